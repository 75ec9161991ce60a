"""What can happen in a game: kinds of events, each declared in one line with its rule, its message and its fields.

A field says what its number stands for and who may know it; what a seat is told (`redact`) follows from that. The numbers of
an event come in the order of its fields, as the rules note them.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Self, cast

from turncoat.kernel import AnyState, Event
from turncoat.kernel.journal import HIDDEN


@dataclass(frozen=True)
class Field:
    """A number of an event: its name, which is also what messages call it, what it stands for, and who may know it."""

    name: str
    of: str = ""  # what it stands for, if not what its name says
    owner: str = ""  # the field with the seat that alone may know it; without one, everybody may

    @property
    def thing(self) -> str:
        """What it stands for: a card, a region, a number."""
        return self.of or self.name

    def only_for(self, seat: "Field") -> "Field":
        """The same, known to a seat alone."""
        return replace(self, owner=seat.name)


class EventKind(IntEnum):
    """A kind of event. Each game lists its own: `NAME = rule, message, field, …`."""

    rule: str
    message: str
    fields: tuple[Field, ...]
    has_secrets: bool  # whether some of these are for one seat alone

    def __new__(cls, rule: str, message: str, *fields: Field) -> "EventKind":
        kind = int.__new__(cls, len(cls.__members__))
        kind._value_ = len(cls.__members__)
        kind.rule, kind.message, kind.fields = rule, message, fields
        kind.has_secrets = any(field.owner for field in fields)
        return kind

    @classmethod
    def of(cls, event: Event) -> Self:
        """The kind of an event."""
        return cast(Self, cls._value2member_map_[event.what])

    def named(self, event: Event) -> dict[str, int]:
        """The numbers of an event by the names of their fields."""
        return {field.name: number for field, number in zip(self.fields, event.fields, strict=True)}

    def redact(self, event: Event, seat: int) -> Event:
        """The event as a seat may know it: HIDDEN in place of what is not for it."""
        if not self.has_secrets:
            return event
        numbers = self.named(event)
        told = (
            HIDDEN if field.owner and numbers[field.owner] != seat else numbers[field.name] for field in self.fields
        )
        return Event(event.what, tuple(told))


def rule_of_kind(kinds: type[EventKind]) -> Callable[[AnyState, Event], str]:
    """The contract's `because` for a game in which the rule behind an event depends on its kind alone."""
    return lambda _view, event: kinds.of(event).rule
