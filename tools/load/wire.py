"""The least that speaks HTTP and WebSocket as a browser does, so that the clients cost less than the server that they measure.

Frames are masked with zeros, which is allowed and leaves the text as it is.
"""

import asyncio
import struct
import zlib
from collections.abc import Callable
from typing import cast

HEAD_END = b"\r\n\r\n"
TEXT, CLOSE = 0x81, 0x88
COMPRESSED = 0x40
SHORT, MEDIUM = 126, 127  # lengths that say how many more bytes tell the length
TAIL = b"\x00\x00\xff\xff"  # what permessage-deflate leaves out
UPGRADE = (
    "GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookies}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-key: dHVybmNvYXQgbG9hZGVkIQ==\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)


class Lost(Exception):
    """The server hung up or refused."""


class Socket(asyncio.Protocol):
    """A WebSocket that gives each frame to a function."""

    def __init__(self, path: str, cookies: str, on_text: Callable[[bytes], None]) -> None:
        self._upgrade = UPGRADE.format(path=path, cookies=cookies).encode()
        self._on_text = on_text
        self._buffer = b""
        self._is_open = False
        self._inflate = zlib.decompressobj(-15)
        self.received = 0  # bytes
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        self.transport.write(self._upgrade)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self._is_open:
            head, end, rest = self._buffer.partition(HEAD_END)
            if not end:
                return
            if b" 101 " not in head.splitlines()[0]:
                raise Lost(head.decode(errors="replace"))
            self._is_open, self._buffer = True, rest
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            first, length, start = buffer[at], buffer[at + 1], at + 2
            if length == SHORT:
                length, start = (int.from_bytes(buffer[start : start + 2]), start + 2)
            elif length == MEDIUM:
                length, start = (int.from_bytes(buffer[start : start + 8]), start + 8)
            if len(buffer) < start + length or start > len(buffer):
                break
            at = start + length
            self._read_frame(first, buffer[start:at])
        self._buffer = buffer[at:]

    def _read_frame(self, first: int, content: bytes) -> None:
        if first & COMPRESSED:
            content = self._inflate.decompress(content + TAIL)
        if first | COMPRESSED == TEXT | COMPRESSED:
            self._on_text(content)

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes((TEXT, 0x80 | size)) if size < SHORT else struct.pack("!BBH", TEXT, 0x80 | SHORT, size)
        self.transport.write(head + b"\0\0\0\0" + text)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(None)

    def close(self) -> None:
        self.transport.close()


class Requests(asyncio.Protocol):
    """Requests one after another, with the cookies of a guest, over a connection that is opened again where the server parted with it."""

    def __init__(self, address: tuple[str, int]) -> None:
        self.cookies: dict[str, str] = {}
        self.transport: asyncio.Transport | None = None
        self._address = address
        self._buffer = b""
        self._one_at_a_time = asyncio.Lock()
        self._answer: asyncio.Future[bytes] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by name

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, end, body = self._buffer.partition(HEAD_END)
        if not end or self._answer is None:
            return
        status, *lines = head.decode().split("\r\n")
        pairs = [(name.lower(), value) for name, _, value in (line.partition(": ") for line in lines)]
        headers = dict(pairs)
        if len(body) < int(headers["content-length"]):
            return
        self._buffer = b""
        for name, value in pairs:
            if name == "set-cookie":
                key, _, crumb = value.partition(";")[0].partition("=")
                self.cookies[key] = crumb
        if headers.get("content-encoding") == "gzip":
            body = zlib.decompress(body, 31)
        answer, self._answer = self._answer, None
        if status.split()[1] in ("200", "201"):
            answer.set_result(body)
        else:
            answer.set_exception(Lost(f"{status} {body.decode(errors='replace')}"))

    async def ask(self, method: str, path: str, content: bytes = b"") -> bytes:
        """The body of an answer, which must be one of success."""
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\ncookie: {self.cookie_header}\r\n"
            f"x-csrf-token: {self.cookies.get('turncoat_csrf', '')}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        )
        async with self._one_at_a_time:
            loop = asyncio.get_running_loop()
            if self.transport is None:
                await loop.create_connection(lambda: self, *self._address)
            self._answer = loop.create_future()
            self._write(head.encode() + content)
            return await self._answer

    def _write(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(data)

    @property
    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Lost("the server hung up"))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
