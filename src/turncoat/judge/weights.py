"""What was learned, as files beside this module: one for each game that has been learned."""

import functools
from pathlib import Path

import numpy as np

from turncoat.games import Game
from turncoat.judge.network import WEIGHTS, Network, Weights, new_network, no_network

FOLDER = Path(__file__).parent / "weights"


def file_of(game: Game) -> Path:
    return FOLDER / f"{game.name}.npz"


def is_learned(game: Game) -> bool:
    return file_of(game).exists()


def read_weights(path: Path) -> Weights:
    """The weights in a file, where they take 16 bits each."""
    with np.load(path) as file:
        return {name: np.ascontiguousarray(file[name], np.float32) for name in WEIGHTS}


weights_of = functools.cache(read_weights)


def network_of(game: Game) -> Network:
    """A network that knows the game, with room of its own; an empty one where nobody has learned it."""
    return new_network(game, weights_of(file_of(game))) if is_learned(game) else no_network(game)
