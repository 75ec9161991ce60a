"""What tests of networks share: small ones that know nothing."""

import json
from pathlib import Path

import numpy as np

from turncoat.games import Game
from turncoat.judge.network import Sizes, Weights, shapes_of

SMALL = Sizes(width=16, hidden=8, layers=2, told=4, mind=12)


def some_weights(game: Game, sizes: Sizes) -> Weights:
    """Any weights, the same every time."""
    luck = np.random.default_rng(7)
    return {name: luck.standard_normal(shape).astype(np.float32) for name, shape in shapes_of(game, sizes).items()}


def write(path: Path, game: Game, arrays: Weights) -> None:
    np.savez(path, allow_pickle=False, **arrays)
    path.with_suffix(".json").write_text(json.dumps({"components": game.components}))
