"""Databases for the tests: SQLite in a file, and a PostgreSQL of their own that is started for them."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import WAIT, serving
from tests.support import thorough
from turncoat.server import painter

HOW_TO_INSTALL = (
    "These tests need PostgreSQL's own programs (initdb, pg_ctl, psql), on PATH or in /usr/lib/postgresql/*/bin: "
    "on Debian and Ubuntu, apt install postgresql."
)
MakeDatabase = Callable[[], str]


def program(name: str) -> str:
    """Where one of PostgreSQL's programs is."""
    found = shutil.which(name) or next((str(path) for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), None)
    if found is None:
        pytest.fail(HOW_TO_INSTALL)
    return found


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then as somebody else."""
    if os.getuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def is_running(process: int) -> bool:
    """Whether a process does anything yet; one that is dead may wait to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


class Cluster:
    """A PostgreSQL that lives as long as the tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._as = unprivileged()
        if self._as:
            os.chown(folder, self._as["user"], self._as["group"])

    def call(self, *command: str) -> str:
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, **self._as)
        assert done.returncode == 0, done.stderr
        return str(done.stdout)

    def start(self) -> None:
        data = str(self.folder / "data")
        self.call(program("initdb"), "-D", data, "-U", "turncoat", "--auth=trust", "--no-sync", "-E", "UTF8")
        self.resume()

    def resume(self) -> None:
        """Start it, for the first time or after it was stopped."""
        data = str(self.folder / "data")
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        log = str(self.folder / "log")
        # not through a pipe: the server would keep it open
        subprocess.run(
            [program("pg_ctl"), "-D", data, "-o", options, "-l", log, "-w", "start"],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **self._as,
        )

    def stop(self) -> None:
        self.call(program("pg_ctl"), "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def kill(self) -> None:
        """As a power cut would, without a chance to write anything down."""
        pid_file = self.folder / "data" / "postmaster.pid"
        first = int(pid_file.read_text().split()[0])
        processes = [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        while any(is_running(process) for process in processes):
            time.sleep(0.01)
        for left in (pid_file, *self.folder.glob(".s.PGSQL.*.lock")):  # as after a boot
            left.unlink(missing_ok=True)

    def sql(self, statement: str, database: str = "postgres") -> str:
        address = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "turncoat")
        return self.call(program("psql"), *address, "-d", database, "-Atc", statement)

    def url(self, database: str) -> str:
        return f"postgresql://turncoat@127.0.0.1:{self.port}/{database}"


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """On a machine that is very busy, a painter that has just been started may need longer than people would wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(painter, "PAINT_SECONDS", WAIT)
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="turncoat-pg-"))
    found = Cluster(folder)
    found.start()
    try:
        yield found
    finally:
        found.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def new_postgresql(cluster: Cluster) -> MakeDatabase:
    """Makes an empty database of PostgreSQL and gives its URL."""
    numbers = count(1)

    def make() -> str:
        name = f"turncoat_{next(numbers)}"
        cluster.sql(f"CREATE DATABASE {name}")
        return cluster.url(name)

    return make


@pytest.fixture(scope="session")
def new_sqlite(tmp_path_factory: pytest.TempPathFactory) -> MakeDatabase:
    """Names a SQLite file that does not exist yet."""
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('sqlite') / 'games.db'}"


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest) -> MakeDatabase:
    """Each of the two in turn."""
    make: MakeDatabase = request.getfixturevalue(f"new_{request.param}")
    return make


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgresql", marks=thorough)])
def either_database(request: pytest.FixtureRequest) -> MakeDatabase:
    """The same for what hardly depends on the database: only in `make thorough` with each of the two."""
    make: MakeDatabase = request.getfixturevalue(f"new_{request.param}")
    return make


@pytest.fixture(scope="module")
def server(new_database: MakeDatabase) -> Iterator[str]:
    """A server that the tests of a file share; its address."""
    with serving(new_database()) as address:
        yield address


@pytest.fixture(scope="module")
def either_server(either_database: MakeDatabase) -> Iterator[str]:
    """The same for what hardly depends on the database: only in `make thorough` with each of the two."""
    with serving(either_database()) as address:
        yield address


@pytest.fixture(scope="module")
def sqlite_server(new_sqlite: MakeDatabase) -> Iterator[str]:
    """The same for what has nothing to do with the database."""
    with serving(new_sqlite()) as address:
        yield address
