"""Many at one table: coming and going costs the same however many are there, on one node and on two."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.conftest import MakeDatabase
from tests.server.support import ME, WAIT, Browser, Json, serving
from tests.support import thorough
from turncoat.server.database import open_database
from turncoat.server.messages import NewSeat, NewTable
from turncoat.server.notifications import Notifications
from turncoat.server.presence import Presence
from turncoat.server.seating import new_table
from turncoat.server.settings import Settings
from turncoat.server.tables import Tables

NOTIFY_BYTES = 8000  # that PostgreSQL carries in one notification
COME_TOGETHER = 20  # sockets that are opened at the same time
PATIENT = 600.0  # seconds between heartbeats: until all have come, nobody reads


class CountedTables(Tables):
    """Tables that know how often they were looked at."""

    looks = 0

    async def snapshot(self, table: str):  # type: ignore[no-untyped-def]
        self.looks += 1
        return await super().snapshot(table)


def test_a_thousand_who_come_at_once_are_looked_at_and_told_of_once(new_sqlite: MakeDatabase) -> None:
    """Nothing is done for each of those who are there already."""
    told: list[str] = []

    async def main() -> tuple[int, bytes]:
        database = await open_database(Settings(database=new_sqlite()).database_url)
        notifications = Notifications(database)
        tables = CountedTables(database, notifications, 10)

        async def tell(message: str) -> None:
            told.append(message)

        notifications.tell = tell  # type: ignore[method-assign]
        request = NewTable(game="kuhn", seats=[NewSeat(kind="me"), NewSeat(kind="open")])
        table = (await tables.add(new_table(request, "anna", "Anna"))).header.id
        presence = Presence(tables, notifications, 20, 180)
        changed = asyncio.Event()
        with notifications.subscribe(table, changed), ExitStack() as stack:
            for number in range(1000):
                stack.enter_context(presence.connected(table, f"guest {number:026}", "address"))
            stack.enter_context(presence.connected(table, "anna", "address"))
            await changed.wait()
            frame = presence.frame(table)
        assert presence.frame(table) == b""  # nobody is there to be told, and whoever comes is told anew
        await presence.close()
        await database.close()
        return tables.looks, frame

    looks, frame = asyncio.run(main())
    present = msgspec.json.decode(frame)
    assert (present["here"], present["watching"]) == ([True, False], 1000)
    assert looks == 1
    assert len(told) == 1
    assert len(told[0]) < NOTIFY_BYTES / 10


async def watch(client: httpx.AsyncClient, address: str, table: str, stack: AsyncExitStack) -> ClientConnection:
    """The socket of somebody new."""
    greeted = await client.get(f"{address}/api/me", headers={"cookie": ""})
    cookie = f"turncoat_guest={greeted.cookies['turncoat_guest']}"
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live?lang=en"
    opened = connect(
        url,
        additional_headers={"cookie": cookie},
        origin=Origin(address),
        open_timeout=WAIT,
        compression=None,
        ping_interval=None,
        max_queue=None,  # who does not listen just now can still be closed at once
    )
    return await stack.enter_async_context(opened)


async def hear(socket: ClientConnection, kind: str, *, watching: int = 0, number: int = 0) -> Json:
    """The first frame of a kind with so many spectators, or at such a number."""
    async with asyncio.timeout(2 * WAIT):
        while True:
            frame: Json = msgspec.json.decode(await socket.recv())
            if frame["kind"] == "ping":
                await socket.send('{"kind": "pong"}')
            if kind == frame["kind"] == "presence" and frame["watching"] == watching:
                return frame
            if kind == frame["kind"] == "update" and frame["table"]["number"] >= number:
                return frame


async def crowd(addresses: Sequence[str], anna: Browser, view: Json, size: int) -> None:
    """So many watch a table, from several nodes: each hears how many they are, and of a move."""
    table = view["id"]
    async with AsyncExitStack() as stack:
        # a new connection for each request: while all wait for a busy machine, the server may close one that is kept
        each_its_own = httpx.Limits(max_keepalive_connections=0)
        client = await stack.enter_async_context(httpx.AsyncClient(timeout=WAIT, limits=each_its_own))
        sockets: list[ClientConnection] = []
        while len(sockets) < size:
            at = [addresses[number % len(addresses)] for number in range(COME_TOGETHER)]
            sockets += await asyncio.gather(*(watch(client, address, table, stack) for address in at))
        await asyncio.gather(*(hear(socket, "presence", watching=size) for socket in sockets))
        number = (await asyncio.to_thread(anna.move, view))["table"]["number"]
        await asyncio.gather(*(hear(socket, "update", number=number) for socket in sockets))
        # one by one, each would be told to all others
        await asyncio.gather(*(socket.close() for socket in sockets[1:]))
        await hear(sockets[0], "presence", watching=1)


@contextmanager
def table_on(addresses: Sequence[str]) -> Iterator[tuple[Browser, Json]]:
    with Browser(addresses[0], "Anna") as anna:
        yield anna, anna.lay("kuhn", ME, ME)


@thorough
def test_a_thousand_watch_one_table(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), heartbeat_seconds=PATIENT) as address, table_on([address]) as (anna, view):
        asyncio.run(crowd([address], anna, view, 1000))


@pytest.mark.parametrize("size", [40, pytest.param(1000, marks=thorough)])
def test_a_crowd_watches_one_table_from_two_nodes(new_postgresql: MakeDatabase, size: int) -> None:
    url = new_postgresql()
    with (
        serving(url, heartbeat_seconds=PATIENT) as one,
        serving(url, heartbeat_seconds=PATIENT) as two,
        table_on([one, two]) as (anna, view),
    ):
        asyncio.run(crowd([one, two], anna, view, size))
