"""How many moves a second a server makes, how long each takes, and what it costs the server's processor; all of it beside what we aim at.

The server is a separate process on SQLite and every move is on disk before it is answered; nobody waits before they move again.
Processor time says much the same on a busy machine, unlike moves a second.
"""

import argparse
import asyncio
import contextlib
import functools
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

import msgspec
import uvloop

from tests.server.support import ME, OPEN, children_of, process
from tools import end_in_order
from tools.load.peer import PeerPlayer, peer
from tools.load.players import SEATS, Opener, Player, Tally
from tools.load.rest import fill, lobby_seconds, resident_bytes, rest
from tools.load.wire import Requests
from turncoat.server.serving import SETTLE_SECONDS


@dataclass(frozen=True)
class Measured:
    """What came of some people playing for a while."""

    clients: int
    moves_a_second: float
    middle: float  # seconds
    late: float  # 99 % are answered within so many seconds
    server: float  # seconds of the server's processor for a move
    client: float  # of the clients'
    received: float  # bytes over sockets for a move
    rematches: float  # for a move

    def __str__(self) -> str:
        return (
            f"{self.clients} clients: {self.moves_a_second:.0f} moves/s, half within {self.middle * 1000:.1f} ms, "
            f"99 % within {self.late * 1000:.1f} ms; {self.server * 1000:.2f} ms of the server's processor a move "
            f"(and {self.client * 1000:.2f} of the clients'), {self.received:.0f} bytes, {self.rematches:.2f} rematches"
        )


def processor_seconds(process_id: int) -> float:
    """What a process and its children have used so far (Linux)."""
    fields = Path(f"/proc/{process_id}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(map(processor_seconds, children_of(process_id)))


class AnyPlayer(Protocol):
    """Somebody who plays."""

    async def play(self, moves: int) -> None:
        """Make so many moves."""


@dataclass(frozen=True)
class Mark:
    """How much time has been used, at one moment: everybody's, the server's, the clients'."""

    clock: float
    server: float
    client: float


async def play(make: Callable[[Tally], AnyPlayer], clients: int, moves: int, tally: Tally) -> None:
    """So many people playing at once, each making so many moves."""
    players = [make(tally) for _ in range(clients)]
    await asyncio.gather(*(player.play(moves) for player in players))


def measure(process_id: int, make: Callable[[Tally], AnyPlayer], clients: int, moves: int) -> Measured:
    """People playing at a server, and what that cost, from when all of them play until the first few have enough."""
    marks: list[Mark] = []

    def mark() -> None:
        marks.append(Mark(time.perf_counter(), processor_seconds(process_id), time.process_time()))

    tally = Tally(begins=clients * max(1, moves // 10), ends=clients * moves * 8 // 10, mark=mark)
    uvloop.run(play(make, clients, moves, tally))
    first, last = marks
    took = sorted(tally.took[tally.begins : tally.ends])
    return Measured(
        clients=clients,
        moves_a_second=len(took) / (last.clock - first.clock),
        middle=took[len(took) // 2],
        late=took[int(len(took) * 0.99)],
        server=(last.server - first.server) / len(took),
        client=(last.client - first.client) / len(took),
        received=tally.received / len(tally.took),
        rematches=tally.rematches / len(tally.took),
    )


@dataclass(frozen=True)
class Bar:
    """Something we aim at: what it is, how much may be used at most (or has to be there at least), and what was measured."""

    what: str
    bar: float
    found: float
    unit: str
    at_least: bool = False

    def __str__(self) -> str:
        is_met = self.found >= self.bar if self.at_least else self.found <= self.bar
        aim = f"{'≥' if self.at_least else '≤'} {self.bar:g}"
        return f"{self.what:58} {aim:>9} {self.found:9.2f} {self.unit:8} {'met' if is_met else 'NOT MET'}"


MOVE_MS = {"verraeter": 0.7, "rattus": 0.9, "ontembare_stad": 1.5}
P99_MS = 30.0
CROWD, SOCKETS, STORED = 400, 5000, 100_000
EARLY, LATE = range(5, 41), range(320, 481)  # numbers of a long match
LONG = "ontembare_stad"
SETTLING = SETTLE_SECONDS + 3  # until a server that has just begun has read its sentences


@contextlib.contextmanager
def our_server(folder: Path, database: str = "games.db", processes: int = 1) -> Iterator[tuple[tuple[str, int], int]]:
    """A server of ours; its address and process."""
    with process(
        f"sqlite:///{folder}/{database}",
        folder / "log",
        sockets_a_guest=10**6,
        connections=10**6,
        connections_an_address=10**6,
        processes=processes,
    ) as server:
        place = urlsplit(server.address)
        yield (place.hostname or "", place.port or 0), server.process.pid


def moves_of(folder: Path, games: Sequence[str], clients: int, moves: int, *, by_request: bool) -> Iterator[Bar]:
    """What a move costs in each game."""
    with our_server(folder) as (address, process_id):
        time.sleep(SETTLING)
        for game in games:
            make = functools.partial(Player, address, game, by_request=by_request)
            measure(process_id, make, 4, 20)  # warms up
            found = measure(process_id, make, clients, moves)
            print(f"{game}, {found}", flush=True)
            thinking = functools.partial(make, thinks=2 * clients * found.server)  # the server rests half of the time
            calm = measure(process_id, thinking, clients, max(10, moves // 2))
            print(f"{game}, who think for a moment: {calm}", flush=True)
            if game in MOVE_MS:
                yield Bar(f"{game}: processor for a move, {clients} clients", MOVE_MS[game], found.server * 1000, "ms")
                yield Bar(f"{game}: 99 % within, while half of a core is free", P99_MS, calm.late * 1000, "ms")
                yield Bar(
                    f"{game}: the clients' processor beside the server's", 1.0, found.client / found.server, "times"
                )


def peers(folder: Path, moves: int) -> Iterator[Bar]:
    """Kuhn poker beside boardgame.io's server, a few people and a crowd."""
    ours, theirs = {}, {}
    each = {20: moves, CROWD: max(10, moves // 5)}  # moves of each; and first some to warm up
    with our_server(folder) as (address, process_id):
        measure(process_id, functools.partial(Player, address, "kuhn"), 4, moves)
        for clients in each:
            ours[clients] = measure(process_id, functools.partial(Player, address, "kuhn"), clients, each[clients])
            print(f"kuhn, {ours[clients]}", flush=True)
        opening = measure(process_id, functools.partial(Opener, address, "kuhn"), 20, each[CROWD]).server
    with peer(folder) as (address, process_id):
        measure(process_id, functools.partial(PeerPlayer, address), 4, moves)
        for clients in each:
            theirs[clients] = measure(process_id, functools.partial(PeerPlayer, address), clients, each[clients])
            print(f"boardgame.io, {theirs[clients]}", flush=True)
        as_short = functools.partial(PeerPlayer, address, length=max(1, round(1 / ours[20].rematches)))
        short = measure(process_id, as_short, 20, moves)
        print(f"boardgame.io, whose matches are as short as ours, {short}", flush=True)
    print(
        f"kuhn: laying a table and opening its sockets takes {opening * 1000:.2f} ms of the server's processor",
        flush=True,
    )
    for clients in each:
        yield Bar(
            f"kuhn: moves a second beside boardgame.io's, {clients} clients",
            theirs[clients].moves_a_second,
            ours[clients].moves_a_second,
            "moves/s",
            at_least=True,
        )
        yield Bar(
            f"kuhn: moves and rematches a second, {clients} clients",
            theirs[clients].moves_a_second,
            ours[clients].moves_a_second * (1 + ours[clients].rematches),
            "a second",
            at_least=True,
        )
        yield Bar(
            f"kuhn: 99 % within, beside boardgame.io's, {clients} clients",
            theirs[clients].late * 1000,
            ours[clients].late * 1000,
            "ms",
        )
    yield Bar(
        "kuhn: moves a second beside as short matches, 20 clients",
        short.moves_a_second,
        ours[20].moves_a_second,
        "moves/s",
        at_least=True,
    )
    yield Bar(
        f"kuhn: {CROWD} clients beside 20",
        1.0,
        ours[CROWD].moves_a_second / ours[20].moves_a_second,
        "times",
        at_least=True,
    )


def shared(folder: Path, clients: int, moves: int) -> Iterator[Bar]:
    """The same people at a server of one process and of two."""
    found = {}
    for processes in (1, 2):
        with our_server(folder, f"of{processes}.db", processes) as (address, process_id):
            make = functools.partial(Player, address, "verraeter")
            measure(process_id, make, 4, 20)  # warms up
            found[processes] = measure(process_id, make, clients, moves)
            print(f"verraeter, processes: {processes}, {found[processes]}", flush=True)
    times = found[2].moves_a_second / found[1].moves_a_second
    yield Bar(f"two processes beside one, {clients} clients", 1.8, times, "times", at_least=True)
    more = found[2].server / found[1].server
    yield Bar("two processes beside one: processor for a move", 1.1, more, "times")


def long(folder: Path) -> Iterator[Bar]:
    """A move late in a long match beside one at its beginning, by somebody who plays alone."""
    with our_server(folder) as (address, _):
        tally = Tally()
        uvloop.run(play(functools.partial(Player, address, LONG), 1, 2000, tally))
    took = {
        numbers: statistics.median(took for number, took in zip(tally.numbers, tally.took) if number in numbers)
        for numbers in (EARLY, LATE)
    }
    print(f"{LONG}, alone: {took[EARLY] * 1000:.1f} ms early, {took[LATE] * 1000:.1f} ms late", flush=True)
    yield Bar(f"{LONG}: a move at number 400 beside number 10", 1.25, took[LATE] / took[EARLY], "times")


def idle(folder: Path, seconds: float) -> Iterator[Bar]:
    """Sockets that rest."""
    with our_server(folder) as (address, process_id):
        marks: list[tuple[float, float]] = []
        memory: list[int] = []

        def mark() -> None:
            marks.append((time.perf_counter(), processor_seconds(process_id)))
            memory.append(resident_bytes(process_id))

        uvloop.run(rest(address, SOCKETS, seconds, mark))
    (began, before), (ended, after) = marks
    yield Bar(f"{SOCKETS} idle sockets: memory", 400, memory[-1] / 2**20, "MB")
    yield Bar(f"{SOCKETS} idle sockets: of a core", 5, 100 * (after - before) / (ended - began), "%")


def stored(folder: Path) -> Iterator[Bar]:
    """Very many stored tables."""

    async def lay(address: tuple[str, int]) -> dict[str, str]:
        requests = Requests(address)
        await requests.ask("GET", "/api/me")
        wish = {"game": "verraeter", "seats": [ME, ME, OPEN], "isPublic": True}
        await requests.ask("POST", "/api/tables", msgspec.json.encode(wish))
        requests.close()
        return requests.cookies

    with our_server(folder, "many.db") as (address, _):
        cookies = uvloop.run(lay(address))
    fill(folder / "many.db", STORED)
    began = time.perf_counter()
    with our_server(folder, "many.db") as (address, _):
        yield Bar(f"{STORED} stored tables: start", 3, time.perf_counter() - began, "s")
        time.sleep(SETTLING)
        yield Bar(
            f"{STORED} stored tables: lobby, by its host", 5, uvloop.run(lobby_seconds(address, cookies)) * 1000, "ms"
        )
        yield Bar(
            f"{STORED} stored tables: lobby, by a stranger", 5, uvloop.run(lobby_seconds(address, {})) * 1000, "ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=SEATS, nargs="+", default=list(MOVE_MS))
    parser.add_argument("--clients", type=int, default=20)
    parser.add_argument("--moves", type=int, default=100, help="that each client makes")
    parser.add_argument("--seconds", type=float, default=60.0, help="that sockets rest")
    parser.add_argument("--by-request", action="store_true", help="moves as requests, not over the sockets")
    parts: dict[str, Callable[[Path], Iterator[Bar]]] = {
        "moves": lambda folder: moves_of(folder, given.game, given.clients, given.moves, by_request=given.by_request),
        "long": long,
        "processes": lambda folder: shared(folder, given.clients, given.moves),
        "peers": lambda folder: peers(folder, given.moves),
        "idle": lambda folder: idle(folder, given.seconds),
        "stored": stored,
    }
    parser.add_argument("--parts", choices=parts, nargs="+", default=list(parts))
    given = parser.parse_args()
    end_in_order()
    bars: list[Bar] = []
    try:
        for part in given.parts:
            with tempfile.TemporaryDirectory() as folder:
                bars += parts[part](Path(folder))
    finally:  # whatever was measured by then
        print(*bars, sep="\n", flush=True)


if __name__ == "__main__":
    main()
