"""PostgreSQL: many connections, and other nodes that have theirs."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from turncoat.errors import Invalid

CONNECTIONS = 10

P = ParamSpec("P")
T = TypeVar("T")


class Postgresql:
    """A database that several nodes share."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            with_ssl(url), hide_parameters=True, pool_pre_ping=True, pool_size=CONNECTIONS
        )

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work, *args, **kwargs)

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work, *args, **kwargs)

    @asynccontextmanager
    async def driver(self) -> AsyncIterator[Any]:
        """The driver's own connection, for what SQLAlchemy does not know; it is not used again afterwards."""
        async with self._engine.connect() as connection:
            try:
                yield (await connection.get_raw_connection()).driver_connection
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
