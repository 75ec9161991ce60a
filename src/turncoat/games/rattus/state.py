"""What lies on the table, and the small questions that everybody asks of it."""

from enum import IntEnum
from typing import Annotated

from turncoat.games.rattus.tables import (
    CLASSES,
    FACES,
    KNIGHT_CUBES,
    NEIGHBOURS,
    RATS_AT_MOST,
    REACH,
    REACH_COUNT,
    REGIONS,
    REGIONS_IN_PLAY,
    SEATS,
)
from turncoat.kernel import int8, int16, kernel, record

NONE = -1  # no seat, region or face; in a view also: not known

FROM_START, FROM_SUPPLY = range(2)  # where a rat came from
UNSEEN, LOOKED_AT, GONE = range(3)  # what has become of a face
REGULAR, LAST_ROUND, EVERYWHERE = range(3)  # stages of the game


class Phase(IntEnum):
    """What is being decided."""

    LOT = 0  # chance: the start player
    PAWN = 1  # chance: where the plague begins
    START = 2  # two start cubes
    TAKE = 3  # a class card
    PLACE = 4  # cubes
    MOVE = 5  # the plague
    SPREAD = 6  # where a new rat goes
    READY = 7  # powers, before rats are turned up
    COUNT = 8  # the knight: does the pawn count?
    FLIP = 9  # chance: which rat is turned up
    FACE = 10  # chance: what it shows
    MONK_TO = 11  # where the monk's rat goes
    MERCHANT_TO = 12  # where the merchant's cubes go
    MERCHANT_CUBES = 13  # how many
    LOOK = 14  # chance: what the witch sees
    WITCH = 15  # a second look
    SWAP = 16  # exchange the two
    LAST = 17  # powers in the last round
    ENDED = 18
    BETWEEN = 19  # powers, after a rat was turned up
    TURN_UP = 20  # which rat is turned up next


# Sets of phases, a bit each.
# Those in which powers may be begun, by the option (RAT-4.1).
BEFORE_PAWN = 1 << Phase.TAKE | 1 << Phase.PLACE | 1 << Phase.MOVE | 1 << Phase.LAST
BEFORE_FLIP = BEFORE_PAWN | 1 << Phase.SPREAD | 1 << Phase.READY
ANY_MOMENT = BEFORE_FLIP | 1 << Phase.BETWEEN


@record
class State:
    """Everything the rules need; nothing derived, but for three counts of faces, which a view has of its own."""

    mover: Annotated[int, int8]  # a seat, CHANCE or OVER
    seats: Annotated[int, int8]
    phase: Annotated[int, int8]
    start_player: Annotated[int, int8]  # the options
    removed_rats_3p: Annotated[int, int8]
    turn_order: Annotated[int, int8]
    power_window: Annotated[int, int8]
    end_by_cubes: Annotated[int, int8]
    final_pawn: Annotated[int, int8]
    second_majority: Annotated[int, int8]
    stage: Annotated[int, int8]  # REGULAR, LAST_ROUND, EVERYWHERE
    start: Annotated[int, int8]  # the start player
    active: Annotated[int, int8]  # whose turn it is
    last_mover: Annotated[int, int8]  # who had the last regular turn; or NONE
    turn: Annotated[int, int8]  # how many have put start cubes, or had their turn in the last round
    turned_by: Annotated[int, int8]  # an option too; here a byte was free, so matches stored before it came can be read
    turns: Annotated[int, int16]  # regular turns so far
    taken: Annotated[int, int8]  # has the active seat taken a card, or let it be?
    placed: Annotated[int, int8]  # and its cubes?
    all_out: Annotated[int, int8]  # did it have none left beside the board then?
    used: Annotated[int, int8]  # the powers it has used, a bit each
    resume: Annotated[int, int8]  # the phase to go on with after a power
    pawn: Annotated[int, int8]  # its region; or NONE
    pawn_counts: Annotated[int, int8]  # as two cubes, in its region
    spread: Annotated[int, int8]  # new rats still to be put
    flips: Annotated[int, int8]  # rats turned up in the region that is struck
    supply: Annotated[int, int8]  # rats beside the board
    removed: Annotated[int, int8]  # rats that left unseen
    at: Annotated[int, int8]  # the region and the rat that a power or the plague is at; or NONE
    rat: Annotated[int, int8]
    first_at: Annotated[
        int, int8
    ]  # the region and the rat that the witch looked at first or the mover turns up, or whence cubes come
    first_rat: Annotated[int, int8]
    unseen_start: Annotated[int, int8]  # start faces that nobody has looked at; in a view, that it does not know
    unseen_normal: Annotated[int, int8]  # and other faces
    leftover: Annotated[int, int8]  # of those start faces, how many came to the supply

    cubes: Annotated[list[list[int]], int8, REGIONS, SEATS]
    palace: Annotated[list[int], int8, SEATS]
    stock: Annotated[list[int], int8, SEATS]  # cubes beside the board
    owner: Annotated[list[int], int8, CLASSES]  # of each class card; or NONE
    rats: Annotated[list[int], int8, REGIONS]  # how many are in each region; the first so many places of the next three
    origin: Annotated[list[list[int]], int8, REGIONS, RATS_AT_MOST]
    face: Annotated[list[list[int]], int8, REGIONS, RATS_AT_MOST]  # or NONE: not looked at
    looked: Annotated[list[list[int]], int8, REGIONS, RATS_AT_MOST]  # the seats that know the face, a bit each
    seen: Annotated[list[int], int8, FACES]  # of each face: UNSEEN, LOOKED_AT (on the board) or GONE (turned up)


@kernel
def regions_of(s: State) -> int:
    """How many regions are in play; they are the first ones (RAT-0.2)."""
    return REGIONS_IN_PLAY[s.seats]


@kernel
def is_adjacent(region: int, other: int) -> bool:
    """Whether two regions share a border or an arrow (RAT-0.2)."""
    return NEIGHBOURS[region] & (1 << other) != 0


@kernel
def has_room(s: State, region: int) -> bool:
    """Never more than three rats in a region (RAT-3.3)."""
    return s.rats[region] < RATS_AT_MOST


@kernel
def has_room_beside(s: State, region: int) -> bool:
    """Whether a rat can go to a neighbour (RAT-3.3)."""
    for i in range(REACH_COUNT[1][s.seats][region]):
        if has_room(s, REACH[1][s.seats][region][i]):
            return True
    return False


@kernel
def cards_of(s: State, seat: int) -> int:
    """A seat's class cards, a bit each."""
    cards = 0
    for card in range(CLASSES):
        if s.owner[card] == seat:
            cards |= 1 << card
    return cards


@kernel
def has_power(s: State, card: int) -> bool:
    """Whether the active seat has a class card whose power it has not used this turn (RAT-4.1)."""
    return s.owner[card] == s.active and s.used & (1 << card) == 0


@kernel
def cubes_in(s: State, region: int) -> int:
    """All cubes in a region, of whatever colour."""
    total = 0
    for seat in range(s.seats):
        total += s.cubes[region][seat]
    return total


@kernel
def neutral_cubes(s: State, region: int) -> int:
    """What the pawn counts for there (RAT-4.5, RAT-5.6)."""
    if s.pawn_counts == 1 and s.pawn == region:
        return KNIGHT_CUBES
    return 0
