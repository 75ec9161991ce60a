"""What a seat sees, and how the rest is dealt again.

All is open but the faces of rats. A rat that nobody has looked at has no face; the faces that the witch has seen are known to the
seats that looked, through every move and exchange, until the rat is turned up (RAT-0.7, RAT-4.8).
"""

from turncoat.games.rattus.events import What
from turncoat.games.rattus.rules.rats import count_unseen, face_weight, give_face
from turncoat.games.rattus.state import GONE, NONE, UNSEEN, Phase, State, regions_of
from turncoat.games.rattus.tables import (
    CLASSES,
    FACES,
    LIMIT,
    RATS_AT_MOST,
    REGIONS,
    SEATS,
    SYMBOLS,
)
from turncoat.kernel import Event, kernel
from turncoat.kernel.journal import HIDDEN
from turncoat.kernel.rng import below

PHASES = len(Phase)
SYMBOL_KINDS = CLASSES + 2
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


# For learners and logs

RAT_FEATURES = 2 + MOST_LIMIT + SYMBOL_KINDS
REGION_FEATURES = 2 + SEATS + RATS_AT_MOST * RAT_FEATURES
OBSERVATION = PHASES + 8 + REGIONS * REGION_FEATURES + SEATS * (4 + CLASSES) + FACES


@kernel
def observe(s: State, seat: int, out: list[int]) -> None:
    """The table as numbers, small ones; the seat itself comes first, the others clockwise after it."""
    for i in range(len(out)):
        out[i] = 0
    out[s.phase] = 1
    out[PHASES] = s.seats
    out[PHASES + 1] = s.stage
    out[PHASES + 2] = s.supply
    out[PHASES + 3] = s.spread
    out[PHASES + 4] = s.used if s.active == seat else 0
    out[PHASES + 5] = s.taken
    out[PHASES + 6] = s.placed
    out[PHASES + 7] = s.pawn_counts
    at = PHASES + 8
    for region in range(regions_of(s)):
        observe_region(s, seat, region, out, at)
        at += REGION_FEATURES
    at = PHASES + 8 + REGIONS * REGION_FEATURES
    for turn in range(s.seats):
        observe_seat(s, (seat + turn) % s.seats, out, at)
        at += 4 + CLASSES
    at = len(out) - FACES
    for face in range(FACES):
        out[at + face] = 1 if s.seen[face] == GONE else 0


@kernel
def observe_region(s: State, seat: int, region: int, out: list[int], at: int) -> None:
    """A region: is it in play, is the pawn there, whose cubes and which rats."""
    out[at] = 1
    out[at + 1] = 1 if s.pawn == region else 0
    for turn in range(s.seats):
        out[at + 2 + turn] = s.cubes[region][(seat + turn) % s.seats]
    at += 2 + SEATS
    for rat in range(s.rats[region]):
        out[at] = 1
        out[at + 1] = s.origin[region][rat]
        if knows(s, seat, region, rat):
            face = s.face[region][rat]
            out[at + 1 + LIMIT[face]] = 1
            for symbol in range(SYMBOL_KINDS):
                out[at + 2 + MOST_LIMIT + symbol] = SYMBOLS[face][symbol]
        at += RAT_FEATURES


@kernel
def observe_seat(s: State, seat: int, out: list[int], at: int) -> None:
    """A seat: its cubes beside the board and in the palace, is it its turn, its cards."""
    out[at] = s.stock[seat]
    out[at + 1] = s.palace[seat]
    out[at + 2] = 1 if s.active == seat else 0
    out[at + 3] = 1 if s.mover == seat else 0
    for card in range(CLASSES):
        out[at + 4 + card] = 1 if s.owner[card] == seat else 0


def redact(event: Event, seat: int) -> Event:
    """The event as a seat sees it: what another's witch has seen stays with that seat."""
    if event.what == What.LOOKED and event.who != seat:
        return event._replace(many=HIDDEN)
    return event
