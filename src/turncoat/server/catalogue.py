"""What can be played, by which rules, and with whom, in a language."""

import functools
from collections import Counter
from typing import Any

from turncoat import __version__
from turncoat.bots import BOTS, LEVELS
from turncoat.games import GAMES, Game, Option
from turncoat.games.components import PROVENANCES, read_components
from turncoat.match import Words
from turncoat.server.messages import (
    BotFacts,
    Catalogue,
    GameFacts,
    OptionFacts,
    PresetFacts,
    Provenance,
    Rule,
    Rulebook,
    ValueFacts,
)
from turncoat.server.words import game_words, say

DEFAULT_BOT = "apprentice"


@functools.cache
def catalogue(language: str) -> Catalogue:
    """All games and bots."""
    return Catalogue(
        games=[game_facts(game, game_words(game, language)) for game in GAMES.values()],
        bots=[bot_facts(bot, language) for bot in BOTS],
        default_bot=DEFAULT_BOT,
        version=__version__,
    )


def bot_facts(bot: str, language: str) -> BotFacts:
    """A bot in words; one that a package brings goes by its name."""
    if bot not in LEVELS:
        return BotFacts(name=bot, title=bot, help="")
    return BotFacts(name=bot, title=say(language, f"server-bot-{bot}"), help=say(language, f"server-bot-{bot}-help"))


def game_facts(game: Game, words: Words) -> GameFacts:
    return GameFacts(
        name=game.name,
        title=words.say("game-title"),
        blurb=words.say("game-blurb"),
        goal=words.say("game-goal"),
        designer=game.designer,
        publisher=game.publisher,
        year=game.year,
        seats=list(game.seats),
        presets=[
            PresetFacts(
                name=preset,
                title=words.say(f"preset-{preset}"),
                help=words.say(f"preset-{preset}-help"),
                options=dict(options),
            )
            for preset, options in game.presets.items()
        ],
        options=[option_facts(option, words) for option in game.options],
    )


def option_facts(option: Option, words: Words) -> OptionFacts:
    return OptionFacts(
        name=option.name,
        title=words.say(f"option-{option.name}"),
        help=words.say(f"option-{option.name}-help"),
        values=[ValueFacts(value=value, title=words.say(f"option-{option.name}-{value}")) for value in option.values],
        only={name: list(values) for name, values in option.only.items()},
    )


@functools.cache
def rulebook(game: Game, language: str) -> Rulebook:
    """A game's numbered rules, and where its printed values come from."""
    rules = game_words(game, language).rules()
    counted = Counter(provenances(read_components(game.folder).values))
    return Rulebook(
        game=game.name,
        rules=[Rule(id=rule, text=text) for rule, text in rules.items()],
        provenance=[Provenance(kind=kind, count=counted[kind]) for kind in PROVENANCES if counted[kind]],
    )


def provenances(values: Any) -> list[str]:
    """Every provenance in a game's components; a list of values has a list of them."""
    if isinstance(values, list):
        return [found for value in values for found in provenances(value)]
    if not isinstance(values, dict):
        return []
    own = values.get("provenance", [])
    rest = [found for key, value in values.items() if key != "provenance" for found in provenances(value)]
    return [*([own] if isinstance(own, str) else own), *rest]
