"""What tests of bots share: games to the end, and proofs by going through everything that can happen."""

from collections.abc import Sequence

import pytest

from tests.support import thorough
from turncoat.bots import Bot
from turncoat.games import CHANCE, GAMES, OVER, Game
from turncoat.games.batch import outcome_drawer
from turncoat.kernel import AnyState, copy
from turncoat.kernel.rng import new_rng

MOST_SEATS = 5


# Every preset of every game; in `make test` the last of each, which has the most in it.
every_preset = pytest.mark.parametrize(
    ("game", "preset"),
    [
        pytest.param(game, preset, id=f"{game.name}-{preset}", marks=() if preset == [*game.presets][-1] else thorough)
        for game in GAMES.values()
        for preset in game.presets
    ],
)


def play(game: Game, bots: Sequence[Bot], seed: int, preset: str | None = None) -> list[AnyState]:
    """Every position of a game in which somebody decides, and the last one."""
    state, rng, positions = game.new(len(bots), game.choose_options(preset)), new_rng(seed), []
    draw = outcome_drawer(game)
    while state.mover != OVER:
        legal = game.legal_actions(state)
        if state.mover == CHANCE:
            action = draw(state, legal, len(legal), rng)
        else:
            positions.append(copy(state))
            action = bots[state.mover].choose(game.view(state, state.mover), legal, rng)
            assert action in legal
        game.apply(state, action, [[0] * 4])
    return [*positions, state]


def ranks_of(game: Game, state: AnyState) -> list[int]:
    points, ranks = [0] * MOST_SEATS, [0] * MOST_SEATS
    game.scores(state, points, ranks)
    return [rank for rank in ranks if rank]


def after(game: Game, state: AnyState, action: int) -> AnyState:
    """The state that an action leads to."""
    new = copy(state)
    game.apply(new, action, [[0] * 4])
    return new


def surely_wins(game: Game, state: AnyState, seat: int) -> bool:
    """Whether the seat can win alone whatever chance and the others do."""
    if state.mover == OVER:
        ranks = ranks_of(game, state)
        return ranks[seat] == 1 and ranks.count(1) == 1
    ends = (surely_wins(game, after(game, state, action), seat) for action in game.legal_actions(state))
    return any(ends) if state.mover == seat else all(ends)


def winning_actions(game: Game, state: AnyState, worlds: int = 12) -> set[int]:
    """The mover's actions that surely win, in every one of so many worlds that it cannot tell apart."""
    seat = state.mover
    sure = set(game.legal_actions(state))
    for number in range(worlds):
        world = copy(state)
        game.resample(world, seat, new_rng(9, number))
        sure = {action for action in sure if surely_wins(game, after(game, world, action), seat)}
    return sure
