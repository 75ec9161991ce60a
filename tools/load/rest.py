"""What a server bears besides moves: sockets that rest, and very many stored tables."""

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from tests.server.support import ME
from tools.load.wire import Requests, Socket


def answer(line: Socket, text: bytes) -> None:
    if text == b'{"kind":"ping"}':
        line.send(b'{"kind":"pong"}')


async def rest(address: tuple[str, int], sockets: int, seconds: float, rested: Callable[[], None]) -> None:
    """So many sockets at tables of two, on which nothing happens for a while but heartbeats; told when it begins and ends."""
    loop = asyncio.get_running_loop()
    requests = Requests(address)
    await requests.ask("GET", "/api/me")
    wish = msgspec.json.encode({"game": "kuhn", "seats": [ME, ME]})
    lines: list[Socket] = []
    while len(lines) < sockets:
        table = msgspec.json.decode(await requests.ask("POST", "/api/tables", wish))["id"]
        for seat in (0, 1):
            path, place = f"/api/tables/{table}/live?brief=true&seat={seat}", len(lines)
            line = Socket(path, requests.cookie_header, lambda text, place=place: answer(lines[place], text))  # type: ignore[misc]
            lines.append(line)
            await loop.create_connection(lambda line=line: line, *address)  # type: ignore[misc]
    await asyncio.sleep(2)
    rested()
    await asyncio.sleep(seconds)
    rested()
    for line in lines:
        line.close()
    requests.close()


def resident_bytes(process_id: int) -> int:
    """How much memory a process has now (Linux)."""
    line = next(line for line in Path(f"/proc/{process_id}/status").read_text("utf-8").splitlines() if "VmRSS" in line)
    return int(line.split()[1]) * 1024


def fill(database: Path, tables: int) -> None:
    """Copy the one table of a database so many times, seats and moves too: of a thousand hosts, each fiftieth public."""
    counted = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {tables})"
    changed = {
        "id": "'T' || i",
        "table": "'T' || i",
        "host": "'G' || (i % 1000)",
        "guest": "CASE WHEN t.guest IS NULL THEN NULL ELSE 'G' || (i % 1000) END",
        "public": "i % 50 = 0",
        "changed": "t.changed - i * 0.001",
    }
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"INSERT INTO guests {counted} SELECT 'G' || (i - 1), NULL, 0 FROM n WHERE i <= 1000")
        for table in ("tables", "seats", "moves"):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            copied = ", ".join(changed.get(column, f't."{column}"') for column in columns)
            quoted = ", ".join(f'"{column}"' for column in columns)
            connection.execute(f'INSERT INTO {table} ({quoted}) {counted} SELECT {copied} FROM "{table}" t, n')
        connection.commit()


async def lobby_seconds(address: tuple[str, int], cookies: dict[str, str], times: int = 30) -> float:
    """How long it takes to look at the lobby, in the middle."""
    requests = Requests(address)
    requests.cookies.update(cookies)
    took = []
    for _ in range(times):
        began = time.perf_counter()
        await requests.ask("GET", "/api/tables")
        took.append(time.perf_counter() - began)
    requests.close()
    return statistics.median(took)
