"""How long a player waits for bots at normal speed, by game and number of seats, as tables for `docs/measurements/`.

.venv/bin/python -m tools.waits [matches of each, 4 if not said]

Bots of the level that decides at once play whole matches; how long what the first seat sees of them is shown, the page's own schedule
says (`web/tests/waits.ts`). So the numbers are the same on every machine. A round is all that the others do between two turns of mine,
if nobody asks me anything in it.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from statistics import mean

import msgspec

from tools import ROOT
from tools.generate_scenes import film_step
from turncoat.bots import make_bot
from turncoat.games import GAMES
from turncoat.match import Match
from turncoat.server.film import Viewer

MATCHES = 4
SEAT = 0
BOT = "apprentice"
NAMES = ("Anna", "Bertha", "Konrad", "Dirk", "Elsa")
PLAYED = {
    "Verräter": ("verraeter", None, (3, 4)),
    "Rattus": ("rattus", None, (2, 3, 4)),
    "De Ontembare Stad, basic": ("ontembare_stad", "basic", (2, 3, 4, 5)),
    "De Ontembare Stad, strategic": ("ontembare_stad", "strategic", (2, 3, 4, 5)),
    "Het Verraad": ("ontembare_stad", "verraad", (2, 3, 4, 5)),
}


HEAD = """\
| game | seats | s a bot's turn | rounds that leave me alone | s | at most | rounds that touch me | s | at most |
|---|---|---|---|---|---|---|---|---|"""


class Wait(msgspec.Struct):
    """From one decision of a seat to its next: milliseconds of each turn of another, and of the moments that touched the seat."""

    turns: list[float]
    held: list[float]


def played(name: str, preset: str | None, seats: int, seed: int) -> Match:
    """A match that bots have played to its end."""
    game = GAMES[name]
    match = Match(game, seats, game.choose_options(preset), names=NAMES[:seats], seed=seed)
    bot = make_bot(BOT, game)
    match.draw_all()
    while not match.is_over:
        match.submit(match.mover, bot.choose(match.view(match.mover), match.legal(), match.rng()))
        match.draw_all()
    return match


def film_of(match: Match) -> Iterator[object]:
    """What the seat sees of a match, and which match that is."""
    viewer = Viewer(match.game, SEAT, is_open=False)
    yield {"game": match.game.name, "options": match.options, "seat": SEAT}
    yield viewer.scene(match.steps[0].before)
    yield from (film_step(viewer, step) for step in match.steps)
    yield viewer.scene(match.steps[-1].after)


def waits_in(files: Sequence[Path]) -> list[list[Wait]]:
    """The waits of each film, as the page's schedule says."""
    node = Path(sys.executable).with_name("node")  # it comes as a Python package
    command = [node, Path("tools", "waits.ts"), *files]
    told = subprocess.run(command, cwd=ROOT / "web", check=True, stdout=subprocess.PIPE, text=True).stdout
    return [msgspec.json.decode(line, type=list[Wait]) for line in told.splitlines()]


def line(title: str, seats: int, waits: Sequence[Wait]) -> str:
    """What the page says of a game with so many seats."""
    turns = [ms / 1000 for wait in waits for ms in wait.turns]
    rounds = [wait for wait in waits if len(wait.turns) >= seats - 1]
    calm = [sum(wait.turns) / 1000 for wait in rounds if not wait.held]
    hit = [sum(wait.turns) / 1000 for wait in rounds if wait.held]
    return f"| {title} | {seats} | {mean(turns):.1f} | {summary(calm)} | {summary(hit)} |"


def summary(seconds: Sequence[float]) -> str:
    """How many there are, their average, and the longest."""
    return f"{len(seconds)} | {mean(seconds):.1f} | {max(seconds):.1f}" if seconds else "0 | – | –"


def measure(count: int) -> Iterator[str]:
    """The lines of the table, from so many matches of each game with each number of seats."""
    settings = [(title, name, preset, seats) for title, (name, preset, many) in PLAYED.items() for seats in many]
    with tempfile.TemporaryDirectory() as folder:
        for title, name, preset, seats in settings:
            files = [Path(folder) / f"{seed}.json" for seed in range(count)]
            for seed, path in enumerate(files):
                path.write_bytes(msgspec.json.encode(list(film_of(played(name, preset, seats, seed)))))
            yield line(title, seats, list(chain.from_iterable(waits_in(files))))


if __name__ == "__main__":
    print(HEAD)
    for row in measure(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES):
        print(row, flush=True)
