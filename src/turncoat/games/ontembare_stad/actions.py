"""What a player may decide, and what chance may bring.

Areas, buildings, events and influence cards are named by their ids in `components.toml`. To build, and to play an influence card on an area, are
two decisions: which card, then where.
"""

from turncoat.games.actions import ActionSpace, Span
from turncoat.games.ontembare_stad.tables import AREA_NAMES, CARD_NAMES, INFLUENCE_NAMES, KIND_NAMES, ORDERS

SPACE = ActionSpace(
    "De Ontembare Stad",
    Span("lot", tuple(range(ORDERS)), "chance: which order begins"),
    Span("card", CARD_NAMES, "chance: a card of the draw pile, dealt, turned or looked at"),
    Span("draw", INFLUENCE_NAMES, "chance: an influence card"),
    Span("start", AREA_NAMES, "take this starting area"),
    Span("area", AREA_NAMES, "buy this area"),
    Span("build", KIND_NAMES, "place this building; `site` says where"),
    Span("site", AREA_NAMES, "place it there, perhaps over another of one's own"),
    Span("demolish", AREA_NAMES, "demolish the building there"),
    Span("withdraw", AREA_NAMES, "event: withdraw the knight from there"),
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
    Span("turn", (), "have cards turned, and play no more influence cards before that"),
    Span("protect", (), "play Protection: another's influence card does nothing to me"),
    Span("block", (), "play Blockade: another does not take that area"),
    Span("pass", (), "take no more starting areas; do not react"),
    Span("done", (), "end the turn, or the play of influence cards after it"),
)

LOT, CARD, DRAW = (SPACE.first(verb) for verb in ("lot", "card", "draw"))
START, AREA, BUILD, SITE = (SPACE.first(verb) for verb in ("start", "area", "build", "site"))
DEMOLISH, WITHDRAW = (SPACE.first(verb) for verb in ("demolish", "withdraw"))
PAWN_SELL, MARKET_SELL = (SPACE.first(verb) for verb in ("pawn-sell", "market-sell"))
PAWN_BUY, MARKET_BUY = (SPACE.first(verb) for verb in ("pawn-buy", "market-buy"))
BLIND, INFLUENCE, PLAY, TARGET = (SPACE.first(verb) for verb in ("blind", "influence", "play", "target"))
GOLDEN_SELL, GOLDEN_PAWN = (SPACE.first(verb) for verb in ("golden-sell", "golden-pawn"))
GOLDEN_MARKET, DISCARD, WIZARD = (SPACE.first(verb) for verb in ("golden-market", "discard", "wizard"))
TURN, PROTECT, BLOCK, PASS, DONE = (SPACE.first(verb) for verb in ("turn", "protect", "block", "pass", "done"))
