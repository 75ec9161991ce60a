"""A proxy between clients and a node that drops, doubles and reorders the frames of sockets, and cuts requests off."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

HEAD_END = b"\r\n\r\n"
HEAD_AT_MOST = 65536
FIN, MASKED, CONTROL = 0x80, 0x80, 0x08
SHORT, MEDIUM, MASK_BYTES = 126, 127, 4  # a length of 126 or 127: the next 2 or 8 bytes tell it


@dataclass(frozen=True)
class Odds:
    """How often each frame, and each connection for a request, meets with something."""

    drop: float = 0.02
    double: float = 0.02
    reorder: float = 0.02
    cut: float = 0.03


@dataclass
class Proxy:
    """One for each node; it outlives the node and leads to whatever address that has now."""

    address_of_node: Callable[[], tuple[str, int] | None]
    chance: random.Random
    odds: Odds = Odds()
    done: Counter[str] = field(default_factory=Counter)
    address: str = ""
    _serving: set[asyncio.Task[None]] = field(
        default_factory=set
    )  # asyncio itself would let a task that waits be collected

    async def start(self) -> asyncio.Server:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0, limit=HEAD_AT_MOST)
        host, port = server.sockets[0].getsockname()
        self.address = f"http://{host}:{port}"
        return server

    async def _serve(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            try:
                if (node := self.address_of_node()) is not None:
                    await self._relay(client, to_client, node)
            finally:
                to_client.close()

    async def _relay(
        self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter, node: tuple[str, int]
    ) -> None:
        server, to_server = await asyncio.open_connection(*node, limit=HEAD_AT_MOST)
        try:
            head = await client.readuntil(HEAD_END)
            to_server.write(head)
            is_socket = b"upgrade: websocket" in head.lower()
            if is_socket:
                to_client.write(await server.readuntil(HEAD_END))
                both = [self._frames(client, to_server), self._frames(server, to_client)]
            else:
                both = [self._bytes(client, to_server, 0.0), self._bytes(server, to_client, self.odds.cut)]
            tasks = [asyncio.create_task(one) for one in both]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            to_server.close()

    async def _bytes(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cut: float) -> None:
        """What comes, as it comes; or, as answers now and then, not at all: what was asked for was done all the same."""
        while data := await reader.read(HEAD_AT_MOST):
            if self.chance.random() < cut:
                self.done["answers cut off"] += 1
                return
            writer.write(data)
            await writer.drain()

    async def _frames(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held = b""
        while True:
            frame = await read_frame(reader)
            if frame[0] & CONTROL or not frame[0] & FIN:
                writer.write(frame)
                continue
            luck = self.chance.random()
            bounds = (self.odds.drop, self.odds.drop + self.odds.double, 1 - self.odds.reorder)
            if luck < bounds[0]:
                self.done["frames dropped"] += 1
                continue
            if luck < bounds[1]:
                self.done["frames doubled"] += 1
                frame += frame
            if luck >= bounds[2] and not held:
                self.done["frames reordered"] += 1
                held = frame
                continue
            writer.write(frame + held)
            held = b""
            await writer.drain()


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """One frame of a socket, as it is."""
    head = await reader.readexactly(2)
    size = head[1] & ~MASKED
    if size >= SHORT:
        more = await reader.readexactly(2 if size == SHORT else 8)
        head, size = head + more, int.from_bytes(more)
    if head[1] & MASKED:
        size += MASK_BYTES
    return head + await reader.readexactly(size)
