"""What a player may decide, and what chance may bring: ints, and a text for each.

0   pass            check, or fold after a bet
1   bet             bet, or call after a bet
2…4 deal:<card>     chance: the card that the next seat gets
"""

from turncoat.games.game import Invalid
from turncoat.games.kuhn.tables import CARD_NAMES

PASS = 0
BET_OR_CALL = 1
DEAL = 2

TEXTS = ("pass", "bet", *(f"deal:{name}" for name in CARD_NAMES))
ACTIONS = len(TEXTS)
_BY_TEXT = {text: action for action, text in enumerate(TEXTS)}


def action_text(action: int) -> str:
    return TEXTS[action]


def parse_action(text: str) -> int:
    if text not in _BY_TEXT:
        raise Invalid(f"{text!r} is not an action of Kuhn poker; they are {', '.join(TEXTS)}")
    return _BY_TEXT[text]
