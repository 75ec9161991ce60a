"""The table as a seat sees it, to be drawn."""

from turncoat.games.kuhn.state import UNKNOWN, State
from turncoat.games.kuhn.tables import CARD_NAMES, CARDS, SEATS
from turncoat.games.scene import AnyScene, viewer


class Scene(AnyScene, frozen=True, kw_only=True):
    """The two cards and the coins in the middle."""

    cards: list[str | None]  # of each seat; None where the viewer does not know it
    stakes: list[int]
    folded: int | None


def scene(view: State, seat: int) -> Scene:
    """The table as the seat sees it."""
    return Scene(
        me=viewer(seat),
        mover=view.mover,
        cards=[None if card == UNKNOWN else CARD_NAMES[card] for card in view.card],
        stakes=list(view.stake),
        folded=view.folded if view.folded >= 0 else None,
    )


def pieces(s: State) -> dict[str, int]:
    """What is in the box, counted on the table: three cards, at any time."""
    counted = {f"card-{CARD_NAMES[card]}": s.deck[card] for card in range(CARDS)}
    for seat in range(SEATS):
        if s.card[seat] != UNKNOWN:
            counted[f"card-{CARD_NAMES[s.card[seat]]}"] += 1
    return counted
