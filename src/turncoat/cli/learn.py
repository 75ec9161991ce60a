"""`turncoat learn`: a worked example of the rulebook, step by step."""

import click

from turncoat.cli.common import game_argument, lang_option, words_for
from turncoat.cli.terminal import Terminal
from turncoat.games import GAMES
from turncoat.table import find_lesson


@click.command()
@game_argument
@click.argument("lesson", required=False)
@lang_option
def learn(game: str, lesson: str | None, language: str) -> None:
    """Learn GAME by a worked example: read, press Enter, see what happens. LESSON names one; without it the first is taken."""
    chosen = GAMES[game]
    taught = find_lesson(chosen, lesson)
    names = [words_for(chosen, language, []).say(name) for name in taught.names]
    match = taught.match(chosen, names)
    terminal = Terminal(chosen, words_for(chosen, language, names), is_fast=True)
    terminal.say(taught.title, "bold")
    terminal.say("game-goal", "grey50")
    try:
        for step in taught.steps:
            terminal.console.print()
            terminal.say(step.say, "bold")
            terminal.read("cli-more")
            before = len(match.steps)
            for text in step.do:
                match.replay(text)
            terminal.tell(match.log(taught.seat, before))
            terminal.show_table(chosen.scene(match.view(taught.seat), taught.seat))
            for other in step.instead:
                terminal.say(other, "italic grey50")
    except EOFError:
        terminal.console.print()
        return
    terminal.say("cli-learned", "bold")
