"""What a player may decide, and what chance may bring: spans of ints, and a text for each.

Places of the ring are 0 to 11 clockwise; the border `conflict:3` lies between the places 3 and 4; supply cards go by value.
"""

from turncoat.games.game import Invalid
from turncoat.games.verraeter.tables import HOUSE_NAMES, LAND_NAMES, LANDS, PLACES, ROLE_NAMES, SEATS, SUPPLY

_PLACES = tuple(range(PLACES))
_LAND_CARDS = tuple(f"{LAND_NAMES[card % LANDS]}-{HOUSE_NAMES[card // LANDS]}" for card in range(PLACES))

# verb, its objects, and whose it is
SPANS: tuple[tuple[str, tuple[object, ...], str], ...] = (
    ("start", tuple(range(SEATS)), "chance: who is start player"),
    ("lay", _LAND_CARDS, "chance: the next land of the ring, clockwise, and its house"),
    ("draw", SUPPLY, "chance: the supply card drawn"),
    ("out", ROLE_NAMES, "chance: the role that goes out unseen"),
    ("conflict", _PLACES, "phase 1: the border fought over"),
    ("take", ROLE_NAMES, "phase 2: the role kept"),
    ("play", SUPPLY, "phase 3: a supply card laid"),
    ("farm", _PLACES, "set-up and phase 7: lay a building card, farm side up, under this land"),
    ("office", _PLACES, "phase 7: lay a building card, office side up, under this land"),
    ("lift", _PLACES, "phase 7: move the building card from here; `farm` or `office` then says where to"),
    ("turn", _PLACES, "phase 7: turn the building card here over"),
    ("drop", SUPPLY, "phase 10: discard a supply card to make room"),
    ("done", (), "phases 3, 7, 10: no more"),
)

TEXTS: tuple[str, ...] = tuple(
    text for verb, objects, _ in SPANS for text in ([f"{verb}:{thing}" for thing in objects] or [verb])
)
ACTIONS = len(TEXTS)
_BY_TEXT = {text: action for action, text in enumerate(TEXTS)}


def _first(verb: str) -> int:
    return next(action for action, text in enumerate(TEXTS) if text.partition(":")[0] == verb)


START, LAY, DRAW, OUT = _first("start"), _first("lay"), _first("draw"), _first("out")
CONFLICT, TAKE, PLAY = _first("conflict"), _first("take"), _first("play")
BUILD_FARM, BUILD_OFFICE, LIFT, TURN = _first("farm"), _first("office"), _first("lift"), _first("turn")
DROP, DONE = _first("drop"), _first("done")


def action_text(action: int) -> str:
    return TEXTS[action]


def parse_action(text: str) -> int:
    if text not in _BY_TEXT:
        verbs = ", ".join(f"{verb}:…" if objects else verb for verb, objects, _ in SPANS)
        raise Invalid(f"{text!r} is not an action of Verräter; they are {verbs}")
    return _BY_TEXT[text]
