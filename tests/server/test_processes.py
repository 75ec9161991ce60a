"""A server of several processes is one server: whichever a connection reaches, a table has one owner, and nothing acknowledged is lost."""

import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.conftest import MakeDatabase
from tests.server.support import ME, OPEN, WAIT, Browser, ServerProcess, children_of, process
from tests.support import thorough
from turncoat.errors import Invalid
from turncoat.server.kin import owner_of
from turncoat.server.probes import merged
from turncoat.server.sqlite import make_file

BOTH = {0, 1}


def lay_on_both(browser: Browser, *seats: dict[str, str]) -> list[str]:
    """Tables, so many that each of two processes owns one."""
    tables: list[str] = []
    while {owner_of(table, 2) for table in tables} != BOTH:
        tables.append(browser.lay("kuhn", *seats)["id"])
        assert len(tables) < 10, "new tables are dealt in turn"
    return tables


@pytest.fixture(scope="module")
def two(either_database: MakeDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of two processes, which ends in good order."""
    with process(either_database(), tmp_path_factory.mktemp("two") / "log", processes=2) as server:
        yield server
        assert server.stop() == 0


def test_two_processes_are_one_server(two: ServerProcess) -> None:
    """One connection asks for tables of both; a friend on another plays; the lobby knows who is there; all is measured."""
    with Browser(two.address, "Anna") as anna, Browser(two.address, "Bram") as bram:
        tables = lay_on_both(anna, ME, OPEN)
        for table in tables:
            bram.ok("POST", f"/api/tables/{table}/seats/1", {})
            view = anna.ok("POST", f"/api/tables/{table}/start")
            with anna.live(table) as heard:
                heard.next("presence")
                mover = anna if view["turn"]["mover"] == 0 else bram
                heard.until(mover.move(mover.table(table))["table"]["number"])
                card = next(card for card in bram.get("/api/tables")["mine"] if card["id"] == table)
                assert card["seats"][0]["isHere"]
        measured = anna.http.get("/metrics").text
        assert set(re.findall(r'turncoat_moves_total\{process="(.)",by="guest"\}', measured)) == {"0", "1"}


def test_who_does_not_wait_for_answers_changes_no_table_of_another_process(two: ServerProcess) -> None:
    """Requests in one packet stay where the first is answered: a table of the other process can be looked at there, not changed."""
    with Browser(two.address) as anna:
        tables = {owner_of(table, 2): table for table in lay_on_both(anna, ME, OPEN)}
        cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        head = f"host: localhost\r\ncookie: {cookies}\r\nx-csrf-token: {anna.http.cookies['turncoat_csrf']}\r\n"
        requests = f"GET /api/tables/{tables[0]} HTTP/1.1\r\n{head}\r\n"
        requests += f"DELETE /api/tables/{tables[1]}/seats/0 HTTP/1.1\r\n{head}connection: close\r\n\r\n"
        place = urlsplit(two.address)
        with socket.create_connection((place.hostname, place.port), WAIT) as line:
            line.sendall(requests.encode())
            answer = b"".join(iter(lambda: line.recv(65536), b""))
        assert re.findall(rb"HTTP/1.1 (\d+)", answer) == [b"200", b"421"]
        assert anna.table(tables[1])["seats"][0]["isMine"]


@thorough
def test_a_process_that_is_killed_is_started_again_and_nothing_acknowledged_is_lost(
    new_sqlite: MakeDatabase, tmp_path: Path
) -> None:
    with process(new_sqlite(), tmp_path / "log", processes=2) as server, Browser(server.address) as anna:
        cookies = dict(anna.http.cookies)
        tables = lay_on_both(anna, ME, ME)
        numbers = {table: anna.move(anna.table(table))["table"]["number"] for table in tables}
        before = children_of(server.process.pid)
        for child in before:
            os.kill(child, signal.SIGKILL)
        with Browser(server.address, cookies=cookies) as again:  # waits for whoever comes back
            for table, number in numbers.items():
                view = again.table(table)
                assert view["number"] == number
                if view["state"] == "playing":
                    again.move(view)
        assert not set(before) & set(children_of(server.process.pid))
        assert server.stop() == 0


def test_processes_end_with_the_first_and_hold_the_database_until_then(
    new_sqlite: MakeDatabase, tmp_path: Path
) -> None:
    """Two servers on one file would each go on from its own memory."""
    url = new_sqlite()
    server = ServerProcess(url, tmp_path / "log", processes=2)
    children = children_of(server.process.pid)
    for child in children:
        os.kill(child, signal.SIGSTOP)
    server.kill()
    with pytest.raises(Invalid, match="another Turncoat"):
        make_file(url.removeprefix("sqlite:///"))
    for child in children:
        os.kill(child, signal.SIGCONT)
    ends = time.monotonic() + WAIT
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < ends, "a process outlives the first one"
        time.sleep(0.05)
    make_file(url.removeprefix("sqlite:///")).close()


def test_measures_of_processes_say_whose_they_are() -> None:
    one = '# HELP a About.\n# TYPE a gauge\na 1\n# HELP b More.\n# TYPE b counter\nb{by="bot"} 2\n'
    assert merged({1: one, 0: "# HELP a About.\n# TYPE a gauge\na 3\n"}).splitlines() == [
        *("# HELP a About.", "# TYPE a gauge", 'a{process="0"} 3', 'a{process="1"} 1'),
        *("# HELP b More.", "# TYPE b counter", 'b{process="1",by="bot"} 2'),
    ]
