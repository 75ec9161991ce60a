"""Many games at once, by one loop over the contract: compiled and threaded on the cpu, thousands side by side on a GPU, or plain."""

import functools
import os
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from turncoat.errors import Invalid
from turncoat.games.game import CHANCE, OVER, Game
from turncoat.kernel import WIDTH, AnyState, Kernel, Target, bind, blank, compiled, kernel, new_journal, store
from turncoat.kernel.cuda import Rules, play_on_gpu
from turncoat.kernel.record import copier, layout
from turncoat.kernel.rng import SEED_LIMIT, STREAM_LIMIT, below, seed_rng

Progress = Callable[[int], None]  # told how many more games are done

CPU_CHUNK = 512
GPU_CHUNK = 1 << 22
DRAWERS = 64  # games whose drawer is kept; copies with other components among them


# The loop's own names, bound to each game's kernels by `loop`.
setup: Kernel
legal: Kernel
weight: Kernel
apply: Kernel
scores: Kernel
prior: Kernel
choose: Kernel
copy_into: Kernel
kind_of: Kernel
MOST_STEPS = 0


@kernel
def random_choice(s: AnyState, out: list[int], count: int, rng: list[int]) -> int:
    """Any legal action, all alike."""
    return out[below(rng, count)]


@kernel
def greedy_choice(s: AnyState, out: list[int], count: int, rng: list[int]) -> int:
    """The action that looks best at first sight; among equals, any."""
    best = out[0]
    highest = prior(s, best)
    ties = 1
    for i in range(1, count):
        looks = prior(s, out[i])
        if looks > highest:
            best, highest, ties = out[i], looks, 1
        elif looks == highest:
            ties += 1
            if below(rng, ties) == 0:
                best = out[i]
    return best


POLICIES: dict[str, Kernel] = {"random": random_choice, "greedy": greedy_choice}


@kernel
def draw_outcome(s: AnyState, out: list[int], count: int, rng: list[int]) -> int:
    """One of chance's outcomes, each as likely as it has ways to happen."""
    total = 0
    for i in range(count):
        total += weight(s, out[i])
    left = below(rng, total)
    i = 0
    ways = weight(s, out[0])
    while left >= ways:
        left -= ways
        i += 1
        ways = weight(s, out[i])
    return out[i]


@kernel
def mover_kind(s: AnyState) -> int:
    """A step is chance's, or a seat's."""
    kind: int = s.mover - CHANCE
    return kind


@kernel
def phase_kind(s: AnyState) -> int:
    """A step is about the phase, in a game whose record has one."""
    kind: int = s.phase
    return kind


@kernel
def next_kind(s: AnyState, steps: int) -> int:
    """What the next step is about, so that a GPU can play alike steps together; -1 when the game is over, or stopped as in `play_one`."""
    if s.mover == OVER or steps > MOST_STEPS:
        return -1
    kind: int = kind_of(s)
    return kind


@kernel
def play_one(
    s: AnyState,
    seats: int,
    options: list[int],
    rng: list[int],
    out: list[int],
    journal: list[list[int]],
    points: list[int],
    ranks: list[int],
    counts: list[int],
) -> None:
    """Play one game from its beginning."""
    setup(s, seats, options)
    play_out(s, rng, out, journal, points, ranks, counts)


@kernel
def play_out(
    s: AnyState,
    rng: list[int],
    out: list[int],
    journal: list[list[int]],
    points: list[int],
    ranks: list[int],
    counts: list[int],
) -> None:
    """Play a game to its end; counts are its steps and, of those, its decisions. An endless game stops at MOST_STEPS + 1."""
    steps = 0
    decisions = 0
    while s.mover != OVER and steps <= MOST_STEPS:
        count = legal(s, out)
        if s.mover == CHANCE:
            action = draw_outcome(s, out, count, rng)
        else:
            action = choose(s, out, count, rng)
            decisions += 1
        apply(s, action, journal)
        steps += 1
    scores(s, points, ranks)
    counts[0] = steps
    counts[1] = decisions


@kernel
def play_range(
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
) -> None:
    """Play a run of games, each on the random stream of its own number, so that it is the same wherever it is played."""
    for game in range(len(counts)):
        seed_rng(rng, seed, first + game)
        play_one(rows[0], seats, options, rng, out, journal, points[game], ranks[game], counts[game])


@kernel
def play_on_range(
    rows: AnyState,
    seed: int,
    rng: list[int],
    out: list[int],
    journal: list[list[int]],
    points: list[list[int]],
    ranks: list[list[int]],
    counts: list[list[int]],
) -> None:
    """Play a position, the second row, to its end again and again, in the first row."""
    for game in range(len(counts)):
        copy_into(rows[1], rows[0])
        seed_rng(rng, seed, game)
        play_out(rows[0], rng, out, journal, points[game], ranks[game], counts[game])


@functools.cache
def choice(game: Game, policy: str) -> Kernel:
    """A policy's choice in a game: (state, legal actions, how many, rng) -> action."""
    if policy not in POLICIES:
        raise Invalid(f"there is no policy {policy!r}; there are {', '.join(POLICIES)}")
    return bind(POLICIES[policy], prior=game.prior)


@functools.lru_cache(DRAWERS)
def outcome_drawer(game: Game) -> Kernel:
    """Chance's draw in a game: (state, outcomes, how many, rng) -> outcome."""
    return bind(draw_outcome, weight=game.weight)


@functools.cache
def loop(game: Game, policy: str) -> tuple[Kernel, Kernel]:
    """`play_one` and `play_range` for a game and a policy."""
    one = bind(play_one, setup=game.setup, play_out=ending(game, policy))
    return one, bind(play_range, play_one=one)


@functools.cache
def ending(game: Game, policy: str) -> Kernel:
    """`play_out` for a game and a policy."""
    return bind(
        play_out,
        legal=game.legal,
        apply=game.apply,
        scores=game.scores,
        MOST_STEPS=game.most_steps,
        draw_outcome=outcome_drawer(game),
        choose=choice(game, policy),
    )


@functools.cache
def gpu_rules(game: Game, policy: str) -> Rules:
    """What a GPU needs of a game and a policy."""
    has_phase = any(field.name == "phase" for field in layout(game.state).fields)
    return Rules(
        setup=game.setup,
        legal=game.legal,
        draw=outcome_drawer(game),
        choose=choice(game, policy),
        apply=game.apply,
        kind=bind(next_kind, kind_of=phase_kind if has_phase else mover_kind, MOST_STEPS=game.most_steps),
        scores=game.scores,
    )


@dataclass(frozen=True)
class Results:
    """What came of many games: a row a game, a column a seat."""

    points: npt.NDArray[np.int16]
    ranks: npt.NDArray[np.int8]
    steps: npt.NDArray[np.int32]
    decisions: npt.NDArray[np.int32]

    @property
    def winners(self) -> npt.NDArray[np.bool_]:
        """Who won; more than one where victory is shared."""
        return np.equal(self.ranks, 1)

    @property
    def victories(self) -> npt.NDArray[np.float64]:
        """Each seat's part of the victory: 1, or a share where it is shared."""
        winners = self.winners
        shares: npt.NDArray[np.float64] = winners / winners.sum(axis=1, keepdims=True)
        return shares


@dataclass(frozen=True)
class Job:
    """Which games to play, and the arrays to fill, a row a game."""

    game: Game
    policy: str
    seats: int
    options: list[int]
    seed: int
    first: int
    threads: int
    outputs: tuple[npt.NDArray[Any], ...]  # points, ranks, counts

    def __len__(self) -> int:
        return len(self.outputs[0])

    def parts(self, size: int) -> Iterator[tuple[int, tuple[npt.NDArray[Any], ...]]]:
        """The games in chunks: the number of the first, and the rows of each."""
        for begin in range(0, len(self), size):
            yield self.first + begin, tuple(array[begin : begin + size] for array in self.outputs)


def play_many(
    game: Game,
    n: int,
    seed: int | None = None,
    policy: str = "random",
    target: Target = "cpu",
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    threads: int | None = None,
    first: int = 0,
    progress: Progress | None = None,
) -> Results:
    """Play games number `first` to `first + n`; the same seed gives the same games on every target and number of threads."""
    seats = game.check_seats(game.seats[-1] if seats is None else seats)
    seed = secrets.randbits(62) if seed is None else seed
    if target not in PLAYERS:
        raise Invalid(f"there is no target {target!r}; there are {', '.join(PLAYERS)}")
    if not 0 <= seed < SEED_LIMIT:
        raise Invalid(f"a seed lies between 0 and 2**63, and {seed} does not")
    if n < 0 or first < 0 or first + n > STREAM_LIMIT or (threads is not None and threads < 1):
        raise Invalid("games are numbered from 0 up to 2**32, and at least one thread plays them")
    points, ranks, counts = np.zeros((n, seats), np.int16), np.zeros((n, seats), np.int8), np.zeros((n, 2), np.int32)
    ints = game.option_ints(options or game.choose_options())
    job = Job(game, policy, seats, ints, seed, first, threads or os.cpu_count() or 1, (points, ranks, counts))
    for done in PLAYERS[target](job):
        if progress is not None:
            progress(done)
    if n and counts[:, 0].max() > game.most_steps:
        raise RuntimeError(f"a game of {game.name} did not end within {game.most_steps} steps (seed {seed})")
    return Results(points, ranks, counts[:, 0].copy(), counts[:, 1].copy())


def play_on(game: Game, state: AnyState, n: int, seed: int, policy: str = "greedy") -> Results:
    """Play a position to its end n times, compiled; everything in it is known to those who play."""
    seats = seats_of(game, state)
    rows = np.zeros(2, layout(game.state).dtype)
    store(state, rows, 1)
    points, ranks, counts = np.zeros((n, seats), np.int16), np.zeros((n, seats), np.int8), np.zeros((n, 2), np.int32)
    run = compiled(bind(play_on_range, copy_into=copier(game.state), play_out=ending(game, policy)), "cpu")
    out, journal = np.zeros(game.most_legal, np.int16), np.zeros((1, WIDTH), np.int16)
    run(rows, seed, np.zeros(4, np.int64), out, journal, points, ranks, counts)
    return Results(points, ranks, counts[:, 0].copy(), counts[:, 1].copy())


def seats_of(game: Game, state: AnyState) -> int:
    """How many play: so many are ranked."""
    points, ranks = [0] * game.seats[-1], [0] * game.seats[-1]
    game.scores(state, points, ranks)
    return sum(rank > 0 for rank in ranks)


def _play_plain(job: Job) -> Iterator[int]:
    """One by one, in ordinary Python."""
    one, _ = loop(job.game, job.policy)
    state: AnyState = blank(job.game.state)
    rng, out, journal = [0] * 4, [0] * job.game.most_legal, new_journal(0)
    for number in range(len(job)):
        seed_rng(rng, job.seed, job.first + number)
        rows = [0] * job.seats, [0] * job.seats, [0, 0]
        one(state, job.seats, job.options, rng, out, journal, *rows)
        for array, row in zip(job.outputs, rows, strict=True):
            array[number] = row
        yield 1


def _play_cpu(job: Job) -> Iterator[int]:
    """In chunks, on threads: compiled code holds no GIL."""
    run = compiled(loop(job.game, job.policy)[1], "cpu")
    options = np.array(job.options, np.int16)

    def play_part(first: int, outputs: tuple[npt.NDArray[Any], ...]) -> int:
        rows = np.zeros(1, layout(job.game.state).dtype)
        rng, out, journal = (
            np.zeros(4, np.int64),
            np.zeros(job.game.most_legal, np.int16),
            np.zeros((1, WIDTH), np.int16),
        )
        run(rows, first, job.seed, job.seats, options, rng, out, journal, *outputs)
        return len(outputs[0])

    play_part(0, tuple(array[:0] for array in job.outputs))  # compiles or loads before the threads ask for it together
    if job.threads == 1:
        for part in job.parts(CPU_CHUNK):
            yield play_part(*part)
        return
    with ThreadPoolExecutor(job.threads) as pool:
        waiting: list[Future[int]] = []
        for part in job.parts(CPU_CHUNK):
            waiting.append(pool.submit(play_part, *part))
            if len(waiting) > 4 * job.threads:  # so that a stop is never far
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()


def _play_cuda(job: Job) -> Iterator[int]:
    """In large chunks, thousands of games at once."""
    rules = gpu_rules(job.game, job.policy)
    dtype = layout(job.game.state).dtype
    for first, outputs in job.parts(GPU_CHUNK):
        play_on_gpu(rules, dtype, job.game.most_legal, first, job.seed, job.seats, job.options, outputs)
        yield len(outputs[0])


PLAYERS: dict[str, Callable[[Job], Iterator[int]]] = {"plain": _play_plain, "cpu": _play_cpu, "cuda": _play_cuda}
