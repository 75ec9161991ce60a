"""Everything that one server process has, put together once."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from turncoat.server import store
from turncoat.server.bell import Bell
from turncoat.server.bots import COMMAND, Players, Workers
from turncoat.server.database import open_database
from turncoat.server.guests import Guests
from turncoat.server.hall import Hall
from turncoat.server.limits import Limit
from turncoat.server.live import Live
from turncoat.server.logs import report
from turncoat.server.presence import Presence
from turncoat.server.settings import Settings
from turncoat.server.words import say

COOKIE_SECRET, CSRF_SECRET = "cookies", "csrf"


@dataclass(frozen=True)
class House:
    """What requests are served with."""

    settings: Settings
    hall: Hall
    players: Players
    presence: Presence
    live: Live
    guests: Guests
    csrf_secret: str
    requests: Limit
    address_requests: Limit
    creations: Limit
    hints: Limit

    async def name_of(self, guest: str, language: str) -> str:
        """What a guest is called, or what guests are called."""
        return await self.hall.database.read(store.guest_name, guest) or say(language, "server-guest")


@asynccontextmanager
async def open_house(settings: Settings, worker_command: Sequence[str] = COMMAND) -> AsyncIterator[House]:
    """A house for as long as a server runs: its database is up to date, its bots take up what they left."""
    database = await open_database(settings.database_url)
    bell = Bell(database)
    hall = Hall(database, bell, settings.tables_in_memory)
    presence = Presence(bell, settings.heartbeat_seconds)
    workers = Workers(settings.bot_workers, settings.bot_seconds, worker_command)
    players = Players(hall, workers, compile_first=settings.bot_compile == "start")
    hall.on_change = players.wake
    cookie_secret, csrf_secret = (
        await database.write(store.secret, COOKIE_SECRET),
        await database.write(store.secret, CSRF_SECRET),
    )
    house = House(
        settings=settings,
        hall=hall,
        players=players,
        presence=presence,
        live=Live(hall, bell, presence, players, settings),
        guests=Guests(cookie_secret, is_secure=settings.is_secure),
        csrf_secret=csrf_secret,
        requests=Limit(settings.requests_a_minute),
        address_requests=Limit(settings.address_requests_a_minute),
        creations=Limit(settings.creations_a_minute),
        hints=Limit(settings.hints_a_minute),
    )
    await players.take_up()
    tasks = [
        asyncio.create_task(work, name=name)
        for name, work in (
            ("nodes", bell.listen_to_nodes()),
            ("presence", presence.repeat()),
            ("bots", players.sweep()),
        )
    ]
    for task in tasks:
        task.add_done_callback(tell_end)
    try:
        yield house
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await players.stop()
        await database.close()


def tell_end(task: asyncio.Task[None]) -> None:
    """A task that should never end did."""
    if not task.cancelled() and (error := task.exception()) is not None:
        report(f"{task.get_name()} stopped", error)
