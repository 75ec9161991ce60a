"""From PyTorch's network to the arrays that playing needs, and to the file that the package ships."""

import json
import shutil
import subprocess
from dataclasses import asdict
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from turncoat import __version__
from turncoat.errors import Invalid
from turncoat.judge.network import HEADS, Sizes, Weights
from turncoat.judge.weights import read_card, read_weights
from turncoat.learn.model import Model, fitting
from turncoat.learn.training import Training

PACKAGE = Path(__file__).parents[1]


def weights_of(model: Model) -> Weights:
    """The arrays of a network, as `turncoat.judge.network` has them."""

    def array(tensor: Tensor) -> npt.NDArray[np.float32]:
        found: npt.NDArray[np.float32] = tensor.detach().float().cpu().numpy()
        return np.array(found, order="C")

    scale = model.scale
    tables = [model.table.weight.T * scale[model.table_numbers][:, None]]
    for group, encode in zip(model.groups, model.group):
        tables.append(encode.weight.T * scale[group.first : group.first + group.size][:, None])
    layers = range(model.sizes.layers)
    return {
        "encode": np.concatenate([array(one) for one in tables]),
        "place": array(model.place),
        "ask": np.stack([asking(array(model.ask[layer].weight.T), len(model.place), model.sizes) for layer in layers]),
        "answer": np.stack([array(model.answer[layer].weight.T) for layer in layers]),
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


@torch.no_grad()
def begin_with(training: Training, path: Path) -> None:
    """Go on from weights that were written before, in place of chance; Invalid if they are of another game or of other sizes."""
    card = read_card(path)
    if card["game"] != training.game.name or card["recipe"]["sizes"] != asdict(training.recipe.sizes):
        raise Invalid(f"{path} holds a network of another game or of other sizes")
    weights, model = read_weights(path), training.model
    tables = len(model.table_numbers)
    encode = np.split(weights["encode"], np.cumsum([tables, *(group.size for group in model.groups)])[:-1])
    numbers = [model.table_numbers, *(slice(group.first, group.first + group.size) for group in model.groups)]
    for part, rows, which in zip([model.table, *model.group], encode, numbers):
        part.weight.copy_((torch.from_numpy(rows).to(model.scale) / model.scale[which][:, None]).T)
    model.place.copy_(torch.from_numpy(weights["place"]))
    weights["ask"][:, :, : training.recipe.sizes.width] /= fitting(
        len(model.place), training.recipe.sizes.width // HEADS
    )
    for layer in range(training.recipe.sizes.layers):
        for name in ("ask", "answer", "up", "down"):
            getattr(model, name)[layer].weight.copy_(torch.from_numpy(weights[name][layer]).T)
        for name in ("up", "down"):
            getattr(model, name)[layer].bias.copy_(torch.from_numpy(weights[f"{name}_bias"][layer]))
    for name in ("squeeze", "gather", "policy", "value"):
        rows = weights[name].reshape(-1, weights[name].shape[-1])
        getattr(model, name).weight.copy_(torch.from_numpy(rows).T)
        getattr(model, name).bias.copy_(torch.from_numpy(weights[f"{name}_bias"]))
    training.began_with = {name: card.get(name) for name in ("recipe", "learned", "began_with")}


def asking(weights: npt.NDArray[np.float32], tokens: int, sizes: Sizes) -> npt.NDArray[np.float32]:
    """With the smaller fits already in the questions, which come first."""
    weights[:, : sizes.width] *= fitting(tokens, sizes.width // HEADS)
    return weights


def last_commit() -> str | None:
    """The last commit that changed this package, if it lies in a checkout."""
    git = shutil.which("git")
    if git is None:
        return None
    asked = [git, "log", "-1", "--format=%H", "--", "."]
    return subprocess.run(asked, cwd=PACKAGE, capture_output=True, text=True).stdout.strip() or None


def write_weights(training: Training, folder: Path, shares: dict[str, float]) -> Path:
    """The weights in 16 bits each, and beside them a card that says how they came about; the file. Each is replaced as a whole."""
    game = training.game
    path = folder / f"{game.name}.npz"
    weights = {name: array.astype(np.float16) for name, array in weights_of(training.model).items()}
    new = folder / "new.npz"
    np.savez_compressed(new, allow_pickle=False, **weights)
    card = {
        "game": game.name,
        "rules_version": game.rules_version,
        "components": game.components,
        "turncoat": __version__,
        "commit": last_commit(),
        "recipe": asdict(training.recipe),
        "learned": {name: getattr(training, name) for name in ("rounds", "games", "decisions", "spent")},
        "began_with": training.began_with,
        "among_apprentices": shares,
    }
    told = new.with_suffix(".json")
    told.write_text(json.dumps(card, indent=2) + "\n", encoding="utf-8")
    new.replace(path)
    told.replace(path.with_suffix(".json"))
    return path
