"""The cuda target: what numba-cuda needs beyond the plain functions. Numba is imported only when that target is asked for."""

import functools
import warnings
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from turncoat.kernel.compile import Kernel, compiled
from turncoat.kernel.journal import WIDTH
from turncoat.kernel.numba_internals import allow_shared_memory
from turncoat.kernel.rng import seed_rng

WARP = 0xFFFFFFFF  # all its threads
KINDS = 32  # of steps, a thread of a warp for each; the last two are not steps of a game
NEW, IDLE = KINDS - 2, KINDS - 1  # a table waits for a game; there is none left for it


class Rules(NamedTuple):
    """What the loop needs from a game under a policy; `state.mover` is a seat from 0, or less for chance."""

    setup: Kernel  # (state, seats, options)
    legal: Kernel  # (state, room for a list of actions) -> how many
    draw: Kernel  # (state, list, how many, rng) -> outcome of chance
    choose: Kernel  # (state, list, how many, rng) -> action
    apply: Kernel  # (state, action, journal)
    kind: Kernel  # (state, steps so far) -> what the next step is about, from 0; less when the game is over
    scores: Kernel  # (state, points, ranks)


class NoGpu(RuntimeError):
    """The cuda target was asked for where it cannot run."""


def require_gpu() -> Any:
    """numba-cuda's module; NoGpu, in one clear sentence, where there is none or no GPU."""
    try:
        import numba_cuda  # noqa: F401  without it, numba's own old cuda module would be found
        from numba import cuda
    except ImportError:
        raise NoGpu("the cuda target needs numba-cuda: pip install 'numba-cuda[cu12]'") from None
    if not cuda.is_available():
        raise NoGpu("the cuda target needs an NVIDIA GPU with its driver, and none was found here")
    return cuda


def device_function(twin: Kernel) -> Kernel:
    """A kernel as a function that GPU code can call."""
    device: Kernel = require_gpu().jit(device=True)(twin)
    return device


def play_on_gpu(
    rules: Rules,
    dtype: np.dtype[np.void],
    most_legal: int,
    first: int,
    seed: int,
    seats: int,
    options: list[int],
    outputs: tuple[npt.NDArray[Any], ...],
) -> None:
    """Play as many games as the outputs have rows, and fill them."""
    cuda = require_gpu()
    games = len(outputs[0])
    table = _table(dtype)
    most_tables = _most_tables(table)
    blocks = _most_blocks(table, most_tables)
    tables = min(most_tables, -(-games // (32 * blocks)) * 32)  # few games are spread over all blocks, in whole warps
    blocks = min(blocks, -(-games // tables))
    on_device = [cuda.device_array_like(array) for array in outputs]
    lists = cuda.device_array((blocks * tables, most_legal), np.int16)
    given = cuda.to_device(np.zeros(1, np.int64))
    entry: Any = _entry(rules, table, most_tables)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that the blocks are few: they go on until no game is left
        start = entry[blocks, tables, 0, tables * table.itemsize]
    start(lists, given, first, games, seed, seats, cuda.to_device(np.array(options, np.int16)), *on_device)
    for array, filled in zip(outputs, on_device, strict=True):
        filled.copy_to_host(array)


def _table(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """What a block keeps of each game that it plays; an odd number of words, so that neighbours lie in different banks of memory."""
    fields: list[Any] = [("rng", np.uint32, 4), ("game", np.int32), ("steps", np.int32), ("decisions", np.int32)]
    fields += [("kind", np.int16), ("next", np.int16), ("state", dtype)]
    if np.dtype(fields, align=True).itemsize % 8 == 0:
        fields.append(("filling", np.int32))
    return np.dtype(fields, align=True)


def _most_tables(table: np.dtype[np.void]) -> int:
    """How many fit into a block. The more the better: with more games sorted, fewer warps get more than one kind of step."""
    device = require_gpu().get_current_device()
    room = device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN - 4 * KINDS
    tables: int = min(room // table.itemsize, device.MAX_THREADS_PER_BLOCK) // 32 * 32
    if tables == 0:
        raise NoGpu(f"this GPU has no room for 32 games of {table.itemsize} bytes side by side")
    return tables


def _most_blocks(table: np.dtype[np.void], tables: int) -> int:
    """How many the GPU runs at once; more of them would only wait."""
    device = require_gpu().get_current_device()
    fit = device.MAX_SHARED_MEMORY_PER_MULTIPROCESSOR // (tables * table.itemsize)
    blocks: int = device.MULTIPROCESSOR_COUNT * max(1, min(fit, device.MAX_THREADS_PER_MULTIPROCESSOR // tables))
    return blocks


@functools.cache
def _entry(rules: Rules, table: np.dtype[np.void], most_tables: int) -> Kernel:
    """The GPU's loop, for blocks of up to so many tables.

    The threads of a warp run at full speed only while all do the same, and games soon drift apart. So a block keeps its games in shared
    memory, sorts them before every step by what that step is about, and each thread then takes the game at its place in that order.
    Which thread plays which step makes no difference: a game depends only on its own random stream.
    """
    cuda = require_gpu()
    import numba

    row = numba.from_dtype(table)
    setup, legal, draw, choose, apply, kind_of, scores = (compiled(function, "cuda") for function in rules)
    start_rng = compiled(seed_rng, "cuda")

    def play_games(lists, given, first, games, seed, seats, options, points, ranks, counts):  # type: ignore[no-untyped-def]
        block = cuda.shared.array(0, row)
        sizes = cuda.shared.array(KINDS, numba.int32)
        rng = cuda.local.array(4, numba.int64)
        journal = cuda.local.array((1, WIDTH), numba.int16)
        journal[0, 0] = 0
        me = cuda.threadIdx.x
        out = lists[cuda.grid(1)]
        block[me].game = -1
        block[me].kind = NEW
        while True:
            # count the tables of each kind, and put them in order
            if me < KINDS:
                sizes[me] = 0
            cuda.syncthreads()
            kind = block[me].kind
            place = cuda.atomic.add(sizes, kind, 1)
            cuda.syncthreads()
            if sizes[IDLE] == cuda.blockDim.x:
                break
            block[place + before(sizes, kind)].next = me
            cuda.syncthreads()
            # play a step of the one that is next here
            mine = block[block[me].next]
            if mine.kind == NEW:
                if mine.game >= 0:
                    scores(mine.state, points[mine.game], ranks[mine.game])
                    counts[mine.game, 0] = mine.steps
                    counts[mine.game, 1] = mine.decisions
                game = cuda.atomic.add(given, 0, 1)
                if game < games:
                    start_rng(rng, seed, first + game)
                    setup(mine.state, seats, options)
                    mine.game = game
                    mine.steps = 0
                    mine.decisions = 0
                    mine.kind = next_kind(mine.state, 0)
                    for i in range(4):
                        mine.rng[i] = rng[i]
                else:
                    mine.kind = IDLE
            elif mine.kind != IDLE:
                for i in range(4):
                    rng[i] = mine.rng[i]
                count = legal(mine.state, out)
                if mine.state.mover < 0:
                    action = draw(mine.state, out, count, rng)
                else:
                    action = choose(mine.state, out, count, rng)
                    mine.decisions += 1
                apply(mine.state, action, journal)
                mine.steps += 1
                for i in range(4):
                    mine.rng[i] = rng[i]
                mine.kind = next_kind(mine.state, mine.steps)

    @cuda.jit(device=True)
    def next_kind(state, steps):  # type: ignore[no-untyped-def]
        """A game that is over makes room for a new one; those beyond the last kind share it."""
        kind = kind_of(state, steps)
        return min(kind, NEW - 1) if kind >= 0 else NEW

    @cuda.jit(device=True)
    def before(sizes, kind):  # type: ignore[no-untyped-def]
        """How many come before a kind: a warp adds up all sizes, one per thread."""
        lane = cuda.laneid
        size = sizes[lane]
        total = size
        for distance in (1, 2, 4, 8, 16):
            lower = cuda.shfl_up_sync(WARP, total, distance)
            if lane >= distance:
                total += lower
        return cuda.shfl_sync(WARP, total - size, numba.int32(kind))

    i64, arrays = numba.int64, (numba.int16[::1], numba.int16[:, ::1], numba.int8[:, ::1], numba.int32[:, ::1])
    signature = numba.void(numba.int16[:, ::1], numba.int64[::1], i64, i64, i64, i64, *arrays)
    jitted: Any = cuda.jit(signature, launch_bounds=(most_tables, 1))(play_games)
    allow_shared_memory(jitted.overloads[signature.args], most_tables * table.itemsize)
    entry: Kernel = jitted
    return entry
