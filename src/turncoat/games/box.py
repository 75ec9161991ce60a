"""What an owner of a game's box may read off: every printed value, where it stands, and what the rules say of it.

A game's `box.py` lists its cards (or regions, tokens, areas) with their values, and what should be true of them. Whatever is not listed there is a rule
or a name, and the same in every box.
"""

import copy
import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from turncoat.errors import Invalid
from turncoat.games.components import (
    NO_SPARE,
    PROVENANCES,
    Components,
    Spare,
    check_same_shape,
    from_toml,
    list_at,
    with_spare,
    without_spare,
)
from turncoat.games.say import Arg, Name, Say

Value: TypeAlias = "int | str | bool"
Values: TypeAlias = "dict[str, Any]"  # all that is in a `components.toml`
Read: TypeAlias = "Mapping[str, Value]"  # what somebody has read off, by the paths of the cells


@dataclass(frozen=True)
class Cell:
    """One printed value: where it is in `components.toml` (`land.3.points.value.1`), and what can stand there.

    A number from `lowest` to `highest`; or one of `choices`; or up to `highest` letters of `letters`; or, with none of these, yes or no.
    """

    path: str
    column: str  # what it is: `conflict`
    lowest: int = 0
    highest: int = 0
    choices: tuple[str, ...] = ()
    titles: str = ""  # of choices: what their messages begin with
    letters: str = ""

    @functools.cached_property
    def keys(self) -> tuple[str | int, ...]:
        return tuple(int(key) if key.isdigit() else key for key in self.path.split("."))

    def fits(self, value: object) -> bool:
        """Whether this could stand there."""
        if self.choices:
            return value in self.choices
        if self.letters:
            return (
                isinstance(value, str) and self.lowest <= len(value) <= self.highest and set(value) <= {*self.letters}
            )
        if self.highest:
            return type(value) is int and self.lowest <= value <= self.highest
        return type(value) is bool


@dataclass(frozen=True)
class Card:
    """Something with printed values: a card, a region, a token, an area of a board."""

    kind: str  # `land`: those of one kind have the same columns
    name: Name
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Finding:
    """Something that the rules, a source or reason say of the values, and whether it is so; if not, it is a question, never a refusal."""

    name: str  # its message is `box-<name>`, and where it does not hold `box-<name>-not`
    holds: bool
    rule: str = ""
    args: Mapping[str, Arg] = field(default_factory=dict)
    cells: tuple[str, ...] = ()  # the paths of those to look at again

    @property
    def said(self) -> Say:
        return Say(f"box-{self.name}" if self.holds else f"box-{self.name}-not", self.args)


def no_finding(values: Values) -> Iterator[Finding]:
    """Of values that nothing is known of."""
    return iter(())


def no_obstacle(values: Values) -> Iterator[Say]:
    """Any values can be played with."""
    return iter(())


@dataclass(frozen=True)
class Box:
    """What a game's `box.py` says."""

    cards: tuple[Card, ...] = ()
    findings: Callable[[Values], Iterator[Finding]] = no_finding
    obstacles: Callable[[Values], Iterator[Say]] = no_obstacle  # why values cannot be played with at all
    spare: Spare = field(default_factory=lambda: NO_SPARE)  # where there may be more than we have

    @functools.cached_property
    def cells(self) -> dict[str, Cell]:
        """All of them by their paths, in the order of the cards."""
        return {cell.path: cell for card in self.cards for cell in card.cells}

    def whole(self, values: Values) -> Values:
        """Values with what every cell stands for, that of spare entries included."""
        return with_spare(values, self.spare)

    def is_spare(self, cell: Cell, ours: Values) -> bool:
        """Whether we have no such entry, but a box may have."""
        lists = (path for path in self.spare if cell.path.startswith(f"{path}."))
        return any(
            int(cell.path.removeprefix(f"{path}.").partition(".")[0]) >= len(list_at(ours, path)) for path in lists
        )


def _inside(found: Any, key: str | int) -> Any:
    """What has that name or that place; a name may be a number."""
    return found[str(key)] if isinstance(found, dict) else found[key]


def value_at(values: Values, cell: Cell) -> Value:
    """What stands in a cell."""
    found: Any = values
    for key in cell.keys:
        found = _inside(found, key)
    value: Value = found
    return value


def provenance_at(values: Values, cell: Cell) -> str:
    """Where the value of a cell comes from."""
    entry, place, _ = _entry_of(values, cell)
    own = entry["provenance"]
    found: str = own if isinstance(own, str) else own[min(place, len(own) - 1)]
    return found


def _entry_of(values: Values, cell: Cell) -> tuple[dict[str, Any], int, int]:
    """What has the provenance of a cell; the cell's place in a list of them, and how long that is."""
    entry, place, count = values, 0, 0
    found: Any = values
    for key in cell.keys:
        if isinstance(found, dict) and "provenance" in found:
            names = [name for name in found if name != "provenance"]
            entry, place, count = found, names.index(str(key)), len(names)
        elif isinstance(found, list) and entry is not values and isinstance(key, int):
            place, count = key, len(found)
        elif isinstance(found, dict) and entry is not values:
            place, count = list(found).index(str(key)), len(found)
        found = _inside(found, key)
    return entry, place, count


def with_values(ours: Values, box: Box, read: Read) -> Components:
    """Our values with those that somebody has read off; Invalid if one of them cannot stand there."""
    values = copy.deepcopy(with_spare(ours, box.spare))
    for path, value in read.items():
        cell = box.cells.get(path)
        if cell is None:
            raise Invalid(f"there is no printed value {path!r} to be read off")
        if not cell.fits(value):
            raise Invalid(f"{path} cannot be {value!r}")
        holder: Any = values
        for key in cell.keys[:-1]:
            holder = _inside(holder, key)
        last = cell.keys[-1]
        holder[str(last) if isinstance(holder, dict) else last] = value
        _mark(values, cell)
    return Components(without_spare(values, box.spare, ours))


def _mark(values: Values, cell: Cell) -> None:
    """The value of a cell comes from the box; those beside it from where they came."""
    entry, place, count = _entry_of(values, cell)
    own = entry["provenance"]
    if count <= 1:
        entry["provenance"] = "box"
        return
    own = (
        [own] * count if isinstance(own, str) else [*own, *own[-1:] * (count - len(own))]
    )  # the last one stands for all that follow
    entry["provenance"] = [*own[:place], "box", *own[place + 1 :]]


def read_box(ours: Values, box: Box, text: str) -> dict[str, Value]:
    """What somebody has read off, from a file as `docs/components.md` describes it; Invalid says what does not fit."""
    given = from_toml(text, "the file")
    check_same_shape(with_spare(ours, box.spare, like=given), given, "the file")
    values, ours = box.whole(given), box.whole(ours)
    read = {
        path: value_at(values, cell)
        for path, cell in box.cells.items()
        if value_at(values, cell) != value_at(ours, cell) or provenance_of(values, cell) == "box"
    }
    rest = with_values(values, box, {path: value_at(ours, box.cells[path]) for path in read})
    if rest.digest != Components(ours).digest:
        raise Invalid("the file changes something that is printed nowhere: a name, or a number that is a rule")
    with_values(ours, box, read)
    return read


def provenance_of(values: Values, cell: Cell) -> str:
    """The same of a file that anybody may have written; Invalid if it is none of ours."""
    try:
        found = provenance_at(values, cell)
    except (IndexError, KeyError, TypeError):
        found = ""
    if found not in PROVENANCES:
        raise Invalid(f"the provenance of {cell.path} should be one of {', '.join(PROVENANCES)}")
    return found


def entered(components: Components, box: Box) -> dict[str, Value]:
    """What of a set of components was read off a box."""
    values = box.whole(components.values)
    return {path: value_at(values, cell) for path, cell in box.cells.items() if provenance_at(values, cell) == "box"}


def disputed(ours: Values, values: Values, box: Box) -> Iterator[Finding]:
    """What a rulebook or another source says of single values that the box has otherwise."""
    ours, values = box.whole(ours), box.whole(values)
    for cell in box.cells.values():
        source, known, found = provenance_at(ours, cell), value_at(ours, cell), value_at(values, cell)
        if source in ("rulebook", "source") and found != known:
            args = {"known": str(known), "found": str(found)}
            yield Finding(source, holds=False, args=args, cells=(cell.path,))
