"""Who is connected: here, and as far as other nodes have told, there."""

import asyncio
import secrets
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from turncoat.server.logs import report
from turncoat.server.notifications import Notifications

WATCHER = ""  # in place of a guest: somebody without a cookie
TOPIC = "here"
REPEATS = 3  # what a node has told is believed for so many heartbeats


class Told(msgspec.Struct, frozen=True):
    """What a node tells the others: who is connected to it at a table."""

    node: str
    table: str
    guests: list[str]  # a watcher is WATCHER


class Presence:
    """For each table, the connections here and the word of other nodes."""

    def __init__(self, notifications: Notifications, heartbeat: float) -> None:
        self.node = secrets.token_hex(8)
        self._notifications = notifications
        self._heartbeat = heartbeat
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._there: defaultdict[str, dict[str, tuple[float, Told]]] = defaultdict(dict)
        self._sending: set[asyncio.Task[None]] = set()
        notifications.on_message = self._hear

    def guests(self, table: str) -> list[str]:
        """Everybody connected to a table, once for each connection."""
        here = self._here.get(table, Counter())
        fresh = time.monotonic() - REPEATS * self._heartbeat
        there = [told.guests for when, told in self._there.get(table, {}).values() if when > fresh]
        return [*here.elements(), *(guest for guests in there for guest in guests)]

    def at(self, table: str) -> Callable[[str], bool]:
        """A function that tells whether a guest is connected to a table."""
        guests = set(self.guests(table))
        return lambda guest: guest in guests

    @contextmanager
    def connected(self, table: str, guest: str) -> Iterator[None]:
        """Somebody is connected for as long as this lasts."""
        self._here[table][guest] += 1
        self._changed(table)
        try:
            yield
        finally:
            self._here[table][guest] -= 1
            self._here[table] += Counter()  # drops whoever is gone
            self._changed(table)
            if not self._here[table]:
                del self._here[table]

    def _changed(self, table: str) -> None:
        self._notifications.notify(table)
        self._send(table)

    def _send(self, table: str) -> None:
        """Tell the other nodes, without waiting for it."""
        told = Told(self.node, table, list(self._here.get(table, Counter()).elements()))
        task = asyncio.create_task(self._notifications.tell(f"{TOPIC} {msgspec.json.encode(told).decode()}"))
        self._sending.add(task)
        task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            report("presence not told", error)

    def _hear(self, message: str) -> None:
        topic, _, rest = message.partition(" ")
        if topic != TOPIC:
            return
        told = msgspec.json.decode(rest, type=Told)
        if told.node == self.node:
            return
        is_new = told.node not in self._there[told.table]
        if told.guests:
            self._there[told.table][told.node] = (time.monotonic(), told)
        else:
            self._there[told.table].pop(told.node, None)
        if not self._there[told.table]:
            del self._there[told.table]
        self._notifications.notify(told.table)
        if is_new and told.guests and told.table in self._here:
            self._send(told.table)  # so that it knows of us too

    async def repeat(self) -> None:
        """Tell other nodes again and again, so that they can forget a node that died."""
        while True:
            await asyncio.sleep(self._heartbeat)
            for table in list(self._here):
                self._send(table)
