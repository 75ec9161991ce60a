"""`turncoat sim`: many games by one policy, and who wins them."""

import importlib.util
import json
import math
import secrets
import time
from dataclasses import dataclass, fields
from pathlib import Path

import click
import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.table import Table

from turncoat.cli.common import (
    GAMES_LINE,
    TARGETS,
    change_option,
    chosen_options,
    game_argument,
    preset_option,
    python,
    ray_option,
    seed_option,
)
from turncoat.cli.progress import progress
from turncoat.games import GAMES, POLICIES, Game, Invalid, Results, play_many
from turncoat.games.game import Json
from turncoat.kernel import Target
from turncoat.lab.workers import OnRay

GAMES_AT_MOST = 100_000_000
SURE = 1.959963984540054  # 95 % of a normal distribution lies within so many standard deviations
TABLES = (".parquet", ".csv")


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: Game
    games: int
    seats: int
    options: dict[str, str]
    policy: str
    seed: int
    target: Target
    threads: int | None


CHUNK = 50_000  # games that a machine of a cluster plays at a time


@dataclass(frozen=True)
class Share:
    """What a cluster plays, without the game itself, which every machine of it has."""

    game: str
    games: int
    seats: int
    options: dict[str, str]
    policy: str
    seed: int
    target: Target


@click.command(epilog=GAMES_LINE)
@game_argument
@click.option(
    "--games",
    type=click.IntRange(1, GAMES_AT_MOST),
    default=10_000,
    show_default=True,
    metavar="N",
    help="How many games.",
)
@click.option("--seats", type=int, metavar="N", help="How many play; by default as many as can.")
@preset_option
@change_option
@click.option(
    "--policy", type=click.Choice(list(POLICIES)), default="random", show_default=True, help="How every seat plays."
)
@seed_option
@click.option(
    "--target",
    type=click.Choice(TARGETS),
    default="cpu",
    show_default=True,
    help="How the rules run: as Python, compiled, or on a GPU.",
)
@click.option("--threads", type=click.IntRange(1, 1024), metavar="N", help="On the cpu; by default one for each core.")
@ray_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--table",
    "table_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write a row for each game to a .parquet or .csv file.",
)
def sim(
    game: str,
    games: int,
    seats: int | None,
    preset: str | None,
    changes: tuple[str, ...],
    policy: str,
    seed: int | None,
    target: Target,
    threads: int | None,
    ray: str | None,
    as_json: bool,
    table_file: Path | None,
) -> None:
    """Let bots play many games of GAME, and count who wins."""
    chosen = GAMES[game]
    plan = Plan(
        chosen,
        games,
        chosen.check_seats(chosen.seats[-1] if seats is None else seats),
        chosen_options(chosen, preset, changes),
        policy,
        secrets.randbits(62) if seed is None else seed,
        target,
        threads,
    )
    if table_file is not None:
        check_table(table_file)
    began = time.perf_counter()
    results = play_plan(plan) if ray is None else play_on_cluster(plan, ray)
    summary = summarise(plan, results, time.perf_counter() - began)
    if table_file is not None:
        write_table(results, table_file)
    if as_json:
        click.echo(json.dumps(summary, ensure_ascii=False))
    else:
        show(plan, summary)


def play_plan(plan: Plan) -> Results:
    """Play, with a bar where somebody watches."""
    with progress(plan.game.title, plan.games) as advance:
        return play_many(
            plan.game,
            plan.games,
            plan.seed,
            plan.policy,
            plan.target,
            seats=plan.seats,
            options=plan.options,
            threads=plan.threads,
            progress=advance,
        )


def play_chunk(share: Share, chunk: int) -> Results:
    """The games of one chunk: the same wherever they are played."""
    first = chunk * CHUNK
    count = min(CHUNK, share.games - first)
    game, how = GAMES[share.game], (share.seed, share.policy, share.target)
    return play_many(game, count, *how, seats=share.seats, options=share.options, threads=1, first=first)


def play_on_cluster(plan: Plan, ray: str) -> Results:
    """Play on a Ray cluster, chunk by chunk; each result counts once, whichever machine played it."""
    share = Share(plan.game.name, plan.games, plan.seats, plan.options, plan.policy, plan.seed, plan.target)
    with OnRay(ray) as cluster:
        parts = list(cluster.work(play_chunk, share, range(-(-plan.games // CHUNK))))
    names = [field.name for field in fields(Results)]
    return Results(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """Between which two rates the true one lies, with 95 % certainty (Wilson's interval)."""
    rate, square = hits / trials, SURE * SURE
    middle = (rate + square / (2 * trials)) / (1 + square / trials)
    half = SURE * math.sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials)) / (1 + square / trials)
    return max(0.0, middle - half), min(1.0, middle + half)


def summarise(plan: Plan, results: Results, seconds: float) -> dict[str, Json]:
    """What came of it, in numbers."""
    winners = results.winners
    seats: list[Json] = []
    for seat in range(plan.seats):
        wins = int(winners[:, seat].sum())
        low, high = wilson(wins, plan.games)
        points = float(results.points[:, seat].mean())
        seats.append(
            {"seat": seat + 1, "wins": wins, "win_rate": wins / plan.games, "low": low, "high": high, "points": points}
        )
    return {
        "game": plan.game.name,
        "options": dict(plan.options),
        "policy": plan.policy,
        "target": plan.target,
        "seed": plan.seed,
        "games": plan.games,
        "seats": seats,
        "shared": float((winners.sum(axis=1) > 1).mean()),
        "steps": float(results.steps.mean()),
        "decisions": float(results.decisions.mean()),
        "seconds": seconds,
        "games_per_s": plan.games / seconds,
    }


def show(plan: Plan, summary: dict[str, Json]) -> None:
    """The numbers as a table."""
    table = Table(title=f"{plan.game.title}: {plan.games:,} games, {plan.policy}, seed {plan.seed}", title_style="bold")
    for label in ("seat", "wins", "win rate", "95 % interval", "points"):
        table.add_column(label, justify="right")
    seats = summary["seats"]
    assert isinstance(seats, list)
    for row in seats:
        assert isinstance(row, dict)
        table.add_row(
            str(row["seat"]),
            f"{row['wins']:,}",
            f"{row['win_rate']:.2%}",
            f"{row['low']:.2%} – {row['high']:.2%}",
            f"{row['points']:.2f}",
        )
    console = Console(highlight=False)
    console.print(table)
    compiling = "" if plan.target == "plain" else ", compiling included"
    console.print(
        f"shared victories {summary['shared']:.2%} · a game has {summary['decisions']:.1f} decisions in {summary['steps']:.1f} steps"
        f" · {summary['games_per_s']:,.0f} games/s on {plan.target}{compiling}"
    )


def check_table(file: Path) -> None:
    """Before hours of play: whether the table can be written."""
    if file.suffix not in TABLES:
        raise Invalid(f"--table writes {' or '.join(TABLES)} files, not {file.name!r}")
    if not file.parent.is_dir():
        raise Invalid(f"--table: there is no folder {file.parent}")
    if importlib.util.find_spec("polars") is None:
        raise Invalid(f"--table needs Polars: {python()} -m pip install polars")


def write_table(results: Results, file: Path) -> None:
    """A row a game."""
    import polars as pl

    columns: dict[str, npt.NDArray[np.integer]] = {"game": np.arange(len(results.steps))}
    columns |= {"steps": results.steps, "decisions": results.decisions}
    for seat in range(results.points.shape[1]):
        columns |= {f"points_{seat + 1}": results.points[:, seat], f"rank_{seat + 1}": results.ranks[:, seat]}
    frame = pl.DataFrame(columns)
    try:
        if file.suffix == ".csv":
            frame.write_csv(file)
        else:
            frame.write_parquet(file)
    except OSError as error:
        raise Invalid(f"{file} cannot be written: {error.strerror or error}") from None
