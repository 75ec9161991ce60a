"""Bots think for those who are there, and one who asks for much takes no more turns than one who asks for little."""

import asyncio
from collections.abc import Sequence

from tests.server.conftest import MakeDatabase
from turncoat.server.bots import BotPlayers, Workers
from turncoat.server.database import open_database
from turncoat.server.messages import NewSeat, NewTable
from turncoat.server.notifications import Notifications
from turncoat.server.presence import Presence
from turncoat.server.seating import new_table
from turncoat.server.settings import Settings
from turncoat.server.tables import Tables
from turncoat.server.turns import Asker, Turns

TABLES = 60  # of an attacker


def order_of(*askers: Asker) -> list[tuple[Asker, float]]:
    """In which order turns come that are all asked for during the first one's, and what share of time each gets."""
    served: list[tuple[Asker, float]] = []

    async def main() -> None:
        turns = Turns("bots")

        async def ask(asker: Asker) -> None:
            async with turns.turn(asker) as share:
                served.append((asker, share))
                await asyncio.sleep(0)

        await asyncio.gather(*map(ask, askers))

    asyncio.run(main())
    return served


def attackers(guests: int) -> Sequence[Asker]:
    return [Asker("elsewhere", f"guest {number % guests}") for number in range(TABLES)]


def test_an_attackers_sixty_tables_keep_nobody_waiting() -> None:
    """An honest table's master is asked after the one that is thinking; it is the same with a guest for each table."""
    honest = Asker("home", "anna")
    for guests in (1, TABLES):
        served = order_of(*attackers(guests), honest)
        assert [asker for asker, _ in served].index(honest) == 1
        assert dict(served)[honest] == 1 / 2  # of its usual time
        assert served[2][1] == 1 / (TABLES - 1)  # the attacker shares its own


def test_guests_at_one_address_take_turns_too() -> None:
    many, one = Asker("club", "ben"), Asker("club", "anna")
    assert [asker for asker, _ in order_of(many, many, many, one, many)] == [many, many, one, many, many]


def test_one_who_goes_away_while_waiting_is_passed_over() -> None:
    async def main() -> list[str]:
        turns, served = Turns("bots"), []

        async def ask(guest: str) -> None:
            async with turns.turn(Asker(guest, guest)):
                served.append(guest)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(ask(guest)) for guest in ("first", "gone", "last")]
        await asyncio.sleep(0)  # the first has its turn, the others wait
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await ask("later")
        assert turns.asked == 0
        return served

    assert asyncio.run(main()) == ["first", "last", "later"]


def test_bots_rest_until_somebody_comes(new_sqlite: MakeDatabase) -> None:
    """A table of bots alone is played only while somebody watches, after a restart too."""
    url = Settings(database=new_sqlite()).database_url
    request = NewTable(game="verraeter", seats=[NewSeat(kind="bot", bot="random")] * 3)
    table = new_table(request, "host", "Host")

    async def idle(players: BotPlayers) -> None:
        while players._playing:
            await asyncio.wait(players._playing.values())

    async def lay_or_open(*, is_new: bool) -> None:
        database = await open_database(url)
        notifications = Notifications(database)
        tables = Tables(database, notifications, 10**9)
        presence = Presence(tables, notifications, 20, 180)
        players = BotPlayers(tables, Workers(1, 30), presence, compile_first=False)
        tables.on_change, presence.on_company = players.wake, players.begin
        try:
            if is_new:
                await tables.add(table)
                await idle(players)
                assert (await tables.snapshot(table.header.id)).number == table.number
            else:
                with presence.connected(table.header.id, "host", "address"):
                    await idle(players)
                assert (await tables.snapshot(table.header.id)).header.state == "finished"
        finally:
            await presence.close()
            await players.stop()
            await database.close()

    asyncio.run(lay_or_open(is_new=True))
    asyncio.run(lay_or_open(is_new=False))
