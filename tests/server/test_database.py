"""The database: brought up to date by itself, equal to the models, safe on disk; and the settings that name it."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, select, text
from sqlalchemy.exc import IntegrityError

from tests.server.conftest import Cluster, MakeDatabase
from tests.server.other_worlds import some_match
from tests.support import presets
from turncoat.errors import Invalid
from turncoat.server import database as databases
from turncoat.server import store
from turncoat.server.database import open_database
from turncoat.server.models import guests, metadata
from turncoat.server.settings import Settings, read_settings
from turncoat.server.snapshot import Snapshot
from turncoat.server.views import step_views


def url_of(made: str) -> str:
    return Settings(database=made).database_url


def test_migrations_from_empty_to_head_equal_the_models(new_database: MakeDatabase) -> None:
    def difference(connection: Connection) -> list[Any]:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found

    async def main() -> list[Any]:
        database = await open_database(url_of(new_database()))
        found = await database.read(difference)
        await database.close()
        return found

    assert asyncio.run(main()) == []


def fill(connection: Connection, snapshot: Snapshot) -> None:
    """Store a table as an older revision did: with its events, and without what was added later."""
    tables = MetaData()
    tables.reflect(connection)

    def add(name: str, rows: list[dict[str, Any]]) -> None:
        columns = tables.tables[name].columns
        known = [{key: value for key, value in row.items() if key in columns} for row in rows]
        connection.execute(tables.tables[name].insert(), known)

    add("guests", [{"id": snapshot.header.host, "name": "Anna", "created": 1.0}])
    add("tables", [snapshot.header.row])
    add("seats", [vars(place) for place in snapshot.places])
    add("answers", [{"table": snapshot.header.id, "key": "k", "asked": "a"}])
    moves = [
        {
            "table": snapshot.header.id,
            "number": entry.number,
            "mover": entry.mover,
            "action": None if entry.step is None else snapshot.game.action_text(entry.step.action),
            "undone": len(entry.undone),
            "events": b"[[10,0,3,1]]",
            "after": entry.after,
            "made": 1.0,
        }
        for entry in snapshot.log
    ]
    add("moves", moves)


def revisions() -> list[str]:
    """Every revision that a database may have, the newest first."""
    config = Config()
    config.set_main_option("script_location", str(databases.MIGRATIONS))
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


@pytest.mark.parametrize("revision", revisions())
def test_a_table_of_an_older_database_reads_the_same(
    either_database: MakeDatabase, monkeypatch: pytest.MonkeyPatch, revision: str
) -> None:
    """Nothing is lost but what was stored of events, and the log is told as before."""
    url = url_of(either_database())
    snapshot, _ = some_match(next(setting for setting in presets() if setting.game.name == "verraeter"), seed=5)
    # as at every table before there was a choice
    snapshot = replace(snapshot, header=replace(snapshot.header, hints=True))

    async def main() -> tuple[Snapshot | None, str | None]:
        with monkeypatch.context() as older:
            older.setattr(databases, "NEWEST", revision)
            database = await open_database(url)
        await database.write(fill, snapshot)
        await database.close()
        database = await open_database(url)
        found = await database.read(store.read_snapshot, snapshot.header.id)
        answer = await database.read(store.answered, snapshot.header.id, "k")
        await database.close()
        return found, answer

    found, answer = asyncio.run(main())
    assert answer == "a"
    assert found is not None
    assert found == replace(snapshot, match=found.match)
    for viewer in (None, 0, 1):
        assert step_views(found, viewer, "en", 0) == step_views(snapshot, viewer, "en", 0)


def test_a_database_is_opened_again_and_keeps_its_secrets(new_database: MakeDatabase) -> None:
    url = url_of(new_database())

    async def secret() -> str:
        database = await open_database(url)
        found = await database.write(store.secret, "cookies")
        await database.close()
        return found

    first = asyncio.run(secret())
    assert len(first) > 40
    assert asyncio.run(secret()) == first


def test_nodes_that_start_together_share_one_secret(new_postgresql: MakeDatabase) -> None:
    url = url_of(new_postgresql())

    async def secret() -> str:
        database = await open_database(url)
        found = await database.write(store.secret, "cookies")
        await database.close()
        return found

    async def main() -> list[str]:
        return await asyncio.gather(*(secret() for _ in range(4)))

    assert len(set(asyncio.run(main()))) == 1


def test_sqlite_writes_to_the_disk_before_it_says_so(new_sqlite: MakeDatabase) -> None:
    def pragmas(connection: Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in names}

    async def main() -> dict[str, object]:
        database = await open_database(url_of(new_sqlite()))
        found = await database.write(pragmas)
        await database.close()
        return found

    full = 2
    expected = {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1, "busy_timeout": 10_000}
    assert asyncio.run(main()) == expected


def test_what_cannot_be_written_does_not_hinder_what_is_written_with_it(new_database: MakeDatabase) -> None:
    async def main() -> tuple[list[object], list[object]]:
        database = await open_database(url_of(new_database()))
        await database.write(insert_guest, "3")
        told = await asyncio.gather(
            *(database.write(insert_guest, str(number)) for number in range(6)), return_exceptions=True
        )
        stored = await database.read(all_guests)
        await database.close()
        return [type(one) if isinstance(one, Exception) else one for one in told], stored

    told, stored = asyncio.run(main())
    assert told == ["0", "1", "2", IntegrityError, "4", "5"]
    assert stored == ["0", "1", "2", "3", "4", "5"]


def test_sqlite_writes_together_what_waits_together(new_sqlite: MakeDatabase) -> None:
    """One wait for the disk; somebody who does not wait for the answer hinders nobody."""
    transactions: list[object] = []

    def note_and_insert(connection: Connection, guest: str) -> str:
        transactions.append(connection.get_transaction())
        return insert_guest(connection, guest)

    async def main() -> list[object]:
        database = await open_database(url_of(new_sqlite()))
        writing = [asyncio.create_task(database.write(note_and_insert, str(number))) for number in range(6)]
        await asyncio.sleep(0)
        writing[3].cancel()
        await asyncio.wait(writing)
        stored = await database.read(all_guests)
        await database.close()
        return stored

    assert asyncio.run(main()) == ["0", "1", "2", "3", "4", "5"]
    assert transactions == [transactions[0]] * 6


def test_sqlite_is_closed_when_all_that_waits_is_written(new_sqlite: MakeDatabase) -> None:
    url = url_of(new_sqlite())

    async def main() -> list[object]:
        database = await open_database(url)
        writing = [asyncio.create_task(database.write(insert_guest, str(number))) for number in range(3)]
        await asyncio.sleep(0)
        await database.close()
        return await asyncio.gather(*writing)

    assert asyncio.run(main()) == ["0", "1", "2"]
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        assert connection.execute("SELECT count(*) FROM guests").fetchone() == (3,)


def insert_guest(connection: Connection, guest: str) -> str:
    connection.execute(insert(guests).values(id=guest, created=0.0))
    return guest


def all_guests(connection: Connection) -> list[object]:
    return list(connection.execute(select(guests.c.id).order_by(guests.c.id)).scalars())


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql+asyncpg://nobody@127.0.0.1:1/none", "cannot be opened"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:////proc/none/games.db", "cannot be made"),
        ("sqlite:////proc", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(url: str, sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        asyncio.run(open_database(url))


def test_one_process_at_a_time_uses_a_file_and_the_second_is_told_so(new_sqlite: MakeDatabase) -> None:
    """Each would go on from its own memory, and they would part."""
    url = url_of(new_sqlite())

    async def main() -> None:
        first = await open_database(url)
        with pytest.raises(Invalid, match="another Turncoat is using the database"):
            await open_database(url)
        await first.close()
        await (await open_database(url)).close()

    asyncio.run(main())


def test_the_files_of_a_database_are_their_owners_alone(new_sqlite: MakeDatabase) -> None:
    url = url_of(new_sqlite())

    async def main() -> set[int]:
        database = await open_database(url)
        await database.write(store.secret, "cookies")
        files = list(Path(url.removeprefix("sqlite:///")).parent.iterdir())
        assert {file.name for file in files} >= {"games.db", "games.db-wal", "games.db.lock"}
        found = {file.stat().st_mode & 0o777 for file in files}
        await database.close()
        return found

    assert asyncio.run(main()) == {0o600}


def test_a_database_of_postgresql_that_is_not_there_is_told_in_a_sentence(cluster: Cluster) -> None:
    url = url_of(cluster.url("none"))
    with pytest.raises(Invalid, match='cannot be opened: database "none" does not exist'):
        asyncio.run(open_database(url))
    with pytest.raises(Invalid, match="only sslmode is known here, not color"):
        asyncio.run(open_database(f"{url}?color=red"))


def test_a_connection_can_be_asked_to_be_encrypted(new_postgresql: MakeDatabase) -> None:
    async def main(url: str) -> None:
        await (await open_database(url)).close()

    url = url_of(new_postgresql())
    asyncio.run(main(f"{url}?sslmode=disable"))
    with pytest.raises(Invalid, match=r"cannot be opened: .*SSL"):
        asyncio.run(main(f"{url}?sslmode=require"))


def test_a_database_of_a_newer_version_is_left_alone(new_sqlite: MakeDatabase) -> None:
    made = new_sqlite()

    async def main() -> None:
        await (await open_database(url_of(made))).close()

    asyncio.run(main())
    with closing(sqlite3.connect(made.removeprefix("sqlite:///"))) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(Invalid, match="a newer version of Turncoat made it"):
        asyncio.run(main())


def test_postgresql_without_its_driver_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "find_spec", lambda name: None)
    with pytest.raises(Invalid, match=r"pip install 'turncoat\[postgresql\]'"):
        asyncio.run(open_database("postgresql+asyncpg://nobody@127.0.0.1/none"))


def test_a_password_is_not_told(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(Invalid) as refusal:
        asyncio.run(open_database("postgresql+asyncpg://nobody:secret@127.0.0.1:1/none"))
    assert "secret" not in str(refusal.value) + caplog.text


# Settings


def test_what_is_given_counts_before_the_environment(tmp_path: Path) -> None:
    environment = {"TURNCOAT_PORT": "81", "TURNCOAT_HOST": "0.0.0.0", "TURNCOAT_ORIGINS": "https://a.example,http://b"}
    settings = read_settings(environment, port=82, host=None, data=tmp_path)
    assert (settings.port, settings.host, settings.origins) == (82, "0.0.0.0", ("https://a.example", "http://b"))
    assert settings.database_url == f"sqlite:///{tmp_path}/turncoat.db"
    assert not settings.is_secure


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"TURNCOAT_PORT": "x"}, "TURNCOAT_PORT should be a number"),
        ({"TURNCOAT_PORT": "70000"}, "a port lies between"),
        ({"TURNCOAT_DATABASE": "mysql://x"}, "the database is given as"),
        ({"TURNCOAT_ORIGINS": "games.example.org"}, "a public address looks like"),
        ({"TURNCOAT_ORIGINS": "https://games.example.org/path"}, "a public address looks like"),
        ({"TURNCOAT_BOT_WORKERS": "0"}, "bot_workers must be more than 0"),
    ],
)
def test_a_bad_value_is_told_in_a_sentence(environment: dict[str, str], sentence: str) -> None:
    with pytest.raises(Invalid, match=sentence):
        read_settings(environment)
