"""An array on a GPU as others take it: by DLPack (PyTorch, JAX, CuPy) or by the CUDA array interface, never by a copy."""

import ctypes
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from turncoat.kernel.cuda import require_gpu

CUDA = 2  # DLPack's number for such a device
OURS = (
    None,
    -1,
    1,
)  # streams for which nothing has to be waited for: our own, the default one, and a taker's that asks for no waiting
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's numbers for a dtype's kind


class Device(ctypes.Structure):
    _fields_: ClassVar = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class Dtype(ctypes.Structure):
    _fields_: ClassVar = [("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    _fields_: ClassVar = [
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("ndim", ctypes.c_int32),
        ("dtype", Dtype),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),  # none: the rows lie one after another
        ("offset", ctypes.c_uint64),
    ]


class Managed(ctypes.Structure):
    """A tensor, and what its taker calls when it needs it no more."""


DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", DELETER)]

_lent: dict[int, tuple[Any, ...]] = {}  # by address: what must live while somebody else has the array


def _give_back(managed: Any) -> None:
    del _lent[ctypes.addressof(managed.contents)]


GIVE_BACK = DELETER(_give_back)

new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype = ctypes.py_object
new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class OnGpu:
    """An array of numba-cuda that everybody can take."""

    def __init__(self, array: Any) -> None:
        self._array = array
        self.shape: tuple[int, ...] = array.shape
        self.dtype: np.dtype[Any] = array.dtype
        self.__cuda_array_interface__ = array.__cuda_array_interface__

    def __len__(self) -> int:
        return self.shape[0]

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, *, stream: Any = None, **wishes: Any) -> Any:
        """A capsule with a pointer to the array; its consumer keeps it alive. If the consumer runs on another stream, all steps so far are done."""
        if stream not in OURS:
            require_gpu().synchronize()
        managed = Managed()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        tensor = managed.tensor
        tensor.data = self.__cuda_array_interface__["data"][0]
        tensor.device = Device(*self.__dlpack_device__())
        tensor.ndim, tensor.shape = len(self.shape), shape
        tensor.dtype = Dtype(KINDS[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        managed.deleter = GIVE_BACK
        address = ctypes.addressof(managed)
        _lent[address] = (managed, shape, self._array)
        return new_capsule(address, b"dltensor", None)

    def copy_to_host(self) -> npt.NDArray[Any]:
        """A copy in memory."""
        copied: npt.NDArray[Any] = self._array.copy_to_host()
        return copied
