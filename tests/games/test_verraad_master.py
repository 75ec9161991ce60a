"""Het Verraad: the Black Master moves (VERRAAD-7), attacks (VERRAAD-8), and what is his (VERRAAD-9)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.stad_table import area, names_of
from tests.games.verraad_table import THREE, Verraad
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.state import Phase
from turncoat.games.ontembare_stad.tables import AREA_NAMES, AREAS, BLACK, GATE, NEAR
from turncoat.games.ontembare_stad.verraad.rules.master import reach

# He moves


def test_only_with_a_black_token_is_there_a_phase_of_his() -> None:
    """VERRAAD-7.1"""
    table = Verraad(black={"B": "1"}, master="o1")
    assert table.why_not("roll") == "VERRAAD-7.1"
    table.do("done")
    assert (table.phase, table.mover) == (Phase.CHOOSE, "B")


def test_where_nothing_can_be_moved_attacked_or_played_his_phase_is_passed_over() -> None:
    """VERRAAD-7.1, VERRAAD-7.5"""
    table = Verraad(areas={"A": "o5", "B": "o2 o10 o18"}, seats=2, towers="o2 o10 o18", black={"A": "1"})
    table.do("done")
    assert table.mover == "B"
    walls = {"A": "o5", "B": "o2 o10 o18"}
    useless = Verraad(areas=walls, seats=2, towers="o2 o10 o18", black={"A": "1"}, influence={"A": "gift"})
    useless.do("done")
    assert useless.mover == "B"
    cards = Verraad(areas=walls, seats=2, towers="o2 o10 o18", black={"A": "1"}, influence={"A": "infiltrant"})
    cards.do("done")
    assert cards.legal == ["play:infiltrant", "stay", "done"]
    assert cards.why_not("roll") == "VERRAAD-7.5"
    cards.do("play:infiltrant", "target:o2")
    assert cards.legal_of("play") == []  # a tower is gone, so he can enter
    assert "roll" in cards.legal


def test_he_goes_by_the_die_or_by_the_number_of_tokens() -> None:
    """VERRAAD-7.2: fewer steps are allowed"""
    table = Verraad(black={"A": "4 4 4"}, master="i0", at="master")
    assert table.legal == ["roll", "steps", "stay", "done"]
    assert table.why_not("master:i1") == "VERRAAD-7.2"
    assert table.why_not("attack") == "VERRAAD-7.2"
    table.do("steps")
    by_tokens = table.legal_of("master")
    assert table.told(What.COUNTED_STEPS) == [(0, 3)]
    assert "i1" in by_tokens
    assert "i3" in by_tokens
    rolled = Verraad(black={"A": "4 4 4"}, master="i0", at="master")
    rolled.do("roll")
    assert rolled.weights == {f"die:{number}": 1 for number in range(1, 7)}
    rolled.do("die:1")
    assert rolled.legal_of("master") == ["i1", "i7", "m0", "m1"]
    assert rolled.told(What.ROLLED_STEPS) == [(0, 1)]
    rolled.do("master:m1")
    assert rolled.master == "m1"


def test_he_may_stay_before_and_after_the_die() -> None:
    """VERRAAD-7.2"""
    table = Verraad(black={"A": "1"}, master="i0", at="master")
    table.do("roll", "die:3", "stay")
    assert table.happened(What.MASTER_STAYED)
    assert (table.master, table.mover) == ("i0", "B")
    still = Verraad(black={"A": "1"}, master="i0", at="master")
    still.do("stay")
    assert (still.master, still.mover) == ("i0", "B")


def test_a_step_leads_to_an_adjacent_area_or_from_gate_to_gate() -> None:
    """VERRAAD-7.3"""
    table = Verraad(black={"A": "1"}, master="o2", at="master")
    table.do("steps")
    assert table.legal_of("master") == ["m1", "o1", "o3", "o10", "o18"]
    assert table.why_not("master:o4") == "VERRAAD-7.3"
    assert table.refusal("master:o4") == ("why-master-far", {"number": 1})
    table.do("master:o18")
    assert table.told(What.MASTER_MOVED) == [(0, area("o18"))]


def test_by_the_option_it_is_two_steps_from_gate_to_gate() -> None:
    """VERRAAD-7.3: but one from outside (VERRAAD-7.4)"""
    options = {"gate_step": "2"}
    table = Verraad(black={"A": "1"}, master="o2", at="master", options=options)
    assert names_of(reach(table.state, 1, 0)) == ["m1", "o1", "o3"]
    two = names_of(reach(table.state, 2, 0))
    assert "o10" in two
    assert "o18" in two
    assert "o9" not in two
    assert "o9" in names_of(reach(table.state, 3, 0))
    beside = Verraad(black={"A": "1"}, master="o1", at="master", options=options)
    assert "o10" not in names_of(reach(beside.state, 2, 0))
    assert "o10" in names_of(reach(beside.state, 3, 0))
    outside = Verraad(black={"A": "1"}, at="master", options=options)
    assert names_of(reach(outside.state, 1, 0)) == ["o2", "o10", "o18"]


def test_he_enters_by_a_gate_which_is_the_first_step() -> None:
    """VERRAAD-7.4"""
    table = Verraad(black={"A": "1 1"}, at="master")
    assert table.master is None
    table.do("steps")
    assert table.legal_of("master") == [
        "m1",
        "m6",
        "m7",
        "m12",
        "o1",
        "o2",
        "o3",
        "o9",
        "o10",
        "o11",
        "o17",
        "o18",
        "o19",
    ]
    assert table.why_not("master:i0") == "VERRAAD-7.4"
    table.do("master:m12")
    assert table.told(What.MASTER_ENTERED) == [(area("m12"),)]


def test_watchtowers_stop_him_but_for_those_of_the_active_order_and_his_own() -> None:
    """VERRAAD-7.5"""
    areas = {"A": "o1 o5", "B": "m1 o16", "C": "o20"}
    table = Verraad(areas=areas, black_areas="o3", towers="o1 m1 o3", black={"A": "1 1"}, master="o2", at="master")
    table.do("steps")
    assert table.legal_of("master") == [
        "m0",
        "m2",
        "m6",
        "m7",
        "m12",
        "o0",
        "o4",
        "o9",
        "o10",
        "o11",
        "o17",
        "o18",
        "o19",
    ]
    assert table.why_not("master:i0") == "VERRAAD-7.5"
    table.do("master:o0")
    assert table.told(What.LET_THROUGH) == [(0,)]
    other = Verraad(areas=areas, towers="o1 m1", black={"B": "1 1"}, master="o2", mover="B", turns=2, at="master")
    other.do("steps")
    assert "o0" not in other.legal_of("master")
    assert other.why_not("master:o0") == "VERRAAD-7.5"
    other.do("master:i0")
    assert other.happened(What.LET_THROUGH)
    free = Verraad(areas=areas, towers="o1", black={"A": "1 1"}, master="o2", at="master")
    free.do("steps", "master:m0")
    assert not free.happened(What.LET_THROUGH)


def test_a_tower_at_its_gate_lets_him_in_for_its_owner_alone() -> None:
    """VERRAAD-7.5"""
    areas = {"A": "o2", "B": "o10 o18"}
    table = Verraad(2, areas=areas, towers="o2 o10 o18", black={"A": "1 1"}, at="master")
    table.do("steps")
    assert table.legal_of("master") == ["m1", "o1", "o3"]
    table.do("master:o1")
    assert table.happened(What.LET_THROUGH)


def test_he_never_ends_on_a_watchtower() -> None:
    """VERRAAD-7.6: nor on one of the active order, or his own"""
    areas = {"A": "o1 o5", "B": "m1 o16", "C": "o20"}
    table = Verraad(areas=areas, black_areas="o3", towers="o1 m1 o3", black={"A": "1 1"}, master="o2", at="master")
    table.do("steps")
    for name in ("o1", "m1", "o3"):
        assert table.why_not(f"master:{name}") == "VERRAAD-7.6"


def distances(start: str | None, closed: set[str], gate_step: int) -> dict[str, int]:
    """Steps to every area, by Dijkstra's way of counting: slow and plain."""
    gates = [name for i, name in enumerate(AREA_NAMES) if GATE[i] and name not in closed]
    far = {start: 0} if start else dict.fromkeys(gates, 1)
    for _ in range(2 * AREAS):
        for name, steps in list(far.items()):
            roads = [(other, 1) for other in names_of(NEAR[area(name)])]
            if GATE[area(name)]:
                roads += [(other, gate_step) for other in gates]
            for other, step in roads:
                if other not in closed and steps + step < far.get(other, 1000):
                    far[other] = steps + step
    return far


@given(
    towers=st.sets(st.sampled_from(AREA_NAMES), max_size=12),
    start=st.sampled_from([None, *AREA_NAMES]),
    steps=st.integers(1, 6),
    gate_step=st.sampled_from(["1", "2"]),
)
def test_his_reach_is_what_counting_steps_says(towers: set[str], start: str | None, steps: int, gate_step: str) -> None:
    """VERRAAD-7.3, VERRAAD-7.4, VERRAAD-7.5, VERRAAD-7.6"""
    towers -= {start or ""}
    table = Verraad(2, areas={"A": "i0"}, options={"gate_step": gate_step})
    s = table.state
    s.owned[0], s.owned[1] = 0, sum(1 << area(name) for name in towers)
    s.towers, s.master = s.owned[1], area(start) if start else -1
    far = distances(start, towers, int(gate_step))
    wanted = {name for name, many in far.items() if many <= steps and name != start}
    assert set(names_of(reach(s, steps, 0))) == wanted
    every = distances(start, set(), int(gate_step))
    assert set(names_of(reach(s, steps, s.owned[1]))) == {n for n, m in every.items() if m <= steps} - towers - {start}


# He attacks


def attacking(**more: object) -> Verraad:
    """The Black Master stands on an area of order B, led by A with two tokens."""
    given = {"areas": {**THREE, "B": "o1=kapel o16"}, "black": {"A": "1 1"}, "master": "o1", "at": "master", **more}
    return Verraad(**given)  # type: ignore[arg-type]


def test_he_may_attack_once_where_he_stands_moved_or_not() -> None:
    """VERRAAD-8.1"""
    table = attacking()
    table.do("stay")
    assert table.legal == ["attack", "spare"]
    assert table.why_not("roll") == "VERRAAD-7.2"
    table.do("spare")
    assert table.mover == "B"
    moved = attacking(master="o0", influence={"A": "infiltrant"})
    moved.do("steps", "master:o1", "attack", "die:1", "die:6")
    assert moved.phase == Phase.MASTER_AFTER
    assert moved.why_not("attack") == "VERRAAD-8.1"


@pytest.mark.parametrize("place", ["o0", "o3"])
def test_on_a_neutral_or_black_area_there_is_nothing_to_attack(place: str) -> None:
    """VERRAAD-8.1"""
    table = attacking(master=place, black_areas="o3", influence={"A": "infiltrant"})
    table.do("stay")
    assert table.why_not("attack") == "VERRAAD-8.1"


def test_an_own_area_is_not_attacked_but_by_the_option() -> None:
    """VERRAAD-8.2"""
    table = attacking(master="o5", influence={"A": "infiltrant"})
    table.do("stay")
    assert table.why_not("attack") == "VERRAAD-8.2"
    allowed = attacking(master="o5", options={"attack_own_area": "yes"})
    allowed.do("stay")
    assert allowed.game.refusal(allowed.game.view(allowed.state, 0), allowed.game.parse_action("attack")) is None
    allowed.do("attack", "die:6", "die:1")
    assert allowed.black_areas == ["o5"]


def test_the_attack_is_the_die_and_the_number_of_tokens_whatever_their_values() -> None:
    """VERRAAD-8.3"""
    table = attacking(black={"A": "4 4 4"})
    table.do("stay", "attack", "die:2")
    assert table.told(What.ATTACK) == [(0, 5)]


def test_the_defence_is_the_die_white_tokens_and_adjacent_own_towers() -> None:
    """VERRAAD-8.4: others' towers do not help"""
    areas = {"A": "o5", "B": "o1=kapel o0 m1 o16", "C": "m0"}
    table = attacking(areas=areas, towers="o0 m1 o16 m0", white={"B": 2, "C": 3})
    table.do("stay", "attack", "die:1", "die:3")
    assert table.told(What.ARCHERS) == [(1, 2)]
    assert table.told(What.DEFENCE) == [(1, 3 + 2 + 2)]


def test_a_higher_attack_conquers() -> None:
    """VERRAAD-8.5, VERRAAD-9.1: area, building and points are his"""
    table = attacking()
    table.do("stay", "attack", "die:3", "die:4")
    assert table.told(What.CONQUERED) == [(area("o1"), 1)]
    assert (table.black_areas, table.areas("B")) == (["o1"], ["o16"])
    assert (table.marker, table.scores, table.state.knights[1], table.state.knights[BLACK]) == (2, [0, 0, 0], 24, 24)


def test_a_higher_defence_holds() -> None:
    """VERRAAD-8.6"""
    table = attacking()
    table.do("stay", "attack", "die:3", "die:6")
    assert table.told(What.REPELLED) == [(area("o1"), 1)]
    assert (table.areas("B"), table.marker, table.scores[1]) == (["o1", "o16"], 0, 2)


def test_if_they_are_equal_the_area_is_neutral_and_the_building_stays() -> None:
    """VERRAAD-8.7"""
    table = attacking(areas={**THREE, "B": "o1=opera o16"})
    table.do("stay", "attack", "die:4", "die:6")
    assert table.told(What.UNDECIDED) == [(area("o1"), 1)]
    assert (table.areas("B"), table.black_areas, table.building("o1")) == (["o16"], [], "opera")
    assert (table.scores[1], table.marker, table.state.knights[1]) == (0, 0, 24)


@pytest.mark.parametrize("dice", [("die:6", "die:1"), ("die:1", "die:6"), ("die:1", "die:3")])
def test_he_stays_where_he_attacked(dice: tuple[str, str]) -> None:
    """VERRAAD-8.8: and does not move after that"""
    table = attacking(influence={"A": "infiltrant"})
    table.do("stay", "attack", *dice)
    assert table.master == "o1"
    assert table.why_not("roll") == "VERRAAD-8.8"
    assert table.why_not("master:o0") == "VERRAAD-8.8"


def test_the_rulebooks_attack() -> None:
    """VERRAAD-8.3 to VERRAAD-9.3"""
    table = Verraad(
        4,
        areas={"A": "i6", "B": "o1 o2=tolhuis i4", "C": "m0 m1", "D": "o3"},
        black_areas="o0",
        towers="o2",
        black={"A": "1 3"},
        white={"B": 2},
        master="o1",
        at="master",
    )
    table.do("stay", "attack", "die:6", "die:1")
    assert (table.told(What.ATTACK), table.told(What.DEFENCE)) == ([(0, 8)], [(1, 4)])
    assert table.black_areas == ["o0", "o1", "o2"]
    assert table.told(What.MASTER_ISOLATED) == [(area("o2"), 1)]
    assert table.told(What.MASTER_TOWER) == [(area("o2"),)]
    assert table.scores[1] == 0
    assert table.marker == 3
    assert table.master == "o1"


def test_by_the_option_protection_stops_an_attack_before_the_dice() -> None:
    """VERRAAD-8.9: the owner is asked, if it holds one"""
    unasked = attacking(influence={"B": "bescherming"})
    unasked.do("stay", "attack")
    assert (unasked.mover, unasked.verbs) == ("chance", {"die"})
    options = {"protection_stops_attack": "yes"}
    table = attacking(influence={"B": "bescherming", "C": "bescherming"}, options=options)
    table.do("stay", "attack")
    assert (table.mover, table.legal) == ("B", ["protect", "pass"])
    assert table.why_not("block") == "STAD-6.14"
    table.do("protect")
    assert table.happened(What.ATTACK_PROTECTED)
    assert (table.areas("B"), table.mover) == (["o1", "o16"], "B")
    helpless = attacking(influence={"B": "gift"}, options=options)
    helpless.do("stay", "attack", "die:6", "die:1")
    assert helpless.black_areas == ["o1"]


def test_by_the_option_blockade_stops_a_conquest_after_the_dice() -> None:
    """VERRAAD-8.10: all are asked that hold one, but the active order"""
    options = {"blockade_stops_conquest": "yes"}
    table = attacking(influence={"B": "gift", "C": "blokkade"}, options=options)
    table.do("stay", "attack", "die:6", "die:1")
    assert (table.mover, table.legal) == ("C", ["block", "pass"])
    assert table.why_not("protect") == "STAD-6.13"
    table.do("block")
    assert table.happened(What.CONQUEST_BLOCKED)
    assert (table.areas("B"), table.black_areas) == (["o1", "o16"], [])
    let = attacking(influence={"C": "blokkade"}, options=options)
    let.do("stay", "attack", "die:6", "die:1", "pass")
    assert let.black_areas == ["o1"]
    lost = attacking(influence={"C": "blokkade"}, options=options)
    lost.do("stay", "attack", "die:1", "die:6")
    assert lost.mover == "B"


def test_a_blockade_of_the_same_turn_does_not_stop_a_conquest() -> None:
    """VERRAAD-8.10"""
    table = attacking(influence={"A": "overval", "B": "blokkade"})
    table.do("play:overval", "target:o1", "block", "stay", "attack", "die:6", "die:1")
    assert table.black_areas == ["o1"]


# What is his


def test_he_has_neither_income_nor_tax_nor_red_space() -> None:
    """VERRAAD-9.1: his points are buildings, great powers, and what tokens brought"""
    table = Verraad(black_areas="o1=kapel o3=tolhuis", marker=2, at="choose", row="kapel tolhuis smederij")
    assert table.marker == 2 + 2 + 3
    bank = table.state.bank
    table.do("choose:1", "card:paardenstal")
    assert table.state.bank == bank - 2
    table.do("done")
    assert not table.happened(What.RED)


def test_what_changes_his_points_is_told_when_the_turn_ends() -> None:
    """VERRAAD-9.1"""
    table = attacking()
    table.do("stay", "attack", "die:6", "die:1")
    assert table.told(What.MASTER_POINTS) == [(2,)]


def test_without_a_black_knight_he_conquers_nothing() -> None:
    """VERRAAD-9.2: the knight there simply stays"""
    many = "i0 i1 i2 i3 i4 i5 i6 i7 m0 m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12 m13 m14 m15 o3"
    table = attacking(black_areas=many)
    table.do("stay", "attack", "die:6", "die:1")
    assert table.happened(What.NO_BLACK_KNIGHT)
    assert "o1" in table.areas("B")
    one_left = attacking(black_areas=many.replace(" o3", ""), areas={"A": "o5 o23 o2", "B": "o1 o0=kapel", "C": "o20"})
    one_left.do("stay", "attack", "die:6", "die:1")
    assert one_left.areas("B") == ["o0"]
    assert one_left.told(What.NO_BLACK_KNIGHT) == [(area("o0"),)]


def test_a_conquest_isolates_adjacent_areas_of_the_same_owner_only() -> None:
    """VERRAAD-9.3: what was surrounded before, of somebody else, is safe"""
    areas = {"A": "i6", "B": "o1 o2=tolhuis", "C": "m0 o0=paardenstal", "D": "o3 m1 o23"}
    table = Verraad(4, areas=areas, black={"A": "1 1"}, master="o1", at="master", black_areas="m15 i0")
    table.do("stay", "attack", "die:6", "die:1")
    assert table.black_areas == ["i0", "m15", "o1", "o2"]
    assert "o0" in table.areas("C")


def test_two_connected_areas_are_not_isolated() -> None:
    """VERRAAD-9.3"""
    table = attacking(areas={"A": "o5 m0 m1", "B": "o1 o2 o3", "C": "o4 m2"})
    table.do("stay", "attack", "die:6", "die:1")
    assert table.areas("B") == ["o2", "o3"]


def test_his_areas_can_be_isolated_by_a_purchase() -> None:
    """VERRAAD-9.4: with building and tower"""
    table = Verraad(
        areas={"A": "o3 m2 m3", "B": "o16", "C": "o20"}, black_areas="o4=tolhuis", towers="o4", stones="9 0 0"
    )
    assert table.marker == 3
    table.do("area:o5")
    assert table.told(What.TAKEN_FROM_MASTER) == [(0, area("o4"))]
    assert (table.marker, table.scores[0], table.black_areas, table.towers) == (0, 3, [], ["o4"])
