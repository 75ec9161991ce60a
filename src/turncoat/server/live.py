"""A table's live updates over a socket: told that the table has changed, each connection looks up what is new since its own number.

So nothing is kept for a slow reader: one that does not take a frame in time, or does not answer a ping, is dropped.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from turncoat.server import messages
from turncoat.server.bots import BotPlayers
from turncoat.server.limits import Limit
from turncoat.server.logs import note
from turncoat.server.messages import ClientMessage, Frame, Gone, Look, Ping, Pong
from turncoat.server.notifications import Notifications
from turncoat.server.presence import WATCHER, Presence
from turncoat.server.problems import Refused
from turncoat.server.settings import Settings
from turncoat.server.snapshot import Snapshot
from turncoat.server.tables import Tables
from turncoat.server.views import update_view
from turncoat.server.words import say

AnySocket = WebSocket[Any, Any, Any]
POLICY, TRY_AGAIN = 1008, 1013


class Closed(Exception):
    """The connection is to be closed; the message says why, the code in which way."""

    def __init__(self, message: str, code: int = POLICY) -> None:
        super().__init__(message)
        self.message = message
        self.code = code


@dataclass
class Connection:
    """One connection: who is at its end and what they have."""

    socket: AnySocket
    table: str
    guest: str | None
    language: str
    seat: int | None
    number: int  # what the client has
    revision: int = 0  # of the table as it was last sent
    present: messages.Presence | None = None
    awaits_pong: bool = False
    leads: bool = False  # may start the match and let bots play on
    must_send: bool = True


class Live:
    """All connections of this process."""

    def __init__(
        self, tables: Tables, notifications: Notifications, presence: Presence, bots: BotPlayers, settings: Settings
    ) -> None:
        self._tables = tables
        self._notifications = notifications
        self._presence = presence
        self._bots = bots
        self._settings = settings
        self._open: Counter[str] = Counter()

    async def serve(self, connection: Connection, address: str) -> None:
        """Keep one connection until either side ends it."""
        key = connection.guest or address
        if self._open[key] >= self._settings.sockets_a_guest:
            await self._close(connection, Closed("server-too-many", TRY_AGAIN))
            return
        self._open[key] += 1
        try:
            await self._attend(connection)
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    async def _attend(self, connection: Connection) -> None:
        here = self._presence.connected(connection.table, connection.guest or WATCHER)
        with self._notifications.subscribe(connection.table) as changed, here:
            both = [
                asyncio.create_task(self._write(connection, changed)),
                asyncio.create_task(self._read(connection, changed)),
            ]
            try:
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in both:
                    task.cancel()
                ends = await asyncio.gather(*both, return_exceptions=True)
        if any(isinstance(end, WebSocketDisconnect) for end in ends):  # the client hung up
            return
        for end in ends:
            if isinstance(end, Closed):
                await self._close(connection, end)
            elif isinstance(end, Exception):
                raise end

    # what the server says

    async def _write(self, connection: Connection, changed: asyncio.Event) -> None:
        """Send what is new whenever the table has changed, and a ping with every heartbeat."""
        now = asyncio.get_running_loop().time
        beat = now() + self._settings.heartbeat_seconds
        while True:
            changed.clear()
            await self._send_news(connection)
            with suppress(TimeoutError):
                async with asyncio.timeout_at(beat):
                    await changed.wait()
            if now() >= beat:
                beat = now() + self._settings.heartbeat_seconds
                await self._ping(connection)

    async def _ping(self, connection: Connection) -> None:
        """Ask whether the client is there; it has until the next time to answer."""
        if connection.awaits_pong:
            raise Closed("server-no-answer")
        connection.awaits_pong = True
        await self._send(connection, Ping())

    async def _send_news(self, connection: Connection) -> None:
        """The table, if it has changed since it was last sent, and who is there, if that has."""
        snapshot = await self._tables.snapshot(connection.table)
        if connection.seat is not None and connection.seat not in snapshot.seats_of(connection.guest):
            connection.seat, connection.must_send = None, True  # somebody else sits there now
        leads = snapshot.is_led_by(connection.guest, self._presence.at(connection.table))
        if connection.must_send or leads != connection.leads or snapshot.header.revision != connection.revision:
            connection.leads = leads
            connection.must_send, connection.revision = False, snapshot.header.revision
            update = update_view(
                snapshot,
                connection.guest,
                connection.seat,
                connection.language,
                connection.number,
                self._presence.at(connection.table),
                search=self._bots.search(snapshot),
            )
            connection.number = snapshot.number
            await self._send(connection, update)
        present = self._present(snapshot)
        if present != connection.present:
            connection.present = present
            await self._send(connection, present)

    def _present(self, snapshot: Snapshot) -> messages.Presence:
        guests = self._presence.guests(snapshot.header.id)
        here = [place.bot is not None or place.guest in guests for place in snapshot.places]
        sitting = {place.guest for place in snapshot.places}
        return messages.Presence(here=here, watching=sum(guest not in sitting for guest in guests))

    async def _send(self, connection: Connection, frame: Frame) -> None:
        """Send one frame; a client that does not take it in time is dropped."""
        text = msgspec.json.encode(frame).decode()
        try:
            async with asyncio.timeout(self._settings.send_seconds):
                await connection.socket.send_text(text)
        except TimeoutError:
            raise Closed("server-too-slow") from None

    async def _close(self, connection: Connection, closed: Closed) -> None:
        """Say why, if it can still be heard, and hang up."""
        note("socket closed", table=connection.table, reason=closed.message)
        text = msgspec.json.encode(Gone(text=say(connection.language, closed.message))).decode()
        try:
            async with asyncio.timeout(self._settings.send_seconds):
                if closed.message != "server-too-slow":
                    await connection.socket.send_text(text)
                await connection.socket.close(closed.code)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            note("socket lost", table=connection.table)

    # what the client says

    async def _read(self, connection: Connection, changed: asyncio.Event) -> None:
        """Read the client's messages, not too many of them."""
        limit = Limit(self._settings.messages_a_minute)
        while True:
            text = await connection.socket.receive_text()
            if not limit.allows(""):
                raise Closed("server-too-many")
            if len(text) > self._settings.message_bytes:
                raise Closed("server-not-understood")
            try:
                word = msgspec.json.decode(text, type=ClientMessage)
            except msgspec.DecodeError:
                raise Closed("server-not-understood") from None
            await self._handle(connection, word, changed)

    async def _handle(self, connection: Connection, word: ClientMessage, changed: asyncio.Event) -> None:
        match word:
            case Pong():
                connection.awaits_pong = False
            case Look(seat=seat):
                snapshot = await self._tables.snapshot(connection.table)
                if seat is not None and seat not in snapshot.seats_of(connection.guest):
                    raise Closed("server-not-your-seat")
                connection.seat, connection.must_send = seat, True
                changed.set()


async def refuse(connection: Connection, error: Refused) -> None:
    """Tell why nothing can be shown, and hang up."""
    text = say(connection.language, f"server-{error.kind}", **error.args_of_sentence)
    await connection.socket.send_text(msgspec.json.encode(Gone(text=text)).decode())
    await connection.socket.close(POLICY)
