"""Rattus: the powers of the six classes (RAT-4)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.rattus_table import Game, Table, face, neighbours, region
from turncoat.games.rattus import GAME
from turncoat.games.rattus.events import What
from turncoat.games.rattus.state import Phase
from turncoat.games.rattus.tables import CLASS_NAMES

ALL_CARDS = "A:peasant,merchant,monk,knight,witch,king"
POWERS = {"monk", "merchant", "king", "witch"}
BEGUN = {"monk": "monk:gallia.1", "merchant": "merchant:italia", "witch": "witch:gallia.1"}
windows = pytest.mark.parametrize("window", ["reveal", "pawn"])


def everything(window: str = "reveal", order: str = "fixed") -> Table:
    """Seat A owns all six cards and can use every one; Gallia has one rat, Italia none."""
    return Table(
        cubes={"italia": "AAAA", "gallia": "AB"},
        rats={"italia": ""},
        cards=ALL_CARDS,
        pawn="germania",
        options={"ability_window": window, "turn_order": order},
    )


# RAT-4.1: when


@windows
@pytest.mark.parametrize("order", ["fixed", "free"])
def test_powers_before_the_pawn_moves(window: str, order: str) -> None:
    """RAT-4.1, R9: before the card, before the cubes, after them; under either option"""
    table = everything(window, order)
    for phase, on in ((Phase.TAKE, "done"), (Phase.PLACE, "settle:polonia"), (Phase.MOVE, "plague:gallia")):
        assert table.phase == phase
        assert table.verbs >= POWERS
        table.do(on)


def test_powers_until_the_first_rat_is_turned_up() -> None:
    """RAT-4.1, R9, ability_window = reveal: after the pawn, between new rats and after them; then no more"""
    table = Table(cubes={"italia": "AA", "gallia": "AB"}, rats={"italia": "", "gallia": "s n"}, cards=ALL_CARDS)
    table.to_plague()
    table.do("plague:gallia")
    assert table.verbs == POWERS | {"spread"}
    table.do("king:italia", "spread:anglia", "merchant:italia", "to:turcia", "cubes:1", "spread:anglia")
    assert table.phase == Phase.READY
    assert table.mover == "A"
    assert table.verbs == {"monk", "witch", "done"}
    table.do("witch:polonia.1", "face:1KW", "done")
    assert table.verbs == {"monk", "done"}
    table.do("done")
    assert table.phase == Phase.COUNT
    assert table.verbs == {"count", "done"}
    assert table.why_not("monk:gallia.1") == "RAT-4.5"


def test_powers_only_before_the_pawn_moves() -> None:
    """RAT-4.1, ability_window = pawn: none while new rats are put, nor before rats are turned up"""
    table = everything("pawn")
    table.to_plague()
    table.do("plague:gallia")
    assert table.verbs == {"spread"}
    for text in ("monk:gallia.1", "merchant:italia", "king:italia", "witch:gallia.1"):
        assert table.why_not(text) == "RAT-4.1"
    table.do("spread:anglia")
    assert table.phase == Phase.COUNT  # the knight works under either option


@windows
def test_peasant_and_knight_work_in_their_phases(window: str) -> None:
    """RAT-4.1: when cubes are placed, and when the pawn moves and strikes, under either option"""
    table = everything(window)
    assert "settle-more" not in table.verbs
    table.do("done")
    assert "settle-more" in table.verbs
    table.do("settle-more:gallia")
    assert set(table.legal_of("plague")) > set(neighbours("germania"))
    table.do("plague:gallia", "spread:anglia")
    if window == "reveal":
        table.do("done")
    assert table.verbs == {"count", "done"}


@windows
@pytest.mark.parametrize(
    ("verb", "texts"),
    [
        ("monk", ["monk:gallia.1", "to:anglia"]),
        ("merchant", ["merchant:italia", "to:gallia", "cubes:1"]),
        ("king", ["king:italia"]),
        ("witch", ["witch:gallia.1", "face:1KW", "done"]),
    ],
)
def test_each_power_once_a_turn(verb: str, texts: list[str], window: str) -> None:
    """RAT-4.1: and again in the next turn, the others being untouched"""
    table = everything(window)
    table.do(*texts)
    for _ in range(2):
        assert verb not in table.verbs
        assert table.why_not(texts[0] if verb != "monk" else "monk:anglia.1") == "RAT-4.1"
        assert table.verbs >= POWERS - {verb}
        table.do("done")
    assert verb not in table.verbs
    table.do("plague:scandia", "spread:russia")
    if table.mover == "A":
        assert verb not in table.verbs
        table.do("done")
    for _ in range(3):
        table.to_plague()
        table.do(table.legal[0])
        while table.mover != "A" and table.phase != Phase.TAKE:
            table.do(table.legal[0])
        while table.phase != Phase.TAKE:
            table.do(table.legal[0])
    assert table.mover == "A"
    assert verb in table.verbs


@pytest.mark.parametrize("verb", sorted(BEGUN))
def test_no_power_inside_another(verb: str) -> None:
    """RAT-4.1, R9: what was begun is finished first"""
    table = everything()
    table.do(BEGUN[verb])
    if verb == "witch":
        assert table.mover == "chance"
        table.do("face:1KW")
    for text in ("king:italia", "monk:polonia.1", "merchant:gallia", "take:king", "settle:gallia"):
        assert text not in table.legal
        assert table.why_not(text) == {"monk": "RAT-4.2", "merchant": "RAT-4.6", "witch": "RAT-4.8"}[verb]
    if verb == "merchant":
        table.do("to:gallia")
        assert table.verbs == {"cubes"}
        assert table.why_not("king:italia") == "RAT-4.6"


def test_powers_only_in_ones_own_turn() -> None:
    """RAT-4.1: the mover has the powers of its own cards, not of others'"""
    table = Table(cubes={"italia": "AB"}, rats={"italia": ""}, cards="B:monk,merchant,king,witch,peasant,knight")
    for _ in range(2):
        assert not table.verbs & (POWERS | {"settle-more"})
        assert table.why_not("king:italia") == "RAT-4.1"
        table.do("done")
    assert table.legal == [f"plague:{name}" for name in neighbours("germania")]
    table.do("plague:scandia", "spread:russia")
    assert table.mover == "B"
    assert table.verbs >= POWERS


@windows
def test_turn_goes_on_by_itself_when_no_power_is_left(window: str) -> None:
    """RAT-4.1: nobody is asked who can do nothing"""
    table = Table(cards="A:king", options={"ability_window": window})
    table.to_plague()
    table.do("plague:gallia", "spread:anglia")
    assert table.mover == "B"


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=25)
@given(seed=st.integers(0, 10**9), window=st.sampled_from(["reveal", "pawn"]), order=st.sampled_from(["fixed", "free"]))
def test_law_of_powers(seats: int, seed: int, window: str, order: str) -> None:
    """RAT-4.1: in whole games each power at most once a turn, by its owner, in its time"""
    game = Game(seats, options={"ability_window": window, "turn_order": order})
    used: list[str] = []
    turn: object = None
    for action in game.random_steps(seed):
        s = game.state
        verb = GAME.action_text(action).partition(":")[0]
        if (s.turns, s.stage, s.active) != turn:
            turn, used = (s.turns, s.stage, s.active), []
        if verb in POWERS and game.phase != Phase.WITCH:
            assert verb not in used
            used.append(verb)
            assert s.owner[CLASS_NAMES.index(verb)] == s.active == s.mover
            times = {Phase.TAKE, Phase.PLACE, Phase.MOVE, Phase.LAST}
            assert game.phase in (times if window == "pawn" else times | {Phase.SPREAD, Phase.READY})
            assert s.flips == 0
        if game.phase == Phase.READY:
            assert game.verbs & POWERS
            assert "done" in game.verbs


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
    table = Table(rats={"gallia": "s n n"}, cards="A:witch", options={"ability_window": window})
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
