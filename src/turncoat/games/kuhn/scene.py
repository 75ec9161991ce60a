"""The table as a seat sees it, to be drawn."""

from turncoat.games.game import Json
from turncoat.games.kuhn.state import UNKNOWN, State
from turncoat.games.kuhn.tables import CARD_NAMES, CARDS, SEATS


def scene(view: State, seat: int) -> dict[str, Json]:
    """All that a page needs to draw the table as the seat sees it."""
    return {
        "me": seat if seat >= 0 else None,
        "mover": view.mover,
        "cards": [None if card == UNKNOWN else CARD_NAMES[card] for card in view.card],
        "stakes": list(view.stake),
        "folded": view.folded if view.folded >= 0 else None,
    }


def pieces(s: State) -> dict[str, int]:
    """What is in the box, counted on the table: three cards, at any time."""
    counted = {f"card-{CARD_NAMES[card]}": s.deck[card] for card in range(CARDS)}
    for seat in range(SEATS):
        if s.card[seat] != UNKNOWN:
            counted[f"card-{CARD_NAMES[s.card[seat]]}"] += 1
    return counted
