"""What a player may decide, and what chance may bring.

Areas, buildings, events and influence cards are named by their ids in `components.toml`. To build, and to play an influence card on an area, are
two decisions: which card, then where.
"""

from turncoat.games.actions import ActionSpace, Span
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

SPACE = ActionSpace(
    "De Ontembare Stad",
    Span("lot", tuple(range(ORDERS)), "chance: which order begins"),
    Span("die", tuple(range(1, DIE_SIDES + 1)), "chance: a die"),
    Span("token", tuple(range(1, TOKEN_VALUES + 1)), "chance: the value of a black token"),
    Span("card", CARD_NAMES, "chance: a card of the draw pile, dealt, turned or looked at"),
    Span("draw", INFLUENCE_NAMES, "chance: an influence card"),
    Span("start", AREA_NAMES, "take this starting area"),
    Span("start-tower", AREA_NAMES, "put the first watchtower there"),
    Span("choose", tuple(range(ROW)), "choose the card in this place of the row"),
    Span("area", AREA_NAMES, "buy this area"),
    Span("build", KIND_NAMES, "place this building; `site` says where"),
    Span("site", AREA_NAMES, "place it there, perhaps over another of one's own"),
    Span("demolish", AREA_NAMES, "demolish the building there"),
    Span("withdraw", AREA_NAMES, "event: withdraw the knight from there"),
    Span("tower", AREA_NAMES, "buy a watchtower and put it there"),
    Span("white", (), "buy a white power token"),
    Span("black", (), "buy a black power token, unseen"),
    Span("swap", tuple(range(SPACES)), "exchange the black token on this space of the castle"),
    Span("swap-white", (), "exchange a white power token for a black one, by the option"),
    Span("pawn-sell", KIND_NAMES, "sell this card to the pawnshop"),
    Span("market-sell", KIND_NAMES, "sell this card on the free market"),
    Span("pawn-buy", KIND_NAMES, "buy this card from the pawnshop"),
    Span("market-buy", KIND_NAMES, "buy this card on the free market"),
    Span("blind", (), "buy a card from the draw pile, unseen"),
    Span("influence", (), "buy an influence card, unseen"),
    Span("play", INFLUENCE_NAMES, "play this influence card; `target` says on what, or `golden-…`"),
    Span("target", AREA_NAMES, "play it on this area"),
    Span("golden-sell", KIND_NAMES, "golden trade: sell this card for twice its value"),
    Span("golden-pawn", KIND_NAMES, "golden trade: take this card from the pawnshop"),
    Span("golden-market", KIND_NAMES, "golden trade: take this card from the free market"),
    Span("discard", INFLUENCE_NAMES, "discard this influence card, having three"),
    Span("wizard", CARD_NAMES, "wizard: have this card turned; the other goes to the bottom"),
    Span("turn", (), "have cards turned, or the row filled up, and play no more influence cards before that"),
    Span("protect", (), "play Protection: another's influence card does nothing to me"),
    Span("block", (), "play Blockade: another does not take that area"),
    Span("pass", (), "take no more starting areas; do not react"),
    Span("roll", (), "roll the black die: so many steps may the Black Master go"),
    Span("steps", (), "do not roll: he may go as many steps as one has black tokens"),
    Span("master", AREA_NAMES, "he goes there"),
    Span("stay", (), "he stays where he is"),
    Span("attack", (), "he attacks the area where he stands"),
    Span("spare", (), "he does not attack"),
    Span("done", (), "end the turn, or the play of influence cards after it, or the Black Master's phase"),
)

LOT, DIE, TOKEN, CARD, DRAW = (SPACE.first(verb) for verb in ("lot", "die", "token", "card", "draw"))
START, START_TOWER, CHOOSE = (SPACE.first(verb) for verb in ("start", "start-tower", "choose"))
AREA, BUILD, SITE = (SPACE.first(verb) for verb in ("area", "build", "site"))
DEMOLISH, WITHDRAW = (SPACE.first(verb) for verb in ("demolish", "withdraw"))
TOWER, WHITE, BUY_BLACK, SWAP = (SPACE.first(verb) for verb in ("tower", "white", "black", "swap"))
SWAP_WHITE = SPACE.first("swap-white")
PAWN_SELL, MARKET_SELL = (SPACE.first(verb) for verb in ("pawn-sell", "market-sell"))
PAWN_BUY, MARKET_BUY = (SPACE.first(verb) for verb in ("pawn-buy", "market-buy"))
BLIND, INFLUENCE, PLAY, TARGET = (SPACE.first(verb) for verb in ("blind", "influence", "play", "target"))
GOLDEN_SELL, GOLDEN_PAWN = (SPACE.first(verb) for verb in ("golden-sell", "golden-pawn"))
GOLDEN_MARKET, DISCARD, WIZARD = (SPACE.first(verb) for verb in ("golden-market", "discard", "wizard"))
TURN, PROTECT, BLOCK, PASS, DONE = (SPACE.first(verb) for verb in ("turn", "protect", "block", "pass", "done"))
ROLL, STEPS, MASTER, STAY = (SPACE.first(verb) for verb in ("roll", "steps", "master", "stay"))
ATTACK, SPARE = (SPACE.first(verb) for verb in ("attack", "spare"))
