"""What a player may decide, and what chance may bring.

Places of the ring are named by the hour, clockwise from 12 (place 0); the border `conflict:3` lies between 3 and 4 o'clock; supply cards
go by value.
"""

from turncoat.games.actions import ActionSpace, Span
from turncoat.games.verraeter.tables import HOUSE_NAMES, LAND_NAMES, LANDS, PLACES, ROLE_NAMES, SEATS, SUPPLY

_PLACES = (PLACES, *range(1, PLACES))
_LAND_CARDS = tuple(f"{LAND_NAMES[card % LANDS]}-{HOUSE_NAMES[card // LANDS]}" for card in range(PLACES))

SPACE = ActionSpace(
    "Verräter",
    Span("start", tuple(range(SEATS)), "chance: who is start player"),
    Span("lay", _LAND_CARDS, "chance: the next land of the ring, clockwise, and its house"),
    Span("draw", SUPPLY, "chance: the supply card drawn"),
    Span("out", ROLE_NAMES, "chance: the role that goes out unseen"),
    Span("conflict", _PLACES, "phase 1: the border fought over"),
    Span("take", ROLE_NAMES, "phase 2: the role kept"),
    Span("play", SUPPLY, "phase 3: a supply card laid"),
    Span("farm", _PLACES, "set-up and phase 7: lay a building card, farm side up, under this land"),
    Span("office", _PLACES, "phase 7: lay a building card, office side up, under this land"),
    Span("lift", _PLACES, "phase 7: move the building card from here; `farm` or `office` then says where to"),
    Span("turn", _PLACES, "phase 7: turn the building card here over"),
    Span("drop", SUPPLY, "phase 10: discard a supply card to make room"),
    Span("done", (), "phases 3, 7, 10: no more"),
)

START, LAY, DRAW, OUT = (SPACE.first(verb) for verb in ("start", "lay", "draw", "out"))
CONFLICT, TAKE, PLAY = (SPACE.first(verb) for verb in ("conflict", "take", "play"))
BUILD_FARM, BUILD_OFFICE, LIFT, TURN = (SPACE.first(verb) for verb in ("farm", "office", "lift", "turn"))
DROP, DONE = (SPACE.first(verb) for verb in ("drop", "done"))
