"""Sentences before they have a language: messages of a game's Fluent files with their arguments."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True)
class Name:
    """An argument that is itself a message: a land, a role, with the arguments of its own."""

    message: str
    args: "Args" = field(default_factory=dict)


@dataclass(frozen=True)
class Seat:
    """An argument that stands for the player at a seat."""

    number: int


Arg: TypeAlias = "int | str | Seat | Name | tuple[Name, ...]"  # a tuple is a list of things
Args: TypeAlias = Mapping[str, Arg]


@dataclass(frozen=True)
class Say:
    """A sentence before it has a language: a message of the game's Fluent files and its arguments."""

    message: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed: a message, its arguments, and the id of the rule behind it."""

    rule: str
    message: str
    args: Args = field(default_factory=dict)
