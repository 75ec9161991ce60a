"""The tables that a process remembers: as many as fit into so much memory, those used last.

A finished match of De Ontembare Stad takes five megabytes once all of its steps have been shown, one of Kuhn poker ten kilobytes: a number
of tables would say little about memory.
"""

from collections import OrderedDict

from turncoat.server.snapshot import Snapshot
from turncoat.server.views import RENDERED_BYTES

# Bytes, measured for every game and preset after all steps were shown, and rounded up; a test holds them against the games.
TABLE = 10_000  # without a match
ENTRY = 950  # each entry of the log, besides its positions,
POSITIONS = 3  # of which it has its own and, once it was shown, about two at the events on the way


def weight_of(snapshot: Snapshot) -> int:
    """How many bytes a snapshot takes at most, with what was rendered of it and one frame more."""
    entry = ENTRY + POSITIONS * len(snapshot.header.position or b"")
    return TABLE + len(snapshot.log) * entry + sum(map(len, snapshot.rendered.values())) + RENDERED_BYTES


class Memory:
    """Snapshots by table, within a limit."""

    def __init__(self, megabytes: float) -> None:
        self._room = int(megabytes * 2**20)
        self._snapshots: OrderedDict[str, tuple[Snapshot, int]] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._snapshots)

    def __contains__(self, table: str) -> bool:
        return table in self._snapshots

    def get(self, table: str) -> Snapshot | None:
        """What is remembered of a table."""
        found = self._snapshots.get(table)
        return None if found is None else found[0]

    def keep(self, snapshot: Snapshot) -> Snapshot:
        """Remember a snapshot, unless a newer one is known already, and forget those unused for longest; the newest that is known.

        Called at every look, so that what was rendered meanwhile is counted too.
        """
        table = snapshot.header.id
        known = self.get(table)
        if known is not None and known.header.revision > snapshot.header.revision:
            return known
        self.forget(table)
        weight = weight_of(snapshot)
        self._snapshots[table] = (snapshot, weight)
        self.bytes += weight
        while self.bytes > self._room and len(self._snapshots) > 1:
            self.forget(next(iter(self._snapshots)))
        return snapshot

    def forget(self, table: str) -> None:
        if table in self._snapshots:
            self.bytes -= self._snapshots.pop(table)[1]
