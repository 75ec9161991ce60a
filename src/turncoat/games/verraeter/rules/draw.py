"""Phases 8 to 10: the strategy card, the cards played, and drawing (VER-8 to VER-10)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_also
from turncoat.games.verraeter.actions import Verb
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.rules.common import leave_hand
from turncoat.games.verraeter.rules.end import end_round
from turncoat.games.verraeter.state import NONE, Phase, State, seat_after, seat_with
from turncoat.games.verraeter.tables import (
    DIPLOMAT2,
    DRAW_LIMIT,
    FARM,
    FARM_DRAWS,
    FARMER,
    HAND_LIMIT,
    KINDS,
    PLACES,
    ROLE_DRAWS,
    STRATEGIST,
)
from turncoat.kernel import kernel, note1, note2
from turncoat.kernel.bag import list_kinds, pour, size


@kernel
def gather_strategy(s: State, journal: list[list[int]]) -> None:
    """The strategist takes the strategy card (VER-8.1), which stays where it is if he has it or there is none (VER-8.2)."""
    strategist = seat_with(s, STRATEGIST)
    if strategist == NONE or strategist == s.strategy:
        note1(journal, What.STRATEGY_STAYS, s.strategy)
    else:
        s.strategy = strategist
        note1(journal, What.STRATEGY, strategist)
    discard_played(s, journal)
    s.turn = 0
    next_drawer(s, journal)


@kernel
def discard_played(s: State, journal: list[list[int]]) -> None:
    """All supply played goes to the open discard pile (VER-9.1)."""
    count = 0
    for seat in range(s.seats):
        count += size(s.played[seat])
        pour(s.played[seat], s.discard)
    note1(journal, What.DISCARDED, count)


@kernel
def next_drawer(s: State, journal: list[list[int]]) -> None:
    """The farmer draws first, then the others from the start player on (VER-10.1, VER-10.2)."""
    farmer = seat_with(s, FARMER)
    while s.turn <= s.seats:
        seat = farmer if s.turn == 0 else seat_after(s, s.turn - 1)
        if seat != NONE and (s.turn == 0 or seat != farmer):
            s.due = cards_due(s, seat, journal)
            if s.due > 0:
                begin_drawing(s, seat, journal)
                return
        s.turn += 1
    end_round(s, journal)


@kernel
def cards_due(s: State, seat: int, journal: list[list[int]]) -> int:
    """Three for the farmer (VER-10.1); else one per farm on the seat's own side (VER-10.2), one more for diplomat +2 (VER-10.3)."""
    role = s.role[seat]
    if role == FARMER:
        note2(journal, What.DUE_FARMER, seat, ROLE_DRAWS[FARMER])
        return ROLE_DRAWS[FARMER]
    due = FARM_DRAWS * farms_at_work(s, seat)
    if due > 0:
        note2(journal, What.DUE_FARMS, seat, due)
    if role == DIPLOMAT2:
        due += ROLE_DRAWS[DIPLOMAT2]
        note2(journal, What.DUE_DIPLOMAT, seat, ROLE_DRAWS[DIPLOMAT2])
    return min(due, DRAW_LIMIT)


@kernel
def farms_at_work(s: State, seat: int) -> int:
    """The seat's farms under lands of its present house (VER-10.2)."""
    count = 0
    for place in range(PLACES):
        if s.owner[place] == seat and is_at_work(s, place):
            count += 1
    return count


@kernel
def is_at_work(s: State, place: int) -> bool:
    """Whether somebody's building there is a farm under a land of its owner's present house (VER-10.2)."""
    return s.building[place] == FARM and s.house[place] == s.allegiance[s.owner[place]]


@kernel
def begin_drawing(s: State, seat: int, journal: list[list[int]]) -> None:
    """At most five cards in hand: a seat that would have more may first make room, or draws fewer (VER-10.4, VER-10.5)."""
    s.spare = max(0, s.held[seat] + s.due - HAND_LIMIT)
    s.due -= s.spare
    if s.spare > 0:
        note2(journal, What.LIMIT, seat, s.due)
        s.phase = Phase.DISCARD
        s.mover = seat
    else:
        await_card(s)


@kernel
def list_drops(s: State, out: list[int]) -> int:
    """Any supply card of the hand may make room, or none (VER-10.5)."""
    return list_also(Verb.DONE, list_kinds(s.hand[s.mover], Verb.DROP, out), out)


@kernel
def drop_card(s: State, kind: int, journal: list[list[int]]) -> None:
    """For each card discarded first, one more is drawn (VER-10.5)."""
    leave_hand(s, s.mover, kind)
    s.discard[kind] += 1
    s.spare -= 1
    s.due += 1
    note2(journal, What.DROPPED, s.mover, kind)
    if s.spare == 0:
        go_on_drawing(s, journal)


@kernel
def stop_dropping(s: State, journal: list[list[int]]) -> None:
    """A seat that makes no more room draws fewer cards (VER-10.5)."""
    s.spare = 0
    go_on_drawing(s, journal)


@kernel
def go_on_drawing(s: State, journal: list[list[int]]) -> None:
    """The next card, or the next seat; drawing is not voluntary (VER-10.5)."""
    if s.due > 0:
        await_card(s)
    else:
        s.turn += 1
        next_drawer(s, journal)


@kernel
def await_card(s: State) -> None:
    """Chance brings the next card."""
    s.phase = Phase.DRAW
    s.mover = CHANCE


@kernel
def list_pile(s: State, out: list[int]) -> int:
    """Any card of the pile may come (VER-0.6, VER-10.5)."""
    return list_kinds(s.pile, Verb.DRAW, out)


@kernel
def draw_card(s: State, kind: int, journal: list[list[int]]) -> None:
    """A card is drawn; the pile has it no more."""
    seat = seat_with(s, FARMER) if s.turn == 0 else seat_after(s, s.turn - 1)
    draw_supply(s, seat, kind, journal)
    if size(s.pile) == 0:
        reshuffle(s, journal)
    s.due -= 1
    go_on_drawing(s, journal)


@kernel
def draw_supply(s: State, seat: int, kind: int, journal: list[list[int]]) -> None:
    """A card goes from the pile into a hand, unseen by the others (VER-0.6)."""
    s.pile[kind] -= 1
    s.hand[seat][kind] += 1
    s.held[seat] += 1
    s.drawn[seat][kind] += 1
    s.draws[seat] += 1
    note2(journal, What.DREW, seat, kind)


@kernel
def reshuffle(s: State, journal: list[list[int]]) -> None:
    """The moment the pile is empty the discard pile becomes the new one (VER-10.6)."""
    pour(s.discard, s.pile)
    for kind in range(KINDS):
        s.shuffled[kind] = s.pile[kind]
    for seat in range(s.seats):
        s.draws[seat] = 0
        for kind in range(KINDS):
            s.drawn[seat][kind] = 0
    note1(journal, What.RESHUFFLED, size(s.pile))
