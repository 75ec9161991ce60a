"""A worker that is needed now and then: its process ends when nobody has asked for a while."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from turncoat.server.asking import Worker
from turncoat.server.turns import Asker

IDLE_SECONDS = 60.0  # that the process waits for another question


class OccasionalWorker(Worker):
    """One process while it is asked, none in between."""

    def __init__(self, command: Sequence[str], seconds: float, database: Path | None, label: str) -> None:
        super().__init__(command, seconds, database, label)
        self._ending: asyncio.Task[None] | None = None  # waits until nobody has asked for long enough

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """A turn at it, and from then on so long until it ends."""
        self._stay()
        try:
            async with self.turns.turn(asker):
                yield
        finally:
            self._stay()  # somebody else's turn may have ended meanwhile
            self._ending = asyncio.create_task(self._end_when_idle())

    def _stay(self) -> None:
        if self._ending is not None:
            self._ending.cancel()

    async def _end_when_idle(self) -> None:
        await asyncio.sleep(IDLE_SECONDS)
        async with self.turns.turn():  # so that nobody asks it while it ends
            await self.stop()

    async def close(self) -> None:
        """End it for good."""
        if self._ending is not None:
            self._ending.cancel()
            await asyncio.wait([self._ending])
        await self.stop()
