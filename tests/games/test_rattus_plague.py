"""Rattus: the plague moves, spreads and strikes (RAT-3)."""

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.rattus_table import SEATS, Game, Table, face, in_play, neighbours, region
from turncoat.games.game import CHANCE
from turncoat.games.rattus import GAME
from turncoat.games.rattus.events import What
from turncoat.games.rattus.state import EVERYWHERE, GONE, Phase
from turncoat.games.rattus.tables import CLASS_NAMES, FACE_NAMES

LETTERS = dict(zip("PBCKWR", CLASS_NAMES))
every_seats = pytest.mark.parametrize("seats", [2, 3, 4])


# RAT-3.1: the move


@every_seats
def test_plague_moves_to_an_adjacent_region(seats: int) -> None:
    """RAT-3.1, R13: any of them, no other, and it may not stay"""
    for name in in_play(seats):
        table = Table(seats, pawn=name)
        table.to_plague()
        assert table.legal == [f"plague:{other}" for other in neighbours(name, seats)]
        assert table.why_not(f"plague:{name}") == "RAT-3.1"
        for other in in_play(seats):
            if other != name and other not in neighbours(name, seats):
                assert table.why_not(f"plague:{other}") == "RAT-3.1"


def test_only_the_region_where_the_pawn_arrives_is_hit() -> None:
    """RAT-3.1, R13: cubes and rats where it comes from are left alone"""
    table = Table(cubes={"germania": "BB", "gallia": "BB"}, pawn="germania")
    table.to_plague()
    table.strike("gallia", "2BWR", spread=["anglia"])
    assert (table.rats("germania"), table.rats("gallia")) == ("s", "")


# RAT-3.2, RAT-3.3: it spreads


@pytest.mark.parametrize(("rats", "new"), [("", 0), ("s", 1), ("s n", 2), ("s n n", 2)])
def test_new_rats_by_the_rats_there(rats: str, new: int) -> None:
    """RAT-3.2: none, one, two, two; from the supply, face down"""
    table = Table(rats={"gallia": rats}, pawn="germania", supply=20)
    table.to_plague()
    table.do("plague:gallia")
    for _ in range(new):
        assert table.mover == "A"
        assert table.legal_of("spread") == neighbours("gallia")
        table.do("spread:hispania")
    assert table.rats("hispania") == "s n n"[: 1 + 2 * new]
    assert table.state.supply == 20 - new
    assert table.mover == "B"


def test_two_new_rats_may_go_apart() -> None:
    """RAT-3.2: into one region or two, as the mover likes; never into the pawn's own or beyond"""
    table = Table(rats={"gallia": "s n"}, pawn="germania")
    table.to_plague()
    table.do("plague:gallia")
    assert table.why_not("spread:gallia") == "RAT-3.2"
    assert table.why_not("spread:scandia") == "RAT-3.2"
    table.do("spread:italia", "spread:anglia")
    assert (table.rats("italia"), table.rats("anglia"), table.rats("hispania")) == ("s n", "s n", "s")


def test_number_of_new_rats_is_fixed_when_the_pawn_arrives() -> None:
    """RAT-3.2, R14: the monk changes the rats there afterwards, not the number; before, it does"""
    for texts, new in (
        (["plague:gallia", "monk:gallia.1", "to:anglia"], 1),
        (["monk:gallia.1", "to:anglia", "plague:gallia"], 0),
        (["plague:gallia", "monk:hispania.1", "to:gallia"], 1),
        (["monk:hispania.1", "to:gallia", "plague:gallia"], 2),
    ):
        table = Table(cards="A:monk", pawn="germania")
        table.to_plague()
        table.do(*texts)
        assert table.state.spread == new


def test_no_region_gets_a_fourth_rat() -> None:
    """RAT-3.3: the new rat goes elsewhere"""
    table = Table(rats={"gallia": "s n", "hispania": "s n n", "anglia": "s n"}, pawn="germania")
    table.to_plague()
    table.do("plague:gallia")
    assert table.legal_of("spread") == ["anglia", "germania", "italia"]
    assert table.why_not("spread:hispania") == "RAT-3.3"
    table.do("spread:anglia")
    assert table.why_not("spread:anglia") == "RAT-3.3"


@pytest.mark.parametrize(("italia", "put"), [("s n n", 0), ("s n", 1), ("s", 2)])
def test_new_rats_without_room_lapse(italia: str, put: int) -> None:
    """RAT-3.3, R14: none, one or two find room; the others stay in the supply"""
    full = dict.fromkeys(("anglia", "germania", "hispania"), "s n n")
    table = Table(rats={"gallia": "s n", **full, "italia": italia}, pawn="germania", supply=10)
    table.to_plague()
    table.do("plague:gallia", *["spread:italia"] * put)
    assert table.mover == "B"
    assert table.state.supply == 10 - put
    assert table.told(What.NO_ROOM) == ([(2 - put,)] if put < 2 else [])


@pytest.mark.parametrize(("supply", "put"), [(0, 0), (1, 1), (2, 2)])
def test_new_rats_beyond_the_supply_lapse(supply: int, put: int) -> None:
    """RAT-3.3, R14: what is there is placed"""
    table = Table(rats={"gallia": "s n n"}, pawn="germania", supply=supply)
    table.to_plague()
    table.do("plague:gallia", *["spread:italia"] * put)
    assert table.state.supply == 0
    assert table.rats("italia") == "s n n"[: 1 + 2 * put]
    assert table.told(What.NO_ROOM) == ([(2 - put,)] if put < 2 else [])


def test_monk_can_take_away_the_last_room() -> None:
    """RAT-3.3, R14: a new rat that found room before lapses once there is none, and the turn goes on"""
    full = dict.fromkeys(("anglia", "germania", "hispania"), "s n n")
    table = Table(rats={"gallia": "s n", **full, "italia": "s n"}, pawn="germania", cards="A:monk", supply=9)
    table.to_plague()
    table.do("plague:gallia")
    assert table.legal_of("spread") == ["italia"]
    table.do("monk:hungaria.1", "to:italia")
    assert table.told(What.NO_ROOM) == [(2,)]
    assert table.mover == "B"


# RAT-3.4: rats are turned up


@pytest.mark.parametrize(("cubes", "rats"), [("", "s n"), ("BB", "")])
def test_nothing_is_turned_up_without_cubes_or_rats(cubes: str, rats: str) -> None:
    """RAT-3.4, R15: both are needed"""
    table = Table(cubes={"gallia": cubes}, rats={"gallia": rats}, pawn="germania")
    table.to_plague()
    table.strike("gallia", spread=["italia"] * len(rats.split()))
    assert table.mover == "B"
    assert table.rats("gallia") == rats
    assert not table.told(What.FLIPPED)


def test_rats_are_turned_up_until_the_cubes_are_gone() -> None:
    """RAT-3.4, R15: the others stay face down"""
    table = Table(cubes={"gallia": "B"}, rats={"gallia": "s s n", "anglia": "", "italia": ""}, cards="B:king")
    table.to_plague()
    table.strike("gallia", "1PR", spread=["italia", "italia"])
    assert table.cubes("gallia") == ""
    assert table.rats("gallia") == "s s"
    assert table.mover == "B"


def test_rats_are_turned_up_until_the_rats_are_gone() -> None:
    """RAT-3.4: cubes that survive all three stay"""
    table = Table(cubes={"gallia": "BB"}, rats={"gallia": "s n n"}, pawn="germania")
    table.to_plague()
    table.strike("gallia", "6APBC", "6AAR", "3AP", spread=["italia", "italia"])
    assert table.cubes("gallia") == "BB"
    assert table.rats("gallia") == ""
    assert table.mover == "B"


def test_which_rat_is_turned_up_is_drawn() -> None:
    """RAT-3.4, R15: each of the rats there is equally likely, whatever the witch knows; alike ones need no lot"""
    table = Table(cubes={"gallia": "BBBB"}, rats={"gallia": "s n=2A@A n"}, pawn="germania")
    table.to_plague()
    table.strike("gallia", spread=["italia", "italia"])
    assert table.mover == "chance"
    assert table.weights == {"flip:1": 1, "flip:2": 1, "flip:3": 1}
    table.do("flip:2")
    assert table.told(What.FLIPPED) == [(region("gallia"), 1, face("2A"))]
    assert table.rats("gallia") == "s n"
    assert table.weights == {"flip:1": 1, "flip:2": 1}
    table.do("flip:2")
    assert table.phase == Phase.FACE
    alike = Table(cubes={"gallia": "B"}, rats={"gallia": "s s s", "anglia": "", "italia": ""}, pawn="germania")
    alike.to_plague()
    alike.strike("gallia", spread=["italia", "italia"])
    assert alike.phase == Phase.FACE


def test_mover_may_choose_which_rat_is_turned_up_by_option() -> None:
    """RAT-3.4, R23, turned_by = mover: among those that can be told apart, of alike ones the first; chance then turns it up"""
    table = Table(cubes={"gallia": "ABB"}, rats={"gallia": "n n n=2A@A"}, options={"turned_by": "mover"})
    table.to_plague()
    table.do("plague:gallia", "spread:anglia", "spread:anglia")
    assert (table.phase, table.mover) == (Phase.TURN_UP, "A")
    assert table.legal == ["turn-up:gallia.1", "turn-up:gallia.3"]
    assert table.why_not("turn-up:gallia.2") == "RAT-0.7"
    assert table.why_not("turn-up:anglia.1") == "RAT-3.4"
    assert table.why_not("done") == "RAT-3.4"
    table.do("turn-up:gallia.3")
    assert (table.mover, table.legal) == ("chance", ["flip:3"])
    table.do("flip:3")
    assert table.cubes("gallia") == "B"
    assert table.phase == Phase.FACE  # the other two are alike


def test_nothing_is_chosen_where_one_rat_lies_or_in_the_final_plague() -> None:
    """RAT-3.4, R23: then chance turns up, as always"""
    table = Table(cubes={"gallia": "ABB"}, rats={"gallia": "n=2A@A"}, options={"turned_by": "mover"})
    table.to_plague()
    table.do("plague:gallia", "spread:anglia")
    assert (table.mover, table.legal) == ("chance", ["flip:1"])
    table = Table(
        cubes={"gallia": "ABB"}, rats={"gallia": "s n n=2A@A"}, elsewhere="", supply=0, options={"turned_by": "mover"}
    )
    table.to_plague()
    table.do("plague:polonia")
    assert table.state.stage == EVERYWHERE
    assert (table.mover, table.legal) == ("chance", ["flip:1", "flip:2", "flip:3"])


def test_rat_that_was_looked_at_keeps_its_face() -> None:
    """RAT-3.4, RAT-4.8: it is turned up by itself, and nothing is drawn for it"""
    table = Table(cubes={"gallia": "BB"}, rats={"gallia": "s=1BC@D"}, cards="B:monk")
    table.to_plague()
    table.do("plague:gallia", "spread:italia")
    assert table.weights == {"flip:1": 1}
    table.do("flip:1")
    assert table.told(What.FLIPPED) == [(region("gallia"), 0, face("1BC"))]
    assert table.cubes("gallia") == "B"


# RAT-3.5 to RAT-3.9: a rat strikes


def struck(cubes: str, name: str, owners: dict[str, str], neutral: int = 0) -> str:
    """The cubes left after a rat: the rulebook once more, over letters. M, then classes, then A."""
    if len(cubes) + neutral < int(name[0]):
        return cubes
    for _ in range(name.count("M")):
        most = max((cubes.count(seat) for seat in cubes), default=0)
        for seat in [seat for seat in SEATS if seat in cubes and cubes.count(seat) == most]:
            cubes = cubes.replace(seat, "", 1)
    for symbol in name[1:]:
        if symbol in LETTERS and LETTERS[symbol] in owners:
            cubes = cubes.replace(owners[LETTERS[symbol]], "", 1)
    for _ in range(name.count("A")):
        for seat in SEATS:
            cubes = cubes.replace(seat, "", 1)
    return cubes


def strike_with(
    cubes: str, name: str, cards: str = "", neutral: bool = False, options: Mapping[str, str] | None = None
) -> Table:
    """A rat with that face strikes these cubes in Gallia, in the turn of seat A."""
    rat = ("s=" if face(name) < 12 else "n=") + name + "@D"
    table = Table(cubes={"gallia": cubes}, rats={"gallia": rat}, cards=cards, pawn="germania", options=options)
    table.to_plague()
    table.do("plague:gallia", "spread:italia")
    if table.phase == Phase.READY:
        table.do("done")
    if table.phase == Phase.COUNT:
        table.events = []
        table.do("count" if neutral else "done")
    table.flip_only()
    return table


@pytest.mark.parametrize(
    ("name", "limit"), [("1PR", 1), ("2MBR", 2), ("3PBR", 3), ("4PCR", 4), ("5PKWR", 5), ("6AAR", 6)]
)
def test_limit_counts_all_cubes_together(name: str, limit: int) -> None:
    """RAT-3.5, R16: of all colours; one cube fewer and nothing happens"""
    for cubes in range(1, 8):
        owners = "".join(sorted(("BCD" * 3)[:cubes]))
        table = strike_with(owners, name, "B:king")
        assert (table.cubes("gallia") != owners) == (cubes >= limit)
        assert bool(table.told(What.SPARED)) == (cubes < limit)


def test_limit_is_of_the_cubes_left() -> None:
    """RAT-3.5, R16: at that moment, after the rats before"""
    table = Table(cubes={"gallia": "BBD"}, rats={"gallia": "s s", "anglia": ""}, cards="B:merchant")
    table.to_plague()
    table.strike("gallia", "1BC", "3KWR", spread=["italia", "italia"])
    assert table.told(What.SPARED) == [(region("gallia"), 2)]


@pytest.mark.parametrize(
    ("cubes", "left"),
    [("BBBCC", "BBCC"), ("BBCC", "BC"), ("BBCCDD", "BCD"), ("BC", ""), ("AABC", "ABC")],
)
def test_majority_loses_one_each(cubes: str, left: str) -> None:
    """RAT-3.6: all that tie; also the mover"""
    assert strike_with(cubes, "2MBC").cubes("gallia") == left


@pytest.mark.parametrize(
    ("cubes", "left"), [("BBBBCC", "BBCC"), ("BBBCCD", "BCD"), ("BBCCDD", ""), ("AAABBBCC", "ABC")]
)
def test_cubes_are_counted_anew_for_each_majority(cubes: str, left: str) -> None:
    """RAT-3.6, R17: 6MMCR"""
    assert strike_with(cubes, "6MMCR").cubes("gallia") == left


@pytest.mark.parametrize(
    ("cubes", "left"),
    [("BBBBCC", "BBCC"), ("BBBCCD", "BCCD"), ("BBCCDD", ""), ("AAABBBCC", "ABCC"), ("BBBBCCC", "BBCCC")],
)
def test_a_second_majority_may_strike_whom_the_first_did(cubes: str, left: str) -> None:
    """RAT-3.6, second_majority = first: 6MMCR; whoever had the most at first loses both, and nobody else"""
    assert strike_with(cubes, "6MMCR", options={"second_majority": "first"}).cubes("gallia") == left


def test_majority_comes_before_all_else() -> None:
    """RAT-3.6: the rulebook's note; with classes first, C would have had the majority"""
    table = strike_with("BBBCC", "2MBC", "B:merchant,monk")
    assert table.cubes("gallia") == "CC"
    assert [event.what for event in table.events if What.LOST_MAJORITY <= event.what <= What.LOST_ALL] == [
        What.LOST_MAJORITY,
        What.LOST_CLASS,
        What.LOST_CLASS,
    ]


def test_each_class_symbol_costs_its_owner_a_cube() -> None:
    """RAT-3.7: for each symbol one, if there is one there; nobody else loses any"""
    assert strike_with("BBBCCCD", "3KWR", "B:knight,witch C:king").cubes("gallia") == "BCCD"
    assert strike_with("BCCC", "3KWR", "B:knight,witch,king").cubes("gallia") == "CCC"
    assert strike_with("CCC", "3KWR", "B:knight,witch").cubes("gallia") == "CCC"
    assert strike_with("BBB", "3KWR").cubes("gallia") == "BBB"


def test_all_lose_one_for_each_a() -> None:
    """RAT-3.8: everybody with cubes there, for each A"""
    assert strike_with("AABCC", "2A").cubes("gallia") == "AC"
    assert strike_with("AAABBCC", "6AAR").cubes("gallia") == "A"
    assert strike_with("AAABBCC", "6AAR", "A:king").cubes("gallia") == ""


def test_majority_classes_all() -> None:
    """RAT-3.6, RAT-3.7, RAT-3.8, R17: M first, then classes, then A: 6MAKW, told in this order"""
    table = strike_with("BBBBCCC", "6MAKW", "C:knight")
    kinds = (What.LOST_MAJORITY, What.LOST_CLASS, What.LOST_ALL)
    lost = [(SEATS[event.fields[0]], What.of(event)) for event in table.events if event.what in kinds]
    assert lost == [
        ("B", What.LOST_MAJORITY),
        ("C", What.LOST_CLASS),
        ("B", What.LOST_ALL),
        ("C", What.LOST_ALL),
    ]
    assert table.cubes("gallia") == "BBC"


@settings(max_examples=300)
@given(
    counts=st.lists(st.integers(0, 4), min_size=4, max_size=4).filter(any),
    owners=st.lists(st.integers(-1, 3), min_size=6, max_size=6),
    name=st.sampled_from(FACE_NAMES),
    neutral=st.booleans(),
)
def test_law_of_a_strike(counts: Sequence[int], owners: Sequence[int], name: str, neutral: bool) -> None:
    """RAT-3.5 to RAT-3.9, RAT-4.5: any cubes, any owners, any face, with the pawn counting or not"""
    cubes = "".join(seat * many for seat, many in zip(SEATS, counts))
    cards = {CLASS_NAMES[card]: SEATS[owner] for card, owner in enumerate(owners) if owner >= 0}
    table = strike_with(cubes, name, " ".join(f"{owner}:{card}" for card, owner in cards.items()), neutral)
    counted = 2 if neutral and cards.get("knight") == "A" else 0
    left = struck(cubes, name, cards, counted)
    assert table.cubes("gallia") == left
    assert table.rats("gallia") == ""
    assert table.state.seen[face(name)] == GONE
    for i, seat in enumerate(SEATS):
        assert table.state.stock[i] == 20 - left.count(seat)
    lost = [event.what for event in table.events if What.LOST_MAJORITY <= event.what <= What.LOST_ALL]
    assert lost == sorted(lost)


def test_turned_up_rats_leave_the_game() -> None:
    """RAT-3.9: whether they struck or not; they do not come back into the supply"""
    table = Table(cubes={"gallia": "BB"}, rats={"gallia": "s n"}, pawn="germania", cards="B:king", supply=20)
    table.to_plague()
    table.strike("gallia", "6APBC", "1PR", spread=["italia", "italia"])
    assert table.rats("gallia") == ""
    assert table.state.supply == 18
    assert table.state.seen[face("6APBC")] == table.state.seen[face("1PR")] == GONE
    assert table.told(What.LEFT) == [(region("gallia"), 2)]


def test_lost_cubes_can_be_placed_again() -> None:
    """RAT-3.9: they are in their owner's supply"""
    table = Table(cubes={"gallia": "BB"}, cards="B:monk,merchant", stock="20 0 20 20", pawn="germania")
    table.to_plague()
    table.strike("gallia", "1BC", spread=["italia"])
    assert table.state.stock[1] == 2
    table.do("done", "settle:italia")
    assert table.cubes("italia") == "BB"


def test_gallia_example() -> None:
    """RAT-3.2 to RAT-3.9: the rulebook's example; red A moves, green B, blue C, yellow D, and Gallia ends empty"""
    table = Table(
        cubes={"gallia": "BBD"},
        rats={"gallia": "s n n", "hispania": "s"},
        cards="D:knight B:peasant,merchant C:monk,witch,king",
        pawn="germania",
    )
    table.to_plague()
    table.do("plague:gallia", "spread:hispania", "spread:hispania")
    assert table.rats("hispania") == "s n n"
    table.flip("1BC")
    assert table.cubes("gallia") == "BD"
    assert table.told(What.LOST_CLASS) == [(1, region("gallia"), CLASS_NAMES.index("merchant"))]
    table.flip("3MBK")
    assert table.cubes("gallia") == "BD"
    assert table.told(What.SPARED) == [(region("gallia"), 2)]
    table.flip("2MBC")
    assert table.cubes("gallia") == ""
    assert table.told(What.LOST_MAJORITY) == [(1, region("gallia")), (3, region("gallia"))]
    assert not table.told(What.LOST_CLASS)
    assert table.rats("gallia") == ""
    assert table.state.stock == [20] * 4
    assert table.mover == "B"


@settings(max_examples=25)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), preset=st.sampled_from(sorted(GAME.presets)))
def test_rats_are_turned_up_only_while_there_are_cubes(seats: int, seed: int, preset: str) -> None:
    """RAT-3.4, RAT-5.5: in whole games, every time that chance turns a rat up"""
    game = Game(seats, preset)
    for _ in game.random_steps(seed):
        s = game.state
        if s.mover == CHANCE and game.phase in (Phase.FLIP, Phase.FACE):
            assert sum(s.cubes[s.at]) > 0
            assert s.rats[s.at] > 0
            assert s.stage == 2 or s.at == s.pawn
