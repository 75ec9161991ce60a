"""`turncoat lab`: what a designer asks of a game, answered by very many games between bots."""

import os
import secrets
import tempfile
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click
from rich.console import Console
from rich.table import Table

from turncoat.cli.common import (
    GAMES_LINE,
    change_option,
    check_file,
    check_packages,
    chosen_options,
    game_argument,
    lang_option,
    preset_option,
    ray_option,
    seed_option,
)
from turncoat.cli.progress import progress
from turncoat.games import GAMES, Invalid
from turncoat.games.components import OVERRIDE, read_components
from turncoat.kernel import Target
from turncoat.lab.trial import AT_ONCE, Record, Trial, play_trial, put_together
from turncoat.lab.workers import Here, OnRay, Workers, environment_of

if TYPE_CHECKING:
    from turncoat.lab.report import Balance, Comparison

FC = TypeVar("FC", bound=Callable[..., object])
SHOWN = 6  # choices of a verb, the best and the worst of them, that the terminal shows; the page has all
SEEDS = 40  # bits


@click.group()
def lab() -> None:
    """Answer a designer's questions: how balanced is GAME, and what would a change do?"""


def common_options(command: FC) -> FC:
    """What both commands take."""
    for option in reversed(
        (
            game_argument,
            click.option(
                "--bot",
                default="novice",
                show_default=True,
                metavar="BOT",
                help="Who plays every seat; a novice tries everything.",
            ),
            click.option("--seats", type=int, metavar="N", help="How many play; by default as many as can."),
            preset_option,
            change_option,
            seed_option,
            click.option(
                "--target",
                type=click.Choice(list(AT_ONCE)),
                default="cpu",
                show_default=True,
                help="Where games are played: on all cores, or on a GPU.",
            ),
            click.option(
                "--processes", type=click.IntRange(1, 1024), metavar="N", help="By default one for each core."
            ),
            ray_option,
            lang_option,
            click.option(
                "--html",
                type=click.Path(path_type=Path),
                metavar="FILE",
                help="Write the report as a page, with charts.",
            ),
        )
    ):
        command = option(command)
    return command


def trial_of(
    game: str,
    bot: str,
    seats: int | None,
    preset: str | None,
    changes: tuple[str, ...],
    seed: int | None,
    target: Target,
) -> Trial:
    """What a command line asks to be played."""
    chosen = GAMES[game]
    seats = chosen.check_seats(chosen.seats[-1] if seats is None else seats)
    seed = secrets.randbits(SEEDS) if seed is None else seed
    return Trial(game, seats, chosen_options(chosen, preset, changes), bot, seed, target=target)


def workers_for(
    trial: Trial, processes: int | None, ray: str | None, environment: Mapping[str, str] | None = None
) -> Workers:
    """Who plays: a cluster, or this machine, which has one GPU."""
    if trial.target == "cuda" and (ray is not None or processes is not None):
        raise Invalid("on a GPU all games are played together: --target cuda goes with neither --processes nor --ray")
    if ray is not None:
        return OnRay(ray)
    if trial.target == "cuda":
        return Here(1, threads=True, environment=environment)
    return Here(processes or os.cpu_count() or 1, threads=trial.is_compiled, environment=environment)


@lab.command(epilog=GAMES_LINE)
@common_options
@click.option(
    "--games", type=click.IntRange(2), default=20_000, show_default=True, metavar="N", help="How many games, at least."
)
@click.option(
    "--table",
    "table_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the numbers to a .parquet or .csv file.",
)
def balance(
    game: str,
    bot: str,
    seats: int | None,
    preset: str | None,
    changes: tuple[str, ...],
    seed: int | None,
    target: Target,
    processes: int | None,
    ray: str | None,
    language: str,
    html: Path | None,
    games: int,
    table_file: Path | None,
) -> None:
    """Report how balanced GAME is: who wins, by seat and by choice, how long it lasts, and how close it ends."""
    check_packages("the lab")
    check_files(html, table_file)
    trial = trial_of(game, bot, seats, preset, changes, seed, target)
    chunks = -(-games // trial.chunk)
    with workers_for(trial, processes, ray) as workers:
        record = play_with_bar(trial, chunks, workers)
    from turncoat.lab.balance import as_table
    from turncoat.lab.report import Balance, words_for

    report = Balance(trial, record, words_for(trial, language))
    show_balance(report)
    if html is not None:
        html.write_text(report.html(), encoding="utf-8")
    if table_file is not None:
        frame = as_table([*report.seats, *report.games, *report.choices])
        frame.write_csv(table_file) if table_file.suffix == ".csv" else frame.write_parquet(table_file)


def check_files(html: Path | None, table_file: Path | None = None) -> None:
    if html is not None:
        check_file(html, (".html",), "--html")
    if table_file is not None:
        check_file(table_file, (".parquet", ".csv"), "--table")


def play_with_bar(trial: Trial, chunks: int, workers: Workers) -> Record:
    """Play, with a bar where somebody watches."""
    records = []
    with progress(GAMES[trial.game].title, chunks * trial.chunk) as advance:
        for record in play_trial(trial, range(chunks), workers):
            records.append(record)
            advance(len(record))
    return put_together(records)


def show_balance(report: "Balance") -> None:
    """The report in the terminal; of long sections, what stands out."""
    from turncoat.lab.page import number
    from turncoat.lab.report import forms, heading, interval, sections_of

    console, say = Console(highlight=False), report.words.say
    console.print(f"[bold]{report.title}[/bold]")
    for sentence in heading(report.trial, len(report.record), report.words):
        console.print(sentence)
    columns = [say(f"lab-column-{name}") for name in ("what", "times", "mean", "interval")]
    share = forms(report.words)[True]
    for lines in sections_of([*report.seats, *report.choices]):
        shown = lines if len(lines) <= SHOWN else [*lines[: SHOWN // 2], *lines[-SHOWN // 2 :]]
        rows = [
            [line.label, number(line.times, report.words.language), share(line.found.mean), interval(line.found, share)]
            for line in shown
        ]
        console.print(rich_table(lines[0].section, columns, rows))
    rows = [[line.label, form(line.found.mean), interval(line.found, form)] for line, form in report.game_forms()]
    console.print(rich_table(say("lab-games"), [columns[0], *columns[2:]], rows))
    console.print(say("lab-choices-note"))


def rich_table(title: str, columns: list[str], rows: list[list[str]]) -> Table:
    table = Table(title=title, title_style="bold", title_justify="left", box=None, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left", no_wrap=place > 0)
    for row in rows:
        table.add_row(*row)
    return table


@lab.command(epilog=GAMES_LINE)
@common_options
@click.option("--with", "with_", multiple=True, metavar="NAME=VALUE", help="The option to change; may be repeated.")
@click.option(
    "--components",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="A changed copy of the game's components.toml.",
)
@click.option(
    "--measure",
    default="first",
    show_default=True,
    metavar="WHAT",
    help="What to measure: first (victories of the seat that decides first), decisions, leads, decided, margin, shared, or an action such as take:king.",
)
@click.option(
    "--within",
    type=click.FloatRange(0, min_open=True),
    default=0.01,
    show_default=True,
    metavar="X",
    help="How precise the answer has to be.",
)
@click.option(
    "--most",
    type=click.IntRange(2),
    default=1_000_000,
    show_default=True,
    metavar="N",
    help="At most so many games of each.",
)
def compare(
    game: str,
    bot: str,
    seats: int | None,
    preset: str | None,
    changes: tuple[str, ...],
    seed: int | None,
    target: Target,
    processes: int | None,
    ray: str | None,
    language: str,
    html: Path | None,
    with_: tuple[str, ...],
    components: Path | None,
    measure: str,
    within: float,
    most: int,
) -> None:
    """Compare GAME as it is with a changed one, on the same deals, with as many games as the answer needs."""
    check_packages("the lab")
    check_files(html)
    if not with_ and components is None:
        raise Invalid("name what is changed: --with NAME=VALUE or --components FILE")
    if components is not None and ray is not None:
        raise Invalid("--components works on this machine only, not with --ray")
    one = trial_of(game, bot, seats, preset, changes, seed, target)
    other = trial_of(game, bot, one.seats, preset, (*changes, *with_), one.seed, target)
    from turncoat.lab.compare import compare as compare_trials
    from turncoat.lab.report import Comparison, words_for

    with ExitStack() as stack, Console(stderr=True).status("") as status:
        ours = stack.enter_context(workers_for(one, processes, ray))
        theirs = ours
        if components is not None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            theirs = stack.enter_context(
                workers_for(other, processes, None, changed_box(game, components, Path(folder)))
            )
        for found in compare_trials((one, other), measure, within, most, (ours, theirs)):
            status.update(f"{len(found.one):,} games" + (f" ±{found.difference.half:.4f}" if found.difference else ""))
    changed = {name: other.options[name] for name in other.options if other.options[name] != one.options[name]}
    if components is not None:
        changed["components"] = components.name
    report = Comparison(one, found, measure, changed, words_for(one, language))
    show_comparison(report)
    if html is not None:
        html.write_text(report.html(), encoding="utf-8")


def changed_box(game: str, file: Path, folder: Path) -> dict[str, str]:
    """The environment in which a game has these components; Invalid says what is wrong with them."""
    (folder / f"{game}.toml").write_bytes(file.read_bytes())
    environment = {OVERRIDE: str(folder)}
    with environment_of(environment):
        read_components(GAMES[game].folder)
    return environment


def show_comparison(report: "Comparison") -> None:
    """The report in the terminal: what was asked first, then what else differs for certain."""
    console = Console(highlight=False)
    console.print(f"[bold]{report.title}[/bold]")
    for sentence in report.sentences:
        console.print(sentence)
    console.print(f"[bold]{report.verdict}[/bold]")
    section = report.rows[0].section
    rows = [
        report.cells(row)
        for row in report.rows
        if row.section == section or not row.difference.low <= 0 <= row.difference.high
    ]
    console.print(rich_table(section, report.columns, rows))
