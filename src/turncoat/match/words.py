"""Sentences in a language: the game's Fluent files and the match's own, with the players' names."""

import functools
from collections.abc import Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from turncoat.games import Game, Invalid, Name, Reason, Say, Seat

LANGUAGES = ("en", "nl", "de")
MATCH_LOCALE = Path(__file__).parent / "locale"
REMEMBERED = 4096  # sentences


def message_files(folder: Path, language: str) -> list[Path]:
    """The Fluent files of a game's folder in a language: the texts of a table, those for learners only, and those for owners of the box; the
    game's own, then those of its expansions. The page fetches what learners ask only where somebody asks."""
    files = (f"locale/{language}.ftl", f"locale/teach/{language}.ftl", f"locale/box/{language}.ftl")
    return [path for file in files for path in (folder / file, *sorted(folder.glob(f"*/{file}")))]


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
        self.messages: dict[str, ast.Message] = {}  # by their ids, in the order of the files
        self._bundle = FluentBundle([language], use_isolating=False)
        self._formatted = functools.lru_cache(REMEMBERED)(self._format)  # a table says the same things again and again
        files = (folder / f"{language}.ftl" for folder in (MATCH_LOCALE, *more))
        for file in (*files, *message_files(game.folder, language)):
            resource = read_messages(file)
            self._bundle.add_resource(resource)
            self.messages |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, what: Say | Reason | Name | Seat | str, /, **args: int | str | Seat | Name) -> str:
        """The sentence of a message. A missing message or argument is an error, never glossed over."""
        if isinstance(what, Seat):
            return self.names[what.number]
        if isinstance(what, str):
            what = Say(what, args)
        return self._formatted(what.message, tuple((key, self._fill(value)) for key, value in what.args.items()))

    def about(self, what: str, preset: str) -> str:
        """The message that is a game's `title`, `blurb`, `goal`, `win` or `turn`; a preset that is an expansion has its own."""
        own = f"game-{what}-{preset}"
        return own if self.has(own) else f"game-{what}"

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

    def variables(self, message: str) -> list[str]:
        """The arguments that a message asks for, in their order."""
        found = Variables()
        found.visit(self.messages[message])
        return list(dict.fromkeys(found.names))


class Variables(Visitor):
    """Collects the names of a message's arguments."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- the visitor calls it by this name
        self.names.append(node.id.name)
