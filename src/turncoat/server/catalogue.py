"""What can be played, by which rules, and with whom, in a language."""

import functools
from collections import Counter
from typing import Any

from turncoat import __version__
from turncoat.bots import BOTS, LEVELS
from turncoat.games import GAMES, Game, Option
from turncoat.games.components import PROVENANCES
from turncoat.games.rulebook import our_rules
from turncoat.match import Words, read_rules, rule_versions
from turncoat.server.catalogue_messages import (
    BotFacts,
    Catalogue,
    GameFacts,
    Glance,
    OptionFacts,
    PresetFacts,
    Provenance,
    Rule,
    Rulebook,
    RuleChapter,
)
from turncoat.server.messages import ValueFacts
from turncoat.server.words import game_words, say

DEFAULT_BOT = "apprentice"
STAND_INS = ("apprentice", "master", "grandmaster")  # nobody's seat is handed to a weaker bot
RULEBOOKS = 64  # that are kept: one for each language and choice of options


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
    title, help_ = (say(language, f"server-bot-{bot}{more}") for more in ("", "-help")) if bot in LEVELS else (bot, "")
    return BotFacts(name=bot, title=title, help=help_, may_stand_in=bot in STAND_INS)


def game_facts(game: Game, words: Words) -> GameFacts:
    return GameFacts(
        name=game.name,
        title=words.say("game-title"),
        blurb=words.say("game-blurb"),
        goal=words.say("game-goal"),
        glance=glance(game, game.default_preset, words),
        designer=game.designer,
        publisher=game.publisher,
        year=game.year,
        seats=list(game.seats),
        presets=[
            PresetFacts(
                name=preset,
                title=words.say(f"preset-{preset}"),
                help=words.say(f"preset-{preset}-help"),
                blurb=words.say(words.about("blurb", preset)),
                goal=words.say(words.about("goal", preset)),
                glance=glance(game, preset, words),
                options=dict(options),
            )
            for preset, options in game.presets.items()
        ],
        options=[option_facts(option, words) for option in game.options],
        our_rules=our_rules(game.rule_table),
        is_for_research=game.is_for_research,
        has_box=bool(game.box.cards),
    )


def glance(game: Game, preset: str, words: Words) -> Glance:
    """What somebody should know before a first match."""
    pace = game.pace_of(preset)
    return Glance(
        win=words.say(words.about("win", preset)),
        turn=words.say(words.about("turn", preset)),
        least_minutes=pace.minutes[0],
        most_minutes=pace.minutes[1],
        heaviness=pace.heaviness,
    )


def option_facts(option: Option, words: Words) -> OptionFacts:
    return OptionFacts(
        name=option.name,
        title=words.say(f"option-{option.name}"),
        help=words.say(f"option-{option.name}-help"),
        why=words.say(f"option-{option.name}-why"),
        values=[ValueFacts(value=value, title=words.say(f"option-{option.name}-{value}")) for value in option.values],
        only={name: list(values) for name, values in option.only.items()},
        is_edition=option.is_edition,
    )


@functools.lru_cache(RULEBOOKS)
def rulebook(game: Game, language: str, options: tuple[tuple[str, str], ...], seats: int | None) -> Rulebook:
    """A game's numbered rules in force, and where its printed values come from."""
    words = game_words(game, language)
    counted = Counter(provenances(game.contents.values))
    return Rulebook(
        game=game.name,
        chapters=[
            RuleChapter(
                book=chapter.book,
                number=chapter.number,
                title=chapter.title,
                rules=[
                    Rule(id=rule.id, text=rule.text, notes=list(rule.notes), is_ours=rule.is_ours)
                    for rule in chapter.rules
                ],
            )
            for chapter in read_rules(game, words, dict(options), seats)
        ],
        versions=rule_versions(game, words),
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
