"""The table of Kuhn poker: two cards and the coins in the middle."""

from collections.abc import Mapping, Sequence
from typing import TypedDict, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.cli.boards.parts import CARD_STYLE, MOVER_MARK, seat_marks
from turncoat.games.game import Json
from turncoat.match import Words


class KuhnScene(TypedDict):
    mover: int
    cards: list[str | None]
    stakes: list[int]
    folded: int | None


def draw(scene: Mapping[str, Json], words: Words, names: Sequence[str], width: int) -> RenderableType:
    """A row a seat: its card if it may be seen, and its coins."""
    seen = cast(KuhnScene, scene)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for label in ("", words.say("result-name"), words.say("cli-board-cards"), words.say("cli-board-middle"), ""):
        table.add_column(label)
    for seat, mark in enumerate(seat_marks(names)):
        card = seen["cards"][seat]
        face = Text(f" {words.say(f'card-{card}')} ", CARD_STYLE) if card else Text(" ? ", "reverse")
        coins = Text("●" * seen["stakes"][seat], "#d08c2f")
        table.add_row(Text(*mark.chip), names[seat], face, coins, Text(_note(seen, seat, words), "bold"))
    return table


def _note(seen: KuhnScene, seat: int, words: Words) -> str:
    if seen["folded"] == seat:
        return words.say("cli-board-folded")
    return f"{MOVER_MARK} {words.say('cli-board-mover')}" if seen["mover"] == seat else ""


def notes(scene: Mapping[str, Json], words: Words) -> list[RenderableType]:
    """What the signs mean."""
    return []
