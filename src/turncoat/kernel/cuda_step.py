"""Many tables on a GPU, one decision each at a time. Their arrays stay there, and others take them by DLPack."""

import functools
import warnings
from typing import Any

import numpy as np
import numpy.typing as npt

from turncoat.errors import Invalid
from turncoat.kernel.compile import Kernel, compiled
from turncoat.kernel.cuda import require_gpu
from turncoat.kernel.dlpack import OnGpu
from turncoat.kernel.journal import WIDTH

THREADS = 256  # of a block: on an H200 4 % faster than 64


class Gpu:
    """Where the tables are, and how they are stepped there."""

    def __init__(self, step: Kernel, sample: Kernel) -> None:
        self._cuda = require_gpu()
        self._step, self._sample = _entries(step, sample)

    def put(self, array: npt.NDArray[Any]) -> Any:
        return self._cuda.to_device(array)

    def show(self, array: Any) -> OnGpu:
        return OnGpu(array)

    def take(self, actions: Any, n: int) -> Any:
        given = actions if hasattr(actions, "__cuda_array_interface__") else np.ascontiguousarray(actions)
        array = self._cuda.as_cuda_array(given) if given is actions else self._cuda.to_device(given)
        if array.shape != (n,) or array.dtype.kind not in "iu":
            raise Invalid(
                f"{n} tables need as many actions, as whole numbers; these are {array.shape} of {array.dtype}"
            )
        return array

    def step(self, arrays: Any, actions: Any, setting: Any) -> int:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that a few tables do not fill the GPU
            self._step[-(-len(actions) // THREADS), THREADS](arrays, actions, setting)
        fault = int(arrays.fault.copy_to_host()[0])
        if fault:
            arrays.fault.copy_to_device(np.zeros(1, np.int32))
        return fault

    def sample(self, arrays: Any, actions: Any) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self._sample[-(-len(actions) // THREADS), THREADS](arrays, actions)


@functools.cache
def _entries(step: Kernel, sample: Kernel) -> tuple[Any, Any]:
    """What the GPU runs, a thread for each table."""
    cuda = require_gpu()
    import numba

    step_table, sample_table = compiled(step, "cuda"), compiled(sample, "cuda")

    @cuda.jit
    def step_all(arrays, actions, setting):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(arrays.rows):
            rng = cuda.local.array(4, numba.int64)
            journal = cuda.local.array((1, WIDTH), numba.int16)
            journal[0, 0] = 0
            for k in range(4):
                rng[k] = arrays.rngs[i, k]
            step_table(arrays, i, arrays.rows[i], rng, journal, actions[i], setting)
            for k in range(4):
                arrays.rngs[i, k] = rng[k]

    @cuda.jit
    def sample_all(arrays, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(actions):
            actions[i] = sample_table(arrays, i)

    return step_all, sample_all
