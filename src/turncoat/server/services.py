"""Everything that one server process has, put together once."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from turncoat.server import store
from turncoat.server.bots import COMMAND, BotPlayers, Workers
from turncoat.server.database import open_database
from turncoat.server.guests import Guests
from turncoat.server.limits import Limit
from turncoat.server.live import Live
from turncoat.server.logs import report
from turncoat.server.notifications import Notifications
from turncoat.server.presence import Presence
from turncoat.server.settings import Settings
from turncoat.server.tables import Tables
from turncoat.server.words import say

COOKIE_SECRET, CSRF_SECRET = "cookies", "csrf"


@dataclass(frozen=True)
class Services:
    """What requests are served with."""

    settings: Settings
    tables: Tables
    bots: BotPlayers
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
        return await self.tables.database.read(store.guest_name, guest) or say(language, "server-guest")


@asynccontextmanager
async def open_services(settings: Settings, worker_command: Sequence[str] = COMMAND) -> AsyncIterator[Services]:
    """The services for as long as a server runs: its database is up to date, its bots take up what they left."""
    database = await open_database(settings.database_url)
    notifications = Notifications(database)
    tables = Tables(database, notifications, settings.tables_in_memory)
    presence = Presence(notifications, settings.heartbeat_seconds)
    workers = Workers(settings.bot_workers, settings.bot_seconds, worker_command)
    bots = BotPlayers(tables, workers, compile_first=settings.bot_compile == "start")
    tables.on_change = bots.wake
    cookie_secret, csrf_secret = (
        await database.write(store.secret, COOKIE_SECRET),
        await database.write(store.secret, CSRF_SECRET),
    )
    services = Services(
        settings=settings,
        tables=tables,
        bots=bots,
        presence=presence,
        live=Live(tables, notifications, presence, bots, settings),
        guests=Guests(cookie_secret, is_secure=settings.is_secure),
        csrf_secret=csrf_secret,
        requests=Limit(settings.requests_a_minute),
        address_requests=Limit(settings.address_requests_a_minute),
        creations=Limit(settings.creations_a_minute),
        hints=Limit(settings.hints_a_minute),
    )
    await bots.take_up()
    tasks = [
        asyncio.create_task(work, name=name)
        for name, work in (
            ("nodes", notifications.listen_to_nodes()),
            ("presence", presence.repeat()),
            ("bots", bots.sweep()),
        )
    ]
    for task in tasks:
        task.add_done_callback(tell_end)
    try:
        yield services
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await bots.stop()
        await database.close()


def tell_end(task: asyncio.Task[None]) -> None:
    """A task that should never end did."""
    if not task.cancelled() and (error := task.exception()) is not None:
        report(f"{task.get_name()} stopped", error)
