"""What a player may decide, and what chance may bring.

Places of the ring are named by the hour, clockwise from 12 (place 0); the border `conflict:3` lies between 3 and 4 o'clock; supply cards
go by value.
"""

from turncoat.games.actions import ActionSpace, ActionVerb
from turncoat.games.verraeter.tables import HOUSE_NAMES, LAND_NAMES, LANDS, PLACES, ROLE_NAMES, SEATS, SUPPLY

HOURS = (PLACES, *range(1, PLACES))
LAND_CARDS = tuple(f"{LAND_NAMES[card % LANDS]}-{HOUSE_NAMES[card // LANDS]}" for card in range(PLACES))


class Verb(ActionVerb):
    """What an action does; each is the int of its first action."""

    START = "chance: who is start player", range(SEATS)
    LAY = "chance: the next land of the ring, clockwise, and its house", LAND_CARDS
    DRAW = "chance: the supply card drawn", SUPPLY
    OUT = "chance: the role that goes out unseen", ROLE_NAMES
    CONFLICT = "phase 1: the border fought over", HOURS
    TAKE = "phase 2: the role kept", ROLE_NAMES
    PLAY = "phase 3: a supply card laid", SUPPLY
    FARM = "set-up and phase 7: lay a building card, farm side up, under this land", HOURS
    OFFICE = "phase 7: lay a building card, office side up, under this land", HOURS
    LIFT = "phase 7: move the building card from here; `farm` or `office` then says where to", HOURS
    TURN = "phase 7: turn the building card here over", HOURS
    DROP = "phase 10: discard a supply card to make room", SUPPLY
    DONE = "phases 3, 7, 10: no more"


SPACE = ActionSpace("Verräter", Verb)
VERB, OBJECT = SPACE.verb_of, SPACE.object_of
