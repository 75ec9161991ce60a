"""Games by one policy, compiled, with what a designer asks of them: who led and when, who decided first, and what every seat ever did."""

import functools
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from turncoat.games.batch import outcome_drawer
from turncoat.games.game import CHANCE, OVER, Game
from turncoat.kernel import WIDTH, AnyState, Kernel, Target, bind, compiled, kernel
from turncoat.kernel.cuda_tally import tally_on_gpu
from turncoat.kernel.record import layout
from turncoat.kernel.rng import seed_rng

NOBODY_YET = -1
STEPS, DECISIONS, FIRST, LEADS, DECIDED = range(5)  # what is counted of a game
COUNTS = 5

# The loop's own names, bound to each game's kernels by `tallying`.
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


class Tally(NamedTuple):
    """What came of some games: a row a game."""

    points: Any  # a column a seat
    ranks: Any  # a column a seat
    counts: Any  # a column for each of the things counted
    done: Any  # by seat and action, whether it did that at least once

    def parts(self, size: int) -> Iterator["Tally"]:
        """So many games at a time."""
        for begin in range(0, len(self.points), size):
            yield Tally(*(array[begin : begin + size] for array in self))


class Deal(NamedTuple):
    """Which games are played: those of a seed, from a number on."""

    first: int
    seed: int
    seats: int
    options: Any


@kernel
def tally_game(
    t: Tally, game: int, s: AnyState, rng: list[int], out: list[int], journal: list[list[int]], deal: Deal
) -> None:
    """Play the same game as `play_range` does, and tally it."""
    seed_rng(rng, deal.seed, deal.first + game)
    setup(s, deal.seats, deal.options)
    counts = t.counts[game]
    counts[FIRST] = NOBODY_YET
    lead = NOBODY_YET
    while s.mover != OVER and counts[STEPS] <= MOST_STEPS:
        count = legal(s, out)
        if s.mover == CHANCE:
            action = draw_outcome(s, out, count, rng)
        else:
            action = choose(s, out, count, rng)
            counts[DECISIONS] += 1
            t.done[game][s.mover][action] = 1
            if counts[FIRST] == NOBODY_YET:
                counts[FIRST] = s.mover
        apply(s, action, journal)
        counts[STEPS] += 1
        scores(s, t.points[game], t.ranks[game])
        lead = note_lead(deal.seats, t.ranks[game], lead, counts)


@kernel
def tally_range(t: Tally, rows: AnyState, rng: list[int], out: list[int], journal: list[list[int]], deal: Deal) -> None:
    """A run of games, one after another."""
    for game in range(len(t.counts)):
        tally_game(t, game, rows[0], rng, out, journal, deal)


@functools.cache
def tallying(game: Game, policy: Kernel) -> Kernel:
    """`tally_game` for a game and a policy, which chooses by the game's `prior` or at random."""
    return bind(
        tally_game,
        setup=game.setup,
        legal=game.legal,
        apply=game.apply,
        scores=game.scores,
        MOST_STEPS=game.most_steps,
        draw_outcome=outcome_drawer(game),
        choose=bind(policy, prior=game.prior),
    )


@functools.cache
def tallying_loop(game: Game, policy: Kernel) -> Kernel:
    """`tally_range` for a game and a policy."""
    return bind(tally_range, tally_game=tallying(game, policy))


def blank_tally(game: Game, seats: int, n: int) -> Tally:
    """Room for so many games."""
    return Tally(
        np.zeros((n, seats), np.int16),
        np.zeros((n, seats), np.int8),
        np.zeros((n, COUNTS), np.int32),
        np.zeros((n, seats, game.actions), np.uint8),
    )


def tally_many(
    game: Game,
    n: int,
    seed: int,
    policy: Kernel,
    seats: int,
    options: dict[str, str],
    first: int,
    target: Target = "cpu",
) -> Tally:
    """Play games number `first` to `first + n` compiled, on the core that asks or on a GPU, and tally them."""
    tally = blank_tally(game, seats, n)
    deal = Deal(first, seed, seats, np.array(game.option_ints(options), np.int16))
    TALLIERS[target](game, policy, tally, deal)
    if n and tally.counts[:, STEPS].max() > game.most_steps:
        raise RuntimeError(f"a game of {game.name} did not end within {game.most_steps} steps (seed {seed})")
    return tally


def _tally_cpu(game: Game, policy: Kernel, tally: Tally, deal: Deal) -> None:
    compiled(tallying_loop(game, policy), "cpu")(
        *(tally, np.zeros(1, layout(game.state).dtype), np.zeros(4, np.int64)),
        *(np.zeros(game.most_legal, np.int16), np.zeros((1, WIDTH), np.int16), deal),
    )


def _tally_cuda(game: Game, policy: Kernel, tally: Tally, deal: Deal) -> None:
    tally_on_gpu(tallying(game, policy), layout(game.state).dtype, game.most_legal, tally, deal)


TALLIERS: dict[str, Callable[[Game, Kernel, Tally, Deal], None]] = {"cpu": _tally_cpu, "cuda": _tally_cuda}
