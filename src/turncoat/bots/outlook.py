"""What each seat may expect of a position in which everything is known, by the network that learned the game: for matches that are over.

A network foresees what a seat may expect when that seat decides, from what it sees there. So games are played on from the position, each
decision taken as often as the network would take it, until every seat has decided something. What each then expects of itself, or how the game
ended by then, is averaged.
"""

import functools
from typing import Any

import numpy as np

from turncoat.bots.iteration import consult, judge_end, power
from turncoat.bots.settings import settings_of
from turncoat.bots.tree import FULL, LEARNED, Tree, new_tree
from turncoat.games import CHANCE, OVER, Game
from turncoat.games.batch import outcome_drawer, seats_of
from turncoat.judge.network import Network
from turncoat.judge.weights import is_learned, network_of
from turncoat.kernel import AnyState, Kernel, Target, bind, blank, compiled, copy, kernel, store
from turncoat.kernel.record import copier, layout
from turncoat.kernel.rng import below, seed_rng

CLOSE = FULL // 40  # luck moves a chance by no more than this, two times of three: 2.5 percent
MOST_DECISIONS = 2_000  # in all games together: after so many, luck may have moved it more

# A game's own kernels, bound by `expecter`.
legal: Kernel
apply: Kernel
scores: Kernel
draw_outcome: Kernel
copy_into: Kernel

WORLD, POSITION = range(2)  # rows: the game that is played on, and where it began


@kernel
def expect(
    t: Tree, net: Network, rows: AnyState, sums: list[int], squares: list[int], seed: int, rng: list[int], most: int
) -> None:
    """Play on again and again, each time on the random stream of its own number, until it is close or has taken that many decisions; `sums`: what
    each seat expected or got, in all."""
    decisions = 0
    games = 0
    while decisions < most and not is_close(sums, squares, games):
        seed_rng(rng, seed, games)
        decisions += play_until_heard(t, net, rows, len(sums), rng)
        games += 1
        for seat in range(len(sums)):
            sums[seat] += t.gains[seat]
            squares[seat] += t.gains[seat] * t.gains[seat]


@kernel
def is_close(sums: list[int], squares: list[int], games: int) -> bool:
    """Whether the mean error of every mean is small; two more games are assumed, one won and one lost, since a few that are alike prove little."""
    n = games + 2
    for seat in range(len(sums)):
        total, square = sums[seat] + FULL, squares[seat] + FULL * FULL
        if square * n - total * total > CLOSE * CLOSE * n * n * n:
            return False
    return True


@kernel
def play_until_heard(t: Tree, net: Network, rows: AnyState, seats: int, rng: list[int]) -> int:
    """Play on until every seat has decided something or the game is over, and leave in `gains` what each expected then or got; after how many decisions."""
    copy_into(rows[POSITION], rows[WORLD])
    s = rows[WORLD]
    heard = 0  # seats that have decided something, a bit each
    decisions = 0
    while s.mover != OVER and heard != (1 << seats) - 1:
        count = legal(s, t.out)
        if s.mover == CHANCE:
            action = draw_outcome(s, t.out, count, rng)
        elif count == 1:
            action = t.out[0]
        else:
            consult(t, net, s, seats)
            decisions += 1
            if heard & (1 << s.mover) == 0:
                heard |= 1 << s.mover
                t.gains[s.mover] = max(1, t.strength[s.mover])  # lest nobody expects anything
            action = draw_decision(t, net, count, rng)
        apply(s, action, t.journal)
    if s.mover == OVER:
        scores(s, t.points, t.ranks)
        judge_end(t, seats)
        for seat in range(seats):
            t.gains[seat] = t.strength[seat]
    return decisions


@kernel
def draw_decision(t: Tree, net: Network, count: int, rng: list[int]) -> int:
    """A legal action, each as likely as the network has it."""
    best = net.scores[t.out[0]]
    for i in range(count):
        best = max(best, net.scores[t.out[i]])
    total = 0
    for i in range(count):
        total += power(best - net.scores[t.out[i]], 100)
    left = below(rng, total)
    i = 0
    while left >= power(best - net.scores[t.out[i]], 100):
        left -= power(best - net.scores[t.out[i]], 100)
        i += 1
    return t.out[i]


@functools.cache
def expecter(game: Game) -> Kernel:
    """`expect` for a game."""
    one = bind(
        play_until_heard,
        legal=game.legal,
        apply=game.apply,
        scores=game.scores,
        draw_outcome=outcome_drawer(game),
        copy_into=copier(game.state),
        consult=bind(consult, observe=game.observe),
    )
    return bind(expect, play_until_heard=one)


def is_judged_by_network(game: Game, state: AnyState) -> bool:
    """Whether bots usually judge what is played here by a network."""
    return is_learned(game) and settings_of(game.name, game.preset_at(state), seats_of(game, state)).judge == LEARNED


def chances(game: Game, state: AnyState, seed: int, target: Target = "cpu", most: int = MOST_DECISIONS) -> list[float]:
    """Each seat's chance of winning from a position; always the same for a seed."""
    seats = seats_of(game, state)
    rows: Any = np.zeros(2, layout(game.state).dtype)
    numbers: Any = np.zeros((2, seats), np.int64), np.zeros(4, np.int64)
    store(state, rows, POSITION)
    if target == "plain":
        rows, numbers = [blank(game.state), copy(state)], ([[0] * seats for _ in range(2)], [0] * 4)
    (sums, squares), rng = numbers
    compiled(expecter(game), target)(new_tree(game, 1, target), network_of(game), rows, sums, squares, seed, rng, most)
    return [float(one / sum(sums)) for one in sums]
