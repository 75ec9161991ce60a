"""The table of De Ontembare Stad: the round city, rolled out clockwise from north, and the orders that build in it.

In each of the eight sectors there are three areas of the outer ring, two of the middle and one of the inner one. Areas that touch on the board
touch here, and the right edge touches the left one. Wide screens get walls between the areas and the orders beside them:

    o0 │ o1 │ o2 │ o3 …
    m0    │ m1   │ m2 …
    i0           │ i1 …
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.cli.boards.board import Board
from turncoat.cli.boards.grid import WALL_STYLE, Box, Grid, Line, Run
from turncoat.cli.boards.parts import CARD_STYLE, MOVER_MARK, SeatMark, in_lines, seat_marks, sign
from turncoat.games.game import Name, Say
from turncoat.games.ontembare_stad.scene import Order, Scene
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    BONUS,
    CATEGORY,
    CATEGORY_NAMES,
    COST,
    GATE,
    KIND_NAMES,
    POWER_NAMES,
    RED,
    RIVER,
    ROAD,
    TRACK,
    VALUE,
)
from turncoat.match import Words

WIDE = 120  # columns, for walls between the areas
SECTORS = 8
OUTER, MIDDLE, INNER = 24, 8, 0  # the first area of each ring
RINGS = ((OUTER, 3), (MIDDLE, 2), (INNER, 1))  # from the wall inwards, and how many areas of it a sector has
SECTOR = 9  # columns, on narrow screens
GATE_SIGN, ROAD_SIGN, RIVER_SIGN = "#", "=", "~"
STONES, AREAS, KNIGHTS, CARDS, INFLUENCE = "■", "▦", "♞", "▤", "◈"
MASTER, BLACK_KNIGHT, TOWER, WHITE, BLACK = "♚", "♟", "♜", "○", "●"  # of Het Verraad
GLYPHS = dict(zip(POWER_NAMES, ("⌂", "☼", "†", "♦", TOWER, WHITE, BLACK), strict=True))
COLOURS = dict(zip(POWER_NAMES, ("#af875f", "#5faf5f", "#af87d7", "#5f87d7", *3 * ("grey70",)), strict=True))
BLACK_STYLE = "bold bright_white on grey19"
RED_SPACE, SPACE, SEVERAL, ABANDONED = "▪", "·", "+", "·"
RED_STYLE = "bold #d70000"
FAINT = "grey50"
LEGEND = 76  # columns, for the signs and their meanings
NAME_WIDTH = 12  # columns, for the name of an order on narrow screens
HEADINGS = frozenset({"event-turn"})
SHOPS = {"pawn": "label-pawnshop", "market": "label-market"}
ACTIONS = {
    **dict.fromkeys(("start", "area"), KNIGHTS),
    **dict.fromkeys(("play", "target", "golden", "influence"), INFLUENCE),
    **dict.fromkeys(("demolish", "discard"), "×"),
    "build": "+",
    "site": "→",
    "withdraw": "←",
    **dict.fromkeys(("wizard", "blind", "choose"), CARDS),
    "tower": TOWER,
    "master": MASTER,
    "attack": "⚔",
}


@dataclass(frozen=True)
class Desk:
    """All that a part of the drawing may need."""

    table: Scene
    words: Words
    names: list[str]  # of the orders
    marks: list[SeatMark]  # of the orders

    def card(self, kind: str) -> Text:
        """A card of the draw pile: a building with its category and value, or an event."""
        name = self.words.say(f"card-{kind}")
        if kind not in KIND_NAMES:
            return Text(name, "italic")
        return Text.assemble(*building_runs(kind), f" {name}")

    def cards(self, counts: Mapping[str, int]) -> list[Text]:
        return [self.card(kind).append(f" ×{many}" if many > 1 else "", "bold") for kind, many in counts.items()]


def desk_of(scene: Scene, words: Words, names: Sequence[str]) -> Desk:
    """With two orders each, the second order of a seat has the same letter, but small."""
    marks = seat_marks(names)
    orders = scene.orders
    if len(orders) == len(names):
        return Desk(scene, words, list(names), marks)
    called, marked = [], []
    for number, order in enumerate(orders):
        mark, is_second = marks[order.seat], number >= len(names)
        small = mark.letter.lower() if mark.letter.isalpha() else str(number + 1)
        called.append(names[order.seat])
        marked.append(SeatMark(small if is_second else mark.letter, mark.colour))
    return Desk(scene, words, called, marked)


def draw(scene: Scene, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The table as large as the screen allows."""
    return (draw_wide if width >= WIDE else draw_narrow)(desk_of(scene, words, names), width)


def draw_wide(desk: Desk, width: int) -> RenderableType:
    """Walls between the areas, the orders beside them, their known cards below."""
    grid = Grid(len(RINGS), 6 * SECTORS, 1, 3)
    boxes = []
    for row, (first, many) in enumerate(RINGS):
        span = 6 // many
        boxes += [
            Box(row, span * place, area_lines(desk, first + place, 2 * span - 1), columns=span)
            for place in range(many * SECTORS)
        ]
    grid.draw(boxes)
    beside = Table.grid(padding=(0, 1, 0, 0))
    beside.add_row(grid.text(), Text("\n").join(line for n in range(len(desk.names)) for line in order_lines(desk, n)))
    return Group(
        status(desk, width),
        beside,
        in_lines([track(desk), *powers(desk)], width),
        *black_lines(desk, width),
        shops(desk, width),
        *hands(desk, width, of_all=True),
    )


def draw_narrow(desk: Desk, width: int) -> RenderableType:
    """Columns for the areas, two orders to a line, in so few lines that choices fit below."""
    pairs = Table.grid(padding=(0, 2, 0, 0))
    lines = [order_line(desk, number) for number in range(len(desk.names))]
    for first in range(0, len(lines), 2):
        pairs.add_row(*lines[first : first + 2])
    return Group(
        status(desk, width),
        strip(desk),
        in_lines([track(desk), *powers(desk)], width),
        *black_lines(desk, width),
        pairs,
        shops(desk, width),
        *hands(desk, width, of_all=desk.table.me is None),
    )


# Areas


def land(area: int) -> str:
    """What lies in an area: a gate or a road, the river."""
    road = (GATE_SIGN if GATE[area] else ROAD_SIGN) if ROAD[area] else ""
    return road + (RIVER_SIGN if RIVER >> area & 1 else "")


def ground(desk: Desk, area: int) -> str:
    """What lies there, and a watchtower or the Black Master."""
    master = desk.table.master
    is_there = master is not None and master.area == AREA_NAMES[area]
    return land(area) + (TOWER if desk.table.areas[area].tower else MASTER if is_there else "")


def building_runs(kind: str) -> Line:
    """A building as its category's sign and its value."""
    number = KIND_NAMES.index(kind)
    category = CATEGORY_NAMES[CATEGORY[number]]
    return [(f"{GLYPHS[category]}{VALUE[number]}", f"bold {COLOURS[category]}")]


def holding(desk: Desk, area: int) -> Line:
    """Whose an area is, and what stands there."""
    owner, kind = desk.table.areas[area].owner, desk.table.areas[area].building
    if owner is None:
        return [(ABANDONED, "bold"), *building_runs(kind)] if kind else []
    letter = owner_run(desk, owner)
    return [letter, *building_runs(kind)] if kind else [letter]


def owner_run(desk: Desk, owner: int | str) -> Run:
    """An order's letter, or a black knight."""
    if isinstance(owner, str):
        return (BLACK_KNIGHT, BLACK_STYLE)
    return (desk.marks[owner].letter, f"bold bright_white on {desk.marks[owner].colour}")


def price(area: int) -> str:
    """What an area costs, and what it adds to an income."""
    return f"{COST[area]}+{BONUS[area]}" if BONUS[area] else str(COST[area])


def area_lines(desk: Desk, area: int, width: int) -> list[Line]:
    """An area within its walls: what it is called, what it costs and adds, what lies there, whose it is and what stands there."""
    kind = desk.table.areas[area].building
    signs = ground(desk, area)
    name = AREA_NAMES[area]
    held = holding(desk, area)
    if width < 5:
        return [[(name, name_style(desk, area))], [(f"{COST[area]}{signs:>2}", "")], held]
    if kind and width > 9:
        held = [*held, (f" {desk.words.say(f'card-{kind}')}"[: width - 3], "")]
    return [[(name, name_style(desk, area)), (signs.rjust(width - len(name)), "")], [(price(area), "")], held]


def name_style(desk: Desk, area: int) -> str:
    """What is being attacked or bought cannot be overlooked."""
    reaction = desk.table.reaction
    is_struck = reaction is not None and reaction.area == AREA_NAMES[area]
    return "bold bright_white on #af0000" if is_struck else "bold"


def strip(desk: Desk) -> Text:
    """The three rings in eight lines: names, prices and what lies there, owners and buildings; for the inner ring in two."""
    lines = [sector_line(desk, first, many, what) for first, many in RINGS for what in range(3 if many > 1 else 2)]
    return Text("\n").join(lines)


def sector_line(desk: Desk, first: int, many: int, what: int) -> Text:
    """One line of a ring, sector by sector; at its end the ring's letter."""
    line = Text()
    for sector in range(SECTORS):
        areas = range(first + sector * many, first + (sector + 1) * many)
        cells = [fit(cell(desk, area, what, many), {3: 3, 2: 4, 1: SECTOR}[many]) for area in areas]
        line.append_text(Text.assemble(("┊" if many == 2 else "", FAINT)).join(cells))
        line.append("│" if sector < SECTORS - 1 else "", WALL_STYLE)
    return line.append(AREA_NAMES[first][0], FAINT) if what == 0 else line


def cell(desk: Desk, area: int, what: int, many: int) -> Text:
    """A line of an area: its name, its price and land, or what it holds; the innermost has the first two in one."""
    kind = desk.table.areas[area].building
    if what == (2 if many > 1 else 1):
        more = f" {desk.words.say(f'card-{kind}')}" if kind and many == 1 else ""
        return Text.assemble(*holding(desk, area), more)
    if many == 1:
        return Text.assemble((AREA_NAMES[area], name_style(desk, area)), f" {price(area)} {ground(desk, area)}")
    if what == 1:
        return Text(f"{COST[area]}{ground(desk, area)}")
    name = AREA_NAMES[area]
    return Text(name[1:] if many == 3 else name, f"{name_style(desk, area)}")


def fit(text: Text, width: int) -> Text:
    text.truncate(width, pad=True)
    return text


# The wall, the piles and the shops


def status(desk: Desk, width: int) -> Text:
    """The round, the target, the pile, what was turned, and what is going on."""
    table, words = desk.table, desk.words
    label = "label-last-round" if table.last_round else "label-round"
    parts = [Text.assemble((words.say(label), "bold"), f" {table.round}")] if table.round else []
    if table.over:
        parts = [Text(words.say("why-over"), "bold")]
    layers = " ".join(f"{layer.period}{layer.left}" for layer in table.pile.layers if layer.period)
    pile = f"{words.say('label-pile')} {table.pile.left}" + (f" ({layers})" if layers else "")
    parts += [Text(f"{words.say('label-target')} {table.target}"), Text(pile)]
    if table.turned:
        parts.append(Text(f"{words.say('label-turned')} ").append_text(desk.card(table.turned[-1])))
    return in_lines([*parts, *doing(desk)], width)


def doing(desk: Desk) -> list[Text]:
    """A card that was begun to be played, and what others may react to."""
    gesture, reaction = desk.table.gesture, desk.table.reaction
    if reaction is not None:
        what = reaction.what
        called = {"area": "label-purchase", "attack": "label-attack", "conquest": "label-attack"}.get(what)
        called = called or f"influence-{what}"
        area = reaction.area
        where = f": {desk.words.say(f'area-{area}')} ({area})" if area else ""
        return [Text.assemble(desk.marks[reaction.by].chip, (f" {desk.words.say(called)}{where}", "bold"))]
    if gesture is None:
        return []
    if gesture.build is not None:
        return [Text("+ ", "bold").append_text(desk.card(gesture.build))]
    if gesture.play is not None:
        return [Text(f"{INFLUENCE} {desk.words.say('influence-' + gesture.play)}", "bold")]
    if gesture.wizard is not None:
        return [Text(" / ").join(desk.card(card) for card in gesture.wizard if card)]
    return [Text(f"{MASTER} ≤ {gesture.steps}", "bold")] if gesture.steps is not None else []


def track(desk: Desk) -> Text:
    """The wall as far as the target: where the orders stand, and the red spaces. Beyond its end it is walked round again (STAD-7.4)."""
    scores = [order.score for order in desk.table.orders]
    master = desk.table.master
    scores += [master.score] if master is not None else []
    runs = [owner_run(desk, number) for number in range(len(desk.marks))] + [(MASTER, BLACK_STYLE)]
    text = Text.assemble((f"{desk.words.say('label-wall')} ", FAINT))
    for space in range(max(desk.table.target, *scores) + 1):
        here = [number for number, score in enumerate(scores) if score == space]
        if len(here) == 1:
            text.append(*runs[here[0]])
        elif here:
            text.append(SEVERAL, "bold reverse")
        else:
            red = RED[space if space <= TRACK else (space - 1) % TRACK + 1]
            text.append(RED_SPACE if red else SPACE, RED_STYLE if red else FAINT)
        if space == desk.table.target:
            text.append(f"┤{space}", FAINT)
    return text


def powers(desk: Desk) -> list[Text]:
    """Who holds the great powers, in the strategic variant."""
    if desk.table.powers is None:
        return []
    text = Text.assemble((desk.words.say("label-powers"), FAINT))
    for category, holder in desk.table.powers.items():
        text.append(f" {GLYPHS[category]}", f"bold {COLOURS[category]}")
        text.append(*owner_run(desk, holder)) if holder is not None else text.append("–", FAINT)
    return [text]


def black_lines(desk: Desk, width: int) -> list[Text]:
    """Of Het Verraad: the row, the Black Master, and the dice."""
    table, words = desk.table, desk.words
    if table.row is None or table.master is None or table.dice is None:
        return []
    row = [desk.card(entry.card).append(f" {STONES}{entry.stones}" if entry.stones else "") for entry in table.row]
    master = table.master
    where = f" {words.say('label-master')}: {master.area or words.say('label-outside')}"
    left = {"label-black-knights": master.knights, "label-towers-left": table.towers_left}
    thrown = {"label-die-attack": table.dice.attack, "label-die-defence": table.dice.defence}
    dice = {label: die for label, die in thrown.items() if die}
    parts = [
        Text.assemble((MASTER, BLACK_STYLE), where),
        Text.assemble(f"{words.say('label-points')} ", (str(master.score), "bold")),
        *(Text(f"{words.say(label)} {number}") for label, number in (left | dice).items()),
    ]
    open_cards = Text.assemble((f"{words.say('label-row')} ", FAINT)).append_text(Text(" · ").join(row))
    return [in_lines([open_cards], width), in_lines(parts, width)]


def shops(desk: Desk, width: int) -> Text:
    """What lies at the pawnshop and on the free market; what does not fit, the notes have."""
    stocks = {"label-pawnshop": desk.table.pawnshop, "label-market": desk.table.market}
    lines = []
    for label, cards in stocks.items():
        if cards is not None:
            stock = Text(" · ").join(desk.cards(cards)) if cards else Text("–", FAINT)
            lines.append(Text.assemble((f"{desk.words.say(label)} ", FAINT)).append_text(stock))
            lines[-1].truncate(width, overflow="ellipsis")
    return in_lines(lines, width)


# The orders


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


def order_line(desk: Desk, number: int) -> Text:
    """An order in one line."""
    order = desk.table.orders[number]
    line = order_name(desk, number, NAME_WIDTH + 3)
    return line.append(f" {order.score} ", "bold").append_text(counts(order))


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


# What the signs mean


def notes(table: Scene, words: Words) -> list[RenderableType]:
    """The signs, all areas by name, what was discarded, and what my influence cards do."""
    desk = Desk(table, words, [], [])
    black = [(MASTER, "label-master", BLACK_STYLE), (BLACK_KNIGHT, "label-black-knight", BLACK_STYLE)]
    legend = [
        sign(GLYPHS[name], f"{words.say(f'category-{name}')} ({words.say(f'category-{name}-help')})")
        for name in table.powers or CATEGORY_NAMES
    ]
    legend += [
        sign(glyph, words.say(label), style)
        for glyph, label, style in (
            *(
                (GATE_SIGN, "label-gate", "bold"),
                (ROAD_SIGN, "label-road", "bold"),
                (RIVER_SIGN, "label-river", "bold"),
            ),
            *((f"{ABANDONED}†2", "label-abandoned", "bold"), (RED_SPACE, "label-red", RED_STYLE)),
            *((STONES, "label-stones", "bold"), (AREAS, "label-areas", "bold"), (KNIGHTS, "label-knights", "bold")),
            *((CARDS, "label-cards", "bold"), (INFLUENCE, "label-influence", "bold")),
            *(black if table.master is not None else ()),
        )
    ]
    areas = [
        Text.assemble((name, "bold"), f" {words.say(f'area-{name}')} {price(n)}{land(n)}")
        for n, name in enumerate(AREA_NAMES)
    ]
    piles = [
        ("label-pawnshop", table.pawnshop),
        ("label-market", table.market),
        ("label-discard", table.discard),
    ]
    stocks = [
        Text(f"{words.say(label)} ", "bold").append_text(Text(" · ").join(desk.cards(cards)))
        for label, cards in piles
        if cards
    ]
    mine = {name for order in table.orders for name in order.influence_cards}
    helps = [
        Text.assemble((words.say(f"influence-{name}"), "bold"), f": {influence_help(desk, name)}")
        for name in sorted(mine)
    ]
    return [in_lines(legend, LEGEND), Columns(areas, padding=(0, 2)), *stocks, *helps]


def influence_help(desk: Desk, name: str) -> str:
    """What an influence card does: in the Black Master's phase, in Het Verraad, or as always."""
    turn = desk.table.turn
    kinds = ["-master"] if turn is not None and turn.stage == "master" else []
    kinds += ["-verraad"] if desk.table.mode == "verraad" else []
    messages = [f"influence-{name}-help{kind}" for kind in [*kinds, ""]]
    return desk.words.say(next(message for message in messages if desk.words.has(message)))


def short(say: Say, words: Words) -> str:
    """An action in signs: `♞ o8 1`, `+ Chapel 2`, `P +1 Chapel` at the pawnshop; "" if words are better."""
    verb, _, way = say.message.removeprefix("action-").partition("-")
    area, thing, number = (say.args.get(key, "") for key in ("area", "card", "number"))
    if verb == "choose" or say.message == "action-wizard-row":
        return (
            f"{CARDS} {words.say(thing)} {f'+{number}' if number else ''}".rstrip() if isinstance(thing, Name) else ""
        )
    if isinstance(area, Name):
        return f"{ACTIONS[verb]} {place(say)} {number}".rstrip()
    if isinstance(thing, Name) and way:
        label = SHOPS.get(verb, SHOPS.get(way))
        shop = words.say(label)[0] if label else ACTIONS[verb]
        return f"{shop} {'+' if way == 'sell' else '−'}{number or 0} {words.say(thing)}"
    if verb in ("blind", "influence"):
        return f"{ACTIONS[verb]} ? −{number}"
    influence = say.args.get("influence", thing)
    return f"{ACTIONS[verb]} {words.say(influence)} {number}".rstrip() if isinstance(influence, Name) else ""


def place(say: Say) -> str:
    """Which area an action is about, as the drawing calls it."""
    area = say.args.get("area")
    return area.message.removeprefix("area-") if isinstance(area, Name) else ""


BOARD = Board(draw, notes, HEADINGS, short, place)
