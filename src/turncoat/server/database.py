"""The database: SQLite in one file, or PostgreSQL. Opening it brings it up to date."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from turncoat.errors import Invalid
from turncoat.server.postgresql import Postgresql
from turncoat.server.sqlite import Sqlite

NEWEST = "head"  # what a database is brought up to
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_263_811  # any number: nodes that start together bring the database up to date one after another

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[Connection, P], T]  # what is asked of a connection, from the first statement to the last


class Database(Protocol):
    """What both kinds can do."""

    @property
    def is_shared(self) -> bool:
        """Whether other nodes may write too."""

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What is stored."""

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A transaction: all of it is on disk when this returns, or nothing. The work may be tried more than once."""

    async def close(self) -> None:
        """Let go of it, when all that was begun is written."""


async def open_database(url: str, *, is_held: bool = False) -> Database:
    """The database of a URL, with today's tables; Invalid says why it cannot be opened.

    Held, it is one of several processes that opens it: the first has made sure of all that.
    """
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Invalid("the database is given as sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    database: Database
    if parsed.drivername.startswith("postgresql"):
        if find_spec("asyncpg") is None:
            raise Invalid("PostgreSQL needs one package more: pip install 'turncoat[postgresql]'")
        database = Postgresql(parsed)
    else:
        database = Sqlite(parsed, is_held=is_held)
    if is_held:
        return database
    try:
        await database.write(migrate)
    except (OSError, DBAPIError, CommandError) as error:
        await database.close()
        raise Invalid(f"the database {parsed.render_as_string()} cannot be opened: {reason_of(error)}") from None
    return database


def reason_of(error: Exception) -> str:
    """Why a database cannot be opened."""
    if isinstance(error, CommandError):  # Alembic does not know the version that the database has
        return "a newer version of Turncoat made it"
    return str(error.orig if isinstance(error, DBAPIError) else error)


def migrate(connection: Connection) -> None:
    """Bring the tables up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)
