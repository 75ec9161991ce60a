"""What areas, cards, orders and phases are called in messages."""

from turncoat.games.game import Name, Seat
from turncoat.games.ontembare_stad.state import ATTACK, CONQUEST, PURCHASE, Phase, State, seat_of
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    BLACK,
    CARD_NAMES,
    INFLUENCE_NAMES,
    POWER_NAMES,
)

REACTED_TO = {PURCHASE: "area", ATTACK: "attack", CONQUEST: "conquest"}  # besides influence cards


def area_name(area: int) -> Name:
    return Name(f"area-{AREA_NAMES[area]}")


def card_name(card: int) -> Name:
    """A building or an event."""
    return Name(f"card-{CARD_NAMES[card]}")


def influence_name(card: int) -> Name:
    return Name(f"influence-{INFLUENCE_NAMES[card]}")


def category_name(category: int) -> Name:
    """Of buildings, or what else a great power is of."""
    return Name(f"category-{POWER_NAMES[category]}")


def order_name(view: State, order: int) -> Seat | Name:
    """An order is called after who plays it; who plays two, has them numbered."""
    if order == BLACK:
        return Name("black-master")
    if view.orders == view.seats:
        return Seat(order)
    return Name("order-of-seat", {"who": Seat(seat_of(view, order)), "number": 1 + order // view.seats})


def phase_name(view: State) -> str:
    """What is being decided, as messages call it."""
    return Phase(view.phase).name.lower().replace("_", "-")
