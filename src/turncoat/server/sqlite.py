"""SQLite: one file, any number of readers, one writing thread.

A transaction is on the disk when COMMIT returns, which takes the disk some milliseconds. All that comes to be written in the
meantime goes into the next transaction together, so that many tables share one wait.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError

from turncoat.errors import Invalid
from turncoat.server.away import Away, Reach
from turncoat.server.kin import WriteTurns, lock

BUSY_SECONDS = 10
READERS = 4
WRITES = "turncoat_writes"
OWNER_ALONE = 0o600
# FULL: a transaction is on the disk when COMMIT returns, whatever happens to the machine.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}")

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Job:
    """Something to be written, and who waits for it."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Sqlite:
    """A database in a file, which this process has for itself."""

    is_shared = False

    def __init__(self, url: URL, *, is_held: bool = False) -> None:
        self._lock = None if is_held else make_file(url.database)
        self._turns = WriteTurns(f"{url.database}.turns") if is_held else None
        self._engine = create_engine(url, hide_parameters=True)
        event.listen(self._engine, "connect", set_pragmas)
        event.listen(self._engine, "begin", begin)
        self._writing: Connection | None = None  # the writing thread's own
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._reading, self._written = Reach("read"), Reach("write")
        self._waiting: list[Job] = []
        self._writing_all: asyncio.Task[None] | None = None

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def read() -> T:
            with self._reading.watched(), self._engine.connect() as connection:
                return work(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        job = Job(lambda connection: work(connection, *args, **kwargs), asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._writing_all is None:
            self._writing_all = asyncio.create_task(self._write_all())
        result: T = await job.done
        return result

    async def _write_all(self) -> None:
        """Write until nobody waits."""
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            await self._write(jobs)
        self._writing_all = None

    async def _write(self, jobs: Sequence[Job]) -> None:
        """Write jobs as one transaction and tell those who wait. If one of several cannot be written, each is written separately."""
        work = [job.work for job in jobs]
        written = asyncio.get_running_loop().run_in_executor(self._writer, self._transaction, work)
        await asyncio.wait([written])
        error = written.exception()
        if error is None:
            for job, result in zip(jobs, written.result()):
                if not job.done.cancelled():
                    job.done.set_result(result)
        elif len(jobs) == 1 or isinstance(error, Away):  # the latter is about the file, not about a job
            for job in jobs:
                if not job.done.cancelled():
                    job.done.set_exception(error)
        else:
            for job in jobs:
                await self._write([job])

    def _transaction(self, work: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        """Do work as one transaction, on a connection that is kept for the next: to find it again would take longer than storing a move."""
        try:
            with self._turns or nullcontext(), self._written.watched(), told_as_sqlalchemy_does():
                if self._writing is None:
                    self._writing = self._engine.connect().execution_options(**{WRITES: True})
                with self._writing.begin():
                    return [one(self._writing) for one in work]
        except Away:
            self._part()
            self._engine.dispose()  # what was opened while it could only be read would stay so
            raise

    def _part(self) -> None:
        """The writing thread parts with its connection."""
        connection, self._writing = self._writing, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        if self._writing_all is not None:
            await self._writing_all
        self._readers.shutdown()
        self._writer.submit(self._part)
        self._writer.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.close()
        if self._turns is not None:
            self._turns.close()


def make_file(database: str | None) -> sqlite3.Connection:
    """The file of a SQLite database, its owner's alone, and the folder that it lies in; held until what is returned is closed.

    Invalid if it is something else, cannot be written, or is held by another process: each would go on from its own memory.
    """
    if not database or database == ":memory:":
        raise Invalid("SQLite needs a file, as in sqlite:///games.db")
    try:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Invalid(f"{Path(database).parent} cannot be made: {error.strerror or error}") from None
    try:
        for file in (database, f"{database}.lock"):  # SQLite gives the files that it adds the same permissions
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA user_version")
    except OSError as error:
        raise Invalid(f"the database {database} cannot be opened: {error.strerror or error}") from None
    except sqlite3.Error as error:
        raise Invalid(f"the database {database} cannot be opened: {error}") from None
    hold = sqlite3.connect(f"{database}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        hold.execute("BEGIN EXCLUSIVE")
        check_processes(f"{database}.processes")
    except (sqlite3.OperationalError, BlockingIOError):
        hold.close()
        raise Invalid(
            f"another Turncoat is using the database {database}; stop it, or name another with --database"
        ) from None
    return hold


def check_processes(file: str) -> None:
    """BlockingIOError if processes of a server that is gone still write."""
    if Path(file).exists():
        held = os.open(file, os.O_RDWR)
        try:
            if not lock(held, wait=False):
                raise BlockingIOError
        finally:
            os.close(held)


def set_pragmas(connection: Any, _record: object) -> None:
    """How SQLite is to work; transactions are begun by us alone."""
    connection.isolation_level = None
    # a text that is damaged must not keep others from being read
    connection.text_factory = lambda raw: raw.decode(errors="replace")
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """A writer takes its place at once, so that it cannot find out halfway that another was quicker."""
    writes = connection.get_execution_options().get(WRITES, False)
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def told_as_sqlalchemy_does() -> Iterator[None]:
    """The driver's errors under the names that SQLAlchemy has for them."""
    try:
        yield
    except sqlite3.Error as error:
        raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from None
