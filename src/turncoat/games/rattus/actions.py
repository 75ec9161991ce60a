"""What a player may decide, and what chance may bring.

A rat on the board is named by its region and its place there, 1 to 3; a face by its limit and its letters.
"""

from turncoat.games.actions import ActionSpace, ActionVerb
from turncoat.games.rattus.tables import CLASS_NAMES, FACE_NAMES, MERCHANT_CUBES, RATS_AT_MOST, REGION_NAMES, SEATS

RATS = range(1, RATS_AT_MOST + 1)  # of a region


class Verb(ActionVerb):
    """What an action does; each is the int of its first action."""

    START = "chance: who is start player", range(SEATS)
    PAWN = "chance: where the plague begins", REGION_NAMES
    FLIP = "chance: which rat is turned up", RATS
    FACE = "chance: what a rat shows", FACE_NAMES
    SETTLE = "put cubes there: two at the start, else as many as there are rats", REGION_NAMES
    SETTLE_MORE = "peasant: put one more; in the last round, one", REGION_NAMES
    TAKE = "take a class card", CLASS_NAMES
    PLAGUE = "move the plague there", REGION_NAMES
    SPREAD = "put a new rat there", REGION_NAMES
    TURN_UP = "turn up this rat next", REGION_NAMES, RATS
    MONK = "monk: move this rat; `to` says where", REGION_NAMES, RATS
    MERCHANT = "merchant: move cubes from here; `to` says where, `cubes` how many", REGION_NAMES
    KING = "king: bring a cube from here into the palace", REGION_NAMES
    WITCH = "witch: look at this rat", REGION_NAMES, RATS
    TO = "the target of the monk or the merchant", REGION_NAMES
    CUBES = "how many cubes the merchant moves", range(1, MERCHANT_CUBES + 1)
    SWAP = "witch: exchange the two rats"
    COUNT = "knight: the pawn counts as two cubes"
    DONE = "no card, no cubes, no more powers, not that"


SPACE = ActionSpace("Rattus", Verb)
VERB, OBJECT, SECOND = SPACE.verb_of, SPACE.object_of, SPACE.second_of
