"""All tables: whatever is done at one makes a new snapshot, which is stored before anybody sees it.

A move goes one way: the seat and the number are checked, the match is played on a copy, one transaction stores it, and the
snapshot made from that match is kept, answered and announced. Guests, hosts and bots all end in `_commit`.
"""

import asyncio
import hashlib
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from turncoat.games import Game, Illegal, Invalid
from turncoat.games.copies import game_with
from turncoat.match import Match
from turncoat.server import store
from turncoat.server.database import Database
from turncoat.server.logs import note, warn
from turncoat.server.memory import Memory
from turncoat.server.messages import Move, Undo
from turncoat.server.metrics import MOVES
from turncoat.server.notifications import Notifications
from turncoat.server.problems import Forbidden, Refused, Stale, not_found, not_yours
from turncoat.server.rows import Damaged, SetAside
from turncoat.server.snapshot import Box, Snapshot, after_play, after_undo, fork, touched

TABLE_ID = re.compile(r"[\w-]{1,32}", re.ASCII)
ACTIONS_AT_MOST = 40  # in one gesture
KEY_AT_MOST = 64
BOXES_AT_ONCE = 4  # that are loaded for one look at a lobby
TRIES = 5  # of a change of seats, while another node changes the same table

Decide = Callable[[Snapshot], Snapshot]  # the table as it is to be, from the table as it is
Play = Callable[[Snapshot, Match], Snapshot]  # the same, by something done in a copy of its match


class Answer(NamedTuple):
    """How a request is recognised when it is sent again: its key, and a digest of who asked for what."""

    key: str
    asked: str


class Locks:
    """A lock for each table, for as long as anybody has it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock


def _is_told(look: "asyncio.Task[Snapshot | None]") -> None:
    """A look that failed is told to those who asked; where all of them have left, that is no error of ours."""
    if not look.cancelled():
        look.exception()


class Tables:
    """The tables that this process remembers, each under a lock of its own, and the way to all others."""

    def __init__(self, database: Database, notifications: Notifications, megabytes: float) -> None:
        self.database = database
        self.notifications = notifications
        self.on_change: Callable[[Snapshot], None] = lambda snapshot: None  # told of what was done here, not elsewhere
        self.owns: Callable[[str], bool] = lambda table: True  # where a server is several processes, not all of them
        self.set_aside = SetAside()
        self.memory = Memory(megabytes)
        self._locks = Locks()
        self._looks: dict[str, asyncio.Task[Snapshot | None]] = {}  # that will soon begin
        self._look_locks = Locks()

    # looking

    async def snapshot(self, table: str) -> Snapshot:
        """A table as it is now. Where other nodes may have changed it, one look at its revision tells."""
        known = self.memory.get(table)
        if known is not None and not self.database.is_shared:  # and then it is ours
            return self.memory.keep(known)
        if not TABLE_ID.fullmatch(table):
            raise not_found()
        if table not in self._looks:
            self._looks[table] = asyncio.create_task(self._look(table))
            self._looks[table].add_done_callback(_is_told)
        try:
            snapshot = await asyncio.shield(self._looks[table])
        except Damaged as reason:
            self.set_aside.add(table, reason)
            raise Refused(409, "damaged") from None
        self.set_aside.discard(table)
        if snapshot is None:
            raise not_found()
        if not snapshot.header.is_ours:
            raise Refused(409, "other-rules")
        return self.memory.keep(snapshot) if self.owns(table) else snapshot

    async def _look(self, table: str) -> Snapshot | None:
        """One look for all who ask before it begins: a thousand spectators of a table do not ask the database a thousand times."""
        async with self._look_locks.of(table):
            del self._looks[table]  # whoever asks from now on may have heard of something newer
            if table not in self.memory:
                box = await self.database.read(store.box_at, table)
                _played = await load_box(box)  # kept in mind until the table is
            return await self.database.read(store.read_snapshot, table, self.memory.get(table))

    async def lobby(self, guest: str) -> tuple[store.Listed, store.Listed, store.Listed]:
        """A guest's tables, the public ones that wait for people, and those that can be watched.

        Of the guest's own, what is played with a box can be told once that is loaded; strangers' boxes are not loaded for a list.
        """
        found = await self.database.read(store.lobby, guest, self.set_aside)
        missing = {header.box: None for header, _ in found[0] if header.box is not None and not header.is_ours}
        games: list[Game] = []  # kept in mind until all is read again
        for box in list(missing)[:BOXES_AT_ONCE]:
            with suppress(Damaged):  # then its table cannot be looked at either, and is set aside there
                found_box = await load_box(await self.database.read(store.find_box, box))
                games += [] if found_box is None else [found_box]
        return await self.database.read(store.lobby, guest, self.set_aside) if games else found

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Tables whose bot has not moved since a time."""
        waiting = await self.database.read(store.waiting_for_bots, before)
        return [table for table in waiting if table not in self.set_aside and self.owns(table)]

    # making tables and changing seats

    async def add(self, table: Snapshot) -> Snapshot:
        """A new table."""
        await self.database.write(store.add_table, table)
        self._added(table)
        return table

    def _added(self, table: Snapshot) -> None:
        header = table.header
        note("table made", table=header.id, game=header.game, seats=len(table.places), state=header.state)
        self.memory.keep(table)
        self.on_change(table)

    async def rematch(self, table: str, decide: Decide) -> Snapshot:
        """The table that follows another, decided on its newest snapshot; where it has been laid already, that one."""
        async with self._locks.of(table):
            for _ in range(TRIES):
                before = await self.snapshot(table)
                if before.header.next is not None:
                    return await self.snapshot(before.header.next)
                following = decide(before)
                after = replace(before, header=touched(before.header, next=following.header.id))
                if await self._commit(before, after, new=following):
                    self._added(following)
                    return following
        raise Stale(before)

    async def alter(self, table: str, decide: Decide) -> Snapshot:
        """Change who sits where. What changes is decided on the newest snapshot; if another node was quicker, once more."""
        async with self._locks.of(table):
            for _ in range(TRIES):
                before = await self.snapshot(table)
                after = decide(before)
                if after is before or await self._commit(before, after):
                    return after
        raise Stale(before)

    # playing

    async def move(self, table: str, guest: str, request: Move) -> Snapshot:
        """A guest's gesture."""
        if not 1 <= len(request.actions) <= ACTIONS_AT_MOST:
            raise Refused(422, "invalid", detail=f"a gesture has 1 to {ACTIONS_AT_MOST} actions")

        def play(before: Snapshot, match: Match) -> Snapshot:
            return gesture(before, match, request.seat, parsed(before.game, request.actions))

        asked = digest_of(guest, "move", request.seat, request.number, *request.actions)
        return await self._requested(table, guest, request, asked, play)

    async def undo(self, table: str, guest: str, request: Undo) -> Snapshot:
        """A guest takes back what may be taken back."""

        def play(before: Snapshot, match: Match) -> Snapshot:
            return after_undo(before, match, request.seat, match.undo(request.seat, request.steps))

        asked = digest_of(guest, "undo", request.seat, request.number, request.steps)
        return await self._requested(table, guest, request, asked, play)

    async def move_bot(self, table: str, seat: int, number: int, action: int) -> Snapshot:
        """A bot's decision about a table as it was at a number; Stale if it is no longer so."""
        async with self._locks.of(table):
            before = await self.snapshot(table)
            if not before.is_at(number) or before.places[seat].bot is None:
                raise Stale(before)
            after = await self._play(before, lambda before, match: gesture(before, match, seat, [action]))
            if after is None:
                raise Stale(await self.snapshot(table))
        MOVES.add("bot")
        note("moved", table=table, number=after.number, state=after.header.state, bot=True)
        return after

    async def _requested(self, table: str, guest: str, request: Move | Undo, asked: str, play: Play) -> Snapshot:
        """What a guest asked for; asked again under the same key, it is not done again."""
        if not (0 < len(request.key) <= KEY_AT_MOST and request.key.isprintable()):
            raise Refused(422, "invalid", detail=f"a key has 1 to {KEY_AT_MOST} printable characters")
        async with self._locks.of(table):
            before = await self.snapshot(table)
            if request.seat not in before.seats_of(guest):
                raise not_yours()
            after = None
            if before.is_at(request.number):
                after = await self._play(before, play, Answer(request.key, asked))
            if after is None:
                return await self._again(await self.snapshot(table), request, asked)
        MOVES.add("guest")
        note("moved", table=table, number=after.number, state=after.header.state, bot=False)
        return after

    async def _play(self, before: Snapshot, play: Play, answer: Answer | None = None) -> Snapshot | None:
        """Play on a copy of the match and store it; None if another click or another node was quicker."""
        if before.match is None:
            raise not_found()
        try:
            after = play(before, fork(before.match))
        except Illegal as error:
            raise Forbidden(before, error.reason) from None
        try:
            return after if await self._commit(before, after, answer=answer) else None
        except IntegrityError:  # the key has been used
            return None

    async def _again(self, now: Snapshot, request: Move | Undo, asked: str) -> Snapshot:
        """The table, if exactly this was asked for and done before; otherwise the caller's is stale."""
        before = await self.database.read(store.answered, now.header.id, request.key)
        if before is None:
            if now.header.state != "playing" and request.number == now.number:
                raise Refused(409, "not-playing")
            raise Stale(now)
        if before != asked:
            raise Refused(422, "key-used")
        return now

    # the one write

    async def _commit(
        self, before: Snapshot, after: Snapshot, *, answer: Answer | None = None, new: Snapshot | None = None
    ) -> bool:
        """Store what follows a snapshot, in one transaction, and announce it; False if another node was quicker."""
        table = before.header.id
        if not self.owns(table):  # its owner would not hear of it
            raise Refused(421, "elsewhere")

        def work(connection: Connection) -> bool:
            if not store.change_table(connection, before, after):
                return False
            if answer is not None:
                store.add_answer(connection, table, answer.key, answer.asked)
            if new is not None:
                store.add_table(connection, new)
            self.notifications.announce(connection, table)
            return True

        try:
            is_stored = await self.database.write(work)
        except BaseException:  # stored or not: what is in memory may be older than what is on disk
            self.memory.forget(table)
            raise
        if not is_stored:
            self.memory.forget(table)
            return False
        self.memory.keep(after)
        self.notifications.notify(table)
        self.on_change(after)
        return True


# Boxes


async def load_box(box: Box | None) -> Game | None:
    """The game with the values of a box; None for none, or if today's rules cannot be played with it. In a thread: it takes some tenths of a second."""
    if box is None:
        return None
    try:
        return await asyncio.to_thread(game_with, box.game, box.file)
    except Invalid as error:
        warn("box not loaded", box=box.id, game=box.game, reason=str(error))
        return None


# What is done in a match


def parsed(game: Game, texts: Sequence[str]) -> list[int]:
    """The actions of texts."""
    try:
        return [game.parse_action(text) for text in texts]
    except Invalid:
        raise Refused(422, "no-such-action") from None


def gesture(before: Snapshot, match: Match, seat: int, actions: Sequence[int]) -> Snapshot:
    """Decide, and let chance take its course; Illegal if the rules do not allow it."""
    match.gesture(seat, actions)
    match.draw_all()
    return after_play(before, match)


def digest_of(*parts: object) -> str:
    """What stands for a request, to tell whether a repeated key means the same."""
    return hashlib.sha256("\0".join(map(str, parts)).encode()).hexdigest()
