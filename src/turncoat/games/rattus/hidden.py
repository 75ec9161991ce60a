"""What a seat sees, and how the rest is dealt again.

All is open but the faces of rats. A rat that nobody has looked at has no face; the faces that the witch has seen are known to the
seats that looked, through every move and exchange, until the rat is turned up (RAT-0.7, RAT-4.8).
"""

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
from turncoat.kernel import kernel
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


# For learners and logs: whatever a seat sees and could matter, so that two views that differ are never the same numbers

RAT_FEATURES = 4 + SEATS + MOST_LIMIT + SYMBOL_KINDS
REGION_FEATURES = 4 + SEATS + RATS_AT_MOST * RAT_FEATURES
SEAT_FEATURES = 6 + CLASSES
TABLE_FEATURES = 2 * PHASES + 18
OBSERVATION = TABLE_FEATURES + REGIONS * REGION_FEATURES + SEATS * SEAT_FEATURES + FACES


@kernel
def observe(s: State, seat: int, out: list[int]) -> None:
    """The table as numbers, small ones; the seat itself comes first, the others clockwise after it."""
    for i in range(len(out)):
        out[i] = 0
    observe_table(s, out)
    at = TABLE_FEATURES
    for region in range(regions_of(s)):
        observe_region(s, seat, region, out, at)
        at += REGION_FEATURES
    at = TABLE_FEATURES + REGIONS * REGION_FEATURES
    for turn in range(s.seats):
        observe_seat(s, (seat + turn) % s.seats, out, at)
        at += SEAT_FEATURES
    at = len(out) - FACES
    for face in range(FACES):
        out[at + face] = 1 if s.seen[face] == GONE else 0


@kernel
def observe_table(s: State, out: list[int]) -> None:
    """What is being decided and what comes after a power, how far the turn and the game are, and by which options it is played."""
    out[s.phase] = 1
    out[PHASES + s.resume] = 1
    at = 2 * PHASES
    out[at] = s.seats
    out[at + 1] = s.stage
    out[at + 2] = s.turn
    out[at + 3] = s.turns
    out[at + 4] = s.taken
    out[at + 5] = s.placed
    out[at + 6] = s.all_out
    out[at + 7] = s.pawn_counts
    out[at + 8] = s.spread
    out[at + 9] = s.flips
    out[at + 10] = s.supply
    out[at + 11] = s.start_player
    out[at + 12] = s.removed_rats_3p
    out[at + 13] = s.turn_order
    out[at + 14] = s.ability_window
    out[at + 15] = s.end_by_cubes
    out[at + 16] = s.final_pawn
    out[at + 17] = s.second_majority


@kernel
def observe_region(s: State, seat: int, region: int, out: list[int], at: int) -> None:
    """A region: is it in play, is the pawn there, is it what a power or the plague is at or came from, whose cubes and which rats."""
    out[at] = 1
    out[at + 1] = 1 if s.pawn == region else 0
    out[at + 2] = 1 if s.at == region else 0
    out[at + 3] = 1 if s.first_at == region else 0
    for turn in range(s.seats):
        out[at + 4 + turn] = s.cubes[region][(seat + turn) % s.seats]
    at += 4 + SEATS
    for rat in range(s.rats[region]):
        observe_rat(s, seat, region, rat, out, at)
        at += RAT_FEATURES


@kernel
def observe_rat(s: State, seat: int, region: int, rat: int, out: list[int], at: int) -> None:
    """A rat: where it came from, is it what a power or the plague is at, who has looked at it, and its face if the seat has."""
    out[at] = 1
    out[at + 1] = s.origin[region][rat]
    out[at + 2] = 1 if s.at == region and s.rat == rat else 0
    out[at + 3] = 1 if s.first_at == region and s.first_rat == rat else 0
    for turn in range(s.seats):
        out[at + 4 + turn] = 1 if knows(s, (seat + turn) % s.seats, region, rat) else 0
    if knows(s, seat, region, rat):
        face = s.face[region][rat]
        at += 4 + SEATS
        out[at + LIMIT[face] - 1] = 1
        for symbol in range(SYMBOL_KINDS):
            out[at + MOST_LIMIT + symbol] = SYMBOLS[face][symbol]


@kernel
def observe_seat(s: State, seat: int, out: list[int], at: int) -> None:
    """A seat: its cubes beside the board and in the palace, is it its turn, did it begin or have the last turn; its cards, and those it has used."""
    out[at] = s.stock[seat]
    out[at + 1] = s.palace[seat]
    out[at + 2] = 1 if s.active == seat else 0
    out[at + 3] = 1 if s.mover == seat else 0
    out[at + 4] = 1 if s.start == seat else 0
    out[at + 5] = 1 if s.last_mover == seat else 0
    for card in range(CLASSES):
        if s.owner[card] == seat:
            out[at + 6 + card] = 2 if s.active == seat and s.used & (1 << card) != 0 else 1
