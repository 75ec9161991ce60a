"""Compile everything the tests run compiled, once, on every core, so that no two of pytest's workers compile the same thing.

`make test` runs it first. What is in the cache already is only looked up.
"""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.support import Runner
from tools import pacing, soak
from turncoat.bots.search import Budget, Search
from turncoat.games import CHANCE, GAMES, POLICIES, Game, play_many
from turncoat.games.batch import outcome_drawer
from turncoat.kernel.rng import new_rng


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


def compile_pacing(game: Game) -> None:
    if game is pacing.GAME:
        pacing.play(game.seats[0], 1)


STEPS = (compile_search, compile_soak, compile_rules, compile_play, compile_pacing)


def compile_one(name: str, step: int) -> None:
    STEPS[step](GAMES[name])


def main() -> None:
    longest_first = [(name, step) for name in reversed(GAMES) for step in range(len(STEPS))]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for done in [pool.submit(compile_one, *task) for task in longest_first]:
            done.result()


if __name__ == "__main__":
    main()
