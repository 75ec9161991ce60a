"""All tables: what is done at them, stored before it is answered. Every change of a match goes through `act`, a bot's too."""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from turncoat.games import Game, Illegal, Invalid
from turncoat.kernel import pack
from turncoat.server import store
from turncoat.server.bell import Bell
from turncoat.server.database import Database
from turncoat.server.logs import note
from turncoat.server.messages import Move, Undo
from turncoat.server.problems import Forbidden, Refused, Stale, not_found, not_yours
from turncoat.server.room import Header, Place, Room, bot_at, fork, new_match, open_room, pack_events
from turncoat.table import Match, Step

ACTIONS_AT_MOST = 40  # in one gesture
KEY_AT_MOST = 64
TRIES = 5  # of a change of seats, while another node changes the same table

Row = dict[str, Any]


@dataclass(frozen=True)
class Change:
    """What is to be stored about a table: seats, values of its header, rows of its log."""

    places: Sequence[Place] = ()
    header: Mapping[str, Any] = field(default_factory=dict)
    rows: Sequence[Row] = ()
    guests: Sequence[str] = ()  # who must be known first


class Hall:
    """The tables that this process has in mind, each under a lock of its own, and the way to all others."""

    def __init__(self, database: Database, bell: Bell, in_memory: int) -> None:
        self.database = database
        self.bell = bell
        self.on_change: Callable[[Room], None] = lambda room: None  # told of what was done here, not elsewhere
        self._in_memory = in_memory
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # looking

    async def room(self, table: str) -> Room:
        """A table as it is now. Where other nodes may have been at it, one look at its revision tells."""
        known = self._rooms.get(table)
        if known is not None and not self.database.is_shared:
            self._rooms.move_to_end(table)
            return known
        room = await self.database.read(store.read_room, table, known)
        if room is None:
            raise not_found()
        if not room.header.is_ours:
            raise Refused(409, "other-rules")
        return self._remember(room)

    def _remember(self, room: Room) -> Room:
        """Keep a room in mind, unless a newer one is known already, and let go of the one not asked for longest."""
        known = self._rooms.get(room.header.id)
        if known is not None and known.header.revision > room.header.revision:
            return known
        self._rooms[room.header.id] = room
        self._rooms.move_to_end(room.header.id)
        if len(self._rooms) > self._in_memory:
            self._rooms.popitem(last=False)
        return room

    def forget(self, table: str) -> None:
        self._rooms.pop(table, None)

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Tables whose bot has not moved since a time."""
        return await self.database.read(store.waiting_for_bots, before)

    # laying tables

    async def add(self, header: Header, places: Sequence[Place], guests: Sequence[str]) -> Room:
        """A new table; it starts by itself when no seat is free."""
        rows: list[Row] = []
        if not any(place.is_free for place in places):
            header, rows = started(header, places)
        await self.database.write(store.add_table, header, places, rows, guests)
        note("table laid", table=header.id, game=header.game, seats=len(places), state=header.state)
        room = self._remember(open_room(header, places, map(as_row, rows)))
        self.on_change(room)
        return room

    async def add_next(self, table: str, header: Header, places: Sequence[Place]) -> str:
        """The table that follows on another; asked for twice, it is the first one."""
        async with self._lock(table):
            room = await self.room(table)
            if room.header.next is not None:
                return room.header.next
            header, rows = started(header, places)

            def follow(connection: Connection) -> bool:
                is_first = store.set_next(connection, table, header.id)
                if is_first:
                    store.add_table(connection, header, places, rows)
                    self.bell.announce(connection, table)
                return is_first

            if await self.database.write(follow):
                self._remember(open_room(header, places, map(as_row, rows)))
                now = replace(room.header, next=header.id, revision=room.header.revision + 1)
                self._remember(replace(room, header=now))
            else:  # another node was quicker
                self.forget(table)
        self.bell.ring(table)
        following = (await self.room(table)).header.next
        if following is None:
            raise not_found()
        note("rematch", table=table, next=following)
        self.on_change(await self.room(following))
        return following

    # changing seats

    async def alter(self, table: str, decide: Callable[[Room], Change]) -> Room:
        """Change who sits where. What is to change is decided on the newest room; if another node was quicker, once more."""
        async with self._lock(table):
            for _ in range(TRIES):
                room = await self.room(table)
                change = decide(room)
                if await self.database.write(self._store, room, change):
                    self.forget(table)
                    room = await self.room(table)
                    self.bell.ring(table)
                    self.on_change(room)
                    return room
                self.forget(table)
        raise Stale(table, None)

    def _store(self, connection: Connection, room: Room, change: Change) -> bool:
        table = room.header.id
        if not store.lock_table(connection, table, room.header.revision):
            return False
        for guest in change.guests:
            store.keep_guest(connection, guest)
        for place in change.places:
            store.change_seat(connection, place)
        if change.rows:
            store.add_moves(connection, change.rows)
        store.change_table(connection, table, **change.header)
        self.bell.announce(connection, table)
        return True

    # playing

    async def move(self, table: str, guest: str | None, request: Move) -> Room:
        """A guest's gesture."""
        if not 1 <= len(request.actions) <= ACTIONS_AT_MOST:
            raise Refused(422, "invalid", detail=f"a gesture has 1 to {ACTIONS_AT_MOST} actions")
        asked = digest_of(guest, "move", request.seat, request.number, *request.actions)

        def gesture(room: Room, match: Match) -> list[Row]:
            return make_gesture(room, match, request.seat, parsed(room.game, request.actions))

        return await self.act(table, guest, request, asked, gesture)

    async def undo(self, table: str, guest: str | None, request: Undo) -> Room:
        """A guest takes back what may be taken back."""
        asked = digest_of(guest, "undo", request.seat, request.number, request.steps)

        def take_back(room: Room, match: Match) -> list[Row]:
            try:
                count = match.undo(request.seat, request.steps)
            except Illegal as error:
                raise Forbidden(room, error.reason) from None
            return [undo_row(room, match, request.seat, count)]

        return await self.act(table, guest, request, asked, take_back)

    async def move_bot(self, room: Room, seat: int, action: int) -> Room:
        """A bot's decision about a room as it was; Stale if it is no longer so."""
        request = Move(number=room.number, seat=seat, actions=[], key="")
        return await self.act(
            room.header.id, None, request, "", lambda now, match: make_gesture(now, match, seat, [action]), is_bot=True
        )

    async def act(
        self,
        table: str,
        guest: str | None,
        request: Move | Undo,
        asked: str,
        make: Callable[[Room, Match], list[Row]],
        *,
        is_bot: bool = False,
    ) -> Room:
        """Change a match: tried on a copy, stored, and only then seen by others."""
        if not is_bot and not (0 < len(request.key) <= KEY_AT_MOST and request.key.isprintable()):
            raise Refused(422, "invalid", detail=f"a key has 1 to {KEY_AT_MOST} printable characters")
        async with self._lock(table):
            room = await self.room(table)
            if not is_bot and request.seat not in room.seats_of(guest):
                raise not_yours()
            if request.number != room.number or room.header.state != "playing" or room.match is None:
                return await self._again(room, request, asked)
            if is_bot and room.places[request.seat].bot is None:
                raise Stale(table, None)
            match = fork(room.match)
            rows = make(room, match)
            values = header_values(match, room.places, rows)

            def keep(connection: Connection) -> None:
                store.add_moves(connection, rows)
                if not is_bot:
                    store.add_answer(connection, table, request.key, asked)
                store.change_table(connection, table, **values)
                self.bell.announce(connection, table)

            try:
                await self.database.write(keep)
            except IntegrityError:  # another click or another node was quicker
                self.forget(table)
                return await self._again(await self.room(table), request, asked)
            header = replace(room.header, revision=room.header.revision + 1, changed=time.time(), **values)
            room = self._remember(open_room(header, room.places, map(as_row, rows), room))
        self.bell.ring(table)
        self.on_change(room)
        note("moved", table=table, number=room.number, state=room.header.state, bot=is_bot)
        return room

    async def _again(self, room: Room, request: Move | Undo, asked: str) -> Room:
        """The room, if the very same was asked for and done before; else the caller's table is stale."""
        before = await self.database.read(store.answered, room.header.id, request.key)
        if before is None:
            if room.header.state != "playing" and request.number == room.number:
                raise Refused(409, "not-playing")
            raise Stale(room.header.id, request.seat)
        if before != asked:
            raise Refused(422, "key-used")
        return room


# What is made of a match


def parsed(game: Game, texts: Sequence[str]) -> list[int]:
    """The actions of texts."""
    try:
        return [game.parse_action(text) for text in texts]
    except Invalid:
        raise Refused(422, "no-such-action") from None


def make_gesture(room: Room, match: Match, seat: int, actions: Sequence[int]) -> list[Row]:
    """Decide, let chance bring what it is to bring, and give the rows of it."""
    before = len(match.steps)
    try:
        for action in actions:
            match.submit(seat, action)
    except Illegal as error:
        raise Forbidden(room, error.reason) from None
    match.draw_all()
    return step_rows(room.header.id, match, match.steps[before:], room.number)


def step_rows(table: str, match: Match, steps: Sequence[Step], since: int) -> list[Row]:
    """Steps as they are stored, numbered after `since`."""
    return [
        {
            "table": table,
            "number": number,
            "mover": step.mover,
            "action": match.game.action_text(step.action),
            "undone": 0,
            "events": pack_events(step.events),
            "after": step.after,
            "made": time.time(),
        }
        for number, step in enumerate(steps, since + 1)
    ]


def undo_row(room: Room, match: Match, seat: int, count: int) -> Row:
    """An undo as it is stored: a row like any other."""
    return {
        "table": room.header.id,
        "number": room.number + 1,
        "mover": seat,
        "action": None,
        "undone": count,
        "events": pack_events([]),
        "after": pack(match.state),
        "made": time.time(),
    }


def started(header: Header, places: Sequence[Place]) -> tuple[Header, list[Row]]:
    """A table whose match begins: all that chance brings before the first decision."""
    match = new_match(header, places)
    match.draw_all()
    rows = step_rows(header.id, match, match.steps, 0)
    return replace(header, **header_values(match, places, rows)), rows


def header_values(match: Match, places: Sequence[Place], rows: Sequence[Row]) -> dict[str, Any]:
    """What a table's header says of its match after these rows."""
    return {
        "state": "finished" if match.is_over else "playing",
        "number": rows[-1]["number"] if rows else 0,
        "position": pack(match.state),
        "bot_turn": bot_at(places, match.mover) is not None,
    }


def as_row(row: Row) -> SimpleNamespace:
    return SimpleNamespace(**row)


def digest_of(*parts: object) -> str:
    """What stands for a request, to tell whether a repeated key means the same."""
    return hashlib.sha256("\0".join(map(str, parts)).encode()).hexdigest()
