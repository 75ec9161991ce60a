"""How Numba compiles a function that only compiled code calls.

By itself Numba optimises every function together with all that it calls, and turns the whole into machine code; then its caller the same, with that function
once more in it, and so on up to the entry. Only the entry's machine code is ever run. So all others wait as LLVM code, and are optimised once, in the entry:
a third less to compile, and code as fast.
"""

from typing import Any

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
    """Numba's compiler, without its last steps."""

    def define_pipelines(self) -> Any:
        state = self.state
        state.library = WaitingLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return super().define_pipelines()
