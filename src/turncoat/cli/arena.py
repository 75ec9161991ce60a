"""`turncoat arena`: bots against each other, and who is better."""

import json
import secrets
import time
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from turncoat.bots import BOTS
from turncoat.cli.common import (
    CHARTS,
    GAMES_LINE,
    change_option,
    check_file,
    check_packages,
    chosen_options,
    game_argument,
    named_bots,
    preset_option,
    ray_option,
    seed_option,
)
from turncoat.cli.progress import progress
from turncoat.games import GAMES, Invalid
from turncoat.lab.arena import Plan, Row, play_arena
from turncoat.lab.workers import OnRay

if TYPE_CHECKING:
    from turncoat.lab.standings import Estimate, Standing

KEEP_SECONDS = 30.0
WIDE = 110  # columns, for names with settings on one line
# Who plays if nobody is named: as many as there are seats, but not fewer than FEWEST
WHO = ("grandmaster", "master", "apprentice", "novice", "random")
FEWEST = 4


@click.command(epilog=GAMES_LINE)
@game_argument
@click.option(
    "--bots",
    metavar="BOT,BOT…",
    help=f"Who plays: {', '.join(BOTS)}; a search may be set, as in master/ms=100 or master/iterations=500. "
    f"[{','.join(WHO[-FEWEST:])}; with five seats {WHO[0]} too]",
)
@click.option("--ladder", is_flag=True, help="Name the bots best first: each plays alone against a table of the next.")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, metavar="N", help="How many games.")
@click.option("--seats", type=int, metavar="N", help="How many play; by default as many as can.")
@preset_option
@change_option
@seed_option
@click.option("--processes", type=click.IntRange(1, 1024), metavar="N", help="By default as many as the cores allow.")
@ray_option
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A .parquet file with a row for each game; if it holds a part of this very arena, that is not played again. "
    "[arena-GAME-SEATS.parquet]",
)
@click.option("--plot", type=click.Path(path_type=Path), metavar="FILE", help="Draw the result: .svg, .png or .html.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def arena(
    game: str,
    bots: str | None,
    ladder: bool,
    games: int,
    seats: int | None,
    preset: str | None,
    changes: tuple[str, ...],
    seed: int | None,
    processes: int | None,
    ray: str | None,
    out: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other, with seats rotated and luck paired, and rate them.

    Ctrl-C stops it; the same command goes on where it stopped.
    """
    check_packages("the arena")
    chosen = GAMES[game]
    seats = chosen.check_seats(chosen.seats[-1] if seats is None else seats)
    file = out or Path(f"arena-{game}-{seats}.parquet")
    check_file(file, (".parquet",), "--out")
    if plot is not None:
        check_file(plot, CHARTS, "--plot")
    rows = read_rows(file)
    if seed is None:
        seed = rows[0].get("seed", 0) if rows else secrets.randbits(40)  # without one the rows are refused below
    options = chosen_options(chosen, preset, changes)
    plan = Plan(game, seats, options, named_bots(bots) if bots else WHO[-max(FEWEST, seats) :], games, seed, ladder)
    check_same(plan, rows, file)
    with OnRay(ray) if ray is not None else nullcontext() as cluster:
        rows, is_stopped = play_on(plan, rows, file, processes, cluster)
    rows = [row for row in rows if row["number"] < games]  # the file may hold more
    report(plan, rows, file, plot, as_json)
    if is_stopped:
        click.echo(f"Stopped after {len(rows)} of {games} games. The same command goes on from there.", err=True)
        raise click.Abort


def read_rows(file: Path) -> list[Row]:
    """The games that a file holds."""
    import polars as pl

    if not file.exists():
        return []
    try:
        rows = pl.read_parquet(file).to_dicts()
    except pl.exceptions.PolarsError as error:
        raise Invalid(f"{file} is not a file of an arena: {error}") from None
    return rows


def write_rows(rows: list[Row], file: Path) -> None:
    """All rows, in one go: a file that is there is always whole."""
    import polars as pl

    part = file.with_suffix(".part")
    pl.DataFrame(sorted(rows, key=lambda row: int(row["number"]))).write_parquet(part)
    part.replace(file)


def check_same(plan: Plan, rows: list[Row], file: Path) -> None:
    """Whether a file's games belong to this arena."""
    for row in rows[:1]:
        for key, mine in {**plan.header(), "bots": None}.items():
            if key not in row:
                raise Invalid(f"{file} is not a file of an arena: it has no column {key!r}")
            if key != "bots" and row[key] != mine:
                raise Invalid(f"{file} holds another arena: its {key} is {row[key]}, not {mine}; name another --out")


def play_on(
    plan: Plan, rows: list[Row], file: Path, processes: int | None, cluster: OnRay | None
) -> tuple[list[Row], bool]:
    """Play what is missing, keep it even if a bot fails, and tell whether somebody stopped it."""
    kept = time.monotonic()
    is_stopped = False
    done = sum(row["number"] < plan.games for row in rows)
    with progress(GAMES[plan.game].title, plan.games, done) as advance:
        try:
            for row in play_arena(plan, [row["number"] for row in rows], processes, cluster):
                rows.append(row)
                advance(1)
                if time.monotonic() - kept > KEEP_SECONDS:
                    write_rows(rows, file)
                    kept = time.monotonic()
        except KeyboardInterrupt:
            is_stopped = True
        except Invalid as error:  # of a bot that does not keep to the rules
            kept_rows = f"; {file} keeps the {len(rows)} of {plan.games} games that were played" if rows else ""
            raise Invalid(f"{error}{kept_rows}") from None
        finally:
            if rows:
                write_rows(rows, file)
    return rows, is_stopped


def report(plan: Plan, rows: list[Row], file: Path, plot: Path | None, as_json: bool) -> None:
    """Who is better, as far as these games can tell."""
    if not rows:
        return
    from turncoat.lab.standings import standings

    found = standings(rows)
    title = f"{edition(plan)}, {plan.seats} seats, {len(rows):,} games, seed {plan.seed}"
    if plot is not None:
        from turncoat.lab.charts import draw

        draw(found, title, plot)
    if as_json:
        click.echo(json.dumps({**plan.header(), "games": len(rows), "standings": [as_dict(one) for one in found]}))
        return
    console = Console(highlight=False)
    console.print(results_table(found, title, console.width))
    console.print(seats_table(found, plan.seats))
    console.print(
        f"Intervals of 95 %, by drawing the {len({row['deal'] for row in rows}):,} deals again. A bot whose interval lies "
        f"above {found[0].fair:.0%} wins more than an equal share {against(plan)}. Rows: {file}"
    )


def edition(plan: Plan) -> str:
    """The game, and which edition of it, where there are several."""
    game = GAMES[plan.game]
    preset = game.preset_of(plan.options) or "changed options"
    return f"{game.title} ({preset})" if len(game.presets) > 1 else game.title


def against(plan: Plan) -> str:
    """Whom a share of victories speaks of."""
    if plan.ladder:
        return "against a table of the next"
    if len(set(plan.bots)) == 2 and plan.seats == 2:
        return "against the other"
    return "among just these bots; who is better of two, their own arena tells"


def as_dict(one: "Standing") -> dict[str, object]:
    numbers = {key: vars(getattr(one, key)) for key in ("won", "points", "rating")}
    return {"bot": one.bot, "games": one.games, **numbers, "seconds": one.seconds, "by_seat": one.by_seat}


def results_table(found: "list[Standing]", title: str, width: int) -> Table:
    is_wide = width >= WIDE
    table = Table(title=title, title_style="bold", box=None, padding=(0, 2 if is_wide else 1, 0, 0))
    for label in ("bot", "games", "won", "95 %", "points", "rating", "95 %", "a decision"):
        if label == "bot":
            table.add_column(label, overflow="fold")  # a long name goes on below; numbers stay whole
        else:
            table.add_column(label, justify="right", no_wrap=True)
    for one in found:
        table.add_row(
            one.bot if is_wide else one.bot.replace("/", "/\n"),
            *(f"{one.games:,}", f"{one.won.mean:.1%}", interval(one.won, ".1%")),
            *(f"{one.points.mean:.2f}", f"{one.rating.mean:.1f}", interval(one.rating, ".1f")),
            f"{1000 * one.seconds:.3g} ms",
        )
    return table


def interval(estimate: "Estimate", form: str) -> str:
    return f"{estimate.low:{form}} – {estimate.high:{form}}"


def seats_table(found: "list[Standing]", seats: int) -> Table:
    """Who won from where."""
    table = Table(title="won, by seat", title_style="bold", box=None, padding=(0, 2, 0, 0))
    table.add_column("bot", overflow="fold")
    for seat in range(seats):
        table.add_column(f"seat {seat + 1}", justify="right", no_wrap=True)
    for one in found:
        table.add_row(one.bot, *("" if part is None else f"{part:.1%}" for part in one.by_seat))
    return table
