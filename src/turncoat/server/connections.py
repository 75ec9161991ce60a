"""Connections before anything is asked on them: so many in all and of one address, heads of so many bytes, and nobody dawdles.

uvicorn's protocols leave these things to a proxy: httptools takes a head of any length, and only a connection between two requests is
ever closed for being idle. httptools rather than h11, which knows a limit for heads but takes several times as long for each.
"""

import asyncio
import math
import os
import socket
import sys
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

import httptools
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from turncoat.server.kin import Kin
from turncoat.server.limits import Budget, address_key, cost_of
from turncoat.server.packing import SHORT, OfferedPacking, short_frame
from turncoat.server.problems import TooMany
from turncoat.server.settings import Settings

HEAD_BYTES, HEAD_LINES = (
    8192,
    100,
)  # of a request; the library for sockets takes no longer line and no more lines than 128
FILES = 65_536  # descriptors that a process asks the system for
HEADROOM = 128  # of them kept for the database, the workers and whatever else is opened
LINGERING, LINGER_SECONDS = 64, 1.0  # connections turned away that are read on, for so long, so that they hear why
PIECE = 1024  # bytes of a socket that are read before it is asked whether there is too much of it
IDLE_FRAMES = 100  # pings, pongs and pieces of messages that a socket may send before its next whole message
WORDS_AT_ONCE = 32  # messages that have arrived when a socket is read; the page sends one and waits

SEND_NOW = "turncoat.send"  # an extension of ASGI: how a socket sends

SENTENCES = {
    400: "That is not a request as HTTP has them.",
    408: "The request did not arrive in time.",
    431: f"The head of a request has at most {HEAD_BYTES} bytes in {HEAD_LINES} lines.",
    503: "There are too many connections; please try again in a moment.",
}


def raise_file_limit() -> None:
    """Allow this process as many descriptors as the system lets it have."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def file_limit() -> int:
    """How many descriptors this process may have."""
    if sys.platform == "win32":
        return FILES
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES if soft == resource.RLIM_INFINITY else soft


class Door:
    """All connections: who may come in, and who has to go."""

    def __init__(self, settings: Settings, budget: Budget, kin: Kin | None = None) -> None:
        self.settings = settings
        self.kin = kin
        self.lingering = 0
        self.refused: Counter[str] = Counter()
        self._budget = budget
        self._room = max(1, min(settings.connections, file_limit() - HEADROOM))
        self._proxies = ProxyHeadersMiddleware(cast(Any, None), settings.proxies).trusted_hosts
        self._inside: dict[Connection, str] = {}
        self._of_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._inside)

    @property
    def sockets(self) -> int:
        return sum(isinstance(connection, SocketConnection) for connection in self._inside)

    def enter(self, connection: "Connection") -> bool:
        """Let a connection in, if there is room; a proxy brings many people, whom it knows apart and we by what it passes on."""
        if why := self._refusal(connection.host):
            self.refused[why] += 1
            return False
        self.admit(connection)
        return True

    def admit(self, connection: "Connection") -> None:
        """Let a connection in that was inside before, as one of another kind."""
        address = self._inside[connection] = address_key(connection.host)
        self._of_address[address] += 1

    def _refusal(self, host: str) -> str:
        """By which limit a connection has no place; nothing if it has one."""
        address = address_key(host)
        if len(self._inside) >= self._room:
            return "connections"
        if host in self._proxies:
            return ""
        if self._of_address[address] >= self.settings.connections_an_address:
            return "connections_an_address"
        try:
            self._budget.charge("connection", None, address)
        except TooMany:
            return "address"
        return ""

    def leave(self, connection: "Connection") -> None:
        address = self._inside.pop(connection, None)
        if address is not None:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    def charge_flood(self, host: str) -> None:
        """Somebody pays for what they sent without asking anything: what their address asks next begins later."""
        self.refused["flood"] += 1
        if host not in self._proxies:
            self._budget.begin(address_key(host), cost_of("flood"))

    def sweep(self, now: float) -> None:
        """Disconnect a client that keeps us waiting."""
        for connection in list(self._inside):
            connection.sweep(now)


class Connection:
    """What both kinds have: a place, and an end that has to take what it is sent."""

    door: Door
    transport: asyncio.Transport
    client: tuple[str, int] | None
    _unsent, _unsent_since = 0, 0.0

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    def sweep(self, now: float) -> None:
        """Part with an end that has taken nothing for a while."""
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent < self._unsent:
            self._unsent_since = now
        elif now - self._unsent_since > self.door.settings.send_seconds:
            self.transport.abort()
        self._unsent = unsent


class HttpConnection(Connection, HttpToolsProtocol):
    """Requests one after another."""

    def __init__(self, *args: Any, door: Door, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door = door
        self._awaits = self._timed = "request"
        self._due = math.inf
        self._bytes = 0  # of the head that is being read
        self._refusal = 400
        self._is_turned_away = False
        self._parting: asyncio.TimerHandle | None = None
        self.given = b""  # what another process had read already

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._due = self.loop.time() + self.door.settings.head_seconds
        if not self.door.enter(self):
            self._turn_away(503)
        elif self.given:
            self.data_received(self.given)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        if self._parting is not None:
            self._parting.cancel()
            self.door.lingering -= 1
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.door.leave(self)
        super().handle_websocket_upgrade()

    # what arrives

    def data_received(self, data: bytes) -> None:
        if self._is_turned_away or self._is_handed_over(data):
            return
        self._unset_keepalive_if_required()
        if self._awaits == "head":
            self._bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError:
            self._turn_away(self._refusal)
            return
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        if self._awaits == "head" and self._bytes > HEAD_BYTES:
            self._turn_away(431)
        elif self._awaits != self._timed:  # a request that arrives in one piece needs no clock
            self._set_clock()

    def _is_handed_over(self, data: bytes) -> bool:
        """Whether a request begins here that another process answers, which has the connection then.

        What comes while an answer is still being sent (a client that does not wait for answers), or comes in pieces before the table is
        named, stays: its table, if it is another's, can be looked at here but not changed.
        """
        kin = self.door.kin
        is_waiting = self._awaits == "request" or (self._awaits == "nothing" and self.cycle.response_complete)
        if kin is None or data is self.given or not is_waiting or self.transport.get_write_buffer_size():
            return False
        owner = kin.owner_of_request(data)
        if owner == kin.number:
            return False
        copy = os.dup(self.transport.get_extra_info("socket").fileno())
        kin.hand_over(socket.socket(fileno=copy), data, owner)
        self._is_turned_away = True
        self.transport.abort()  # ends nothing: the other process has the connection
        return True

    def _set_clock(self) -> None:
        """What is awaited now has so much time from now on."""
        self._timed = self._awaits
        settings = self.door.settings
        seconds = {"head": settings.head_seconds, "body": settings.body_seconds}.get(self._awaits, math.inf)
        self._due = self.loop.time() + seconds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._awaits, self._bytes = "head", 0

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def _count(self, length: int) -> None:
        self._bytes += length
        if self._bytes > HEAD_BYTES or len(self.headers) >= HEAD_LINES:
            self._refusal = 431
            raise ValueError(SENTENCES[431])  # the parser stops, and tells that it did

    def on_headers_complete(self) -> None:
        self.url.decode("ascii")  # the library for sockets believes that it is
        self._awaits = "body"
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._awaits = "nothing"
        super().on_message_complete()

    # parting

    def sweep(self, now: float) -> None:
        super().sweep(now)
        if now < self._due or self.transport.is_closing():
            return
        if self._awaits == "request" or (self._awaits == "body" and self.cycle.response_started):
            self.transport.close()
        else:
            self._turn_away(408)

    def _turn_away(self, status: int) -> None:
        """Say why, once, and hang up; what still arrives is read for a moment, or the system would take the answer back."""
        self._is_turned_away, self._due = True, math.inf
        self.door.leave(self)
        self.door.refused[str(status)] += 1
        body = f"{SENTENCES[status]}\n".encode()
        head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        again = "retry-after: 10\r\n" if status == 503 else ""
        self.transport.write(f"{head}{again}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body)
        if self.door.lingering >= LINGERING:
            self.transport.close()
            return
        self.door.lingering += 1
        self.transport.write_eof()
        self._parting = self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def sender(scope: Any) -> Callable[[bytes], bool]:
    """How the socket of a request sends a short message, if it can; it tells whether it could."""
    send: Callable[[bytes], bool] = scope["extensions"][SEND_NOW]["send"]
    return send


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    """A socket, after it has been asked for."""

    def __init__(self, *args: Any, door: Door, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door = door
        self.conn.available_extensions = [OfferedPacking()]
        self._idle_frames = self._words_at_once = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.door.admit(self)

    def data_received(self, data: bytes) -> None:
        """What has arrived, piece by piece: a quarter of a megabyte may be forty thousand pings, which would keep everybody waiting."""
        if self.handshake_initiated and not self.handshake_complete:  # who opens a socket has to wait for the answer
            self._part()
            return
        self._words_at_once = 0
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.transport.is_closing():
                return

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope["extensions"][SEND_NOW] = {"send": self.send_now}
        await super().run_asgi()

    def send_now(self, text: bytes) -> bool:
        """Send a short message without going through the application's layers, which took longer than making it; False if that is not possible now."""
        is_open = self.conn.state is State.OPEN and not self.disconnected
        if len(text) >= SHORT or not is_open or not self.writable.is_set():
            return False
        self.transport.write(short_frame(text))
        return True

    # frames that no message of ours is made of

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_idle_frame()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_idle_frame()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count_idle_frame()

    def _count_idle_frame(self) -> None:
        self._idle_frames += 1
        if self._idle_frames > IDLE_FRAMES:
            self._part()

    def _part(self) -> None:
        """Part with somebody who says too much, once, and charge their address for what reading it has cost."""
        if not self.transport.is_closing():
            self.door.charge_flood((self.scope["client"] or ("", 0))[0])  # whom a proxy names, if one does
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        self._idle_frames = 0
        self._words_at_once += 1
        if self._words_at_once > WORDS_AT_ONCE:
            self._part()
            return
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:  # no text of ours, and no error either
            self.frames = []
            if self.conn.state is State.OPEN:
                self.conn.send_close(1007)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # before it was a socket
            self.transport.abort()
        else:
            super().handle_parser_exception()
