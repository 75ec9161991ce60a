"""Rattus: when the powers of the classes may be used (RAT-4.1)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.rattus_table import Game, Table, neighbours, region, windows
from turncoat.games.rattus import GAME
from turncoat.games.rattus.state import EVERYWHERE, Phase
from turncoat.games.rattus.tables import CLASS_NAMES

ALL_CARDS = "A:peasant,merchant,monk,knight,witch,king"
POWERS = {"monk", "merchant", "king", "witch"}
BEGUN = {"monk": "monk:gallia.1", "merchant": "merchant:italia", "witch": "witch:gallia.1"}
AT_ANY_MOMENT = {"power_window": "any_moment"}


def everything(window: str = "reveal", order: str = "fixed") -> Table:
    """Seat A owns all six cards and can use every one; Gallia has one rat, Italia none."""
    return Table(
        cubes={"italia": "AAAA", "gallia": "AB"},
        rats={"italia": ""},
        cards=ALL_CARDS,
        pawn="germania",
        options={"power_window": window, "turn_order": order},
    )


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
    """RAT-4.1, R9, power_window = reveal: after the pawn, between new rats and after them; then no more"""
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
    """RAT-4.1, power_window = pawn: none while new rats are put, nor before rats are turned up"""
    table = everything("pawn")
    table.to_plague()
    table.do("plague:gallia")
    assert table.verbs == {"spread"}
    for text in ("monk:gallia.1", "merchant:italia", "king:italia", "witch:gallia.1"):
        assert table.why_not(text) == "RAT-4.1"
    table.do("spread:anglia")
    assert table.phase == Phase.COUNT  # the knight works under either option


def test_powers_between_two_rats_and_after_the_last() -> None:
    """RAT-4.1, R23, power_window = any_moment: asked after each rat for as long as a power is left, until the turn is over"""
    table = Table(
        cubes={"gallia": "AAAB"},
        rats={"gallia": "s n"},
        cards="A:king A:merchant",
        pawn="germania",
        options=AT_ANY_MOMENT,
    )
    table.to_plague()
    table.do("plague:gallia", "spread:anglia", "spread:anglia", "done")
    table.flip("6MMBR")
    assert (table.phase, table.mover) == (Phase.BETWEEN, "A")
    assert table.verbs == {"merchant", "done"}  # a rat still lies there, so nothing for the king
    table.do("merchant:gallia", "to:italia", "cubes:1")
    table.flip("6AAR")
    assert table.verbs == {"king", "done"}  # the plague has cleared Gallia
    table.do("king:gallia")
    assert table.cubes("gallia") == "AB"
    assert table.mover == "B"  # no power is left, no rat either


def test_rats_go_on_where_a_power_brings_cubes_back() -> None:
    """RAT-3.4, R23: what a power changes counts for whether another rat is turned up"""
    table = Table(
        cubes={"gallia": "B", "italia": "A"},
        rats={"gallia": "s n"},
        cards="A:merchant B:peasant",
        pawn="germania",
        options=AT_ANY_MOMENT,
    )
    table.to_plague()
    table.do("plague:gallia", "spread:anglia", "spread:anglia", "done")
    table.flip("1PR")
    assert table.cubes("gallia") == ""
    table.do("merchant:italia", "to:gallia", "cubes:1")
    assert table.mover == "chance"
    table.flip("1BC")
    assert table.cubes("gallia") == ""
    assert table.mover == "B"


def test_nobody_is_asked_between_rats_by_default_nor_in_the_final_plague() -> None:
    """RAT-4.1, R9, R23: nor is who has no power left"""
    for options, cards in (({}, "A:king A:merchant"), (AT_ANY_MOMENT, "A:peasant B:merchant")):
        table = Table(cubes={"gallia": "AAAB"}, rats={"gallia": "s n"}, cards=cards, pawn="germania", options=options)
        table.to_plague()
        table.do("plague:gallia", "spread:anglia", "spread:anglia")
        if table.phase == Phase.READY:
            table.do("done")
        table.flip("6MMBR")
        assert table.mover == "chance"
    table = Table(
        cubes={"gallia": "AAAB"},
        rats={"gallia": "s n"},
        cards="A:merchant",
        elsewhere="",
        supply=0,
        options=AT_ANY_MOMENT,
    )
    table.to_plague()
    table.do("plague:polonia", "done")
    assert table.state.stage == EVERYWHERE
    table.flip("6MMBR")
    assert (table.mover, table.state.at) == ("chance", region("gallia"))


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
    if window != "pawn":
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
    table = Table(cards="A:king", options={"power_window": window})
    table.to_plague()
    table.do("plague:gallia", "spread:anglia")
    assert table.mover == "B"


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=25)
@given(seed=st.integers(0, 10**9), window=st.sampled_from(["reveal", "pawn"]), order=st.sampled_from(["fixed", "free"]))
def test_law_of_powers(seats: int, seed: int, window: str, order: str) -> None:
    """RAT-4.1: in whole games each power at most once a turn, by its owner, in its time"""
    game = Game(seats, options={"power_window": window, "turn_order": order})
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
