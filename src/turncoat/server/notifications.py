"""Telling that a table has changed, and nothing more: each subscriber then looks for itself, so nothing can leak or pile up.

Not Litestar's channels: they carry messages, with a backlog for slow subscribers, where here nothing is carried and nothing waits.
Within a process an event is set. Nodes on one PostgreSQL tell each other through NOTIFY, sent with the change's own transaction.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from turncoat.server.database import Database
from turncoat.server.logs import note, warn
from turncoat.server.postgresql import Postgresql

CHANNEL = "turncoat"
RECONNECT_SECONDS = 1.0
NOTIFY = text("SELECT pg_notify(:channel, :message)")


class Notifications:
    """Subscribers of each table: an event for each, set when the table changes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.on_message: Callable[[str], None] = lambda message: None  # what nodes tell each other besides

    @contextmanager
    def subscribe(self, table: str, event: asyncio.Event) -> Iterator[None]:
        """Set an event whenever the table changes."""
        self._listeners[table].add(event)
        try:
            yield
        finally:
            self._listeners[table].discard(event)
            if not self._listeners[table]:
                del self._listeners[table]

    def notify(self, table: str) -> None:
        """Tell all subscribers of a table in this process."""
        for event in self._listeners.get(table, ()):
            event.set()

    def notify_all(self) -> None:
        for table in list(self._listeners):
            self.notify(table)

    # between nodes

    @property
    def reach_others(self) -> bool:
        """Whether there may be other nodes."""
        return self._database.is_shared

    def announce(self, connection: Connection, table: str) -> None:
        """Tell the other nodes, the moment that this transaction is stored."""
        self._tell_nodes(connection, f"table {table}")

    async def tell(self, message: str) -> None:
        """Tell the other nodes something else."""
        if self._database.is_shared:
            await self._database.write(self._tell_nodes, message)

    def _tell_nodes(self, connection: Connection, message: str) -> None:
        if self._database.is_shared:
            connection.execute(NOTIFY, {"channel": CHANNEL, "message": message})

    async def listen_to_nodes(self) -> None:
        """Hear what other nodes announce, for as long as the server runs; a lost connection is reopened."""
        while isinstance(self._database, Postgresql):
            try:
                await self._listen_once(self._database)
            except (OSError, SQLAlchemyError) as error:
                warn("not hearing other nodes", reason=type(error).__name__)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_once(self, database: Postgresql) -> None:
        """Listen until the connection is lost; what was missed before it is made up for by notifying every subscriber."""
        lost = asyncio.Event()
        async with database.driver() as driver:
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, lambda _c, _p, _ch, message: self._hear(str(message)))
            note("hearing other nodes")
            self.notify_all()
            await lost.wait()
        warn("not hearing other nodes", reason="connection lost")

    def _hear(self, message: str) -> None:
        topic, _, rest = message.partition(" ")
        if topic == "table":
            self.notify(rest)
        else:
            self.on_message(message)
