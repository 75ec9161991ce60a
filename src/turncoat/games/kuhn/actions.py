"""What a player may decide, and what chance may bring."""

from turncoat.games.actions import ActionSpace, Span
from turncoat.games.kuhn.tables import CARD_NAMES

SPACE = ActionSpace(
    "Kuhn poker",
    Span("pass", (), "check, or fold after a bet"),
    Span("bet", (), "bet, or call after a bet"),
    Span("deal", CARD_NAMES, "chance: the card that the next seat gets"),
)

PASS = SPACE.first("pass")
BET_OR_CALL = SPACE.first("bet")
DEAL = SPACE.first("deal")
