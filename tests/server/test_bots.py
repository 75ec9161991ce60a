"""Bots move in processes of their own; whatever happens to those, the move is made."""

import asyncio
import logging
import os
import sys
from pathlib import Path

import pytest

from tests.server.conftest import MakeDatabase
from tests.server.support import BOT, ME, Browser, serving
from turncoat.games import GAMES
from turncoat.kernel import AnyState
from turncoat.match import Match
from turncoat.server.bots import COMMAND, Pace, Worker, Workers
from turncoat.server.worker import NICENESS

# The real worker with a bot of a package: it counts what it is asked, and chooses by that.
COUNTING = """
import runpy, turncoat.bots as bots
class Counting:
    asked = 0
    def choose(self, view, legal, rng):
        self.asked += 1
        {also}
        return legal[min(self.asked, len(legal)) - 1]
make, bots.make_bot = bots.make_bot, lambda name, game: Counting() if name == "counting" else make(name, game)
runpy.run_module("turncoat.server.worker", run_name="__main__")
"""

WORKERS = {
    "crashes": "import sys; print('ready', flush=True); sys.stdin.readline(); sys.exit(3)",
    "hangs": "import time; print('ready', flush=True); time.sleep(999)",
    "talks nonsense": "import sys; print('ready', flush=True); sys.stdin.readline(); print('dance', flush=True); sys.stdin.readline()",
    "chooses what is forbidden": (
        "import sys; print('ready', flush=True); sys.stdin.readline(); print('{\"action\": 99999}', flush=True); sys.stdin.readline()"
    ),
    "never starts": "import sys; sys.exit(1)",
}


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server warned of."""
    records = [record for record in caplog.records if record.levelno == logging.WARNING]
    return [record.getMessage() for record in records if record.name == "turncoat.server"]


def play_a_match(address: str) -> None:
    """A whole match of bots, watched to its end."""
    with Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", BOT, BOT)["id"]
        with anna.live(table) as socket:
            while socket.next("update")["table"]["state"] != "finished":
                pass


@pytest.mark.parametrize("worker", WORKERS)
def test_the_move_is_made_all_the_same(worker: str, new_sqlite: MakeDatabase, caplog: pytest.LogCaptureFixture) -> None:
    command = (sys.executable, "-c", WORKERS[worker])
    with serving(new_sqlite(), command, bot_seconds=0.2) as address:
        play_a_match(address)
    told = warnings(caplog)
    assert any(line.startswith("bot replaced by chance") for line in told), told


def test_a_crashed_worker_is_replaced_by_a_sound_one(
    new_sqlite: MakeDatabase, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The first process crashes when it is asked; the next one is the real one and moves."""
    mark = tmp_path / "crashed"
    script = (
        f"import pathlib, runpy, sys; mark = pathlib.Path({str(mark)!r})\n"
        "if mark.exists(): runpy.run_module('turncoat.server.worker', run_name='__main__')\n"
        "else: mark.touch(); print('ready', flush=True); sys.stdin.readline(); sys.exit(3)"
    )
    with serving(new_sqlite(), (sys.executable, "-c", script), bot_workers=1) as address:
        play_a_match(address)
    told = warnings(caplog)
    assert told == ["bot worker replaced: game=kuhn bot=apprentice reason=it crashed"]


def test_bots_take_up_where_they_were_when_the_server_stopped(new_database: MakeDatabase) -> None:
    url = new_database()
    hang = (sys.executable, "-c", WORKERS["hangs"])
    with serving(url, hang, bot_seconds=60) as address, Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", BOT, BOT)
        assert table["turn"]["isThinking"]
    with serving(url) as address, Browser(address, "Ben") as ben, ben.live(table["id"]) as socket:
        while socket.next("update")["table"]["state"] != "finished":
            pass


def test_a_person_plays_against_bots(new_database: MakeDatabase) -> None:
    with serving(new_database()) as address, Browser(address, "Anna") as anna:
        table = anna.lay("verraeter", ME, BOT, {**BOT, "bot": "random"})
        view = table
        with anna.live(table["id"]) as socket:
            while view["state"] == "playing":
                view = anna.move(view)["table"] if view["legal"] else socket.until(view["number"] + 1)["table"]
        assert view["result"] is not None


def test_a_bot_without_a_choice_seems_to_think_as_long_as_one_that_has_it() -> None:
    pace = Pace()
    assert pace.rest("master", 1, 0.0) == 0.0  # nothing is known yet
    assert pace.rest("master", 3, 0.5) == 0.0
    assert pace.rest("master", 1, 0.1) == pytest.approx(0.4)
    assert pace.rest("master", 1, 0.7) == 0.0
    assert pace.rest("novice", 1, 0.1) == 0.0  # of another bot it tells nothing


# The real worker with a package's bot that it cannot have, or that does not keep to the rules
BREAKING = """
import runpy, turncoat.bots as bots, turncoat.games as games
class Breaking:
    def choose(self, view, legal, rng):
        return 99
def breaking(name, game):
    {first}
    return Breaking()
make, bots.make_bot = bots.make_bot, lambda name, game: breaking(name, game) if name == "club" else make(name, game)
runpy.run_module("turncoat.server.worker", run_name="__main__")
"""


@pytest.mark.parametrize(
    ("first", "reason"),
    [
        ("raise games.Invalid('the bot club cannot be loaded')", "the bot club cannot be loaded"),
        ("pass", "the bot club chose 99, which is not among what it may do"),
    ],
)
def test_a_bot_that_breaks_the_rules_disturbs_nobody_elses(
    first: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Chance decides for it, the log says why, and the worker goes on."""
    match = Match(GAMES["kuhn"], 2, seed=1)
    match.draw_all()

    async def main() -> list[int]:
        workers = Workers(1, 30, (sys.executable, "-c", BREAKING.format(first=first)))
        view, legal = match.view(match.mover), match.legal()
        try:
            return [await workers.choose("table", match.game, bot, view, legal) for bot in ("club", "apprentice")]
        finally:
            await workers.stop()

    assert set(asyncio.run(main())) <= set(match.legal())
    assert warnings(caplog) == [
        f"bot cannot play: game=kuhn bot=club reason={reason}",
        "bot replaced by chance: game=kuhn bot=club",
    ]


def test_a_worker_lets_the_server_go_first() -> None:
    async def main() -> int:
        worker = Worker(COMMAND, 30)
        process = await worker.start()
        try:
            return os.getpriority(os.PRIO_PROCESS, process.pid)
        finally:
            await worker.stop()

    nicest = 19
    assert asyncio.run(main()) == min(nicest, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)


def counting(also: str = "pass") -> tuple[str, ...]:
    return sys.executable, "-c", COUNTING.format(also=also)


def first_decision() -> tuple[Match, AnyState]:
    """One with many choices."""
    match = Match(GAMES["verraeter"], 3, seed=1)
    match.draw_all()
    return match, match.view(match.mover)


def test_what_a_bot_remembers_is_of_its_own_match_and_stays() -> None:
    """Two matches take turns at three workers; each has a bot that counts what it was asked. One that is over is forgotten."""
    match, view = first_decision()
    legal = match.legal()
    assert len(legal) > 3
    asked: dict[str, list[int]] = {"one": [], "other": []}

    async def ask(workers: Workers, table: str) -> None:
        asked[table].append(legal.index(await workers.choose(table, match.game, "counting", view, legal)))

    async def main() -> None:
        workers = Workers(3, 30, counting())
        for table in ("one", "one", "other", "one", "other"):
            await asyncio.gather(ask(workers, table), workers.choose("third", match.game, "apprentice", view, legal))
        await workers.forget("one")
        await ask(workers, "one")
        await workers.stop()

    asyncio.run(main())
    assert asked == {"one": [0, 1, 2, 0], "other": [0, 1]}


def test_matches_think_beside_each_other_where_there_is_room() -> None:
    workers = Workers(3, 30)
    homes = [workers._home("one")]
    homes[0].asked += 1  # it thinks
    homes += [workers._home("other"), workers._home("one")]
    assert homes[1] not in (homes[0], workers._quick)
    assert homes[2] is homes[0]


def test_what_a_bot_prints_is_not_taken_for_its_answer(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    match, view = first_decision()
    legal = match.legal()

    async def main() -> list[int]:
        workers = Workers(
            1, 30, counting("print('I am thinking', flush=True); __import__('os').system('echo so am I')")
        )
        chosen = [await workers.choose("table", match.game, "counting", view, legal) for _ in range(2)]
        await workers.stop()
        return chosen

    assert asyncio.run(main()) == legal[:2]
    assert warnings(caplog) == []
    assert capfd.readouterr().err.count("I am thinking\nso am I\n") == 2
