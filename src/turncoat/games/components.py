"""Reads what is printed in a game's box from its `components.toml`.

An owner of the box who finds a different value puts a corrected copy at `<folder>/<game>.toml` and sets TURNCOAT_COMPONENTS
to that folder: no code changes. Compiled code and stored matches know which values they were made with.
"""

import copy
import functools
import hashlib
import json
import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from turncoat.errors import Invalid

PROVENANCES = ("rulebook", "source", "reconstructed", "box")  # the last: somebody has read it off their own
OVERRIDE = "TURNCOAT_COMPONENTS"

# Lists of which a box may have more entries than ours, by their paths: how many at most, and what an entry says that is not there.
Spare: TypeAlias = "Mapping[str, tuple[int, Any]]"
NO_SPARE: Spare = {}

_given: ContextVar["Components | None"] = ContextVar("given", default=None)


@dataclass(frozen=True)
class Components:
    """The values of a box, each with its provenance."""

    values: dict[str, Any]

    @functools.cached_property
    def digest(self) -> str:
        """What stands for them, wherever they come from."""
        return hashlib.sha256(repr(_bare(self.values)).encode()).hexdigest()[:12]

    @functools.cached_property
    def text(self) -> str:
        """The file that they are read from."""
        return as_toml(self.values)


@contextmanager
def given(components: Components) -> Iterator[None]:
    """Where a game is loaded meanwhile, it has these components."""
    before = _given.set(components)
    try:
        yield
    finally:
        _given.reset(before)


def read_components(folder: Path, spare: Spare = NO_SPARE) -> Components:
    """The components of the game in this folder, or the owner's corrected copy of them; Invalid says what is wrong with that."""
    components = _given.get()
    if components is not None:
        return components
    values = _read(folder / "components.toml")
    if override := os.environ.get(OVERRIDE):
        if not Path(override).is_dir():
            raise Invalid(f"{OVERRIDE} should name a folder, and {override} is none")
        corrected = Path(override) / f"{folder.name}.toml"
        if corrected.exists():
            theirs = _read(corrected)
            check_same_shape(with_spare(values, spare, like=theirs), theirs, str(corrected))
            values = theirs
    return Components(values)


def _read(path: Path) -> dict[str, Any]:
    try:
        return from_toml(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise Invalid(f"{path} cannot be read: {error}") from None


def from_toml(text: str, where: str) -> dict[str, Any]:
    """The values of a file."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Invalid(f"{where} cannot be read: {error}") from None


def with_spare(values: dict[str, Any], spare: Spare, like: dict[str, Any] | None = None) -> dict[str, Any]:
    """Values whose lists have all the entries that they may have; or no more than those have that they are to be compared with."""
    found = copy.deepcopy(values) if spare else values
    for path, (most, entry) in spare.items():
        entries = list_at(found, path)
        count = most if like is None else min(most, len(list_at(like, path)))
        entries += [copy.deepcopy(entry) for _ in range(count - len(entries))]
    return found


def without_spare(values: dict[str, Any], spare: Spare, ours: dict[str, Any]) -> dict[str, Any]:
    """The same without the entries at the ends of lists that say nothing, as far as ours have none there."""
    found = copy.deepcopy(values) if spare else values
    for path, (_, entry) in spare.items():
        entries = list_at(found, path)
        while len(entries) > len(list_at(ours, path)) and _bare(entries[-1]) == _bare(entry):
            entries.pop()
    return found


def list_at(values: dict[str, Any], path: str) -> list[Any]:
    """A list by its path; of values that anybody may have written, nothing if there is none."""
    found: Any = values
    for key in path.split("."):
        found = found.get(key) if isinstance(found, dict) else None
    return found if isinstance(found, list) else []


def as_toml(values: dict[str, Any]) -> str:
    """The file of values: a list of entries has a line for each, a table of entries a heading."""
    lines: list[str] = []
    for name, value in sorted(
        values.items(), key=lambda entry: isinstance(entry[1], dict)
    ):  # what has no heading first
        if isinstance(value, dict):
            lines += ["", f"[{name}]", *(f"{key} = {_inline(entry)}" for key, entry in value.items())]
        else:
            lines += ["", f"{name} = [", *(f"    {_inline(entry)}," for entry in value), "]"]
    return "\n".join(lines).lstrip() + "\n"


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_inline(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value)  # of numbers, texts and truths it is TOML too


def check_same_shape(ours: Any, given: Any, where: str) -> None:
    """A corrected copy has other values, not other cards: the same names, as many entries, numbers for numbers."""
    if type(ours) is not type(given):
        raise Invalid(f"{where} should be {_kind(ours)}, not {_kind(given)}")
    if isinstance(ours, dict):
        for key in ours.keys() | given.keys():
            if key not in given or key not in ours:
                raise Invalid(f"{where}: {key!r} is {'missing' if key not in given else 'not known'}")
            if key != "provenance":  # of all together, or a list of them
                check_same_shape(ours[key], given[key], f"{where}: {key}")
    elif isinstance(ours, list):
        if len(ours) != len(given):
            raise Invalid(f"{where} should have {len(ours)} entries, not {len(given)}")
        for number, (one, other) in enumerate(zip(ours, given, strict=True), 1):
            check_same_shape(one, other, f"{where} {number}")


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
