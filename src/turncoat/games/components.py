"""Reads what is printed in a game's box from its `components.toml`.

Who owns the box and finds a value that differs puts a corrected copy at `<folder>/<game>.toml` and sets TURNCOAT_COMPONENTS
to that folder: no code changes. Compiled code and stored matches know which values they were made with.
"""

import hashlib
import os
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PROVENANCES = ("rulebook", "source", "reconstructed")
OVERRIDE = "TURNCOAT_COMPONENTS"


@dataclass(frozen=True)
class Components:
    """The values of a box, and a digest that stands for them."""

    values: dict[str, Any]
    digest: str


def read_components(folder: Path) -> Components:
    """The components of the game in this folder, or the owner's corrected copy of them."""
    path = folder / "components.toml"
    if override := os.environ.get(OVERRIDE):
        corrected = Path(override) / f"{folder.name}.toml"
        path = corrected if corrected.exists() else path
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    return Components(values, hashlib.sha256(repr(_bare(values)).encode()).hexdigest()[:12])


def _bare(values: Any) -> Any:
    """The values without their provenance, so that a better source alone does not make another box."""
    if isinstance(values, dict):
        return {key: _bare(value) for key, value in values.items() if key != "provenance"}
    if isinstance(values, list):
        return [_bare(value) for value in values]
    return values
