"""Turns at something that serves one at a time: shared fairly among addresses, and among the guests of an address."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import NamedTuple

from turncoat.server.metrics import WORKER_WAITS

REMEMBERED = 1024  # addresses whose last turn is known


class Asker(NamedTuple):
    """For whom something is done."""

    address: str
    guest: str


UNKNOWN = Asker("", "")


class Turns:
    """Whose turn it is. Next comes the address that has waited longest for one, and of its guests the same, however much each asks for."""

    def __init__(self, label: str) -> None:
        self._label = label  # under which the waits for turns are counted
        self.asked = 0  # questions that wait for their turn, or have it
        self._is_free = True
        self._waiting: dict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = {}  # by address and guest
        self._last: OrderedDict[str, int] = OrderedDict()  # by address: which turn it had last
        self._turn = 0

    @asynccontextmanager
    async def turn(self, asker: Asker = UNKNOWN) -> AsyncIterator[float]:
        """Wait for a turn; then, what share of the usual time it may take: an equal one for each address, and each question of it."""
        self.asked += 1
        began = perf_counter()
        try:
            await self._wait(asker)
            WORKER_WAITS.add(self._label, perf_counter() - began)
            try:
                yield self._share(asker)
            finally:
                self._pass_on()
        finally:
            self.asked -= 1

    async def _wait(self, asker: Asker) -> None:
        if self._is_free:
            self._is_free = False
            self._note(asker.address)
            return
        future = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker.address, OrderedDict()).setdefault(asker.guest, deque()).append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # its turn had just come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The turn is over: the next one's comes."""
        while self._waiting:
            future = self._take_next()
            if not future.done():
                future.set_result(None)
                return
        self._is_free = True

    def _take_next(self) -> asyncio.Future[None]:
        address = min(self._waiting, key=lambda one: self._last.get(one, 0))
        guests = self._waiting[address]
        guest, questions = guests.popitem(last=False)
        future = questions.popleft()
        if questions:
            guests[guest] = questions
        if not guests:
            del self._waiting[address]
        if not future.done():
            self._note(address)
        return future

    def _note(self, address: str) -> None:
        self._turn += 1
        self._last.pop(address, None)
        self._last[address] = self._turn
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def _share(self, asker: Asker) -> float:
        addresses = len(self._waiting.keys() | {asker.address})
        own = 1 + sum(len(questions) for questions in self._waiting.get(asker.address, {}).values())
        return 1 / (addresses * own)
