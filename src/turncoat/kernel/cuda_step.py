"""Many tables on a GPU, one decision each at a time. Their arrays stay there, and others take them by DLPack."""

import functools
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from turncoat.errors import Invalid
from turncoat.kernel.compile import Kernel, compiled
from turncoat.kernel.cuda import require_gpu
from turncoat.kernel.dlpack import OnGpu
from turncoat.kernel.journal import WIDTH

THREADS = 256  # of a block: on an H200 a sixth faster than 128
CHECKED = 32  # steps after which the GPU is waited for and asked whether an action was not legal


class Gpu:
    """Where the tables are, and how they are stepped there."""

    def __init__(self, step: Kernel, observe: Kernel, sampler: Callable[[str], Kernel]) -> None:
        self._cuda = require_gpu()
        self._step, self._observe = _entries(step, observe)
        self._sampler = sampler
        self._unchecked = 0

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
        """The GPU goes on while Python does; whether all was legal is asked now and then."""
        self._run(self._step, arrays, actions, setting)
        if setting.observes:
            self.observe(arrays)
        self._unchecked += 1
        return self.check(arrays) if self._unchecked == CHECKED or setting.begins else 0

    def observe(self, arrays: Any) -> None:
        self._run(self._observe, arrays)

    def check(self, arrays: Any) -> int:
        """1 + a table whose action was not legal since this was asked last, or 0."""
        self._unchecked = 0
        fault = int(arrays.fault.copy_to_host()[0])
        if fault:
            arrays.fault.copy_to_device(np.zeros(1, np.int32))
        return fault

    def sample(self, arrays: Any, actions: Any, policy: str) -> None:
        self._run(_sample_entry(self._sampler(policy)), arrays, actions)

    def _run(self, entry: Any, arrays: Any, *more: Any) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that a few tables do not fill the GPU
            entry[-(-len(arrays.rows) // THREADS), THREADS](arrays, *more)


@functools.cache
def _entries(step: Kernel, observe: Kernel) -> tuple[Any, Any]:
    """What the GPU runs, a thread for each table; the observations of all tables are cleared before they are written."""
    cuda = require_gpu()
    import numba

    step_range, observe_range = compiled(step, "cuda"), compiled(observe, "cuda")

    @cuda.jit
    def step_all(arrays, actions, setting):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(arrays.rows):
            journal = cuda.local.array((1, WIDTH), numba.int16)
            journal[0, 0] = 0
            step_range(arrays, i, i + 1, journal, actions, setting)

    @cuda.jit(device=True)
    def clear_rows(observations):  # type: ignore[no-untyped-def]
        """All threads of a block clear its tables' rows together, so that what they write lies side by side."""
        begin = cuda.blockIdx.x * cuda.blockDim.x
        end = min(begin + cuda.blockDim.x, len(observations))
        for i in range(begin + cuda.threadIdx.x // 32, end, cuda.blockDim.x // 32):
            for k in range(cuda.laneid, observations.shape[1], 32):
                observations[i, k] = 0
        cuda.syncthreads()

    @cuda.jit
    def observe_all(arrays):  # type: ignore[no-untyped-def]
        clear_rows(arrays.observations)
        i = cuda.grid(1)
        if i < len(arrays.rows):
            observe_range(arrays, i, i + 1)

    return step_all, observe_all


@functools.cache
def _sample_entry(sample: Kernel) -> Any:
    """What the GPU runs to have a policy choose, a thread for each table."""
    cuda = require_gpu()
    sample_range = compiled(sample, "cuda")

    @cuda.jit
    def sample_all(arrays, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(actions):
            sample_range(arrays, i, i + 1, actions)

    return sample_all
