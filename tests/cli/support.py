"""Runs the real command line, without a terminal; and what a terminal shows of a match."""

import io
import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result
from rich.console import Console

from turncoat.cli import turncoat
from turncoat.cli.common import words_for
from turncoat.cli.terminal import Terminal
from turncoat.games import CHANCE, GAMES
from turncoat.match import Match

FIRST = "1\n" * 400  # always the first entry, more often than any game asks


def run(*args: object, typed: str = "", **environment: str) -> Result:
    """One call of `turncoat`; an error that nobody meant is raised here."""
    result = CliRunner(env={"LANG": "C.UTF-8", **environment}).invoke(turncoat, [str(arg) for arg in args], input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def ok(*args: object, typed: str = "", **environment: str) -> str:
    """What a call that goes well prints."""
    result = run(*args, typed=typed, **environment)
    assert result.exit_code == 0, result.output
    assert not result.stderr
    return result.stdout


def refused(*args: object, typed: str = "") -> str:
    """The one sentence that a call with a mistake prints."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    lines = result.stderr.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("turncoat: ")
    return lines[0]


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def write(path: Path, data: object) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def random_match(game: str = "verraeter", seed: int = 1, steps: int = 1000, **header: Any) -> Match:
    """A match in which all play at random, up to a step."""
    match = Match(GAMES[game], header.pop("seats", GAMES[game].seats[-1]), seed=seed, **header)
    while not match.is_over and len(match.steps) < steps:
        step_at_random(match)
    return match


def step_at_random(match: Match) -> None:
    """One decision or outcome."""
    if match.mover == CHANCE:
        match.draw()
    else:
        legal = match.legal()
        match.submit(match.mover, legal[match.rng()[0] % len(legal)])


def screen(match: Match, language: str, width: int, height: int = 24) -> list[str]:
    """What the mover sees: the table, what is to be decided, and the choices."""
    game = match.game
    terminal = Terminal(game, words_for(game, language, match.names), is_fast=True)
    terminal.console = Console(width=width, height=height, highlight=False, file=io.StringIO(), _environ={})
    view = match.view(match.mover)
    with terminal.console.capture() as captured:
        terminal.show_decision(game.scene(view, match.mover), f"prompt-{game.prompt(view)}", view, match.legal())
    return captured.get().splitlines()
