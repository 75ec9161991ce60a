"""What always holds in Verräter."""

from tests.laws.names import BUILDINGS, DRAWS, HAND, HOLDS, OFFICES, PILE, POINTS, RING, ROLES, ROUND, SHOWN, SUPPLY
from turncoat.games.verraeter.state import NONE, Phase, State, offices_of
from turncoat.games.verraeter.tables import (
    BUILDING_CARDS,
    HAND_LIMIT,
    KINDS,
    LANDS,
    OFFICE,
    OFFICES_AT_MOST,
    PLACES,
    ROUNDS,
    SUPPLY_COUNT,
)
from turncoat.kernel import kernel
from turncoat.kernel.bag import size


@kernel
def law(s: State, points: list[int], past: list[int]) -> int:
    """Verräter."""
    if s.round < 0 or s.round > ROUNDS[s.seats]:
        return ROUND
    for kind in range(KINDS):
        law = kind_law(s, kind)
        if law != HOLDS:
            return law
    for seat in range(s.seats):
        law = seat_law(s, seat)
        if law != HOLDS:
            return law
        if points[seat] < past[seat]:
            return POINTS
    return ring_law(s)


@kernel
def kind_law(s: State, kind: int) -> int:
    """The supply cards of one kind."""
    there = s.pile[kind] + s.discard[kind]
    unshuffled = s.pile[kind]
    for seat in range(s.seats):
        there += s.hand[seat][kind] + s.played[seat][kind]
        unshuffled += s.drawn[seat][kind]
        if s.shown[seat][kind] < 0 or s.shown[seat][kind] > s.hand[seat][kind]:
            return SHOWN
        if s.played[seat][kind] < 0 or s.drawn[seat][kind] < 0:
            return SUPPLY
    if there != SUPPLY_COUNT[kind] or s.pile[kind] < 0 or s.discard[kind] < 0:
        return SUPPLY
    return HOLDS if unshuffled == s.shuffled[kind] else PILE


@kernel
def seat_law(s: State, seat: int) -> int:
    """What one seat has."""
    if s.held[seat] != size(s.hand[seat]) or s.held[seat] > HAND_LIMIT:
        return HAND
    if s.draws[seat] != size(s.drawn[seat]):
        return DRAWS
    carried = 1 if s.lifted != NONE and s.mover == seat else 0
    cards = s.reserve[seat] + carried
    for place in range(PLACES):
        if s.owner[place] == seat:
            cards += 1
    if cards != BUILDING_CARDS or s.reserve[seat] < 0:
        return BUILDINGS
    if offices_of(s, seat) + (carried if s.carried == OFFICE else 0) > OFFICES_AT_MOST:
        return OFFICES
    if s.role[seat] != NONE:
        if s.seen[seat] & (1 << s.role[seat]) == 0:
            return ROLES
        for other in range(seat):
            if s.role[other] == s.role[seat]:
                return ROLES
    return HOLDS


@kernel
def ring_law(s: State) -> int:
    """The lands, each twice as soon as all are laid."""
    for land in range(LANDS):
        times = 0
        for place in range(PLACES):
            if s.land[place] == land:
                times += 1
        if times > 2 or (times < 2 and s.phase > Phase.RING):
            return RING
    return HOLDS
