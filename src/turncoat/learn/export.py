"""From PyTorch's network to the arrays that playing needs, and to the file that the package ships."""

import json
from dataclasses import asdict
from pathlib import Path

import numpy as np
import numpy.typing as npt
from torch import Tensor

from turncoat import __version__
from turncoat.judge.network import Weights
from turncoat.learn.model import Model
from turncoat.learn.training import Training


def weights_of(model: Model) -> Weights:
    """The arrays of a network, as `turncoat.judge.network` has them."""

    def array(tensor: Tensor) -> npt.NDArray[np.float32]:
        found: npt.NDArray[np.float32] = tensor.detach().float().cpu().numpy()
        return np.ascontiguousarray(found)

    scale = model.scale
    tables = [model.table.weight.T * scale[model.table_numbers][:, None]]
    for group, encode in zip(model.groups, model.group):
        tables.append(encode.weight.T * scale[group.first : group.first + group.size][:, None])
    layers = range(model.sizes.layers)
    return {
        "encode": np.concatenate([array(one) for one in tables]),
        "place": array(model.place),
        "mix": np.stack([array(one) for one in model.mix]),
        "up": np.stack([array(model.up[layer].weight.T) for layer in layers]),
        "up_bias": np.stack([array(model.up[layer].bias) for layer in layers]),
        "down": np.stack([array(model.down[layer].weight.T) for layer in layers]),
        "down_bias": np.stack([array(model.down[layer].bias) for layer in layers]),
        **{
            name + ending: array(part)
            for name in ("squeeze", "policy", "value")
            for ending, part in (("", getattr(model, name).weight.T), ("_bias", getattr(model, name).bias))
        },
        "gather": array(model.gather.weight.T).reshape(len(model.place), model.sizes.told, model.sizes.mind),
        "gather_bias": array(model.gather.bias),
    }


def write_weights(training: Training, folder: Path, shares: dict[str, float]) -> Path:
    """The weights in 16 bits each, and beside them a card that says how they came about; the file."""
    game = training.game
    path = folder / f"{game.name}.npz"
    weights = {name: array.astype(np.float16) for name, array in weights_of(training.model).items()}
    np.savez_compressed(path, allow_pickle=False, **weights)
    card = {
        "game": game.name,
        "rules_version": game.rules_version,
        "turncoat": __version__,
        "recipe": asdict(training.recipe),
        "learned": {name: getattr(training, name) for name in ("rounds", "games", "decisions", "spent")},
        "among_apprentices": shares,
    }
    path.with_suffix(".json").write_text(json.dumps(card, indent=2) + "\n")
    return path
