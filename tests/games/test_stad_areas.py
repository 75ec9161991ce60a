"""De Ontembare Stad: areas (STAD-4), and isolation in the strategic variant (STAD-8.5 to STAD-8.7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.stad_table import Game, Table, area, names_of
from turncoat.games import NOBODY
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.areas import isolated_by
from turncoat.games.ontembare_stad.scene import scene
from turncoat.games.ontembare_stad.state import NONE, PURCHASE, Phase, State, owner_of
from turncoat.games.ontembare_stad.tables import AREAS, BLACK, COST, NEAR
from turncoat.kernel import copy

OTHERS = {"B": "o8", "C": "o14"}


def test_an_area_costs_its_dots() -> None:
    """STAD-4.1: and gets a knight"""
    table = Table(areas={"A": "o1", **OTHERS})
    table.do("area:m0")
    assert table.stones[0] == 1
    assert table.state.knights[0] == 25 - 2
    assert table.areas("A") == ["m0", "o1"]
    assert table.refusal("area:o2") == ("why-stones", {"number": 4, "have": 1})


def test_only_neutral_areas_are_bought() -> None:
    """STAD-4.1"""
    table = Table(areas={"A": "o1", "B": "o2", "C": "o14"})
    assert table.refusal("area:o1")[0] == "why-yours"
    assert table.refusal("area:o2")[0] == "why-taken"


def test_an_area_must_be_adjacent_to_an_own_one() -> None:
    """STAD-4.2: which may be one just bought"""
    table = Table(areas={"A": "o1", **OTHERS})
    assert sorted(table.legal_of("area")) == ["m0", "m1", "o0", "o2"]
    assert table.why_not("area:o3") == "STAD-4.2"
    table.do("area:o0")
    assert "o23" in table.legal_of("area")


def test_at_most_two_areas_a_turn() -> None:
    """STAD-4.3"""
    table = Table(areas={"A": "o1", **OTHERS}, stones="20 5 5")
    table.do("area:o0", "area:o23")
    assert table.legal_of("area") == []
    assert table.refusal("area:m0") == ("why-areas-limit", {"number": 2})


def test_an_abandoned_building_comes_with_its_area() -> None:
    """STAD-4.4: for the price of the area alone, with its points, and it does not count as placed"""
    table = Table(areas={"A": "m11", **OTHERS}, abandoned="m12=beursgebouw")
    table.do("area:m12")
    assert table.stones[0] == 0
    assert table.scores[0] == 5
    assert (table.state.bought, table.state.placed) == (1, 0)
    assert table.happened(What.ABANDONED)


def test_without_a_knight_no_area_is_taken() -> None:
    """STAD-4.5: neither bought nor raided nor settled by a Pioneer"""
    mine = " ".join([f"o{n}" for n in range(24)] + ["m0"])
    areas = {"A": mine, "B": "i0", "C": "i5"}
    table = Table(areas=areas, stones="20 5 5", influence={"A": "pionier overval"})
    assert table.state.knights[0] == 0
    assert table.why_not("area:m1") == "STAD-4.5"
    assert table.why_not("play:pionier") == "STAD-4.5"
    assert table.why_not("play:overval") == "STAD-4.5"


# Isolation


def isolation(preset: str = "strategic", **more: str) -> Table:
    """The rulebook's picture: green's stable at o4, between red (o3, m2) and blue (m3); o5 is the last neutral area beside it."""
    areas = {
        "A": "m3 " + more.get("A", ""),
        "B": "o3 m2 " + more.get("B", ""),
        "C": "o4=paardenstal " + more.get("C", ""),
    }
    return Table(3, preset, areas=areas, mover=more.get("mover", "A"))


@pytest.mark.parametrize(("buyer", "index", "more"), [("A", 0, {}), ("B", 1, {"B": "o6"})])
def test_who_buys_the_last_neutral_neighbour_takes_the_area_over(buyer: str, index: int, more: dict[str, str]) -> None:
    """STAD-8.5, STAD-8.6: blue, or red if it is red that buys; with the building and its point"""
    table = isolation(mover=buyer, **more)
    assert table.scores == [0, 0, 1]
    table.do("area:o5")
    assert "o4" in table.areas(buyer)
    assert table.areas("C") == []
    assert table.scores == [int(order == index) for order in range(3)]
    assert table.told(What.TAKEN_OVER) == [(index, area("o4"), 2)]
    assert table.state.knights[2] == 25
    assert table.told(What.EXPELLED) == [(2,)]


def test_in_the_basic_game_nothing_is_isolated() -> None:
    """STAD-8.5: these rules are the strategic variant's"""
    table = isolation("basic")
    table.do("area:o5")
    assert table.areas("C") == ["o4"]


def test_an_area_with_a_neighbour_of_its_own_is_safe() -> None:
    """STAD-8.5: two connected areas are never isolated"""
    table = Table(3, "strategic", areas={"A": "m3", "B": "o3", "C": "o4 m2"})
    table.do("area:o5")
    assert table.areas("C") == ["m2", "o4"]


def test_all_that_one_purchase_isolates_goes_over_together() -> None:
    """STAD-8.6: two areas, of two orders"""
    areas = {"A": "m0 o0 m1", "B": "o1", "C": "o3", "D": "m2 o4"}
    table = Table(4, "strategic", areas=areas)
    table.do("area:o2")
    assert table.areas("A") == ["m0", "m1", "o0", "o1", "o2", "o3"]
    assert len(table.told(What.TAKEN_OVER)) == 2


def test_without_knights_an_isolated_area_stays() -> None:
    """STAD-8.6, STAD-4.5: the last knight is on the area bought"""
    spread = "i3 i5 i7 m7 m8 m10 m11 m12 m13 m14 o8 o9 o10 o11 o12 o13 o14 o15 o16 o17 o18 o19 o20"
    areas = {"A": f"m3 {spread}", "B": "o3 m2", "C": "o4=paardenstal"}
    table = Table(3, "strategic", areas=areas)
    assert table.state.knights[0] == 1
    table.do("area:o5")
    assert table.areas("C") == ["o4"]
    assert table.told(What.NO_KNIGHT) == [(0, area("o4"))]


def test_a_card_never_isolates() -> None:
    """STAD-8.7: surrounded by a Pioneer, the area is safe, until a neighbour is neutral and bought again"""
    areas = {"A": "m3 o2", "B": "o3 m2", "C": "o4=paardenstal o12"}
    table = Table(3, "strategic", areas=areas, influence={"A": "pionier infiltrant"}, stones="9 5 5")
    table.do("play:pionier", "target:o5")
    assert table.areas("C") == ["o4", "o12"]
    assert table.told(What.SURROUNDED) == [(2, area("o4"))]
    table.do("area:o6")
    assert table.areas("C") == ["o4", "o12"]
    table.do("play:infiltrant", "target:o3", "area:o3")
    assert "o4" in table.areas("A")


def isolated_slowly(s: State, bought: int, buyer: int) -> set[str]:
    """By the words of the rulebook, one area at a time."""
    owners = {place: owner_of(s, place) for place in range(AREAS)} | {bought: buyer}
    beside = {place: [other for other in range(AREAS) if NEAR[place] >> other & 1] for place in range(AREAS)}
    return {
        names_of(1 << place)[0]
        for place, owner in owners.items()
        if owner not in (NONE, buyer) and bought in beside[place]
        if all(owners[other] not in (NONE, owner) for other in beside[place])
    }


@given(owners=st.lists(st.integers(-1, 3), min_size=AREAS, max_size=AREAS), bought=st.integers(0, AREAS - 1))
def test_isolation_is_what_the_rulebook_says(owners: list[int], bought: int) -> None:
    """STAD-8.5, C18: against a slow reading of it, on any board"""
    s = Game(4, "strategic").state
    for place, owner in enumerate(owners):
        if owner != NONE and place != bought:
            s.owned[owner] |= 1 << place
    assert set(names_of(isolated_by(s, bought, 0))) == isolated_slowly(s, bought, 0)


@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5))
def test_only_a_purchase_takes_areas_over(seed: int, seats: int) -> None:
    """STAD-8.6, STAD-8.7: in whole games, and exactly what a slow reading says"""
    game = Game(seats, "strategic")
    before = copy(game.state)
    for _ in game.random_steps(seed):
        taken = {names_of(1 << where)[0] for _, where, _ in game.told(What.TAKEN_OVER)}
        bought = [where for _, where, _ in game.told(What.BOUGHT_AREA)]
        if bought:
            assert taken == isolated_slowly(before, bought[0], before.active)
        else:
            assert not taken
        before = copy(game.state)


# Reactions to a purchase


def test_whoever_can_block_is_asked_before_an_area_is_bought() -> None:
    """STAD-6.15: clockwise; an order that cannot answer is not asked, and the log tells of the attempt in any case"""
    areas = {"A": "o1", "B": "o8", "C": "o14", "D": "o18"}
    table = Table(4, areas=areas, influence={"B": "gift", "C": "blokkade", "D": "blokkade"})
    table.do("area:o2")
    assert table.told(What.WANTS_AREA) == [(0, area("o2"), COST[area("o2")])]
    assert table.stones[0] == 5
    assert (table.mover, table.legal) == ("C", ["block", "pass"])
    assert table.state.attempt == PURCHASE
    table.do("pass")
    assert (table.mover, table.legal) == ("D", ["block", "pass"])
    table.do("pass")
    assert table.areas("A") == ["o1", "o2"]
    assert (table.mover, table.phase) == ("A", Phase.ACTIONS)


def isolated(state: State, seat: int) -> dict[str, list[str]]:
    """What purchases would isolate."""
    return {area: bought.isolates for area, bought in scene(state, seat).purchases.items() if bought.isolates}


def gained(state: State, seat: int) -> dict[str, dict[str, int]]:
    """Whose points purchases would change."""
    return {area: bought.gains for area, bought in scene(state, seat).purchases.items() if bought.gains}


def test_what_a_purchase_would_isolate_is_told_beforehand() -> None:
    """STAD-8.5: the scene tells the page, so that it can be shown before the click"""
    assert isolated(isolation().state, 0) == {"o5": ["o4"]}
    assert isolated(isolation("basic").state, 0) == {}
    spread = "i3 i5 i7 m7 m8 m10 m11 m12 m13 m14 o8 o9 o10 o11 o12 o13 o14 o15 o16 o17 o18 o19 o20"
    last_knight = Table(3, "strategic", areas={"A": f"m3 {spread}", "B": "o3 m2", "C": "o4=paardenstal"})
    assert isolated(last_knight.state, 0) == {}  # STAD-4.5: it would stay where it is


def test_what_a_purchase_would_bring_is_told_with_the_great_powers() -> None:
    """STAD-7.1, STAD-8.9: the third building of a category comes with an abandoned one, or with what is isolated; the page adds nothing up"""
    areas = {"A": "m3 o20=waterput o22=paardenstal", "B": "o3 m2", "C": "o4=paardenstal o10=paardenstal o12=waterput"}
    table = Table(3, "strategic", areas=areas, abandoned="o19=burgerwoning", influence={"B": "blokkade"})
    assert table.power("burgerij") == "C"
    expected = {"o5": {"0": 1 + 1, "2": -1 - 1}, "o19": {"0": 2}}  # the second time a tie: who has it keeps it
    assert gained(table.state, 0) == expected
    assert gained(table.state, 1) == expected
    table.do("area:o5")
    assert gained(table.state, 1) == {"o5": expected["o5"]}  # who is asked sees what is at stake


@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5), preset=st.sampled_from(["basic", "strategic", "verraad"]))
def test_a_purchase_brings_what_was_told_before_it(seed: int, seats: int, preset: str) -> None:
    """STAD-8.5, STAD-8.9: in whole games, whether somebody could react or not"""
    game = Game(seats, preset)
    before = copy(game.state)
    for _ in game.random_steps(seed):
        for _, where, _ in game.told(What.BOUGHT_AREA):
            gains = gained(before, NOBODY)
            name = names_of(1 << where)[0]
            changes = [game.state.score[order] - before.score[order] for order in (*range(game.state.orders), BLACK)]
            keys = [*map(str, range(game.state.orders)), "black"]
            assert gains.get(name, {}) == {key: change for key, change in zip(keys, changes, strict=True) if change}
            if bought := scene(before, NOBODY).purchases.get(name):
                assert bought.score == game.state.score[before.active]
        before = copy(game.state)
