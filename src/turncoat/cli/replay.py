"""`turncoat replay`: a recorded match in sentences, with its table and its result."""

import json
from collections.abc import Mapping
from pathlib import Path

import click
import msgspec

from turncoat.cli.common import lang_option, words_for
from turncoat.cli.saves import load
from turncoat.cli.terminal import Terminal
from turncoat.games import NOBODY, Invalid, Seat
from turncoat.games.game import Json
from turncoat.games.scene import AnyScene
from turncoat.match import Match, Step, Words


class Showing:
    """A match as it is shown: open, to a seat, or to a spectator."""

    def __init__(self, match: Match, seat: int, *, is_open: bool) -> None:
        self.match = match
        self.seat = seat
        self.is_open = is_open

    def scene(self) -> AnyScene:
        game = self.match.game
        return game.scene(self.match.state if self.is_open else self.match.view(self.seat), self.seat)

    def sentences(self, step: Step, words: Words) -> list[str]:
        return [words.say(say) for say in self.match.tell(step, self.seat, is_open=self.is_open)]

    def action(self, step: Step) -> str | None:
        """An action's text, where it gives away no more than the log: a draw or a secret choice is its seat's alone."""
        is_own = self.seat != NOBODY and step.mover == self.seat
        return self.match.game.action_text(step.action) if self.is_open or is_own else None


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, metavar="N", help="Show what this seat could see.")
@click.option("--open", "is_open", is_flag=True, help="Hide nothing; a finished game is shown so anyway.")
@click.option("--step", "by_step", is_flag=True, help="Wait for Enter after every move.")
@click.option("--to", type=click.IntRange(0), metavar="N", help="Stop after move N.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@lang_option
def replay(
    file: Path, seat: int | None, is_open: bool, by_step: bool, to: int | None, as_json: bool, language: str
) -> None:
    """Show the match in FILE again: what happened, in sentences, then the table and the result."""
    if seat is not None and is_open:
        raise Invalid("--seat and --open exclude each other")
    whole = load(file)
    if seat is not None and not 1 <= seat <= whole.seats:
        raise Invalid(f"--seat is a number from 1 to {whole.seats}, not {seat}")
    match = whole if to is None else first_moves(whole, file, to)
    showing = Showing(match, NOBODY if seat is None else seat - 1, is_open=is_open or (seat is None and whole.is_over))
    words = words_for(match.game, language, match.names)
    if as_json:
        click.echo(json.dumps(as_data(showing, words), ensure_ascii=False, indent=1))
        return
    show(showing, Terminal(match.game, words, is_fast=True), by_step=by_step)


def first_moves(match: Match, file: Path, to: int) -> Match:
    """The match as it stood after so many moves."""
    if to > len(match.steps):
        raise Invalid(f"{file} has {len(match.steps)} moves, so --to {to} is beyond its end")
    data = match.to_json()
    kept = {key: value for key, value in data.items() if key not in ("digest", "over", "points", "ranks")}
    return Match.from_json({**kept, "moves": data["moves"][:to]})


def show(showing: Showing, terminal: Terminal, *, by_step: bool) -> None:
    """The log, the table, the result."""
    match = showing.match
    terminal.say_about("title", match.options, "bold")
    if showing.is_open:
        terminal.say("cli-replay-open", "grey50")
    elif showing.seat == NOBODY:
        terminal.say("cli-replay-spectator", "grey50")
    else:
        terminal.say("cli-replay-seat", "grey50", who=Seat(showing.seat))
    for number, step in enumerate(match.steps, 1):
        terminal.tell(match.tell(step, showing.seat, is_open=showing.is_open))
        if by_step:
            terminal.say("cli-replay-move", "grey50", number=number)
            terminal.read("cli-more")
    terminal.show_table(showing.scene())
    terminal.say("cli-replay-moves", number=len(match.steps))
    if match.is_over:
        terminal.show_result(match.state, *match.scores())
    else:
        terminal.say("cli-replay-unfinished")


def as_data(showing: Showing, words: Words) -> Mapping[str, Json]:
    """The match for other programs, with nothing in it that is not shown."""
    match = showing.match
    points, ranks = match.scores()
    moves: list[Json] = [
        {
            "number": number,
            "seat": step.mover + 1 if step.mover >= 0 else None,
            "action": showing.action(step),
            "log": list(showing.sentences(step, words)),
        }
        for number, step in enumerate(match.steps, 1)
    ]
    return {
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "options": dict(match.options),
        "names": list(match.names),
        "bots": list(match.bots),
        "moves": moves,
        "table": msgspec.to_builtins(showing.scene()),
        "over": match.is_over,
        "points": list(points) if match.is_over else None,
        "ranks": list(ranks) if match.is_over else None,
    }
