"""What a player may decide, and what chance may bring.

Areas, buildings, events and influence cards are named by their ids in `components.toml`. To build, and to play an influence card on an area, are
two decisions: which card, then where.
"""

from turncoat.games.actions import ActionSpace, ActionVerb
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    CARD_NAMES,
    DIE_SIDES,
    INFLUENCE_NAMES,
    KIND_NAMES,
    ORDERS,
    ROW,
    SPACES,
    TOKEN_VALUES,
)


class Verb(ActionVerb):
    """What an action does; each is the int of its first action."""

    LOT = "chance: which order begins", range(ORDERS)
    DIE = "chance: a die", range(1, DIE_SIDES + 1)
    TOKEN = "chance: the value of a black token", range(1, TOKEN_VALUES + 1)
    CARD = "chance: a card of the draw pile, dealt, turned or looked at", CARD_NAMES
    DRAW = "chance: an influence card", INFLUENCE_NAMES
    START = "take this starting area", AREA_NAMES
    START_TOWER = "put the first watchtower there", AREA_NAMES
    CHOOSE = "choose the card in this place of the row", range(ROW)
    AREA = "buy this area", AREA_NAMES
    BUILD = "place this building; `site` says where", KIND_NAMES
    SITE = "place it there, perhaps over another of one's own", AREA_NAMES
    DEMOLISH = "demolish the building there", AREA_NAMES
    WITHDRAW = "event: withdraw the knight from there", AREA_NAMES
    TOWER = "buy a watchtower and put it there", AREA_NAMES
    WHITE = "buy a white power token"
    BLACK = "buy a black power token, unseen"
    SWAP = "exchange the black token on this space of the castle", range(SPACES)
    SWAP_WHITE = "exchange a white power token for a black one, by the option"
    PAWN_SELL = "sell this card to the pawnshop", KIND_NAMES
    MARKET_SELL = "sell this card on the free market", KIND_NAMES
    PAWN_BUY = "buy this card from the pawnshop", KIND_NAMES
    MARKET_BUY = "buy this card on the free market", KIND_NAMES
    BLIND = "buy a card from the draw pile, unseen"
    INFLUENCE = "buy an influence card, unseen"
    PLAY = "play this influence card; `target` says on what, or `golden-…`", INFLUENCE_NAMES
    TARGET = "play it on this area", AREA_NAMES
    GOLDEN_SELL = "golden trade: sell this card for twice its value", KIND_NAMES
    GOLDEN_PAWN = "golden trade: take this card from the pawnshop", KIND_NAMES
    GOLDEN_MARKET = "golden trade: take this card from the free market", KIND_NAMES
    DISCARD = "discard this influence card, having three", INFLUENCE_NAMES
    WIZARD = "wizard: have this card turned; the other goes to the bottom", CARD_NAMES
    TURN = "have cards turned, or the row filled up, and play no more influence cards before that"
    PROTECT = "play Protection: another's influence card does nothing to me"
    BLOCK = "play Blockade: another does not take that area"
    PASS = "take no more starting areas; do not react"
    ROLL = "roll the black die: so many steps may the Black Master go"
    STEPS = "do not roll: he may go as many steps as one has black tokens"
    MASTER = "he goes there", AREA_NAMES
    STAY = "he stays where he is"
    ATTACK = "he attacks the area where he stands"
    SPARE = "he does not attack"
    DONE = "end the turn, or the Black Master's phase; or play no more influence cards, before income or after the turn"


SPACE = ActionSpace("De Ontembare Stad", Verb)
VERB, OBJECT = SPACE.verb_of, SPACE.object_of
