"""What the rules tell of printed values, which somebody's box may have otherwise: arguments of their messages."""

from turncoat.games.ontembare_stad.events import RULE_OF_EVENT
from turncoat.games.ontembare_stad.tables import (
    ALL_AREAS,
    AMOUNT,
    BY_AREA,
    BY_CATEGORY,
    BY_KIND,
    BY_ORDER,
    BY_RIVER,
    CATEGORIES,
    CATEGORY_NAMES,
    COUNTED,
    DRAW,
    EFFECT,
    EVENT_NAMES,
    GAIN,
    GIFT_STONES,
    GOLDEN_TIMES,
    KIND_NAMES,
    MOST,
    NO_LIMIT,
    POWER_INCOME,
    POWER_POINTS,
    RED,
    ROAD,
    TOKEN_PRICE,
    TRACK,
    WITCHCRAFT_VALUE,
    WITHDRAW,
    WITHDRAW_FROM,
    WITHDRAW_WHERE,
)
from turncoat.games.say import Arg, Name

COUNTS = {BY_KIND: "kind", BY_CATEGORY: "category", BY_AREA: "area", BY_RIVER: "river", BY_ORDER: "order"}


def brings(event: int) -> str:
    """The message that tells what an event card does."""
    if EFFECT[event] == WITHDRAW:
        return "brings-withdraw-any" if WITHDRAW_WHERE[event] == ALL_AREAS else "brings-withdraw-outer"
    if EFFECT[event] == DRAW:
        return "brings-draw"
    return f"brings-{'gain' if EFFECT[event] == GAIN else 'pay'}-{COUNTS[COUNTED[event][0]]}"


def counted(event: int) -> str:
    """The message that names the buildings which an event card counts, if it counts any."""
    by, which = COUNTED[event]
    if by == BY_KIND:
        return f"card-{KIND_NAMES[which]}"
    return f"category-{CATEGORY_NAMES[which]}" if by == BY_CATEGORY else ""


def numbers(event: int) -> dict[str, int]:
    """The numbers on an event card; no limit is 0."""
    most = MOST[event] if MOST[event] != NO_LIMIT else 0
    return {"amount": AMOUNT[event], "most": most, "areas": WITHDRAW_FROM}


def told_event(event: int) -> Name:
    what: dict[str, Arg] = {"what": Name(counted(event))} if counted(event) else {}
    return Name(
        "told-event",
        {"card": Name(f"card-{EVENT_NAMES[event]}"), "brings": Name(brings(event), {**numbers(event), **what})},
    )


def events_of(rule: str) -> tuple[Name, ...]:
    """The event cards that a rule is about, with what they bring."""
    found = tuple(told_event(event) for event in range(len(EVENT_NAMES)) if RULE_OF_EVENT[event] == rule)
    return found or (Name("told-no-event"),)


EVENT_RULES = (
    "STAD-2.3",
    "STAD-2.4",
    "STAD-2.5",
    "STAD-2.6",
    "STAD-2.7",
    "STAD-2.8",
    "STAD-2.9",
    "STAD-2.10",
    "STAD-2.12",
)

TOLD: dict[str, Arg] = {
    **{f"events-{rule.removeprefix('STAD-').replace('.', '-')}": events_of(rule) for rule in EVENT_RULES},
    **{f"points-{CATEGORY_NAMES[category]}": POWER_POINTS[category] for category in range(CATEGORIES)},
    **{f"income-{CATEGORY_NAMES[category]}": POWER_INCOME[category] for category in range(CATEGORIES)},
    "roads": len(set(ROAD) - {0}),
    "reds": sum(RED),
    "red": ", ".join(str(space) for space, is_red in enumerate(RED) if is_red),
    "track": TRACK,
    "witchcraft": WITCHCRAFT_VALUE,
    "gift": GIFT_STONES,
    "golden": GOLDEN_TIMES,
    "prices": ", ".join(map(str, TOKEN_PRICE)),
}
