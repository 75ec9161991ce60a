"""Writes docs/screenshots/terminal.svg: the last conflict of a game of Verräter, as the terminal shows it. Run it after a change of looks."""

import io
import re

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tools import ROOT
from turncoat.bots import make_bot
from turncoat.cli.common import words_for
from turncoat.cli.terminal import Terminal
from turncoat.games import CHANCE, GAMES
from turncoat.match import Match

FILE = ROOT / "docs" / "screenshots" / "terminal.svg"
NAMES = ["Anna", "Bertha", "Konrad", "Mathilde"]
DARK = TerminalTheme(
    (24, 24, 27),
    (222, 222, 222),
    [
        (0, 0, 0),
        (200, 60, 60),
        (80, 160, 80),
        (200, 160, 60),
        (80, 120, 200),
        (160, 80, 160),
        (80, 160, 160),
        (200,) * 3,
    ],
    [
        (100,) * 3,
        (230, 90, 90),
        (110, 200, 110),
        (230, 200, 90),
        (110, 150, 240),
        (200, 110, 200),
        (110, 200, 200),
        (255,) * 3,
    ],
)


def midgame() -> Match:
    """The last conflict: the others have laid their cards, now Anna decides."""
    game = GAMES["verraeter"]
    match = Match(game, 4, names=NAMES, seed=97)
    bot = make_bot("apprentice", game)
    while not (match.state.round == 8 and match.mover == 0 and game.prompt(match.state) == "supply"):
        if match.mover == CHANCE:
            match.draw()
        else:
            match.submit(match.mover, bot.choose(match.view(match.mover), match.legal(), match.rng()))
    return match


def draw() -> str:
    match = midgame()
    terminal = Terminal(match.game, words_for(match.game, "en", NAMES), is_fast=True)
    terminal.console = Console(
        record=True,
        width=118,
        height=50,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        legacy_windows=False,
        _environ={},  # the same picture, whoever draws it
    )
    view = match.view(0)
    terminal.tell(match.log(0)[-3:])
    terminal.show_decision(match.game.scene(view, 0), "prompt-supply", view, match.legal())
    terminal.console.print("[bold]Your choice > [/]why play:8", end="")
    svg = terminal.console.export_svg(title="turncoat play verraeter", theme=DARK, unique_id="terminal")
    return without_addresses(svg)


def without_addresses(svg: str) -> str:
    """The picture loads nothing from the web: a monospaced font of the reader's own will do."""
    svg = re.sub(r"\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"\s*@font-face\s*\{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace")


if __name__ == "__main__":
    FILE.write_text(draw(), encoding="utf-8")
