"""What lies on the table, and the small questions that everybody asks of it."""

from enum import IntEnum
from typing import Annotated

from turncoat.games.verraeter.tables import KINDS, OFFICE, PLACES, ROUNDS, SEATS
from turncoat.kernel import int8, kernel, record

NONE = -1  # no land, owner, role, border or card; in a view also: not known


class Phase(IntEnum):
    """What is being decided; roles lie open from BUILD on."""

    LOT = 0  # chance: the start player
    RING = 1  # chance: the next land of the ring
    FARMS = 2  # a first farm each
    DEAL = 3  # chance: the next card of a start hand
    CONFLICT = 4  # phase 1: the border
    OUT = 5  # phase 2, chance: the role that goes out
    DRAFT = 6  # phase 2: a role
    SUPPLY = 7  # phase 3: cards laid
    BUILD = 8  # phase 7: the builder
    SET = 9  # phase 7: where the lifted card goes
    DISCARD = 10  # phase 10: making room
    DRAW = 11  # phase 10, chance: a card
    ENDED = 12


@record
class State:
    """Everything the rules need; nothing derived, but for hand sizes, which are open while hands are not."""

    mover: Annotated[int, int8]  # a seat, CHANCE or OVER
    seats: Annotated[int, int8]
    phase: Annotated[int, int8]
    start_hand: Annotated[int, int8]  # the options
    united_diplomat_switches: Annotated[int, int8]
    tie_pays_roles: Annotated[int, int8]
    builder_may_turn_when_moving: Annotated[int, int8]
    round: Annotated[int, int8]  # from 1; 0 while setting up
    turn: Annotated[int, int8]  # how many have had their turn in this phase
    start: Annotated[int, int8]  # who has the start card
    strategy: Annotated[int, int8]  # who has the strategy card
    border: Annotated[int, int8]  # the conflict is between this place and the next clockwise; or NONE
    lifted: Annotated[int, int8]  # the place that the builder's card in hand came from; or NONE
    carried: Annotated[int, int8]  # that card's building
    due: Annotated[int, int8]  # cards that the drawing seat is still to draw
    spare: Annotated[int, int8]  # cards that it may still discard first, and draw as many more

    land: Annotated[list[int], int8, PLACES]  # the ring, clockwise
    house: Annotated[list[int], int8, PLACES]  # to which each land belongs
    owner: Annotated[list[int], int8, PLACES]  # of the building card under it; or NONE
    building: Annotated[list[int], int8, PLACES]  # FARM or OFFICE, where there is an owner

    allegiance: Annotated[list[int], int8, SEATS]  # each seat's house
    score: Annotated[list[int], int8, SEATS]
    reserve: Annotated[list[int], int8, SEATS]  # building cards not laid yet
    role: Annotated[list[int], int8, SEATS]  # or NONE
    seen: Annotated[list[int], int8, SEATS]  # the roles passed to each seat this round, a bit each; 0 before its draft

    held: Annotated[list[int], int8, SEATS]  # hand sizes
    hand: Annotated[list[list[int]], int8, SEATS, KINDS]
    shown: Annotated[list[list[int]], int8, SEATS, KINDS]  # those cards in hand that all know of
    played: Annotated[list[list[int]], int8, SEATS, KINDS]  # laid for this conflict
    pile: Annotated[list[int], int8, KINDS]  # a bag: its order is nobody's
    discard: Annotated[list[int], int8, KINDS]
    shuffled: Annotated[list[int], int8, KINDS]  # what the pile was made of when last shuffled
    drawn: Annotated[list[list[int]], int8, SEATS, KINDS]  # what each seat has drawn of it; known to that seat
    draws: Annotated[list[int], int8, SEATS]  # how many; known to all


@kernel
def seat_after(s: State, steps: int) -> int:
    """The seat so many steps to the left of the start player."""
    return (s.start + steps) % s.seats


@kernel
def seat_with(s: State, role: int) -> int:
    """Who has drafted a role, or NONE."""
    for seat in range(s.seats):
        if s.role[seat] == role:
            return seat
    return NONE


@kernel
def is_border(s: State, place: int) -> bool:
    """Whether this place and the next clockwise belong to unlike houses."""
    return s.house[place] != s.house[(place + 1) % PLACES]


@kernel
def is_free(s: State, place: int) -> bool:
    """Whether no building card lies under the land."""
    return s.owner[place] == NONE


@kernel
def offices_of(s: State, seat: int) -> int:
    """How many offices the seat has in the ring."""
    count = 0
    for place in range(PLACES):
        if s.owner[place] == seat and s.building[place] == OFFICE:
            count += 1
    return count


@kernel
def contested(s: State, house: int) -> int:
    """The place of the house's land in the conflict."""
    if s.house[s.border] == house:
        return s.border
    return (s.border + 1) % PLACES


@kernel
def seats_of(s: State, house: int) -> int:
    """How many seats belong to a house."""
    count = 0
    for seat in range(s.seats):
        if s.allegiance[seat] == house:
            count += 1
    return count


@kernel
def is_united(s: State) -> bool:
    """Whether all seats belong to one house."""
    size = seats_of(s, s.allegiance[0])
    return size == s.seats


@kernel
def has_won_ring(s: State) -> bool:
    """Whether one house has all twelve lands."""
    for place in range(1, PLACES):
        if s.house[place] != s.house[0]:
            return False
    return True


@kernel
def last_round(s: State) -> int:
    """How many rounds are played."""
    return ROUNDS[s.seats]
