"""One damaged row: its table is set aside, with a sentence and a line in the log, and everything else goes on."""

import asyncio
import gc
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from itertools import islice, product
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Cluster, MakeDatabase
from tests.server.support import BOT, ME, OPEN, Browser, serving
from tests.server.test_database import url_of
from tests.support import is_thorough
from turncoat.games import GAMES
from turncoat.games.box import with_values
from turncoat.games.copies import game_with
from turncoat.server import store
from turncoat.server.away import Away
from turncoat.server.database import Database, open_database
from turncoat.server.messages import NewSeat, NewTable
from turncoat.server.models import metadata
from turncoat.server.notifications import Notifications
from turncoat.server.problems import Refused
from turncoat.server.rows import Damaged
from turncoat.server.seating import new_table
from turncoat.server.snapshot import Box, Boxed, Snapshot, fork
from turncoat.server.tables import Tables, gesture
from turncoat.server.views import card_view, update_json

HOST = "host"
IN_MEMORY = 10
SAMPLED = 5  # of so many cases, one is tried; `make thorough` tries all
# Values of any kind, as SQLite lets them stand in any column, and what is there with its end cut off or with other bytes
VALUES = ("''", "'{{'", "'[1]'", "'x'", "-1", "7", "1e300", "9223372036854775807", "X'00ff'", "CAST(X'ff' AS TEXT)")
CHANGES = (
    "substr({0}, 1, length({0}) / 2)",
    "CAST(replace(hex({0}), '0', 'E') AS BLOB)",
    "CAST({0} || '~' AS BLOB)",
    "{0} + 1",
)
# `secrets` is not among them: the keys are no table's, and without them nobody is recognised
DAMAGED = ("tables", "seats", "moves", "answers", "guests", "boxes", "analyses")


def sound_tables() -> list[Snapshot]:
    """A finished match, one under way, and two tables that wait for people, one with a box: all public, all of one host."""
    me, bot, free = (NewSeat(kind=kind) for kind in ("me", "bot", "open"))
    wishes = [NewTable(game="kuhn", seats=seats, is_public=True) for seats in ([me, me], [me, bot], [me, free])]
    finished, playing, gathering = (new_table(wish, HOST, "Anna") for wish in wishes)
    while finished.match is not None and not finished.match.is_over:
        match = fork(finished.match)
        finished = gesture(finished, match, match.mover, match.legal()[:1])
    return [finished, playing, gathering, boxed_table()]


def boxed_table() -> Snapshot:
    """A table that is played with values of the host's own; its box is called as it is."""
    ours = GAMES["verraeter"]
    file = with_values(ours.contents.values, ours.box, {"land.0.points.value.0": 9}).text
    box = Box(id="", guest=HOST, game="verraeter", name="Shelf", file=file, made=1.0, listed=True)
    wish = NewTable(game="verraeter", seats=[NewSeat(kind=kind) for kind in ("me", "bot", "open")], is_public=True)
    table = new_table(wish, HOST, "Anna", boxed=Boxed(box, game_with("verraeter", file)))
    return replace(table, header=replace(table.header, box=table.header.id))


async def fill(database: Database) -> list[str]:
    """Store them, with an answer and an analysis; their ids."""
    found = sound_tables()
    for table in found:
        if table.header.box is not None:
            file = table.game.contents.text
            box = Box(table.header.box, HOST, table.header.game, f"Shelf {table.header.box}", file, 1.0, listed=True)
            await database.write(store.add_box, box)
        await database.write(store.add_table, table)
        await database.write(store.keep_analysis, table.header.id, b"{}", 1.0)
        await database.write(store.add_answer, table.header.id, "key", "asked")
    return [table.header.id for table in found]


async def are_shown(database: Database, ids: list[str]) -> set[str]:
    """Which tables can be looked at, by anybody and with all that happened; others are refused with a sentence."""
    tables = Tables(database, Notifications(database), IN_MEMORY)
    shown = set()
    for table in ids:
        try:
            snapshot = await tables.snapshot(table)
        except Refused:
            continue
        for viewer in (None, *range(len(snapshot.places))):
            update_json(snapshot, HOST, viewer, "en", 0, lambda guest: False, search="ready")
        shown.add(table)
    await tables.waiting_for_bots(1e12)
    await database.read(store.guest_name, HOST)
    await database.read(store.boxes_of, HOST, "verraeter")
    for table in ids:
        with suppress(Damaged):
            await database.read(store.read_analysis, table)
    return shown


async def are_listed(database: Database) -> set[str]:
    """The tables in their host's lobby, as it is sent."""
    tables = Tables(database, Notifications(database), IN_MEMORY)
    found = await tables.lobby(HOST)
    listed = [card_view(*one, HOST, "en", lambda guest: False) for part in found for one in part]
    msgspec.json.encode(listed)
    return {card.id for card in listed}


@contextmanager
def damaged(connection: sqlite3.Connection, table: str, row: int, column: str, change: str) -> Iterator[str]:
    """One column of one row otherwise than it was stored, for a while; whose row it is."""
    before, owner = connection.execute(
        f'SELECT "{column}", "{metadata.tables[table].primary_key.columns.keys()[0]}" FROM "{table}" WHERE rowid = ?',
        (row,),
    ).fetchone()
    value = change.format(f'"{column}"')
    connection.execute(f'UPDATE "{table}" SET "{column}" = {value} WHERE rowid = ?', (row,))
    connection.commit()
    try:
        yield owner
    finally:
        connection.execute(f'UPDATE "{table}" SET "{column}" = ? WHERE rowid = ?', (before, row))
        connection.commit()


def test_whatever_is_damaged_all_other_tables_go_on(new_sqlite: MakeDatabase) -> None:
    url = url_of(new_sqlite())
    columns = [(table, column.name) for table in DAMAGED for column in metadata.tables[table].columns]

    async def main(connection: sqlite3.Connection, database: Database) -> None:
        ids = await fill(database)
        count = {table: connection.execute(f'SELECT max(rowid) FROM "{table}"').fetchone()[0] for table in DAMAGED}
        cases = enumerate(product(columns, (*VALUES, *CHANGES)))
        for number, ((table, column), change) in islice(cases, 0, None, 1 if is_thorough() else SAMPLED):
            try:
                with damaged(connection, table, number % count[table] + 1, column, change) as owner:
                    others = {one for one in ids if one != owner}
                    assert await are_shown(database, ids) >= others, (table, column, change)
                    assert await are_listed(database) >= others, (table, column, change)
            except sqlite3.IntegrityError:  # another row is called so, or nothing would be left
                connection.rollback()
        assert await are_shown(database, ids) == await are_listed(database) == set(ids)

    async def opened() -> None:
        database = await open_database(url)
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            await main(connection, database)
        await database.close()

    asyncio.run(opened())


DAMAGES = {
    "options that are none": "UPDATE tables SET options = '[1]'",
    "a state that there is not": "UPDATE tables SET state = 'x'",
    "a match declared finished": "UPDATE tables SET state = 'finished'",
    "a position cut off": "UPDATE tables SET position = substr(position, 1, 3)",
    "a number too many": "UPDATE tables SET number = number + 1",
    "a seat that is missing": "UPDATE seats SET seat = 7 WHERE seat = 0 AND",
    "another mover": "UPDATE moves SET mover = 1 WHERE number = 1 AND",
    "another action": "UPDATE moves SET action = 'pass' WHERE number = 1 AND",
    "a position of a move cut off": "UPDATE moves SET after = substr(after, 1, 3) WHERE number = 1 AND",
}


def damage(url: str, cluster: Cluster, table: str, statement: str) -> None:
    """Damage a table, whichever kind of database it is in."""
    column = "id" if "UPDATE tables" in statement else '"table"'
    full = f"{statement}{'' if statement.endswith('AND') else ' WHERE'} {column} = '{table}'"
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.execute(full)
            connection.commit()
    else:
        cluster.sql(full, url.rpartition("/")[2])


def test_a_damaged_table_is_refused_and_not_listed(new_database: MakeDatabase, cluster: Cluster) -> None:
    """Not even as finished: a match that is over lies open."""
    made = new_database()

    async def main() -> None:
        database = await open_database(url_of(made))
        tables = Tables(database, Notifications(database), IN_MEMORY)
        sound: set[str] = set()
        for statement in DAMAGES.values():
            finished, playing, *gathering = await fill(database)
            damage(made, cluster, playing, statement)
            with pytest.raises(Refused, match="damaged"):
                await tables.snapshot(playing)
            sound |= {finished, *gathering}
        found = await database.read(store.lobby, HOST, tables.set_aside)
        assert {header.id for part in found for header, _ in part} == sound
        await database.close()

    asyncio.run(main())


def test_a_damaged_table_says_so_and_is_named_in_the_log_once(
    new_sqlite: MakeDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    """Two bots are to move there and at a sound table, when the server starts and later."""
    url = new_sqlite()
    with serving(url) as address, Browser(address) as anna:
        cookies = dict(anna.http.cookies)
        bad, good = (anna.lay("kuhn", ME, OPEN, isPublic=True)["id"] for _ in range(2))
        anna.sit(good, 1)
        playing = anna.lay("verraeter", ME, BOT, BOT)["id"]
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        connection.execute("UPDATE tables SET options = '{', bot_turn = 1 WHERE id = ?", (bad,))
        connection.commit()
        with serving(url) as address, Browser(address, cookies=cookies) as anna, anna.live(playing) as socket:
            for _ in range(2):
                lobby = anna.get("/api/tables")
                assert {card["id"] for part in lobby.values() for card in part} == {good, playing}
                problem = anna.refused(409, "damaged", "GET", f"/api/tables/{bad}")
                assert "damaged in the server’s database" in problem["text"]
            with anna.live(bad) as refused:
                assert refused.next("gone")["text"] == problem["text"]
            assert anna.ok("POST", f"/api/tables/{good}/start")["state"] == "playing"
            view = socket.next("update")["table"]
            while not view["legal"]:
                view = socket.next("update")["table"]
            anna.move(view)
        assert connection.execute("SELECT options FROM tables WHERE id = ?", (bad,)).fetchone() == ("{",)
    named = [record.getMessage() for record in caplog.records if "set aside" in record.getMessage()]
    assert len(named) == 1
    assert bad in named[0]
    assert "Traceback" not in caplog.text


class GoneAway:
    """A database that cannot be reached, after a moment."""

    is_shared = True

    async def read(self, *question: object) -> object:
        await asyncio.sleep(0)
        raise Away("gone")


def test_a_look_that_failed_when_all_who_asked_had_left_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def ask_and_leave() -> None:
        database: Any = GoneAway()
        tables = Tables(database, database, IN_MEMORY)
        asking = asyncio.create_task(tables.snapshot("a" * 12))
        await asyncio.sleep(0)
        asking.cancel()
        for _ in range(9):
            await asyncio.sleep(0)
        del tables, asking
        gc.collect()

    asyncio.run(ask_and_leave())
    assert "never retrieved" not in caplog.text
