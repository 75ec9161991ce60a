"""The table as a seat sees it, to be drawn."""

from turncoat.games.game import Json
from turncoat.games.rattus.rules.end import cubes_of, pawn_will_count
from turncoat.games.rattus.rules.plague import can_flip
from turncoat.games.rattus.scene.losses import losses_counting, losses_in
from turncoat.games.rattus.sentences import symbols_of
from turncoat.games.rattus.state import (
    FROM_START,
    GONE,
    LAST_ROUND,
    NONE,
    REGULAR,
    UNSEEN,
    Phase,
    State,
    cubes_in,
    regions_of,
)
from turncoat.games.rattus.tables import (
    CLASS_NAMES,
    CLASSES,
    FACE_NAMES,
    FACES,
    KNIGHT,
    KNIGHT_CUBES,
    LETTERS,
    LIMIT,
    MERCHANT_CUBES,
    NEIGHBOURS,
    RATS_AT_MOST,
    REGION_NAMES,
    START_FACES,
    TURNS_AT_MOST,
)

SYMBOL_NAMES = (*CLASS_NAMES, "majority", "all")

# What a page must know of the box: an owner's own may be another.
BOX: dict[str, Json] = {
    "faces": list(FACE_NAMES),  # a limit and letters, by their numbers
    "start_faces": START_FACES,  # the first so many
    "letters": dict(zip(LETTERS, SYMBOL_NAMES)),  # in the order in which they strike, but for M, which comes first
    "rats_at_most": RATS_AT_MOST,
    "knight_cubes": KNIGHT_CUBES,
    "merchant_cubes": MERCHANT_CUBES,
}
# From the move of the plague to the knight's word.
BEFORE_COUNT = (
    Phase.SPREAD,
    Phase.READY,
    Phase.COUNT,
    Phase.MONK_TO,
    Phase.MERCHANT_TO,
    Phase.MERCHANT_CUBES,
    Phase.WITCH,
    Phase.SWAP,
)


def scene(view: State, seat: int) -> dict[str, Json]:
    """All that a page needs to draw the table as the seat sees it; what it does not know is null."""
    return {
        "me": seat if seat >= 0 else None,
        "phase": Phase(view.phase).name.lower(),
        "mover": view.mover,
        "active": none(view.active),
        "start": none(view.start),
        "stage": ("regular", "last round", "everywhere")[view.stage],
        "round": -(-view.turns // view.seats),
        "last_round": last_round_scene(view),
        "taken": view.taken == 1,
        "placed": view.placed == 1,
        "pawn": none(view.pawn),
        "pawn_counts": view.pawn_counts == 1 or (view.stage == LAST_ROUND and pawn_will_count(view)),
        "counting": counting_scene(view),
        "at": none(view.at),
        "rat": none(view.rat),
        "first_at": none(view.first_at),
        "first_rat": none(view.first_rat),
        "spread": view.spread,
        "flips": view.flips,
        "supply": view.supply,
        "removed": view.removed,
        "regions": [region_scene(view, region) for region in range(regions_of(view))],
        "seats": [seat_scene(view, other) for other in range(view.seats)],
        "classes": {CLASS_NAMES[card]: none(view.owner[card]) for card in range(CLASSES)},
        "used": [CLASS_NAMES[card] for card in range(CLASSES) if view.used & (1 << card)],
        "gone": [FACE_NAMES[face] for face in range(FACES) if view.seen[face] == GONE],
        "unseen": unseen_scene(view),
        "box": BOX,
    }


def last_round_scene(view: State) -> dict[str, Json] | None:
    """Why the game ends, after whose turn, and who uses powers once more, in order (RAT-5.1, RAT-5.2)."""
    if view.stage == REGULAR:
        return None
    others = [(view.last_mover - turn) % view.seats for turn in range(1, view.seats)]
    by_rats, by_turns = view.supply == 0, view.turns == TURNS_AT_MOST * view.seats
    return {
        "why": "rats" if by_rats else "turns" if by_turns else "cubes",
        "after": view.last_mover,
        "order": [seat for seat in others if seat in view.owner],
    }


def region_scene(view: State, region: int) -> dict[str, Json]:
    expected, worst = losses_in(view, region)
    return {
        "name": REGION_NAMES[region],
        "neighbours": [other for other in range(regions_of(view)) if NEIGHBOURS[region] & (1 << other)],
        "cubes": [view.cubes[region][seat] for seat in range(view.seats)],
        "total": cubes_in(view, region),
        "rats": [rat_scene(view, region, rat) for rat in range(view.rats[region])],
        "expected": list(expected),
        "worst": list(worst),
    }


def counting_scene(view: State) -> dict[str, Json] | None:
    """What the plague would take where it is if the knight let the pawn count (RAT-4.5), while that is still to be decided."""
    is_open = view.stage == REGULAR and view.phase in BEFORE_COUNT and view.owner[KNIGHT] == view.active != NONE
    if not is_open or not can_flip(view, view.pawn):
        return None
    expected, worst = losses_counting(view, view.pawn)
    return {"expected": list(expected), "worst": list(worst)}


def rat_scene(view: State, region: int, rat: int) -> dict[str, Json]:
    face = view.face[region][rat]
    return {
        "origin": "start" if view.origin[region][rat] == FROM_START else "supply",
        "looked": [seat for seat in range(view.seats) if view.looked[region][rat] & (1 << seat)],
        "face": face_scene(face) if face != NONE else None,
    }


def face_scene(face: int) -> dict[str, Json]:
    """A face by its name, its limit and its symbols, in the order in which they strike; and whether a starting rat has it."""
    return {
        "name": FACE_NAMES[face],
        "limit": LIMIT[face],
        "symbols": [SYMBOL_NAMES[symbol] for symbol in symbols_of(face)],
        "start": face < START_FACES,
    }


def unseen_scene(view: State) -> dict[str, Json]:
    """The faces that may still be anywhere: those of starting rats, and the others; of these so many have left the game unseen."""
    faces = unseen_faces(view)
    return {
        "start": [FACE_NAMES[face] for face in faces if face < START_FACES],
        "other": [FACE_NAMES[face] for face in faces if face >= START_FACES],
    }


def unseen_faces(view: State) -> list[int]:
    """The faces that may still be anywhere, as far as this view knows."""
    return [face for face in range(FACES) if view.seen[face] == UNSEEN]


def seat_scene(view: State, seat: int) -> dict[str, Json]:
    return {"score": cubes_of(view, seat), "stock": view.stock[seat], "palace": view.palace[seat]}


def none(number: int) -> int | None:
    return None if number == NONE else number


def pieces(s: State) -> dict[str, int]:
    """What is in the box, counted on the table: always the same numbers."""
    on_board = sum(s.rats)
    counted = {"rats": on_board + s.supply + s.removed + s.seen.count(GONE)}
    for seat in range(s.seats):
        counted[f"cubes-{seat}"] = cubes_of(s, seat) + s.stock[seat]
    return counted
