"""The table of Kuhn poker: two cards and the coins in the middle."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.cli.boards.board import Board
from turncoat.cli.boards.parts import CARD_STYLE, MOVER_MARK, seat_marks
from turncoat.games.kuhn.scene import Scene
from turncoat.match import Words


def draw(scene: Scene, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """A row a seat: its card if it may be seen, and its coins."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for label in ("", words.say("result-name"), words.say("cli-board-cards"), words.say("cli-board-middle"), ""):
        table.add_column(label)
    for seat, mark in enumerate(seat_marks(names)):
        card = scene.cards[seat]
        face = Text(f" {words.say(f'card-{card}')} ", CARD_STYLE) if card else Text(" ? ", "reverse")
        coins = Text("●" * scene.stakes[seat], "#d08c2f")
        table.add_row(Text(*mark.chip), names[seat], face, coins, Text(_note(scene, seat, words), "bold"))
    return table


def _note(scene: Scene, seat: int, words: Words) -> str:
    if scene.folded == seat:
        return words.say("cli-board-folded")
    return f"{MOVER_MARK} {words.say('cli-board-mover')}" if scene.mover == seat else ""


def notes(scene: Scene, words: Words) -> list[RenderableType]:
    """What the signs mean."""
    return []


BOARD = Board(draw, notes)
