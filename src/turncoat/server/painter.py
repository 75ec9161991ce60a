"""Pictures of boards, drawn one after another in a process of their own.

One takes half a second of a processor. So the process gives way to all others, and is gone when nobody has asked for a while; and what it drew is
kept for the next who asks, since a link that is posted is looked at by many.
"""

import hashlib

import msgspec

from turncoat.match.recent import Recent
from turncoat.server.asking import Failed
from turncoat.server.logs import warn
from turncoat.server.occasional import OccasionalWorker
from turncoat.server.problems import Later, TooMany
from turncoat.server.turns import Asker
from turncoat.server.worker import Draw, Drawn

ROOM = 32 << 20  # bytes of pictures that are kept
WAITING = 16  # for their pictures; further requests are told to come again
PAINT_SECONDS = 30.0  # after which no picture is expected any more
AGAIN_SECONDS = 10  # after which it is worth asking once more


class Painter:
    """Draws boards, in a process of its own."""

    def __init__(self, worker: OccasionalWorker) -> None:
        self._worker = worker
        self._kept: Recent[bytes, bytes] = Recent(ROOM)

    def find(self, drawing: Draw) -> bytes | None:
        """A picture that is there already."""
        return self._kept.get(key_of(drawing))

    async def paint(self, drawing: Draw, asker: Asker) -> bytes:
        """A picture; TooMany if too many wait for theirs, Later if the process crashed or took too long."""
        if self._worker.turns.asked >= WAITING:
            raise TooMany
        async with self._worker.turn(asker):
            found = self.find(drawing)  # the request before this one may have been the same
            if found is None:
                try:
                    answer = await self._worker.ask(drawing, Drawn, PAINT_SECONDS)
                except Failed as error:
                    warn("picture not painted", game=drawing.sight.game, reason=error)
                    raise Later(503, "no-picture", AGAIN_SECONDS) from None
                found = self._kept.keep(key_of(drawing), answer.png, len(answer.png))
            return found

    async def stop(self) -> None:
        await self._worker.close()


def key_of(drawing: Draw) -> bytes:
    return hashlib.sha256(msgspec.json.encode(drawing)).digest()
