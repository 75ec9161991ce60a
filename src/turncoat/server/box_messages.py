"""What goes over the wire about boxes: printed values, what owners have read off, and what the rules say of that; a chapter of `messages.py`."""

from typing import Literal

from turncoat.server.messages import BoxName, Message, Request, ValueFacts

CellKind = Literal["number", "choice", "letters", "flag"]
PrintedValue = int | str | bool


class BoxCell(Message, frozen=True, kw_only=True):
    """One printed value, as we have it, and what can stand there."""

    path: str  # its name
    label: str  # in full: which card, and what
    kind: CellKind
    lowest: int  # of a number, or of how many letters there are
    highest: int
    choices: list[ValueFacts]
    letters: str
    value: PrintedValue
    provenance: str
    is_spare: bool  # ours has no such entry; a box may have one more


class BoxCard(Message, frozen=True, kw_only=True):
    """Something with printed values: a card, a token, an area of a board."""

    title: str
    cells: list[BoxCell]


class BoxSection(Message, frozen=True, kw_only=True):
    """All cards of one kind."""

    kind: str  # by which the page knows how to draw them
    title: str
    where: str  # where to look for their values
    columns: list[str]
    cards: list[BoxCard]


class BoxFacts(Message, frozen=True, kw_only=True):
    """Every value that is printed in a game's box."""

    game: str
    title: str
    sections: list[BoxSection]
    boxes: list[BoxName]  # the caller's own, the newest first


class ReadOff(Request, frozen=True, kw_only=True):
    """What somebody has read off, by the paths of the cells."""

    values: dict[str, PrintedValue]


class KeepBox(Request, frozen=True, kw_only=True):
    """The same, to be kept under a name."""

    name: str
    values: dict[str, PrintedValue]


class BoxFile(Request, frozen=True, kw_only=True):
    """A file that somebody has: ours with some values changed."""

    text: str


class BoxFinding(Message, frozen=True, kw_only=True):
    """Something that the rules or a source say of the values. Where it does not hold, the owner is asked to look again; they know better."""

    text: str
    rule: str | None
    holds: bool
    cells: list[str]  # the paths of those that it is about


class BoxReport(Message, frozen=True, kw_only=True):
    """Whether values fit what is known, and, if they cannot be played with, why."""

    findings: list[BoxFinding]
    obstacles: list[str]


class BoxContents(Message, frozen=True, kw_only=True):
    """What was read off a box, by the paths of the cells."""

    name: str
    values: dict[str, PrintedValue]
