"""Everything that one server process has, put together once."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec

from turncoat.server import store
from turncoat.server.analyst import Analyst
from turncoat.server.bots import COMMAND, BotPlayers, Workers
from turncoat.server.connections import Door
from turncoat.server.database import open_database
from turncoat.server.guests import Guests
from turncoat.server.kin import Kin
from turncoat.server.limits import Budget, Limit
from turncoat.server.live import Live
from turncoat.server.logs import report
from turncoat.server.notifications import Notifications
from turncoat.server.occasional import OccasionalWorker
from turncoat.server.painter import Painter
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
    analyst: Analyst
    painter: Painter
    presence: Presence
    live: Live
    guests: Guests
    csrf_secret: str
    budget: Budget
    door: Door
    kin: Kin | None  # the other processes of this server
    creations: Limit
    hints: Limit

    async def name_of(self, guest: str, language: str) -> str:
        """What a guest is called, or what guests are called."""
        return await self.tables.database.read(store.guest_name, guest) or say(language, "server-guest")

    async def connected(self, tables: Sequence[str]) -> dict[str, Callable[[str], bool]]:
        """For each table, a function that tells whether one of its own people is connected to it; other processes' tables among them."""
        found = {table: self.presence.at(table) for table in tables}
        kin = self.kin
        if kin is None:
            return found
        owned = {number: [table for table in tables if kin.owner(table) == number] for number in kin.others}
        asked = (kin.ask(number, " ".join(["here", *of]).encode()) for number, of in owned.items() if of)
        for answer in await asyncio.gather(*asked):
            people = msgspec.json.decode(answer or b"{}", type=dict[str, frozenset[str]])
            found |= {table: guests.__contains__ for table, guests in people.items()}
        return found


@asynccontextmanager
async def open_services(
    settings: Settings, worker_command: Sequence[str] = COMMAND, kin: Kin | None = None
) -> AsyncIterator[Services]:
    """The services for as long as a server runs: its database is up to date, its bots take up what they left."""
    database = await open_database(settings.database_url, is_held=kin is not None)
    notifications = Notifications(database)
    tables = Tables(database, notifications, settings.tables_mb)
    presence = Presence(tables, notifications, settings.heartbeat_seconds, settings.grace_seconds)
    workers = Workers(settings.bot_workers, settings.bot_seconds, worker_command, settings.database_file)
    bots = BotPlayers(tables, workers, presence, compile_first=settings.bot_compile == "start")
    if kin is not None:
        tables.owns = kin.owns
    analyst_worker, painter_worker = (
        OccasionalWorker(worker_command, settings.bot_seconds, settings.database_file, label)
        for label in ("analysis", "pictures")
    )
    analyst, painter = Analyst(database, analyst_worker), Painter(painter_worker)
    tables.on_change = bots.wake
    presence.on_company = bots.begin
    creations = Limit(settings.creations_a_minute)
    budget = Budget(settings.guest_ms_a_minute, settings.address_ms_a_minute, settings.address_ms_at_once)
    cookie_secret, csrf_secret = (
        await database.write(store.secret, COOKIE_SECRET),
        await database.write(store.secret, CSRF_SECRET),
    )
    services = Services(
        settings=settings,
        tables=tables,
        bots=bots,
        analyst=analyst,
        painter=painter,
        presence=presence,
        live=Live(tables, notifications, presence, bots, settings, budget, creations),
        guests=Guests(cookie_secret, is_secure=settings.is_secure),
        csrf_secret=csrf_secret,
        budget=budget,
        door=Door(settings, budget, kin),
        kin=kin,
        creations=creations,
        hints=Limit(settings.hints_a_minute),
    )
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
        await presence.close()
        await bots.stop()
        await analyst.stop()
        await painter.stop()
        await database.close()


def tell_end(task: asyncio.Task[None]) -> None:
    """Something that goes on beside all requests failed."""
    if not task.cancelled() and (error := task.exception()) is not None:
        report(f"{task.get_name()} stopped", error)
