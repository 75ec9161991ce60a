"""Reads what is printed in a game's box from its `components.toml`.

An owner of the box who finds a different value puts a corrected copy at `<folder>/<game>.toml` and sets TURNCOAT_COMPONENTS
to that folder: no code changes. Compiled code and stored matches know which values they were made with.
"""

import hashlib
import os
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from turncoat.errors import Invalid

PROVENANCES = ("rulebook", "source", "reconstructed")
OVERRIDE = "TURNCOAT_COMPONENTS"


@dataclass(frozen=True)
class Components:
    """The values of a box, and a digest that stands for them."""

    values: dict[str, Any]
    digest: str


def read_components(folder: Path) -> Components:
    """The components of the game in this folder, or the owner's corrected copy of them; Invalid says what is wrong with that."""
    values = _read(folder / "components.toml")
    if override := os.environ.get(OVERRIDE):
        if not Path(override).is_dir():
            raise Invalid(f"{OVERRIDE} should name a folder, and {override} is none")
        corrected = Path(override) / f"{folder.name}.toml"
        if corrected.exists():
            given = _read(corrected)
            _check_same_shape(values, given, str(corrected))
            values = given
    return Components(values, hashlib.sha256(repr(_bare(values)).encode()).hexdigest()[:12])


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Invalid(f"{path} cannot be read: {error}") from None


def _check_same_shape(ours: Any, given: Any, where: str) -> None:
    """A corrected copy has other values, not other cards: the same names, as many entries, numbers for numbers."""
    if type(ours) is not type(given):
        raise Invalid(f"{where} should be {_kind(ours)}, not {_kind(given)}")
    if isinstance(ours, dict):
        for key in ours.keys() | given.keys():
            if key not in given or key not in ours:
                raise Invalid(f"{where}: {key!r} is {'missing' if key not in given else 'not known'}")
            _check_same_shape(ours[key], given[key], f"{where}: {key}")
    elif isinstance(ours, list):
        if len(ours) != len(given):
            raise Invalid(f"{where} should have {len(ours)} entries, not {len(given)}")
        for number, (one, other) in enumerate(zip(ours, given, strict=True), 1):
            _check_same_shape(one, other, f"{where} {number}")


def _kind(value: Any) -> str:
    return {dict: "a table", list: "a list", int: "a whole number", str: "a text", bool: "true or false"}.get(
        type(value), "something else"
    )


def _bare(values: Any) -> Any:
    """The values without their provenance, so that a better source alone does not make another box."""
    if isinstance(values, dict):
        return {key: _bare(value) for key, value in values.items() if key != "provenance"}
    if isinstance(values, list):
        return [_bare(value) for value in values]
    return values
