"""A database that is away: callers are told to ask again (503), nothing is made twice, and all goes on by itself when it is back."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
from sqlalchemy.exc import OperationalError, ProgrammingError

from tests.server.conftest import Cluster, MakeDatabase
from tests.server.support import ME, Browser, Json, serving
from tests.server.test_database import insert_guest, url_of
from turncoat.server import sqlite
from turncoat.server.away import Away, is_away
from turncoat.server.database import open_database


def move_while_away(anna: Browser, view: Json, path: str) -> Json:
    """A move that is refused for now; what was sent."""
    body = anna.move_body(view)
    answer = anna.ask("POST", path, body)
    assert (answer.status_code, answer.json()["kind"]) == (503, "away"), answer.text
    assert int(answer.headers["retry-after"]) >= 1
    assert "try again" in answer.json()["text"]
    return body


def move_again(anna: Browser, view: Json, path: str, body: Json) -> None:
    """The same move, twice: it is made once."""
    for _ in range(2):
        assert anna.ok("POST", path, body)["table"]["number"] == view["number"] + 1


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    """PostgreSQL is gone for a while, as after a crash."""
    cluster.stop()
    try:
        yield
    finally:
        cluster.resume()


def test_play_goes_on_by_itself_after_postgresql_was_away(
    new_postgresql: MakeDatabase, cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    """On two nodes, which hear each other again; that it is away is told once by each node and each kind of work."""
    url = new_postgresql()
    with serving(url) as one, serving(url) as two, Browser(one, "Anna") as anna, Browser(two) as ben:
        view = anna.lay("verraeter", ME, ME, ME)
        path = f"/api/tables/{view['id']}/moves"
        with ben.live(view["id"]) as socket:
            socket.until(view["number"])
            with stopped(cluster):
                body = move_while_away(anna, view, path)
                for _ in range(3):
                    ben.refused(503, "away", "GET", "/api/tables")
            move_again(anna, view, path, body)
            socket.until(view["number"] + 1)
        assert ben.table(view["id"])["number"] == view["number"] + 1
    told = [record.getMessage() for record in caplog.records]
    assert sum(line.startswith("database away") for line in told) <= 4
    assert "Traceback" not in caplog.text


def test_play_goes_on_by_itself_after_sqlite_was_locked(
    new_sqlite: MakeDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "busy_timeout=10"))
    url = new_sqlite()
    with serving(url) as address, Browser(address, "Anna") as anna:
        view = anna.lay("verraeter", ME, ME, ME)
        path = f"/api/tables/{view['id']}/moves"
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            body = move_while_away(anna, view, path)
            assert anna.table(view["id"])["number"] == view["number"]
            other.execute("ROLLBACK")
        move_again(anna, view, path, body)


@pytest.mark.parametrize("pragma", ["max_page_count=1", "query_only=ON"])
def test_sqlite_without_room_or_read_only_is_away_until_it_can_be_written(
    pragma: str, new_sqlite: MakeDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can be read is; opening new connections brings the rest back along with the file."""

    async def main() -> None:
        database = await open_database(url_of(new_sqlite()))
        await database.write(insert_guest, "first")
        with monkeypatch.context() as worse:
            worse.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, pragma))
            await database.write(lambda connection: connection.exec_driver_sql(f"PRAGMA {pragma}"))
            writing = [database.write(insert_guest, str(number) * 9000) for number in range(3)]
            told = await asyncio.gather(*writing, return_exceptions=True)
            assert {type(one) for one in told} == {Away}
        assert await database.write(insert_guest, "second") == "second"
        await database.close()

    asyncio.run(main())


def test_what_was_asked_wrongly_is_not_taken_for_absence() -> None:
    with closing(sqlite3.connect(":memory:")) as connection, pytest.raises(sqlite3.OperationalError) as wrong:
        connection.execute("SELECT nothing FROM nowhere")
    assert not is_away(OperationalError("SELECT", {}, wrong.value))
    assert not is_away(ProgrammingError("SELECT", {}, ValueError()))
    assert is_away(ConnectionRefusedError())
