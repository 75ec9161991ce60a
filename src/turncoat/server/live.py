"""A table's live updates over a socket: told that the table has changed, each connection looks up what is new since its own number.

So nothing is kept for a slow reader: one that does not take a frame in time, or does not answer a ping, is dropped.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from turncoat.server.away import RETRY_SECONDS, Away
from turncoat.server.bots import BotPlayers
from turncoat.server.limits import Budget, Limit
from turncoat.server.logs import note
from turncoat.server.messages import Again, ClientMessage, Gone, LiveMove, Look, NotMoved, Ping, Pong
from turncoat.server.metrics import REQUESTS
from turncoat.server.notifications import Notifications
from turncoat.server.presence import WATCHER, Presence
from turncoat.server.problems import Refused, TooMany, not_yours
from turncoat.server.rematches import lay_rematch
from turncoat.server.settings import Settings
from turncoat.server.snapshot import Place, Snapshot
from turncoat.server.tables import Tables
from turncoat.server.views import may_be_brief, problem_of, update_json
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
    still: int = 0  # what happened up to this number is not shown moving
    revision: int = 0  # of the table as it was last sent
    places: tuple[Place, ...] = ()  # who sat where then
    present: bytes = b""  # who was there, as it was last sent
    must_ping: bool = False
    awaits_pong: bool = False
    must_send: bool = True
    address: str = ""
    likes_brief: bool = False  # keeps the last scene, so that the changes will do
    has_scene: bool = False  # of its seat, as it was at its number
    send_now: Callable[[bytes], bool] = lambda frame: False  # tells whether it could
    sending: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)  # there is something to send
    attending: ExitStack = field(default_factory=ExitStack)  # ends where it is counted and told of changes

    def go_to(self, snapshot: Snapshot, seat: int | None) -> None:
        """See another table from a seat: it has nothing of it yet, and what happened there so far is not shown moving."""
        self.table, self.number, self.still, self.present = snapshot.header.id, 0, snapshot.number, b""
        self.look_from(seat)

    def look_from(self, seat: int | None) -> None:
        """See the table from another seat."""
        self.seat, self.must_send, self.has_scene = seat, True, False


class Live:
    """All connections of this process."""

    def __init__(
        self,
        tables: Tables,
        notifications: Notifications,
        presence: Presence,
        bots: BotPlayers,
        settings: Settings,
        budget: Budget,
        creations: Limit,
    ) -> None:
        self._tables = tables
        self._notifications = notifications
        self._presence = presence
        self._bots = bots
        self._settings = settings
        self._budget = budget
        self._creations = creations
        self._open: Counter[str] = Counter()

    async def serve(self, connection: Connection, address: str) -> None:
        """Keep one connection until either side ends it."""
        connection.address = address
        allowed = {f"address {address}": self._settings.sockets_an_address}
        if connection.guest is not None:
            allowed[f"guest {connection.guest}"] = self._settings.sockets_a_guest
        if any(self._open[key] >= at_most for key, at_most in allowed.items()):
            await self._close(connection, Closed("server-too-many", TRY_AGAIN))
            return
        self._open.update(allowed.keys())
        try:
            await self._attend(connection)
        finally:
            self._open.subtract(allowed.keys())
            for key in allowed:
                if not self._open[key]:
                    del self._open[key]

    async def _attend(self, connection: Connection) -> None:
        with connection.attending:
            self._come(connection)
            both = [asyncio.create_task(self._write(connection)), asyncio.create_task(self._read(connection))]
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
            elif isinstance(end, Refused):
                await refuse(connection, end)
            elif isinstance(end, Away):
                await connection.socket.close(TRY_AGAIN)  # the page comes back by itself
            elif isinstance(end, Exception):
                raise end

    def _come(self, connection: Connection) -> None:
        """Be at the connection's table: counted among those who are there, and told of changes."""
        who = connection.guest or WATCHER
        connection.attending.enter_context(self._notifications.subscribe(connection.table, connection.changed))
        connection.attending.enter_context(self._presence.connected(connection.table, who, connection.address))

    # what the server says

    async def _write(self, connection: Connection) -> None:
        """Send what is new whenever the table has changed, and a ping with every heartbeat."""
        changed = connection.changed

        def ring() -> None:
            connection.must_ping = True
            changed.set()

        loop, seconds = asyncio.get_running_loop(), self._settings.heartbeat_seconds
        beat = loop.call_later(seconds, ring)  # one for many changes
        try:
            while True:
                changed.clear()
                try:
                    await self._send_news(connection)
                except Away:  # nobody has to connect again for that
                    await asyncio.sleep(RETRY_SECONDS)
                    changed.set()
                await changed.wait()
                if connection.must_ping:
                    connection.must_ping = False
                    beat = loop.call_later(seconds, ring)
                    await self._ping(connection)
        finally:
            beat.cancel()

    async def _ping(self, connection: Connection) -> None:
        """Ask whether the client is there; it has until the next time to answer."""
        if connection.awaits_pong:
            raise Closed("server-no-answer")
        connection.awaits_pong = True
        await self._send(connection, msgspec.json.encode(Ping()))

    async def _send_news(self, connection: Connection, answers: str | None = None) -> None:
        """The table, if it has changed since it was last sent or answers a move, and who is there, if that has changed."""
        async with connection.sending:
            await self._send_changes(connection, answers)

    async def _send_changes(self, connection: Connection, answers: str | None) -> None:
        snapshot = await self._tables.snapshot(connection.table)
        if connection.seat is not None and connection.seat not in snapshot.seats_of(connection.guest):
            connection.look_from(None)  # somebody else sits there now
        is_new = snapshot.header.revision != connection.revision
        if is_new or connection.must_send or answers is not None:
            connection.must_send, connection.revision = False, snapshot.header.revision
            update = self._update(connection, snapshot)
            await self._send(connection, update if answers is None else answering(update, answers))
        if snapshot.places != connection.places:
            connection.places = snapshot.places
            self._presence.look_soon(connection.table)
        present = self._presence.frame(connection.table)
        if present != connection.present:
            connection.present = present
            await self._send(connection, present)

    def _update(self, connection: Connection, snapshot: Snapshot) -> bytes:
        """What a client is sent that has the table as it was at its number."""
        since, still = connection.number, connection.still
        is_brief = connection.has_scene and may_be_brief(snapshot, since, still)
        connection.number = snapshot.number
        connection.has_scene = connection.likes_brief and snapshot.header.state == "playing"
        return update_json(
            snapshot,
            connection.guest,
            connection.seat,
            connection.language,
            since,
            self._presence.at(connection.table),
            search=self._bots.search(snapshot),
            still=still,
            is_brief=is_brief,
        )

    async def _send(self, connection: Connection, frame: bytes) -> None:
        """Send one frame; a client that does not take it in time is dropped."""
        if connection.send_now(frame):
            return
        try:
            async with asyncio.timeout(self._settings.send_seconds):
                await connection.socket.send_text(frame.decode())
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

    async def _read(self, connection: Connection) -> None:
        """Read the client's messages, not too many of them."""
        while True:
            text = await connection.socket.receive_text()
            if len(text) > self._settings.message_bytes:
                raise Closed("server-not-understood")
            try:
                word = msgspec.json.decode(text, type=ClientMessage)
            except (msgspec.DecodeError, RecursionError):
                raise Closed("server-not-understood") from None
            what = type(word).__name__.lower()
            try:
                await self._budget.spend(what, connection.guest, connection.address)
            except TooMany:
                raise Closed("server-too-many") from None
            began = perf_counter()
            await self._handle(connection, word)
            REQUESTS.add(what, perf_counter() - began)

    async def _handle(self, connection: Connection, word: ClientMessage) -> None:
        match word:
            case Pong():
                connection.awaits_pong = False
            case Look(seat=seat):
                snapshot = await self._tables.snapshot(connection.table)
                if seat is not None and seat not in snapshot.seats_of(connection.guest):
                    raise Closed("server-not-your-seat")
                connection.look_from(seat)
                connection.changed.set()
            case LiveMove() | Again():
                try:
                    await (
                        self._move(connection, word) if isinstance(word, LiveMove) else self._go_on(connection, word)
                    )
                except Refused as error:
                    problem = problem_of(error, connection.language)
                    await self._send(connection, msgspec.json.encode(NotMoved(key=word.key, problem=problem)))

    async def _move(self, connection: Connection, move: LiveMove) -> None:
        """A move over the socket; what came of it goes out at once, to the others as soon as they hear of it."""
        await self._tables.move(connection.table, known(connection.guest), move)
        await self._send_news(connection, move.key)

    async def _go_on(self, connection: Connection, again: Again) -> None:
        """The socket goes on to the table that follows; who only watches can go where others went."""
        following = (await self._tables.snapshot(connection.table)).header.next
        if following is None:
            guest = known(connection.guest)
            laid = await lay_rematch(self._tables, connection.table, guest, self._creations, connection.address)
            following = laid.header.id
        if not self._tables.owns(following):  # there were more processes, or fewer, when it was laid
            raise Refused(421, "elsewhere")
        snapshot = await self._tables.snapshot(following)
        if again.seat is not None and again.seat not in snapshot.seats_of(connection.guest):
            raise not_yours()
        await self._budget.spend("told", connection.guest, connection.address, snapshot.number)
        async with connection.sending:
            connection.attending.close()
            connection.go_to(snapshot, again.seat)
            self._come(connection)
            await self._send_changes(connection, again.key)


def known(guest: str | None) -> str:
    """A guest who may do something; whoever has no cookie has no seat."""
    if guest is None:
        raise not_yours()
    return guest


def answering(update: bytes, key: str) -> bytes:
    """An update that says which move it answers; the rest of it was rendered for all who see it alike."""
    return b'%b,"answers":%b}' % (update[:-1], msgspec.json.encode(key))


async def refuse(connection: Connection, error: Refused) -> None:
    """Tell why nothing can be shown, and hang up."""
    text = say(connection.language, f"server-{error.kind}", **error.args_of_sentence)
    await connection.socket.send_text(msgspec.json.encode(Gone(text=text)).decode())
    await connection.socket.close(POLICY)
