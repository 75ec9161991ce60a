"""PostgreSQL: many connections, and other nodes that have theirs."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from turncoat.errors import Invalid
from turncoat.server.away import Away, Reach

CONNECTIONS = 10
PATIENCE = {"timeout": 5, "command_timeout": 30}  # seconds, to connect and for an answer; somebody waits

P = ParamSpec("P")
T = TypeVar("T")


class Postgresql:
    """A database that several nodes share."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            with_ssl(url), hide_parameters=True, pool_pre_ping=True, pool_size=CONNECTIONS, connect_args=PATIENCE
        )
        self._reading, self._writing = Reach("read"), Reach("write")

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self._reading.watched():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        with self._writing.watched():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work, *args, **kwargs)

    @asynccontextmanager
    async def driver(self) -> AsyncIterator[Any]:
        """The driver's own connection, for what SQLAlchemy does not know; it is not used again afterwards."""
        asyncpg: Any = self._engine.dialect.dbapi.asyncpg  # type: ignore[union-attr]
        async with self._engine.connect() as connection:
            try:
                yield (await connection.get_raw_connection()).driver_connection
            except (asyncpg.InterfaceError, asyncpg.PostgresError) as error:
                raise Away(type(error).__name__) from None
            finally:
                await connection.invalidate()

    async def close(self) -> None:
        await self._engine.dispose()


def with_ssl(url: URL) -> URL:
    """The URL as the driver takes it, which has a name of its own for sslmode."""
    if unknown := sorted(url.query.keys() - {"ssl", "sslmode"}):
        raise Invalid(f"of a database's settings only sslmode is known here, not {', '.join(unknown)}")
    if "sslmode" not in url.query:
        return url
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(url.query["sslmode"])})
