"""What each seat's chances were at every moment of a match that is over, and where they turned: worked out once, in the background, and kept.

A chance is what the network expects that judges the game (`turncoat.bots.outlook`); where none does, it is the share of games won among `GAMES`
that apprentices play on from there to the end. Neither is dealt anything again: what was in everybody's hands is known by then, and the page says
that these chances know it too. What a bot would have done where the match turned is thought about from the view of the seat that decided, as
every hint is.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

import msgspec

from turncoat.games.copies import box_of
from turncoat.kernel import AnyState, pack, unpack
from turncoat.match import Match, moments_of, state_at
from turncoat.server import store
from turncoat.server.asking import Failed
from turncoat.server.away import Away
from turncoat.server.bots import COMPILE_SECONDS, HINT_SECONDS, SEED_BITS, TRIES
from turncoat.server.database import Database
from turncoat.server.logs import report, warn
from turncoat.server.occasional import OccasionalWorker
from turncoat.server.problems import Refused
from turncoat.server.rows import Damaged
from turncoat.server.snapshot import Snapshot
from turncoat.server.turns import Asker
from turncoat.server.worker import Chances, ChancesAnswer, HintAnswer, HintQuestion

GAMES = 256  # played on from each moment, where no network judges: a chance is then within 6 percent, 19 times of 20
TOGETHER = 8  # moments of one question, so that several matches take turns
TURN = 0.15  # a chance that changes by less than this may have changed by luck alone
TURNS = 6  # told at most

A = TypeVar("A")


class Advice(msgspec.Struct, frozen=True):
    """Where a match turned, who had decided, and what a bot would have done."""

    moment: int
    seat: int
    hints: list[HintAnswer]


class Findings(msgspec.Struct, frozen=True):
    """All that was worked out: for each moment each seat's chance, where it turned, and whether a network foresaw the chances."""

    chances: list[list[float]]
    turning: list[Advice]
    by_network: bool = False  # as nothing was at first


@dataclass
class Progress:
    """How far one is: moments done, of all."""

    done: int
    total: int


def finished_match(snapshot: Snapshot) -> Match:
    """The match, if it is over: before that, chances would tell what nobody may know."""
    if snapshot.match is None or snapshot.header.state != "finished":
        raise Refused(409, "not-finished")
    return snapshot.match


def view_before(match: Match, moments: Sequence[int], advice: Advice) -> AnyState:
    """What the deciding seat saw at the time."""
    state = unpack(match.game.state, state_at(match, moments[advice.moment - 1]))
    return match.game.view(state, advice.seat)


def turning_points(chances: Sequence[Sequence[float]]) -> list[int]:
    """The moments that somebody's chance changed most to reach, if by more than luck explains; in the order of the match."""
    shifts = [max(abs(a - b) for a, b in zip(before, after)) for before, after in pairwise(chances)]
    largest = sorted(range(len(shifts)), key=lambda place: -shifts[place])[:TURNS]
    return sorted(place + 1 for place in largest if shifts[place] >= TURN)


class Analyst:
    """Analyses matches in a process of its own, which gives way to all others and is gone when nobody has asked for a while."""

    def __init__(self, database: Database, worker: OccasionalWorker) -> None:
        self._database = database
        self._worker = worker
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.progress: dict[str, Progress] = {}
        self.failed: set[str] = set()  # tables whose analysis failed when it was last tried

    async def findings(self, table: str) -> Findings | None:
        """What is stored of a table's match."""
        try:
            data = await self._database.read(store.read_analysis, table)
            return None if data is None else msgspec.json.decode(data, type=Findings)
        except (Damaged, msgspec.MsgspecError):
            raise Refused(409, "damaged") from None

    def is_under_way(self, table: str) -> bool:
        return table in self._tasks

    def begin(self, snapshot: Snapshot, asker: Asker) -> None:
        """Analyse a finished match in the background."""
        table = snapshot.header.id
        self.failed.discard(table)
        task = asyncio.create_task(self._analyse(snapshot, asker))
        self._tasks[table] = task
        task.add_done_callback(lambda done: self._end(table, done))

    def _end(self, table: str, task: asyncio.Task[None]) -> None:
        del self._tasks[table]
        self.progress.pop(table, None)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            self.failed.add(table)
            if not isinstance(error, Failed | Away):  # told already
                report("analysis stopped", error, table=table)

    async def _analyse(self, snapshot: Snapshot, asker: Asker) -> None:
        match, table = finished_match(snapshot), snapshot.header.id
        moments = moments_of(match)
        progress = self.progress[table] = Progress(0, len(moments))
        seed, chances, by_network = secrets.randbits(SEED_BITS), list[list[float]](), False
        for first in range(0, len(moments), TOGETHER):
            positions = [state_at(match, steps) for steps in moments[first : first + TOGETHER]]
            question = Chances(match.game.name, positions, GAMES, seed, box_of(match.game))
            answer = await self._ask(question, ChancesAnswer, asker)
            chances += answer.chances
            by_network, progress.done = answer.by_network, len(chances)
        turning = [await self._advise(match, moments, moment, asker) for moment in turning_points(chances)]
        data = msgspec.json.encode(Findings(chances, turning, by_network))
        await self._database.write(store.keep_analysis, table, data, time.time())

    async def _advise(self, match: Match, moments: Sequence[int], moment: int, asker: Asker) -> Advice:
        """What a bot would have done where the match turned."""
        seat = match.steps[moments[moment - 1]].mover
        view = view_before(match, moments, Advice(moment, seat, []))
        hints = list[HintAnswer]()
        if len(match.game.legal_actions(view)) > 1:
            seed = secrets.randbits(SEED_BITS)
            question = HintQuestion(match.game.name, pack(view), seed, HINT_SECONDS, box_of(match.game))
            hints = await self._ask(question, list[HintAnswer], asker)
        return Advice(moment, seat, hints)

    async def _ask(self, question: Chances | HintQuestion, kind: type[A], asker: Asker) -> A:
        """The process's answer; a second one is asked if the first fails. What must be compiled first is compiled there."""
        async with self._worker.turn(asker):
            for _ in range(TRIES - 1):
                try:
                    return await self._worker.ask(question, kind, COMPILE_SECONDS)
                except Failed as error:
                    warn("analysis worker replaced", game=question.game, reason=error)
            return await self._worker.ask(question, kind, COMPILE_SECONDS)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._worker.close()
