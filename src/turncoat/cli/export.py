"""`turncoat export`: matches as Parquet, a row for each step, for analysis and for learners."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path

import click

from turncoat.bots import ask, make_bot
from turncoat.cli.common import check_packages, chosen_options
from turncoat.games import CHANCE, GAMES, Invalid
from turncoat.match import Match

ROWS_AT_ONCE = 20_000  # in memory


@click.command()
@click.argument("out", type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--database", metavar="URL", help="The matches of a server: postgresql://… or sqlite:///FILE.")
@click.option(
    "--match",
    "files",
    multiple=True,
    type=click.Path(path_type=Path, exists=True),
    metavar="FILE",
    help="A saved match; may be repeated.",
)
@click.option("--sim", "game", type=click.Choice(list(GAMES)), help="Let bots play this game.")
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="With --sim: how many."
)
@click.option("--bot", default="novice", show_default=True, metavar="BOT", help="With --sim: who plays every seat.")
@click.option("--seats", type=int, metavar="N", help="With --sim: how many play; by default as many as can.")
@click.option("--seed", type=click.IntRange(0), metavar="N", help="With --sim: the same seed gives the same matches.")
def export(
    out: Path,
    database: str | None,
    files: tuple[Path, ...],
    game: str | None,
    games: int,
    bot: str,
    seats: int | None,
    seed: int | None,
) -> None:
    """Write matches as Parquet files into FOLDER, a row for each step.

    Matches that are over lie open. Of those still being played there is only what everybody sees who watches.
    """
    check_packages("export")
    if sum(map(bool, (database, files, game))) != 1:
        raise Invalid("name what is written: --database URL, --match FILE or --sim GAME")
    out.mkdir(parents=True, exist_ok=True)
    if any(out.iterdir()):
        raise Invalid(f"{out} is not empty; name a new folder")
    if database is not None:
        found = stored(database)
    elif game is not None:
        found = simulated(game, games, bot, seats, secrets.randbits(40) if seed is None else seed)
    else:
        found = saved(files)
    matches, rows = write_parts(found, out)
    click.echo(f"{matches} matches, {rows:,} steps in {out}", err=True)


def write_parts(matches: Iterator[tuple[str, Match]], out: Path) -> tuple[int, int]:
    """Write file after file, each of whole matches; how many matches and rows they have."""
    from turncoat.lab.steps import Row, frame_of, rows_of

    waiting: list[Row] = []
    count, rows, parts = 0, 0, 0
    for name, match in matches:
        count += 1
        waiting += rows_of(match, name)
        if len(waiting) >= ROWS_AT_ONCE:
            frame_of(waiting).write_parquet(out / f"part-{parts:04}.parquet")
            rows, parts, waiting = rows + len(waiting), parts + 1, []
    if waiting or not parts:
        frame_of(waiting).write_parquet(out / f"part-{parts:04}.parquet")
    return count, rows + len(waiting)


def simulated(game: str, games: int, bot: str, seats: int | None, seed: int) -> Iterator[tuple[str, Match]]:
    """Matches between bots."""
    chosen = GAMES[game]
    for number in range(games):
        match = Match(
            chosen, chosen.check_seats(seats or chosen.seats[-1]), chosen_options(chosen, None, ()), seed=seed + number
        )
        match.bots = [bot] * match.seats
        bots = [make_bot(bot, chosen, match.options) for _ in range(match.seats)]
        while not match.is_over:
            seat = match.mover
            if seat == CHANCE:
                match.draw()
            else:
                match.submit(seat, ask(bots[seat], bot, match.view(seat), match.legal(), match.luck()))
        yield f"sim-{game}-{seed}-{number}", match


def saved(files: tuple[Path, ...]) -> Iterator[tuple[str, Match]]:
    """Matches that were saved to files."""
    for file in files:
        try:
            match = Match.from_json(json.loads(file.read_text(encoding="utf-8")))
        except (json.JSONDecodeError, UnicodeDecodeError) as error:
            raise Invalid(f"{file} cannot be read: {error}") from None
        except Invalid as error:
            raise Invalid(f"{file}: {error}") from None
        yield str(file.resolve()), match


def stored(url: str) -> Iterator[tuple[str, Match]]:
    """The matches of a server's database that have begun; what is damaged, or of other rules, is left out and said."""
    from turncoat.server.database import open_database
    from turncoat.server.rows import Damaged
    from turncoat.server.store import read_snapshot, table_names

    with asyncio.Runner() as runner:
        database = runner.run(open_database(url))
        try:
            for name in runner.run(database.read(table_names)):
                try:
                    table = runner.run(database.read(read_snapshot, name))
                except Damaged as reason:
                    click.echo(f"a table is left out: {reason}", err=True)
                    continue
                if table is not None and table.match is not None:
                    yield name, table.match
                elif table is not None and not table.header.is_ours:
                    click.echo("a table is left out: it has other rules or components than these", err=True)
        finally:
            runner.run(database.close())
