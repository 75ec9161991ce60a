"""The orders and what they have."""

from rich.text import Text

from turncoat.cli.boards.ontembare_stad.desk import (
    AREAS,
    BLACK,
    CARDS,
    FAINT,
    INFLUENCE,
    KNIGHTS,
    STONES,
    TOWER,
    WHITE,
    Desk,
)
from turncoat.cli.boards.parts import CARD_STYLE, MOVER_MARK, in_lines
from turncoat.games.ontembare_stad.scene.shapes import Order

NAME_WIDTH = 12  # columns, for the name of an order on narrow screens


def order_name(desk: Desk, number: int, width: int) -> Text:
    mark = desk.marks[number]
    name = Text.assemble(mark.chip, (f" {desk.names[number]}", f"bold {mark.colour}"))
    name.truncate(width, overflow="ellipsis")
    return name.append(f" {MOVER_MARK}" if desk.table.acting == number and not desk.table.over else "")


def counts(order: Order) -> Text:
    """What an order has, and all may see."""
    held = sum(card.many for card in order.hand) + order.concealed
    signs = {STONES: order.stones, AREAS: order.areas, KNIGHTS: order.knights, CARDS: held}
    signs[INFLUENCE] = order.influence
    if order.castle is not None:
        signs |= {TOWER: order.castle.towers, WHITE: order.castle.white, BLACK: order.castle.black}
    return Text(" ".join(f"{glyph}{many}" for glyph, many in signs.items()))


def order_line(desk: Desk, number: int, width: int | None = None) -> Text:
    """An order in one line; where that is too long, the name is shortened and nothing that it has."""
    order = desk.table.orders[number]
    goods = Text.assemble((f" {order.score} ", "bold"), counts(order))
    room = NAME_WIDTH + 3 if width is None else min(NAME_WIDTH + 3, width - len(goods) - len(f" {MOVER_MARK}"))
    return order_name(desk, number, room).append_text(goods)


def order_lines(desk: Desk, number: int) -> list[Text]:
    """An order beside the areas: its name and points, then what it has."""
    order = desk.table.orders[number]
    name = order_name(desk, number, NAME_WIDTH + 3).append(f"  {order.score}", "bold")
    return [name, counts(order)]


def hands(desk: Desk, width: int, of_all: bool) -> list[Text]:
    """The cards of my orders; or all that I know of everybody's."""
    lines = []
    for number, order in enumerate(desk.table.orders):
        cards = hand_cards(desk, order)
        if cards and (of_all or order.seat == desk.table.me):
            lines.append(Text.assemble(desk.marks[number].chip, " ").append_text(in_lines(cards, width - 4)))
    return lines


def hand_cards(desk: Desk, order: Order) -> list[Text]:
    """What I know of a hand: buildings, with what I alone know in italics, then how many more there are, then influence cards."""
    cards = []
    for card in order.hand:
        text = desk.card(card.card).append(f" ×{card.many}" if card.many > 1 else "", "bold")
        if order.seat == desk.table.me and not card.known:
            text.stylize("italic")
        cards.append(text)
    if order.concealed:
        cards.append(Text(f"{CARDS} ? ×{order.concealed}", FAINT))
    castle = order.castle
    if castle is not None and castle.black and None not in castle.black_values:
        cards.append(Text(f"{BLACK} {' '.join(map(str, castle.black_values))}"))
    held = order.influence_cards
    return [*cards, *(Text(f"{INFLUENCE} {desk.words.say(f'influence-{name}')}", CARD_STYLE) for name in held)]
