"""What several commands share: their parameters, the language, the words."""

import os
from collections.abc import Mapping
from pathlib import Path

import click

from turncoat.games import GAMES, Game, Invalid
from turncoat.table import LANGUAGES, Words
from turncoat.table.match import SEED_LIMIT

CLI_LOCALE = Path(__file__).parent / "locale"

game_argument = click.argument("game", type=click.Choice(list(GAMES)))
preset_option = click.option("--preset", metavar="NAME", help="The edition to play by; `turncoat games` lists them.")
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
    help="The language of the game; else that of the terminal.",
)


def chosen_options(game: Game, preset: str | None, changes: tuple[str, ...]) -> dict[str, str]:
    """The options that a command line asks for."""
    pairs = {}
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise Invalid(f"--option is written NAME=VALUE, not {change!r}")
        pairs[name] = value
    return game.choose_options(preset, pairs)


def words_for(game: Game, language: str, names: list[str]) -> Words:
    """All that the terminal can say about a game."""
    return Words(game, language, names, CLI_LOCALE)
