"""Two nodes on one PostgreSQL, each killed when nobody expects it, and started again."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.conftest import Cluster
from tests.server.support import ServerProcess

BETWEEN = (1.0, 4.0)  # seconds from one disaster's end to the next
DOWN = (0.1, 1.0)  # for which something stays dead


class Node:
    """A server process that is started again, each time at another address."""

    def __init__(self, url: str, log: Path) -> None:
        self._url, self._log = url, log
        self.server: ServerProcess | None = ServerProcess(url, log)

    @property
    def address(self) -> tuple[str, int] | None:
        if self.server is None:
            return None
        parts = urlsplit(self.server.address)
        return str(parts.hostname), int(parts.port or 0)

    def kill(self) -> None:
        server, self.server = self.server, None
        if server is not None:
            server.kill()

    def start(self) -> None:
        self.server = ServerProcess(self._url, self._log)

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")


class Disasters:
    """What happens to nodes and database: one after another in a drawn order, each kind as often, now and then several at once."""

    def __init__(self, nodes: Sequence[Node], cluster: Cluster, chance: random.Random) -> None:
        self._nodes, self._cluster, self._chance = nodes, cluster, chance
        self._striking = asyncio.Lock()
        self.done: Counter[str] = Counter()

    async def go_on(self) -> None:
        """One disaster after another."""
        while True:
            first, second = self._nodes
            kinds = [(first,), (second,), (None,), (first, second), (first, None)]
            self._chance.shuffle(kinds)
            for struck in kinds:
                await asyncio.sleep(self._chance.uniform(*BETWEEN))
                async with self._striking:
                    seconds = self._chance.uniform(*DOWN)
                    await asyncio.to_thread(self.strike, struck, seconds)

    async def end(self, going_on: "asyncio.Task[None]") -> None:
        """No more disasters, when everything that was struck is up again."""
        async with self._striking:
            going_on.cancel()
        await asyncio.gather(going_on, return_exceptions=True)

    def strike(self, struck: Sequence[Node | None], seconds: float) -> None:
        """Kill nodes and, if None is among them, the database; then bring them back, the database first."""
        for node in struck:
            if node is None:
                self._cluster.kill()
                self.done["database killed"] += 1
            else:
                node.kill()
                self.done["nodes killed"] += 1
        time.sleep(seconds)
        if None in struck:
            self._cluster.resume()
        for node in struck:
            if node is not None:
                node.start()
