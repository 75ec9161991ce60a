"""What happened, as rows of four small ints, for people's logs and for animations.

Row 0 holds how many events were noted; a journal of that row alone takes none, which is what rollouts pass.
"""

from typing import Any, NamedTuple

from turncoat.kernel.compile import kernel

HIDDEN = -1


class Event(NamedTuple):
    """One thing that happened: what, to or by which seat, where, and how many; each game gives `where` its meaning."""

    what: int
    who: int
    where: int
    many: int


@kernel
def note(journal: list[list[int]], what: int, who: int, where: int, many: int) -> None:
    """Append an event; one too many is counted but not written, so that `events_of` can tell."""
    if len(journal) > 1:
        count = journal[0][0] + 1
        journal[0][0] = count
        if count < len(journal):
            journal[count][0] = what
            journal[count][1] = who
            journal[count][2] = where
            journal[count][3] = many


def new_journal(room: int) -> list[list[int]]:
    """A plain journal with room for so many events."""
    return [[0] * 4 for _ in range(room + 1)]


def events_of(journal: Any) -> list[Event]:
    """The events noted, of a plain or a compiled journal."""
    count = int(journal[0][0])
    if count >= len(journal):
        raise OverflowError(f"{count} events in a journal with room for {len(journal) - 1}")
    return [Event(*(int(v) for v in journal[i])) for i in range(1, count + 1)]
