"""A bar that shows how far a long run is, where somebody watches."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


@contextmanager
def progress(title: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A function that advances the bar, which is gone at the end."""
    bar = Progress(
        *("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task(title, total=total, completed=done)
    with bar if sys.stderr.isatty() else nullcontext():
        yield lambda many: bar.advance(task, many)
