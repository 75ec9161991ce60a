"""How each game's table is drawn in the terminal, from its scene alone: a board never sees more than its seat.

A game's drawing is `BOARD` in the module here that has the game's name; a game without one is drawn as names and values.
"""

from importlib import import_module
from importlib.util import find_spec

from turncoat.cli.boards.board import PLAIN, Board
from turncoat.games import Game

__all__ = ["Board", "board_of"]


def board_of(game: Game) -> Board:
    """A game's drawing."""
    module = f"{__name__}.{game.name}"
    board: Board = import_module(module).BOARD if find_spec(module) else PLAIN
    return board
