"""Clients that play whole matches and never give up: what is not answered is sent again, under the same key, wherever a node answers."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.film import whole
from tests.server.support import ME, OPEN, Json

PATIENCE, PATIENCE_AT_MOST = (
    1.0,
    8.0,
)  # seconds without a word, after which a client asks again; twice as many each time that it was in vain
PAUSE = 0.2
TRIES = 400  # of one request; nothing here is away for minutes
Fault = Callable[[str], None]


@dataclass(frozen=True)
class Intent:
    """What a client has decided to do, once and for all: it may be sent often."""

    table: str
    number: int
    seat: int
    action: str
    key: str

    @property
    def body(self) -> Json:
        return {"number": self.number, "seat": self.seat, "actions": [self.action], "key": self.key}


@dataclass
class Ledger:
    """What clients wanted, what they were told was done, and what went wrong."""

    intents: dict[tuple[str, int], Intent] = field(default_factory=dict)
    acknowledged: set[tuple[str, int]] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def want(self, intent: Intent) -> None:
        place = (intent.table, intent.number)
        if place in self.intents:
            self.faults.append(f"{place} was decided twice")
        self.intents[place] = intent

    def acknowledge(self, intent: Intent) -> None:
        self.acknowledged.add((intent.table, intent.number))


class Guest:
    """Somebody with a cookie, who asks whichever node answers."""

    def __init__(self, addresses: Callable[[], list[str]], ledger: Ledger, chance: random.Random) -> None:
        self._addresses, self.ledger, self.chance = addresses, ledger, chance
        self._http = httpx.AsyncClient(timeout=PATIENCE_AT_MOST, limits=httpx.Limits(max_keepalive_connections=0))
        self.jar: dict[str, str] = {}

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.jar.items())

    def address(self) -> str:
        return self.chance.choice(self._addresses())

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The answer, however often that takes; 503 and silence mean: later."""
        for _ in range(TRIES):
            headers = {"cookie": self.cookies, "x-csrf-token": self.jar.get("turncoat_csrf", "")}
            try:
                answer = await self._http.request(method, f"{self.address()}{path}", json=body, headers=headers)
            except httpx.TransportError:
                self.ledger.counts["requests sent again"] += 1
            else:
                self.jar |= dict(answer.cookies)
                if answer.status_code >= 500 and answer.status_code != 503:
                    self.ledger.faults.append(f"{method} {path}: {answer.status_code}")
                if answer.status_code < 500:
                    return answer
                self.ledger.counts["answers of 503"] += 1
            await asyncio.sleep(PAUSE * self.chance.uniform(0.5, 1.5))
        raise TimeoutError(f"{method} {path} was never answered")

    async def close(self) -> None:
        await self._http.aclose()


class Client:
    """A seat of one table, or somebody who watches (None), with all that was received."""

    def __init__(self, guest: Guest, table: str, seat: int | None, *, is_brief: bool) -> None:
        self.guest, self.table, self.seat, self.is_brief = guest, table, seat, is_brief
        self.view: Json = {"number": 0, "state": "playing"}
        self.frames: list[bytes] = []
        self._intent: Intent | None = None
        self._has_scene = False
        self._patience = PATIENCE

    @property
    def _ledger(self) -> Ledger:
        return self.guest.ledger

    async def play(self) -> None:
        """Until the match is over, connecting again whenever that is needed."""
        while self.view["state"] != "finished":
            seat = "" if self.seat is None else f"&seat={self.seat}"
            more = f"lang=en{seat}&since={self.view['number']}&still={self.view['number']}&brief={str(self.is_brief).lower()}"
            url = f"{self.guest.address().replace('http', 'ws', 1)}/api/tables/{self.table}/live?{more}"
            self._has_scene = False
            try:
                async with connect(
                    url,
                    additional_headers={"cookie": self.guest.cookies},
                    compression=None,
                    ping_interval=None,
                    open_timeout=PATIENCE_AT_MOST,
                    close_timeout=PAUSE,
                ) as line:
                    await self._converse(line)
            except (OSError, WebSocketException, TimeoutError):
                pass
            self._ledger.counts["sockets opened"] += 1
            await asyncio.sleep(PAUSE * self.guest.chance.random())

    async def _converse(self, line: ClientConnection) -> None:
        """Hear and move until the match is over, or until something was missed."""
        is_first = True
        while self.view["state"] != "finished":
            try:
                raw = await asyncio.wait_for(line.recv(decode=False), self._patience)
            except TimeoutError:
                self._patience = min(2 * self._patience, PATIENCE_AT_MOST)
                if is_first or self._intent is None or self.guest.chance.random() < 0.5:
                    return  # perhaps it moved and we were not told: look again
                await self._send(line)
                continue
            frame = msgspec.json.decode(raw)
            if frame["kind"] == "ping":
                await line.send('{"kind":"pong"}')
            elif frame["kind"] == "refused":
                self._ledger.faults.append(f"{self.table} {frame['key']}: {frame['problem']['kind']}")
                return
            elif frame["kind"] == "update":
                is_first, self._patience = False, PATIENCE
                self.frames.append(raw)
                if not self._take(frame):
                    return
                await self._decide(line)

    def _take(self, frame: Json) -> bool:
        """Make an update one's own; False if one before it was missed."""
        table, steps = frame["table"], frame["steps"]
        if self._intent is not None and (
            frame.get("answers") == self._intent.key or table["number"] > self._intent.number
        ):
            self._ledger.acknowledge(self._intent)
            self._intent = None
        if table["number"] < self.view["number"] or (table["number"] == self.view["number"] and self._has_scene):
            return True  # told before
        if frame.get("isBrief"):
            if not self._has_scene or not steps or steps[0]["number"] != self.view["number"] + 1:
                return False
            table = whole(frame, {"table": self.view})["table"]
        self.view, self._has_scene = table, True
        return True

    async def _decide(self, line: ClientConnection) -> None:
        """Move, if it is one's turn and no move is on its way."""
        legal = self.view.get("legal")
        if not legal or self._intent is not None or self.seat is None:
            return
        number, chance = self.view["number"], self.guest.chance
        key = f"{self.table}-{number}-{chance.randrange(10**9)}"
        self._intent = Intent(self.table, number, self.seat, chance.choice(legal)["action"], key)
        self._ledger.want(self._intent)
        if chance.random() < 0.3:
            await self._request()
        else:
            await self._send(line)

    async def _send(self, line: ClientConnection) -> None:
        assert self._intent is not None
        self._ledger.counts["moves sent over sockets"] += 1
        await line.send(msgspec.json.encode({"kind": "move", **self._intent.body}).decode())

    async def _request(self) -> None:
        assert self._intent is not None
        self._ledger.counts["moves sent as requests"] += 1
        answer = await self.guest.ask("POST", f"/api/tables/{self.table}/moves?lang=en", self._intent.body)
        if answer.status_code in (200, 201):
            self._ledger.acknowledge(self._intent)
        else:
            self._ledger.faults.append(f"{self.table} {self._intent.key}: {answer.text[:200]}")


NewGuest = Callable[[], Awaitable[Guest]]


async def play_match(game: str, seats: int, new_guest: NewGuest, chance: random.Random) -> list[Client]:
    """A match from the laying of its table to its end, a guest at each seat and one who watches."""
    guests = [await new_guest() for _ in range(seats + 1)]
    host = guests[0]
    for guest in guests:
        await guest.ask("GET", "/api/me")
    wish = {"game": game, "seats": [ME] + [OPEN] * (seats - 1)}
    table = (await host.ask("POST", "/api/tables", wish)).json()["id"]
    for seat, guest in enumerate(guests[1:-1], 1):
        taken = await guest.ask("POST", f"/api/tables/{table}/seats/{seat}", {})
        if taken.status_code not in (200, 201):  # the answer to an earlier try was lost
            assert taken.json()["kind"] in ("seat-taken", "second-seat"), taken.text
    started = await host.ask("POST", f"/api/tables/{table}/start")
    assert started.status_code in (200, 201) or started.json()["kind"] == "already-started", started.text
    places = [*range(seats), None]
    clients = [
        Client(guest, table, seat, is_brief=chance.random() < 0.5) for guest, seat in zip(guests, places, strict=True)
    ]
    await asyncio.gather(*(client.play() for client in clients))
    for guest in guests:
        await guest.close()
    return clients
