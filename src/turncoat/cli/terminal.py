"""The screen and the keyboard: sentences, the table, a list of choices, a line of input."""

import sys
import time
from collections.abc import Iterable, Mapping

from rich.console import Console, Group, RenderableType
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
LEAST_ROWS = 4  # of choices, and if need be a line that there are more, below the table
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

    def say_about(self, what: str, options: Mapping[str, str], style: str = "") -> None:
        """The game's `title` or `goal`, or those of the expansion that options choose."""
        self.say(self.words.about(what, self.game.nearest_preset(options)), style)

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

    def show_decision(self, scene: AnyScene, prompt: str, view: AnyState, legal: list[int], page: int = 0) -> None:
        """The table, what is to be decided and the choices, on one screen: of more choices than fit, one page."""
        asked = Text(self.words.say(prompt), "bold")
        table = self.board.draw(scene, self.words, self.words.names, self.console.width)
        room = self._rows_below(table, asked)
        if room < LEAST_ROWS and self.board.draw_low is not None:
            table = self.board.draw_low(scene, self.words, self.words.names, self.console.width)
            room = self._rows_below(table, asked)
        if room > LEAST_ROWS:
            self.console.print()
            room -= 1
        self.console.print(table)
        self.console.print(asked)
        self.show_choices(view, legal, max(room, LEAST_ROWS), page)

    def _rows_below(self, table: RenderableType, asked: Text) -> int:
        """The rows left for choices, with the line to type on below them."""
        return self.console.height - len(self.console.render_lines(Group(table, asked), pad=False)) - 1

    def show_choices(self, view: AnyState, legal: list[int], rows: int, page: int = 0) -> None:
        """The legal actions, numbered, in as many columns as fit; in few letters where sentences take too many rows, and then by pages."""
        sentences = [self._entry(view, *entry) for entry in enumerate(legal, 1)]
        entries, columns = sentences, SENTENCE_COLUMNS
        if self._rows_of(sentences, SENTENCE_COLUMNS) > rows:
            entries, columns = [self._short_entry(view, *entry) for entry in enumerate(legal, 1)], SIGN_COLUMNS
        if self._rows_of(entries, columns) <= rows:
            pages = [entries]
        else:
            pages = self._pages(entries, columns, rows - 1)
        number = page % len(pages)
        self.console.print(Padding(self._in_columns(pages[number], columns), (0, 0, 0, 1), expand=False))
        if len(pages) > 1:
            self.say("cli-choices-page", "grey50", page=number + 1, pages=len(pages))

    def _rows_of(self, entries: list[Text], columns: int) -> int:
        """How many rows entries take; one that is wider than the screen takes several."""
        return len(self.console.render_lines(Padding(self._in_columns(entries, columns), (0, 0, 0, 1)), pad=False))

    def _pages(self, entries: list[Text], columns: int, rows: int) -> list[list[Text]]:
        """Entries in parts of at most so many rows."""
        pages: list[list[Text]] = []
        while entries:
            fitting = (n for n in range(rows * columns, 1, -1) if self._rows_of(entries[:n], columns) <= rows)
            many = next(fitting, 1)
            pages.append(entries[:many])
            entries = entries[many:]
        return pages

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
        signs = self.board.short(self.game.space.verb_of[action], self.game.say_action(view, action), self.words)
        return Text.assemble((f"{number:>2}", "bold"), " ", signs or self.action_words(view, action))

    def action_words(self, view: AnyState, action: int) -> str:
        return self.words.say(self.game.say_action(view, action))

    def show_result(self, state: AnyState, points: list[int], ranks: list[int]) -> None:
        """Points and ranks, and who has won."""
        table = Table(title=self.words.say("result-title"), title_style="bold", border_style="grey50")
        table.add_column(self.words.say("result-rank"), justify="right")
        table.add_column(self.words.say("result-name"))
        table.add_column(self.words.say("result-points"), justify="right")
        is_won = max(ranks) > 1  # where nobody is ahead, nobody has won
        for seat in sorted(range(len(points)), key=lambda seat: ranks[seat]):
            name = paint_names(Text(self.words.names[seat]), self.words.names)
            table.add_row(str(ranks[seat]) if is_won else "–", name, str(points[seat]))
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
