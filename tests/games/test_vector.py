"""Many tables side by side play the same games as one alone, by the rules of every game."""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.support import is_quick, thorough
from turncoat.errors import Invalid
from turncoat.games import CHANCE, GAMES, OVER, Game
from turncoat.games.batch import choice, outcome_drawer
from turncoat.games.vector import VectorTable
from turncoat.kernel.cuda import NoGpu, require_gpu
from turncoat.kernel.record import load
from turncoat.kernel.rng import new_rng

SETTINGS = [
    pytest.param(
        *(game, seats, preset),
        id=f"{game.name}-{seats}-{preset}",
        marks=() if is_quick(game) and seats == game.seats[-1] and preset == list(game.presets)[-1] else thorough,
    )
    for game in GAMES.values()
    for seats in game.seats
    for preset in game.presets
]
TABLES = 5
STEPS = 400


class Alone:
    """One table by the plain rules, written down a second time: games number i, i + n, … of a seed."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: int, number: int) -> None:
        self.game, self.seats, self.options, self.seed, self.number = game, seats, options, seed, number
        self.result: tuple[list[int], list[int]] | None = None
        self.begin()
        self.draw()

    def begin(self) -> None:
        self.state = self.game.new(self.seats, self.options)
        self.rng = new_rng(self.seed, self.number)

    def draw(self) -> None:
        while self.state.mover == CHANCE:
            legal = self.game.legal_actions(self.state)
            self.game.apply(self.state, outcome_drawer(self.game)(self.state, legal, len(legal), self.rng), [[0] * 10])

    def step(self, action: int) -> None:
        self.result = None
        self.game.apply(self.state, action, [[0] * 10])
        self.draw()
        if self.state.mover == OVER:
            self.result = [0] * self.seats, [0] * self.seats
            self.game.scores(self.state, *self.result)
            self.number += TABLES
            self.begin()
            self.draw()

    def observation(self) -> list[int]:
        out = [0] * self.game.observation
        self.game.observe(self.game.view(self.state, self.state.mover), self.state.mover, out)
        return out


@pytest.mark.parametrize(("game", "seats", "preset"), SETTINGS)
def test_each_table_plays_as_if_it_were_alone(game: Game, seats: int, preset: str) -> None:
    tables = VectorTable(game, TABLES, seats=seats, preset=preset, seed=3, threads=2)
    alone = [Alone(game, seats, tables.options, 3, number) for number in range(TABLES)]
    for _ in range(STEPS):
        actions = tables.sample()
        for i, one in enumerate(alone):
            compare(tables, i, one)
            one.step(int(actions[i]))
        tables.step(actions)


def compare(tables: VectorTable, i: int, one: Alone) -> None:
    assert tables.movers[i] == one.state.mover
    assert np.flatnonzero(tables.masks[i]).tolist() == one.game.legal_actions(one.state)
    assert tables.observations[i].tolist() == one.observation()
    assert tables.games[i] == one.number
    assert tables.dones[i] == (one.result is not None)
    if one.result is None:
        assert not tables.rewards[i].any()
        return
    points, ranks = one.result
    assert (tables.points[i].tolist(), tables.ranks[i].tolist()) == (points, ranks)
    winners = [1 / ranks.count(1) if rank == 1 else 0 for rank in ranks]
    assert tables.rewards[i].tolist() == pytest.approx(winners)


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=() if is_quick(game) else thorough) for name, game in GAMES.items()]
)
def test_opponents_play_by_their_policy_and_only_the_learner_is_asked(game: str) -> None:
    tables = VectorTable(game, 4, seed=1, opponents="random")
    for _ in range(50):
        assert (tables.movers == np.arange(4) % tables.seats).all()
        tables.step(tables.sample())


def test_what_is_sampled_greedily_looks_best_and_random_play_goes_on_as_before() -> None:
    game = GAMES["verraeter"]
    tables = VectorTable(game, 8, seats=3, seed=4)
    for _ in range(30):
        states = [load(game.state, row) for row in tables._arrays.rows]
        for state, action, mask in zip(states, np.array(tables.sample("greedy")), tables.masks):
            assert game.prior(state, int(action)) == max(
                game.prior(state, int(other)) for other in np.flatnonzero(mask)
            )
        tables.step(tables.sample())


def test_greedy_opponents_choose_what_looks_best() -> None:
    game, seed = GAMES["verraeter"], 2
    tables = VectorTable(game, 1, seats=3, seed=seed, opponents="greedy", learner=0)
    alone = Alone(game, 3, tables.options, seed, 0)
    pick = choice(game, "greedy")
    for _ in range(10):
        while alone.state.mover != 0:
            legal = game.legal_actions(alone.state)
            game.apply(alone.state, pick(alone.state, legal, len(legal), alone.rng), [[0] * 10])
            alone.draw()
        assert tables.observations[0].tolist() == alone.observation()
        action = int(tables.sample()[0])
        tables.step([action])
        game.apply(alone.state, action, [[0] * 10])
        alone.draw()


def test_nobody_is_asked_what_is_forced_where_that_is_skipped() -> None:
    tables = VectorTable("rattus", 32, seed=1, skip_forced=True)
    for _ in range(100):
        assert tables.masks.sum(axis=1).min() > 1
        tables.step(tables.sample())


def histories(tables: VectorTable, steps: int = 30) -> Iterator[Any]:
    for _ in range(steps):
        tables.step(tables.sample())
        yield tables.observations.copy(), tables.games.copy()


@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_seed_gives_the_same_games_with_any_number_of_threads_and_after_a_reset(threads: int) -> None:
    tables = VectorTable("verraeter", 40, seed=9, threads=threads)
    first = list(histories(tables))
    tables.reset(8)
    other = list(histories(tables))
    tables.reset(9)
    assert all(map(np.array_equal, first[-1], list(histories(tables))[-1]))
    assert not np.array_equal(first[-1][0], other[-1][0])


def test_an_illegal_action_is_refused_and_its_table_stays_as_it_was() -> None:
    tables = VectorTable("verraeter", 3, seed=1)
    before = tables.observations.copy(), tables.masks.copy(), tables.movers.copy()
    actions = np.array(tables.sample())
    actions[1] = np.flatnonzero(~tables.masks[1])[0]
    with pytest.raises(Invalid, match="table 1"):
        tables.step(actions)
    after = tables.observations, tables.masks, tables.movers
    assert all(np.array_equal(old[1], new[1]) for old, new in zip(before, after))
    assert not all(np.array_equal(old[0], new[0]) for old, new in zip(before, after))
    tables.step(tables.sample())


@pytest.mark.parametrize("actions", [[0], [0.0, 0.0, 0.0], [[0], [0], [0]], [-1, -1, -1], [10**9] * 3, ["a"] * 3])
def test_what_are_no_actions_is_refused(actions: Any) -> None:
    with pytest.raises(Invalid):
        VectorTable("kuhn", 3, seed=1).step(actions)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"n": 0},
        {"seats": 9},
        {"preset": "none"},
        {"options": {"none": "1"}},
        {"seed": -1},
        {"target": "tpu"},
        {"threads": 0},
        {"learner": 0},
        {"opponents": "none"},
        {"opponents": "random", "learner": 2},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(Invalid, match=r"\w+ \w+"):
        VectorTable(**{"game": "kuhn", "n": 2, **wrong})


def test_nothing_is_compiled_once_more_for_actions_that_cannot_be_written_to() -> None:
    tables = VectorTable("kuhn", 4, seed=1)
    tables.step(np.array(tables.sample()))
    tables.step(tables.sample())
    assert len(tables._device._step.signatures) == 1  # type: ignore[attr-defined]


def test_the_arrays_cannot_be_written_to() -> None:
    tables = VectorTable("kuhn", 2, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        tables.masks[0, 0] = True


def test_without_a_gpu_the_target_is_refused_in_a_sentence() -> None:
    try:
        require_gpu()
    except NoGpu as reason:
        with pytest.raises(NoGpu, match=re.escape(str(reason))):
            VectorTable("kuhn", 2, target="cuda")


def test_what_is_not_observed_by_a_step_is_observed_when_asked_for() -> None:
    quiet, told = (VectorTable("verraeter", 6, seed=4, observe=observe) for observe in (False, True))
    for _ in range(40):
        assert not quiet.observations.any()
        actions = told.sample().copy()
        assert np.array_equal(quiet.sample(), actions)
        quiet.step(actions)
        told.step(actions)
    quiet.check()
    for name in ("movers", "masks", "games", "dones"):
        assert np.array_equal(getattr(quiet, name), getattr(told, name))
    quiet.observe()
    assert np.array_equal(quiet.observations, told.observations)
