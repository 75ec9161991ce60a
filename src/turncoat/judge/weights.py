"""What was learned, as files beside this module: for each game that has been learned, its weights and a card that says how they came about."""

import functools
import json
from pathlib import Path
from typing import Any

import numpy as np

from turncoat.errors import Invalid
from turncoat.games import Game
from turncoat.judge.network import WEIGHTS, Network, Weights, new_network, no_network, shapes_of, sizes_of

FOLDER = Path(__file__).parent / "weights"


def file_of(game: Game) -> Path:
    return FOLDER / f"{game.name}.npz"


def is_learned(game: Game) -> bool:
    """Whether somebody has learned the game with these printed values: with those of another box, it would be another game."""
    path = file_of(game)
    return path.exists() and bool(card_of(path)["components"] == game.components)


def read_card(path: Path) -> dict[str, Any]:
    """What is said of the weights in a file; Invalid if nothing is."""
    card = path.with_suffix(".json")
    if not card.exists():
        raise Invalid(f"{path} has no card {card.name} beside it")
    return dict(json.loads(card.read_text(encoding="utf-8")))


def read_weights(path: Path) -> Weights:
    """The weights in a file, where they take 16 bits each."""
    with np.load(path) as file:
        return {name: np.ascontiguousarray(file[name], np.float32) for name in WEIGHTS}


card_of, weights_of = functools.cache(read_card), functools.cache(read_weights)


def network_of(game: Game) -> Network:
    """A network that knows the game, with room of its own; an empty one where nobody has learned it. Invalid if its weights are of another shape:
    compiled code does not check where it reads."""
    if not is_learned(game):
        return no_network(game)
    weights = weights_of(file_of(game))
    if {name: array.shape for name, array in weights.items()} != shapes_of(game, sizes_of(weights)):
        raise Invalid(
            f"{file_of(game)} was learned when {game.name} had other actions or numbers to see: learn it again"
        )
    return new_network(game, weights)
