"""Bots at the tables: they think in worker processes, and their decisions go to the tables as people's do."""

import asyncio
import secrets
import sys
import time
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from turncoat.bots import EFFORTS, make_bot
from turncoat.games import GAMES, Game
from turncoat.games.copies import box_of
from turncoat.kernel import AnyState, pack
from turncoat.kernel.rng import new_rng
from turncoat.server.asking import Failed, Worker
from turncoat.server.away import Away
from turncoat.server.logs import note, report, warn
from turncoat.server.messages import Search
from turncoat.server.pace import Pace
from turncoat.server.presence import Presence
from turncoat.server.problems import Refused, Stale
from turncoat.server.snapshot import Snapshot
from turncoat.server.tables import Tables
from turncoat.server.turns import UNKNOWN, Asker
from turncoat.server.worker import (
    Answer,
    Compile,
    Compiled,
    Forget,
    Forgotten,
    HintAnswer,
    HintQuestion,
    Question,
)

COMMAND = (sys.executable, "-m", "turncoat.server.worker")
TRIES = 2  # of workers, before the plain random bot decides
SEED_BITS = 62
SWEEP_SECONDS = 15.0
COMPILE_SECONDS = 900.0
HINT_SECONDS = 1.5  # of thought about a hint
BY_CHANCE = 1024  # tables that are told that chance decided for a bot
HOMES = 64  # tables whose bots' worker is known; a worker remembers fewer
STAND_IN = "apprentice"  # moves for a bot whose search cannot be compiled
AT_ONCE = frozenset({"novice", "apprentice", "random"})  # bots that need no time to think


class Workers:
    """A few workers; the questions of different addresses take turns.

    One of several workers is kept for bots that need no time, so that no table waits behind others' long thoughts. The longer the
    queue, the less time each question gets. All thinking bots of a table use the same worker, because that is where their memory is.
    """

    def __init__(
        self, count: int, seconds: float, command: Sequence[str] = COMMAND, database: Path | None = None
    ) -> None:
        self._all = [Worker(command, seconds, database) for _ in range(count)]
        self._quick = self._all[-1]
        self._thinkers = self._all[:-1] or self._all
        self._homes: OrderedDict[str, Worker] = OrderedDict()  # by table: where its bots think
        self._compiler = Worker(command, seconds, database)
        self._one_compiles = asyncio.Lock()
        self._compiling: dict[str, asyncio.Task[None]] = {}  # by the components of a game: done, or under way
        self.failed: set[str] = set()  # components of games whose search could not be compiled when it was last tried
        # tables at which chance decided for a bot that could not, and no person has decided since: the latest of them
        self.by_chance: OrderedDict[str, None] = OrderedDict()

    async def warm(self) -> None:
        """Start every worker that nobody needs yet."""
        for worker in self._all:
            if worker.turns.asked:
                continue
            async with worker.turns.turn():
                try:
                    await worker.start()
                except (Failed, OSError) as error:
                    warn("bot worker did not start", reason=str(error))
                    await worker.stop()

    # The search

    async def compile_all(self) -> None:
        """Get every game's search ready, one after another."""
        for game in GAMES.values():
            await asyncio.wait([self.compile_soon(game)])

    @property
    def queues(self) -> dict[str, int]:
        """How many questions each worker has."""
        return {str(number): worker.turns.asked for number, worker in enumerate(self._all)}

    def is_ready(self, game: Game) -> bool:
        """Whether a game's search is compiled."""
        task = self._compiling.get(game.components)
        return task is not None and task.done() and not task.cancelled() and task.exception() is None

    async def get_ready(self, game: Game) -> bool:
        """Wait until a game's search is compiled; says whether it could be."""
        await asyncio.wait([self.compile_soon(game)])
        return self.is_ready(game)

    def compile_soon(self, game: Game) -> asyncio.Task[None]:
        """What compiles a game's search, or has done so; after a failure it is tried again."""
        task = self._compiling.get(game.components)
        if task is None or (task.done() and not self.is_ready(game)):
            task = self._compiling[game.components] = asyncio.create_task(self._compile(game))
        return task

    async def _compile(self, game: Game) -> None:
        """In a process of its own, one game after another, so that nobody at a table waits for it."""
        async with self._one_compiles:
            try:
                await self._compiler.ask(Compile(game.name, box_of(game)), Compiled, COMPILE_SECONDS)
                self.failed.discard(game.components)
            except Failed as error:
                self.failed.add(game.components)
                warn("search not compiled", game=game.name, reason=error)
                raise
            finally:
                await self._compiler.stop()

    async def able(self, game: Game, bot: str) -> str:
        """The bot, as soon as it can think; or its stand-in, if its search cannot be compiled."""
        if bot not in EFFORTS or await self.get_ready(game):
            return bot
        warn("bot replaced", game=game.name, bot=bot, instead=STAND_IN)
        return STAND_IN

    # Questions

    async def choose(
        self, table: str, game: Game, bot: str, view: AnyState, legal: list[int], asker: Asker = UNKNOWN
    ) -> int:
        """A bot's decision, whatever happens to the workers. Where only one action is possible, no bot is asked."""
        if len(legal) == 1:
            return legal[0]
        worker = self._quick if bot in AT_ONCE else self._home(table)
        async with worker.turns.turn(asker) as patience:
            seed = secrets.randbits(SEED_BITS)
            question = Question(table, game.name, bot, pack(view), legal, seed, patience, box_of(game))
            for _ in range(TRIES):
                try:
                    answer = await worker.ask(question, Answer)
                except Failed as error:
                    warn("bot worker replaced", game=game.name, bot=bot, reason=error)
                    continue
                if answer.action is not None:
                    return answer.action
                warn("bot cannot play", game=game.name, bot=bot, reason=answer.why_not)
                break
        warn("bot replaced by chance", game=game.name, bot=bot)
        self.by_chance[table] = None
        if len(self.by_chance) > BY_CHANCE:
            self.by_chance.popitem(last=False)
        return make_bot("random", game).choose(view, legal, new_rng(question.seed))

    def _home(self, table: str) -> Worker:
        """The worker in which a table's bots think: at first, the least busy one."""
        worker = self._homes.pop(table, None) or min(self._thinkers, key=lambda one: one.turns.asked)
        self._homes[table] = worker
        if len(self._homes) > HOMES:
            self._homes.popitem(last=False)
        return worker

    def has_thought_at(self, table: str) -> bool:
        """Whether a worker may remember a table."""
        return table in self._homes

    async def forget(self, table: str, asker: Asker = UNKNOWN) -> None:
        """A match is over: no bot at the table needs to remember anything."""
        worker = self._homes.pop(table, None)
        if worker is None:
            return
        async with worker.turns.turn(asker):
            try:
                await worker.ask(Forget(table), Forgotten)
            except Failed as error:
                warn("bot worker replaced", reason=error)

    async def hint(self, game: Game, view: AnyState, seconds: float, asker: Asker = UNKNOWN) -> list[HintAnswer] | None:
        """What is worth telling the player to move; None if the worker failed."""
        worker = min(self._thinkers, key=lambda one: one.turns.asked)
        async with worker.turns.turn(asker) as patience:
            seed = secrets.randbits(SEED_BITS)
            question = HintQuestion(game.name, pack(view), seed, seconds * patience, box_of(game))
            try:
                return await worker.ask(question, list[HintAnswer])
            except Failed as error:
                warn("hint worker replaced", game=game.name, reason=error)
                return None

    async def stop(self) -> None:
        for task in self._compiling.values():
            task.cancel()
        await asyncio.gather(*self._compiling.values(), return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._all))


class BotPlayers:
    """Sees to it that every bot whose turn it is moves, where somebody is there to see it."""

    def __init__(self, tables: Tables, workers: Workers, presence: Presence, *, compile_first: bool) -> None:
        self._tables = tables
        self._presence = presence
        self._compile_first = compile_first
        self._workers = workers
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._news: set[str] = set()  # tables that changed while a bot was at them
        self._pace = Pace()

    def wake(self, snapshot: Snapshot) -> None:
        """A table has changed: if a bot is to move there, it begins to think; if all is over, the bots may go."""
        if snapshot.was_decided_by_person:
            self._workers.by_chance.pop(snapshot.header.id, None)
        is_over = snapshot.header.state == "finished" and self._workers.has_thought_at(snapshot.header.id)
        if is_over or snapshot.bot_to_move is not None:
            self.begin(snapshot.header.id)

    def _is_attended(self, snapshot: Snapshot) -> bool:
        """Whether somebody is connected, or several people play, perhaps by correspondence: bots soon come to one of them."""
        people = {place.guest for place in snapshot.places if place.guest is not None}
        return len(people) > 1 or self._presence.is_anybody_at(snapshot.header.id)

    def begin(self, table: str) -> None:
        """Let a table's bots move, if it is their turn; they rest while nobody is there."""
        if table in self._playing:
            self._news.add(table)
            return
        task = asyncio.create_task(self._play(table))
        self._playing[table] = task
        task.add_done_callback(lambda done: self._end(table, done))

    def _end(self, table: str, task: asyncio.Task[None]) -> None:
        del self._playing[table]
        if not task.cancelled() and (error := task.exception()) is not None:
            if not isinstance(error, Refused | Away):  # told already; `sweep` takes the table up when it can
                report("bots stopped", error, table=table)
        elif table in self._news and not task.cancelled():  # it changed after the last look
            self.begin(table)

    async def _play(self, table: str) -> None:
        """Let bots move, one after another, until a person is to decide."""
        self._news.discard(table)
        snapshot = await self._tables.snapshot(table)
        while (bot := snapshot.bot_to_move) is not None and snapshot.match is not None and self._is_attended(snapshot):
            seat = snapshot.match.mover
            view = snapshot.match.view(seat)
            # before the clock starts: getting ready is not part of thinking
            able = await self._workers.able(snapshot.game, bot)
            legal, begun = snapshot.game.legal_actions(view), time.monotonic()
            asker = self._presence.asker(snapshot)
            action = await self._workers.choose(table, snapshot.game, able, view, legal, asker)
            await asyncio.sleep(self._pace.rest(bot, len(legal), time.monotonic() - begun))
            try:
                snapshot = await self._tables.move_bot(table, seat, snapshot.number, action)
            except Stale as stale:
                note("bot was too late", table=table, number=snapshot.number)
                snapshot = stale.snapshot
            self._news.discard(table)
        if snapshot.header.state == "finished":
            await self._workers.forget(table, self._presence.asker(snapshot))

    @property
    def queues(self) -> dict[str, int]:
        """How many questions each worker has."""
        return self._workers.queues

    def search(self, snapshot: Snapshot) -> Search:
        """How far the search is that bots at a table need."""
        if self.has_failed(snapshot.game) and any(place.bot in EFFORTS for place in snapshot.places):
            return "impossible"
        is_waiting = snapshot.bot_to_move in EFFORTS and not self._workers.is_ready(snapshot.game)
        if is_waiting:
            return "compiling"
        return "replaced" if snapshot.header.id in self._workers.by_chance else "ready"

    def has_failed(self, game: Game) -> bool:
        """Whether a game's search could not be compiled here."""
        return game.components in self._workers.failed

    def can_hint(self, game: Game) -> bool:
        """Whether a game's search is ready; if not, it soon will be."""
        self._workers.compile_soon(game)
        return self._workers.is_ready(game)

    async def hint(self, game: Game, view: AnyState, asker: Asker) -> list[HintAnswer] | None:
        """What is worth telling the player to move, from the workers; None if the worker failed."""
        return await self._workers.hint(game, view, HINT_SECONDS, asker)

    async def sweep(self) -> None:
        """Take up every attended table that waits for a bot, again and again, because a node may die in mid-thought."""
        await self._workers.warm()
        compiling = asyncio.create_task(self._workers.compile_all()) if self._compile_first else None
        try:
            await self._sweep()
        finally:
            if compiling is not None:
                compiling.cancel()

    async def _sweep(self) -> None:
        while True:
            try:
                waiting = await self._tables.waiting_for_bots(time.time() - SWEEP_SECONDS)
            except Away:  # told already
                waiting = []
            except SQLAlchemyError as error:
                report("bots not looked after", error)
                waiting = []
            for table in filter(self._presence.is_anybody_at, waiting):
                note("bot taken up", table=table)
                self.begin(table)
            await asyncio.sleep(SWEEP_SECONDS)

    async def stop(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.stop()
