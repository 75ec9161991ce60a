"""What is asked and told, as messages: what is being decided, what an action does, what happened."""

from collections.abc import Callable

from turncoat.games.game import Arg, Name, Say, Seat
from turncoat.games.rattus.actions import OBJECT, SECOND, VERB, Verb
from turncoat.games.rattus.options import FREE_ORDER
from turncoat.games.rattus.state import (
    FROM_START,
    NONE,
    Phase,
    State,
)
from turncoat.games.rattus.tables import (
    ALL,
    CLASS_NAMES,
    CLASSES,
    LIMIT,
    MAJORITY,
    REGION_NAMES,
    SYMBOLS,
)

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
    Phase.BETWEEN: "between",
    Phase.TURN_UP: "turn-up",
}


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
    if view.phase == Phase.TAKE and view.turn_order == FREE_ORDER:  # cubes may come first (RAT-1.4)
        return "take-last" if view.placed else "take-or-place"
    return PROMPTS[Phase(view.phase)]


def say_action(view: State, action: int) -> Say:
    """An action as a menu entry for the mover, or an outcome of chance."""
    verb, thing = VERB[action], OBJECT[action]
    match verb:
        case Verb.START:
            return Say("chance-start", {"who": Seat(thing)})
        case Verb.FLIP:
            return Say("chance-flip", {"number": thing + 1})
        case Verb.FACE:
            return Say("chance-face", {"face": face_name(thing)})
        case Verb.PAWN:
            return Say("chance-pawn", {"region": region_name(thing)})
        case Verb.SETTLE | Verb.SETTLE_MORE:
            return say_settling(view, verb, thing)
        case Verb.TAKE:
            return say_taking(view, thing)
        case Verb.TURN_UP | Verb.MONK | Verb.WITCH:
            return say_rat_action(view, verb, thing, SECOND[action])
        case Verb.CUBES:
            return Say("action-cubes", {"number": thing + 1})
        case Verb.SWAP | Verb.COUNT:
            return Say(f"action-{verb.word}")
        case Verb.DONE:
            return Say(f"action-done-{PROMPTS[Phase(view.phase)]}")
        case Verb.PLAGUE | Verb.SPREAD | Verb.MERCHANT | Verb.KING | Verb.TO:
            return Say(f"action-{verb.word}", {"region": region_name(thing)})


def say_rat_action(view: State, verb: Verb, region: int, rat: int) -> Say:
    """Something done to one rat: by the monk, by the witch, or by the seat that turns it up."""
    message = "action-witch-second" if view.phase == Phase.WITCH else f"action-{verb.word}"
    return Say(message, {"region": region_name(region), "rat": rat_name(view, region, rat)})


def say_settling(view: State, verb: Verb, region: int) -> Say:
    """Cubes put into a region."""
    if view.phase in (Phase.START, Phase.LAST):
        return Say(
            "action-start" if view.phase == Phase.START else "action-settle-last", {"region": region_name(region)}
        )
    more = verb == Verb.SETTLE_MORE
    cubes = view.rats[region] + 1 if more else min(view.rats[region], view.stock[view.active])
    return Say(f"action-{verb.word}", {"region": region_name(region), "number": cubes})


def say_taking(view: State, card: int) -> Say:
    """A class card taken, and from whom."""
    if view.owner[card] == NONE:
        return Say("action-take", {"class": class_name(card)})
    return Say("action-take-from", {"class": class_name(card), "who": Seat(view.owner[card])})


# How the numbers of events are told, by what they stand for.
SAY_FIELD: dict[str, Callable[[State, int], Arg]] = {
    "seat": lambda view, seat: Seat(seat),
    "region": lambda view, region: region_name(region),
    "class": lambda view, card: class_name(card),
    "face": lambda view, face: face_name(face),
}
