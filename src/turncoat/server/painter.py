"""Pictures of boards, drawn one after another in a process of their own.

One takes half a second of a processor. So the process gives way to all others, and is gone when nobody has asked for a while; and what it drew is
kept for the next who asks, since a link that is posted is looked at by many.
"""

import asyncio
import hashlib

import msgspec

from turncoat.match.recent import Recent
from turncoat.server.bots import Worker
from turncoat.server.problems import TooMany
from turncoat.server.turns import Asker
from turncoat.server.worker import Draw, Drawn

ROOM = 32 << 20  # bytes of pictures that are kept
WAITING = 16  # for their pictures; who comes then is told to come again
RESTING = 60.0  # seconds that the process waits for another picture


class Painter:
    """Draws boards, in a process of its own."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._kept: Recent[bytes, bytes] = Recent(ROOM)
        self._rest: asyncio.TimerHandle | None = None
        self._resting: asyncio.Task[None] | None = None

    def find(self, drawing: Draw) -> bytes | None:
        """A picture that is there already."""
        return self._kept.get(key_of(drawing))

    async def paint(self, drawing: Draw, asker: Asker) -> bytes:
        """A picture; TooMany if too many wait for theirs."""
        if self._worker.turns.asked >= WAITING:
            raise TooMany
        if self._rest is not None:
            self._rest.cancel()
        try:
            async with self._worker.turns.turn(asker):
                found = self.find(drawing)  # whoever was before us may have wanted the same
                if found is None:
                    answer = await self._worker.ask(drawing, Drawn)
                    found = self._kept.keep(key_of(drawing), answer.png, len(answer.png))
                return found
        finally:
            self._rest = asyncio.get_running_loop().call_later(RESTING, self._let_go)

    def _let_go(self) -> None:
        if not self._worker.turns.asked:
            self._resting = asyncio.create_task(self._worker.stop())

    async def stop(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        await self._worker.stop()


def key_of(drawing: Draw) -> bytes:
    return hashlib.sha256(msgspec.json.encode(drawing)).digest()
