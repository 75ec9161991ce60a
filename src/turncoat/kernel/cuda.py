"""The cuda target: what numba-cuda needs beyond the plain functions. Imported only when that target is asked for."""

import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from turncoat.kernel.compile import Kernel, compiled
from turncoat.kernel.rng import seed_rng

BLOCK = 128  # games a block: of 32 to 256 this was the fastest on an H200


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
    play: Kernel,
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
    on_device = [cuda.device_array_like(array) for array in outputs]
    start: Any = _entry(play, dtype, most_legal)
    blocks = (games + BLOCK - 1) // BLOCK
    start[blocks, BLOCK](first, games, seed, seats, cuda.to_device(np.array(options, np.int16)), *on_device)
    for array, filled in zip(outputs, on_device, strict=True):
        filled.copy_to_host(array)


@functools.cache
def _entry(play: Kernel, dtype: np.dtype[np.void], most_legal: int) -> Kernel:
    """The GPU's loop: each thread plays one game, start to end, in its local memory."""
    cuda = require_gpu()
    import numba

    row = numba.from_dtype(dtype)
    play_one, start_rng = compiled(play, "cuda"), compiled(seed_rng, "cuda")

    def play_games(first, games, seed, seats, options, points, ranks, counts):  # type: ignore[no-untyped-def]
        rows = cuda.local.array(1, row)
        out = cuda.local.array(most_legal, numba.int16)
        rng = cuda.local.array(4, numba.int64)
        journal = cuda.local.array((1, 4), numba.int16)
        journal[0, 0] = 0
        game = cuda.grid(1)
        if game < games:
            start_rng(rng, seed, first + game)
            play_one(rows[0], seats, options, rng, out, journal, points[game], ranks[game], counts[game])

    jitted: Kernel = cuda.jit(play_games)
    return jitted
