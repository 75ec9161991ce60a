"""`turncoat bench`: how fast the rules run here, by random play on one core, how long they take to compile, how fast bots search."""

import functools
import json
import os
import subprocess
import sys
import tempfile
import time
import timeit
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from turncoat.bots import make_bot
from turncoat.bots.search import Budget, Search
from turncoat.cli.common import (
    CHARTS,
    GAMES_LINE,
    TARGETS,
    check_file,
    check_packages,
    optional_game_argument,
    preset_option,
)
from turncoat.games import GAMES, Game, Invalid, play_many
from turncoat.games.game import Json
from turncoat.judge.forward import think
from turncoat.judge.weights import is_learned, network_of
from turncoat.kernel import Target, compiled
from turncoat.kernel.cuda import NoGpu
from turncoat.kernel.rng import new_rng
from turncoat.match import Match

FIRST_GAMES: dict[Target, int] = {"plain": 1, "cpu": 64, "cuda": 1 << 18}
MOST_GAMES: dict[Target, int] = {"plain": 1 << 16, "cpu": 1 << 20, "cuda": 1 << 23}
RUNS = 5  # the best of so many counts
EVALUATIONS = 500  # in a run
SEARCHES = 12  # decisions, at most, that are thought about
SEED = 1

# Run in a process of its own, with an empty cache: prints how long a player would wait for the first game.
COLD = """
import sys, time
from turncoat.games import GAMES, play_many
began = time.perf_counter()
play_many(GAMES[sys.argv[1]], 1, 1, target="cpu", threads=1)
print(time.perf_counter() - began)
"""


@click.command(epilog=GAMES_LINE)
@optional_game_argument
@click.option("--seats", type=int, metavar="N", help="How many play; by default every possible number.")
@preset_option
@click.option(
    "--target",
    type=click.Choice([*TARGETS, "all"]),
    default="all",
    show_default=True,
    help="How the rules run; a GPU counts only where there is one.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 600),
    default=3.0,
    show_default=True,
    help="How long each measurement takes.",
)
@click.option("--json", "as_json", is_flag=True, help="Print a list of JSON objects.")
@click.option("--peers", is_flag=True, help="Compare with other libraries, as far as they are installed.")
@click.option(
    "--plot", type=click.Path(path_type=Path), metavar="FILE", help="With --peers, draw it: .svg, .png or .html."
)
def bench(
    game: str | None,
    seats: int | None,
    preset: str | None,
    target: str,
    seconds: float,
    as_json: bool,
    peers: bool,
    plot: Path | None,
) -> None:
    """Measure GAME (or every game) on one core: steps, decisions and games a second, iterations of the search, and the time of one evaluation by the network."""
    if peers:
        if game is not None or target != "all":
            raise Invalid("--peers measures every game, by every target")
        bench_peers(seconds, as_json, plot)
        return
    if plot is not None:
        raise Invalid("--plot needs --peers")
    if game is None and (seats is not None or preset is not None):
        raise Invalid("--seats and --preset need a GAME")
    chosen = list(GAMES.values()) if game is None else [GAMES[game]]
    cases = [(one, n) for one in chosen for n in ([one.check_seats(seats)] if seats is not None else one.seats)]
    targets = [way for way in TARGETS if target in (way, "all")]
    rows = []
    with Console(stderr=True).status("") as status:
        for one, n in cases:
            for way in targets:
                status.update(f"{one.title}, {n} seats, {way}")
                try:
                    rows.append(measure(one, preset, n, way, seconds))
                except NoGpu:
                    if target == "cuda":
                        raise
    if as_json:
        click.echo(json.dumps(rows))
    else:
        show(rows)


def measure(game: Game, preset: str | None, seats: int, target: Target, seconds: float) -> dict[str, Json]:
    """One row: the best of several runs that together take about as long as asked for."""
    options = game.choose_options(preset)
    games = FIRST_GAMES[target]
    time_run(game, options, seats, target, games)  # compiles, or reads the cache
    took, steps, decisions = time_run(game, options, seats, target, games)
    while took < seconds / RUNS and games < MOST_GAMES[target]:
        games = min(MOST_GAMES[target], max(2 * games, int(games * seconds / RUNS / max(took, 1e-6))))
        took, steps, decisions = time_run(game, options, seats, target, games)
    best = (took, steps, decisions)
    for _ in range(RUNS - 1):
        best = min(best, time_run(game, options, seats, target, games))
    took, steps, decisions = best
    return {
        "game": game.name,
        "preset": preset or game.default_preset,
        "seats": seats,
        "target": target,
        "steps_per_s": round(steps / took),
        "decisions_per_s": round(decisions / took),
        "games_per_s": round(games / took),
        "compile_s": compile_seconds(game.name) if target == "cpu" else None,
        "iterations_per_s": search_rate(game, options, seats, seconds) if target == "cpu" else None,
        "evaluation_us": evaluation_time(game.name) if target == "cpu" and is_learned(game) else None,
    }


def time_run(game: Game, options: dict[str, str], seats: int, target: Target, games: int) -> tuple[float, int, int]:
    """Seconds, steps and decisions of so many games, always the same ones."""
    began = time.perf_counter()
    results = play_many(game, games, SEED, "random", target, seats=seats, options=options, threads=1)
    return time.perf_counter() - began, int(results.steps.sum()), int(results.decisions.sum())


def search_rate(game: Game, options: dict[str, str], seats: int, seconds: float) -> int:
    """How many iterations a second a search makes, on one core: the mean over the decisions of a game between apprentices."""
    match, bot = Match(game, seats, options, seed=SEED), make_bot("apprentice", game)
    views = []
    match.draw_all()
    while not match.is_over:
        view, legal = match.view(match.mover), match.legal()
        if len(legal) > 1:
            views.append(view)
        match.submit(match.mover, bot.choose(view, legal, match.luck()))
        match.draw_all()
    views = views[:: -(-len(views) // SEARCHES)]
    search = Search(game)
    search.think(views[0], new_rng(SEED), Budget(1))  # compiles, or reads the cache
    began, iterations = time.perf_counter(), 0
    for view in views:
        search.think(view, new_rng(SEED), Budget(seconds=seconds / len(views)))
        iterations += search.iterations
    return round(iterations / (time.perf_counter() - began))


@functools.cache
def evaluation_time(name: str) -> float:
    """How many millionths of a second the network takes to judge what the first mover sees: the best of several runs."""
    game = GAMES[name]
    match, network, judge = Match(game, game.seats[-1], seed=SEED), network_of(game), compiled(think, "cpu")
    match.draw_all()
    game.observe(match.state, match.mover, network.observed)
    judge(network)
    return round(min(timeit.repeat(lambda: judge(network), number=EVALUATIONS, repeat=RUNS)) / EVALUATIONS * 1e6, 1)


@functools.cache
def compile_seconds(game: str) -> float:
    """How long the first game takes in a new process that finds nothing compiled; the same for all seats and options."""
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "XDG_CACHE_HOME": empty}
        done = subprocess.run(
            [sys.executable, "-c", COLD, game], env=environment, capture_output=True, text=True, check=True
        )
    return round(float(done.stdout), 2)


def bench_peers(seconds: float, as_json: bool, plot: Path | None) -> None:
    """Our games beside other people's."""
    check_packages("--peers")
    from turncoat.lab.peers import NOTE, draw_peers, measure_peers

    if plot is not None:
        check_file(plot, CHARTS, "--plot")
    rows = []
    with Console(stderr=True).status("") as status:
        for row in measure_peers(seconds):
            rows.append(row)
            status.update(f"{row['library']}: {row['game']}")
    if plot is not None:
        draw_peers(rows, plot)
    if as_json:
        click.echo(json.dumps(rows))
        return
    console = Console(highlight=False)
    console.print(peers_table([row for row in rows if "failed" not in row]))
    for row in rows:
        if "failed" in row:
            console.print(f"{row['library']}: {row['game']} failed: {row['failed']}")
    console.print(NOTE)


def peers_table(rows: list[dict[str, Any]]) -> Table:
    """A row for each game of each library."""
    table = Table(title="random play, one core", title_style="bold", box=None, padding=(0, 1, 0, 0))
    for label in ("library", "game", "decisions/s", "observed/s", "games/s", "first game", "bytes/game"):
        table.add_column(label, justify="left" if label in ("library", "game") else "right")
    for row in rows:
        rates = [row["decisions_per_s"], row["observed_decisions_per_s"], row["games_per_s"]]
        texts = ["–" if rate is None else short(round(rate)) for rate in rates]
        weight = "–" if row["bytes_per_game"] is None else f"{row['bytes_per_game']:,}"
        table.add_row(row["library"], row["game"], *texts, f"{row['first_game_s']:.2f} s", weight)
    return table


def show(rows: list[dict[str, Json]]) -> None:
    """The rows as a table."""
    table = Table(
        title="random play, and search; one core or one GPU", title_style="bold", box=None, padding=(0, 1, 0, 0)
    )  # 80 columns
    for label in ("game", "preset", "seats", "target", "steps/s", "decisions/s", "games/s", "compile", "search/s"):
        table.add_column(label, justify="left" if label in ("game", "preset", "target") else "right")
    for row in rows:
        rates = [short(row[key]) for key in ("steps_per_s", "decisions_per_s", "games_per_s")]
        waited = "" if row["compile_s"] is None else f"{row['compile_s']} s"
        searched = "" if row["iterations_per_s"] is None else short(row["iterations_per_s"])
        names = [str(row[key]) for key in ("game", "preset", "seats", "target")]
        table.add_row(*names, *rates, waited, searched)
    console = Console(highlight=False)
    console.print(table)
    judged = {row["game"]: row["evaluation_us"] for row in rows if row["evaluation_us"] is not None}
    if judged:
        console.print("A network judges a position in " + ", ".join(f"{us} µs ({game})" for game, us in judged.items()))


def short(rate: Json) -> str:
    """A large number, so that it can be read at a glance."""
    assert isinstance(rate, int)
    for size, letter in ((1_000_000_000, "G"), (1_000_000, "M"), (1_000, "k")):
        if rate >= size:
            return f"{rate / size:.3g} {letter}"
    return str(rate)
