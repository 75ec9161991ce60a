"""All that is asked of the database, in one place."""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Row, Select, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from turncoat.server.models import answers, guests, moves, seats, tables
from turncoat.server.room import Header, Place, Room, open_room

LISTED = 50  # tables in each part of a lobby
LOBBY_SECONDS = 86400.0  # public tables that nobody has touched for a day are not shown to strangers

ADD_GUEST = text("INSERT INTO guests (id, name, created) VALUES (:id, :name, :created) ON CONFLICT (id) DO NOTHING")


def header_of(row: Row[Any]) -> Header:
    return Header(**row._mapping)


def place_of(row: Row[Any]) -> Place:
    return Place(**row._mapping)


# Guests


async def guest_name(connection: AsyncConnection, guest: str) -> str | None:
    """What a guest is called, if they have said it."""
    name: str | None = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()
    return name


async def keep_guest(connection: AsyncConnection, guest: str, name: str | None = None) -> None:
    """Store a guest, or a new name; without a name, only that there is this guest."""
    values = {"id": guest, "name": name, "created": time.time()}
    await connection.execute(ADD_GUEST, values)
    if name is not None:
        await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))


# Tables


async def add_table(connection: AsyncConnection, header: Header, places: Sequence[Place]) -> None:
    await connection.execute(insert(tables).values(**vars(header)))
    await connection.execute(insert(seats), [vars(place) for place in places])


async def revision_of(connection: AsyncConnection, table: str) -> int | None:
    """How often a table has changed; None if there is none."""
    revision: int | None = (await connection.execute(select(tables.c.revision).where(tables.c.id == table))).scalar()
    return revision


async def read_room(connection: AsyncConnection, table: str, known: Room | None = None) -> Room | None:
    """A table with all its moves, or with those that a known room has not."""
    row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
    if row is None:
        return None
    header = header_of(row)
    places = await read_places(connection, [table])
    since = known.number if known else 0
    newer = (
        select(moves)
        .where(moves.c.table == table, moves.c.number > since, moves.c.number <= header.number)
        .order_by(moves.c.number)
    )
    if not header.is_ours:
        return Room(header, tuple(places), None, (), ())
    return open_room(header, places, (await connection.execute(newer)).all(), known)


async def read_places(connection: AsyncConnection, ids: Sequence[str]) -> list[Place]:
    query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    return [place_of(row) for row in (await connection.execute(query)).all()]


async def change_table(connection: AsyncConnection, table: str, **values: Any) -> None:
    """Change a table's header, which counts as a change of the table in any case."""
    values |= {"changed": time.time(), "revision": tables.c.revision + 1}
    await connection.execute(update(tables).where(tables.c.id == table).values(**values))


async def change_seat(connection: AsyncConnection, place: Place) -> None:
    where = (seats.c.table == place.table, seats.c.seat == place.seat)
    values = {"guest": place.guest, "bot": place.bot, "name": place.name, "former": place.former}
    await connection.execute(update(seats).where(*where).values(**values))


async def lock_table(connection: AsyncConnection, table: str, revision: int) -> bool:
    """Hold a table until the end of the transaction, if it is still as it was at a revision."""
    query = select(tables.c.revision).where(tables.c.id == table).with_for_update()
    return (await connection.execute(query)).scalar() == revision


async def set_next(connection: AsyncConnection, table: str, following: str) -> bool:
    """Say which table follows on one; False if another does already."""
    query = update(tables).where(tables.c.id == table, tables.c.next.is_(None))
    result = await connection.execute(query.values(next=following, changed=time.time(), revision=tables.c.revision + 1))
    return bool(result.rowcount)


# Moves


async def add_moves(connection: AsyncConnection, rows: Iterable[Mapping[str, Any]]) -> None:
    """IntegrityError if another was quicker."""
    await connection.execute(insert(moves), list(rows))


async def add_answer(connection: AsyncConnection, table: str, key: str, asked: str) -> None:
    await connection.execute(insert(answers).values(table=table, key=key, asked=asked))


async def answered(connection: AsyncConnection, table: str, key: str) -> str | None:
    """What was asked under a key, if anything was."""
    query = select(answers.c.asked).where(answers.c.table == table, answers.c.key == key)
    asked: str | None = (await connection.execute(query)).scalar()
    return asked


# The lobby


async def listed(connection: AsyncConnection, query: Select[Any]) -> list[tuple[Header, list[Place]]]:
    """Tables with their seats, newest first."""
    rows = (await connection.execute(query.order_by(tables.c.changed.desc()).limit(LISTED))).all()
    headers = [header for header in map(header_of, rows) if header.is_ours]
    places = await read_places(connection, [header.id for header in headers])
    return [(header, [place for place in places if place.table == header.id]) for header in headers]


def tables_of(guest: str) -> Select[Any]:
    """Tables that a guest made, sits at or has left to a bot."""
    sits = select(seats.c.table).where(or_(seats.c.guest == guest, seats.c.former == guest))
    return select(tables).where(or_(tables.c.host == guest, tables.c.id.in_(sits)))


def public_tables(state: str) -> Select[Any]:
    """Public tables in a state that somebody has touched of late."""
    recent = tables.c.changed > time.time() - LOBBY_SECONDS
    query = select(tables).where(tables.c.public.is_(True), tables.c.state == state, recent)
    if state == "gathering":
        free = select(func.count()).where(seats.c.table == tables.c.id, seats.c.guest.is_(None), seats.c.bot.is_(None))
        query = query.where(free.correlate(tables).scalar_subquery() > 0)
    return query


async def waiting_for_bots(connection: AsyncConnection, before: float) -> list[str]:
    """Tables whose bot has not moved since a time."""
    query = select(tables.c.id).where(tables.c.bot_turn.is_(True), tables.c.changed < before)
    return [str(table) for table in (await connection.execute(query)).scalars().all()]
