"""Many games by random play in which every mover is shown its observation before it decides: what a learner's data costs."""

import functools

import numpy as np

from turncoat.games.batch import choice, outcome_drawer
from turncoat.games.game import CHANCE, OVER, Game
from turncoat.kernel import WIDTH, AnyState, Kernel, bind, compiled, kernel
from turncoat.kernel.record import layout
from turncoat.kernel.rng import seed_rng

# The loop's own names, bound to each game's kernels by `observed_loop`.
setup: Kernel
legal: Kernel
apply: Kernel
observe: Kernel
draw_outcome: Kernel
choose: Kernel
MOST_STEPS = 0


@kernel
def play_observed(
    rows: AnyState,
    first: int,
    seed: int,
    seats: int,
    options: list[int],
    rng: list[int],
    out: list[int],
    journal: list[list[int]],
    seen: list[int],
    counts: list[list[int]],
) -> None:
    """Play a run of games as `play_range` does, and fill `seen` with the mover's observation at each decision."""
    s = rows[0]
    for game in range(len(counts)):
        seed_rng(rng, seed, first + game)
        setup(s, seats, options)
        steps = 0
        decisions = 0
        while s.mover != OVER and steps <= MOST_STEPS:
            count = legal(s, out)
            if s.mover == CHANCE:
                action = draw_outcome(s, out, count, rng)
            else:
                observe(s, s.mover, seen)
                action = choose(s, out, count, rng)
                decisions += 1
            apply(s, action, journal)
            steps += 1
        counts[game][0] = steps
        counts[game][1] = decisions


@functools.cache
def observed_loop(game: Game) -> Kernel:
    """`play_observed` for a game, by random play."""
    return bind(
        play_observed,
        setup=game.setup,
        legal=game.legal,
        apply=game.apply,
        observe=game.observe,
        MOST_STEPS=game.most_steps,
        draw_outcome=outcome_drawer(game),
        choose=choice(game, "random"),
    )


def count_observed(game: Game, n: int, seed: int, seats: int, options: dict[str, str]) -> tuple[int, int]:
    """Play so many games on one core, every decision observed: how many steps and decisions they had."""
    counts = np.zeros((n, 2), np.int32)
    compiled(observed_loop(game), "cpu")(
        np.zeros(1, layout(game.state).dtype),
        *(0, seed, seats, np.array(game.option_ints(options), np.int16)),
        *(np.zeros(4, np.int64), np.zeros(game.most_legal, np.int16), np.zeros((1, WIDTH), np.int16)),
        *(np.zeros(game.observation, np.int16), counts),
    )
    steps, decisions = counts.sum(axis=0)
    return int(steps), int(decisions)
