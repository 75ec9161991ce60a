"""The database: SQLite in one file, or PostgreSQL. Opening it brings it up to date."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from turncoat.errors import Invalid
from turncoat.server import models

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_263_811  # any number: nodes that start together bring the database up to date one after another
BUSY_SECONDS = 10
WRITES = "turncoat_writes"
# FULL: a transaction is on the disk when COMMIT returns, whatever happens to the machine.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}")


class Database:
    """Connections to read and to write with."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(**{WRITES: True})
        self._writing = asyncio.Lock()  # SQLite has one writer at a time: better to wait here than on the disk
        self.is_shared = engine.dialect.name == "postgresql"  # whether other nodes may write too

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees what is stored."""
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is on disk at the end, or nothing."""
        if self.is_shared:
            async with self._writer.begin() as connection:
                yield connection
        else:
            async with self._writing, self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def driver(self) -> AsyncIterator[Any]:
        """The driver's own connection, for what SQLAlchemy does not know; it is not used again afterwards."""
        async with self._engine.connect() as connection:
            try:
                yield (await connection.get_raw_connection()).driver_connection
            finally:
                await connection.invalidate()

    async def secret(self, name: str) -> str:
        """A secret that all nodes share, made when it is first asked for."""
        query = select(models.secrets.c.value).where(models.secrets.c.name == name)
        try:
            async with self.writing() as connection:
                found = (await connection.execute(query)).scalar()
                if found is None:
                    found = secrets.token_urlsafe(48)
                    await connection.execute(insert(models.secrets).values(name=name, value=found))
        except IntegrityError:  # another node was first
            async with self.reading() as connection:
                found = (await connection.execute(query)).scalar_one()
        return str(found)

    async def close(self) -> None:
        await self._engine.dispose()


async def open_database(url: str) -> Database:
    """The database of a URL, with today's tables; Invalid says why it cannot be opened."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Invalid("the database is given as sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if parsed.drivername.startswith("postgresql"):
        if find_spec("asyncpg") is None:
            raise Invalid("PostgreSQL needs one package more: pip install 'turncoat[postgresql]'")
        engine = create_async_engine(with_ssl(parsed), hide_parameters=True, pool_pre_ping=True, pool_size=10)
    else:
        make_file(parsed.database)
        engine = create_async_engine(parsed, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", set_pragmas)
        event.listen(engine.sync_engine, "begin", begin)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()
    except (OSError, DBAPIError, CommandError) as error:
        await engine.dispose()
        raise Invalid(f"the database {parsed.render_as_string()} cannot be opened: {reason_of(error)}") from None
    return Database(engine)


def reason_of(error: Exception) -> str:
    """Why a database cannot be opened."""
    if isinstance(error, CommandError):  # Alembic does not know the version that the database has
        return "a newer version of Turncoat made it"
    return str(error.orig if isinstance(error, DBAPIError) else error)


def with_ssl(url: URL) -> URL:
    """The URL as the driver takes it, which has a name of its own for sslmode."""
    if unknown := sorted(url.query.keys() - {"ssl", "sslmode"}):
        raise Invalid(f"of a database's settings only sslmode is known here, not {', '.join(unknown)}")
    if "sslmode" not in url.query:
        return url
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(url.query["sslmode"])})


def make_file(database: str | None) -> None:
    """The file of a SQLite database, and the folder that it lies in; Invalid if it is something else or cannot be written."""
    if not database or database == ":memory:":
        raise Invalid("SQLite needs a file, as in sqlite:///games.db")
    try:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA user_version")
    except OSError as error:
        raise Invalid(f"{Path(database).parent} cannot be made: {error.strerror or error}") from None
    except sqlite3.Error as error:
        raise Invalid(f"the database {database} cannot be opened: {error}") from None


def set_pragmas(connection: Any, _record: object) -> None:
    """How SQLite is to work; transactions are begun by us alone."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """A writer takes its place at once, so that it cannot find out halfway that another was quicker."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
