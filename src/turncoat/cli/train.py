"""`turncoat train`: train a network for a game by self-play (docs/learn.md)."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from turncoat.cli.common import GAMES_LINE, check_packages, game_argument, seed_option
from turncoat.errors import Invalid
from turncoat.games import GAMES
from turncoat.lab.workers import Here, OnRay

if TYPE_CHECKING:  # which need PyTorch
    from turncoat.learn.training import Recipe, Training

CHECKPOINT = "training.pt"
CORES = os.cpu_count() or 1
EVERY = 10  # rounds between two lines
TRIAL = 2048  # games among apprentices, at the end


@click.command(epilog=GAMES_LINE)
@game_argument
@click.option("--minutes", type=click.FloatRange(0.1), default=10.0, show_default=True, help="How long to train.")
@click.option("--rounds", type=click.IntRange(1), metavar="N", help="Or how many rounds: the same every time.")
@click.option("--device", type=click.Choice(("cpu", "cuda")), default="cpu", show_default=True, help="Where.")
@click.option("--tables", type=click.IntRange(1), metavar="N", help="Games at once. [512 on a cpu, 16384 on a GPU]")
@click.option(
    "--at",
    multiple=True,
    metavar="PRESET:SEATS",
    help="Learn only at tables of this kind, as strategic:3, in place of the recipe's; may be repeated.",
)
@click.option(
    "--recipe",
    "given",
    multiple=True,
    metavar="NAME=NUMBER",
    help="Override the game's rate, entropy, by_hand, by_rank, steps or batch, or set by_search and games (docs/learn.md); may be repeated.",
)
@click.option(
    "--begin-with",
    type=click.Path(exists=True, path_type=Path, dir_okay=False),
    metavar="FILE.npz",
    help="Begin with these weights instead of random ones.",
)
@click.option("--ray", metavar="ADDRESS", help="Use a Ray cluster too: auto, ray://HOST:10001, or local.")
@click.option("--learners", type=click.IntRange(1), metavar="N", help="With --ray: how many others learn there. [1]")
@click.option("--resume", is_flag=True, help="Continue from the checkpoint in FOLDER.")
@seed_option
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER", help="For the network. [train-GAME]"
)
def train(
    game: str,
    minutes: float,
    rounds: int | None,
    device: str,
    tables: int | None,
    at: tuple[str, ...],
    given: tuple[str, ...],
    begin_with: Path | None,
    ray: str | None,
    learners: int | None,
    resume: bool,
    seed: int | None,
    out: Path | None,
) -> None:
    """Train a network for GAME, by play against itself and earlier versions of itself.

    FOLDER holds `training.pt`, from which --resume goes on, and GAME.npz, the weights that bots play with, with a card GAME.json that
    says where they come from. Ctrl-C stops it; what was learned until the last line is kept.
    """
    check_packages("train", "train")
    from turncoat.learn import export
    from turncoat.learn.training import changed_numbers, kinds_named, recipe_of

    folder = out or Path(f"train-{game}")
    kept = folder / CHECKPOINT
    if resume != kept.exists():
        raise Invalid(f"there is no {kept} to go on with" if resume else f"{kept} is there already: --resume goes on")
    on_gpu = device == "cuda"
    usual = {"tables": tables or (16384 if on_gpu else 512), "batch": 32768 if on_gpu else 2048}
    how_long = {"seconds": 60 * minutes, "rounds": rounds or 0, "seed": 1 if seed is None else seed}
    where = {"kinds": kinds_named(at)} if at else {}
    recipe = recipe_of(game, **{**usual, **how_long, **where, **changed_numbers(given)})
    if learners is not None and ray is None:
        raise Invalid("--learners goes with --ray")
    if learners is not None and recipe.by_search:
        raise Invalid("--learners does not go with by_search: there a cluster plays, and one learns")
    with OnRay(ray) if ray is not None else Here(CORES if recipe.by_search else 1, threads=False) as workers:
        training = training_for(recipe, device, workers, learners or 1)
        if resume:
            training.go_on(kept)
        elif begin_with is not None:
            export.begin_with(training, begin_with)
        folder.mkdir(parents=True, exist_ok=True)  # only now: a command that was refused leaves nothing behind
        run(training, folder)
    click.echo(f"written: {export.write_weights(training, folder, among_apprentices(training))}")


def training_for(recipe: "Recipe", device: str, workers: OnRay | Here, learners: int) -> "Training":
    """A network that has learned nothing yet, and whoever else plays or learns for it: with searches, workers play; otherwise so many learners on a
    cluster."""
    from turncoat.learn.bysearch import BySearch
    from turncoat.learn.several import Learner
    from turncoat.learn.training import Training

    game = GAMES[recipe.game]
    if recipe.by_search:
        return BySearch(game, recipe, device, CORES, workers)
    others = None
    if isinstance(workers, OnRay):
        made_of = [(recipe, number, device) for number in range(1, learners + 1)]
        others = workers.settle(Learner, made_of, gpus=int(device == "cuda"))
    return Training(game, recipe, device, CORES, others)


def run(training: "Training", folder: Path) -> None:
    """Learn to the end; every so many rounds it is told how far it is, and what was learned is kept."""
    from turncoat.learn import export

    for figures in training.run():
        if training.rounds % EVERY == 0:
            training.save(folder / CHECKPOINT)
            export.write_weights(training, folder, {})
            click.echo("  ".join(f"{name} {told(number)}" for name, number in figures.items()))
    training.save(folder / CHECKPOINT)


def among_apprentices(training: "Training") -> dict[str, float]:
    """Its share of victories among apprentices, told and returned, at each kind of table."""
    shares = {}
    for kind in dict.fromkeys(training.tables.kinds):
        share, half = training.among_apprentices(kind, TRIAL, training.recipe.seed + 1)
        shares[f"{kind.preset}, {kind.seats} seats"] = share
        click.echo(f"among apprentices, {kind.preset}, {kind.seats} seats: {share:.1%} ± {half:.1%}")
    return shares


def told(number: float) -> str:
    """A whole number in full, another by its first digits."""
    return f"{number:,}" if isinstance(number, int) else f"{number:.4g}"
