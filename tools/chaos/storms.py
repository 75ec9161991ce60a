"""Many matches at once on two nodes while both, and the database that they share, are killed again and again."""

import asyncio
import random
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.conftest import Cluster
from tools.chaos.check import check_end, check_frames, check_moves, read_tables
from tools.chaos.disasters import Disasters, Node
from tools.chaos.players import Client, Guest, Ledger, play_match
from tools.chaos.proxy import Proxy

AT_ONCE = 40  # matches
# In a node's log: an error, or a traceback with all its lines up to what was raised.
COMPLAINTS = re.compile(r"^(?:.* ERROR .*|.*Traceback .*(?:\n .*)*(?:\n.*)?)$", re.MULTILINE)
SEATS = {"kuhn": 2, "verraeter": 3, "rattus": 2, "ontembare_stad": 2}


@dataclass(frozen=True)
class Outcome:
    """What came of a storm."""

    counts: Counter[str]
    faults: list[str]


@contextmanager
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL of our own, which writes to the disk before it says so."""
    with tempfile.TemporaryDirectory(prefix="turncoat-chaos-") as folder:
        cluster = Cluster(Path(folder))
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


async def play_all(
    games: Mapping[str, int], nodes: list[Node], disasters: Disasters, ledger: Ledger, chance: random.Random
) -> tuple[list[Client], Counter[str]]:
    """All matches, some at once, through proxies; disasters strike until the last is over."""
    proxies = [Proxy(lambda node=node: node.address, chance) for node in nodes]  # type: ignore[misc]
    listening = [await proxy.start() for proxy in proxies]
    wished = [game for game, matches in games.items() for _ in range(matches)]
    chance.shuffle(wished)
    places = asyncio.Semaphore(AT_ONCE)

    async def new_guest() -> Guest:
        return Guest(lambda: [proxy.address for proxy in proxies], ledger, chance)

    async def one(game: str) -> list[Client]:
        async with places:
            return await play_match(game, SEATS[game], new_guest, chance)

    raging = asyncio.create_task(disasters.go_on())
    playing = asyncio.gather(*(one(game) for game in wished))
    both: list[asyncio.Future[Any]] = [raging, playing]
    await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    if raging.done():
        playing.cancel()
        raging.result()  # the disasters themselves came to grief
    played = await playing
    await disasters.end(raging)
    for server in listening:
        server.close()
    return [client for clients in played for client in clients], sum((proxy.done for proxy in proxies), Counter())


def storm(cluster: Cluster, folder: Path, games: Mapping[str, int], seed: int) -> Outcome:
    """Matches of games (how many of each), and whatever went wrong."""
    chance, ledger = random.Random(seed), Ledger()
    cluster.sql("CREATE DATABASE chaos")
    url = cluster.url("chaos")
    nodes = [Node(url, folder / f"node-{number}.log") for number in (1, 2)]
    disasters = Disasters(nodes, cluster, chance)
    try:
        clients, frames = asyncio.run(play_all(games, nodes, disasters, ledger, chance))
        faults = ledger.faults
        tables = asyncio.run(read_tables(url, (client.table for client in clients)))
        addresses = [node.server.address for node in nodes if node.server is not None]
        for snapshot in tables.values():
            faults += check_moves(snapshot, ledger)
        checked = 0
        for client in clients:
            faults += check_end(client, addresses)
            faults += check_frames(client, tables[client.table], chance)
            checked += len(client.frames)
        faults += [found for node in nodes for found in COMPLAINTS.findall(node.log)]
    finally:
        for node in nodes:
            node.kill()
    told = Counter({"moves acknowledged": len(ledger.acknowledged), "matches": len(tables), "clients": len(clients)})
    return Outcome(told + Counter({"frames received": checked}) + disasters.done + frames + ledger.counts, faults)
