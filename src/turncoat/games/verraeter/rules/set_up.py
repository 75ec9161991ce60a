"""Set-up: lot, ring, farms and hands (VER-0)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_span
from turncoat.games.options import option_setter
from turncoat.games.verraeter.actions import Verb
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.options import OPTIONS, RANDOM_HAND
from turncoat.games.verraeter.rules.common import lay_building, list_free
from turncoat.games.verraeter.rules.draw import draw_supply
from turncoat.games.verraeter.rules.end import begin_round
from turncoat.games.verraeter.state import NONE, Phase, State, seat_after
from turncoat.games.verraeter.tables import (
    BUILDING_CARDS,
    EAGLE,
    FARM,
    FIXED_HAND,
    KINDS,
    LANDS,
    PLACES,
    ROSE,
    SEATS,
    START_HAND,
    SUPPLY_COUNT,
)
from turncoat.kernel import kernel, note1, note2, note3

set_options = option_setter(State, OPTIONS)


@kernel
def setup(s: State, seats: int, options: list[int]) -> None:
    """An empty table, before the lot is cast."""
    s.mover = CHANCE
    s.seats = seats
    s.phase = Phase.LOT
    set_options(s, options)
    s.round = 0
    s.turn = 0
    s.start = NONE
    s.strategy = NONE
    s.border = NONE
    s.lifted = NONE
    s.carried = FARM
    s.due = 0
    s.spare = 0
    for place in range(PLACES):
        s.land[place] = NONE
        s.house[place] = EAGLE
        s.owner[place] = NONE
        s.building[place] = FARM
    for seat in range(SEATS):
        s.allegiance[seat] = EAGLE
        s.score[seat] = 0
        s.reserve[seat] = BUILDING_CARDS if seat < seats else 0
        s.role[seat] = NONE
        s.seen[seat] = 0
        s.held[seat] = 0
        s.draws[seat] = 0
        for kind in range(KINDS):
            s.hand[seat][kind] = 0
            s.shown[seat][kind] = 0
            s.played[seat][kind] = 0
            s.drawn[seat][kind] = 0
    for kind in range(KINDS):
        s.pile[kind] = SUPPLY_COUNT[kind]
        s.shuffled[kind] = SUPPLY_COUNT[kind]
        s.discard[kind] = 0


@kernel
def list_seats(s: State, out: list[int]) -> int:
    """Any seat may become start player (VER-0.1)."""
    return list_span(Verb.START, s.seats, out)


@kernel
def start_with(s: State, seat: int, journal: list[list[int]]) -> None:
    """The lot decides who gets the start card (VER-0.1); from there on seats are eagle, rose, eagle… (VER-0.2)."""
    s.start = seat
    note1(journal, What.STARTS, seat)
    for turn in range(s.seats):
        other = seat_after(s, turn)
        s.allegiance[other] = EAGLE if turn % 2 == 0 else ROSE
        note2(journal, What.SIDED, other, s.allegiance[other])
    s.phase = Phase.RING


@kernel
def list_lands(s: State, out: list[int]) -> int:
    """The land cards not laid yet: each landscape once for each house (VER-0.3)."""
    laid = 0
    for place in range(s.turn):
        laid |= 1 << (s.land[place] + LANDS * s.house[place])
    count = 0
    for card in range(PLACES):
        if laid & (1 << card) == 0:
            out[count] = Verb.LAY + card
            count += 1
    return count


@kernel
def lay_land(s: State, card: int, journal: list[list[int]]) -> None:
    """The twelve lands are laid in a ring as they come, each with the house it shows (VER-0.3)."""
    s.land[s.turn] = card % LANDS
    s.house[s.turn] = card // LANDS
    note2(journal, What.LAID, s.turn, card)
    s.turn += 1
    if s.turn == PLACES:
        s.turn = 0
        s.phase = Phase.FARMS
        s.mover = s.start


@kernel
def list_first_farms(s: State, out: list[int]) -> int:
    """A first farm goes under any land without a building card (VER-0.4)."""
    return list_free(s, Verb.FARM, out, 0)


@kernel
def lay_first_farm(s: State, place: int, journal: list[list[int]]) -> None:
    """From the start player on each seat lays one building card as a farm, under any land without one (VER-0.4)."""
    lay_building(s, s.mover, FARM, place)
    note3(journal, What.FIRST_FARM, s.mover, place, FARM)
    s.turn += 1
    s.mover = seat_after(s, s.turn)
    if s.turn == s.seats:
        deal_hands(s, journal)


@kernel
def deal_hands(s: State, journal: list[list[int]]) -> None:
    """Start hands are dealt blind, or are one 3, one 4 and one 5 for everybody to know (VER-0.6)."""
    s.turn = 0
    if s.start_hand == RANDOM_HAND:
        s.phase = Phase.DEAL
        s.mover = CHANCE
        return
    for turn in range(s.seats):
        seat = seat_after(s, turn)
        for i in range(len(FIXED_HAND)):
            kind = FIXED_HAND[i]
            s.pile[kind] -= 1
            s.shuffled[kind] -= 1  # the rest is shuffled after these are dealt
            s.hand[seat][kind] += 1
            s.shown[seat][kind] += 1
            s.held[seat] += 1
            note2(journal, What.DEALT, seat, kind)
    begin_play(s, journal)


@kernel
def deal_card(s: State, kind: int, journal: list[list[int]]) -> None:
    """The start player gets three cards, then the others clockwise (VER-0.6)."""
    draw_supply(s, seat_after(s, s.turn // START_HAND), kind, journal)
    s.turn += 1
    if s.turn == START_HAND * s.seats:
        begin_play(s, journal)


@kernel
def begin_play(s: State, journal: list[list[int]]) -> None:
    """The seat left of the start player has the strategy card first (VER-0.7)."""
    s.strategy = seat_after(s, 1)
    note1(journal, What.FIRST_STRATEGY, s.strategy)
    begin_round(s, journal)
