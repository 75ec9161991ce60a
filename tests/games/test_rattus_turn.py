"""Rattus: a turn up to the plague, that is class card and cubes (RAT-1, RAT-2)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.rattus_table import SEATS, Game, Table, in_play, neighbours
from turncoat.games.rattus import GAME
from turncoat.games.rattus.actions import Verb
from turncoat.games.rattus.events import What
from turncoat.games.rattus.state import Phase
from turncoat.games.rattus.tables import CLASS_NAMES, KNIGHT, MERCHANT

FREE = {"turn_order": "free"}
every_order = pytest.mark.parametrize("order", ["fixed", "free"])


# RAT-1: the class card


def test_any_card_may_be_taken_from_beside_the_board_or_from_another_seat() -> None:
    """RAT-1.1: not the seat's own; and it may take none"""
    table = Table(cards="A:king B:monk,witch")
    assert table.legal_of("take") == ["peasant", "merchant", "monk", "knight", "witch"]
    assert "done" in table.legal
    assert table.why_not("take:king") == "RAT-1.1"
    table.do("take:merchant")
    assert table.told(What.TOOK) == [(0, MERCHANT)]
    assert table.state.owner[MERCHANT] == 0


def test_card_taken_from_a_seat_is_gone_there() -> None:
    """RAT-1.1, RAT-1.3: the taker has it, the other has it no more, and keeps its others"""
    table = Table(cards="A:king C:knight,monk")
    table.do("take:knight")
    assert table.told(What.TOOK_FROM) == [(0, KNIGHT, 2)]
    assert [CLASS_NAMES[i] for i in range(6) if table.state.owner[i] == 0] == ["knight", "king"]
    assert [CLASS_NAMES[i] for i in range(6) if table.state.owner[i] == 2] == ["monk"]


@pytest.mark.parametrize(
    ("card", "verb", "phase"),
    [
        ("peasant", "settle-more", Phase.PLACE),
        ("merchant", "merchant", Phase.PLACE),
        ("monk", "monk", Phase.PLACE),
        ("witch", "witch", Phase.PLACE),
        ("king", "king", Phase.PLACE),
    ],
)
@pytest.mark.parametrize("owner", ["", "B:"])
def test_card_works_at_once(card: str, verb: str, phase: Phase, owner: str) -> None:
    """RAT-1.1, R8: in the very turn in which it is taken"""
    table = Table(cubes={"gallia": "AA"}, rats={"gallia": ""}, cards=f"{owner}{card}" if owner else "")
    assert verb not in table.verbs
    table.do(f"take:{card}")
    assert table.phase == phase
    assert verb in table.verbs


def test_knight_works_at_once() -> None:
    """RAT-1.1, R8: two steps in the turn in which it is taken"""
    table = Table(pawn="italia")
    table.do("take:knight", "done")
    assert "plague:scandia" in table.legal


@every_order
def test_one_card_a_turn(order: str) -> None:
    """RAT-1.2: at most one; but a seat may own all six"""
    table = Table(cards="A:peasant,merchant,monk,knight,witch", options={"turn_order": order})
    table.do("take:king")
    assert table.state.owner == [0] * 6
    table = Table(options={"turn_order": order})
    table.do("take:king")
    assert "take" not in table.verbs
    assert table.why_not("take:monk") == "RAT-1.2"
    table.do("done")
    assert table.why_not("take:monk") == "RAT-1.2"


def test_a_card_is_declined_for_the_turn() -> None:
    """RAT-1.2, RAT-1.4: who goes on without a card takes none later in the turn"""
    table = Table()
    table.do("done")
    assert table.phase == Phase.PLACE
    assert "take" not in table.verbs
    table.do("settle:gallia")
    assert "take" not in table.verbs


@settings(max_examples=25)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), preset=st.sampled_from(sorted(GAME.presets)))
def test_cards_change_hands_only_by_being_taken(seats: int, seed: int, preset: str) -> None:
    """RAT-1.2, RAT-1.3: one a turn at most, by the mover; nothing else changes an owner, and none goes back beside the board"""
    game = Game(seats, preset)
    owners, taken_in = game.state.owner[:], -1
    for action in game.random_steps(seed):
        s = game.state
        changed = [card for card in range(6) if s.owner[card] != owners[card]]
        if changed:
            assert len(game.told(What.TOOK) + game.told(What.TOOK_FROM)) == len(changed) == 1
            assert s.owner[changed[0]] == s.active
            assert s.turns != taken_in
            taken_in = s.turns
        owners = s.owner[:]
        if GAME.action_text(action).startswith("take:"):
            assert s.phase == Phase.TAKE


# RAT-1.4: the order


def test_turn_is_card_then_cubes_then_plague() -> None:
    """RAT-1.4, turn_order = fixed: each in its time"""
    table = Table()
    assert table.phase == Phase.TAKE
    assert table.verbs == {"take", "done"}
    assert table.why_not("settle:gallia") == "RAT-1.4"
    assert table.why_not("plague:gallia") == "RAT-1.4"
    table.do("take:knight")
    assert table.verbs == {"settle", "done"}
    table.do("settle:gallia")
    assert table.verbs == {"plague"}
    table.do("plague:anglia", "spread:gallia")
    assert table.mover == "B"
    assert table.phase == Phase.TAKE


def test_free_order_lets_cubes_come_first() -> None:
    """RAT-1.4, turn_order = free: cubes, then the card, then the plague"""
    table = Table(options=FREE)
    assert table.verbs == {"take", "settle", "done"}
    table.do("settle:gallia")
    assert table.verbs == {"take", "done"}
    assert table.why_not("settle:gallia") == "RAT-2.1"
    table.do("take:knight")
    assert table.verbs == {"plague"}


def test_free_order_is_told_as_what_may_be_done() -> None:
    """RAT-1.4, turn_order = free: a card or cubes; then, once they are placed, a card"""
    table = Table(options=FREE)
    assert GAME.prompt(table.state) == "take-or-place"
    assert GAME.say_action(table.state, Verb.DONE).message == "action-done-take"
    table.do("settle:gallia")
    assert GAME.prompt(table.state) == "take-last"
    assert GAME.prompt(Table().state) == "take"


def test_free_order_lets_the_card_come_first() -> None:
    """RAT-1.4, turn_order = free: or neither"""
    table = Table(options=FREE)
    table.do("take:king")
    assert "settle" in table.verbs
    table.do("settle:gallia")
    assert table.phase == Phase.MOVE
    table = Table(options=FREE)
    table.do("done", "done")
    assert table.phase == Phase.MOVE


def test_free_order_needs_the_peasant_in_time() -> None:
    """RAT-1.4, R8: who places before taking the peasant places no more"""
    table = Table(options=FREE)
    assert "settle-more" not in table.verbs
    assert table.why_not("settle-more:gallia") == "RAT-4.7"
    table.do("settle:gallia", "take:peasant")
    assert table.phase == Phase.MOVE
    assert table.cubes("gallia") == "A"


@every_order
def test_plague_is_always_last(order: str) -> None:
    """RAT-1.4: never before card and cubes have been decided"""
    table = Table(options={"turn_order": order})
    assert "plague" not in table.verbs
    table.do("done")
    assert "plague" not in table.verbs
    table.do("done")
    assert table.verbs == {"plague"}
    assert table.why_not("done") == "RAT-3.1"


# RAT-2: cubes


def test_example_of_placing_cubes() -> None:
    """RAT-2.1: the rulebook's example, three rats in Gallia, one in Germania, none in Italia"""
    for name, cubes in (("germania", "A"), ("gallia", "AAA")):
        table = Table(rats={"gallia": "s n n", "germania": "s", "italia": ""}, pawn="anglia")
        table.do("done")
        assert "settle:italia" not in table.legal
        assert table.why_not("settle:italia") == "RAT-2.1"
        table.do(f"settle:{name}")
        assert table.cubes(name) == cubes
        assert table.state.stock[0] == 20 - len(cubes)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rats", [1, 2, 3])
def test_as_many_cubes_as_rats(seats: int, rats: int) -> None:
    """RAT-2.1, R7: exactly so many, in one region; or none at all"""
    table = Table(seats, cubes={"scandia": "AB"}, rats={"scandia": "s n n"[: 2 * rats - 1]})
    table.do("done")
    assert table.legal == [f"settle:{name}" for name in in_play(seats)] + ["done"]
    table.do("settle:scandia")
    assert table.cubes("scandia") == "A" + "A" * rats + "B"
    assert table.phase == Phase.MOVE  # and nothing more
    assert table.told(What.SETTLED) == [(0, 7, rats)]


def test_placing_is_optional() -> None:
    """RAT-2.1, R7: a seat may place nothing, and then has no second chance"""
    table = Table()
    table.do("done", "done")
    assert table.state.stock == [20] * 4
    assert "settle" not in table.verbs


@pytest.mark.parametrize(("left", "placed"), [(0, None), (1, 1), (2, 2), (3, 3), (4, 3)])
@every_order
def test_short_supply_is_placed_whole(left: int, placed: int | None, order: str) -> None:
    """RAT-2.2, R7: fewer than there are rats only if there are no more, and then all"""
    table = Table(rats={"gallia": "s n n"}, stock=f"{left} 20 20 20", options={"turn_order": order})
    if order == "fixed":
        table.do("done")
    if placed is None:
        assert "settle" not in table.verbs
        assert table.why_not("settle:gallia") == "RAT-2.2"
    else:
        table.do("settle:gallia")
        assert table.cubes("gallia") == "A" * placed
        assert table.state.stock[0] == left - placed


@settings(max_examples=25)
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**9), preset=st.sampled_from(sorted(GAME.presets)))
def test_law_of_placing(seats: int, seed: int, preset: str) -> None:
    """RAT-2.1, RAT-2.2, RAT-4.7: once a turn at most, as many cubes as rats, one more with the peasant, fewer if stock is short"""
    game = Game(seats, preset)
    settled_in = -1
    for action in game.random_steps(seed):
        verb, _, name = GAME.action_text(action).partition(":")
        if verb.startswith("settle") and game.phase in (Phase.TAKE, Phase.PLACE):
            s = game.state
            seat, rats, stock = s.active, len(game.rats(name).split()), s.stock[s.active]
            cubes = rats + 1 if verb == "settle-more" else min(rats, stock)
            assert 0 < cubes <= stock
            assert verb == "settle" or s.owner[0] == seat
            assert s.turns != settled_in
            settled_in = s.turns
            before = game.cubes(name)
            expected = "".join(sorted(before + SEATS[seat] * cubes))
            twin = Game(seats, preset)
            twin.state = GAME.view(s, seat)
            twin.apply(action)
            assert twin.cubes(name) == expected


def test_power_before_and_after_the_cubes() -> None:
    """RAT-1.4, RAT-4.1: a power may come before the card, before the cubes or after them, and changes nothing of the order"""
    for before in range(3):
        table = Table(cubes={"gallia": "AA"}, rats={"gallia": ""}, cards="A:king")
        texts = ["take:monk", "settle:polonia"]
        texts.insert(before, "king:gallia")
        table.do(*texts)
        assert table.state.palace[0] == 1
        assert table.phase == Phase.MOVE
        assert set(table.legal_of("plague")) == set(neighbours("germania"))
