"""`turncoat learn`: a worked example of the rulebook, step by step; the learner makes the moves of their own seat."""

import click

from turncoat.cli.answers import Decision, answer, chosen, command_of
from turncoat.cli.common import GAMES_LINE, game_argument, lang_option, program, words_for
from turncoat.cli.terminal import Terminal
from turncoat.games import GAMES
from turncoat.match import Lesson, Match, find_lesson
from turncoat.match.lessons import LessonStep


@click.command(epilog=GAMES_LINE)
@game_argument
@click.argument("lesson", required=False)
@lang_option
def learn(game: str, lesson: str | None, language: str) -> None:
    """Learn GAME by a worked example: read, make your moves, see what happens. LESSON names one; by default the first."""
    chosen_game = GAMES[game]
    taught = find_lesson(chosen_game, lesson)
    names = [words_for(chosen_game, language, []).say(name) for name in taught.names]
    match = taught.match(chosen_game, names)
    terminal = Terminal(chosen_game, words_for(chosen_game, language, names), is_fast=True)
    terminal.advise_width()
    terminal.say(taught.title, "bold")
    terminal.say_about("goal", match.options, "grey50")
    try:
        for step in taught.steps:
            Step(terminal, match, taught, step).run()
    except (EOFError, Leave):
        terminal.console.print()
        return
    terminal.show_path("cli-learned", f"{program()} play {game}")


class Leave(Exception):
    """The learner has had enough."""


class Step:
    """One step of a lesson: it is read, then its moves are made."""

    def __init__(self, terminal: Terminal, match: Match, lesson: Lesson, step: LessonStep) -> None:
        self.terminal = terminal
        self.match = match
        self.seat = lesson.seat
        self.step = step
        self.began = self.told = self.drawn = len(
            match.steps
        )  # moves that were made, told, and on the table drawn last

    def run(self) -> None:
        self.terminal.console.print()
        self.terminal.say(self.step.say, "bold")
        if not self.is_own_move():
            self.wait()
        for text in self.step.do:
            if self.is_own_move():
                self.own_move(text)
            else:
                self.match.replay(text)
        if self.step.meanwhile:
            self.told = len(self.match.steps)
        self.tell_news()
        self.show_table()
        for other in self.step.instead:
            self.terminal.say(other, "italic grey50")

    def is_own_move(self) -> bool:
        """Whether the learner is to make the next move of this step, and has a choice."""
        made = len(self.match.steps) - self.began
        is_left = made < len(self.step.do) and not self.step.meanwhile
        return is_left and self.match.mover == self.seat and len(self.match.legal()) > 1

    def tell_news(self) -> None:
        self.terminal.tell(self.match.log(self.seat, self.told))
        self.told = len(self.match.steps)

    def show_table(self) -> None:
        """The table, if it has changed since it was drawn last."""
        if self.drawn < len(self.match.steps):
            self.terminal.show_table(self.match.game.scene(self.match.view(self.seat), self.seat))
            self.drawn = len(self.match.steps)

    def wait(self) -> None:
        """Until the learner has read enough."""
        while True:
            command, _ = command_of(self.terminal, self.terminal.read("cli-more"))
            if command == "quit":
                raise Leave
            if command != "help":
                return
            self.terminal.show_notes(self.match.game.scene(self.match.view(self.seat), self.seat))

    def own_move(self, text: str) -> None:
        """Let the learner choose; whatever they choose, the lesson's own move is made."""
        match, terminal = self.match, self.terminal
        self.tell_news()
        if any(step.mover != self.seat for step in match.steps[self.drawn :]):
            self.show_table()
        decision = Decision(match, self.seat, match.view(self.seat), match.legal(), can_save=False)
        terminal.say(f"prompt-{match.game.prompt(decision.view)}", "bold")
        terminal.show_choices(decision.view, decision.legal, terminal.console.height - 2)
        wanted = match.game.parse_action(text)
        if self.ask(decision) not in (wanted, None):
            terminal.say("cli-lesson-other", action=terminal.action_words(decision.view, wanted))
        match.submit(self.seat, wanted)

    def ask(self, decision: Decision) -> int | None:
        """What the learner decides on; None if they just go on."""
        while True:
            typed = self.terminal.read("cli-lesson-choose")
            command, rest = command_of(self.terminal, typed)
            if not typed:
                return None
            if command == "quit":
                raise Leave
            if command and command != "save":
                answer(self.terminal, decision, command, rest)
            else:
                action = chosen(self.terminal, decision, typed)
                if action is not None:
                    return action
