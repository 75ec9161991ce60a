"""The games. `GAMES` is the one registry; `turncoat.games.game` says what a game is."""

from importlib import import_module

from turncoat.errors import Invalid
from turncoat.games.batch import POLICIES, Results, play_many
from turncoat.games.game import CHANCE, NOBODY, OVER, Game, Illegal, Name, Reason, Say, Seat
from turncoat.games.options import Option

NAMES = ("kuhn", "verraeter", "rattus", "ontembare_stad")  # a new game is added here; all else is discovered
GAMES: dict[str, Game] = {name: import_module(f"{__name__}.{name}").GAME for name in NAMES}

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "OVER",
    "POLICIES",
    "Game",
    "Illegal",
    "Invalid",
    "Name",
    "Option",
    "Reason",
    "Results",
    "Say",
    "Seat",
    "play_many",
]
