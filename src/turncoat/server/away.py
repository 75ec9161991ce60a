"""A database that is away for a while: stopped, starting, out of room, read-only or locked. What was asked can be asked again later."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from turncoat.server.logs import note, warn

RETRY_SECONDS = 1  # what callers are told to wait
# SQLite's names for what is wrong with the file or its disk, not with what was asked; as beginnings
SQLITE_NAMES = ("BUSY", "CANTOPEN", "CORRUPT", "FULL", "IOERR", "LOCKED", "NOTADB", "READONLY")
SQLITE_AWAY = tuple(f"SQLITE_{name}" for name in SQLITE_NAMES)
# PostgreSQL's classes of such errors: connections, resources, operators, the system; and a transaction that may only read
POSTGRESQL_AWAY = ("08", "53", "57", "58", "25006")


class Away(OSError):
    """The database cannot be asked now."""


def is_away(error: Exception) -> bool:
    """Whether an error says that the database is away, rather than that it was asked something wrong."""
    if isinstance(error, OSError | NoConnectionFree):
        return True
    if not isinstance(error, DBAPIError):
        return False
    name, state = (str(getattr(error.orig, what, "")) for what in ("sqlite_errorname", "sqlstate"))
    return error.connection_invalidated or name.startswith(SQLITE_AWAY) or state.startswith(POSTGRESQL_AWAY)


class Reach:
    """Whether the database answers one kind of work; that it is away, and that it is back, is told in the log once."""

    def __init__(self, work: str) -> None:
        self._work = work
        self._is_away = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Something asked of the database; Away if that is what it is."""
        try:
            yield
        except (OSError, SQLAlchemyError) as error:
            if not is_away(error):
                raise
            reason = str(error.orig if isinstance(error, DBAPIError) else error)
            if not self._is_away:
                warn("database away", work=self._work, reason=reason)
            self._is_away = True
            raise Away(reason) from None
        if self._is_away:
            self._is_away = False
            note("database back", work=self._work)
