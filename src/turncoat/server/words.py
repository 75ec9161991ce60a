"""The server's own sentences, and each table's words in the caller's language."""

import asyncio
import copy
import functools
from pathlib import Path

from fluent.runtime import FluentBundle

from turncoat.games import GAMES, Game
from turncoat.match import LANGUAGES, Words
from turncoat.match.words import read_messages

REMEMBERED = 1024  # tables' names
SERVER_LOCALE = Path(__file__).parent / "locale"


@functools.cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(read_messages(SERVER_LOCALE / f"{language}.ftl"))
    return found


def say(language: str, message: str, **args: int | str) -> str:
    """A sentence of the server's own."""
    pattern = bundle(language).get_message(message).value
    if pattern is None:
        raise LookupError(f"the message {message} has no text")
    text, errors = bundle(language).format_pattern(pattern, args)
    if errors:
        raise LookupError(f"{message}: {errors[0]}")
    return str(text)


def game_words(game: Game, language: str) -> Words:
    """All that can be said about a game, before anybody sits down; whatever is printed in the box, the words are the same."""
    return words_of(game.name, language)


@functools.cache
def words_of(game: str, language: str) -> Words:
    return Words(GAMES[game], language, [])


@functools.lru_cache(REMEMBERED)
def table_words(game: Game, language: str, names: tuple[str, ...]) -> Words:
    """The same with the players' names; the messages themselves are shared by all tables."""
    words = copy.copy(game_words(game, language))
    words.names = list(names)
    return words


async def read_all() -> None:
    """Read all sentences in all languages, in a thread beside everything else: a game takes up to a fifth of a second, in which whoever asks for it
    first would keep everybody waiting."""
    for language in LANGUAGES:
        await asyncio.to_thread(bundle, language)
        for game in GAMES.values():
            await asyncio.to_thread(game_words, game, language)


def preferred_language(accepted: str) -> str:
    """The first of our languages in an Accept-Language header, by its weights; else English."""
    wishes = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((language for _, _, language in sorted(wishes) if language in LANGUAGES), "en")
