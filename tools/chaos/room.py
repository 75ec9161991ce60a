"""A disk without room, and a database that can only be read: moves are refused for now, nothing that was acknowledged is lost, and everything resumes on its own."""

import asyncio
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.conftest import Cluster, unprivileged
from tests.server.support import ME, Browser, Json, ServerProcess, process
from tools.chaos.check import check_moves, read_tables
from tools.chaos.players import Intent, Ledger

DISK_MB = 24  # an empty database of PostgreSQL takes 8
MOVES_AT_MOST = 3000  # in which a full disk has to be noticed
CHUNK = 4096


class NotAllowed(Exception):
    """This system does not let us do that."""


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A file system with little room."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={DISK_MB}m", "tmpfs", str(folder)], capture_output=True, text=True
    )
    if mounted.returncode:
        raise NotAllowed(mounted.stderr.strip() or "a small file system cannot be mounted")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill_up(disk: Path) -> Path:
    """Something that takes all the room that is left."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(CHUNK)):
                pass
        except OSError:
            return ballast
    raise AssertionError("unreachable")


class Player:
    """Somebody alone at a table, who knows what was acknowledged."""

    def __init__(self, browser: Browser) -> None:
        self.browser, self.ledger = browser, Ledger()
        self.view = browser.lay("verraeter", ME, ME, ME)
        self.tables = [self.view["id"]]

    def move(self) -> bool:
        """Try to move on; False if that is refused for now, which is the only other answer."""
        if self.view["state"] == "finished":
            again = self.browser.ask("POST", f"/api/tables/{self.view['id']}/rematch")
            if again.status_code == 503:
                return False
            self.view = again.json()
            self.tables.append(self.view["id"])
        self.view = self.browser.table(self.view["id"])
        place = (self.view["id"], self.view["number"])
        if place not in self.ledger.intents:
            action = self.view["legal"][0]["action"]
            self.ledger.want(Intent(*place, self.view["viewer"], action, f"{place[0]}-{place[1]}"))
        return self._send(self.ledger.intents[place])

    def _send(self, intent: Intent) -> bool:
        answer = self.browser.ask("POST", f"/api/tables/{intent.table}/moves", intent.body)
        if answer.status_code == 503:
            return False
        if answer.status_code >= 300:
            self.ledger.faults.append(answer.text)
        self.ledger.acknowledge(intent)
        table: Json = answer.json()["table"]
        self.view = table
        return True

    def play_until_refused(self) -> None:
        for _ in range(MOVES_AT_MOST):
            if not self.move():
                return
        self.ledger.faults.append("the trouble was never noticed")

    def play(self, moves: int) -> None:
        """So many moves, all of which must be made."""
        self.ledger.faults += ["refused although all is well again" for _ in range(moves) if not self.move()]

    def check(self, url: str) -> list[str]:
        """Whatever is wrong with what is stored."""
        tables = asyncio.run(read_tables(url, self.tables))
        return self.ledger.faults + [fault for table in tables.values() for fault in check_moves(table, self.ledger)]


def go_through(url: str, log: Path, begin: Callable[[], object], end: Callable[[], object]) -> tuple[int, list[str]]:
    """Play, have trouble, be refused, see the trouble end, play on, be killed; how many moves were acknowledged, and what was lost."""
    with process(url, log) as server, Browser(server.address, "Anna") as anna:
        player = Player(anna)
        player.play(5)
        begin()
        player.play_until_refused()
        acknowledged = len(player.ledger.acknowledged)
        if player.move():
            player.ledger.faults.append("a move was made in the middle of it")
        if anna.ask("GET", f"/api/tables/{player.view['id']}").status_code != 200:
            player.ledger.faults.append("nothing can be read")
        end()
        player.play(10)
        server.kill()
    assert acknowledged
    faults = player.check(url)
    if "Traceback" in log.read_text(encoding="utf-8"):
        faults.append("an error in the log")
    return len(player.ledger.acknowledged), faults


def full_disk_of_sqlite(folder: Path, _: Cluster) -> tuple[int, list[str]]:
    with small_disk(folder / "disk") as disk:
        url, ballast = f"sqlite:///{disk}/games.db", disk / "ballast"
        return go_through(url, folder / "full-sqlite.log", lambda: fill_up(disk), ballast.unlink)


def full_disk_of_postgresql(folder: Path, cluster: Cluster) -> tuple[int, list[str]]:
    with small_disk(folder / "tablespace") as disk:
        if owner := unprivileged():
            os.chown(disk, owner["user"], owner["group"])
            for above in (folder, *folder.parents):
                if above.stat().st_uid == os.getuid() and above != Path("/"):
                    above.chmod(above.stat().st_mode | 0o011)
        cluster.sql(f"CREATE TABLESPACE small LOCATION '{disk}'")
        cluster.sql("CREATE DATABASE small TABLESPACE small")
        url, ballast = cluster.url("small"), disk / "ballast"
        try:
            return go_through(url, folder / "full-postgresql.log", lambda: fill_up(disk), ballast.unlink)
        finally:
            cluster.sql("DROP DATABASE small (FORCE)")
            cluster.sql("DROP TABLESPACE small")


def read_only_postgresql(folder: Path, cluster: Cluster) -> tuple[int, list[str]]:
    cluster.sql("CREATE DATABASE readonly")

    def become(state: str) -> None:
        cluster.sql(f"ALTER DATABASE readonly SET default_transaction_read_only = {state}")
        cluster.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'readonly'")

    url = cluster.url("readonly")
    return go_through(url, folder / "read-only.log", lambda: become("on"), lambda: become("off"))


def read_only_sqlite(folder: Path, _: Cluster) -> tuple[int, list[str]]:
    """Its disk can only be read when the server starts: it says so and ends; afterwards nothing is missing."""
    with small_disk(folder / "read-only") as disk:
        url, log = f"sqlite:///{disk}/games.db", folder / "read-only-sqlite.log"
        with process(url, log) as server, Browser(server.address, "Anna") as anna:
            player = Player(anna)
            player.play(10)
            server.kill()
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        faults = []
        try:
            ServerProcess(url, log).kill()
            faults.append("it started on a disk that cannot be written")
        except AssertionError:
            if "cannot be opened" not in log.read_text(encoding="utf-8"):
                faults.append("it did not say that the database cannot be opened")
        subprocess.run(["mount", "-o", "remount,rw", str(disk)], check=True)
        faults += player.check(url)
    return len(player.ledger.acknowledged), faults


TROUBLES = {
    "full disk, SQLite": full_disk_of_sqlite,
    "full disk, PostgreSQL": full_disk_of_postgresql,
    "read-only database, PostgreSQL": read_only_postgresql,
    "read-only disk, SQLite": read_only_sqlite,
}
