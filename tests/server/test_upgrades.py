"""Databases that older versions left behind: today's server starts on them, and everybody goes on where they were.

`data` keeps one for each revision of the database that there was before the first release, and one for each release; they were filled by the
server of their time (tools/keep_database.py), not by today's idea of it.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, create_engine

from tests.server.support import Browser, serving
from tests.support import thorough
from turncoat import __version__
from turncoat.server import database as databases
from turncoat.server import store
from turncoat.server.database import open_database
from turncoat.server.guests import COOKIE, Guests
from turncoat.server.rows import SetAside
from turncoat.server.services import COOKIE_SECRET
from turncoat.server.settings import Settings

KEPT = sorted((Path(__file__).parent / "data").glob("*.sql"))
OLDEST = "revision-0001"
Rows = dict[str, list[dict[str, Any]]]


def rows_of(connection: Connection) -> Rows:
    """All that is stored, by database table."""
    metadata = MetaData()
    metadata.reflect(connection)
    return {
        table.name: [
            {str(name): value for name, value in row._mapping.items()} for row in connection.execute(table.select())
        ]
        for table in metadata.sorted_tables
    }


def fill(connection: Connection, rows: Rows) -> None:
    """The same rows in another database of the same revision."""
    metadata = MetaData()
    metadata.reflect(connection)
    for table in metadata.sorted_tables:
        if table.name != "alembic_version":
            connection.execute(table.insert(), rows[table.name])


def restored(file: Path, folder: Path) -> tuple[str, Rows]:
    """A kept database as a SQLite file again, and what it has stored."""
    path = folder / "kept.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(file.read_text(encoding="utf-8"))
    url = f"sqlite:///{path}"
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = rows_of(connection)
    engine.dispose()
    return url, rows


async def copied(url: str, rows: Rows, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in a new database, made by the revisions up to that one."""
    with monkeypatch.context() as older:
        older.setattr(databases, "NEWEST", rows["alembic_version"][0]["version_num"])
        database = await open_database(Settings(database=url).database_url)
    await database.write(fill, rows)
    await database.close()


def by_todays_names(rows: Rows) -> Rows:
    """What is to be expected of an upgrade: what is stored no longer is gone, and the bot `greedy` is the apprentice."""
    for seat in rows["seats"]:
        seat["bot"] = "apprentice" if seat["bot"] == "greedy" else seat["bot"]
    for move in rows["moves"]:
        move.pop("events", None)
    return rows


async def look(url: str, before: Rows) -> None:
    """Upgrade a database: every row is there as it was, every table can be read, and the lobby has them all."""
    database = await open_database(Settings(database=url).database_url)
    now = await database.read(rows_of)
    for name in before.keys() - {"alembic_version"}:
        old, new = (sorted(found[name], key=str) for found in (before, now))
        assert len(old) == len(new)
        kept = [{key: row[key] for key in old[0]} for row in new]
        assert sorted(map(str, kept)) == sorted(map(str, old)), name
    set_aside = SetAside()
    for table in before["tables"]:
        assert (snapshot := await database.read(store.read_snapshot, table["id"])) is not None
        assert len(snapshot.log) == (table["number"] if snapshot.header.is_ours else 0)
        assert table["id"] not in set_aside
        await database.read(store.lobby, table["host"], set_aside)
    await database.close()


def go_on(url: str, rows: Rows) -> None:
    """The host comes back with her old cookie and finds her tables; those of today's rules are played on."""
    secret = next(row["value"] for row in rows["secrets"] if row["name"] == COOKIE_SECRET)
    host = rows["tables"][0]["host"]
    cookie = {COOKIE: str(Guests(secret, is_secure=False).cookie(host).value)}
    played: set[str] = set()
    with serving(url) as address, Browser(address, cookies=cookie) as anna:
        assert anna.get("/api/me")["name"] == "Anna"
        cards = anna.get("/api/tables")["mine"]
        assert {card["id"] for card in cards} == {row["id"] for row in rows["tables"]}
        for row in rows["tables"]:
            answer = anna.ask("GET", f"/api/tables/{row['id']}")
            assert answer.status_code == 200 or answer.json()["kind"] == "other-rules"
            if answer.status_code == 200 and answer.json()["legal"]:
                assert anna.move(answer.json())["table"]["number"] > row["number"]
                played.add(row["game"])
    assert "kuhn" in played  # whose rules do not change


CASES = [
    pytest.param(file, kind, marks=thorough if kind == "postgresql" and file.stem != OLDEST else ())
    for file in KEPT
    for kind in ("sqlite", "postgresql")
]


@pytest.mark.parametrize(("file", "kind"), CASES, ids=lambda value: getattr(value, "stem", value))
def test_play_goes_on_in_a_database_of_an_older_version(
    file: Path, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    url, rows = restored(file, tmp_path)
    if kind == "postgresql":
        url = request.getfixturevalue("new_postgresql")()
        asyncio.run(copied(url, rows, monkeypatch))
    before = by_todays_names(rows)
    asyncio.run(look(url, before))
    go_on(url, before)


def test_the_database_of_this_version_is_kept() -> None:
    """`python -m tools.keep_database`, once for each release."""
    assert __version__ in {file.stem for file in KEPT}
