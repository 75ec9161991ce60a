"""Bots at the tables: they think in worker processes and move as people do."""

import asyncio
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from turncoat.bots import EFFORTS, make_bot
from turncoat.games import GAMES, Game
from turncoat.kernel import AnyState, pack
from turncoat.kernel.rng import new_rng
from turncoat.server.hall import Hall
from turncoat.server.logs import note, report, warn
from turncoat.server.problems import Stale
from turncoat.server.room import Room
from turncoat.server.worker import READY, Answer, Compile, Compiled, HintAnswer, HintQuestion, Question

COMMAND = (sys.executable, "-m", "turncoat.server.worker")
TRIES = 2  # of workers, before the plain random bot decides
SEED_BITS = 62
START_SECONDS = 60.0
END_SECONDS = 0.5
SWEEP_SECONDS = 15.0
COMPILE_SECONDS = 900.0
HINT_SECONDS = 1.5  # of thought about a hint
STAND_IN = "apprentice"  # moves for a bot whose search is being compiled
AT_ONCE = frozenset({"novice", "apprentice", "random"})  # bots that need no time to think
REMEMBERED = 16  # thoughts of a bot whose length is known

A = TypeVar("A")


class Failed(Exception):
    """A worker crashed, took too long, or answered nonsense."""


class Worker:
    """One process; it is asked one thing at a time."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._process: Process | None = None

    async def start(self) -> Process:
        """The process, ready to be asked; started if it is not running."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
            if await self._line(self._process, START_SECONDS) != READY:
                raise Failed("it did not start")
        return self._process

    async def ask(self, question: Question | HintQuestion | Compile, kind: type[A], seconds: float | None = None) -> A:
        """Its answer; Failed, and the process is gone, if there is none."""
        try:
            process = await self.start()
            if process.stdin is None:
                raise Failed("it cannot be asked")
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            await process.stdin.drain()
            answer = msgspec.json.decode(await self._line(process, seconds or self._seconds), type=kind)
            if isinstance(question, Question) and isinstance(answer, Answer) and answer.action not in question.legal:
                raise Failed("it chose what may not be done")
        except (Failed, OSError, msgspec.DecodeError) as error:
            await self.stop()
            raise Failed(str(error) if isinstance(error, Failed) else type(error).__name__) from None
        except asyncio.CancelledError:  # whoever asked has gone: the answer to come must not be taken for another
            await self.stop()
            raise
        return answer

    async def _line(self, process: Process, seconds: float) -> bytes:
        if process.stdout is None:
            raise Failed("it cannot be heard")
        try:
            async with asyncio.timeout(seconds):
                line = await process.stdout.readline()
        except (TimeoutError, ValueError):
            raise Failed("it took too long") from None
        if not line:
            raise Failed("it crashed")
        return line

    async def stop(self) -> None:
        """End the process: it ends by itself when nobody can ask any more, or is made to."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(END_SECONDS):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()


class Workers:
    """A few workers; who asks waits for one that is free, in the order of asking.

    Of several workers one is kept for bots that need no time, so that no table waits behind others' long thoughts. A table asks one
    thing at a time, so each table of many has its turn, and the more of them wait, the less time each takes.
    """

    def __init__(self, count: int, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self._all = [Worker(command, seconds) for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)
        self._places = max(1, count - 1)  # for those who think long
        self._thinking = asyncio.Semaphore(self._places)
        self._thoughts = 0  # questions that wait for such a place, or have one
        self._compiler = Worker(command, seconds)
        self._one_compiles = asyncio.Lock()
        self._compiling: dict[str, asyncio.Task[None]] = {}  # by game: done, or under way

    async def warm(self) -> None:
        """Start every worker that nobody needs yet."""
        idle = [self._free.get_nowait() for _ in range(self._free.qsize())]
        for worker in idle:
            try:
                await worker.start()
            except (Failed, OSError) as error:
                warn("bot worker did not start", reason=str(error))
                await worker.stop()
            finally:
                self._free.put_nowait(worker)

    async def compile_all(self) -> None:
        """Get every game's search ready, one after another."""
        for game in GAMES.values():
            self.is_ready(game)
            await asyncio.wait([self._compiling[game.name]])

    def is_ready(self, game: Game) -> bool:
        """Whether a game's search is compiled; if not, that begins."""
        task = self._compiling.get(game.name)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._compiling[game.name] = asyncio.create_task(self._compile(game))
        return task.done()

    async def _compile(self, game: Game) -> None:
        """In a process of its own, one game after another, so that nobody at a table waits for it."""
        async with self._one_compiles:
            try:
                await self._compiler.ask(Compile(game.name), Compiled, COMPILE_SECONDS)
            except Failed as error:
                warn("search not compiled", game=game.name, reason=error)
                raise
            finally:
                await self._compiler.stop()

    @asynccontextmanager
    async def _place_to_think(self) -> AsyncIterator[float]:
        """Wait for one's turn; then, what part of the usual time one may take."""
        self._thoughts += 1
        try:
            async with self._thinking:
                yield min(1.0, self._places / self._thoughts)
        finally:
            self._thoughts -= 1

    async def choose(self, game: Game, bot: str, view: AnyState, legal: list[int]) -> int:
        """A decision, whatever happens to the workers. Where there is only one, nobody is asked."""
        if len(legal) == 1:
            return legal[0]
        if bot in EFFORTS and not self.is_ready(game):
            note("search not compiled yet", game=game.name, bot=bot, instead=STAND_IN)
            bot = STAND_IN
        if bot in AT_ONCE:
            return await self._decide(game, bot, view, legal, 1.0)
        async with self._place_to_think() as patience:
            return await self._decide(game, bot, view, legal, patience)

    async def _decide(self, game: Game, bot: str, view: AnyState, legal: list[int], patience: float) -> int:
        question = Question(game.name, bot, pack(view), legal, secrets.randbits(SEED_BITS), patience)
        for _ in range(TRIES):
            worker = await self._free.get()
            try:
                return (await worker.ask(question, Answer)).action
            except Failed as error:
                warn("bot worker replaced", game=game.name, bot=bot, reason=error)
            finally:
                self._free.put_nowait(worker)
        warn("bot replaced by chance", game=game.name, bot=bot)
        return make_bot("random", game).choose(view, legal, new_rng(question.seed))

    async def hint(self, game: Game, view: AnyState, seconds: float) -> list[HintAnswer] | None:
        """What is worth telling to who decides; None if the worker failed."""
        async with self._place_to_think() as patience:
            question = HintQuestion(game.name, pack(view), secrets.randbits(SEED_BITS), seconds * patience)
            worker = await self._free.get()
            try:
                return await worker.ask(question, list[HintAnswer])
            except Failed as error:
                warn("hint worker replaced", game=game.name, reason=error)
                return None
            finally:
                self._free.put_nowait(worker)

    async def stop(self) -> None:
        for task in self._compiling.values():
            task.cancel()
        await asyncio.gather(*self._compiling.values(), return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._all))


class Pace:
    """How long bots think. One that has no choice takes as long as one that has: nobody is to read from it what a bot could have done."""

    def __init__(self) -> None:
        self._took: dict[str, deque[float]] = {}

    def rest(self, bot: str, choices: int, seconds: float) -> float:
        """How many seconds more a bot should seem to think that has answered after so many."""
        took = self._took.setdefault(bot, deque(maxlen=REMEMBERED))
        if choices > 1:
            took.append(seconds)
            return 0.0
        return max(0.0, secrets.choice(took) - seconds) if took else 0.0


class Players:
    """Sees to it that every bot whose turn it is moves."""

    def __init__(self, hall: Hall, workers: Workers, *, compile_first: bool) -> None:
        self._hall = hall
        self._compile_first = compile_first
        self._workers = workers
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._news: set[str] = set()  # tables that changed while a bot was at them
        self._pace = Pace()

    def wake(self, room: Room) -> None:
        """A table has changed: if a bot is to move there, it begins to think."""
        if room.bot_to_move is not None:
            self._begin(room.header.id)

    def _begin(self, table: str) -> None:
        if table in self._playing:
            self._news.add(table)
            return
        task = asyncio.create_task(self._play(table))
        self._playing[table] = task
        task.add_done_callback(lambda done: self._end(table, done))

    def _end(self, table: str, task: asyncio.Task[None]) -> None:
        del self._playing[table]
        if not task.cancelled() and (error := task.exception()) is not None:
            report("bots stopped", error, table=table)
        elif table in self._news and not task.cancelled():  # it changed after the last look
            self._begin(table)

    async def _play(self, table: str) -> None:
        """Let bots move, one after another, until a person is to decide."""
        while True:
            self._news.discard(table)
            room = await self._hall.room(table)
            bot = room.bot_to_move
            if bot is None or room.match is None:
                return
            seat = room.match.mover
            view = room.match.view(seat)
            legal, begun = room.game.legal_actions(view), time.monotonic()
            action = await self._workers.choose(room.game, bot, view, legal)
            await asyncio.sleep(self._pace.rest(bot, len(legal), time.monotonic() - begun))
            try:
                await self._hall.move_bot(room, seat, action)
            except Stale:
                note("bot was too late", table=table, number=room.number)

    def can_hint(self, game: Game) -> bool:
        """Whether a game's search is ready; if not, it soon will be."""
        return self._workers.is_ready(game)

    async def hint(self, game: Game, view: AnyState) -> list[HintAnswer] | None:
        """What is worth telling to whoever decides; None if the worker failed."""
        return await self._workers.hint(game, view, HINT_SECONDS)

    async def sweep(self) -> None:
        """Take up every table that waits for a bot: at the start, and then again and again, for a node may die in mid-thought."""
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
                waiting = await self._hall.waiting_for_bots(time.time() - SWEEP_SECONDS)
            except (SQLAlchemyError, OSError) as error:
                report("bots not looked after", error)
                waiting = []
            for table in waiting:
                note("bot taken up", table=table)
                self._begin(table)
            await asyncio.sleep(SWEEP_SECONDS)

    async def take_up(self) -> None:
        """Go on at all tables that wait for a bot."""
        for table in await self._hall.waiting_for_bots(time.time()):
            self._begin(table)

    async def stop(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.stop()
