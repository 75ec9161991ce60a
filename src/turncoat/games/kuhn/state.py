"""What lies on the table."""

from typing import Annotated

from turncoat.games.kuhn.tables import CARDS, SEATS
from turncoat.kernel import int8, record

UNKNOWN = -1  # a card whose face is not known, or not dealt


@record
class State:
    """Everything the rules need; nothing derived."""

    mover: Annotated[int, int8]  # a seat, CHANCE or OVER
    dealt: Annotated[int, int8]  # how many seats have a card
    moves: Annotated[int, int8]  # how many decisions were made
    folded: Annotated[int, int8]  # the seat that gave up, or -1
    card: Annotated[list[int], int8, SEATS]  # lowest is 0; UNKNOWN
    deck: Annotated[list[int], int8, CARDS]  # how many of each card nobody has looked at
    stake: Annotated[list[int], int8, SEATS]  # coins in the middle
