"""Random play in our games and in other people's, each through its own interface, measured in a process of its own.

It is run as a program and imports nothing but the one library that it measures: what else a process imports would be charged to that
library's first step. The counting rule is the same for all: a decision is one choice by one player, forced or not; what chance does is
no decision, and where several choose at once each of them has decided. Seconds are those of the processor, not of the clock, so that it matters
little what else the machine is doing; only a graphics card is measured by the clock.
"""

import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

SEED = 1
HELD = 512  # games kept at once, to see what one weighs
CHANCE, OVER = -1, -2  # as our games say it
RUNS = 5  # the best of so many counts


class NotOffered(Exception):
    """What a library does not offer: there is no figure for it, and the table has a dash."""


class Driver(Protocol):
    """A game of some library."""

    def play(self, number: int, *, observe: bool) -> tuple[int, int]:
        """Play some games, from a number on: how many decisions and games those were. NotOffered if it cannot observe."""

    def hold(self, count: int) -> object:
        """So many games that have just begun; NotOffered if they cannot be held."""


class OpenSpiel:
    """One state at a time, by calls from Python into C++; a game without observations has information states."""

    def __init__(self, game: str) -> None:
        self._game = importlib.import_module("pyspiel").load_game(game)
        has_observations = self._game.get_type().provides_observation_tensor
        self._tensor = "observation_tensor" if has_observations else "information_state_tensor"

    def play(self, number: int, *, observe: bool) -> tuple[int, int]:
        luck, state, decisions = random.Random(number), self._game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
                continue
            if observe:
                getattr(state, self._tensor)(state.current_player())
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
        return decisions, 1

    def hold(self, count: int) -> object:
        return [self._game.new_initial_state() for _ in range(count)]


class PettingZoo:
    """The AEC loop of its documentation; legal actions are a part of the observation, so there is no playing without."""

    def __init__(self, game: str) -> None:
        self._module = importlib.import_module(f"pettingzoo.classic.{game}")
        self._env = self._module.env()

    def play(self, number: int, *, observe: bool) -> tuple[int, int]:
        luck, env, decisions = random.Random(number), self._env, 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(luck.choice([int(action) for action in seen["action_mask"].nonzero()[0]]))
            decisions += 1
        return decisions, 1

    def hold(self, count: int) -> object:
        held = [self._module.env() for _ in range(count)]
        for env in held:
            env.reset(seed=SEED)
        return held


class RLCard:
    """Its `Env` step by step; a state comes with its observation, asked for or not."""

    def __init__(self, game: str) -> None:
        self._game, self._make = game, importlib.import_module("rlcard").make
        self._env = self._make(game, config={"seed": SEED})

    def play(self, number: int, *, observe: bool) -> tuple[int, int]:
        luck, env, decisions = random.Random(number), self._env, 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    def hold(self, count: int) -> object:
        held = [self._make(self._game, config={"seed": SEED}) for _ in range(count)]
        for env in held:
            env.reset()
        return held


class Catanatron:
    """Four of its random players; its features are in another package, which need not be there."""

    def __init__(self, game: str) -> None:
        self._game = importlib.import_module("catanatron.game").Game
        player, colours = importlib.import_module("catanatron.models.player"), ("RED", "BLUE", "ORANGE", "WHITE")
        self._players = [player.RandomPlayer(getattr(player.Color, colour)) for colour in colours]

    def play(self, number: int, *, observe: bool) -> tuple[int, int]:
        if observe:
            raise NotOffered("Catanatron's features are in another package")
        random.seed(number)
        game, decisions = self._game(self._players, seed=number), 0
        while game.winning_color() is None and game.state.num_turns < 1000:  # its own limit
            game.play_tick()
            decisions += 1
        return decisions, 1

    def hold(self, count: int) -> object:
        return [self._game(self._players, seed=number) for number in range(count)]


class Pgx:
    """A batch at a time, with the loop inside what JAX compiles; a game that is over begins again."""

    BATCH, STEPS = 256, 64

    def __init__(self, game: str) -> None:
        self._jax = jax = importlib.import_module("jax")
        env = importlib.import_module("pgx").make(game)
        restart = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)
        self._init = jax.jit(jax.vmap(env.init))
        self._loops = {
            observe: jax.jit(lambda state, key, observe=observe: self._loop(env, restart, state, key, observe))
            for observe in (False, True)
        }
        self._state = self._init(jax.random.split(jax.random.PRNGKey(SEED), self.BATCH))

    def _loop(self, env: Any, restart: Any, state: Any, key: Any, observe: bool) -> Any:
        """So many steps of the batch; what is observed goes into a sum, so that it is not optimised away."""
        jax, jnp = self._jax, importlib.import_module("jax.numpy")

        def one_step(carry: Any, key: Any) -> Any:
            state, seen = carry
            if observe:
                seen += jax.vmap(env.observe)(state, state.current_player).sum(dtype=jnp.float32)
            choosing, restarting = jax.random.split(key)
            scores = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(choosing, scores, axis=-1)
            state = jax.vmap(restart)(state, actions, jax.random.split(restarting, self.BATCH))
            return (state, seen), (state.terminated | state.truncated).sum()

        (state, seen), ended = jax.lax.scan(one_step, (state, jnp.float32(0)), jax.random.split(key, self.STEPS))
        return state, seen, ended.sum()

    def play(self, number: int, *, observe: bool) -> tuple[int, int]:
        key = self._jax.random.PRNGKey(number)
        self._state, _, ended = self._jax.block_until_ready(self._loops[observe](self._state, key))
        return self.BATCH * self.STEPS, int(ended)

    def hold(self, count: int) -> object:
        keys = self._jax.random.split(self._jax.random.PRNGKey(SEED), count)
        return self._jax.block_until_ready(self._init(keys))


class Plain:
    """Our rules as ordinary Python."""

    def __init__(self, game: str) -> None:
        self._game = importlib.import_module("turncoat.games").GAMES[game]
        self._draw = importlib.import_module("turncoat.games.batch").outcome_drawer(self._game)
        self._new_rng = importlib.import_module("turncoat.kernel.rng").new_rng
        self._seats, self._seen = self._game.seats[-1], [0] * self._game.observation

    def play(self, number: int, *, observe: bool) -> tuple[int, int]:
        game, luck, decisions, journal = self._game, random.Random(number), 0, [[0]]
        state, rng = game.new(self._seats), self._new_rng(SEED, number)
        while state.mover != OVER:
            legal = game.legal_actions(state)
            if state.mover == CHANCE:
                game.apply(state, self._draw(state, legal, len(legal), rng), journal)
                continue
            if observe:
                game.observe(state, state.mover, self._seen)
            game.apply(state, luck.choice(legal), journal)
            decisions += 1
        return decisions, 1

    def hold(self, count: int) -> object:
        return [self._game.new(self._seats) for _ in range(count)]


class Compiled:
    """Our rules compiled for the processor, with the loop inside."""

    BATCH = 512

    def __init__(self, game: str) -> None:
        self._game = importlib.import_module("turncoat.games").GAMES[game]
        self._count_observed = importlib.import_module("turncoat.games.observed").count_observed
        self._play_many = importlib.import_module("turncoat.games").play_many
        self._seats, self._options = self._game.seats[-1], self._game.choose_options()

    def play(self, number: int, *, observe: bool) -> tuple[int, int]:
        if observe:
            _, decisions = self._count_observed(self._game, self.BATCH, number, self._seats, self._options)
            return decisions, self.BATCH
        played = self._play_many(self._game, self.BATCH, number, threads=1)
        return int(played.decisions.sum()), self.BATCH

    def hold(self, count: int) -> object:
        row = importlib.import_module("turncoat.kernel").row_of(self._game.new(self._seats))
        rows = importlib.import_module("numpy").empty(count, row.dtype)
        rows[:] = row
        return rows


class Cuda:
    """Our rules on a graphics card: not on one core, so a column of its own."""

    BATCH = 1 << 20

    def __init__(self, game: str) -> None:
        self._game = importlib.import_module("turncoat.games").GAMES[game]
        self._play_many = importlib.import_module("turncoat.games").play_many

    def play(self, number: int, *, observe: bool) -> tuple[int, int]:
        if observe:
            raise NotOffered("play_many shows nobody what is seen; VectorTable does")
        played = self._play_many(self._game, self.BATCH, number, target="cuda")
        return int(played.decisions.sum()), self.BATCH

    def hold(self, count: int) -> object:
        raise NotOffered("games on a graphics card are not in this process's memory")


DRIVERS: dict[str, Callable[[str], Driver]] = {
    "turncoat, plain": Plain,
    "turncoat, cpu": Compiled,
    "turncoat, cuda": Cuda,
    "OpenSpiel": OpenSpiel,
    "PettingZoo": PettingZoo,
    "RLCard": RLCard,
    "Catanatron": Catanatron,
    "Pgx": Pgx,
}


def rates(driver: Driver, seconds: float, *, observe: bool) -> tuple[float, float] | None:
    """Decisions and games a second, the best of several runs; None where it cannot be had."""
    try:
        number = driver.play(0, observe=observe)[1]  # compiles, or loads what is needed once
    except NotOffered:
        return None
    clock = time.perf_counter if isinstance(driver, Cuda) else time.process_time
    best = (0.0, 0.0)
    for _ in range(RUNS):
        decisions, games, began = 0, 0, clock()
        while clock() - began < seconds / RUNS:
            more = driver.play(number, observe=observe)
            decisions, games, number = decisions + more[0], games + more[1], number + more[1] + 1
        took = clock() - began
        best = max(best, (decisions / took, games / took))
    return best


def resident() -> int | None:
    """How much memory this process uses, where the system tells."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def weight(driver: Driver) -> int | None:
    """What a game weighs in bytes: the share of an array of games, or how much the process grows when many have begun."""
    try:
        first = driver.hold(1)
        before = resident()
        held = driver.hold(HELD)
        after = resident()
    except NotOffered:
        return None
    size: int | None = getattr(held, "nbytes", None)
    if size is not None:
        return size // HELD
    del first, held
    return None if before is None or after is None else max(0, after - before) // HELD


def measure(library: str, game: str, seconds: float) -> dict[str, float | None]:
    """All that is measured of one game; its first includes all that this process has done so far."""
    driver = DRIVERS[library](game)
    driver.play(0, observe=False)
    first = time.process_time()
    found: dict[str, float | None] = {"first_game_s": round(first, 3), "bytes_per_game": weight(driver)}
    for observe, name in ((False, ""), (True, "observed_")):
        one = rates(driver, seconds, observe=observe)
        found[f"{name}decisions_per_s"] = None if one is None else round(one[0])
        found[f"{name}games_per_s"] = None if one is None else round(one[1], 1)
    return found


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, whatever a library would take
    print(json.dumps(measure(sys.argv[1], sys.argv[2], float(sys.argv[3]))))
