"""How many moves a second a server makes, and how long each takes: many people at once, each at a table of their own.

Run by hand: `python -m tools.load --clients 1 16 64`. The server is a separate process on SQLite, every move is on
disk before it is answered, and nobody waits before they move again. Its own processor time is counted too: unlike moves a
second it says much the same on a busy machine.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from tests.server.support import ME, Json, process

SEATS = {"kuhn": 2, "verraeter": 3}
UNLIMITED = 10**9


class Client:
    """The least that can be called a browser: one connection, its cookies, the token."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._cookies: dict[str, str] = {}

    async def ask(self, method: str, path: str, body: object = None) -> Json:
        """An answer, which must be one of success."""
        content = b"" if body is None else msgspec.json.encode(body)
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        headers = f"host: localhost\r\ncookie: {cookies}\r\nx-csrf-token: {self._cookies.get('turncoat_csrf', '')}\r\n"
        head = f"{method} {path} HTTP/1.1\r\n{headers}content-length: {len(content)}\r\n\r\n"
        self._writer.write(head.encode() + content)
        status, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = [(name.lower(), value) for name, _, value in (line.partition(": ") for line in lines)]
        answer = await self._reader.readexactly(int(dict(pairs)["content-length"]))
        assert status.split()[1] in ("200", "201"), answer
        for name, value in pairs:
            if name == "set-cookie":
                key, _, crumb = value.partition(";")[0].partition("=")
                self._cookies[key] = crumb
        data: Json = msgspec.json.decode(answer)
        return data

    async def play(self, game: str, until: float, took: list[float]) -> None:
        """Match after match, alone at all seats of a table; how long each move took."""
        await self.ask("GET", "/api/me")
        table = await self.ask("POST", "/api/tables", {"game": game, "seats": [ME] * SEATS[game]})
        while time.perf_counter() < until:
            path = f"/api/tables/{table['id']}"
            if table["state"] == "finished":
                table = await self.ask("POST", f"{path}/rematch")
                continue
            mover = table["turn"]["mover"]
            if table["viewer"] != mover:
                table = await self.ask("GET", f"{path}?seat={mover}")
            body = {"number": table["number"], "seat": mover, "actions": [random.choice(table["legal"])["action"]]}
            began = time.perf_counter()
            table = (await self.ask("POST", f"{path}/moves", {**body, "key": str(random.random())}))["table"]
            took.append(time.perf_counter() - began)
        self._writer.close()


async def load(address: str, game: str, clients: int, seconds: float) -> list[float]:
    """How long each move took, the shortest first."""
    took: list[float] = []
    host, port = urlsplit(address).hostname, urlsplit(address).port
    playing = [Client(*await asyncio.open_connection(host, port)) for _ in range(clients)]
    await asyncio.gather(*(client.play(game, time.perf_counter() + seconds, took) for client in playing))
    return sorted(took)


def processor_seconds(process_id: int) -> float:
    """What a process has used so far (Linux)."""
    fields = Path(f"/proc/{process_id}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=SEATS, default="kuhn")
    parser.add_argument("--clients", type=int, nargs="+", default=[1, 16])
    parser.add_argument("--seconds", type=float, default=8.0)
    given = parser.parse_args()
    limits = {"requests_a_minute": UNLIMITED, "creations_a_minute": UNLIMITED}
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with process(f"sqlite:///{folder}/games.db", log, **limits) as server:
            for clients in given.clients:
                before = processor_seconds(server.process.pid)
                took = asyncio.run(load(server.address, given.game, clients, given.seconds))
                used = (processor_seconds(server.process.pid) - before) / len(took)
                middle, late = took[len(took) // 2], took[int(len(took) * 0.99)]
                print(
                    f"{given.game}, {clients} clients: {len(took) / given.seconds:.0f} moves/s, "
                    f"half within {middle * 1000:.1f} ms, 99 % within {late * 1000:.1f} ms; "
                    f"{used * 1000:.2f} ms of processor a move"
                )


if __name__ == "__main__":
    main()
