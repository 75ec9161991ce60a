"""Compile everything the tests run compiled, once, on every core, so that no two of pytest's workers compile the same thing.

`make test` runs it first. When nothing has changed since, it does nothing.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from tests.support import Runner, is_quick
from tools import ROOT, soak
from turncoat.bots import outlook
from turncoat.bots.search import Budget, Search
from turncoat.games import CHANCE, GAMES, POLICIES, Game, play_many
from turncoat.games.batch import outcome_drawer, play_on
from turncoat.games.vector import VectorTable
from turncoat.kernel.compile import cache_folder
from turncoat.kernel.rng import new_rng

SOURCES = (ROOT / "src" / "turncoat", ROOT / "tests" / "laws", ROOT / "tools")


def first_decision(game: Game) -> object:
    """The first position of a game in which a seat decides."""
    state, draw = game.new(game.seats[0], game.choose_options()), outcome_drawer(game)
    while state.mover == CHANCE:
        legal = game.legal_actions(state)
        game.apply(state, draw(state, legal, len(legal), new_rng(1)), game.journal())
    return state


def compile_search(game: Game) -> None:
    state = first_decision(game)
    Search(game, nodes=1 << 8).think(game.view(state, state.mover), new_rng(1), Budget(2))  # type: ignore[attr-defined]
    outlook.chances(game, state, 1, most=1)


def compile_soak(game: Game) -> None:
    soak.soak(game, game.seats[0], game.choose_options(), games=1, seed=1)


def compile_rules(game: Game) -> None:
    """What the tests call kernel by kernel."""
    runner = Runner(game, "cpu")
    seats, options = game.seats[0], runner.ints(game.option_ints(game.choose_options()))
    for state in (game.new(seats, game.choose_options()), first_decision(game)):
        row = runner.state(state)
        runner.public(row, seats)
        runner.private(row, 0, 1)
        runner.apply(row, runner.legal(row)[0])
    runner.call("setup", row, seats, options)


def compile_play(game: Game) -> None:
    for policy in POLICIES:
        play_many(game, 1, 1, policy)
    if is_quick(game):
        play_on(game, game.new(game.seats[0]), 1, 1)
        VectorTable(game, 1, seed=1).sample()


def compile_random(game: Game) -> None:
    play_many(game, 1, 1)


STEPS: dict[str, Callable[[Game], None]] = {
    "search": compile_search,
    "soak": compile_soak,
    "rules": compile_rules,
    "play": compile_play,
    "random": compile_random,
}
# What one process compiles: its kernels share most of what they call, which it prepares once. Without checks, as people run it, only what
# one test compares.
CHECKED, UNCHECKED = (("search",), ("rules", "soak", "play")), (("random",),)


def in_a_process(name: str, steps: tuple[str, ...], *, is_checked: bool) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_BOUNDSCHECK"}
    environment |= {"NUMBA_BOUNDSCHECK": "1"} if is_checked else {}
    subprocess.run([sys.executable, "-m", "tools.compile_kernels", name, *steps], env=environment, check=True)


def compile_all() -> None:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        done = [
            pool.submit(in_a_process, name, steps, is_checked=steps in CHECKED)
            for name in reversed(GAMES)  # the longest first
            for steps in CHECKED + UNCHECKED
        ]
        for one in done:
            one.result()


def stamp() -> Path:
    """A folder among the compiled kernels that says that all of this has been compiled, by this Numba and from these sources.

    Numba compiles again what lies elsewhere or was written later, whatever is in it: another clone or another branch and back.
    """
    sources = (path for folder in SOURCES for kind in ("*.py", "*.toml") for path in sorted(folder.rglob(kind)))
    known = hashlib.sha256("".join(f"{path} {path.stat().st_mtime_ns}\n" for path in sources).encode()).hexdigest()[:24]
    return cache_folder(GAMES["kuhn"].legal).parent / f"tested-{version('numba')}-{known}"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        for step in sys.argv[2:]:
            STEPS[step](GAMES[sys.argv[1]])
    elif not stamp().exists():
        compile_all()
        stamp().mkdir(parents=True)
