"""What every game's scene is made of: structs, from which the page's types are generated."""

from collections.abc import Iterable
from enum import IntEnum

from msgspec import Meta, Struct


class Part(Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """A part of a scene; on the wire its names are camelCase."""


class AnyScene(Part, frozen=True, kw_only=True):
    """The table as a viewer may see it, to be drawn.

    Everything but `me` depends on the view alone: viewers with equal views share the rest.
    """

    me: int | None  # the seat that looks; None for a spectator
    mover: int  # the seat that decides; -1 is chance, -2 nobody: the game is over


def one_of(title: str, names: Iterable[str]) -> Meta:
    """Marks a text as one of these names; on the page it is a type with this title."""
    return Meta(title=title, extra_json_schema={"enum": list(names)})


def names_of(numbers: type[IntEnum]) -> list[str]:
    """An enumeration's names as scenes write them: `MONK_TO` is `monk_to`."""
    return [number.name.lower() for number in numbers]


def viewer(seat: int) -> int | None:
    """The seat that looks, as `me`."""
    return seat if seat >= 0 else None
