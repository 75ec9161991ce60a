"""The cuda target: what numba-cuda needs beyond the plain functions. Imported only when that target is asked for."""

import functools
from typing import Any

import numpy as np

from turncoat.kernel.compile import Kernel


class NoGpu(RuntimeError):
    """The cuda target was asked for where it cannot run."""


def _cuda() -> Any:
    """numba-cuda's module, or one clear sentence."""
    try:
        import numba_cuda  # noqa: F401  without it, numba's own old cuda module would be found
        from numba import cuda
    except ImportError:
        raise NoGpu("the cuda target needs numba-cuda: pip install 'turncoat[cuda]'") from None
    if not cuda.is_available():
        raise NoGpu("the cuda target needs an NVIDIA GPU with its driver, and none was found here")
    return cuda


def device_function(twin: Kernel) -> Kernel:
    """A kernel as a function that GPU code can call."""
    device: Kernel = _cuda().jit(device=True)(twin)
    return device


@functools.cache
def entry(play: Kernel, seed_rng: Kernel, dtype: np.dtype[np.void], most_legal: int) -> Kernel:
    """The GPU's loop: each thread plays games of its own, start to end, in its local memory."""
    cuda = _cuda()
    import numba

    row = numba.from_dtype(dtype)

    def play_games(first, games, seed, seats, options, points, ranks, counts):  # type: ignore[no-untyped-def]
        rows = cuda.local.array(1, row)
        out = cuda.local.array(most_legal, numba.int16)
        rng = cuda.local.array(4, numba.int64)
        journal = cuda.local.array((1, 4), numba.int16)
        journal[0, 0] = 0
        for game in range(cuda.grid(1), games, cuda.gridsize(1)):
            seed_rng(rng, seed, first + game)
            play(rows[0], seats, options, rng, out, journal, points[game], ranks[game], counts[game])

    started: Kernel = cuda.jit(play_games)
    return started
