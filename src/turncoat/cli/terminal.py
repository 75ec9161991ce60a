"""The screen and the keyboard: sentences, the table, a list of choices, a line of input."""

import sys
import time
from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from turncoat.cli.boards import Scene, board_of
from turncoat.cli.boards.parts import paint_names
from turncoat.games import Game, Say, Seat
from turncoat.kernel import AnyState
from turncoat.table import Words

PAUSE = 0.12  # seconds after a sentence
WIDE = 100  # columns, for the texts of actions beside their sentences


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
        """A sentence of the terminal's own."""
        self.console.print(paint_names(Text(self.words.say(message, **args), style), self.words.names))

    def show_path(self, message: str, text: str) -> None:
        """A sentence with something to copy below it, on a line of its own that is never broken."""
        self.console.print(Text(self.words.say(message)))
        self.console.print(Text(f"  {text}", "bold"), soft_wrap=True)

    def tell(self, sentences: Iterable[Say]) -> None:
        """Sentences of the log."""
        for sentence in sentences:
            text = self.words.say(sentence)
            if sentence.message in self.board.headings:
                self.console.print(Rule(Text(text, "bold"), style="grey50"))
            else:
                self.console.print(Padding(paint_names(Text(text), self.words.names), (0, 0, 0, 2), expand=False))
            self.pause(PAUSE)

    def pause(self, seconds: float) -> None:
        """A moment to read, where somebody does."""
        if self.pauses:
            time.sleep(seconds)

    # pictures

    def show_table(self, scene: Scene, *, with_notes: bool = False) -> None:
        """The table as a seat sees it."""
        self.console.print()
        self.console.print(self.board.draw(scene, self.words, self.words.names, self.console.width))
        if with_notes:
            self.show_notes(scene)

    def show_notes(self, scene: Scene) -> None:
        """What the signs on the table mean."""
        for line in self.board.notes(scene, self.words):
            self.console.print(Padding(line, (0, 0, 0, 1), expand=False))

    def show_choices(self, view: AnyState, legal: list[int]) -> None:
        """The legal actions, numbered, in as many columns as fit."""
        entries = [self._entry(view, number, action, len(legal)) for number, action in enumerate(legal, 1)]
        widest = max(entry.cell_len for entry in entries) + 3
        columns = max(1, min(3, (self.console.width - 1) // widest))
        height = -(-len(entries) // columns)
        grid = Table.grid(padding=(0, 3, 0, 0))
        for row in range(height):
            grid.add_row(*entries[row::height])
        self.console.print(Padding(grid, (0, 0, 0, 1), expand=False))

    def _entry(self, view: AnyState, number: int, action: int, total: int) -> Text:
        entry = Text.assemble((f"{number:>{len(str(total))}}", "bold"), "  ", self.action_words(view, action))
        if self.console.width >= WIDE:
            entry.append(f"  {self.game.action_text(action)}", "grey50")
        return entry

    def action_words(self, view: AnyState, action: int) -> str:
        return self.words.say(self.game.say_action(view, action))

    def show_result(self, points: list[int], ranks: list[int]) -> None:
        """Points and ranks, and who has won."""
        table = Table(title=self.words.say("result-title"), title_style="bold", border_style="grey50")
        table.add_column(self.words.say("result-rank"), justify="right")
        table.add_column(self.words.say("result-name"))
        table.add_column(self.words.say("result-points"), justify="right")
        for seat in sorted(range(len(points)), key=lambda seat: ranks[seat]):
            name = paint_names(Text(self.words.names[seat]), self.words.names)
            table.add_row(str(ranks[seat]), name, str(points[seat]))
        self.console.print(table)
        winners = [seat for seat in range(len(points)) if ranks[seat] == 1]
        message = "result-winner" if len(winners) == 1 else "result-shared"
        who = ", ".join(self.words.names[seat] for seat in winners)
        if len(winners) == len(points):
            self.say("result-all-equal", "bold", points=max(points))
        else:
            self.say(message, "bold", who=who, points=max(points))

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
