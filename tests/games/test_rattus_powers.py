"""Rattus: the powers of the six classes (RAT-4); when they may be used is for test_rattus_when."""

import pytest

from tests.games.rattus_table import Table, face, neighbours, region, windows
from turncoat.games.rattus.events import What
from turncoat.games.rattus.state import Phase

# RAT-4.2: monk


def test_monk_moves_a_rat_to_an_adjacent_region() -> None:
    """RAT-4.2: any rat on the board, to any neighbour with room; no other"""
    table = Table(rats={"gallia": "s n", "hispania": "s n n"}, cards="A:monk")
    table.do("monk:gallia.2")
    assert table.legal_of("to") == ["anglia", "germania", "italia"]
    assert table.why_not("to:hispania") == "RAT-3.3"
    assert table.why_not("to:scandia") == "RAT-4.2"
    assert table.why_not("to:gallia") == "RAT-4.2"
    table.do("to:italia")
    assert (table.rats("gallia"), table.rats("italia")) == ("s", "s n")
    assert table.told(What.MONK) == [(0, region("gallia"), 1, region("italia"))]


def test_monk_example() -> None:
    """RAT-4.2: the rulebook's example; three cubes on three rats, then one of the rats moves away"""
    table = Table(rats={"gallia": "s n n"}, cards="A:monk", pawn="anglia")
    table.do("done", "settle:gallia", "monk:gallia.2", "to:hispania")
    assert table.cubes("gallia") == "AAA"
    assert (table.rats("gallia"), table.rats("hispania")) == ("s n", "s n")
    table.do("plague:gallia")
    assert table.state.spread == 2


def test_monk_before_placing_makes_more_room() -> None:
    """RAT-4.2, RAT-2.1: a rat brought in counts for the cubes"""
    table = Table(cards="A:monk")
    table.do("monk:italia.1", "to:gallia", "done", "settle:gallia")
    assert table.cubes("gallia") == "AA"


def test_monk_needs_room_next_to_a_rat() -> None:
    """RAT-4.2, RAT-3.3: a rat whose neighbours are all full stays"""
    full = dict.fromkeys(("gallia", "scandia"), "s n n")
    table = Table(rats=full, cards="A:monk")
    assert "anglia.1" not in table.legal_of("monk")
    assert "gallia.1" in table.legal_of("monk")
    assert table.why_not("monk:anglia.1") == "RAT-4.2"
    assert table.why_not("monk:anglia.2") == "RAT-4.2"


def test_monk_chooses_which_rat() -> None:
    """RAT-4.2, R11: also one that it knows, which stays known"""
    table = Table(rats={"gallia": "s n n=2A@A"}, cards="A:monk")
    assert [rat for rat in table.legal_of("monk") if rat.startswith("gallia")] == ["gallia.1", "gallia.2", "gallia.3"]
    table.do("monk:gallia.3", "to:anglia")
    assert (table.rats("gallia"), table.rats("anglia")) == ("s n", "s n=2A@A")


# RAT-4.3: king


def test_king_brings_a_cube_into_the_palace() -> None:
    """RAT-4.3, R10: one own cube, from a region without rats at that moment"""
    table = Table(
        cubes={"italia": "AAB", "gallia": "A", "polonia": "B"}, rats={"italia": "", "polonia": ""}, cards="A:king"
    )
    assert table.legal_of("king") == ["italia"]
    assert table.why_not("king:gallia") == "RAT-4.3"
    assert table.why_not("king:polonia") == "RAT-4.3"
    table.do("king:italia")
    assert table.cubes("italia") == "AB"
    assert table.state.palace == [1, 0, 0, 0]
    assert table.state.stock[0] == 17
    assert table.points_and_ranks()[0][0] == 3


def test_king_after_the_monk_has_cleared_a_region() -> None:
    """RAT-4.3, R10: zero rats at that moment is enough"""
    table = Table(cubes={"gallia": "A"}, cards="A:king,monk")
    assert not table.legal_of("king")
    table.do("monk:gallia.1", "to:anglia")
    assert table.legal_of("king") == ["gallia"]


def test_palace_is_safe() -> None:
    """RAT-4.3: no rat reaches it, not even in the final plague, and it counts at the end"""
    table = Table(2, cubes={"gallia": "AB"}, stock="16 19", rats={"italia": ""}, supply=0, pawn="anglia")
    table.to_plague()
    table.do("plague:gallia")
    table.flip("2BWR")  # the supply is empty, so this was the last turn
    assert table.mover == "over"
    assert table.state.palace == [3, 0, 0, 0]
    assert table.points_and_ranks()[0] == [4, 1]


# RAT-4.4, RAT-4.5: knight


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_knight_moves_one_or_two_steps(seats: int) -> None:
    """RAT-4.4, R13: to any region that two steps over regions in play can reach, but not back"""
    for name in ("italia", "scandia", "polonia", "hispania"):
        table = Table(seats, cards="A:knight", pawn=name)
        table.to_plague()
        near = neighbours(name, seats)
        reach = {*near, *(far for other in near for far in neighbours(other, seats))} - {name}
        assert set(table.legal_of("plague")) == reach
        assert table.why_not(f"plague:{name}") == "RAT-3.1"


def test_knight_example() -> None:
    """RAT-4.4: the rulebook's example, from Italia to Scandia; Germania on the way is not hit"""
    table = Table(cubes={"scandia": "BB", "germania": "CCC"}, pawn="italia")
    table.to_plague()
    assert table.why_not("plague:scandia") == "RAT-3.1"
    table = Table(cubes={"scandia": "BB", "germania": "CCC"}, pawn="italia", cards="A:knight")
    table.to_plague()
    table.do("plague:scandia", "spread:russia", "done")
    assert table.told(What.KNIGHT_MOVED) == [(0, region("scandia"))]
    table.flip("2PCK")
    assert table.rats("germania") == "s"
    assert table.cubes("germania") == "CCC"


@pytest.mark.parametrize(
    ("name", "bites"),
    [("2BWR", (True, True)), ("3KWR", (False, True)), ("4MKR", (False, True)), ("5ABKR", (False, False))],
)
def test_pawn_counts_as_two_cubes(name: str, bites: tuple[bool, bool]) -> None:
    """RAT-4.5, R16: the rulebook's example; with two cubes in Scandia limits 3 and 4 strike too, 5 does not"""
    for counts in (False, True):
        table = Table(cubes={"scandia": "BB"}, pawn="italia", cards="A:knight B:king")
        table.to_plague()
        table.do("plague:scandia", "spread:russia", "count" if counts else "done")
        assert table.state.pawn_counts == counts
        table.flip(name)
        assert (table.cubes("scandia") != "BB") == bites[counts]


def test_neutral_cubes_are_nobodys() -> None:
    """RAT-4.5, R16: they have no majority, and the knight's owner loses nothing for them"""
    table = Table(cubes={"scandia": "BC"}, pawn="italia", cards="A:knight")
    table.to_plague()
    table.do("plague:scandia", "spread:russia", "count")
    table.flip("4MKR")
    assert table.cubes("scandia") == ""
    assert table.told(What.LOST_MAJORITY) == [(1, region("scandia")), (2, region("scandia"))]
    assert not table.told(What.LOST_CLASS)


def test_knight_counts_for_all_rats_of_the_strike() -> None:
    """RAT-4.5, R16: asked once, before the first; and over with the turn"""
    table = Table(
        cubes={"scandia": "BBB"}, rats={"scandia": "s s", "italia": ""}, pawn="italia", cards="A:knight B:king"
    )
    table.to_plague()
    table.do("plague:scandia", "spread:russia", "spread:russia", "count")
    table.flip("4MKR")
    assert table.cubes("scandia") == "B"
    table.flip("3PWR")
    assert table.cubes("scandia") == ""
    assert table.state.pawn_counts == 0


def test_knight_is_asked_only_if_a_rat_will_be_turned_up() -> None:
    """RAT-4.5, R16: and others are not asked"""
    for cubes, rats, cards in (("", "s", "A:knight"), ("B", "", "A:knight"), ("B", "s", "B:knight")):
        table = Table(cubes={"scandia": cubes}, rats={"scandia": rats}, pawn="germania", cards=cards)
        table.to_plague()
        table.do("plague:scandia", *["spread:russia"] * len(rats))
        assert table.phase in (Phase.TAKE, Phase.FACE)


def test_neutral_cubes_alone_turn_nothing_up() -> None:
    """RAT-4.5, R15: a real cube is needed"""
    table = Table(
        cubes={"scandia": "B"}, rats={"scandia": "s s", "italia": ""}, pawn="germania", cards="A:knight B:king"
    )
    table.to_plague()
    table.do("plague:scandia", "spread:russia", "spread:russia", "count")
    table.flip("2BWR")
    assert table.rats("scandia") == "s"
    assert table.mover == "B"


# RAT-4.6: merchant


@pytest.mark.parametrize(("cubes", "most"), [("A", 1), ("AAB", 2), ("AAA", 3), ("AAAAAB", 3)])
def test_merchant_moves_one_to_three_cubes(cubes: str, most: int) -> None:
    """RAT-4.6, R10: own ones, from one region to one adjacent region, rats or not"""
    for many in range(1, most + 1):
        table = Table(cubes={"italia": cubes, "scandia": "B"}, rats={"gallia": ""}, cards="A:merchant")
        assert table.legal_of("merchant") == ["italia"]
        assert table.why_not("merchant:scandia") == "RAT-4.6"
        table.do("merchant:italia")
        assert table.legal_of("to") == neighbours("italia")
        assert table.why_not("to:scandia") == "RAT-4.6"
        table.do("to:gallia")
        assert table.legal == [f"cubes:{n}" for n in range(1, most + 1)]
        if most < 3:
            assert table.why_not("cubes:3") == "RAT-4.6"
        table.do(f"cubes:{many}")
        assert table.cubes("gallia") == "A" * many
        assert table.cubes("italia") == cubes[many:]
        assert table.state.stock[0] == 20 - cubes.count("A")


# RAT-4.7: peasant


@pytest.mark.parametrize(
    ("rats", "less", "more"), [("s n n", "AAA", "AAAA"), ("s n", "AA", "AAA"), ("s", "A", "AA"), ("", None, "A")]
)
@pytest.mark.parametrize("order", ["fixed", "free"])
def test_peasant_examples(rats: str, less: str | None, more: str, order: str) -> None:
    """RAT-4.7, R7: the rulebook's examples, four cubes on three rats and one on none; or as many as rats, as all may"""
    for verb, cubes in (("settle", less), ("settle-more", more)):
        table = Table(rats={"gallia": rats}, cards="A:peasant", options={"turn_order": order})
        if order == "fixed":
            table.do("done")
        if cubes is None:
            assert f"{verb}:gallia" not in table.legal
        else:
            table.do(f"{verb}:gallia")
            assert table.cubes("gallia") == cubes
            assert "settle-more" not in table.verbs


def test_only_the_peasant_places_more() -> None:
    """RAT-4.7: not its owner when another moves"""
    table = Table(cards="B:peasant")
    table.do("done")
    assert "settle-more" not in table.verbs
    assert table.why_not("settle-more:gallia") == "RAT-4.7"


@pytest.mark.parametrize(("left", "most"), [(4, "settle-more"), (3, "settle"), (2, "settle"), (1, "settle"), (0, None)])
def test_peasant_with_a_short_supply(left: int, most: str | None) -> None:
    """RAT-4.7, RAT-2.2, R7: one more only if it is there"""
    table = Table(rats={"gallia": "s n n", "italia": ""}, stock=f"{left} 20 20 20", cards="A:peasant")
    table.do("done")
    placing = [verb for verb in ("settle", "settle-more") if "gallia" in table.legal_of(verb)]
    assert placing == {"settle-more": ["settle", "settle-more"], "settle": ["settle"], None: []}[most]
    if most != "settle-more":
        assert table.why_not("settle-more:gallia") == ("RAT-4.7" if left else "RAT-2.2")
    assert ("italia" in table.legal_of("settle-more")) == (left > 0)
    if most:
        table.do(f"{most}:gallia")
        assert table.cubes("gallia") == "A" * left


# RAT-4.8, RAT-4.9: witch


def test_witch_looks_at_one_rat() -> None:
    """RAT-4.8, R12: any on the board; the second look may be left out"""
    table = Table(rats={"gallia": "s n", "italia": ""}, cards="A:witch")
    assert table.legal_of("witch")[:4] == ["anglia.1", "gallia.1", "gallia.2", "germania.1"]
    assert not [rat for rat in table.legal_of("witch") if rat.startswith("italia")]
    assert table.why_not("witch:italia.1") == "RAT-4.8"
    table.do("witch:gallia.2")
    assert table.mover == "chance"
    table.do("face:2A")
    assert table.rats("gallia") == "s n=2A@A"
    assert table.told(What.LOOKED) == [(0, region("gallia"), 1, face("2A"))]
    assert table.phase == Phase.WITCH
    table.do("done")
    assert table.phase == Phase.TAKE
    assert table.why_not("witch:gallia.1") == "RAT-4.1"


@windows
def test_witch_looks_at_a_second_rat(window: str) -> None:
    """RAT-4.8, R12: another one, in the same region or not"""
    table = Table(rats={"gallia": "s n n"}, cards="A:witch", options={"power_window": window})
    table.do("witch:gallia.2", "face:2A")
    looks = [rat for rat in table.legal_of("witch") if rat.startswith("gallia")]
    assert looks == ["gallia.1", "gallia.3"]
    assert table.why_not("witch:gallia.2") == "RAT-4.8"
    assert "face:2A" not in table.legal
    table.do("witch:gallia.3")
    assert "face:2A" not in table.legal
    table.do("face:1PR")
    assert table.rats("gallia") == "s n=2A@A n=1PR@A"
    assert table.phase == Phase.TAKE  # in the same region there is nothing to exchange
    assert "swap" not in table.verbs


def test_witch_may_exchange_two_rats() -> None:
    """RAT-4.9, R12: if they lie in different regions; each takes along where it came from and who knows it"""
    for swaps in (False, True):
        table = Table(rats={"gallia": "s n", "polonia": "s=1BC@C"}, cards="A:witch")
        table.do("witch:gallia.2", "face:2A", "witch:polonia.1")
        assert table.legal == ["swap", "done"]
        table.do("swap" if swaps else "done")
        rats = ("s s=1BC@AC", "n=2A@A") if swaps else ("s n=2A@A", "s=1BC@AC")
        assert (table.rats("gallia"), table.rats("polonia")) == rats
        assert table.told(What.SWAPPED) == ([(0, region("gallia"), 1, region("polonia"), 0)] if swaps else [])
        assert table.phase == Phase.TAKE


def test_witch_looks_again_at_a_rat_that_others_know() -> None:
    """RAT-4.8: its face is what it is; nothing is drawn"""
    table = Table(rats={"gallia": "s=1BC@B"}, cards="A:witch")
    table.do("witch:gallia.1")
    assert table.mover == "A"
    assert table.rats("gallia") == "s=1BC@AB"


def test_witch_can_steer_the_plague() -> None:
    """RAT-4.8, RAT-4.9, R9: after the pawn has moved, the rat that strikes can still be exchanged"""
    table = Table(cubes={"gallia": "B"}, cards="A:witch B:king", pawn="germania", rats={"italia": "s n"}, supply=20)
    table.to_plague()
    table.do("plague:gallia", "witch:gallia.1", "face:6MMBR", "witch:italia.2", "face:1PR", "swap", "spread:anglia")
    table.do("flip:1")
    assert table.told(What.FLIPPED) == [(region("gallia"), 0, face("1PR"))]
    assert table.cubes("gallia") == ""
    assert table.rats("italia") == "s s=6MMBR@A"
