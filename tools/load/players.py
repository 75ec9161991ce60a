"""People who play without pausing, each at a table of their own: as the page does, with a socket for every seat."""

import asyncio
import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

import msgspec

from tests.server.support import ME
from tools.load.wire import Requests, Socket

SEATS = {"kuhn": 2, "verraeter": 3, "rattus": 3, "ontembare_stad": 3}


class Legal(msgspec.Struct):
    """An action that may be chosen."""

    action: str


class Turn(msgspec.Struct):
    """Whose decision it is."""

    mover: int | None


class Table(msgspec.Struct):
    """What a player has to know of a table; the rest is skipped."""

    id: str
    state: str
    number: int
    turn: Turn
    legal: list[Legal]
    viewer: int | None = None


class Frame(msgspec.Struct):
    """What comes over a socket, or as the answer to a move."""

    kind: str
    table: Table | None = None


SEEDS = count()  # for each player another
FRAME, TABLE = msgspec.json.Decoder(Frame), msgspec.json.Decoder(Table)


@dataclass
class Tally:
    """What all players together have seen."""

    took: list[float] = field(default_factory=list)  # seconds from a click to the mover's own update
    numbers: list[int] = field(default_factory=list)  # of the match, at each of these moves
    received: int = 0  # bytes over sockets
    rematches: int = 0
    begins: int = 0  # the move from which on it is measured, when all sit and watch,
    ends: int = 0  # and that up to which: nobody has left yet
    mark: Callable[[], None] = lambda: None  # called at both

    def moved(self, number: int, seconds: float) -> None:
        self.took.append(seconds)
        self.numbers.append(number)
        if len(self.took) in (self.begins, self.ends):
            self.mark()


class Player:
    """One guest alone at all seats of a table, with a socket for each, match after match; who thinks before each move, if for a moment only."""

    def __init__(
        self, address: tuple[str, int], game: str, tally: Tally, *, by_request: bool = False, thinks: float = 0.0
    ) -> None:
        self._address, self._game, self._tally = address, game, tally
        self._by_request, self._thinks = by_request, thinks
        self._asking: asyncio.Future[bytes] | None = None
        self._keys = count()
        self._luck = random.Random(7)
        self._pauses = random.Random(next(SEEDS))
        self._sockets: list[Socket] = []
        self._sent: dict[int, tuple[int, float]] = {}  # by seats that wait: the number that was answered, and when
        self._again: dict[int, str] = {}  # by seats: the finished table after which another was asked for

    async def play(self, moves: int) -> None:
        """Make so many moves, or a few more: what was begun is ended."""
        self._left = moves
        await self._come()
        await self._watch((await self._lay()).id)
        if self._asking is not None:
            await self._asking
        self._requests.close()

    async def _come(self) -> None:
        self._requests = Requests(self._address)
        await self._requests.ask("GET", "/api/me")

    async def _lay(self) -> Table:
        wish = msgspec.json.encode({"game": self._game, "seats": [ME] * SEATS[self._game]})
        return TABLE.decode(await self._requests.ask("POST", "/api/tables", wish))

    async def _watch(self, table: str) -> None:
        """A socket for each seat, which goes on from a match to its rematch, until there is nothing left to do."""
        loop = asyncio.get_running_loop()
        self._over: asyncio.Future[None] = loop.create_future()
        self._sent = {}
        cookies = self._requests.cookie_header
        for seat in range(SEATS[self._game]):
            path = f"/api/tables/{table}/live?lang=en&brief=true&seat={seat}"
            socket = Socket(path, cookies, lambda text, seat=seat: self._hear(seat, text))  # type: ignore[misc]
            self._sockets.append(socket)  # before it is open: its first frame may come with the connection
            await loop.create_connection(lambda socket=socket: socket, *self._address)  # type: ignore[misc]
        try:
            await self._over
        finally:
            for socket in self._sockets:
                self._tally.received += socket.received
                socket.close()
            self._sockets = []

    def _hear(self, seat: int, text: bytes) -> None:
        frame = FRAME.decode(text)
        if frame.kind == "ping":
            self._sockets[seat].send(b'{"kind":"pong"}')
        if frame.table is None or self._over.done():
            return
        table = frame.table
        if seat in self._sent and table.number > self._sent[seat][0]:
            number, when = self._sent.pop(seat)
            self._tally.moved(number, time.perf_counter() - when)
            self._left -= 1
        if self._left <= 0:
            self._over.set_result(None)
        elif table.state == "finished":
            self._play_again(seat, table.id)
        elif table.turn.mover == seat and seat not in self._sent:
            self._decide(seat, table)

    def _play_again(self, seat: int, table: str) -> None:
        """Each socket asks once; whoever is first has the table laid."""
        if self._again.get(seat) != table:
            self._tally.rematches += table not in self._again.values()
            self._again[seat] = table
            self._sent.pop(seat, None)
            self._sockets[seat].send(msgspec.json.encode({"kind": "again", "key": f"{id(self)}-{table}", "seat": seat}))

    def _decide(self, seat: int, table: Table) -> None:
        if self._thinks:
            self._sent[seat] = (table.number, math.inf)  # nothing is sent yet
            pause = self._thinks * self._pauses.uniform(0.5, 1.5)  # or all would move at once, again and again
            asyncio.get_running_loop().call_later(pause, self._move, seat, table)
        else:
            self._move(seat, table)

    def _move(self, seat: int, table: Table) -> None:
        if self._over.done():
            return
        self._sent[seat] = (table.number, time.perf_counter())
        action = self._luck.choice(table.legal).action
        move = {"number": table.number, "seat": seat, "actions": [action], "key": f"{id(self)}-{next(self._keys)}"}
        if self._by_request:
            path = f"/api/tables/{table.id}/moves?lang=en"
            self._asking = asyncio.ensure_future(self._requests.ask("POST", path, msgspec.json.encode(move)))
        else:
            self._sockets[seat].send(msgspec.json.encode({"kind": "move", **move}))


class Opener(Player):
    """Somebody who lays a table, opens a socket for each seat, sees it and leaves: what comes before the first move of a match."""

    async def play(self, moves: int) -> None:
        await self._come()
        for number in range(moves):
            began = time.perf_counter()
            self._left = 0  # the first frame of each socket will do
            await self._watch((await self._lay()).id)
            self._tally.moved(number, time.perf_counter() - began)
        self._requests.close()

    def _hear(self, seat: int, text: bytes) -> None:
        self._sent[seat] = (0, 0.0)
        if len(self._sent) == SEATS[self._game] and not self._over.done():
            self._over.set_result(None)
