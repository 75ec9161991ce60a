"""What several commands share: their parameters, the language, the words."""

import importlib.util
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar, get_args

import click

from turncoat.games import GAMES, Game, Invalid, Option
from turncoat.kernel import Target
from turncoat.kernel.rng import SEED_LIMIT
from turncoat.match import LANGUAGES, Words

CLI_LOCALE = Path(__file__).parent / "locale"

NEEDED = {"lab": ("altair", "openskill", "polars"), "train": ("torch",)}  # by the extras
CHARTS = (".svg", ".png", ".html")

FC = TypeVar("FC", bound=Callable[..., object])

TARGETS: tuple[Target, ...] = get_args(Target)

# An expansion goes by the name of its folder too: `verraad` is De Ontembare Stad by the preset `verraad`.
EXPANSIONS = {
    preset: game.name
    for game in GAMES.values()
    for preset in game.presets
    if (game.folder / preset / "locale").is_dir()
}
NAMES = (*GAMES, *EXPANSIONS)
PRESET = "turncoat.preset"  # of the expansion that was named


def find_game(context: click.Context, parameter: click.Parameter, name: str | None) -> str | None:
    """The game of that name; of an expansion, the game that it belongs to, and its preset is kept for `find_preset`."""
    if name not in EXPANSIONS:
        return name
    context.meta[PRESET] = name
    return EXPANSIONS[name]


def find_preset(context: click.Context, parameter: click.Parameter, preset: str | None) -> str | None:
    """The preset that was given, or that of the expansion that was named."""
    named: str | None = context.meta.get(PRESET)
    if named is not None and preset not in (None, named):
        raise Invalid(f"{named} is a preset of {EXPANSIONS[named]} itself, and cannot be played by preset {preset}")
    return preset or named


def game_named(metavar: str, *, required: bool) -> Callable[[FC], FC]:
    """The argument for a game; it is read before all options, since it may name a preset."""
    choice = click.Choice(NAMES)
    return click.argument("game", type=choice, metavar=metavar, required=required, is_eager=True, callback=find_game)


game_argument = game_named("GAME", required=True)
optional_game_argument = game_named("[GAME]", required=False)
GAMES_LINE = f"GAME is one of: {', '.join(NAMES)}."  # below the help of every command that takes one
preset_option = click.option(
    "--preset", metavar="NAME", callback=find_preset, help="The edition to play by; `turncoat games` lists them."
)
change_option = click.option(
    "--option", "changes", multiple=True, metavar="NAME=VALUE", help="Change one rule of the preset; may be repeated."
)


def check_seed(context: click.Context, parameter: click.Parameter, seed: int | None) -> int | None:
    if seed is not None and not 0 <= seed < SEED_LIMIT:
        raise click.BadParameter(f"{seed} does not lie between 0 and 2**63")
    return seed


seed_option = click.option(
    "--seed", type=int, callback=check_seed, metavar="N", help="The same seed gives the same luck."
)


ray_option = click.option(
    "--ray",
    metavar="ADDRESS",
    help="Let a Ray cluster play: auto, or ray://HOST:10001. Every machine of it needs Turncoat.",
)


def named_bots(typed: str) -> tuple[str, ...]:
    """The bots of a list with commas between them."""
    return tuple(name.strip() for name in typed.split(","))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


lang_option = click.option(
    "--lang",
    "language",
    type=click.Choice(LANGUAGES),
    default=lambda: language_of(os.environ),
    help="The language of the game; by default that of the terminal.",
)


def chosen_options(game: Game, preset: str | None, changes: tuple[str, ...]) -> dict[str, str]:
    """The options that a command line asks for."""
    pairs = {}
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise Invalid(f"--option is written NAME=VALUE, not {change!r}")
        pairs[name] = value
    pairs = game.by_current_names(pairs)
    chosen = game.choose_options(preset, pairs)
    for option in game.options:
        if option.name in pairs and not option.matters(chosen):
            raise Invalid(f"option {option.name} matters only with {only_with(option)}")
    return chosen


def only_with(option: Option) -> str:
    """Where an option matters, as it is typed."""
    return ", ".join(f"{name}={'|'.join(values)}" for name, values in option.only.items())


def check_packages(who: str, extra: str = "lab") -> None:
    """Before hours of play: whether its results can be kept and weighed."""
    missing = [name for name in NEEDED[extra] if importlib.util.find_spec(name) is None]
    if missing:
        raise Invalid(f"{who} needs {', '.join(missing)}: {python()} -m pip install 'turncoat[{extra}]'")


def check_file(file: Path, suffixes: tuple[str, ...], option: str) -> None:
    """Whether an option names a file that can be written as what it should be."""
    if file.suffix not in suffixes:
        raise Invalid(f"{option} writes {' or '.join(suffixes)} files, not {file.name!r}")
    if not file.parent.is_dir():
        raise Invalid(f"{option}: there is no folder {file.parent}")


def has_lessons(game: Game) -> bool:
    return (game.folder / "lessons.toml").is_file()


def program() -> str:
    """How this program was started, to be typed again in the same folder."""
    started = Path(sys.argv[0])
    if started.name == "__main__.py" and started.parent.name == "turncoat":
        return f"{python()} -m turncoat"
    return typeable(sys.argv[0]) if started.stem == "turncoat" else "turncoat"


def python() -> str:
    """The Python that runs this, as it can be typed."""
    return typeable(sys.executable)


def typeable(file: str) -> str:
    """The shortest way a shell finds a program's file from here: its name, its path from this folder, or its full path."""
    path = Path(file).absolute()  # not resolved: a link in .venv/bin is what should be typed
    found = shutil.which(path.name)
    if found is not None and Path(found).absolute() == path:
        return shlex.quote(path.name)
    here = Path.cwd()
    if not path.is_relative_to(here):
        return shlex.quote(str(path))
    below = path.relative_to(here)
    return shlex.quote(str(below) if len(below.parts) > 1 else f"./{below}")


def words_for(game: Game, language: str, names: list[str]) -> Words:
    """All that the terminal can say about a game."""
    return Words(game, language, names, CLI_LOCALE)
