"""What each number of an observation means, declared once: names, sizes and places all follow from it.

    class ObservedPlace(Numbers):
        LAND = "its land", one_of(LAND_NAMES)
        FOUGHT_OVER = "whether it is fought over", FLAG

    class Observed(Numbers):
        ROUND = "the round", FIELD
        PLACE = "the ring, clockwise", each(PLACES, ObservedPlace)

A member is the int of its first number, as a verb is that of its first action: `Observed.PLACE + place * PLACE_NUMBERS + ObservedPlace.LAND + land`
is the number of a land, in kernels and in plain Python alike, and `place[3].land.forest` is its name.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Literal, Self

from turncoat.kernel import Kernel, kernel
from turncoat.kernel.written import written

Kind = Literal["field", "count", "flag", "one_of"]


@dataclass(frozen=True)
class Shape:
    """How many numbers there are, how each is labelled, and of which kind they are: the record's field of that name, counts, flags, or flags of which
    at most one is set."""

    kind: Kind = "count"
    labels: tuple[str, ...] = ("",)
    inside: "type[Numbers] | None" = None  # what each label stands for, if that is more than one number

    @property
    def size(self) -> int:
        return len(self.labels) * (numbers_in(self.inside) if self.inside else 1)


@dataclass(frozen=True)
class Run:
    """Numbers next to each other that belong together: what they are called and where they begin."""

    name: str
    first: int
    kind: Kind
    labels: tuple[str, ...]

    @property
    def names(self) -> list[str]:
        return [self.name + label for label in self.labels]


class Numbers(IntEnum):
    """Some numbers of an observation, in their order; each member says what it means and has a shape, a single count if none is given."""

    meaning: str
    shape: Shape

    def __new__(cls, meaning: str, shape: Shape | None = None) -> Self:
        first = numbers_in(cls)
        member = int.__new__(cls, first)
        member._value_ = first
        member.meaning = meaning
        member.shape = shape or Shape()
        return member

    @property
    def word(self) -> str:
        return self.name.lower()


def numbers_in(declared: type[Numbers]) -> int:
    """How many numbers a declaration makes."""
    return sum(member.shape.size for member in declared.__members__.values())


def runs_of(declared: type[Numbers], before: str = "", first: int = 0) -> Iterator[Run]:
    """All runs of a declaration, in the order of their numbers."""
    for member in declared:
        name, shape, at = before + member.word, member.shape, first + member
        if shape.inside is None:
            yield Run(name, at, shape.kind, shape.labels)
            continue
        for place, label in enumerate(shape.labels):
            yield from runs_of(shape.inside, f"{name}{label}.", at + place * numbers_in(shape.inside))


FIELD = Shape("field")
FLAG = Shape("flag")


def one_of(things: Iterable[object] | int) -> Shape:
    """A flag for each of several things, of which at most one is set."""
    return Shape("one_of", labels_of(things))


def flags(things: Iterable[object] | int) -> Shape:
    """A flag for each of several things."""
    return Shape("flag", labels_of(things))


def counts(things: Iterable[object] | int) -> Shape:
    """A count for each of several things."""
    return Shape("count", labels_of(things))


def each(things: Iterable[object] | int, inside: type[Numbers]) -> Shape:
    """The same numbers for each of several things."""
    return Shape(labels=labels_of(things), inside=inside)


def group(inside: type[Numbers]) -> Shape:
    """Numbers that are declared elsewhere, once."""
    return Shape(inside=inside)


def labels_of(things: Iterable[object] | int) -> tuple[str, ...]:
    """Things that only have numbers are told apart by these, `[2]`; others by their names, `.forest`."""
    if isinstance(things, int):
        return tuple(f"[{number}]" for number in range(things))
    things = tuple(things)
    if any(isinstance(thing, Shape) for thing in things):
        raise TypeError("a member declared above has the name of what is meant here, and hides it")
    return tuple(f".{thing.name.lower() if isinstance(thing, IntEnum) else thing}" for thing in things)


def field_writer(declared: type[Numbers]) -> Kernel:
    """A kernel that writes the numbers that are fields of the record: (record, out)."""
    lines = [f"    out[{member:d}] = s.{member.word}" for member in declared if member.shape.kind == "field"]
    return written("write_fields", ["def write_fields(s, out):", *lines], f"fields that {declared.__module__} observes")


@kernel
def clear(out: list[int]) -> None:
    """All numbers are 0, before those are written that are not."""
    for i in range(len(out)):
        out[i] = 0
