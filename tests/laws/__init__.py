"""What always holds on the table of each game: a kernel `law` in a module named after the game answers with the first law that is broken, or HOLDS.

`points` are the scores now, `past` those of the step before.
"""

from importlib import import_module

from turncoat.games import GAMES
from turncoat.kernel import Kernel

INVARIANTS: dict[str, Kernel] = {name: import_module(f"{__name__}.{name}").law for name in GAMES}
