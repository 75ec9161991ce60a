"""The screen and the keyboard: sentences, the table, a list of choices, a line of input."""

import sys
import time
from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.status import Status
from rich.table import Table
from rich.text import Text

from turncoat.cli.boards import board_of
from turncoat.cli.boards.parts import paint_names
from turncoat.games import Game, Say, Seat
from turncoat.games.scene import AnyScene
from turncoat.kernel import AnyState
from turncoat.match import Words, say_result

PAUSE = 0.12  # seconds after a sentence
TEXT_AT_MOST = 900  # characters in a sentence's argument; Fluent refuses more than 1000
NARROWEST = 80  # columns, for which everything is laid out
TABLE_LINES = 19  # of a narrow table, a prompt and the line to type on
SENTENCE_COLUMNS, SIGN_COLUMNS = 3, 6  # of choices, at most
GAP = 3  # columns between two choices
WIDE = 100  # columns, for the texts of actions beside their sentences


def cut(text: str) -> str:
    return text if len(text) <= TEXT_AT_MOST else f"{text[: TEXT_AT_MOST - 1]}…"


class Terminal:
    """Where a game is shown to people. It is given views and scenes, never a true state."""

    def __init__(self, game: Game, words: Words, *, is_fast: bool = False) -> None:
        self.game = game
        self.words = words
        self.console = Console(highlight=False, soft_wrap=False)
        self.board = board_of(game)
        self.pauses = not is_fast and self.console.is_terminal and sys.stdin.isatty()

    # sentences

    def say(self, message: str, style: str = "", /, **args: int | str | Seat) -> None:
        """A sentence of the terminal's own; what somebody typed or named is cut where it is longer than a sentence can hold."""
        args = {key: cut(value) if isinstance(value, str) else value for key, value in args.items()}
        self.console.print(paint_names(Text(self.words.say(message, **args), style), self.words.names))

    def show_path(self, message: str, text: str) -> None:
        """A sentence with something to copy below it, on a line of its own that is never broken."""
        self.console.print(Text(self.words.say(message)))
        self.console.print(Text(f"  {text}", "bold"), soft_wrap=True)

    def advise_width(self) -> None:
        """A word to people whose window is smaller than the table needs."""
        if self.console.width < NARROWEST:
            self.say("cli-narrow", "italic", number=NARROWEST)

    def tell(self, sentences: Iterable[Say]) -> None:
        """Sentences of the log."""
        for sentence in sentences:
            text = self.words.say(sentence)
            if sentence.message in self.board.headings:
                self.console.print(Rule(Text(text, "bold"), style="grey50"))
            else:
                self.console.print(Padding(paint_names(Text(text), self.words.names), (0, 0, 0, 2), expand=False))
            self.pause(PAUSE)

    def busy(self, message: str, /, **args: int | str | Seat) -> Status:
        """A sentence that stands there, with something moving beside it, for as long as something takes."""
        return self.console.status(paint_names(Text(self.words.say(message, **args)), self.words.names))

    def pause(self, seconds: float) -> None:
        """A pause for reading, if somebody is reading."""
        if self.pauses:
            time.sleep(seconds)

    # pictures

    def show_table(self, scene: AnyScene, *, with_notes: bool = False) -> None:
        """The table as a seat sees it."""
        self.console.print()
        self.console.print(self.board.draw(scene, self.words, self.words.names, self.console.width))
        if with_notes:
            self.show_notes(scene)

    def show_notes(self, scene: AnyScene) -> None:
        """What the signs on the table mean."""
        for line in self.board.notes(scene, self.words):
            self.console.print(Padding(line, (0, 0, 0, 1), expand=False))

    def show_choices(self, view: AnyState, legal: list[int]) -> None:
        """The legal actions, numbered, in as many columns as fit; in signs where sentences would push the table off the screen."""
        grid = self._in_columns([self._entry(view, *entry) for entry in enumerate(legal, 1)], SENTENCE_COLUMNS)
        if grid.row_count > max(1, self.console.height - TABLE_LINES):
            grid = self._in_columns([self._short_entry(view, *entry) for entry in enumerate(legal, 1)], SIGN_COLUMNS)
        self.console.print(Padding(grid, (0, 0, 0, 1), expand=False))

    def _in_columns(self, entries: list[Text], at_most: int) -> Table:
        """Entries from top to bottom, in as few rows as the width allows."""
        for columns in range(min(at_most, len(entries)), 0, -1):
            height = -(-len(entries) // columns)
            parts = [entries[first : first + height] for first in range(0, len(entries), height)]
            width = sum(max(entry.cell_len for entry in part) + GAP for part in parts)
            if width - GAP < self.console.width or columns == 1:
                break
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(height):
            grid.add_row(*entries[row::height])
        return grid

    def _entry(self, view: AnyState, number: int, action: int) -> Text:
        entry = Text.assemble((f"{number:>2}", "bold"), "  ", self.action_words(view, action))
        wide = self.console.width >= WIDE
        text = self.game.action_text(action) if wide else self.board.place(self.game.say_action(view, action))
        if text:
            entry.append(f"  {text}", "grey50")
        return entry

    def _short_entry(self, view: AnyState, number: int, action: int) -> Text:
        signs = self.board.short(self.game.say_action(view, action), self.words)
        return Text.assemble((f"{number:>2}", "bold"), " ", signs or self.action_words(view, action))

    def action_words(self, view: AnyState, action: int) -> str:
        return self.words.say(self.game.say_action(view, action))

    def show_result(self, state: AnyState, points: list[int], ranks: list[int]) -> None:
        """Points and ranks, and who has won."""
        table = Table(title=self.words.say("result-title"), title_style="bold", border_style="grey50")
        table.add_column(self.words.say("result-rank"), justify="right")
        table.add_column(self.words.say("result-name"))
        table.add_column(self.words.say("result-points"), justify="right")
        for seat in sorted(range(len(points)), key=lambda seat: ranks[seat]):
            name = paint_names(Text(self.words.names[seat]), self.words.names)
            table.add_row(str(ranks[seat]), name, str(points[seat]))
        self.console.print(table)
        result = Text(say_result(self.words, points, ranks, self.game.verdict(state, points, ranks)), "bold")
        self.console.print(paint_names(result, self.words.names))

    def clear(self) -> None:
        """Empty the screen and what was scrolled off it, so that nothing of it can be read."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.clear()

    # the keyboard

    def read(self, message: str, /, **args: int | str | Seat) -> str:
        """A line typed by a person; EOFError when there are no more."""
        prompt = paint_names(Text(self.words.say(message, **args), "bold"), self.words.names)
        return self.console.input(prompt.append(" > ")).strip()
