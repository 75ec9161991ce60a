"""A table's socket. A change only rings a bell; each connection then looks what is new since the number that it has.

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
from turncoat.server.bell import Bell
from turncoat.server.bots import Players
from turncoat.server.hall import Hall
from turncoat.server.limits import Limit
from turncoat.server.logs import note
from turncoat.server.messages import Frame, Gone, Look, Ping, Pong, Word
from turncoat.server.presence import WATCHER, Presence
from turncoat.server.problems import Refused
from turncoat.server.room import Room
from turncoat.server.settings import Settings
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
class Line:
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

    def __init__(self, hall: Hall, bell: Bell, presence: Presence, players: Players, settings: Settings) -> None:
        self._hall = hall
        self._bell = bell
        self._presence = presence
        self._players = players
        self._settings = settings
        self._open: Counter[str] = Counter()

    async def serve(self, line: Line, address: str) -> None:
        """Keep one connection until either side ends it."""
        key = line.guest or address
        if self._open[key] >= self._settings.sockets_a_guest:
            await self._close(line, Closed("server-too-many", TRY_AGAIN))
            return
        self._open[key] += 1
        try:
            await self._attend(line)
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    async def _attend(self, line: Line) -> None:
        here = self._presence.connected(line.table, line.guest or WATCHER)
        with self._bell.listening(line.table) as bell, here:
            both = [asyncio.create_task(self._write(line, bell)), asyncio.create_task(self._read(line, bell))]
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
                await self._close(line, end)
            elif isinstance(end, Exception):
                raise end

    # what the server says

    async def _write(self, line: Line, bell: asyncio.Event) -> None:
        """Send what is new whenever the bell rings, and a ping with every heartbeat."""
        now = asyncio.get_running_loop().time
        beat = now() + self._settings.heartbeat_seconds
        while True:
            bell.clear()
            await self._send_news(line)
            with suppress(TimeoutError):
                async with asyncio.timeout_at(beat):
                    await bell.wait()
            if now() >= beat:
                beat = now() + self._settings.heartbeat_seconds
                await self._ping(line)

    async def _ping(self, line: Line) -> None:
        """Ask whether the client is there; it has until the next time to answer."""
        if line.awaits_pong:
            raise Closed("server-no-answer")
        line.awaits_pong = True
        await self._send(line, Ping())

    async def _send_news(self, line: Line) -> None:
        """The table, if it has changed since it was last sent, and who is there, if that has."""
        room = await self._hall.room(line.table)
        if line.seat is not None and line.seat not in room.seats_of(line.guest):
            line.seat, line.must_send = None, True  # somebody else sits there now
        leads = room.is_led_by(line.guest, self._presence.at(line.table))
        if line.must_send or leads != line.leads or room.header.revision != line.revision:
            line.leads = leads
            line.must_send, line.revision = False, room.header.revision
            update = update_view(
                room,
                line.guest,
                line.seat,
                line.language,
                line.number,
                self._presence.at(line.table),
                is_getting_ready=self._players.is_getting_ready(room),
            )
            line.number = room.number
            await self._send(line, update)
        present = self._present(room)
        if present != line.present:
            line.present = present
            await self._send(line, present)

    def _present(self, room: Room) -> messages.Presence:
        guests = self._presence.guests(room.header.id)
        here = [place.bot is not None or place.guest in guests for place in room.places]
        sitting = {place.guest for place in room.places}
        return messages.Presence(here=here, watching=sum(guest not in sitting for guest in guests))

    async def _send(self, line: Line, frame: Frame) -> None:
        """One frame; who does not take it in time is dropped."""
        text = msgspec.json.encode(frame).decode()
        try:
            async with asyncio.timeout(self._settings.send_seconds):
                await line.socket.send_text(text)
        except TimeoutError:
            raise Closed("server-too-slow") from None

    async def _close(self, line: Line, closed: Closed) -> None:
        """Say why, if it can still be heard, and hang up."""
        note("socket closed", table=line.table, reason=closed.message)
        text = msgspec.json.encode(Gone(text=say(line.language, closed.message))).decode()
        try:
            async with asyncio.timeout(self._settings.send_seconds):
                if closed.message != "server-too-slow":
                    await line.socket.send_text(text)
                await line.socket.close(closed.code)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            note("socket lost", table=line.table)

    # what the client says

    async def _read(self, line: Line, bell: asyncio.Event) -> None:
        """Hear the client's words, not too many of them."""
        limit = Limit(self._settings.messages_a_minute)
        while True:
            text = await line.socket.receive_text()
            if not limit.allows(""):
                raise Closed("server-too-many")
            if len(text) > self._settings.message_bytes:
                raise Closed("server-not-understood")
            try:
                word = msgspec.json.decode(text, type=Word)
            except msgspec.DecodeError:
                raise Closed("server-not-understood") from None
            await self._heed(line, word, bell)

    async def _heed(self, line: Line, word: Word, bell: asyncio.Event) -> None:
        match word:
            case Pong():
                line.awaits_pong = False
            case Look(seat=seat):
                room = await self._hall.room(line.table)
                if seat is not None and seat not in room.seats_of(line.guest):
                    raise Closed("server-not-your-seat")
                line.seat, line.must_send = seat, True
                bell.set()


async def refuse(line: Line, error: Refused) -> None:
    """Tell why nothing can be shown, and hang up."""
    text = say(line.language, f"server-{error.kind}", **error.args_of_sentence)
    await line.socket.send_text(msgspec.json.encode(Gone(text=text)).decode())
    await line.socket.close(POLICY)
