"""The games. `GAMES` is the one registry; `turncoat.games.game` says what a game is."""

from turncoat.errors import Invalid
from turncoat.games.batch import POLICIES, Results, play_many
from turncoat.games.game import CHANCE, NOBODY, OVER, Game, Illegal, Name, Option, Reason, Say, Seat
from turncoat.games.kuhn import GAME as KUHN
from turncoat.games.ontembare_stad import GAME as ONTEMBARE_STAD
from turncoat.games.rattus import GAME as RATTUS
from turncoat.games.verraeter import GAME as VERRAETER

GAMES: dict[str, Game] = {game.name: game for game in (KUHN, VERRAETER, RATTUS, ONTEMBARE_STAD)}

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
