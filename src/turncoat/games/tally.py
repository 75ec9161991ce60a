"""Games by one policy, compiled, with what a designer asks of them: who led and when, who decided first, and what every seat ever did."""

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from turncoat.games.batch import outcome_drawer
from turncoat.games.game import CHANCE, OVER, Game
from turncoat.kernel import WIDTH, AnyState, Kernel, bind, compiled, kernel
from turncoat.kernel.record import layout
from turncoat.kernel.rng import seed_rng

NOBODY_YET = -1
STEPS, DECISIONS, FIRST, LEADS, DECIDED = range(5)  # what is counted of a game
COUNTS = 5

# The loop's own names, bound to each game's kernels by `tallying_loop`.
setup: Kernel
legal: Kernel
apply: Kernel
scores: Kernel
draw_outcome: Kernel
choose: Kernel
MOST_STEPS = 0


@kernel
def sole_leader(seats: int, ranks: list[int]) -> int:
    """Who alone is first; nobody where several are."""
    leader = NOBODY_YET
    for seat in range(seats):
        if ranks[seat] == 1:
            if leader != NOBODY_YET:
                return NOBODY_YET
            leader = seat
    return leader


@kernel
def note_lead(seats: int, ranks: list[int], lead: int, counts: list[int]) -> int:
    """Who leads now, and how often and when that last changed; who is caught up with still leads until somebody passes."""
    leader = sole_leader(seats, ranks)
    if leader in (NOBODY_YET, lead):
        return lead
    if lead != NOBODY_YET:
        counts[LEADS] += 1
    counts[DECIDED] = counts[STEPS]
    return leader


@kernel
def play_tallied(
    rows: AnyState,
    first: int,
    seed: int,
    seats: int,
    options: list[int],
    rng: list[int],
    out: list[int],
    journal: list[list[int]],
    points: list[list[int]],
    ranks: list[list[int]],
    counts: list[list[int]],
    done: list[list[list[int]]],
) -> None:
    """Play a run of games as `play_range` does, the same ones, and tally each; `done` marks what each seat did at least once."""
    s = rows[0]
    for game in range(len(counts)):
        seed_rng(rng, seed, first + game)
        setup(s, seats, options)
        counts[game][FIRST] = NOBODY_YET
        lead = NOBODY_YET
        while s.mover != OVER and counts[game][STEPS] <= MOST_STEPS:
            count = legal(s, out)
            if s.mover == CHANCE:
                action = draw_outcome(s, out, count, rng)
            else:
                action = choose(s, out, count, rng)
                counts[game][DECISIONS] += 1
                done[game][s.mover][action] = 1
                if counts[game][FIRST] == NOBODY_YET:
                    counts[game][FIRST] = s.mover
            apply(s, action, journal)
            counts[game][STEPS] += 1
            scores(s, points[game], ranks[game])
            lead = note_lead(seats, ranks[game], lead, counts[game])


@functools.cache
def tallying_loop(game: Game, policy: Kernel) -> Kernel:
    """`play_tallied` for a game and a policy, which chooses by the game's `prior` or at random."""
    return bind(
        play_tallied,
        setup=game.setup,
        legal=game.legal,
        apply=game.apply,
        scores=game.scores,
        MOST_STEPS=game.most_steps,
        draw_outcome=outcome_drawer(game),
        choose=bind(policy, prior=game.prior),
    )


@dataclass(frozen=True)
class Tally:
    """What came of some games: a row a game."""

    points: npt.NDArray[np.int16]  # a column a seat
    ranks: npt.NDArray[np.int8]  # a column a seat
    counts: npt.NDArray[np.int32]  # a column for each of the things counted
    done: npt.NDArray[np.uint8]  # by seat and action, whether it did that


def blank_tally(game: Game, seats: int, n: int) -> Tally:
    """Room for so many games."""
    return Tally(
        np.zeros((n, seats), np.int16),
        np.zeros((n, seats), np.int8),
        np.zeros((n, COUNTS), np.int32),
        np.zeros((n, seats, game.actions), np.uint8),
    )


def tally_many(game: Game, n: int, seed: int, policy: Kernel, seats: int, options: dict[str, str], first: int) -> Tally:
    """Play games number `first` to `first + n` compiled, on the core that asks, and tally them."""
    tally = blank_tally(game, seats, n)
    run: Any = compiled(tallying_loop(game, policy), "cpu")
    run(
        np.zeros(1, layout(game.state).dtype),
        *(first, seed, seats, np.array(game.option_ints(options), np.int16)),
        *(np.zeros(4, np.int64), np.zeros(game.most_legal, np.int16), np.zeros((1, WIDTH), np.int16)),
        *(tally.points, tally.ranks, tally.counts, tally.done),
    )
    if n and tally.counts[:, STEPS].max() > game.most_steps:
        raise RuntimeError(f"a game of {game.name} did not end within {game.most_steps} steps (seed {seed})")
    return tally
