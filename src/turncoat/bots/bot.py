"""What a bot is, and which there are: the four levels, `random`, and those of installed packages."""

import functools
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

from turncoat.bots.external import PREFIX, ExternalBot
from turncoat.bots.levels import EFFORTS, LEVELS, SearchBot
from turncoat.bots.search import compile_search
from turncoat.bots.settings import WORDS
from turncoat.errors import Invalid
from turncoat.games import Game
from turncoat.kernel import AnyState

GROUP = "turncoat.bots"  # the entry points through which a package provides bots


FORMER = {"greedy": "apprentice"}  # names in older match files

# What importing somebody else's module may raise
UNLOADABLE = (
    *(ImportError, SyntaxError, NameError, AttributeError, TypeError, ValueError, AssertionError),
    *(LookupError, ArithmeticError, OSError, RuntimeError),
)


class Bot(Protocol):
    """Anything that can choose an action. It gets the view of the seat to move, never the true state; all its luck comes from `rng`.

    A bot plays one seat of one match, so it may remember what it likes; but it may be replaced by a fresh one at any time.
    """

    def choose(self, view: AnyState, legal: list[int], rng: list[int]) -> int:
        """One of the legal actions."""


Maker = Callable[[Game], Bot]


@functools.cache
def brought() -> dict[str, EntryPoint]:
    """The bots of installed packages; our own names stay ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in {*LEVELS, *FORMER}}


def load(point: EntryPoint) -> Maker:
    """What a package provides under a name; Invalid says in a sentence why it cannot be loaded."""
    try:
        found: Any = point.load()
    except UNLOADABLE as error:
        raise Invalid(
            f"the bot {point.name} ({point.value}) cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    if not callable(found):
        raise Invalid(f"the bot {point.name} cannot be loaded: {point.value} cannot be called with a game")
    maker: Maker = found
    return maker


class Bots(Mapping[str, Maker]):
    """All bots by name; a package's is loaded when somebody asks for the bot itself, not for its name."""

    def __getitem__(self, name: str) -> Maker:
        return LEVELS[name] if name in LEVELS else load(brought()[name])

    def __contains__(self, name: object) -> bool:
        return name in LEVELS or name in brought()

    def __iter__(self) -> Iterator[str]:
        yield from LEVELS
        yield from brought()

    def __len__(self) -> int:
        return len(LEVELS) + len(brought())


BOTS = Bots()


def make_bot(spec: str, game: Game, options: Mapping[str, str] | None = None) -> Bot:
    """The bot of that name, for a seat of a game; a search may be set: `master/ms=100`, `master/iterations=500/cutoff=4`.

    `exec:COMMAND` starts a program, which is told the options of the match. Only somebody at the keyboard may do that: names that come over a
    network are looked up in BOTS first.
    """
    spec = FORMER.get(spec, spec)
    if spec in BOTS:
        return BOTS[spec](game)
    if spec.startswith(PREFIX):
        return ExternalBot(game, spec.removeprefix(PREFIX), options)
    name, *changes = spec.split("/")
    if name not in BOTS:
        raise Invalid(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    numbers = {}
    for change in changes:
        key, _, number = change.partition("=")
        if number in WORDS.get(key, ()):
            number = str(WORDS[key].index(number))
        if not number.removeprefix("-").isdecimal():
            raise Invalid(f"a bot is set like master/ms=100, and {change!r} is no whole number for something")
        numbers[key] = int(number)
    if name not in EFFORTS:
        raise Invalid(f"the bot {name} has nothing to set; {' and '.join(EFFORTS)} have")
    return SearchBot(game, EFFORTS[name], numbers)


def ask(bot: Bot, name: str, view: AnyState, legal: list[int], rng: list[int]) -> int:
    """What a bot chooses; Invalid names it if it may not do that."""
    action = bot.choose(view, legal, rng)
    if action not in legal:
        raise Invalid(f"the bot {name} chose {action!r}, which is not among what it may do")
    return action


def get_ready(bot: Bot, game: Game, view: AnyState) -> None:
    """What happens once, before the first decision of a match: a search is compiled or read from the cache, a program started."""
    if isinstance(bot, SearchBot):
        compile_once(game)
    elif isinstance(bot, ExternalBot):
        bot.begin(view)


@functools.cache
def compile_once(game: Game) -> None:
    compile_search(game)
