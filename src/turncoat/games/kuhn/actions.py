"""What a player may decide, and what chance may bring."""

from turncoat.games.actions import ActionSpace, ActionVerb
from turncoat.games.kuhn.tables import CARD_NAMES


class Verb(ActionVerb):
    """What an action does; each is the int of its first action."""

    PASS = "check, or fold after a bet"
    BET = "bet, or call after a bet"
    DEAL = "chance: the card that the next seat gets", CARD_NAMES


SPACE = ActionSpace("Kuhn poker", Verb)
VERB, OBJECT = SPACE.verb_of, SPACE.object_of
