"""Many tables side by side, for learners: at every step each of them takes one decision, and shows the next one as numbers.

    tables = VectorTable("verraeter", 4096, seats=4, seed=1)
    while learning:
        actions = policy(tables.observations, tables.masks)  # one for each table, for the seat in tables.movers
        tables.step(actions)                                 # tables.dones, tables.rewards: of games that ended with it

Chance draws automatically, and a table whose game is over begins the next one at once. The arrays belong to the tables and are filled again at
every step. On a GPU they stay there: PyTorch, JAX and CuPy take them by DLPack as they are.
"""

import functools
import os
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from turncoat.errors import Invalid
from turncoat.games import GAMES, Game
from turncoat.games.stepping import (
    EVERYBODY,
    OTHER_LUCK,
    Arrays,
    Setting,
    observe_nothing,
    observer,
    on_cleared,
    sampler,
    stepper,
)
from turncoat.kernel import WIDTH, compiled
from turncoat.kernel.cuda_step import Gpu
from turncoat.kernel.record import layout

MOST_TABLES = 1 << 24


class Device(Protocol):
    """Where the tables are, and how they are stepped there."""

    def put(self, array: npt.NDArray[Any]) -> Any:
        """An array of the tables."""

    def show(self, array: Any) -> Any:
        """One of them, as others may have it."""

    def take(self, actions: Any, n: int) -> Any:
        """Actions that somebody else made, as they are needed here; Invalid if there are not as many."""

    def step(self, arrays: Arrays, actions: Any, setting: Setting) -> int:
        """Step all tables; 1 + a table whose action was not legal, or 0."""

    def observe(self, arrays: Arrays) -> None:
        """Write down what every mover sees."""

    def check(self, arrays: Arrays) -> int:
        """1 + a table whose action was not legal and that `step` has not told, or 0."""

    def sample(self, arrays: Arrays, actions: Any, policy: str) -> None:
        """What a policy chooses at every table."""


class Cpu:
    """In memory, stepped by compiled code on threads."""

    def __init__(self, game: Game, policy: str, threads: int) -> None:
        self._step = compiled(stepper(game, policy, game.observe), "cpu")
        self._observe = compiled(observer(game.observe), "cpu")
        self._game = game
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def put(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array

    def show(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """It may be read, and is the same array after the next step."""
        seen = array.view()
        seen.flags.writeable = False
        return seen

    def take(self, actions: Any, n: int) -> npt.NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (n,) or given.dtype.kind not in "iu":
            raise Invalid(
                f"{n} tables need as many actions, as whole numbers; these are {given.shape} of {given.dtype}"
            )
        # a copy: for an array that cannot be written to, as `sample` gives one, all would be compiled once more
        return np.array(given, np.int64)

    def step(self, arrays: Arrays, actions: npt.NDArray[np.int64], setting: Setting) -> int:
        journal = np.zeros((1, WIDTH), np.int16)
        arrays.fault[0] = 0
        self._each(len(actions), lambda begin, end: self._step(arrays, begin, end, journal, actions, setting))
        return int(arrays.fault[0])

    def observe(self, arrays: Arrays) -> None:
        self._each(len(arrays.rows), lambda begin, end: self._observe(arrays, begin, end))

    def check(self, arrays: Arrays) -> int:
        return 0  # each step has told

    def sample(self, arrays: Arrays, actions: npt.NDArray[np.int64], policy: str) -> None:
        sample = compiled(sampler(self._game, policy), "cpu")
        self._each(len(actions), lambda begin, end: sample(arrays, begin, end, actions))

    def _each(self, n: int, run: Callable[[int, int], None]) -> None:
        """A share for each thread: compiled code holds no GIL."""
        if self._pool is None:
            run(0, n)
            return
        run(0, 0)  # compiles or loads before the threads ask for it together
        bounds = [n * k // self._threads for k in range(self._threads + 1)]
        for _ in self._pool.map(run, bounds[:-1], bounds[1:]):
            pass


def on_gpu(game: Game, policy: str, threads: int) -> Gpu:
    """On a GPU; how many threads it has is its own affair."""
    return Gpu(stepper(game, policy, observe_nothing), observer(on_cleared(game)), functools.partial(sampler, game))


DEVICES: dict[str, Callable[[Game, str, int], Device]] = {"cpu": Cpu, "cuda": on_gpu}


class VectorTable:
    """As many tables of one game as you like, each one decision further at every step.

    Each array has a row for every table: `movers`, the seat to decide; `observations`, what it may see (`game.observe`); `masks`, which actions
    are legal; `dones`, whether a game has just ended; and of that game `rewards` (1 for the winner, shared among several; 0 while it
    goes on), `points` and `ranks`.
    """

    def __init__(
        self,
        game: Game | str,
        n: int,
        *,
        seats: int | None = None,
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        target: str = "cpu",
        threads: int | None = None,
        opponents: str | None = None,
        learner: int | None = None,
        skip_forced: bool = False,
        observe: bool = True,
    ) -> None:
        """Table i plays the games number i, i + n, i + 2n and so on of the seed; they are the same on every target.

        With `opponents`, a policy ("random" or "greedy"), one seat a table is asked and the policy plays the others: `learner`, or if that is
        None, each seat at as many tables. With `skip_forced` nobody is asked where there is only one action.
        Without `observe` the observations are filled by `tables.observe()` alone, which takes half of the time of a step or more.
        """
        self.game = find_game(game)
        self.seats = self.game.check_seats(self.game.seats[-1] if seats is None else seats)
        self.options = self.game.choose_options(preset, options)
        self.target = target
        if target not in DEVICES:
            raise Invalid(f"there is no target {target!r}; there are {', '.join(DEVICES)}")
        if not 1 <= n <= MOST_TABLES:
            raise Invalid(f"there can be 1 to {MOST_TABLES} tables, not {n}")
        if threads is not None and threads < 1:
            raise Invalid("at least one thread steps the tables")
        if learner is not None and (opponents is None or not 0 <= learner < self.seats):
            raise Invalid(f"the learner is one of {self.seats} seats, and the others need a policy (opponents)")
        self._device = DEVICES[target](self.game, opponents or "random", threads or os.cpu_count() or 1)
        asked = np.full(n, EVERYBODY, np.int8)
        if opponents is not None:
            asked[:] = np.arange(n) % self.seats if learner is None else learner
        self._arrays = Arrays(**{name: self._device.put(array) for name, array in blank_arrays(self, asked).items()})
        self._actions = self._device.put(np.zeros(n, np.int64))
        given = self._device.put(np.array([0, *self.game.option_ints(self.options)], np.int16)[1:])
        self._setting = Setting(self.seats, given, int(skip_forced), 0, 0, int(observe))
        show = self._device.show
        self.movers, self.observations, self.masks = (
            show(one) for one in (self._arrays.movers, self._arrays.observations, self._arrays.masks)
        )
        self.dones, self.rewards = show(self._arrays.dones), show(self._arrays.rewards)
        self.points, self.ranks = show(self._arrays.points), show(self._arrays.ranks)
        self.games = show(self._arrays.games)
        self.reset(secrets.randbits(61) if seed is None else seed)

    def __len__(self) -> int:
        return len(self.movers)

    def reset(self, seed: int) -> None:
        """Begin all over, with the games of a seed."""
        if not 0 <= seed < OTHER_LUCK:
            raise Invalid(f"a seed lies between 0 and 2**62, and {seed} does not")
        self._setting = self._setting._replace(seed=seed)
        self._device.step(self._arrays, self._actions, self._setting._replace(begins=1))

    def step(self, actions: Any) -> None:
        """Each table's mover decides. Invalid if one of the actions is not legal: that table has stayed as it was, all others have gone on."""
        taken = self._device.take(actions, len(self))
        refuse(self._device.step(self._arrays, taken, self._setting))

    def check(self) -> None:
        """Invalid if one of the actions so far was not legal and no step has said so: a GPU is asked only now and then, since it has to be waited for."""
        refuse(self._device.check(self._arrays))

    def observe(self) -> None:
        """Fill the observations, where the steps do not."""
        self._device.observe(self._arrays)

    def sample(self, policy: str = "random") -> Any:
        """A legal action for each table, by a policy ("random" or "greedy"); with the same seed always the same."""
        self._device.sample(self._arrays, self._actions, policy)
        return self._device.show(self._actions)


def refuse(fault: int) -> None:
    """Say at which table an action was not legal, if there was one."""
    if fault:
        raise Invalid(f"what was decided at table {fault - 1} is not legal there")


def find_game(game: Game | str) -> Game:
    """A game, or the one of that name."""
    if isinstance(game, Game):
        return game
    if game not in GAMES:
        raise Invalid(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    return GAMES[game]


def blank_arrays(tables: VectorTable, asked: npt.NDArray[np.int8]) -> dict[str, npt.NDArray[Any]]:
    """The arrays of tables at which nothing has happened yet."""
    n, game, seats = len(asked), tables.game, tables.seats
    return {
        "rows": np.zeros(n, layout(game.state).dtype),
        "rngs": np.zeros((n, 4), np.int64),
        "luck": np.zeros((n, 4), np.int64),
        "games": np.zeros(n, np.int64),
        "learners": asked,
        "lists": np.zeros((n, game.most_legal), np.int16),
        "counts": np.zeros(n, np.int16),
        "movers": np.zeros(n, np.int8),
        "observations": np.zeros((n, game.observation), np.int16),
        "masks": np.zeros((n, game.actions), np.bool_),
        "dones": np.zeros(n, np.bool_),
        "rewards": np.zeros((n, seats), np.float32),
        "points": np.zeros((n, seats), np.int16),
        "ranks": np.zeros((n, seats), np.int8),
        "fault": np.zeros(1, np.int32),
    }
