"""Boxes on a square grid with shared walls, drawn with line characters: a ring of lands, with room in its middle."""

from dataclasses import dataclass, field
from itertools import groupby
from typing import TypeAlias

from rich.text import Text

Run: TypeAlias = tuple[str, str]  # characters and their style
Line: TypeAlias = list[Run]

# A wall's character by its arms: up 1, right 2, down 4, left 8.
ARMS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8

WALL_STYLE = "grey50"
MARK = "×"
MARK_STYLE = "bold bright_white on #d70000"


@dataclass(frozen=True)
class Box:
    """What stands at a row and a column, over so many rows and columns."""

    row: int
    column: int
    lines: list[Line]
    rows: int = 1
    columns: int = 1


@dataclass
class Grid:
    """A canvas of cells, each `width` by `height` characters inside its walls."""

    rows: int
    columns: int
    width: int
    height: int
    canvas: list[list[Run]] = field(init=False)

    def __post_init__(self) -> None:
        across = self.columns * (self.width + 1) + 1
        self.canvas = [[(" ", "")] * across for _ in range(self.rows * (self.height + 1) + 1)]

    def draw(self, boxes: list[Box]) -> None:
        """The walls, then what is inside them."""
        arms: dict[tuple[int, int], int] = {}
        for box in boxes:
            self._add_walls(box, arms)
        for (y, x), bits in arms.items():
            self.canvas[y][x] = (ARMS[bits], WALL_STYLE)
        for box in boxes:
            for down, line in enumerate(box.lines):
                self.write(self._top(box.row) + 1 + down, self._left(box.column) + 1, line)

    def write(self, y: int, x: int, line: Line) -> None:
        for characters, style in line:
            for character in characters:
                self.canvas[y][x] = (character, style)
                x += 1

    def mark(self, one: tuple[int, int], other: tuple[int, int]) -> None:
        """Mark the wall between two cells that touch."""
        (row, column), (row2, column2) = sorted((one, other))
        if row == row2:
            y, x = self._top(row) + (self.height + 1) // 2, self._left(column2)
            self.write(y, x - 1, [(f" {MARK} ", MARK_STYLE)])
        else:
            y, x = self._top(row2), self._left(column) + 1 + self.width // 2
            self.write(y, x - 1, [(f" {MARK} ", MARK_STYLE)])

    def text(self) -> Text:
        """The canvas, for Rich."""
        lines = []
        for row in self.canvas:
            runs = groupby(row, key=lambda run: run[1])
            lines.append(Text.assemble(*(("".join(c for c, _ in run), style) for style, run in runs)))
        return Text("\n").join(lines)

    def _top(self, row: int) -> int:
        return row * (self.height + 1)

    def _left(self, column: int) -> int:
        return column * (self.width + 1)

    def _add_walls(self, box: Box, arms: dict[tuple[int, int], int]) -> None:
        """A box's four walls, as arms of each character on its outline."""
        top, bottom = self._top(box.row), self._top(box.row + box.rows)
        left, right = self._left(box.column), self._left(box.column + box.columns)

        def add(y: int, x: int, bits: int) -> None:
            arms[y, x] = arms.get((y, x), 0) | bits

        for y in (top, bottom):
            for x in range(left, right):
                add(y, x, RIGHT)
                add(y, x + 1, LEFT)
        for x in (left, right):
            for y in range(top, bottom):
                add(y, x, DOWN)
                add(y + 1, x, UP)
