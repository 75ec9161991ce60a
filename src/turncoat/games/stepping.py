"""One decision at each of many tables: the loop over the contract behind `VectorTable`, the same on every target."""

import functools
from typing import Any, NamedTuple

from turncoat.games.batch import choice, outcome_drawer
from turncoat.games.game import CHANCE, OVER, Game
from turncoat.games.observation import clear
from turncoat.kernel import AnyState, Kernel, bind, kernel
from turncoat.kernel.rng import SEED_LIMIT, WORD, seed_rng

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
    observes: int  # 1 if what the next mover sees is written down


@kernel
def step_range(t: Arrays, begin: int, end: int, journal: list[list[int]], actions: list[int], setting: Setting) -> None:
    """Each of a run of tables takes a decision and goes on to the next one. Where an action is not legal, all stays as it is, and `fault` names the table.

    All of it is in one function because handing on so many arrays costs more than the rest of a step.
    """
    for i in range(begin, end):
        s, out, mask, action = t.rows[i], t.lists[i], t.masks[i], actions[i]
        if setting.begins == 0 and (action < 0 or action >= len(mask) or not mask[action]):
            t.fault[0] = i + 1
            continue
        mark(mask, out, t.counts[i], False)
        if t.dones[i]:
            t.dones[i] = False
            clear(t.rewards[i])
        if setting.begins == 0:
            apply(s, action, journal)
        else:
            t.games[i] = i
            seed_rng(t.luck[i], setting.seed + OTHER_LUCK, i)
            begin_game(s, t.rngs[i], i, setting.seed, setting.seats, setting.options)
        count = play_up_to_decision(s, out, t.rngs[i], journal, t.learners[i], setting.skips)
        while count == 0:
            if not t.dones[i]:  # a game that is over before anybody was asked is not told
                t.dones[i] = True
                scores(s, t.points[i], t.ranks[i])
                share_victory(setting.seats, t.ranks[i], t.rewards[i])
            t.games[i] += len(t.games)
            begin_game(s, t.rngs[i], t.games[i], setting.seed, setting.seats, setting.options)
            count = play_up_to_decision(s, out, t.rngs[i], journal, t.learners[i], setting.skips)
        mark(mask, out, count, True)
        t.counts[i] = count
        t.movers[i] = s.mover
        if setting.observes == 1:
            observe(s, s.mover, t.observations[i])


@kernel
def begin_game(s: AnyState, rng: list[int], number: int, seed: int, seats: int, options: list[int]) -> None:
    """Each game has a random stream of its own, so that it is the same wherever it is played."""
    seed_rng(rng, seed + (number >> 32), number & WORD)
    setup(s, seats, options)


@kernel
def mark(mask: list[bool], actions: list[int], count: int, is_legal: bool) -> None:
    """So many actions are legal, or no longer."""
    for k in range(count):
        mask[actions[k]] = is_legal


@kernel
def play_up_to_decision(
    s: AnyState, out: list[int], rng: list[int], journal: list[list[int]], learner: int, skips: int
) -> int:
    """Chance draws and the policy decides for seats that are not asked, until one that is asked has to; how many actions it has."""
    while s.mover != OVER:
        count: int = legal(s, out)
        if s.mover == CHANCE:
            action = draw_outcome(s, out, count, rng)
        elif learner != EVERYBODY and s.mover != learner:
            action = choose(s, out, count, rng)
        elif skips == 1 and count == 1:
            action = out[0]
        else:
            return count
        apply(s, action, journal)
    return 0


@kernel
def share_victory(seats: int, ranks: list[int], rewards: list[float]) -> None:
    """The winner gets 1; several share it."""
    winners = 0
    for seat in range(seats):
        if ranks[seat] == 1:
            winners += 1
    for seat in range(seats):
        rewards[seat] = 1 / winners if ranks[seat] == 1 else 0


@kernel
def observe_range(t: Arrays, begin: int, end: int) -> None:
    """What the mover sees at each of a run of tables."""
    for i in range(begin, end):
        s = t.rows[i]
        observe(s, s.mover, t.observations[i])


@kernel
def sample_range(t: Arrays, begin: int, end: int, actions: list[int]) -> None:
    """What a policy chooses at each of a run of tables."""
    for i in range(begin, end):
        actions[i] = choose(t.rows[i], t.lists[i], t.counts[i], t.luck[i])


@kernel
def leave(out: list[int]) -> None:
    """In place of `clear`, where that is done already."""


@kernel
def observe_nothing(s: AnyState, seat: int, out: list[int]) -> None:
    """In place of a game's `observe`, where that is done later."""


@functools.cache
def stepper(game: Game, policy: str, observe: Kernel) -> Kernel:
    """`step_range` for a game in which a policy plays for the seats that are not asked."""
    up_to_decision = bind(
        play_up_to_decision,
        legal=game.legal,
        apply=game.apply,
        draw_outcome=outcome_drawer(game),
        choose=choice(game, policy),
    )
    return bind(
        step_range,
        apply=game.apply,
        scores=game.scores,
        observe=observe,
        begin_game=bind(begin_game, setup=game.setup),
        play_up_to_decision=up_to_decision,
    )


@functools.cache
def sampler(game: Game, policy: str) -> Kernel:
    """`sample_range` for a policy in a game."""
    return bind(sample_range, choose=choice(game, policy))


@functools.cache
def observer(observe: Kernel) -> Kernel:
    """`observe_range` for a game's way to observe."""
    return bind(observe_range, observe=observe)


@functools.cache
def on_cleared(game: Game) -> Kernel:
    """How a game observes into numbers that are all 0."""
    return bind(game.observe, clear=leave)
