"""One decision at each of many tables: the loop over the contract behind `VectorTable`, the same on every target."""

import functools
from typing import Any, NamedTuple

from turncoat.games.batch import choice, outcome_drawer
from turncoat.games.game import CHANCE, OVER, Game
from turncoat.kernel import AnyState, Kernel, bind, kernel
from turncoat.kernel.rng import SEED_LIMIT, WORD, below, seed_rng

EVERYBODY = -1  # every seat is asked
OTHER_LUCK = SEED_LIMIT >> 1  # added to the seed, it gives `sample` streams that chance never has

# The loop's own names, bound to each game's kernels by `stepper`.
setup: Kernel
legal: Kernel
apply: Kernel
scores: Kernel
observe: Kernel
draw_outcome: Kernel
choose: Kernel


class Arrays(NamedTuple):
    """What is known of the tables, a row each; all of it lies on the device that plays them."""

    rows: Any  # the states
    rngs: Any  # chance's generators
    luck: Any  # the generators of `sample`
    games: Any  # the number of the game that is played
    learners: Any  # the seat that is asked, or EVERYBODY
    lists: Any  # the legal actions
    counts: Any  # how many
    movers: Any
    observations: Any
    masks: Any
    dones: Any
    rewards: Any
    points: Any
    ranks: Any
    fault: Any  # of one element: 1 + a table whose action was not legal


class Setting(NamedTuple):
    """What is the same at all tables."""

    seats: int
    options: Any
    skips: int  # 1 if a decision with a single action is taken without asking
    seed: int
    begins: int  # 1 if all tables begin their first game, whatever is decided


@kernel
def step_table(
    t: Arrays, i: int, s: AnyState, rng: list[int], journal: list[list[int]], action: int, setting: Setting
) -> None:
    """One table takes a decision and goes on to the next one. If the action is not legal, it stays as it is, and `fault` names it."""
    if setting.begins == 0:
        if action < 0 or action >= len(t.masks[i]) or not t.masks[i][action]:
            t.fault[0] = i + 1
            return
        apply(s, action, journal)
    else:
        t.games[i] = i
        seed_rng(t.luck[i], setting.seed + OTHER_LUCK, i)
        begin_game(s, setting, i, rng)
    clear_table(t, i, setting.seats)
    count = play_up_to_decision(t, i, s, rng, journal, setting)
    while count == 0:
        if not t.dones[i]:  # a game that is over before anybody was asked is not told
            t.dones[i] = True
            scores(s, t.points[i], t.ranks[i])
            share_victory(t, i, setting.seats)
        t.games[i] += len(t.games)
        begin_game(s, setting, t.games[i], rng)
        count = play_up_to_decision(t, i, s, rng, journal, setting)
    for k in range(count):
        t.masks[i][t.lists[i][k]] = True
    t.counts[i] = count
    t.movers[i] = s.mover
    observe(s, s.mover, t.observations[i])


@kernel
def begin_game(s: AnyState, setting: Setting, number: int, rng: list[int]) -> None:
    """Each game has a random stream of its own, so that it is the same wherever it is played."""
    seed_rng(rng, setting.seed + (number >> 32), number & WORD)
    setup(s, setting.seats, setting.options)


@kernel
def clear_table(t: Arrays, i: int, seats: int) -> None:
    """Nothing is left of the last decision."""
    for k in range(t.counts[i]):
        t.masks[i][t.lists[i][k]] = False
    if t.dones[i]:
        t.dones[i] = False
        for seat in range(seats):
            t.rewards[i][seat] = 0


@kernel
def play_up_to_decision(
    t: Arrays, i: int, s: AnyState, rng: list[int], journal: list[list[int]], setting: Setting
) -> int:
    """Chance draws and the policy decides for seats that are not asked, until one that is asked has to; how many actions it has."""
    out = t.lists[i]
    learner = t.learners[i]
    while s.mover != OVER:
        count: int = legal(s, out)
        if s.mover == CHANCE:
            action = draw_outcome(s, out, count, rng)
        elif learner != EVERYBODY and s.mover != learner:
            action = choose(s, out, count, rng)
        elif setting.skips == 1 and count == 1:
            action = out[0]
        else:
            return count
        apply(s, action, journal)
    return 0


@kernel
def share_victory(t: Arrays, i: int, seats: int) -> None:
    """Whoever is first gets 1; several share it."""
    winners = 0
    for seat in range(seats):
        if t.ranks[i][seat] == 1:
            winners += 1
    for seat in range(seats):
        t.rewards[i][seat] = 1 / winners if t.ranks[i][seat] == 1 else 0


@kernel
def step_range(t: Arrays, begin: int, end: int, journal: list[list[int]], actions: list[int], setting: Setting) -> None:
    """A run of tables, one after another."""
    for i in range(begin, end):
        step_table(t, i, t.rows[i], t.rngs[i], journal, actions[i], setting)


@kernel
def sample_table(t: Arrays, i: int) -> int:
    """Any legal action of a table, all alike."""
    action: int = t.lists[i][below(t.luck[i], t.counts[i])]
    return action


@kernel
def sample_range(t: Arrays, begin: int, end: int, actions: list[int]) -> None:
    """A random legal action at each of a run of tables."""
    for i in range(begin, end):
        actions[i] = sample_table(t, i)


@functools.cache
def stepper(game: Game, policy: str) -> tuple[Kernel, Kernel]:
    """`step_table` and `step_range` for a game in which a policy plays for whoever is not asked."""
    up_to_decision = bind(
        play_up_to_decision,
        legal=game.legal,
        apply=game.apply,
        draw_outcome=outcome_drawer(game),
        choose=choice(game, policy),
    )
    one = bind(
        step_table,
        apply=game.apply,
        scores=game.scores,
        observe=game.observe,
        begin_game=bind(begin_game, setup=game.setup),
        play_up_to_decision=up_to_decision,
    )
    return one, bind(step_range, step_table=one)
