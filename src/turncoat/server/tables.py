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
from turncoat.match import Match, Step
from turncoat.server import store
from turncoat.server.database import Database
from turncoat.server.logs import note
from turncoat.server.messages import Move, Undo
from turncoat.server.notifications import Notifications
from turncoat.server.problems import Forbidden, Refused, Stale, not_found, not_yours
from turncoat.server.snapshot import Header, Place, Snapshot, bot_at, fork, new_match, open_snapshot, pack_events

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


class Overtaken(Exception):
    """A table was changed by another node since it was looked at."""


class Tables:
    """The tables that this process has in mind, each under a lock of its own, and the way to all others."""

    def __init__(self, database: Database, notifications: Notifications, in_memory: int) -> None:
        self.database = database
        self.notifications = notifications
        self.on_change: Callable[[Snapshot], None] = lambda snapshot: None  # told of what was done here, not elsewhere
        self._in_memory = in_memory
        self._snapshots: OrderedDict[str, Snapshot] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # looking

    async def snapshot(self, table: str) -> Snapshot:
        """A table as it is now. Where other nodes may have been at it, one look at its revision tells."""
        known = self._snapshots.get(table)
        if known is not None and not self.database.is_shared:
            self._snapshots.move_to_end(table)
            return known
        snapshot = await self.database.read(store.read_snapshot, table, known)
        if snapshot is None:
            raise not_found()
        if not snapshot.header.is_ours:
            raise Refused(409, "other-rules")
        return self._remember(snapshot)

    def _remember(self, snapshot: Snapshot) -> Snapshot:
        """Keep a snapshot in mind, unless a newer one is known already, and let go of the one not asked for longest."""
        known = self._snapshots.get(snapshot.header.id)
        if known is not None and known.header.revision > snapshot.header.revision:
            return known
        self._snapshots[snapshot.header.id] = snapshot
        self._snapshots.move_to_end(snapshot.header.id)
        if len(self._snapshots) > self._in_memory:
            self._snapshots.popitem(last=False)
        return snapshot

    def forget(self, table: str) -> None:
        self._snapshots.pop(table, None)

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Tables whose bot has not moved since a time."""
        return await self.database.read(store.waiting_for_bots, before)

    # laying tables

    async def add(self, header: Header, places: Sequence[Place], guests: Sequence[str]) -> Snapshot:
        """A new table; it starts by itself when no seat is free."""
        rows: list[Row] = []
        if not any(place.is_free for place in places):
            header, rows = started(header, places)
        await self.database.write(store.add_table, header, places, rows, guests)
        note("table laid", table=header.id, game=header.game, seats=len(places), state=header.state)
        snapshot = self._remember(open_snapshot(header, places, map(as_row, rows)))
        self.on_change(snapshot)
        return snapshot

    async def add_next(self, table: str, header: Header, places: Sequence[Place]) -> str:
        """The table that follows on another; asked for twice, it is the first one."""
        async with self._lock(table):
            snapshot = await self.snapshot(table)
            if snapshot.header.next is not None:
                return snapshot.header.next
            header, rows = started(header, places)

            def follow(connection: Connection) -> bool:
                is_first = store.set_next(connection, table, header.id)
                if is_first:
                    store.add_table(connection, header, places, rows)
                    self.notifications.announce(connection, table)
                return is_first

            if await self.database.write(follow):
                self._remember(open_snapshot(header, places, map(as_row, rows)))
                now = replace(snapshot.header, next=header.id, revision=snapshot.header.revision + 1)
                self._remember(replace(snapshot, header=now))
            else:  # another node was quicker
                self.forget(table)
        self.notifications.notify(table)
        following = (await self.snapshot(table)).header.next
        if following is None:
            raise not_found()
        note("rematch", table=table, next=following)
        self.on_change(await self.snapshot(following))
        return following

    # changing seats

    async def alter(self, table: str, decide: Callable[[Snapshot], Change]) -> Snapshot:
        """Change who sits where. What is to change is decided on the newest snapshot; if another node was quicker, once more."""
        async with self._lock(table):
            for _ in range(TRIES):
                snapshot = await self.snapshot(table)
                change = decide(snapshot)
                if await self.database.write(self._store, snapshot, change):
                    self.forget(table)
                    snapshot = await self.snapshot(table)
                    self.notifications.notify(table)
                    self.on_change(snapshot)
                    return snapshot
                self.forget(table)
        raise Stale(table, None)

    def _store(self, connection: Connection, snapshot: Snapshot, change: Change) -> bool:
        table = snapshot.header.id
        if not store.lock_table(connection, table, snapshot.header.revision):
            return False
        for guest in change.guests:
            store.keep_guest(connection, guest)
        for place in change.places:
            store.change_seat(connection, place)
        if change.rows:
            store.add_moves(connection, change.rows)
        store.change_table(connection, table, **change.header)
        self.notifications.announce(connection, table)
        return True

    # playing

    async def move(self, table: str, guest: str | None, request: Move) -> Snapshot:
        """A guest's gesture."""
        if not 1 <= len(request.actions) <= ACTIONS_AT_MOST:
            raise Refused(422, "invalid", detail=f"a gesture has 1 to {ACTIONS_AT_MOST} actions")
        asked = digest_of(guest, "move", request.seat, request.number, *request.actions)

        def gesture(snapshot: Snapshot, match: Match) -> list[Row]:
            return make_gesture(snapshot, match, request.seat, parsed(snapshot.game, request.actions))

        return await self.act(table, guest, request, asked, gesture)

    async def undo(self, table: str, guest: str | None, request: Undo) -> Snapshot:
        """A guest takes back what may be taken back."""
        asked = digest_of(guest, "undo", request.seat, request.number, request.steps)

        def take_back(snapshot: Snapshot, match: Match) -> list[Row]:
            try:
                count = match.undo(request.seat, request.steps)
            except Illegal as error:
                raise Forbidden(snapshot, error.reason) from None
            return [undo_row(snapshot, match, request.seat, count)]

        return await self.act(table, guest, request, asked, take_back)

    async def move_bot(self, snapshot: Snapshot, seat: int, action: int) -> Snapshot:
        """A bot's decision about a snapshot as it was; Stale if it is no longer so."""
        request = Move(number=snapshot.number, seat=seat, actions=[], key="")
        return await self.act(
            snapshot.header.id,
            None,
            request,
            "",
            lambda now, match: make_gesture(now, match, seat, [action]),
            is_bot=True,
        )

    async def act(
        self,
        table: str,
        guest: str | None,
        request: Move | Undo,
        asked: str,
        make: Callable[[Snapshot, Match], list[Row]],
        *,
        is_bot: bool = False,
    ) -> Snapshot:
        """Change a match: tried on a copy, stored, and only then seen by others."""
        if not is_bot and not (0 < len(request.key) <= KEY_AT_MOST and request.key.isprintable()):
            raise Refused(422, "invalid", detail=f"a key has 1 to {KEY_AT_MOST} printable characters")
        async with self._lock(table):
            snapshot = await self.snapshot(table)
            if not is_bot and request.seat not in snapshot.seats_of(guest):
                raise not_yours()
            if request.number != snapshot.number or snapshot.header.state != "playing" or snapshot.match is None:
                return await self._again(snapshot, request, asked)
            if is_bot and snapshot.places[request.seat].bot is None:
                raise Stale(table, None)
            match = fork(snapshot.match)
            rows = make(snapshot, match)
            values = header_values(match, snapshot.places, rows)

            def keep(connection: Connection) -> None:
                store.add_moves(connection, rows)
                if not is_bot:
                    store.add_answer(connection, table, request.key, asked)
                if not store.change_table_at(connection, table, snapshot.header.revision, **values):
                    raise Overtaken
                self.notifications.announce(connection, table)

            try:
                await self.database.write(keep)
            except (IntegrityError, Overtaken):  # another click or another node was quicker
                self.forget(table)
                return await self._again(await self.snapshot(table), request, asked)
            except BaseException:  # stored or not: what is in mind may be older than what is on disk
                self.forget(table)
                raise
            header = replace(snapshot.header, revision=snapshot.header.revision + 1, changed=time.time(), **values)
            snapshot = self._remember(open_snapshot(header, snapshot.places, map(as_row, rows), snapshot))
        self.notifications.notify(table)
        self.on_change(snapshot)
        note("moved", table=table, number=snapshot.number, state=snapshot.header.state, bot=is_bot)
        return snapshot

    async def _again(self, snapshot: Snapshot, request: Move | Undo, asked: str) -> Snapshot:
        """The snapshot, if the very same was asked for and done before; else the caller's table is stale."""
        before = await self.database.read(store.answered, snapshot.header.id, request.key)
        if before is None:
            if snapshot.header.state != "playing" and request.number == snapshot.number:
                raise Refused(409, "not-playing")
            raise Stale(snapshot.header.id, request.seat)
        if before != asked:
            raise Refused(422, "key-used")
        return snapshot


# What is made of a match


def parsed(game: Game, texts: Sequence[str]) -> list[int]:
    """The actions of texts."""
    try:
        return [game.parse_action(text) for text in texts]
    except Invalid:
        raise Refused(422, "no-such-action") from None


def make_gesture(snapshot: Snapshot, match: Match, seat: int, actions: Sequence[int]) -> list[Row]:
    """Decide, let chance bring what it is to bring, and give the rows of it."""
    before = len(match.steps)
    try:
        match.gesture(seat, actions)
    except Illegal as error:
        raise Forbidden(snapshot, error.reason) from None
    match.draw_all()
    return step_rows(snapshot.header.id, match, match.steps[before:], snapshot.number)


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


def undo_row(snapshot: Snapshot, match: Match, seat: int, count: int) -> Row:
    """An undo as it is stored: a row like any other."""
    return {
        "table": snapshot.header.id,
        "number": snapshot.number + 1,
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
