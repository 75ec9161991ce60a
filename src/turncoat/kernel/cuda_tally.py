"""Whole games on a GPU, a thread each, with all that is tallied of them."""

import functools
import warnings
from typing import Any

import numpy as np

from turncoat.kernel.compile import Kernel, compiled
from turncoat.kernel.cuda import require_gpu
from turncoat.kernel.journal import WIDTH

THREADS = 64


def tally_on_gpu(tally_game: Kernel, dtype: np.dtype[np.void], most_legal: int, tally: Any, deal: Any) -> None:
    """Play as many games as the tally have rows, and fill them."""
    cuda = require_gpu()
    games = len(tally.counts)
    if games == 0:
        return
    on_device = type(tally)(*(cuda.to_device(array) for array in tally))
    room = cuda.to_device(np.zeros(games, dtype)), cuda.device_array((games, most_legal), np.int16)
    given = deal._replace(options=cuda.to_device(deal.options))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that a few games do not fill the GPU
        _entry(tally_game)[-(-games // THREADS), THREADS](on_device, *room, given)
    for array, filled in zip(tally, on_device, strict=True):
        filled.copy_to_host(array)


@functools.cache
def _entry(tally_game: Kernel) -> Any:
    """What the GPU runs."""
    cuda = require_gpu()
    import numba

    play = compiled(tally_game, "cuda")

    @cuda.jit
    def tally_all(tally, rows, lists, deal):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < len(rows):
            rng = cuda.local.array(4, numba.int64)
            journal = cuda.local.array((1, WIDTH), numba.int16)
            journal[0, 0] = 0
            play(tally, game, rows[game], rng, lists[game], journal, deal)

    return tally_all
