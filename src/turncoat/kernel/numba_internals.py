"""The fence around Numba's private parts: everything here may change with any release of Numba, and nothing elsewhere may use such parts.

Two shortcuts make compiling quicker; code runs as fast and gives the same results without them:

- By itself Numba optimises every function together with all that it calls and turns the whole into machine code, then does the same with its caller,
  and so on up to the entry, although only the entry's machine code ever runs. So inner functions wait as LLVM code and are optimised once, in the entry.
- By itself Numba compiles a function again for an `int8`, for an `int16` and for each constant that it is called with. Inner functions take 64 bits.

They are used with the releases of Numba that they were tested with (`make thorough` tries the lowest and the highest) and can be switched off with
`TURNCOAT_SHORTCUTS=off`.
"""

import functools
import os
from typing import Any

LOWEST, HIGHEST = "0.61.0", "0.68.1"  # the releases of Numba between which the shortcuts are known to work
SWITCH = "TURNCOAT_SHORTCUTS"


class NoCompiler(RuntimeError):
    """Compiled rules were asked for where Numba is not available."""


def require_numba() -> Any:
    """Numba's module; NoCompiler, in one clear sentence, where it cannot be imported."""
    try:
        import numba
    except ImportError as error:
        raise NoCompiler(f"compiled rules need Numba, which cannot be used here: {error}") from None
    return numba


@functools.cache
def uses_shortcuts() -> bool:
    """Whether inner functions are compiled the quicker way."""
    wanted = os.environ.get(SWITCH, "on")
    if wanted not in ("on", "off"):
        raise ValueError(f"{SWITCH} is on or off, not {wanted!r}")
    return wanted == "on" and is_tested(require_numba().__version__)


def is_tested(version: str) -> bool:
    """Whether the shortcuts were tried with this release of Numba, or with an earlier and a later one."""
    return _numbers(LOWEST) <= _numbers(version) <= _numbers(HIGHEST)


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers of a release; a pre-release (`0.69.0rc1`, `0.69.0dev0`) counts as later than the release before it, and so as untested."""
    return tuple(int(part) if part.isdigit() else -1 for part in version.split(".")[:3])


def inner_options() -> dict[str, Any]:
    """How `njit` is to compile a function that only compiled code calls.

    It counts no references to arrays, for kernels make none and their caller holds those that they are given; counting costs time at every call.
    """
    return {"pipeline_class": _inner_compiler(), "_nrt": False} if uses_shortcuts() else {}


def as_inner(jitted: Any) -> Any:
    """A function that only compiled code calls, taking every whole number as 64 bits."""
    if uses_shortcuts():
        from numba import types

        compile_for = jitted.compile

        def wide(kind: Any) -> Any:
            return types.int64 if isinstance(kind, types.Integer | types.IntEnumMember) else kind

        jitted.compile = lambda kinds: compile_for(tuple(map(wide, kinds)))
    return jitted


@functools.cache
def _inner_compiler() -> type[Any]:
    """Numba's compiler without its last steps."""
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler

    class NoEngine:
        """In place of what runs machine code: there is none."""

        def set_env(self, name: str, env: object) -> None:
            """Numba's link back to Python, which kernels never use."""

    class WaitingLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
        """LLVM code that becomes part of an entry."""

        @property
        def codegen(self) -> NoEngine:
            return NoEngine()

        def get_pointer_to_function(self, name: str) -> int:
            return 0

        def _optimize_final_module(self) -> None:
            """The entry does that."""

        def _finalize_final_module(self) -> None:
            self._finalized = True

    class InnerCompiler(Compiler):  # type: ignore[misc]  # Numba has no types
        """Leaves a function as LLVM code."""

        def define_pipelines(self) -> Any:
            state = self.state
            state.library = WaitingLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
            return super().define_pipelines()

    return InnerCompiler


def allow_shared_memory(kernel: Any, size: int) -> None:
    """More than 48 kB of a GPU's shared memory have to be asked for, and numba-cuda has no public way to do that (its issue 94)."""
    from numba.cuda.cudadrv.driver import binding, driver

    function = kernel._codelibrary.get_cufunc()
    attribute = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(attribute, size, function.handle, function.device.id)
