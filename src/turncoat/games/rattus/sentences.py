"""What is asked and told, as messages: what is being decided, what an action does, what happened."""

from collections.abc import Sequence

from turncoat.games.game import Name, Say, Seat, is_disputed
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
    RATS_AT_MOST,
    REGION_NAMES,
    REGIONS,
    SYMBOLS,
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
