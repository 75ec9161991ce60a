"""Kuhn poker: each of its rules, and the one number that is known of it, exactly."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import product

import pytest

from turncoat.games import CHANCE, NOBODY, OVER
from turncoat.games.kuhn import GAME
from turncoat.games.kuhn.events import What
from turncoat.games.kuhn.state import UNKNOWN, State
from turncoat.kernel import Event, copy, events_of, pack

JACK, QUEEN, KING = range(3)


def after(*texts: str) -> tuple[State, list[Event]]:
    """The table after some actions, and all that happened."""
    state, happened = GAME.new(2), []
    for text in texts:
        journal = GAME.journal()
        action = GAME.parse_action(text)
        assert action in GAME.legal_actions(state)
        GAME.apply(state, action, journal)
        happened += events_of(journal)
    return state, happened


def points(state: State) -> list[int]:
    out = [0, 0]
    GAME.scores(state, out, [0, 0])
    return out


def legal(state: State) -> list[str]:
    return [GAME.action_text(action) for action in GAME.legal_actions(state)]


KING_QUEEN = ("deal:king", "deal:queen")

# The rules


def test_KUHN_1_1_each_seat_puts_one_coin_in_the_middle() -> None:
    """KUHN-1.1"""
    state, happened = after("deal:jack")
    assert state.stake == [1, 1]
    assert happened[:2] == [Event(What.ANTED, (0, 1)), Event(What.ANTED, (1, 1))]


def test_KUHN_1_2_each_seat_gets_one_of_three_cards_and_the_first_decides() -> None:
    """KUHN-1.2"""
    state, _ = after()
    assert (state.mover, legal(state)) == (CHANCE, ["deal:jack", "deal:queen", "deal:king"])
    state, _ = after("deal:queen")
    assert (state.mover, legal(state)) == (CHANCE, ["deal:jack", "deal:king"])
    assert [GAME.weight(state, action) for action in GAME.legal_actions(state)] == [1, 1]
    state, _ = after("deal:queen", "deal:jack")
    assert (state.mover, state.card) == (0, [QUEEN, JACK])
    assert GAME.view(state, 0).card == [QUEEN, UNKNOWN]
    assert GAME.view(state, 1).card == [UNKNOWN, JACK]
    assert GAME.view(state, NOBODY).card == [UNKNOWN, UNKNOWN]


def test_KUHN_2_1_a_pass_costs_nothing_and_two_end_the_betting() -> None:
    """KUHN-2.1"""
    state, _ = after(*KING_QUEEN, "pass")
    assert (state.mover, state.stake, legal(state)) == (1, [1, 1], ["pass", "bet"])
    state, _ = after(*KING_QUEEN, "pass", "pass")
    assert (state.mover, points(state)) == (OVER, [1, -1])


@pytest.mark.parametrize(("actions", "bettor"), [(["bet"], 0), (["pass", "bet"], 1)])
def test_KUHN_2_2_a_bet_is_one_coin_more_and_has_to_be_answered(actions: list[str], bettor: int) -> None:
    """KUHN-2.2"""
    state, happened = after(*KING_QUEEN, *actions)
    assert state.stake[bettor] == 2
    assert state.stake[1 - bettor] == 1
    assert state.mover == 1 - bettor
    assert happened[-1] == Event(What.BET, (bettor, 1))


@pytest.mark.parametrize("before", [[], ["pass"]])
@pytest.mark.parametrize(("answer", "what"), [("bet", What.CALLED), ("pass", What.FOLDED)])
def test_KUHN_2_3_a_call_or_a_fold_ends_the_betting(before: list[str], answer: str, what: What) -> None:
    """KUHN-2.3"""
    state, happened = after(*KING_QUEEN, *before, "bet", answer)
    assert state.mover == OVER
    assert what in [event.what for event in happened]


def test_KUHN_3_1_who_folds_loses_the_ante_whatever_the_cards_and_shows_none() -> None:
    """KUHN-3.1"""
    state, happened = after(*KING_QUEEN, "pass", "bet", "pass")
    assert points(state) == [-1, 1]
    assert points(after(*KING_QUEEN, "bet", "pass")[0]) == [1, -1]
    assert What.SHOWED not in [event.what for event in happened]
    assert GAME.view(state, 1).card == [UNKNOWN, QUEEN]


def test_KUHN_3_2_else_both_show_and_the_higher_card_wins_the_other_stake() -> None:
    """KUHN-3.2"""
    state, happened = after(*KING_QUEEN, "bet", "bet")
    assert points(state) == [2, -2]
    assert happened[-2:] == [Event(What.SHOWED, (0, KING)), Event(What.SHOWED, (1, QUEEN))]
    assert GAME.view(state, NOBODY).card == [KING, QUEEN]
    assert points(after("deal:jack", "deal:queen", "pass", "pass")[0]) == [-1, 1]


def test_points_count_only_at_the_end() -> None:
    assert points(after(*KING_QUEEN, "bet")[0]) == [0, 0]


# The value of the game: Kuhn proved in 1950 that the first seat loses 1/18 of a coin under best play.

Situation = tuple[int, bool]  # my card, and whether there is a bet to answer: all that matters of a view
Strategy = Callable[[Situation], Fraction]  # how often to bet or call
VALUE = Fraction(-1, 18)


def situation(view: State) -> Situation:
    me = view.mover
    return view.card[me], view.stake[1 - me] > view.stake[me]


def expected(state: State, strategies: tuple[Strategy, Strategy]) -> Fraction:
    """What the first seat wins, on average, when each seat follows its strategy and sees only its own view."""
    if state.mover == OVER:
        return Fraction(points(state)[0])
    actions = GAME.legal_actions(state)
    if state.mover == CHANCE:
        ways = [Fraction(GAME.weight(state, action)) for action in actions]
        chances = [way / sum(ways) for way in ways]
    else:
        bets = strategies[state.mover](situation(GAME.view(state, state.mover)))
        chances = [1 - bets, bets]
    total = Fraction(0)
    for action, chance in zip(actions, chances):
        if chance:
            following = copy(state)
            GAME.apply(following, action, GAME.journal())
            total += chance * expected(following, strategies)
    return total


def first_best(alpha: Fraction) -> Strategy:
    """Kuhn's best play for the first seat, one for each alpha from 0 to 1/3: how often it bluffs with the jack."""
    bets = {JACK: alpha, QUEEN: Fraction(0), KING: 3 * alpha}
    calls = {JACK: Fraction(0), QUEEN: alpha + Fraction(1, 3), KING: Fraction(1)}
    return lambda at: calls[at[0]] if at[1] else bets[at[0]]


def second_best(at: Situation) -> Fraction:
    """Kuhn's only best play for the second seat."""
    bets = {JACK: Fraction(1, 3), QUEEN: Fraction(0), KING: Fraction(1)}
    calls = {JACK: Fraction(0), QUEEN: Fraction(1, 3), KING: Fraction(1)}
    return calls[at[0]] if at[1] else bets[at[0]]


def pure() -> Iterator[Strategy]:
    """All 64 ways to play without chance: three cards, with or without a bet to answer."""
    situations = list(product(range(3), (False, True)))
    for choices in product((Fraction(0), Fraction(1)), repeat=len(situations)):
        yield dict(zip(situations, choices)).__getitem__


def against_all(pairs: Iterable[tuple[Strategy, Strategy]]) -> list[Fraction]:
    return [expected(GAME.new(2), pair) for pair in pairs]


@pytest.mark.parametrize("alpha", [Fraction(0), Fraction(1, 6), Fraction(1, 3)], ids=str)
def test_the_first_seat_can_hold_its_loss_to_one_eighteenth(alpha: Fraction) -> None:
    assert min(against_all((first_best(alpha), reply) for reply in pure())) == VALUE


def test_the_second_seat_can_make_sure_of_one_eighteenth() -> None:
    assert max(against_all((reply, second_best) for reply in pure())) == VALUE


def test_a_seat_is_in_six_situations_as_far_as_it_can_tell() -> None:
    views: tuple[set[bytes], set[bytes]] = (set(), set())

    def visit(state: State) -> None:
        if state.mover >= 0:
            views[state.mover].add(pack(GAME.view(state, state.mover)))
        for action in GAME.legal_actions(state):
            following = copy(state)
            GAME.apply(following, action, GAME.journal())
            visit(following)

    visit(GAME.new(2))
    assert [len(seen) for seen in views] == [6, 6]
