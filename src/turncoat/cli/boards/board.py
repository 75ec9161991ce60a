"""What a game's drawing in the terminal consists of, and how a game without one is drawn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.games import Say
from turncoat.games.scene import AnyScene
from turncoat.match import Words

Draw: TypeAlias = Callable[
    [Any, Words, Sequence[str], int], RenderableType
]  # its scene's own type only the board knows


@dataclass(frozen=True)
class Board:
    """A game's drawing, what its signs mean, the log's messages that begin something new, and how its actions are
    written where there is little room ("" for those that stay as they are); and what
    an action is called on the drawing, if its sentence has another name for it; and the drawing for a low window, if there is one."""

    draw: Draw
    notes: Callable[[Any, Words], list[RenderableType]]
    headings: frozenset[str] = frozenset()
    short: Callable[[Any, Say, Words], str] = lambda verb, say, words: ""
    place: Callable[[Say], str] = lambda say: ""
    draw_low: Draw | None = None


def draw_plainly(scene: AnyScene, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """Any scene, as names and values: for a game that has no drawing of its own yet."""
    table = Table(show_header=False, box=None, width=width)
    for key, value in msgspec.structs.asdict(scene).items():
        table.add_row(key, Text(str(value)))
    return table


PLAIN = Board(draw_plainly, lambda scene, words: [])
