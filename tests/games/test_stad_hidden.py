"""De Ontembare Stad: what a seat knows of cards (STAD-3.5, STAD-6.5, STAD-6.15).

Where there are few enough cards, a test lays out all that a seat has not seen in every way that agrees with what it has seen, without the help
of the rules, and compares these worlds with what `resample` deals: exactly these, each as often as it is likely.
"""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.stad_table import Game, Table, card, counted
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.rules.cards import put_at_bottom
from turncoat.games.ontembare_stad.state import MARKET, PAWNSHOP, Phase, State, influence_row, row_of
from turncoat.games.ontembare_stad.tables import (
    CARD_NAMES,
    INFLUENCE_NAMES,
    INFLUENCE_SHUFFLES,
    KIND_NAMES,
    KINDS,
    ORIGINS,
    SHUFFLES,
)
from turncoat.kernel import copy, pack
from turncoat.kernel.rng import new_rng
from turncoat.match.seen import reveals

THREE = {"A": "o1", "B": "o8", "C": "o14"}
TIMES = 4000


def worlds(state: State, seat: int, told: Callable[[State], object]) -> Counter[object]:
    """What `resample` deals, many times."""
    rng = new_rng(5)
    found: Counter[object] = Counter()
    for _ in range(TIMES):
        other = copy(state)
        GAME.resample(other, seat, rng)
        found[told(other)] += 1
    return found


def assert_alike(found: Counter[object], expected: Counter[object]) -> None:
    """The same worlds, each as often as it should be."""
    total = sum(expected.values())
    assert set(found) == set(expected)
    for world, ways in expected.items():
        odds = ways / total
        assert abs(found[world] - TIMES * odds) < 5 * sqrt(TIMES * odds * (1 - odds)), world


def hand_of(s: State, order: int) -> tuple[str, ...]:
    rows = [s.hand[row_of(order, origin)] for origin in range(ORIGINS)]
    return tuple(sorted(name for row in rows for name in counted(KIND_NAMES, row)))


def test_concealed_hands_are_dealt_from_the_buildings_of_their_shuffle() -> None:
    """STAD-3.5, STAD-0.3: the seat knows its own, and what lies open; any unseen building may be in any concealed place, an event in none"""
    pile = "opera waag hongersnood"
    table = Table(
        areas=THREE, hands={"A": "smederij", "B": "kapel", "C": "tolhuis"}, open_hands={"B": "waterput"}, pile=pile
    )

    def told(s: State) -> object:
        return hand_of(s, 1), hand_of(s, 2)

    unseen = ["opera", "waag", "kapel", "tolhuis"]
    expected: Counter[object] = Counter()
    for one, other, *_ in permutations(unseen):
        expected[tuple(sorted((one, "waterput"))), (other,)] += 1
    assert_alike(worlds(table.state, 0, told), expected)


def test_cards_of_different_shuffles_are_never_mixed() -> None:
    """STAD-3.5, STAD-8.1: one of period A, one of period C: all saw when each was got"""
    table = Table(3, "strategic", areas=THREE, hands={"B": "kapel opera"}, pile="smederij waag lakenhal")

    def told(s: State) -> object:
        return hand_of(s, 1)

    expected: Counter[object] = Counter()
    for one in ("kapel", "smederij"):
        for other in ("opera", "lakenhal"):
            expected[tuple(sorted((one, other)))] += 1
    assert_alike(worlds(table.state, 0, told), expected)


def test_what_the_wizard_put_at_the_bottom_may_be_any_unseen_card() -> None:
    """STAD-6.5: an event too; its seat knows it"""
    table = Table(areas=THREE, hands={"B": "kapel"}, pile="opera hongersnood")
    s = table.state
    number = card("opera")
    s.pile[0][number] -= 1
    s.pile_left[0] -= 1
    put_at_bottom(s, number, 0, 0b100)

    def told(other: State) -> object:
        return hand_of(other, 1), CARD_NAMES[other.bottom[0]]

    expected: Counter[object] = Counter()
    for hand in ("kapel", "opera"):
        for bottom in ({"kapel", "opera", "hongersnood"}) - {hand}:
            expected[(hand,), bottom] += 1
    assert_alike(worlds(s, 0, told), expected)
    assert set(worlds(s, 2, lambda other: CARD_NAMES[other.bottom[0]])) == {"opera"}


def test_influence_cards_are_dealt_from_their_pile() -> None:
    """STAD-6.15: each as likely as it is frequent among those unseen"""
    table = Table(areas=THREE, influence={"A": "gift gift", "B": "gift"})

    def told(s: State) -> object:
        return tuple(counted(INFLUENCE_NAMES, s.influence[influence_row(1, 0)]))

    expected: Counter[object] = Counter({(name,): 3 for name in INFLUENCE_NAMES})
    expected[("gift",)] = 1
    assert_alike(worlds(table.state, 0, told), expected)


def test_only_being_asked_tells_what_is_held() -> None:
    """STAD-6.15: two tables that differ only in what B holds look alike to everybody else once B has let a purchase happen, and the log tells the same"""
    seen: list[object] = []
    for held, texts in (("blokkade", ("area:o2", "pass")), ("gift", ("area:o2",))):
        table = Table(areas=THREE, influence={"B": held})
        table.do(*texts)
        views = [GAME.scene(GAME.view(table.state, seat), seat) for seat in (0, 2)]
        seen.append((repr(views), repr(table.events), table.mover, GAME.prompt(table.state)))
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("held", "told"), [("", False), ("gift", True), ("blokkade", True)])
def test_nobody_tries_whether_others_could_answer_and_takes_it_back(held: str, told: bool) -> None:
    """STAD-6.15: where others hold influence cards, whichever they are, a purchase stands; otherwise it can be taken back"""
    table = Table(areas=THREE, influence={"B": held})
    before = pack(table.state)
    table.do("area:o2")
    assert reveals(GAME, before, pack(table.state), 3) == told


@pytest.mark.parametrize(("held", "told"), [("blokkade", True), ("gift", True), ("", False)])
def test_nobody_passes_to_see_whether_the_next_could_answer_and_takes_it_back(held: str, told: bool) -> None:
    """STAD-6.15"""
    table = Table(areas=THREE, influence={"B": "blokkade", "C": held})
    table.do("area:o2")
    before = pack(table.state)
    table.do("pass")
    assert reveals(GAME, before, pack(table.state), 3) == told


def test_a_last_card_after_a_red_space_is_not_taken_back_once_the_next_was_asked() -> None:
    """STAD-6.15, STAD-1.3: one step asks others for a reaction and the next order for a card"""
    table = Table(
        areas=THREE, influence={"A": "infiltrant", "B": "pionier"}, options={"red_card_same_turn": "yes"}, turns=4
    )
    table.state.phase = Phase.AFTER
    table.do("play:infiltrant")
    before = pack(table.state)
    table.do("target:o14")
    assert (table.mover, table.phase) == ("B", Phase.BEFORE)
    assert reveals(GAME, before, pack(table.state), 3)


@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5), preset=st.sampled_from(["basic", "strategic"]))
def test_a_view_tells_no_more_than_it_should(seed: int, seats: int, preset: str) -> None:
    """STAD-3.5, STAD-6.15: of all that others hold, a view has the numbers, and the cards only among the unseen ones"""
    game = Game(seats, preset)
    for number, _ in enumerate(game.random_steps(seed)):
        if number % 23:
            continue
        view = GAME.view(game.state, 0)
        for order in range(1, seats):
            assert sum(sum(view.hand[row_of(order, origin)]) for origin in range(1, ORIGINS)) == 0
            assert sum(sum(view.influence[influence_row(order, i)]) for i in range(INFLUENCE_SHUFFLES)) == 0
        unseen = sum(map(sum, view.pile))
        concealed = sum(view.hand_size[row_of(order, i)] for order in range(1, seats) for i in range(1, ORIGINS))
        hidden = sum(c == -1 for c in view.bottom[: view.bottom_size]) + sum(
            c == -1 and i != -1 for c, i in zip(view.looked, view.looked_shuffle, strict=True)
        )
        assert unseen == sum(view.pile_left) + concealed + hidden


# Shuffles


def test_an_old_shuffle_is_told_apart_while_a_card_of_it_is_concealed() -> None:
    """STAD-3.5, STAD-1.7: a card dealt and one bought after a new shuffle are from different ones"""
    table = Table(areas=THREE, hands={"B": "kapel"}, pile="", discard="opera waag", stones="5 5 5")
    table.do("blind", "card:opera")
    s = table.state
    assert [s.hand_size[row_of(1, origin)] for origin in range(3)] == [0, 1, 0]
    assert [s.hand_size[row_of(0, origin)] for origin in range(3)] == [0, 0, 1]
    assert set(worlds(s, 2, lambda other: hand_of(other, 1))) == {("kapel",)}  # it can only be what is missing
    assert set(worlds(s, 2, lambda other: hand_of(other, 0))) == {("opera",), ("waag",)}


def test_a_shuffle_of_which_nothing_is_concealed_is_forgotten() -> None:
    """STAD-3.5: its number serves again"""
    table = Table(areas=THREE, pile="", discard="opera waag")
    table.do("blind", "card:opera")
    assert table.state.hand_size[row_of(0, 1)] == 1


def test_when_too_many_shuffles_have_concealed_cards_the_two_oldest_are_not_told_apart() -> None:
    """STAD-3.5: and no card is lost by it"""
    table = Table(areas=THREE, stones="50 5 5", pile="")
    s = table.state
    before = GAME.pieces(s)
    for kind in range(
        SHUFFLES + 1
    ):  # one after the other is the only discarded building, and is bought unseen; events are turned on the way
        s.removed[kind] -= 1
        s.discard[kind] += 1
        s.discard[KINDS:], events = [0] * (len(CARD_NAMES) - KINDS), s.discard[KINDS:]
        table.do("blind", f"card:{KIND_NAMES[kind]}")
        s.discard[KINDS:] = events
    sizes = [s.hand_size[row_of(0, origin)] for origin in range(ORIGINS)]
    assert sizes == [0, 2, *[1] * (SHUFFLES - 1)]
    assert GAME.pieces(s) == before


@pytest.mark.parametrize("preset", ["basic", "strategic"])
@given(seed=st.integers(0, 10**6))
@settings(max_examples=3)
def test_counts_agree_with_cards_in_whole_games(preset: str, seed: int) -> None:
    """STAD-3.5, STAD-6.2: sizes, kinds in hand and buildings in the pile are what the cards say"""
    game = Game(3, preset)
    for _ in game.random_steps(seed):
        s = game.state
        for order in range(3):
            rows = range(row_of(order, 0), row_of(order, ORIGINS))
            assert [s.hand_size[row] for row in rows] == [sum(s.hand[row]) for row in rows]
            assert s.held[order] == sum(1 << k for k in range(KINDS) if any(s.hand[row][k] for row in rows))
            held = [s.influence_size[influence_row(order, i)] for i in range(INFLUENCE_SHUFFLES)]
            assert s.influence_held[order] == sum(held) <= 2 + (s.phase == Phase.DISCARD)
        lying = [c for c in (*s.bottom, *s.looked) if c != -1]
        assert s.buildings_left == sum(sum(row[:KINDS]) for row in s.pile) + sum(c < KINDS for c in lying)
        assert min(map(min, (*s.hand, *s.pile, s.shop[PAWNSHOP], s.shop[MARKET], s.discard))) >= 0
