"""What tests share: every setting of every game, and whole games that all laws look at."""

import functools
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import hypothesis
import numpy as np
import pytest
from fluent.syntax import FluentParser, ast

from turncoat.games import CHANCE, GAMES, NOBODY, OVER, Game
from turncoat.kernel import AnyState, Event, Target, compiled, copy, events_of, load, pack, row_of
from turncoat.kernel.rng import new_rng
from turncoat.match.words import message_files

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "nl", "de")
NO_ACTION = -1

# Settings


@dataclass(frozen=True, eq=False)
class Setting:
    """A game, how many sit down to it, and its options."""

    game: Game
    seats: int
    label: str
    options: Mapping[str, str]
    preset: bool = True
    is_sample: bool = False  # has the one number of seats that stands for all with which its options are played

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.label}"

    @property
    def viewers(self) -> tuple[int, ...]:
        """Whoever may look on: a spectator, and each seat."""
        return (NOBODY, *range(self.seats))

    @property
    def games(self) -> int:
        """How many random games of it a test looks at: in `make thorough` several of a preset, fewer of a long game; otherwise a single one."""
        return self.many if self.preset and is_thorough() else 1

    @property
    def many(self) -> int:
        """So many games that together they show nearly everything."""
        return min(5, 40_000 // self.game.most_steps)

    @property
    def numbers(self) -> list[int]:
        """The numbers of those games: the same every time, unless `--seed` asks for others."""
        chance = random.Random(f"{self} {SEED}")
        return [chance.randrange(1, 2**62) for _ in range(self.games)]

    def new(self) -> AnyState:
        return self.game.new(self.seats, self.options)


def presets() -> Iterator[Setting]:
    """Every game, with every number of seats, by every preset. Of the numbers of seats, each preset has one in turn as its sample."""
    for game in GAMES.values():
        for seats in game.seats:
            for turn, preset in enumerate(game.presets):
                is_sample = seats == game.seats[turn % len(game.seats)]
                yield Setting(game, seats, preset, game.choose_options(preset), is_sample=is_sample)


def flipped() -> Iterator[Setting]:
    """A preset with a single option changed, the first preset in which it matters: with the fewest seats, and in turn with each other number of them."""
    for game in GAMES.values():
        names = sorted(game.presets, key=lambda name: name != game.default_preset)
        changes = [(option, value) for option in game.options for value in option.values]
        for number, (option, value) in enumerate(changes):
            preset = next(name for name in names if option.matters(game.choose_options(name)))
            options = {**game.choose_options(preset), option.name: value}
            if options not in game.presets.values():
                label = f"{preset}-{option.name}={value}"
                sample = game.seats[number % len(game.seats)]
                for seats in sorted({game.seats[0], sample}):
                    yield Setting(game, seats, label, options, preset=False, is_sample=seats == sample)


def is_quick(game: Game) -> bool:
    """Whether a loop over its rules is compiled in a few seconds."""
    return game.most_legal < 200


SETTINGS = (*presets(), *flipped())
thorough = pytest.mark.thorough
# Setting by setting rather than test by test: so a played game is forgotten as soon as all laws have looked at it.
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str, scope="module")
every_option = pytest.mark.parametrize(
    "setting",
    [pytest.param(setting, marks=() if setting.preset or setting.is_sample else thorough) for setting in SETTINGS],
    ids=str,
    scope="module",
)
# Every setting too, but in `make test` presets alone, each with one number of seats.
presets_first = pytest.mark.parametrize(
    "setting",
    [pytest.param(setting, marks=() if setting.preset and setting.is_sample else thorough) for setting in SETTINGS],
    ids=str,
    scope="module",
)
every_preset = pytest.mark.parametrize("setting", tuple(presets()), ids=str, scope="module")
# Every preset too, but in `make test` each with one number of seats only.
samples_first = pytest.mark.parametrize(
    "setting",
    [pytest.param(setting, marks=() if setting.is_sample else thorough) for setting in presets()],
    ids=str,
    scope="module",
)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def is_thorough() -> bool:
    """Whether this is `make thorough`."""
    return hypothesis.settings.get_current_profile_name() == "thorough"


def examples(few: int, many: int) -> hypothesis.settings:
    """How many examples Hypothesis draws in `make test`, and how many in `make thorough`."""
    return hypothesis.settings(max_examples=many if is_thorough() else few)


# Games

SEED = 20  # of the games that tests draw; `make thorough` draws others, by `--seed`


class Step(NamedTuple):
    """A moment of a game: what lies on the table, how it came about, what may be done and what is done next."""

    state: AnyState
    events: list[Event]
    legal: list[int]
    action: int  # NO_ACTION at the end


def play(setting: Setting, choices: bytes, start: AnyState | None = None) -> list[Step]:
    """A whole plain game, from the set-up or from a given state; every step keeps a state of its own."""
    game = setting.game
    state = copy(start) if start is not None else setting.new()
    steps: list[Step] = []
    events: list[Event] = []
    while state.mover != OVER:
        assert len(steps) < game.most_steps, f"the game goes on after {game.most_steps} steps"
        legal = game.legal_actions(state)
        action = legal[choices[len(steps) % len(choices)] % len(legal)]
        steps.append(Step(copy(state), events, legal, action))
        events = carry_out(game, state, action)
    return [*steps, Step(state, events, game.legal_actions(state), NO_ACTION)]


@dataclass(frozen=True)
class Played:
    """A whole game, for laws to look at and to leave as it is."""

    setting: Setting
    number: int
    steps: list[Step]

    def moments(self, of_each: int = 1) -> list[Step]:
        """So many steps of each kind of action, anywhere in the game: what is rare is looked at too. The end is always among them."""
        *steps, end = self.steps
        kinds = defaultdict(list)
        for step in steps:
            kinds[self.setting.game.action_text(step.action).partition(":")[0]].append(step)
        chance = random.Random(self.number)
        return [step for alike in kinds.values() for step in chance.sample(alike, min(of_each, len(alike)))] + [end]


def choices_of(number: int) -> bytes:
    """The choices in a random game: each byte makes one; a longer game begins again with the first."""
    return random.Random(number).randbytes(1024)


@functools.lru_cache(maxsize=5)  # as many as a test looks at, or none would ever be found again
def played(setting: Setting, number: int) -> Played:
    """A random game by its number, played once for all laws that look at it one after the other."""
    return Played(setting, number, play(setting, choices_of(number)))


def in_random_games(holds: Callable[[Setting, int], None]) -> Callable[[Setting], None]:
    """A test of a setting: something holds in its random games, each known by its number."""

    def test(setting: Setting) -> None:
        for number in setting.numbers:
            try:
                holds(setting, number)
            except BaseException as error:
                error.add_note(f"in game number {number} of {setting}")
                raise

    test.__name__, test.__doc__, test.__module__ = holds.__name__, holds.__doc__, holds.__module__
    return test


def law(holds: Callable[[Setting, Played], None]) -> Any:
    """A test that holds in random games of every preset; in `make thorough` with every number of seats, and with every option changed too."""
    return presets_first(_of_number(holds))


def law_of_options(holds: Callable[[Setting, Played], None]) -> Any:
    """A law that is tested with every option changed each time, with one number of seats: this is where an option may do harm."""
    return every_option(_of_number(holds))


def _of_number(holds: Callable[[Setting, Played], None]) -> Callable[[Setting], None]:
    @functools.wraps(holds)
    def of_number(setting: Setting, number: int) -> None:
        holds(setting, played(setting, number))

    return in_random_games(of_number)


def carry_out(game: Game, state: AnyState, action: int) -> list[Event]:
    """Change a plain state by one step; what happened."""
    journal = game.journal()
    game.apply(state, action, journal)
    return events_of(journal)


def resampled(game: Game, state: AnyState, seat: int, seed: int) -> AnyState:
    """Another state that a seat cannot tell from this one."""
    other = copy(state)
    game.resample(other, seat, new_rng(seed))
    return other


def observed(game: Game, state: AnyState, seat: int) -> list[int]:
    """What a seat sees, in numbers."""
    out = [0] * game.observation
    game.observe(state, seat, out)
    return out


# Targets


class Runner:
    """A game's rulebook in one target, over a plain state or a NumPy row; all that it answers is plain."""

    def __init__(self, game: Game, target: Target) -> None:
        self.game = game
        self.plain = target == "plain"
        self.target = target

    def state(self, state: AnyState) -> AnyState:
        """A copy of a plain state as this target takes it."""
        return copy(state) if self.plain else row_of(state)

    def bytes(self, s: AnyState) -> bytes:
        return pack(s) if self.plain else bytes(s.tobytes())

    def call(self, kernel: str, *args: Any) -> Any:
        return compiled(getattr(self.game, kernel), self.target)(*args)

    def ints(self, values: list[int], kind: Any = np.int16) -> Any:
        return list(values) if self.plain else np.array(values, kind)

    def journal(self) -> Any:
        return self.game.journal() if self.plain else np.array(self.game.journal(), np.int16)

    def legal(self, s: AnyState) -> list[int]:
        out = self.ints([0] * self.game.most_legal)
        count = self.call("legal", s, out)
        return [int(action) for action in out[:count]]

    def apply(self, s: AnyState, action: int) -> list[Event]:
        journal = self.journal()
        self.call("apply", s, int(action), journal)  # for a member of an enum Numba would compile all of it once more
        return events_of(journal)

    def public(self, s: AnyState, seats: int) -> dict[str, object]:
        """All that the rulebook says of a state to everybody."""
        legal = self.legal(s)
        points, ranks = self.ints([0] * seats), self.ints([0] * seats, np.int8)
        self.call("scores", s, points, ranks)
        judge = {CHANCE: "weight", OVER: ""}.get(int(s.mover), "prior")
        return {
            "bytes": self.bytes(s),
            "legal": legal,
            "points": [int(v) for v in points],
            "ranks": [int(v) for v in ranks],
            judge: [int(self.call(judge, s, action)) for action in legal],
        }

    def private(self, s: AnyState, viewer: int, seed: int) -> dict[str, object]:
        """All that it says of a state to one viewer."""
        plain = s if self.plain else load(self.game.state, s)
        seen, dealt, rng = self.state(plain), self.state(plain), self.ints(new_rng(seed), np.int64)
        self.call("hide", seen, viewer)
        self.call("resample", dealt, viewer, rng)
        answers: dict[str, object] = {
            "hide": self.bytes(seen),
            "resample": self.bytes(dealt),
            "rng": [int(v) for v in rng],
        }
        if viewer != NOBODY:
            out = self.ints([0] * self.game.observation)
            self.call("observe", s, viewer, out)
            answers |= {"observe": [int(v) for v in out], "value": int(self.call("value", s, viewer))}
        return answers


# Words


def messages(path: Path) -> set[str]:
    """The messages of a Fluent file."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


@functools.cache
def words_of(game: Game) -> dict[str, set[str]]:
    """The messages of a game, by language."""
    return {
        language: {message for file in message_files(game.folder, language) for message in messages(file)}
        for language in LANGUAGES
    }
