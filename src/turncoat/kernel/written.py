"""Kernels written by code: what every option or phase does alike is listed once, in a table, and becomes plain Python."""

import linecache
from collections.abc import Sequence
from typing import Any

from turncoat.kernel.compile import Kernel, kernel


def written(name: str, lines: Sequence[str], title: str, **names: Any) -> Kernel:
    """The kernel of that name in these lines, whose globals are `names`; a debugger shows the lines under the title."""
    source, file = "\n".join(lines) + "\n", f"<{title}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    made = {"__name__": __name__, **names}
    exec(compile(source, file, "exec"), made)
    function: Kernel = kernel(made[name])
    return function
