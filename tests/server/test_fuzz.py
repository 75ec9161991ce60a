"""Requests and words that nobody's page sends: whatever comes, the answer is a sentence, never 500, and nothing is an error in the log."""

import json
import logging
import random
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import MakeDatabase
from tests.server.support import ME, OPEN, WAIT, Browser, serving
from tests.support import is_thorough

MESSAGES = 20_000 if is_thorough() else 400  # of requests; a tenth as many words on sockets

GETS = (
    *("/api/games/{game}/rules?preset={text}&option={text}={text}&seats={number}", "/api/games/{game}/printed"),
    *(
        "/api/me",
        "/api/tables",
        "/api/tables/{table}?seat={number}",
        "/api/tables/{table}/match",
        "/api/games?lang={text}",
    ),
    *("/api/tables/{table}/steps?since={number}&still={number}&until={number}&seat={number}", "/{text}", "/api/{text}"),
    *("/api/tables/{table}/foresight?seat=0&number={number}&action={action}", "/t/{text}", "/assets/{text}"),
    *(
        "/api/tables/{table}/why?seat=0&action={action}&after={action}",
        "/api/docs?{text}",
        "/api/openapi.json?{text}={text}",
    ),
)
WRITES: tuple[tuple[str, str, Any], ...] = (
    ("PUT", "/api/me", {"name": "Anna"}),
    ("POST", "/api/tables", {"game": "kuhn", "seats": [ME, ME], "options": {"deck": "3"}, "preset": "basic"}),
    ("POST", "/api/tables/{table}/seats/{number}", {"name": "Ben", "bot": "novice", "kind": "me"}),
    ("DELETE", "/api/tables/{table}/seats/{number}", None),
    ("POST", "/api/tables/{table}/start", None),
    ("POST", "/api/tables/{table}/rematch", None),
    ("POST", "/api/tables/{table}/moves", {"number": 1, "seat": 0, "actions": ["bet"], "key": "k"}),
    ("POST", "/api/tables/{table}/undo", {"number": 1, "seat": 0, "steps": 1, "key": "k"}),
    ("POST", "/api/tables/{table}/hint", {"number": 1, "seat": 0}),
    ("PUT", "/api/tables/{table}/hints", {"allowed": True}),
)
TEXTS = (
    *(
        "",
        "x",
        "kuhn",
        "\0",
        "a\0b",
        "\ud800",
        "é",
        "日本",
        "\u202e",
        "💥",
        "\r\n",
        "../..",
        "//",
        "%",
        "%zz",
        "x" * 3000,
        "'; --",
    ),
    *("NaN", "-1", "null", "true", "[]", "{}", "0x10", "1e9", " 1", "١", "１"),
)
NUMBERS = (
    "0",
    "1",
    "-1",
    str(2**31),
    str(2**63),
    str(2**64),
    str(-(2**63) - 1),
    "9" * 400,
    "1.5",
    "1e999",
    "NaN",
    "x",
    "",
    "٣",
)
VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        0,
        1,
        -1,
        2**31,
        2**63,
        2**64,
        10**400,
        1.5,
        float("nan"),
        float("inf"),
        1e308,
        "",
        "x",
        "\0",
        "\ud800",
    ),
    *(
        [],
        {},
        [[]],
        [None],
        {"": ""},
        "x" * 5000,
        ["x"] * 500,
        {"k" * 4000: "v"},
        {"\0": "\0"},
        [ME] * 50,
        {"kind": "me"},
    ),
)
BODIES = (
    *(
        b"",
        b"\xff\xfe",
        b"\x00",
        b"{",
        b"[" * 20_000,
        b'{"a":' * 5_000,
        b'{"name":"Anna","name":"Ben"}',
        b'{"name":"\xff"}',
    ),
    *(
        b'{"name":"\\ud800"}',
        b'{"name":NaN}',
        b'{"name":1e999}',
        b"null",
        b"[]",
        b'"text"',
        b"1",
        b"\xef\xbb\xbf{}",
        b"name=Anna",
    ),
    *(
        b'{"number":' + b"9" * 5_000 + b"}",
        b'{"options":{"' + b"k" * 20_000 + b'":"v"}}',
        b'{"name":"' + b"x" * 60_000 + b'"}',
    ),
)
TYPES = (
    "application/json",
    "text/plain",
    "multipart/form-data",
    "application/x-www-form-urlencoded",
    "application/msgpack",
    "\xff",
    "",
)
HEADERS = (
    *(
        b"accept-language: \xff\xfe;q=x",
        b"accept-language: " + b"de;q=9," * 200,
        b"cookie: turncoat_guest=\xff\xfe",
        b"cookie: =;=;;",
    ),
    *(
        b"accept-encoding: \xff",
        b"if-none-match: \xff",
        b"origin: http://[",
        b"origin: \xff",
        b"host: [",
        b"host: \xff",
        b"x-forwarded-for: \xff",
    ),
    *(
        b"x-forwarded-for: 1.2.3.4, ::1%\xff",
        b"x-forwarded-proto: \xff",
        b"forwarded: for=x",
        b"range: bytes=5-1",
        b"expect: 100-continue",
    ),
    *(
        b"transfer-encoding: chunked",
        b"content-encoding: gzip",
        b"upgrade: h2c\r\nconnection: upgrade",
        b"cookie: turncoat_csrf=\xff",
    ),
)


class Fuzzer:
    """Requests by chance, with something wrong in most of them."""

    def __init__(self, chance: random.Random, tables: list[str]) -> None:
        self.chance = chance
        self.tables = tables

    def filled(self, template: str) -> str:
        """A path with something put in."""
        for name in ("game", "table", "text", "number", "action"):
            while f"{{{name}}}" in template:
                template = template.replace(f"{{{name}}}", self.part(name), 1)
        return template

    def part(self, name: str) -> str:
        if name == "number":
            text = self.chance.choice(NUMBERS)
        elif name != "text" and self.chance.random() < 0.7:
            text = self.chance.choice({"game": ["kuhn", "rattus"], "table": self.tables, "action": ["bet", "0"]}[name])
        else:
            text = self.chance.choice(TEXTS)
        if self.chance.random() < 0.1:
            return self.chance.choice(["%ff%fe", "%c3%28", "%00", "%ed%a0%80", "%"])
        return quote(text.encode("utf-8", "surrogatepass"))

    def body(self, wanted: Any) -> bytes:
        if self.chance.random() < 0.3:
            return self.chance.choice(BODIES)
        body = dict(wanted or {})
        for _ in range(self.chance.randint(0, 2)):
            body[self.chance.choice([*body, "more", "x" * 3000])] = self.chance.choice(VALUES)
        return json.dumps(body).encode()

    def request(self, token: str, cookies: str) -> bytes:
        """One request, as bytes."""
        chance, content = self.chance, b""
        if chance.random() < 0.4:
            method, path = chance.choice(["GET", "GET", "HEAD", "OPTIONS", "DELETE"]), self.filled(chance.choice(GETS))
        else:
            method, template, wanted = chance.choice(WRITES)
            path, content = self.filled(template), self.body(wanted)
        lines = [f"{method} {path} HTTP/1.1".encode(), b"host: localhost", f"x-csrf-token: {token}".encode()]
        if chance.random() < 0.2:
            lines.append(chance.choice(HEADERS))
        if not any(line.startswith(b"cookie") for line in lines):
            lines.append(f"cookie: {cookies}".encode())
        if content or method in ("POST", "PUT"):
            kind = "application/json" if chance.random() < 0.8 else chance.choice(TYPES)
            lines += [f"content-type: {kind}".encode("latin-1"), f"content-length: {len(content)}".encode()]
        return b"\r\n".join([*lines, b"connection: close", b"", content])


@contextmanager
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing that happens is an error in the log."""
    caplog.set_level(logging.INFO)
    yield
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert not errors, errors[0]


def asked(address: str, request: bytes) -> tuple[int, bytes]:
    """The status of an answer and all of it; 0 if there is none."""
    parts, received = urlsplit(address), b""
    with socket.create_connection((str(parts.hostname), parts.port or 80), timeout=WAIT) as connection:
        connection.sendall(request)
        try:
            while data := connection.recv(65536):
                received += data
        except ConnectionResetError:
            pass
    return (int(received.split()[1]) if received else 0), received


def test_no_request_is_an_error(new_sqlite: MakeDatabase, caplog: pytest.LogCaptureFixture) -> None:
    hasty = serving(new_sqlite(), head_seconds=1, body_seconds=1)
    with hasty as address, Browser(address) as anna, quiet(caplog):
        tables = [anna.lay("kuhn", ME, ME)["id"], anna.lay("kuhn", ME, OPEN)["id"]]
        fuzzer, token = Fuzzer(random.Random(16), tables), anna.http.cookies["turncoat_csrf"]
        for number in range(MESSAGES):
            request = fuzzer.request(token, anna.cookies)
            status, answer = asked(address, request)
            assert status < 500, (number, request[:600], answer)
            if status == 400 and b"application/json" in answer and not request.startswith(b"HEAD"):
                assert json.loads(answer.partition(b"\r\n\r\n")[2])["text"]


def test_no_word_on_a_socket_is_an_error(new_sqlite: MakeDatabase, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(16)
    words: list[str | bytes] = [json.dumps(value) for value in VALUES]
    words += ['{"kind":"look","seat":' + number + "}" for number in NUMBERS]
    words += [body.decode("latin-1") for body in BODIES]
    move = {"kind": "move", "number": 2, "seat": 0, "actions": ["bet"], "key": "k"}
    words += [json.dumps({**move, field: value}) for field in move for value in VALUES]
    words += [
        *BODIES,
        '{"kind":"pong"}',
        '{"kind":"look"}',
        '{"kind":"look","seat":null,"more":1}',
        '{"kind":"pong","kind":"look"}',
    ]
    with serving(new_sqlite()) as address, Browser(address) as anna, quiet(caplog):
        table = anna.lay("kuhn", ME, ME)["id"]
        for _ in range(MESSAGES // 10):
            with anna.live(table, f"&since={quote(chance.choice(('0', '5', '-9')))}") as live:
                try:
                    live.connection.send(chance.choice(words)[:4000])
                    live.connection.send('{"kind":"look"}')
                    live.frame()
                except ConnectionClosed:
                    continue


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"[" * 20_000, 400),
        (b'{"game":"kuhn","seats":' + b"[" * 5_000, 400),
        (b'{"game":"\xff"}', 400),
        (b'{"game":"kuhn","seats":[],"options":{"' + b"k" * 20_000 + b'":"v"}}', 422),
        (b'{"game":"kuhn","seats":[{"kind":"me"},{"kind":"me"}],"options":{"' + b"k" * 20_000 + b'":"v"}}', 422),
        (b'{"game":"kuhn","seats":[{"kind":"me"},{"kind":"me"}],"preset":"' + b"k" * 20_000 + b'"}', 422),
    ],
    ids=[
        "brackets",
        "brackets within",
        "no UTF-8",
        "long name of an option",
        "the same at a good table",
        "long name of a preset",
    ],
)
def test_a_body_that_cannot_be_used_is_told_so(
    sqlite_server: str, caplog: pytest.LogCaptureFixture, body: bytes, status: int
) -> None:
    with Browser(sqlite_server) as anna, quiet(caplog):
        headers = {"x-csrf-token": anna.http.cookies["turncoat_csrf"], "content-type": "application/json"}
        answer = anna.http.post("/api/tables", content=body, headers=headers)
        assert answer.status_code == status
        assert 0 < len(answer.json()["text"]) < 1000


@pytest.mark.parametrize(
    "query", ["since=x", "since=" + "9" * 400, "seat=%ff", "seat=%00", "lang=%ff", "still=NaN", "x=%c3%28"]
)
def test_no_address_of_a_socket_is_an_error(sqlite_server: str, caplog: pytest.LogCaptureFixture, query: str) -> None:
    with Browser(sqlite_server) as anna, quiet(caplog):
        table = anna.lay("kuhn", ME, ME)["id"]
        with opened(anna, table, query) as connection:
            assert connection.recv(12)[9:] in (b"101", b"400", b"403")


@contextmanager
def opened(browser: Browser, table: str, query: str = "") -> Iterator[socket.socket]:
    """A connection on which a table's socket has been asked for."""
    parts = urlsplit(browser.address)
    with socket.create_connection((str(parts.hostname), parts.port or 80), timeout=WAIT) as connection:
        upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        head = f"GET /api/tables/{table}/live?{query} HTTP/1.1\r\nhost: localhost\r\n{upgrade}"
        connection.sendall(f"{head}sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        yield connection


def test_whoever_hangs_up_is_no_error(sqlite_server: str, caplog: pytest.LogCaptureFixture) -> None:
    """In the middle of a request, before its answer, and on a socket before or after its first frame."""
    reset = struct.pack("ii", 1, 0)  # at once, without a word
    with Browser(sqlite_server) as anna, quiet(caplog):
        table = anna.lay("kuhn", ME, ME)["id"]
        heads = (b"GET /api/tables", b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 50)
        parts = urlsplit(sqlite_server)
        for head in heads:
            with socket.create_connection((str(parts.hostname), parts.port or 80)) as connection:
                connection.sendall(head)
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
        for frames in range(3):
            with opened(anna, table) as connection:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, reset)
                for _ in range(frames):
                    connection.recv(100)
        with anna.live(table) as live:  # by which time all of it has happened
            while live.next("presence")["watching"]:
                pass
