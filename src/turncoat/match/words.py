"""Sentences in a language: the game's Fluent files and the match's own, with the players' names."""

import functools
import re
from collections.abc import Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from turncoat.games import Game, Invalid, Name, Reason, Say, Seat

LANGUAGES = ("en", "nl", "de")
MATCH_LOCALE = Path(__file__).parent / "locale"
REMEMBERED = 4096  # sentences
RULE_MESSAGE = re.compile(r"rule-([A-Z]+-\d+)-(\d+)")


def message_files(folder: Path, language: str) -> list[Path]:
    """The Fluent files of a game's folder in a language: the game's own, then those of its expansions."""
    file = f"locale/{language}.ftl"
    return [folder / file, *sorted(folder.glob(f"*/{file}"))]


@functools.cache
def read_messages(file: Path) -> ast.Resource:
    """A Fluent file, read once."""
    return FluentResource(file.read_text(encoding="utf-8"))


class Words:
    """All that can be said about a game in one language."""

    def __init__(self, game: Game, language: str, names: Sequence[str], *more: Path) -> None:
        if language not in LANGUAGES:
            raise Invalid(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.names = list(names)
        self.messages: list[str] = []  # their ids, in the order of the files
        self._bundle = FluentBundle([language], use_isolating=False)
        self._formatted = functools.lru_cache(REMEMBERED)(self._format)  # a table says the same things again and again
        files = (folder / f"{language}.ftl" for folder in (MATCH_LOCALE, *more))
        for file in (*files, *message_files(game.folder, language)):
            resource = read_messages(file)
            self._bundle.add_resource(resource)
            self.messages += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, what: Say | Reason | Name | Seat | str, /, **args: int | str | Seat | Name) -> str:
        """The sentence of a message. A missing message or argument is an error, never glossed over."""
        if isinstance(what, Seat):
            return self.names[what.number]
        if isinstance(what, str):
            what = Say(what, args)
        return self._formatted(what.message, tuple((key, self._fill(value)) for key, value in what.args.items()))

    def _format(self, message: str, args: tuple[tuple[str, int | str], ...]) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message {message} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        return str(text)

    def _fill(self, value: int | str | Seat | Name | tuple[Name, ...]) -> int | str:
        """An argument as it stands in a sentence; several things are listed."""
        if isinstance(value, tuple):
            return ", ".join(self.say(thing) for thing in value)
        return self.say(value) if isinstance(value, Seat | Name) else value

    def rules(self) -> dict[str, str]:
        """The game's rules by their ids, in order: the message `rule-VER-6-2` is rule VER-6.2."""
        found = (RULE_MESSAGE.fullmatch(message) for message in self.messages)
        return {f"{rule[1]}.{rule[2]}": self.say(rule[0]) for rule in found if rule}
