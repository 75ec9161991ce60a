"""Turncoat: medieval games of plague and betrayal, one rulebook each, run three ways.

    match = turncoat.Match("rattus", seats=3)
    match.push(match.legal_moves[0])
    print(match)

What is named here is read from its own module when it is first used, so that the import itself costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from turncoat.doors.match import Match as Match
    from turncoat.doors.match import Result as Result
    from turncoat.errors import Invalid as Invalid
    from turncoat.games import CHANCE as CHANCE
    from turncoat.games import GAMES as GAMES
    from turncoat.games import Illegal as Illegal
    from turncoat.games import play_many as play_many

__version__ = "0.1.0"

_WHERE = {
    **dict.fromkeys(("Match", "Result"), "turncoat.doors.match"),
    **dict.fromkeys(("CHANCE", "GAMES", "Illegal", "Invalid", "play_many"), "turncoat.games"),
}


def __getattr__(name: str) -> object:
    if name not in _WHERE:
        raise AttributeError(f"module 'turncoat' has no attribute {name!r}")
    return getattr(import_module(_WHERE[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_WHERE})
