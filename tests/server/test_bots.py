"""Bots move in processes of their own; whatever happens to those, the move is made."""

import asyncio
import logging
import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from tests.server.conftest import MakeDatabase
from tests.server.support import BOT, ME, Browser, serving
from tests.support import thorough
from turncoat.games import GAMES
from turncoat.kernel import AnyState
from turncoat.match import Match
from turncoat.server.asking import Worker
from turncoat.server.bots import COMMAND, Workers
from turncoat.server.pace import Pace
from turncoat.server.walls import FIRST_VERSION, landlock_version
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
    "is killed": "import os, sys; print('ready', flush=True); sys.stdin.readline(); os.kill(os.getpid(), 9)",
    "is stopped": "import os, signal, sys; print('ready', flush=True); sys.stdin.readline(); os.kill(os.getpid(), signal.SIGSTOP)",
    "runs out of memory": (
        "import resource, sys; print('ready', flush=True); sys.stdin.readline()\n"
        "sys.stderr = None; resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30)); bytes(2**31)"
    ),
}


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server warned of."""
    records = [record for record in caplog.records if record.levelno == logging.WARNING]
    return [record.getMessage() for record in records if record.name == "turncoat.server"]


def play_a_match(address: str) -> str | None:
    """A whole match of bots, watched to its end; what everybody is told about it."""
    with Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", BOT, BOT)
        with anna.live(table["id"]) as socket:
            while table["state"] != "finished":
                table = socket.next("update")["table"]
    notice: str | None = table["notice"]
    return notice


@pytest.mark.parametrize(
    "worker", [pytest.param(one, marks=thorough) if one == "is stopped" else one for one in WORKERS]
)  # "hangs" is much the same
def test_the_move_is_made_all_the_same(worker: str, new_sqlite: MakeDatabase, caplog: pytest.LogCaptureFixture) -> None:
    command = (sys.executable, "-c", WORKERS[worker])
    with serving(new_sqlite(), command, bot_seconds=0.2) as address:
        notice = play_a_match(address)
    told = warnings(caplog)
    assert notice == "A bot at this table could not decide, so chance decided for it."
    assert any(line.startswith("bot replaced by chance") for line in told), told


def test_that_chance_decided_is_told_until_a_person_has_decided(new_sqlite: MakeDatabase) -> None:
    command = (sys.executable, "-c", WORKERS["crashes"])
    with serving(new_sqlite(), command) as address, Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", BOT, ME)
        with anna.live(table["id"]) as socket:
            while not table["legal"]:
                table = socket.next("update")["table"]
        assert table["notice"] == "A bot at this table could not decide, so chance decided for it."
        ending = next(one["action"] for one in table["legal"] if one["action"] in ("pass", "fold"))
        anna.move(table, ending)
        table = anna.table(table["id"])
        assert table["state"] == "finished"
        assert table["notice"] is None


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
        notice = play_a_match(address)
    told = warnings(caplog)
    assert notice is None
    assert told == ["bot worker replaced: game=kuhn bot=apprentice reason=it crashed"]


@pytest.mark.parametrize("signal_", [signal.SIGKILL, pytest.param(signal.SIGSTOP, marks=thorough)])
def test_a_worker_killed_or_stopped_while_it_waits_is_replaced(
    signal_: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    """Its bot decides, in another process, and not chance."""
    match = Match(GAMES["kuhn"], 2, seed=1)
    match.draw_all()

    async def main() -> int:
        workers = Workers(1, 2)
        await workers.warm()
        process = workers._all[0]._process
        assert process is not None
        process.send_signal(signal_)
        chosen = await workers.choose("table", match.game, "apprentice", match.view(match.mover), match.legal())
        await workers.stop()
        return chosen

    assert asyncio.run(main()) in match.legal()
    told = warnings(caplog)
    assert [line.partition(":")[0] for line in told] == ["bot worker replaced"]


# A bot of a package that looks for what it should not find
NOSY = """
import runpy, os, socket, sys, turncoat.bots as bots
class Nosy:
    def choose(self, view, legal, rng):
        found = [name for name in os.environ if "SECRET" in name or name == "TURNCOAT_DATABASE"]
        for number in range(3, 1024):
            try:
                found += [one for one in (os.readlink(f"/proc/self/fd/{{number}}"),) if "socket" in one or ".db" in one]
            except FileNotFoundError:
                pass
        for path in ({files}):
            try:
                open(path, "rb").read(1); found.append(path)
            except PermissionError:
                pass
        try:
            socket.create_connection(("127.0.0.1", {port})); found.append("network")
        except PermissionError:
            pass
        open({witness!r}, "w").write(" ".join(found) or "nothing")
        return legal[0]
make, bots.make_bot = bots.make_bot, lambda name, game: Nosy()
runpy.run_module("turncoat.server.worker", run_name="__main__")
"""


# Elsewhere a bot is not kept from files and network, and docs/server.md says so: install only bots that you trust.
@pytest.mark.skipif(
    landlock_version() < FIRST_VERSION, reason="a bot is confined by Landlock 3, which Linux has from version 6.2 on"
)
def test_a_bot_finds_neither_secrets_nor_the_database_nor_the_network(
    new_sqlite: MakeDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNCOAT_DATABASE", "postgresql://turncoat:secret@localhost/x")
    monkeypatch.setenv("CLUB_SECRET", "secret")
    url, witness = new_sqlite(), tmp_path / "found"
    file = url.removeprefix("sqlite:///")
    (Path(file).parent / "beside").write_text("no secret")
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        files = f"{file!r}, {file + '-wal'!r}, {file + '.lock'!r}"
        script = NOSY.format(files=files, port=listening.getsockname()[1], witness=str(witness))
        with serving(url, (sys.executable, "-c", script)) as address:
            assert play_a_match(address) is None
    assert witness.read_text() == "nothing"


def test_bots_take_up_where_they_were_when_the_server_stopped(either_database: MakeDatabase) -> None:
    url = either_database()
    hang = (sys.executable, "-c", WORKERS["hangs"])
    with serving(url, hang, bot_seconds=60) as address, Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", BOT, BOT)
        assert table["turn"]["isThinking"]
    with serving(url) as address, Browser(address, "Ben") as ben, ben.live(table["id"]) as socket:
        while socket.next("update")["table"]["state"] != "finished":
            pass


def test_a_person_plays_against_bots(either_database: MakeDatabase) -> None:
    with serving(either_database()) as address, Browser(address, "Anna") as anna:
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
            chosen = [await workers.choose("table", match.game, bot, view, legal) for bot in ("club", "apprentice")]
            assert list(workers.by_chance) == ["table"]  # what another decides changes nothing about that
            return chosen
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
    homes[0].turns.asked += 1  # it thinks
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
