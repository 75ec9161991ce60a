"""Connections before anything is asked on them: heads, bodies and readers that take for ever, and too many of them."""

import asyncio
import logging
import resource
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.server import ServerProtocol

from tests.server.conftest import MakeDatabase
from tests.server.support import ME, WAIT, Browser, serving
from turncoat.server.connections import HEAD_BYTES, HEAD_LINES, IDLE_FRAMES, WORDS_AT_ONCE, Door
from turncoat.server.limits import Budget
from turncoat.server.settings import Settings

GET = b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n"
STRANGER: dict[str, Any] = {"proxies": "192.0.2.1"}  # what connects is counted, since it is not the proxy


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who dawdles is looked for more often than usual."""
    monkeypatch.setattr("turncoat.server.serving.SWEEP_TICKS", 1)


@contextmanager
def connected(address: str) -> Iterator[socket.socket]:
    parts = urlsplit(address)
    with socket.create_connection((str(parts.hostname), parts.port or 80), timeout=WAIT) as connection:
        yield connection


def answer(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    received = b""
    while data := connection.recv(65536):
        received += data
    return received


def read_up_to(connection: socket.socket, end: bytes) -> None:
    """Until something has come."""
    received = b""
    while end not in received:
        data = connection.recv(65536)
        assert data, received
        received += data


def status(connection: socket.socket) -> int:
    """Of an answer after which the other side hangs up."""
    return int(answer(connection).split()[1])


# Heads


@pytest.mark.parametrize(
    "more",
    [
        b"x: " + b"a" * HEAD_BYTES + b"\r\n\r\n",
        b"x: y\r\n" * (HEAD_LINES + 1) + b"\r\n",
        b"x: " + b"a" * 1_000_000,  # and no end of it
        b"".join(b"x%d: %s\r\n" % (number, b"a" * 500) for number in range(2000)),
    ],
    ids=["long", "lines", "one line without end", "lines without end"],
)
def test_the_head_of_a_request_has_a_limit(sqlite_server: str, more: bytes) -> None:
    with connected(sqlite_server) as connection:
        connection.sendall(GET + more)
        assert status(connection) == 431


def test_a_long_address_has_the_same_limit(sqlite_server: str) -> None:
    with connected(sqlite_server) as connection:
        connection.sendall(b"GET /" + b"a" * HEAD_BYTES + b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert status(connection) == 431


def test_a_head_just_within_the_limit_is_read(sqlite_server: str) -> None:
    with connected(sqlite_server) as connection:
        connection.sendall(GET + b"connection: close\r\nx: " + b"a" * (HEAD_BYTES - 200) + b"\r\n\r\n")
        assert status(connection) == 200


def test_a_second_request_on_a_connection_has_a_limit_of_its_own(sqlite_server: str) -> None:
    with connected(sqlite_server) as connection:
        for _ in range(5):
            connection.sendall(GET + b"x: " + b"a" * (HEAD_BYTES // 2) + b"\r\n\r\n")
        connection.sendall(GET + b"connection: close\r\n\r\n")
        assert answer(connection).count(b"HTTP/1.1 200") == 6


def test_a_head_that_never_ends_is_not_waited_for(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), head_seconds=0.1) as address, connected(address) as connection:
        connection.sendall(GET)
        assert status(connection) == 408


def test_a_body_that_never_comes_is_not_waited_for(new_sqlite: MakeDatabase, caplog: pytest.LogCaptureFixture) -> None:
    with serving(new_sqlite(), body_seconds=0.1) as address, Browser(address) as anna, connected(address) as connection:
        token = anna.http.cookies["turncoat_csrf"]
        head = f"PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncookie: {anna.cookies}\r\nx-csrf-token: {token}\r\n"
        connection.sendall(f"{head}content-type: application/json\r\ncontent-length: 20\r\n\r\n{{".encode())
        assert status(connection) == 408
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_connection_on_which_nothing_is_asked_is_closed(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), head_seconds=0.1, keep_alive_seconds=1) as address:
        with connected(address) as never:
            assert answer(never) == b""
        with connected(address) as once:
            once.sendall(GET + b"\r\n")
            assert answer(once).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nhost: localhost\r\n\r\n",
    ],
    ids=["TLS", "no path", "no version", "no ASCII"],
)
def test_what_is_no_request_is_told_so(sqlite_server: str, request_: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with connected(sqlite_server) as connection:
        connection.sendall(request_ + b"\r\n")
        assert status(connection) == 400
    assert not caplog.records


# Many connections


def test_an_address_has_so_many_connections(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), connections_an_address=3, **STRANGER) as address, ExitStack() as stack:
        first, *_ = [stack.enter_context(connected(address)) for _ in range(3)]
        with connected(address) as another:
            another.sendall(GET + b"\r\n")
            refusal = answer(another)
            assert refusal.startswith(b"HTTP/1.1 503")
            assert b"retry-after" in refusal
        first.sendall(GET + b"connection: close\r\n\r\n")  # who was there first is served
        assert status(first) == 200
        with connected(address) as another:  # and makes room for another
            another.sendall(GET + b"connection: close\r\n\r\n")
            assert status(another) == 200


def test_a_proxy_may_have_more(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), connections_an_address=1) as address, connected(address), connected(address) as another:
        another.sendall(GET + b"connection: close\r\n\r\n")
        assert status(another) == 200


def test_there_are_so_many_connections_in_all(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), connections=1) as address, connected(address), connected(address) as another:
        another.sendall(GET + b"\r\n")
        assert status(another) == 503


def test_a_socket_counts_as_a_connection_until_it_is_closed(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), connections_an_address=2, **STRANGER) as address, Browser(address) as anna:
        table = anna.lay("kuhn", ME, ME)["id"]
        with anna.live(table) as live:
            live.frame()
            with connected(address) as another:
                another.sendall(GET + b"\r\n")
                assert status(another) == 503
        for _ in range(3):
            with anna.live(table) as live:
                live.frame()


def test_opening_connections_is_charged(new_sqlite: MakeDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turncoat.server.limits.monotonic", lambda: 0.0)
    with serving(new_sqlite(), address_ms_a_minute=1, **STRANGER) as address:
        answers = []
        for _ in range(7):
            with connected(address) as connection:
                connection.sendall(b"\r\nnothing\r\n\r\n")
                answers.append(status(connection))
    assert answers == [400] * 5 + [503] * 2


def test_who_takes_nothing_of_what_was_asked_for_is_parted_with(new_sqlite: MakeDatabase) -> None:
    asked = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 20
    served = serving(new_sqlite(), send_seconds=0.2, keep_alive_seconds=60)
    with served as address, connected(address) as connection, suppress(ConnectionError):
        while True:  # it breaks sooner or later, or a time-out ends the test
            connection.sendall(asked)


# Sockets


EMPTY = b"\x80" + b"\0" * 4  # the rest of a frame: masked, without content
FLOODS = {  # what comes first, and what then comes again and again, how often at most
    "pings": (b"", b"\x89" + EMPTY, IDLE_FRAMES),
    "pongs": (b"", b"\x8a" + EMPTY, IDLE_FRAMES),
    "pieces": (b"\x01" + EMPTY, b"\x00" + EMPTY, IDLE_FRAMES),
    "words": (b"", b"\x81\x8f" + b"\0" * 4 + b'{"kind":"pong"}', WORDS_AT_ONCE),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_socket_that_only_makes_work_is_parted_with(new_sqlite: MakeDatabase, flood: str) -> None:
    first, frame, at_most = FLOODS[flood]
    with serving(new_sqlite(), heartbeat_seconds=600) as address, Browser(address) as anna:
        table = anna.lay("kuhn", ME, ME)["id"]
        with raw_socket(anna, table) as connection, suppress(ConnectionError):
            connection.sendall(first + frame * (at_most + 1))
            answer(connection)  # which ends
        with raw_socket(anna, table) as connection:
            connection.sendall(b"\x81\x8f" + b"\0" * 4 + b'{"kind":"pong"}' + b"\x89" + EMPTY)
            read_up_to(connection, b"\x8a\0")  # anybody else goes on: a ping is answered
        assert 'turncoat_refused_total{limit="flood"} 1' in anna.http.get("/metrics").text


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes of sockets are read, each time."""
    sizes: list[int] = []
    whole = ServerProtocol.receive_data

    def receive(protocol: ServerProtocol, data: bytes) -> None:
        sizes.append(len(data))
        whole(protocol, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", receive)
    return sizes


def test_what_is_sent_before_a_socket_is_open_is_not_read(
    new_sqlite: MakeDatabase, monkeypatch: pytest.MonkeyPatch, read: list[int]
) -> None:
    async def wait_for_ever(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("turncoat.server.connections.WebSocketsSansIOProtocol.run_asgi", wait_for_ever)
    with serving(new_sqlite()) as address, connected(address) as connection:
        connection.sendall(UPGRADE.format(table="any", cookies="").encode())
        with suppress(ConnectionError):
            while True:  # it breaks soon, or a time-out ends the test
                connection.sendall(b"\x89" + EMPTY)
    assert len(read) == 1  # the request


def test_of_a_flood_no_more_is_read_than_tells_that_it_is_one(new_sqlite: MakeDatabase, read: list[int]) -> None:
    with serving(new_sqlite(), heartbeat_seconds=600) as address, Browser(address) as anna:
        table = anna.lay("kuhn", ME, ME)["id"]
        with raw_socket(anna, table) as connection, suppress(ConnectionError):
            read.clear()
            connection.sendall((b"\x89" + EMPTY) * 10_000)
            answer(connection)
    assert sum(read) <= 2000  # of 60,000


def test_a_flood_is_paid_for_by_its_address_before_anything_else_of_it_begins(new_sqlite: MakeDatabase) -> None:
    settings = Settings(database=new_sqlite(), proxies="10.0.0.1")
    budget = Budget(10**9, 10**9, at_once=0)
    door = Door(settings, budget)
    door.charge_flood("192.0.2.7")
    assert budget.wait("192.0.2.7") > 0
    assert budget.wait("192.0.2.8") <= 0
    door.charge_flood("10.0.0.1")
    assert budget.wait("10.0.0.1") <= 0  # a proxy brings many people


def test_words_that_are_no_text_close_a_socket_and_are_no_error(
    new_sqlite: MakeDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(new_sqlite()) as address, Browser(address) as anna:
        table = anna.lay("kuhn", ME, ME)["id"]
        with raw_socket(anna, table) as connection:
            connection.sendall(b"\x81\x82" + b"\0" * 4 + b"\xff\xfe")
            closing = b"\x88\x02" + struct.pack(">H", 1007)
            assert closing in answer(connection)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nhost: localhost\r\ncookie: {cookies}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


@contextmanager
def raw_socket(browser: Browser, table: str) -> Iterator[socket.socket]:
    """A socket of a table on which anything can be sent."""
    with connected(browser.address) as connection:
        connection.sendall(UPGRADE.format(table=table, cookies=browser.cookies).encode())
        assert connection.recv(12) == b"HTTP/1.1 101"
        yield connection


# The system's own limit


def test_a_server_takes_as_many_descriptors_as_it_may_have() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    program = (
        "import resource; from turncoat.server.connections import file_limit, raise_file_limit; "
        f"resource.setrlimit(resource.RLIMIT_NOFILE, (200, {min(hard, 2000)})); raise_file_limit(); print(file_limit())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(done.stdout) == min(hard, 2000)
