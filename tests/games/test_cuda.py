"""The cuda target, where there is a GPU: the same rules, the same games, step by step. docs/performance.md says when it last ran."""

import functools
from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

from turncoat.errors import Invalid
from turncoat.games import CHANCE, GAMES, NOBODY, OVER, Game, play_many
from turncoat.games.batch import choice, outcome_drawer
from turncoat.games.vector import VectorTable
from turncoat.kernel import WIDTH, compiled, events_of, pack
from turncoat.kernel.cuda import NoGpu, require_gpu
from turncoat.kernel.cuda_step import CHECKED
from turncoat.kernel.record import layout
from turncoat.kernel.rng import new_rng
from turncoat.lab.trial import POLICY_OF, Record, Trial, play_trial, put_together
from turncoat.lab.workers import Here

try:
    cuda: Any = require_gpu()
    missing = ""
except NoGpu as reason:
    missing = str(reason)

pytestmark = [
    pytest.mark.skipif(bool(missing), reason=missing),
    pytest.mark.filterwarnings("ignore:.*Grid size"),  # a few games, to be compared with plain ones, do not fill a GPU
]

GAMES_AT_ONCE = 64
SETTINGS = [(game, seats, preset) for game in GAMES.values() for seats in game.seats for preset in game.presets]
IDS = [f"{game.name}-{seats}-{preset}" for game, seats, preset in SETTINGS]


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize(("game", "seats", "preset"), SETTINGS, ids=IDS)
def test_cuda_plays_the_same_games_as_cpu(game: Game, seats: int, preset: str, policy: str) -> None:
    options = game.choose_options(preset)
    ours = play_many(game, 50_000, 7, policy, "cuda", seats=seats, options=options)
    theirs = play_many(game, 50_000, 7, policy, "cpu", seats=seats, options=options)
    for field in ("points", "ranks", "steps", "decisions"):
        assert np.array_equal(getattr(ours, field), getattr(theirs, field))


@functools.cache
def device_kernels(game: Game) -> tuple[Any, Any]:
    """A step and a look, for as many games as there are threads; compiled once for all settings of a game."""
    setup, apply, legal, scores = (compiled(f, "cuda") for f in (game.setup, game.apply, game.legal, game.scores))
    resample, hide, observe = (compiled(f, "cuda") for f in (game.resample, game.hide, game.observe))

    @cuda.jit
    def step(rows, actions, seats, options, legal_lists, counts, journals, points, ranks):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if actions[i] == -1:
            setup(rows[i], seats, options)
        elif actions[i] >= 0:
            journals[i, 0, 0] = 0
            apply(rows[i], actions[i], journals[i])
        counts[i] = legal(rows[i], legal_lists[i])
        scores(rows[i], points[i], ranks[i])

    @cuda.jit
    def look(rows, guesses, seat, rngs, blind, observed):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        guesses[i] = rows[i]
        if blind:
            hide(guesses[i], seat)
        else:
            resample(guesses[i], seat, rngs[i])
        observe(guesses[i], max(seat, 0), observed[i])

    return step, look


class Device:
    """As many games on the GPU as threads, driven step by step from here."""

    def __init__(self, game: Game) -> None:
        self.game = game
        n = GAMES_AT_ONCE
        self.rows = cuda.to_device(np.zeros(n, layout(game.state).dtype))
        self.guesses = cuda.to_device(np.zeros(n, layout(game.state).dtype))
        self.legal = cuda.to_device(np.zeros((n, game.most_legal), np.int16))
        self.counts = cuda.to_device(np.zeros(n, np.int16))
        self.journal = cuda.to_device(np.zeros((n, game.most_events + 1, WIDTH), np.int16))
        self.points = cuda.to_device(np.zeros((n, 8), np.int16))
        self.ranks = cuda.to_device(np.zeros((n, 8), np.int8))
        self.observed = cuda.to_device(np.zeros((n, game.observation), np.int16))
        self._step, self._look = device_kernels(game)

    def step(self, actions: list[int], seats: int, options: list[int]) -> None:
        """Apply an action to each game: -1 sets one up, -2 leaves it alone."""
        given = cuda.to_device(np.array(actions, np.int16)), seats, cuda.to_device(np.array(options, np.int16))
        self._step[1, GAMES_AT_ONCE](
            self.rows, given[0], *given[1:], self.legal, self.counts, self.journal, self.points, self.ranks
        )

    def look(self, seat: int, rngs: list[list[int]], *, blind: bool) -> tuple[Any, Any]:
        """What the seat sees (blind), or a world that it may be in; and its observation of that."""
        streams = cuda.to_device(np.array(rngs, np.int64))
        self._look[1, GAMES_AT_ONCE](self.rows, self.guesses, seat, streams, blind, self.observed)
        return self.guesses.copy_to_host(), self.observed.copy_to_host()


@pytest.mark.parametrize(("game", "seats", "preset"), SETTINGS, ids=IDS)
def test_cuda_equals_plain_at_every_step(game: Game, seats: int, preset: str) -> None:
    options = game.choose_options(preset)
    device = Device(game)
    states = [game.new(seats, options) for _ in range(GAMES_AT_ONCE)]
    device.step([-1] * GAMES_AT_ONCE, seats, game.option_ints(options))
    number = 0
    while any(state.mover != OVER for state in states):
        compare_positions(game, seats, device, states)
        compare_views(game, device, states, (NOBODY, *range(seats))[number % (seats + 1)], number)
        actions = [next_action(game, state, number * GAMES_AT_ONCE + i) for i, state in enumerate(states)]
        journals = [game.journal() for _ in states]
        for state, action, journal in zip(states, actions, journals, strict=True):
            if action >= 0:
                game.apply(state, action, journal)
        device.step(actions, seats, game.option_ints(options))
        on_device = device.journal.copy_to_host()
        for i, journal in enumerate(journals):
            assert actions[i] < 0 or events_of(on_device[i]) == events_of(journal)
        number += 1
    compare_positions(game, seats, device, states)


def next_action(game: Game, state: Any, stream: int) -> int:
    """A random step, or -2 for a game that is over."""
    if state.mover == OVER:
        return -2
    legal = game.legal_actions(state)
    pick = outcome_drawer(game) if state.mover == CHANCE else choice(game, "random")
    chosen: int = pick(state, legal, len(legal), new_rng(5, stream))
    return chosen


def compare_positions(game: Game, seats: int, device: Device, states: list[Any]) -> None:
    rows, counts, lists = device.rows.copy_to_host(), device.counts.copy_to_host(), device.legal.copy_to_host()
    all_points, all_ranks = device.points.copy_to_host(), device.ranks.copy_to_host()
    for i, state in enumerate(states):
        assert rows[i].tobytes() == pack(state)
        assert lists[i][: counts[i]].tolist() == game.legal_actions(state)
        points, ranks = [0] * seats, [0] * seats
        game.scores(state, points, ranks)
        assert (all_points[i][:seats].tolist(), all_ranks[i][:seats].tolist()) == (points, ranks)


def compare_views(game: Game, device: Device, states: list[Any], seat: int, number: int) -> None:
    """What one seat (or a spectator) sees, supposes and observes."""
    rngs = [new_rng(9, number * GAMES_AT_ONCE + i) for i in range(GAMES_AT_ONCE)]
    for blind in (True, False):
        rows, observed = device.look(seat, rngs, blind=blind)
        for i, state in enumerate(states):
            seen = game.view(state, seat)
            if not blind:
                game.resample(seen, seat, rngs[i])
            assert rows[i].tobytes() == pack(seen)
            out = [0] * game.observation
            game.observe(seen, max(seat, 0), out)
            assert observed[i].tolist() == out


ARRAYS = ("movers", "observations", "masks", "dones", "rewards", "points", "ranks", "games")


@pytest.mark.parametrize("name", GAMES)
def test_tables_on_a_gpu_are_those_in_memory(name: str) -> None:
    on_gpu = VectorTable(name, 300, seed=5, target="cuda")
    in_memory = VectorTable(name, 300, seed=5)
    for _ in range(200):
        for array in ARRAYS:
            assert np.array_equal(getattr(on_gpu, array).copy_to_host(), getattr(in_memory, array)), array
        actions = on_gpu.sample()
        assert np.array_equal(actions.copy_to_host(), in_memory.sample())
        on_gpu.step(actions)
        in_memory.step(actions.copy_to_host())


def test_an_illegal_action_is_told_by_a_later_step_or_when_asked_for() -> None:
    tables = VectorTable("kuhn", 64, seed=1, target="cuda")
    tables.step(np.full(64, 99))
    with pytest.raises(Invalid, match="is not legal there"):
        tables.check()
    tables.check()
    for _ in range(CHECKED - 1):
        tables.step(np.full(64, 99))
    with pytest.raises(Invalid, match="is not legal there"):
        tables.step(np.full(64, 99))


@pytest.mark.parametrize("bot", POLICY_OF)
@pytest.mark.parametrize("name", ["kuhn", "verraeter", "rattus"])
def test_the_labs_games_on_a_gpu_are_those_on_the_processor(name: str, bot: str) -> None:
    trial = Trial(name, GAMES[name].seats[-1], GAMES[name].choose_options(), bot, 7, target="cuda")
    with Here(1, threads=True) as workers:
        ours, theirs = (
            put_together(list(play_trial(one, range(6), workers))) for one in (trial, replace(trial, target="cpu"))
        )
    for field in fields(Record):
        assert np.array_equal(getattr(ours, field.name), getattr(theirs, field.name)), field.name


@pytest.mark.parametrize("library", ["torch", "cupy", "jax.dlpack"])
def test_other_libraries_take_the_arrays_where_they_lie(library: str) -> None:
    taker = pytest.importorskip(library)
    tables = VectorTable("kuhn", 64, seed=1, target="cuda")
    for name in ARRAYS:
        lent = getattr(tables, name)
        taken = taker.from_dlpack(lent)
        assert address(taken) == lent.__cuda_array_interface__["data"][0]
    tables.step(taker.from_dlpack(tables.sample()))


def address(array: Any) -> int:
    """Where an array of PyTorch, CuPy or JAX lies."""
    if hasattr(array, "data_ptr"):
        pointer: int = array.data_ptr()
    elif hasattr(array, "unsafe_buffer_pointer"):
        pointer = array.unsafe_buffer_pointer()
    else:
        pointer = array.data.ptr
    return pointer
