"""The table of De Ontembare Stad: the round city, rolled out clockwise from north, and the orders that build in it.

In each of the eight sectors there are three areas of the outer ring, two of the middle and one of the inner one. Areas that touch on the board
touch here, and the right edge touches the left one. Wide screens get walls between the areas and the orders beside them:

    o0 │ o1 │ o2 │ o3 …
    m0    │ m1   │ m2 …
    i0           │ i1 …
"""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.cli.boards.board import Board
from turncoat.cli.boards.ontembare_stad.areas import city, strip
from turncoat.cli.boards.ontembare_stad.choices import place, short
from turncoat.cli.boards.ontembare_stad.desk import Desk, desk_of
from turncoat.cli.boards.ontembare_stad.notes import notes
from turncoat.cli.boards.ontembare_stad.orders import hands, order_line, order_lines
from turncoat.cli.boards.ontembare_stad.wall import black_lines, powers, shops, status, track
from turncoat.cli.boards.parts import in_lines
from turncoat.games.ontembare_stad.scene.shapes import Scene
from turncoat.match import Words

WIDE = 120  # columns, for walls between the areas
HEADINGS = frozenset({"event-turn"})


def draw(scene: Scene, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The table as large as the screen allows."""
    return (draw_wide if width >= WIDE else draw_narrow)(desk_of(scene, words, names), width)


def draw_wide(desk: Desk, width: int) -> RenderableType:
    """Walls between the areas, the orders beside them, their known cards below."""
    beside = Table.grid(padding=(0, 1, 0, 0))
    beside.add_row(city(desk), Text("\n").join(line for n in range(len(desk.names)) for line in order_lines(desk, n)))
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


def draw_low(scene: Scene, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The table in so few lines that choices fit below in a low window: each part in one, and no shops."""
    desk = desk_of(scene, words, names)
    half = width // 2 - 1
    lines = [order_line(desk, number, half) for number in range(len(desk.names))]
    for line in lines:
        line.truncate(half, overflow="ellipsis", pad=True)
    pairs = [Text(" ").join(lines[first : first + 2]) for first in range(0, len(lines), 2)]
    mine = hands(desk, width, of_all=desk.table.me is None)
    black = black_lines(desk, width, in_signs=True)
    parts = [in_lines([track(desk), *powers(desk)], width), *black, *pairs, *mine]
    return Group(one_line(status(desk, width), width), strip(desk), *(one_line(part, width) for part in parts))


def one_line(text: Text, width: int) -> Text:
    """Parts that went over several lines, in one, as far as it reaches."""
    line = Text(" · ").join(text.split("\n"))
    line.truncate(width, overflow="ellipsis")
    return line


BOARD = Board(draw, notes, HEADINGS, short, place, draw_low)
