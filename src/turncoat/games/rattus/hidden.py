"""What a seat sees, and how the rest is dealt again.

All is open but the faces of rats. A rat that nobody has looked at has no face; the faces that the witch has seen are known to the
seats that looked, through every move and exchange, until the rat is turned up (RAT-0.7, RAT-4.8).
"""

from turncoat.games.observation import (
    FIELD,
    FLAG,
    Numbers,
    clear,
    counts,
    each,
    field_writer,
    flags,
    numbers_in,
    one_of,
)
from turncoat.games.rattus.rules.rats import count_unseen, face_weight, give_face
from turncoat.games.rattus.state import GONE, NONE, UNSEEN, Phase, State, regions_of
from turncoat.games.rattus.tables import (
    CLASS_NAMES,
    CLASSES,
    FACES,
    LETTERS,
    LIMIT,
    RATS_AT_MOST,
    REGION_NAMES,
    SEATS,
    SYMBOLS,
)
from turncoat.kernel import kernel
from turncoat.kernel.rng import below

SYMBOL_KINDS = len(LETTERS)
MOST_LIMIT = max(LIMIT)


@kernel
def knows(s: State, seat: int, region: int, rat: int) -> bool:
    """Whether a seat has looked at a rat."""
    return seat >= 0 and s.looked[region][rat] & (1 << max(seat, 0)) != 0


@kernel
def hide(s: State, seat: int) -> None:
    """Blank the faces that the seat has not seen; to this view they are unseen."""
    for region in range(regions_of(s)):
        for rat in range(s.rats[region]):
            if s.face[region][rat] != NONE and not knows(s, seat, region, rat):
                unsee(s, region, rat)


@kernel
def unsee(s: State, region: int, rat: int) -> None:
    """A rat loses its face again."""
    face = s.face[region][rat]
    s.face[region][rat] = NONE
    s.seen[face] = UNSEEN
    count_unseen(s, face, s.origin[region][rat], 1)


@kernel
def resample(s: State, seat: int, rng: list[int]) -> None:
    """Give every rat that somebody else has looked at a face that it may have."""
    hide(s, seat)
    for region in range(regions_of(s)):
        for rat in range(s.rats[region]):
            if s.looked[region][rat] != 0 and s.face[region][rat] == NONE:
                give_face(s, region, rat, pick_face(s, s.origin[region][rat], rng))


@kernel
def pick_face(s: State, origin: int, rng: list[int]) -> int:
    """A random face for a rat from there."""
    total = 0
    for face in range(FACES):
        if s.seen[face] == UNSEEN:
            total += face_weight(s, face, origin)
    left = below(rng, total)
    face = 0
    while s.seen[face] != UNSEEN or left >= face_weight(s, face, origin):
        if s.seen[face] == UNSEEN:
            left -= face_weight(s, face, origin)
        face += 1
    return face


# For learners and logs: whatever a seat sees and could matter, so that two views that differ are never the same numbers


class ObservedRat(Numbers):
    """A rat on the board."""

    LIES_THERE = "whether there is such a rat", FLAG
    FROM_SUPPLY = "whether it came from the supply, not from the start", FLAG
    AT = "whether it is what a power or the plague is at", FLAG
    FIRST_AT = "whether the witch looked at it first, or the mover turns it up", FLAG
    LOOKED = "who has looked at it, by seats from me on", flags(SEATS)
    LIMIT = "its number, if I have looked at it", one_of(range(1, MOST_LIMIT + 1))
    SYMBOL = "its symbols, if I have looked at it", counts((*CLASS_NAMES, "majority", "all"))


class ObservedRegion(Numbers):
    """A region."""

    IN_PLAY = "whether it is in play", FLAG
    PAWN = "whether the plague pawn is there", FLAG
    AT = "whether a power or the plague is at it", FLAG
    FIRST_AT = "whether that came from there", FLAG
    CUBES = "cubes, by seats from me on", counts(SEATS)
    RAT = "its rats", each(RATS_AT_MOST, ObservedRat)


class ObservedSeat(Numbers):
    """A seat."""

    STOCK = "its cubes beside the board"
    PALACE = "its cubes in the palace"
    TURN = "whether it is its turn", FLAG
    DECIDES = "whether it decides", FLAG
    START = "whether it began", FLAG
    LAST = "whether it had the last regular turn", FLAG
    CARD = "its class cards: 1, or 2 once used this turn", counts(CLASS_NAMES)


EVERY_SEAT = each(SEATS, ObservedSeat)


class Observed(Numbers):
    """The table as numbers, small ones; the seat itself comes first, the others clockwise after it."""

    PHASE = "what is being decided", one_of(Phase)
    RESUME = "what comes after a power", one_of(Phase)
    SEATS = "how many play", FIELD
    STAGE = "0 in a regular turn, 1 in the last round, 2 when the plague strikes everywhere", FIELD
    TURN = "how many have put start cubes, or had their turn in the last round", FIELD
    TURNS = "regular turns so far", FIELD
    TAKEN = "whether a card was taken this turn, or let be", FIELD
    PLACED = "whether cubes were put this turn", FIELD
    ALL_OUT = "whether whose turn it is had no cube left beside the board then", FIELD
    PAWN_COUNTS = "whether the pawn counts as two cubes", FIELD
    SPREAD = "new rats still to be put", FIELD
    FLIPS = "rats turned up in the region that is struck", FIELD
    SUPPLY = "rats beside the board", FIELD
    START_PLAYER = "an option, by the place of its value", FIELD
    REMOVED_RATS_3P = "an option", FIELD
    TURN_ORDER = "an option", FIELD
    POWER_WINDOW = "an option", FIELD
    END_BY_CUBES = "an option", FIELD
    FINAL_PAWN = "an option", FIELD
    SECOND_MAJORITY = "an option", FIELD
    TURNED_BY = "an option", FIELD
    REGION = "the regions", each(REGION_NAMES, ObservedRegion)
    SEAT = "the seats, clockwise from me on", EVERY_SEAT
    GONE = "the rats, by their place in the components, that were turned up", flags(FACES)


RAT_NUMBERS = numbers_in(ObservedRat)
REGION_NUMBERS = numbers_in(ObservedRegion)
SEAT_NUMBERS = numbers_in(ObservedSeat)
write_fields = field_writer(Observed)


@kernel
def observe(s: State, seat: int, out: list[int]) -> None:
    """What the seat may see, as declared above."""
    clear(out)
    write_fields(s, out)
    out[Observed.PHASE + s.phase] = 1
    out[Observed.RESUME + s.resume] = 1
    for region in range(regions_of(s)):
        observe_region(s, seat, region, out, Observed.REGION + region * REGION_NUMBERS)
    for turn in range(s.seats):
        observe_seat(s, seat_after(s, seat, turn), out, Observed.SEAT + turn * SEAT_NUMBERS)
    for face in range(FACES):
        out[Observed.GONE + face] = 1 if s.seen[face] == GONE else 0


@kernel
def seat_after(s: State, seat: int, turn: int) -> int:
    """The seat so many turns after another. Without a division: it is asked for every seat of every rat, and observing becomes a fifth faster."""
    later = seat + turn
    return later if later < s.seats else later - s.seats


@kernel
def observe_region(s: State, seat: int, region: int, out: list[int], at: int) -> None:
    """A region that is in play."""
    out[at + ObservedRegion.IN_PLAY] = 1
    out[at + ObservedRegion.PAWN] = 1 if s.pawn == region else 0
    out[at + ObservedRegion.AT] = 1 if s.at == region else 0
    out[at + ObservedRegion.FIRST_AT] = 1 if s.first_at == region else 0
    for turn in range(s.seats):
        out[at + ObservedRegion.CUBES + turn] = s.cubes[region][seat_after(s, seat, turn)]
    for rat in range(s.rats[region]):
        observe_rat(s, seat, region, rat, out, at + ObservedRegion.RAT + rat * RAT_NUMBERS)


@kernel
def observe_rat(s: State, seat: int, region: int, rat: int, out: list[int], at: int) -> None:
    """A rat, and its face if the seat has looked at it."""
    out[at + ObservedRat.LIES_THERE] = 1
    out[at + ObservedRat.FROM_SUPPLY] = s.origin[region][rat]
    out[at + ObservedRat.AT] = 1 if s.at == region and s.rat == rat else 0
    out[at + ObservedRat.FIRST_AT] = 1 if s.first_at == region and s.first_rat == rat else 0
    for turn in range(s.seats):
        out[at + ObservedRat.LOOKED + turn] = 1 if knows(s, seat_after(s, seat, turn), region, rat) else 0
    if knows(s, seat, region, rat):
        face = s.face[region][rat]
        out[at + ObservedRat.LIMIT + LIMIT[face] - 1] = 1
        for symbol in range(SYMBOL_KINDS):
            out[at + ObservedRat.SYMBOL + symbol] = SYMBOLS[face][symbol]


@kernel
def observe_seat(s: State, seat: int, out: list[int], at: int) -> None:
    """A seat, and its class cards."""
    out[at + ObservedSeat.STOCK] = s.stock[seat]
    out[at + ObservedSeat.PALACE] = s.palace[seat]
    out[at + ObservedSeat.TURN] = 1 if s.active == seat else 0
    out[at + ObservedSeat.DECIDES] = 1 if s.mover == seat else 0
    out[at + ObservedSeat.START] = 1 if s.start == seat else 0
    out[at + ObservedSeat.LAST] = 1 if s.last_mover == seat else 0
    for card in range(CLASSES):
        if s.owner[card] == seat:
            out[at + ObservedSeat.CARD + card] = 2 if s.active == seat and s.used & (1 << card) != 0 else 1
