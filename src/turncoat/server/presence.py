"""Who is at a table: connected here, or, as far as other nodes have told, there.

Coming and going costs the same however many are there: those who come are counted, only the table's own people are known one by one, and what
everybody is told about it is made once in a while, for all of them together.
"""

import asyncio
import secrets
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import msgspec

from turncoat.server import messages
from turncoat.server.away import Away
from turncoat.server.limits import address_key
from turncoat.server.logs import report
from turncoat.server.notifications import Notifications
from turncoat.server.problems import Refused
from turncoat.server.snapshot import Place, Snapshot
from turncoat.server.tables import Tables
from turncoat.server.turns import Asker

WATCHER = ""  # in place of a guest: somebody without a cookie
TOPIC = "here"
REPEATS = 3  # what a node has told is believed for so many heartbeats
PAUSE_SECONDS = 0.25  # between two frames that tell who is there,
PAUSE_EACH = 0.001  # and so much more for each connection: telling all of them takes a tenth of that


class Person(msgspec.Struct, frozen=True):
    """One of a table's own people: how often they are connected to a node, and for which seats they ask for a bot."""

    connections: int
    asks: list[int]


class Told(msgspec.Struct, frozen=True):
    """What a node tells the others of a table: how many are connected to it, and which of the table's own people are."""

    node: str
    table: str
    connections: int
    people: dict[str, Person]


@dataclass
class Room:
    """A table, as far as coming and going is concerned."""

    here: Counter[str] = field(default_factory=Counter)  # connections to this node, by guest
    connections: int = 0  # all of those
    addresses: dict[str, str] = field(default_factory=dict)  # by guest: where one of them comes from
    there: dict[str, tuple[float, Told]] = field(default_factory=dict)  # the word of other nodes, and when it came
    told: Told | None = None  # our own
    people: frozenset[str] = frozenset()  # the host and those who sit there
    left: dict[str, float] = field(default_factory=dict)  # when one of them was last here
    asks: defaultdict[str, set[int]] = field(default_factory=lambda: defaultdict(set))  # by guest: for which seats
    present: messages.Presence | None = None  # as it was last looked at
    frame: bytes = b""
    looked: float = 0.0  # when that was
    looking: asyncio.Task[None] | None = None  # or soon will be again
    alarm: asyncio.TimerHandle | None = None  # when somebody will have been away for long enough

    def is_here(self, guest: str) -> bool:
        return guest in self.here or any(guest in told.people for _, told in self.there.values())

    def asks_for(self, guest: str, seat: int) -> bool:
        """Whether somebody would let a bot play on at a seat."""
        words = (told.people[guest].asks for _, told in self.there.values() if guest in told.people)
        return seat in self.asks.get(guest, ()) or any(seat in asks for asks in words)

    def withdraw(self, seat: int) -> None:
        """Nobody asks for a bot there any more: its player is back, or a bot has come."""
        for asks in self.asks.values():
            asks.discard(seat)


class Presence:
    """For each table, the connections here and the word of other nodes."""

    def __init__(self, tables: Tables, notifications: Notifications, heartbeat: float, grace: float) -> None:
        self.node = secrets.token_hex(8)
        self.grace = grace
        self._started = time.time()
        self._tables = tables
        self._notifications = notifications
        self._heartbeat = heartbeat
        self._rooms: dict[str, Room] = {}
        self._is_closed = False
        self.on_company: Callable[[str], None] = lambda table: None  # told where somebody comes and nobody was
        notifications.on_message = self._hear

    def at(self, table: str) -> Callable[[str], bool]:
        """A function that tells whether one of a table's own people is connected to it."""
        room = self._rooms.get(table)
        return room.is_here if room is not None else lambda guest: False

    def company(self, snapshot: Snapshot) -> "Company":
        """The people of a table, for those who decide what may be done about it."""
        room = self._rooms.get(snapshot.header.id, Room())
        first = max(self._started, snapshot.header.created)  # whoever has not been seen has been away since then
        return Company(snapshot, room, first, self.grace)

    def saw(self, table: str, guest: str | None) -> None:
        """Somebody sat down: they may not be connected yet, but were here just now."""
        if guest is not None:
            self._rooms.setdefault(table, Room()).left[guest] = time.time()

    def people_at(self, table: str) -> list[str]:
        """Those of a table's own people who are connected to it here."""
        room = self._rooms.get(table)
        return [] if room is None else [guest for guest in room.here if guest in room.people]

    def is_anybody_at(self, table: str) -> bool:
        """Whether anybody is connected to a table."""
        room = self._rooms.get(table)
        return room is not None and (room.connections > 0 or bool(room.there))

    def asker(self, snapshot: Snapshot) -> Asker:
        """For whom a table's bots think: its host, somebody who sits there, or whoever watches."""
        room = self._rooms.get(snapshot.header.id, Room())
        people = [snapshot.header.host, *(place.guest for place in snapshot.places if place.guest is not None)]
        guest = next((one for one in [*people, *room.addresses] if one in room.addresses), snapshot.header.host)
        return Asker(room.addresses.get(guest, ""), guest)

    def frame(self, table: str) -> bytes:
        """Who is there, as it is told to everybody; empty until it was first looked at."""
        room = self._rooms.get(table)
        return room.frame if room is not None else b""

    @contextmanager
    def connected(self, table: str, guest: str, address: str) -> Iterator[None]:
        """Somebody is connected for as long as this lasts."""
        room = self._rooms.setdefault(table, Room())
        room.here[guest] += 1
        room.addresses[guest] = address_key(address)
        room.connections += 1
        self.look_soon(table)
        if room.connections == 1 and not room.there:
            self.on_company(table)
        try:
            yield
        finally:
            room.connections -= 1
            room.here[guest] -= 1
            if not room.here[guest]:
                del room.here[guest], room.addresses[guest]
                room.asks.pop(guest, None)
                if guest in room.people or not room.people:
                    room.left[guest] = time.time()
            if room.connections or self._notifications.reach_others:
                self.look_soon(table)
            else:  # nobody is there to be told; whoever comes is told anew
                room.present, room.frame = None, b""

    # looking

    def look_soon(self, table: str) -> None:
        """Somebody came, went or sat down: look at who is there, at once if that was not done just now."""
        room = self._rooms.get(table)
        if room is not None and room.looking is None and not self._is_closed:
            room.looking = asyncio.create_task(self._look(table, room))
            room.looking.add_done_callback(tell_failure)

    async def _look(self, table: str, room: Room) -> None:
        pause = PAUSE_SECONDS + PAUSE_EACH * room.connections
        await asyncio.sleep(max(0.0, room.looked + pause - time.monotonic()))
        room.looking, room.looked = None, time.monotonic()  # who comes from now on is seen next time
        snapshot = await self._tables.snapshot(table)
        room.people = people_of(snapshot)
        present = self._present(room, snapshot)
        if present != room.present:
            room.present, room.frame = present, msgspec.json.encode(present)
            self._notifications.notify(table)
        await self._tell(room, snapshot)
        self._drop_deserted(table)

    def _drop_deserted(self, table: str) -> None:
        """Forget a table to which nobody is connected, once it makes no difference when its people left."""
        room = self._rooms.get(table)
        if room is None or room.connections or room.there:
            return
        if all(left + self.grace < time.time() for left in room.left.values()):
            del self._rooms[table]

    def _present(self, room: Room, snapshot: Snapshot) -> messages.Presence:
        company = self.company(snapshot)
        for place in snapshot.places:
            if place.guest is None or company.is_here(place.guest):
                room.withdraw(place.seat)
        away = [company.away(place) for place in snapshot.places]
        self._look_when_gone(snapshot.header.id, room, away)
        return messages.Presence(
            here=[one is None and not place.is_free for one, place in zip(away, snapshot.places)],
            away=away,
            needed=company.needed,
            is_host_gone=company.is_gone(snapshot.header.host),
            watching=company.watching,
        )

    def _look_when_gone(self, table: str, room: Room, away: Iterable[messages.Absence | None]) -> None:
        """Look again when the next of those who are away has been so for long enough."""
        if room.alarm is not None:
            room.alarm.cancel()
        waits = [one.until - time.time() for one in away if one is not None and not one.is_gone]
        loop = asyncio.get_running_loop()
        room.alarm = loop.call_later(max(0.0, min(waits)), self.look_soon, table) if waits else None

    # other nodes

    async def _tell(self, room: Room, snapshot: Snapshot) -> None:
        """Tell the other nodes, if there is something new."""
        here = {
            guest: Person(room.here[guest], sorted(room.asks.get(guest, ())))
            for guest in sorted(room.people)
            if guest in room.here
        }
        told = Told(self.node, snapshot.header.id, room.connections, here)
        if told != room.told:
            room.told = told
            await self._notifications.tell(f"{TOPIC} {msgspec.json.encode(told).decode()}")

    def _hear(self, message: str) -> None:
        topic, _, rest = message.partition(" ")
        if topic != TOPIC:
            return
        told = msgspec.json.decode(rest, type=Told)
        if told.node == self.node:
            return
        room = self._rooms.setdefault(told.table, Room())
        _, before = room.there.pop(told.node, (0.0, None))
        if before is None:
            room.told = None  # so that it hears of us too
        else:
            room.left |= dict.fromkeys(before.people.keys() - told.people.keys(), time.time())
        if told.connections:
            room.there[told.node] = (time.monotonic(), told)
        if room.connections:
            self.look_soon(told.table)
            if not room.there:
                self.on_company(told.table)  # the other node's bots may rest by now
        self._drop_deserted(told.table)

    async def repeat(self) -> None:
        """Tell other nodes again and again, and forget those that no longer do: they have died."""
        while True:
            await asyncio.sleep(self._heartbeat)
            stale = time.monotonic() - REPEATS * self._heartbeat
            for table, room in list(self._rooms.items()):
                dead = [node for node, (when, _) in room.there.items() if when < stale]
                for node in dead:
                    room.left |= dict.fromkeys(room.there.pop(node)[1].people, time.time())
                if room.connections and (dead or self._notifications.reach_others):
                    room.told = None
                    self.look_soon(table)
                self._drop_deserted(table)

    async def close(self) -> None:
        """Look no more, whoever still goes."""
        self._is_closed = True
        looks = [room.looking for room in self._rooms.values() if room.looking is not None]
        for look in looks:
            look.cancel()
        for room in self._rooms.values():
            if room.alarm is not None:
                room.alarm.cancel()
        await asyncio.gather(*looks, return_exceptions=True)


class Company:
    """Who is at a table at a moment, who has gone, and what those who are there agree on."""

    def __init__(self, snapshot: Snapshot, room: Room, first: float, grace: float) -> None:
        self._room = room
        self._first = first
        self._grace = grace
        self._sitting = {place.guest for place in snapshot.places if place.guest is not None}

    def is_here(self, guest: str) -> bool:
        return self._room.is_here(guest)

    def is_gone(self, guest: str) -> bool:
        """Whether one of the table's people has been away for longer than the grace."""
        return not self.is_here(guest) and self._left(guest) + self._grace <= time.time()

    def _left(self, guest: str) -> float:
        return self._room.left.get(guest, self._first)

    @property
    def needed(self) -> int:
        """How many of those who sit there and are here must ask for a bot: more than half."""
        return sum(map(self.is_here, self._sitting)) // 2 + 1

    def sits_here(self, guest: str) -> bool:
        return guest in self._sitting and self.is_here(guest)

    def ask(self, guest: str, seat: int) -> None:
        """Somebody would let a bot play on at a seat."""
        self._room.asks[guest].add(seat)

    def asking(self, seat: int) -> int:
        """How many of them ask for a bot at a seat."""
        return sum(self.sits_here(guest) and self._room.asks_for(guest, seat) for guest in self._sitting)

    def away(self, place: Place) -> messages.Absence | None:
        """Since when the player of a seat has been away; None where nobody is missed."""
        if place.guest is None or self.is_here(place.guest):
            return None
        left = self._left(place.guest)
        return messages.Absence(
            since=left, until=left + self._grace, is_gone=self.is_gone(place.guest), asking=self.asking(place.seat)
        )

    @property
    def watching(self) -> int:
        """How many connections are not of those who sit there."""
        words = [told for _, told in self._room.there.values()]
        everybody = self._room.connections + sum(told.connections for told in words)
        there = sum(told.people[guest].connections for told in words for guest in self._sitting if guest in told.people)
        return everybody - there - sum(self._room.here[guest] for guest in self._sitting)


def people_of(snapshot: Snapshot) -> frozenset[str]:
    """A table's own people: the host and those who sit there."""
    return frozenset({snapshot.header.host, *(place.guest for place in snapshot.places if place.guest is not None)})


def tell_failure(task: asyncio.Task[None]) -> None:
    """A look that failed is told in the log, unless its cause was told already; the next one is not far."""
    if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused | Away):
        report("presence not told", error)
