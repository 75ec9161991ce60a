"""What happened, as rows of small ints, for people's logs and for animations.

A row holds the kind of event, how many fields it has, and the fields. Row 0 holds how many events were noted; a journal of
that row alone takes none, which is what rollouts pass. `note3` notes an event with three fields, and so on: one function with
any number of arguments would do, but GPU code has no such functions.

Each is written out, because it is then short enough to be inlined into every caller: with a shared function, rollouts, which note
nothing, were a tenth slower. The count is written last: from then on the event is complete. One too many is counted but not
written, so that `events_of` can tell.
"""

from typing import Any, NamedTuple

from turncoat.kernel.compile import AnyState, kernel
from turncoat.kernel.record import pack

FIELDS_AT_MOST = 8
WIDTH = 2 + FIELDS_AT_MOST
HIDDEN = -32768  # in place of a number that somebody may not know


class Event(NamedTuple):
    """One thing that happened; each game declares what its kinds of events are and what their fields stand for."""

    what: int
    fields: tuple[int, ...]


@kernel
def note(journal: list[list[int]], what: int) -> None:
    """Append an event without fields."""
    if len(journal) > 1:
        count = journal[0][0] + 1
        if count < len(journal):
            journal[count][0] = what
            journal[count][1] = 0
        journal[0][0] = count


@kernel
def note1(journal: list[list[int]], what: int, a: int) -> None:
    """Append an event with one field."""
    if len(journal) > 1:
        count = journal[0][0] + 1
        if count < len(journal):
            journal[count][0] = what
            journal[count][1] = 1
            journal[count][2] = a
        journal[0][0] = count


@kernel
def note2(journal: list[list[int]], what: int, a: int, b: int) -> None:
    """Append an event with two fields."""
    if len(journal) > 1:
        count = journal[0][0] + 1
        if count < len(journal):
            journal[count][0] = what
            journal[count][1] = 2
            journal[count][2] = a
            journal[count][3] = b
        journal[0][0] = count


@kernel
def note3(journal: list[list[int]], what: int, a: int, b: int, c: int) -> None:
    """Append an event with three fields."""
    if len(journal) > 1:
        count = journal[0][0] + 1
        if count < len(journal):
            journal[count][0] = what
            journal[count][1] = 3
            journal[count][2] = a
            journal[count][3] = b
            journal[count][4] = c
        journal[0][0] = count


@kernel
def note4(journal: list[list[int]], what: int, a: int, b: int, c: int, d: int) -> None:
    """Append an event with four fields."""
    if len(journal) > 1:
        count = journal[0][0] + 1
        if count < len(journal):
            journal[count][0] = what
            journal[count][1] = 4
            journal[count][2] = a
            journal[count][3] = b
            journal[count][4] = c
            journal[count][5] = d
        journal[0][0] = count


@kernel
def note5(journal: list[list[int]], what: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Append an event with five fields."""
    if len(journal) > 1:
        count = journal[0][0] + 1
        if count < len(journal):
            journal[count][0] = what
            journal[count][1] = 5
            journal[count][2] = a
            journal[count][3] = b
            journal[count][4] = c
            journal[count][5] = d
            journal[count][6] = e
        journal[0][0] = count


@kernel
def note8(journal: list[list[int]], what: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> None:
    """Append an event with eight fields."""
    if len(journal) > 1:
        count = journal[0][0] + 1
        if count < len(journal):
            journal[count][0] = what
            journal[count][1] = 8
            journal[count][2] = a
            journal[count][3] = b
            journal[count][4] = c
            journal[count][5] = d
            journal[count][6] = e
            journal[count][7] = f
            journal[count][8] = g
            journal[count][9] = h
        journal[0][0] = count


def new_journal(room: int) -> list[list[int]]:
    """A plain journal with room for so many events."""
    return [[0] * WIDTH for _ in range(room + 1)]


def events_of(journal: Any) -> list[Event]:
    """The events noted, of a plain or a compiled journal."""
    count = int(journal[0][0])
    if count >= len(journal):
        raise OverflowError(f"{count} events in a journal with room for {len(journal) - 1}")
    return [event_of([int(number) for number in journal[row]]) for row in range(1, count + 1)]


def event_of(row: list[int]) -> Event:
    what, size = row[:2]
    return Event(what, tuple(row[2 : 2 + size]))


class Shutter(list[int]):
    """The first row of a film: each time it counts an event, it keeps the state at that moment."""

    def __init__(self, state: AnyState) -> None:
        super().__init__([0] * WIDTH)
        self.state = state
        self.shots: list[bytes] = []

    def __setitem__(self, place: Any, count: Any) -> None:
        super().__setitem__(place, count)
        self.shots.append(pack(self.state))


class Film:
    """A plain journal for people: beside the events it keeps the state at each of them, packed. Rows are made as they are needed."""

    def __init__(self, room: int, state: AnyState) -> None:
        self.shutter = Shutter(state)
        self._rows: list[list[int]] = [self.shutter]
        self._room = room

    def __len__(self) -> int:
        return self._room + 1

    def __getitem__(self, row: int) -> list[int]:
        while len(self._rows) <= row:
            self._rows.append([0] * WIDTH)
        return self._rows[row]

    @property
    def shots(self) -> list[bytes]:
        return self.shutter.shots
