"""A view for people: as JSON for the browser, as messages for sentences."""

from collections.abc import Sequence

from turncoat.games.game import Json, Name, Say, Seat, is_disputed
from turncoat.games.rattus.actions import (
    COUNT,
    CUBES,
    DONE,
    FACE,
    FLIP,
    KING,
    MERCHANT,
    MONK,
    PAWN,
    PLAGUE,
    SETTLE,
    SETTLE_MORE,
    SPREAD,
    START,
    SWAP,
    TAKE,
    TO,
    WITCH,
)
from turncoat.games.rattus.events import MEANINGS, What
from turncoat.games.rattus.rules.end import cubes_of, pawn_will_count
from turncoat.games.rattus.rules.plague import can_flip
from turncoat.games.rattus.scene.losses import losses_counting, losses_in
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
    ALL,
    CLASS_NAMES,
    CLASSES,
    FACE_NAMES,
    FACES,
    KNIGHT,
    KNIGHT_CUBES,
    LETTERS,
    LIMIT,
    MAJORITY,
    MERCHANT_CUBES,
    NEIGHBOURS,
    RATS_AT_MOST,
    REGION_NAMES,
    REGIONS,
    START_FACES,
    SYMBOLS,
    TURNS_AT_MOST,
)
from turncoat.kernel import Event
from turncoat.kernel.journal import HIDDEN

PROMPTS = {
    Phase.START: "start",
    Phase.TAKE: "take",
    Phase.PLACE: "place",
    Phase.MOVE: "move",
    Phase.SPREAD: "spread",
    Phase.READY: "ready",
    Phase.COUNT: "count",
    Phase.MONK_TO: "monk-to",
    Phase.MERCHANT_TO: "merchant-to",
    Phase.MERCHANT_CUBES: "merchant-cubes",
    Phase.WITCH: "witch",
    Phase.SWAP: "swap",
    Phase.LAST: "last",
}

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

# Spans whose message takes a region and nothing else, last first.
REGION_ACTIONS = (
    (TO, "action-to"),
    (KING, "action-king"),
    (MERCHANT, "action-merchant"),
    (SPREAD, "action-spread"),
    (PLAGUE, "action-plague"),
)


# Names


def region_name(region: int) -> Name:
    return Name(f"region-{REGION_NAMES[region]}")


def class_name(card: int) -> Name:
    return Name(f"class-{CLASS_NAMES[card]}")


def face_name(face: int) -> Name:
    """A face by its limit and its symbols."""
    return Name("rat-face", {"number": LIMIT[face], "symbols": tuple(map(symbol_name, symbols_of(face)))})


def symbols_of(face: int) -> list[int]:
    """The symbols of a face in the order in which they strike: M, classes, A."""
    return [symbol for symbol in (MAJORITY, *range(CLASSES), ALL) for _ in range(SYMBOLS[face][symbol])]


def symbol_name(symbol: int) -> Name:
    if symbol < CLASSES:
        return class_name(symbol)
    return Name("symbol-majority" if symbol == MAJORITY else "symbol-all")


def rat_name(view: State, region: int, rat: int) -> Name:
    """A rat by its face, if it is known, or by where it came from."""
    if view.face[region][rat] != NONE:
        return Name("rat-known", {"face": face_name(view.face[region][rat])})
    return Name("rat-start" if view.origin[region][rat] == FROM_START else "rat-supply")


# Sentences


def prompt(view: State) -> str:
    """What is being decided: messages `prompt-…`, `prompt-…-help` and `waiting-…` are named after it."""
    if view.phase == Phase.TAKE and view.free_order == 1:  # cubes may come first (RAT-1.4)
        return "take-last" if view.placed else "take-or-place"
    return PROMPTS[Phase(view.phase)]


def verdict(view: State, points: Sequence[int], ranks: Sequence[int]) -> Say | None:
    """Of several with as many cubes, who would have played next has won (RAT-5.8)."""
    return Say("result-tie", {"who": Seat(ranks.index(1))}) if is_disputed(points, ranks) else None


def say_action(view: State, action: int) -> Say:
    """An action as a menu entry for the mover, or an outcome of chance."""
    if action < SETTLE:
        return say_chance(action)
    if action == DONE:
        return Say(f"action-done-{PROMPTS[Phase(view.phase)]}")
    if action in (COUNT, SWAP):
        return Say("action-count" if action == COUNT else "action-swap")
    if CUBES <= action < SWAP:
        return Say("action-cubes", {"number": action - CUBES + 1})
    if WITCH <= action < TO or MONK <= action < MERCHANT:
        return say_rat_action(view, action)
    if action < PLAGUE:
        return say_settling(view, action) if action < TAKE else say_taking(view, action - TAKE)
    first, message = next((first, message) for first, message in REGION_ACTIONS if action >= first)
    return Say(message, {"region": region_name(action - first)})


def say_chance(action: int) -> Say:
    if action >= FACE:
        return Say("chance-face", {"face": face_name(action - FACE)})
    if action >= FLIP:
        return Say("chance-flip", {"number": action - FLIP + 1})
    if action >= PAWN:
        return Say("chance-pawn", {"region": region_name(action - PAWN)})
    return Say("chance-start", {"who": Seat(action - START)})


def say_rat_action(view: State, action: int) -> Say:
    """Something done to one rat: the monk's or the witch's."""
    first, message = (WITCH, "action-witch") if action >= WITCH else (MONK, "action-monk")
    region, rat = divmod(action - first, RATS_AT_MOST)
    if view.phase == Phase.WITCH:
        message = "action-witch-second"
    return Say(message, {"region": region_name(region), "rat": rat_name(view, region, rat)})


def say_settling(view: State, action: int) -> Say:
    """Cubes put into a region."""
    more = action >= SETTLE_MORE
    region = action - (SETTLE_MORE if more else SETTLE)
    if view.phase in (Phase.START, Phase.LAST):
        return Say(
            "action-start" if view.phase == Phase.START else "action-settle-last", {"region": region_name(region)}
        )
    cubes = view.rats[region] + 1 if more else min(view.rats[region], view.stock[view.active])
    return Say("action-settle-more" if more else "action-settle", {"region": region_name(region), "number": cubes})


def say_taking(view: State, card: int) -> Say:
    """A class card taken, and from whom."""
    if view.owner[card] == NONE:
        return Say("action-take", {"class": class_name(card)})
    return Say("action-take-from", {"class": class_name(card), "who": Seat(view.owner[card])})


def say_event(view: State, event: Event) -> Say:
    """An event as a sentence of the log, told by who sees this view."""
    meaning = MEANINGS[What(event.what)]
    args: dict[str, int | str | Seat | Name] = {}
    if event.who != NONE:
        args["who"] = Seat(event.who)
    if event.what == What.MERCHANT:
        cubes, to = divmod(event.many, REGIONS)
        return Say(meaning.message, {**args, "from": region_name(event.where), "to": region_name(to), "number": cubes})
    if event.what == What.LOOKED and event.many == HIDDEN:
        return Say(f"{meaning.message}-hidden", {**args, "region": region_name(event.where // RATS_AT_MOST)})
    for key, number in ((meaning.where, event.where), (meaning.many, event.many)):
        if key.startswith("rat "):
            args[key.removeprefix("rat ")] = region_name(number // RATS_AT_MOST)
        elif key:
            args[key] = argument(key, number)
    return Say(meaning.message, args)


def argument(key: str, number: int) -> int | Name | Seat:
    """What a number of an event stands for."""
    match key:
        case "class":
            return class_name(number)
        case "face":
            return face_name(number)
        case "other":
            return Seat(number)
        case "number":
            return number
    return region_name(number)


# The scene


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
