"""Verräter: what a seat knows (VER-2.2, VER-2.3, VER-0.6).

Each test lists, without the help of the rules, all worlds that agree with what a seat has seen, and compares them with
what `resample` deals: exactly these worlds, each as often as it is likely.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import combinations, permutations
from math import sqrt
from typing import TypeVar

import pytest

from tests.games.verraeter_table import LAY_RING, Match, Table, bag, cards
from tests.support import thorough
from turncoat.games.game import NOBODY
from turncoat.games.verraeter import GAME
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.state import NONE, Phase, State
from turncoat.games.verraeter.tables import ALL_ROLES, ROLE_NAMES, SUPPLY_COUNT
from turncoat.kernel import Event, copy, dump
from turncoat.kernel.journal import HIDDEN
from turncoat.kernel.rng import new_rng

OUT_OF = ("traitor", "diplomat2", "diplomat5", "builder", "strategist", "farmer")
EXAMPLE = ("diplomat2", "builder", "traitor", "strategist", "diplomat5")  # out, then in order of the draft

World = TypeVar("World", bound=Hashable)
Draft = tuple[str, ...]  # a world of the draft: the role put out, and those taken so far, from the start player on
Supply = tuple[str, tuple[str, ...]]  # a world of supply cards: the pile, and each hand


def resampled(state: State, seat: int, many: int, world: Callable[[State], World]) -> Counter[World]:
    """How often each world is dealt to a seat."""
    dealt: Counter[World] = Counter()
    rng = new_rng(2024, seat + 1)
    for _ in range(many):
        other = copy(state)
        GAME.resample(other, seat, rng)
        dealt[world(other)] += 1
    return dealt


def assert_likely(dealt: Counter[World], ways: Mapping[World, int]) -> None:
    """The same worlds, and each about as often as there are ways to it: within five standard deviations."""
    assert set(dealt) == set(ways)
    for world, many in ways.items():
        chance = many / sum(ways.values())
        expected = dealt.total() * chance
        assert abs(dealt[world] - expected) <= 5 * sqrt(expected * (1 - chance)) + 1e-9, world


# The draft


def roles_of(bits: int) -> frozenset[str]:
    return frozenset(ROLE_NAMES[role] for role in range(len(ROLE_NAMES)) if bits & (1 << role))


def draft_of(state: State) -> Draft:
    """The world of a draft; what each seat was passed must agree with it."""
    order = [(state.start + turn) % state.seats for turn in range(state.seats)]
    (out,) = roles_of(ALL_ROLES) - roles_of(state.seen[state.start])
    left = roles_of(ALL_ROLES) - {out}
    taken = []
    for seat in order:
        if state.seen[seat]:
            assert roles_of(state.seen[seat]) == left
        if state.role[seat] != NONE:
            taken.append(ROLE_NAMES[state.role[seat]])
            left -= {taken[-1]}
    return (out, *taken)


def knowledge(draft: Draft, turn: int | None, revealed: bool) -> Hashable:
    """What the seat of a turn knows of a draft: the roles passed to it, the one it took, and all once they are revealed."""
    passed = frozenset(draft[: turn + 1]) if turn is not None and turn < len(draft) else None
    mine = draft[turn + 1] if turn is not None and turn + 1 < len(draft) else None
    return passed, mine, draft[1:] if revealed else len(draft)


def drafted(seats: int, taken: int, revealed: bool) -> Table:
    """A draft in which so many have taken a role; seat 1 is start player."""
    table = Table(seats, start=1)
    table.do("conflict:11", f"out:{EXAMPLE[0]}", *(f"take:{role}" for role in EXAMPLE[1 : taken + 1]))
    if revealed:
        table.do(*["done"] * seats)
    return table


STAGES = [(seats, taken, False) for seats in (3, 4) for taken in range(seats + 1)] + [(3, 3, True), (4, 4, True)]
IN_SHORT = (
    (4, 0, False),
    (4, 2, False),
    (4, 4, True),
)  # the others in `make thorough`: worlds are many where all but one have chosen


@pytest.mark.parametrize(
    ("seats", "taken", "revealed"),
    [pytest.param(*stage, marks=() if stage in IN_SHORT else thorough) for stage in STAGES],
)
def test_each_seat_knows_exactly_what_it_saw_of_the_draft(seats: int, taken: int, revealed: bool) -> None:
    """VER-2.2, VER-2.3: before, during and after the draft and after the reveal; each seat, and a spectator"""
    table = drafted(seats, taken, revealed)
    truth = EXAMPLE[: taken + 1]
    assert draft_of(table.state) == truth
    for seat in (NOBODY, *range(seats)):
        turn = None if seat == NOBODY else (seat - 1) % seats
        known = knowledge(truth, turn, revealed)
        worlds = {draft: 1 for draft in permutations(OUT_OF, taken + 1) if knowledge(draft, turn, revealed) == known}
        assert truth in worlds
        assert_likely(resampled(table.state, seat, 100 + 14 * len(worlds), draft_of), worlds)


def test_only_the_last_seat_knows_what_is_left() -> None:
    """VER-2.3: before the reveal; the first drafter could only guess among what it passed on"""
    table = drafted(4, 4, revealed=False)
    left = {
        seat: {frozenset(OUT_OF) - frozenset(world) for world in resampled(table.state, seat, 400, draft_of)}
        for seat in (NOBODY, *range(4))
    }
    assert left[0] == {frozenset({"farmer"})}  # seat 0 drafts last
    assert {seat: len(left[seat]) for seat in left} == {NOBODY: 6, 0: 1, 1: 4, 2: 3, 3: 2}


def test_others_see_neither_the_role_out_nor_the_roles_taken() -> None:
    """VER-2.1, VER-2.2: in views and in events"""
    table = drafted(4, 2, revealed=False)
    for seat in (NOBODY, *range(4)):
        view = GAME.view(table.state, seat)
        assert [view.seen[other] for other in range(4) if other != seat] == [0] * (4 if seat == NOBODY else 3)
        assert [view.role[other] for other in range(4) if other != seat] == [NONE] * (4 if seat == NOBODY else 3)
        for what, who in ((What.WENT_OUT, 1), (What.TOOK, 2)):
            assert GAME.redact(Event(what, (who, 3)), seat).fields == (who, 3 if seat == who else HIDDEN)


# Supply cards


def supply_of(state: State) -> Supply:
    return cards(state.pile), tuple(cards(hand) for hand in state.hand[: state.seats])


def splits(unseen: str, sizes: list[int]) -> Iterator[list[str]]:
    """Every way to deal some cards into heaps of these sizes; equal cards are told apart, so that likely heaps come often."""
    if not sizes:
        yield []
        return
    for chosen in combinations(range(len(unseen)), sizes[0]):
        heap = "".join(unseen[i] for i in chosen) or "-"
        rest = "".join(card for i, card in enumerate(unseen) if i not in chosen)
        for others in splits(rest, sizes[1:]):
            yield [heap, *others]


def ordered(heap: str) -> str:
    return cards(bag(heap))


def deals(table: Table, seat: int) -> Counter[Supply]:
    """All deals of the cards that a seat does not see, and in how many ways each comes about."""
    others = [other for other in range(table.state.seats) if other != seat]
    unseen = cards(table.state.pile) + "".join(table.hand(other) for other in others)
    sizes = [sum(table.state.pile)] + [table.state.held[other] for other in others]
    ways: Counter[Supply] = Counter()
    for pile, *heaps in splits(unseen, sizes):
        hands = [table.hand(other) for other in range(table.state.seats)]
        for other, heap in zip(others, heaps):
            hands[other] = ordered(heap)
        ways[ordered(pile), tuple(hands)] += 1
    return ways


def never_shuffled(table: Table) -> None:
    """All cards are still of the first pile: seat 0 drew and played what lies on the discard pile."""
    s = table.state
    s.shuffled = [*SUPPLY_COUNT]
    s.drawn = [hand[:] for hand in s.hand]
    s.drawn[0] = [mine + gone for mine, gone in zip(s.hand[0], s.discard)]
    s.draws = [sum(drawn) for drawn in s.drawn]


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_unseen_cards_are_anywhere_in_the_first_pile(seat: int) -> None:
    """VER-0.6: each hand knows itself; every deal of the others' cards and the pile is as likely as it has ways"""
    table = Table(3, hands="25 3 38", pile="246")
    never_shuffled(table)
    ways = deals(table, seat)
    assert supply_of(table.state) in ways
    assert_likely(resampled(table.state, seat, 100 + 25 * len(ways), supply_of), ways)


def test_pile_is_known_exactly_right_after_a_reshuffle() -> None:
    """VER-10.6, VER-0.6: it was the open discard pile"""
    table = Table(hands="24 35 6 8", pile="4", farms={0: [5]})
    table.fight("strategist builder diplomat5 traitor")
    pile = cards(table.state.discard)
    table.do("done", "draw:4")
    assert cards(table.state.pile) == pile
    for seat in (NOBODY, *range(4)):
        dealt = resampled(table.state, seat, 200, supply_of)
        assert {world[0] for world in dealt} == {pile}


def after_the_shuffle(hands: str, pile: str, drawn: str) -> Table:
    """The pile was shuffled when all hands were empty; then every seat drew its present hand from it."""
    table = Table(3, hands=hands, pile=pile)
    s = table.state
    s.shuffled = bag(pile + drawn)
    s.drawn = [hand[:] for hand in s.hand]
    s.draws = s.held[:]
    return table


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_draws_since_the_shuffle_are_of_that_pile(seat: int) -> None:
    """VER-10.6, VER-0.6: a seat knows what was shuffled and what it drew of it; the rest is as likely as it has ways"""
    table = after_the_shuffle(hands="2 35 8", pile="225", drawn="2358")
    ways = deals(table, seat)
    assert supply_of(table.state) in ways
    assert_likely(resampled(table.state, seat, 100 + 25 * len(ways), supply_of), ways)


def test_cards_drawn_before_the_shuffle_cannot_be_in_the_pile() -> None:
    """VER-10.6, VER-0.6: seat 1 holds a 6 and a 4 of the old pile; who drew all but one of the new one knows the last"""
    table = Table(3, hands="8 - -", pile="2335")
    s = table.state
    s.discard = [a - b for a, b in zip(s.discard, bag("46"))]
    s.hand[1], s.held[1] = bag("46"), 2
    table.fight("builder diplomat2 farmer", out="strategist")
    table.do("done", "draw:2", "draw:3", "draw:3")  # the farmer is seat 2
    assert set(resampled(s, 2, 200, supply_of)) == {
        ("5", ("8", "46", "233")),
        ("5", ("6", "48", "233")),
        ("5", ("4", "68", "233")),
    }
    piles = {pile for pile, _ in resampled(s, 0, 400, supply_of)}
    assert piles == {"2", "3", "5"}


def test_who_drew_the_only_5_of_the_pile_knows_that_none_is_left() -> None:
    """VER-10.6, VER-0.6: 2 and 5 were shuffled; seat 0 drew the 5, so the other 5 is in seat 1's hand; seat 1 cannot tell"""
    table = Table(3, hands="5 5 -", pile="2")
    s = table.state
    s.shuffled, s.drawn[0], s.draws[0] = bag("25"), bag("5"), 1
    assert set(resampled(s, 0, 100, supply_of)) == {("2", ("5", "5", "-"))}
    assert set(resampled(s, 1, 100, supply_of)) == {("2", ("5", "5", "-")), ("5", ("2", "5", "-"))}


@pytest.mark.parametrize("seats", [3, 4])
def test_start_hands_of_1998_stay_known(seats: int) -> None:
    """VER-0.6: there is one world only, until somebody draws; a card that is laid is known no more"""
    match = Match(seats, "1998")
    match.do("start:0", *LAY_RING, *(f"farm:{place or 12}" for place in range(seats)))
    for seat in (NOBODY, *range(seats)):
        assert set(resampled(match.state, seat, 100, supply_of)) == {supply_of(match.state)}


def test_shown_cards_stay_in_their_hand() -> None:
    """VER-0.6, start_hand = 3-4-5: the drawn card may be anything of the pile, and may hide a laid 4 behind a drawn one"""
    table = Table(3, "1998", hands="345 345 345", farms={0: [5]})
    s = table.state
    s.shown = [hand[:] for hand in s.hand]
    table.fight("strategist builder diplomat5", "4 - -")
    table.do("done", "draw:4")
    for seat in (NOBODY, 1, 2):
        hands = {hands[0] for _, hands in resampled(s, seat, 600, supply_of)}
        assert hands == {"235", "335", "345", "355", "356", "358"}
        assert {hands[1:] for _, hands in resampled(s, seat, 100, supply_of)} == {("345", "345")}
    assert {hands[0] for _, hands in resampled(s, 0, 100, supply_of)} == {"345"}
    assert cards(s.shown[0]) == "35"
    table.draft("builder strategist diplomat5", border=10)
    table.do("done", "done", "play:4")  # of two 4s that seat 0 may have had, nobody knows more
    assert cards(s.shown[0]) == "35"


def test_resample_reads_only_what_the_seat_sees() -> None:
    """VER-0.6, VER-2.2: two worlds that look alike to a seat are dealt again alike"""
    table = Table(hands="24 35 6 8")
    never_shuffled(table)
    table.draft("builder traitor strategist diplomat5")
    for seat in (NOBODY, *range(4)):
        other = copy(table.state)
        GAME.resample(other, seat, new_rng(7))
        one, two = copy(table.state), copy(other)
        GAME.resample(one, seat, new_rng(11))
        GAME.resample(two, seat, new_rng(11))
        assert dump(one) == dump(two)
        assert dump(GAME.view(one, seat)) == dump(GAME.view(table.state, seat))


def test_drawn_cards_are_seen_by_who_draws_them() -> None:
    """VER-0.6: in events; a discard is open to all"""
    for seat in (NOBODY, *range(4)):
        assert GAME.redact(Event(What.DREW, (2, 5)), seat).fields == (2, 5 if seat == 2 else HIDDEN)
        assert GAME.redact(Event(What.DROPPED, (2, 5)), seat).fields == (2, 5)
        assert GAME.redact(Event(What.REVEALED, (2, 5)), seat).fields == (2, 5)


def test_resampled_draft_goes_on_as_the_real_one() -> None:
    """VER-2.2: the seat that is to choose has the same choices in every world"""
    table = drafted(4, 2, revealed=False)
    other = copy(table.state)
    GAME.resample(other, 3, new_rng(1))
    assert other.phase == Phase.DRAFT
    assert GAME.legal_actions(other) == GAME.legal_actions(table.state)
