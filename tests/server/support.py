"""Real servers, in a thread or in a process of their own, and browsers that talk to them over real sockets."""

import asyncio
import os
import queue
import signal
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from turncoat.server.serving import run
from turncoat.server.settings import Settings

WAIT = 60.0  # seconds after which something has surely gone wrong
NO_LIMITS: dict[str, Any] = dict.fromkeys(
    ("guest_ms_a_minute", "address_ms_a_minute", "address_ms_at_once", "creations_a_minute", "sockets_an_address"),
    10**9,
)
# Nothing is asked by HTTPS, and reading all certificates of the system costs a browser more than its first ten requests.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
ROOT = Path(__file__).parents[2]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}

# The worker that thinks for bots, which loads all that it thinks with only when somebody asks: at most servers of tests nobody does.
LATE_WORKER = """
import os, sys
os.write(1, b"ready\\n")
if sys.stdin.buffer.peek(1):
    from turncoat.server import worker
    worker.READY = b""  # it has been said
    worker.main()
"""
LATE_COMMAND = (sys.executable, "-c", LATE_WORKER)

Json = dict[str, Any]


@contextmanager
def serving(database: str, worker_command: Sequence[str] = LATE_COMMAND, **more: Any) -> Iterator[str]:
    """A server in a thread; its address."""
    heard: queue.Queue[str | BaseException] = queue.Queue()
    stop: list[Any] = []
    settings = Settings(port=0, database=database, **{**NO_LIMITS, "bot_compile": "need", **more})

    async def main() -> None:
        event = asyncio.Event()
        stop.extend([asyncio.get_running_loop(), event])
        await run(settings.check(), heard.put, worker_command, event)

    def work() -> None:
        try:
            asyncio.run(main())
        except BaseException as error:  # noqa: BLE001  # told to the test, which raises it
            heard.put(error)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        address = heard.get(timeout=WAIT)
        if isinstance(address, BaseException):
            raise address
        yield address
    finally:
        if thread.is_alive():
            stop[0].call_soon_threadsafe(stop[1].set)
        thread.join(WAIT)
        assert not thread.is_alive()


def children_of(process_id: int) -> list[int]:
    """The processes that a process has started and that still run (Linux)."""
    tasks = Path(f"/proc/{process_id}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text(encoding="utf-8").split()]


class ServerProcess:
    """A server in a process of its own, to be killed."""

    def __init__(self, database: str, log: Path, /, **settings: object) -> None:
        command = [sys.executable, "-m", "turncoat", "serve", "--port", "0", "--database", database]
        # where programs are, which of several trees is run, and what names the cache of kernels
        kept = ("PATH", "PYTHONPATH", "HOME", "XDG_CACHE_HOME", "NUMBA_BOUNDSCHECK")
        environment = {name: os.environ[name] for name in kept if name in os.environ}
        environment["XDG_DATA_HOME"] = str(log.parent)
        environment |= {
            f"TURNCOAT_{name.upper()}": str(value)
            for name, value in {**NO_LIMITS, "bot_compile": "need", **settings}.items()
        }
        with log.open("ab") as file:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, env=environment, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        is_up = line.startswith("Turncoat: http")
        if not is_up:
            self.kill()  # nobody else would end it, and a later test would be blamed
        assert is_up, (line, log.read_text())
        self.address = line.split()[1]

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def stop(self) -> int:
        """As an administrator would; the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.close()

    def close(self) -> int:
        code = self.process.wait(WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def process(database: str, log: Path, /, **settings: object) -> Iterator[ServerProcess]:
    server = ServerProcess(database, log, **settings)
    try:
        yield server
    except BaseException:
        print(log.read_text(encoding="utf-8"))  # pytest shows it beside what went wrong
        raise
    finally:
        if server.process.poll() is None:
            server.kill()


class Browser:
    """One guest: cookies, the token that writing needs, and a record of every byte received."""

    def __init__(
        self, address: str, name: str | None = None, language: str = "en", cookies: dict[str, str] | None = None
    ) -> None:
        self.address = address
        self.language = language
        self.received: list[bytes] = []
        self.http = httpx.Client(base_url=address, timeout=WAIT, cookies=cookies, verify=NO_CERTIFICATES)
        self.get("/api/me")
        if name is not None:
            self.ok("PUT", "/api/me", {"name": name})

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        token = {"x-csrf-token": self.http.cookies.get("turncoat_csrf") or ""} if method != "GET" else {}
        sent: Any = {} if body is None else {"json": body}
        mark = "&" if "?" in path else "?"
        answer = self.http.request(method, f"{path}{mark}lang={self.language}", headers={**token, **headers}, **sent)
        self.received.append(answer.content)
        return answer

    def ok(self, method: str, path: str, body: Any = None) -> Json:
        answer = self.ask(method, path, body)
        assert answer.status_code in (200, 201), answer.text
        data: Json = answer.json()
        return data

    def get(self, path: str) -> Json:
        return self.ok("GET", path)

    def refused(self, status: int, kind: str, method: str, path: str, body: Any = None) -> Json:
        """The problem that a refused request gets."""
        answer = self.ask(method, path, body)
        assert answer.status_code == status, answer.text
        problem: Json = answer.json()
        assert (problem["status"], problem["kind"]) == (status, kind), problem
        assert problem["text"]
        return problem

    # tables

    def lay(self, game: str, *seats: Json, **more: Any) -> Json:
        return self.ok("POST", "/api/tables", {"game": game, "seats": list(seats), **more})

    def table(self, table: str, seat: int | None = None) -> Json:
        return self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))

    def sit(self, table: str, seat: int, **body: Any) -> Json:
        return self.ok("POST", f"/api/tables/{table}/seats/{seat}", body)

    def move_body(self, view: Json, *actions: str, key: str | None = None) -> Json:
        chosen = list(actions) or [view["legal"][0]["action"]]
        return {"number": view["number"], "seat": view["viewer"], "actions": chosen, "key": key or os.urandom(8).hex()}

    def move(self, view: Json, *actions: str) -> Json:
        """Make a move (the first that may be made) and give what came of it."""
        return self.ok("POST", f"/api/tables/{view['id']}/moves", self.move_body(view, *actions))

    @property
    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @contextmanager
    def live(self, table: str, query: str = "", **options: Any) -> Iterator["Socket"]:
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live?lang={self.language}{query}"
        headers = {"cookie": self.cookies}
        with connect(url, additional_headers=headers, origin=Origin(self.address), **options) as connection:
            yield Socket(connection, self.received)


class Socket:
    """A table's socket, from the browser's side."""

    def __init__(self, connection: ClientConnection, received: list[bytes]) -> None:
        self.connection = connection
        self._received = received
        self._latest: Json | None = None

    def frame(self) -> Json:
        """The next frame."""
        text = self.connection.recv(timeout=WAIT)
        raw = text if isinstance(text, bytes) else text.encode()
        self._received.append(raw)
        data: Json = msgspec.json.decode(raw)
        if data["kind"] == "update":
            self._latest = data
        return data

    def next(self, kind: str) -> Json:
        """The next frame of a kind."""
        while (frame := self.frame())["kind"] != kind:
            pass
        return frame

    def until(self, number: int) -> Json:
        """The first update at a number or later, if need be one that came before."""
        while self._latest is None or self._latest["table"]["number"] < number:
            self.next("update")
        return self._latest

    def say(self, **word: Any) -> None:
        self.connection.send(msgspec.json.encode(word).decode())
