"""All that is asked of the database, in one place."""

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from json import dumps
from operator import itemgetter
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import (
    BindParameter,
    Connection,
    Dialect,
    Insert,
    Row,
    Select,
    TextClause,
    Update,
    and_,
    bindparam,
    insert,
    or_,
    select,
    text,
    update,
)

from turncoat.games import GAMES, Game
from turncoat.games.copies import loaded
from turncoat.server.logs import warn
from turncoat.server.models import analyses, answers, boxes, guests, moves, seats, secrets, tables
from turncoat.server.rows import (
    Damaged,
    SetAside,
    all_fields_of,
    as_stored,
    box_of,
    check_moves,
    check_table,
    columns_of,
    digest_of_move,
    header_of,
    place_of,
)
from turncoat.server.snapshot import Box, Entry, Header, Place, Snapshot, is_ours, open_snapshot

SECRET_BYTES = 48
LISTED = 50  # tables in each part of a lobby
LOBBY_SECONDS = 86400.0  # public tables that nobody has touched for a day are not shown to strangers


class Prepared:
    """A statement that goes with every move or new table: put together once for each kind of database, and then given to its driver as text.

    SQLAlchemy takes longer to find what it has put together before, and to keep account of what it runs, than SQLite to answer. Numbers,
    texts and bytes only: nothing is converted but what is named as JSON.
    """

    def __init__(self, statement: Insert | Update | TextClause, names: Sequence[str], json: Sequence[str] = ()) -> None:
        self._statement, self._names, self._json = statement, list(names), json
        # by the database's kind; and how a row is laid out for it
        self._texts: dict[str, tuple[str, Callable[[Any], Any]]] = {}

    def run(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> int:
        """Run it for each row; how many were changed."""
        dialect = connection.dialect
        sql, laid_out = self._texts.get(dialect.name) or self._prepare(dialect)
        if self._json:
            rows = [{**row, **{name: dumps(row[name]) for name in self._json}} for row in rows]
        values = [laid_out(row) for row in rows]
        if dialect.name == "sqlite":
            driver: Any = connection.connection.driver_connection
            cursor = driver.execute(sql, values[0]) if len(values) == 1 else driver.executemany(sql, values)
            return int(cursor.rowcount)
        return connection.exec_driver_sql(sql, values if len(values) > 1 else values[0]).rowcount

    def _prepare(self, dialect: Dialect) -> tuple[str, Callable[[Any], Any]]:
        compiled = self._statement.compile(dialect=dialect, column_keys=self._names)
        assert compiled.positiontup  # both drivers take values by their places
        found = self._texts[dialect.name] = str(compiled), itemgetter(*compiled.positiontup)
        return found


ADD_SECRET = text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
ADD_GUEST = Prepared(
    text("INSERT INTO guests (id, name, created) VALUES (:id, :name, :created) ON CONFLICT (id) DO NOTHING"),
    guests.columns.keys(),
)
ADD_ANALYSIS = text(
    'INSERT INTO analyses ("table", findings, made) VALUES (:table, :findings, :made) ON CONFLICT ("table") DO NOTHING'
)
ADD_TABLE = Prepared(insert(tables), tables.columns.keys(), json=("options",))
ADD_SEATS = Prepared(insert(seats), seats.columns.keys(), json=("asked",))
CHANGING = ("host", "state", "next", "changed", "revision", "number", "position", "bot_turn", "hints")  # of a header
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("of"), tables.c.revision == bindparam("at"))
ADD_MOVES, ADD_ANSWER = (Prepared(insert(table), table.columns.keys()) for table in (moves, answers))
# a table, and the position after its newest move: that is its own, if both are as they were stored
NEWEST = and_(moves.c.table == tables.c.id, moves.c.number == tables.c.number)
READ_TABLES: Select[Any] = select(
    *columns_of(tables), as_stored(moves.c.after).label("newest"), boxes.c.name.label("box_name")
).select_from(tables.outerjoin(moves, NEWEST).outerjoin(boxes, boxes.c.id == tables.c.box))
READ_BOXES: Select[Any] = select(*columns_of(boxes))
READ_MOVES: Select[Any] = select(*columns_of(moves)).order_by(moves.c.number)

Listed = list[tuple[Header, list[Place]]]


# Secrets


def secret(connection: Connection, name: str) -> str:
    """A secret that all nodes share, made when it is first asked for."""
    connection.execute(ADD_SECRET, {"name": name, "value": token_urlsafe(SECRET_BYTES)})
    found: str = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar_one()
    return found


# Guests


def guest_name(connection: Connection, guest: str) -> str | None:
    """What a guest is called, if they have said it."""
    name: str | None = connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
    return name


def keep_guest(connection: Connection, guest: str, name: str | None = None) -> None:
    """Store a guest, or a new name; without a name, only that there is this guest."""
    values = {"id": guest, "name": name, "created": time.time()}
    ADD_GUEST.run(connection, [values])
    if name is not None:
        connection.execute(update(guests).where(guests.c.id == guest).values(name=name))


# Tables


def add_table(connection: Connection, table: Snapshot) -> None:
    """A new table with its seats, whoever sits there, and the moves of its match if it has begun."""
    for guest in dict.fromkeys([table.header.host, *(place.guest for place in table.places if place.guest)]):
        keep_guest(connection, guest)
    ADD_TABLE.run(connection, [table.header.row])
    ADD_SEATS.run(connection, [vars(place) for place in table.places])
    add_moves(connection, table, table.log)


def change_table(connection: Connection, before: Snapshot, after: Snapshot) -> bool:
    """What has changed about a table; False, and nothing is changed, if it is no longer as it was before."""
    then, now = vars(before.header), vars(after.header)
    changed = {name: now[name] for name in CHANGING if now[name] != then[name]}
    at = {"of": before.header.id, "at": before.header.revision}
    if not change_of(tuple(changed)).run(connection, [{**at, **changed}]):
        return False
    for place, old in zip(after.places, before.places):
        if place != old:
            change_seat(connection, place)
    add_moves(connection, after, after.log[len(before.log) :])
    return True


@cache
def change_of(columns: tuple[str, ...]) -> Prepared:
    """A statement that changes these columns of a table, if it is as it was: for a column that is named, its indexes are written anew."""
    return Prepared(CHANGE_TABLE, columns)


def change_seat(connection: Connection, place: Place) -> None:
    """Who sits somewhere, and what they have asked; a guest who sits down must be known."""
    if place.guest is not None:
        keep_guest(connection, place.guest)
    where = (seats.c.table == place.table, seats.c.seat == place.seat)
    values = {name: getattr(place, name) for name in ("guest", "bot", "name", "former", "asked")}
    connection.execute(update(seats).where(*where).values(**values))


def revision_of(connection: Connection, table: str) -> int | None:
    """How often a table has changed; None if there is no such table."""
    revision: int | None = connection.execute(select(tables.c.revision).where(tables.c.id == table)).scalar()
    return revision


def read_snapshot(connection: Connection, table: str, known: Snapshot | None = None) -> Snapshot | None:
    """A table with all its moves. Of a snapshot that is known already one look at the revision tells whether anything is new."""
    if known is not None and revision_of(connection, table) == known.header.revision:
        return known
    row = connection.execute(READ_TABLES.where(tables.c.id == table)).first()
    if row is None:
        return None
    header = header_of(row, game_of(row))
    places = [place_of(seat) for seat in read_seats(connection, [table])]
    if not header.is_ours:
        return Snapshot(header, tuple(places), None, (), ())
    check_table(header, places, row.newest)
    since = known.number if known else 0
    newer = READ_MOVES.where(moves.c.table == table, moves.c.number > since, moves.c.number <= header.number)
    made = check_moves(connection.execute(newer), header, since)
    try:
        return open_snapshot(header, places, made, known)
    except ValueError:  # of moves that were stored before there were digests
        raise Damaged("a move cannot be read") from None


def table_names(connection: Connection) -> list[str]:
    """All tables, the oldest first."""
    return list(connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars())


def read_seats(connection: Connection, ids: Sequence[str]) -> list[dict[str, Any]]:
    query = select(*columns_of(seats)).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    return all_fields_of(connection.execute(query))


def game_of(row: Row[Any]) -> Game | None:
    """The game that is played at a table, if it is here with those rules and components; that of a box is, once somebody has loaded it."""
    ours = GAMES.get(row.game)
    if ours is None or ours.rules_version != row.rules_version:
        return None
    return ours if ours.components == row.components else loaded(str(row.components))


# Boxes


def add_box(connection: Connection, box: Box) -> None:
    """What somebody has read off; whatever they called so before is no longer among theirs."""
    keep_guest(connection, box.guest)
    same = (boxes.c.guest == box.guest, boxes.c.game == box.game, boxes.c.name == box.name)
    connection.execute(update(boxes).where(*same).values(listed=False))
    connection.execute(insert(boxes), vars(box))


def find_box(connection: Connection, box: str) -> Box | None:
    row = connection.execute(READ_BOXES.where(boxes.c.id == box)).first()
    return None if row is None else box_of(row)


def box_at(connection: Connection, table: str) -> Box | None:
    """The box that a table is played with, if it is not ours."""
    query = READ_BOXES.join(tables, tables.c.box == boxes.c.id).where(tables.c.id == table)
    row = connection.execute(query).first()
    return None if row is None else box_of(row)


def boxes_of(connection: Connection, guest: str, game: str) -> list[Box]:
    """A guest's boxes of a game, the newest first, without what is damaged."""
    own = (boxes.c.guest == guest, boxes.c.game == game, boxes.c.listed.is_(True))
    found: list[Box] = []
    for row in connection.execute(READ_BOXES.where(*own).order_by(boxes.c.made.desc(), boxes.c.id)):
        try:
            found.append(box_of(row))
        except Damaged as reason:
            warn("box left out", box=repr(row.id), reason=reason)
    return found


def unlist_box(connection: Connection, box: str, guest: str) -> bool:
    """A guest throws a box away: tables that are played with it keep it. False if it was not among theirs."""
    own = (boxes.c.id == box, boxes.c.guest == guest, boxes.c.listed.is_(True))
    return bool(connection.execute(update(boxes).where(*own).values(listed=False)).rowcount)


# Moves


def add_moves(connection: Connection, table: Snapshot, entries: Sequence[Entry]) -> None:
    """Entries of a table's log, as rows."""
    rows: list[dict[str, Any]] = [
        {
            "table": table.header.id,
            "number": entry.number,
            "mover": entry.mover,
            "action": None if entry.step is None else table.game.action_text(entry.step.action),
            "undone": len(entry.undone),
            "after": entry.after,
        }
        for entry in entries
    ]
    for row in rows:
        row |= {"digest": digest_of_move(**row), "made": table.header.changed}
    if rows:
        ADD_MOVES.run(connection, rows)


def add_answer(connection: Connection, table: str, key: str, asked: str) -> None:
    ADD_ANSWER.run(connection, [{"table": table, "key": key, "asked": asked}])


def answered(connection: Connection, table: str, key: str) -> str | None:
    """What was asked under a key, if anything was."""
    query = select(answers.c.asked).where(answers.c.table == table, answers.c.key == key)
    asked: str | None = connection.execute(query).scalar()
    return asked


# Analyses


def read_analysis(connection: Connection, table: str) -> bytes | None:
    """What was found out about a table's match, if it was analysed."""
    query = select(as_stored(analyses.c.findings)).where(analyses.c.table == table)
    findings: bytes | None = connection.execute(query).scalar()
    if not isinstance(findings, bytes | None):
        raise Damaged("an analysis")
    return findings


def keep_analysis(connection: Connection, table: str, findings: bytes, made: float) -> None:
    """Keep what was found out; of two nodes that did the same work, the first is kept."""
    connection.execute(ADD_ANALYSIS, {"table": table, "findings": findings, "made": made})


# The lobby


def lobby(connection: Connection, guest: str, set_aside: SetAside) -> tuple[Listed, Listed, Listed]:
    """A guest's tables, the public ones that wait for people, and those that can be watched: newest first, without what is damaged."""
    recent = time.time() - LOBBY_SECONDS
    asked = ((GUESTS_TABLES, {"guest": guest}), (GATHERING, {"recent": recent}), (RUNNING, {"recent": recent}))
    found = [headers(connection.execute(*one), set_aside) for one in asked]
    sitting: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for seat in read_seats(connection, list({header.id for part in found for header, _ in part})):
        sitting[seat["table"]].append(seat)
    mine, gathering, running = (with_seats(part, sitting, set_aside) for part in found)
    return mine, gathering, running


def headers(rows: Iterable[Row[Any]], set_aside: SetAside) -> list[tuple[Header, Any]]:
    """Tables, each with the position after its newest move."""
    found: list[tuple[Header, Any]] = []
    for row in rows:
        with set_aside.if_damaged(row.id):
            found.append((header_of(row, game_of(row)), row.newest))
    return [(header, newest) for header, newest in found if header.game in GAMES and header.id not in set_aside]


def with_seats(
    found: Iterable[tuple[Header, Any]], sitting: Mapping[str, list[dict[str, Any]]], set_aside: SetAside
) -> Listed:
    """Tables with those who sit there, as far as both belong together."""
    listed: Listed = []
    for header, newest in found:
        with set_aside.if_damaged(header.id):
            places = [place_of(seat) for seat in sitting[header.id]]
            check_table(header, places, newest)
            listed.append((header, places))
    return listed


def newest_first(query: Select[Any]) -> Select[Any]:
    return query.order_by(tables.c.changed.desc()).limit(LISTED)


def tables_of(guest: BindParameter[str]) -> Select[Any]:
    """Tables that a guest made, sits at or has left to a bot."""
    sits = (select(seats.c.table).where(column == guest) for column in (seats.c.guest, seats.c.former))
    own = or_(tables.c.host == guest, *(tables.c.id.in_(found) for found in sits))
    return READ_TABLES.where(own, tables.c.imported.is_(False))


def public_tables(state: str) -> Select[Any]:
    """Public tables in a state that somebody has touched of late."""
    recent = tables.c.changed > bindparam("recent")
    return READ_TABLES.where(tables.c.public.is_(True), tables.c.state == state, recent)


FREE = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.guest.is_(None), seats.c.bot.is_(None))
GUESTS_TABLES = newest_first(tables_of(bindparam("guest")))
GATHERING = newest_first(public_tables("gathering").where(FREE.correlate(tables).exists()))
RUNNING = newest_first(public_tables("playing"))


def waiting_for_bots(connection: Connection, before: float) -> list[str]:
    """Tables whose bot has not moved since a time."""
    query = select(tables.c.id, tables.c.game, tables.c.rules_version, tables.c.components, tables.c.box)
    waiting = connection.execute(query.where(tables.c.bot_turn.is_(True), tables.c.changed < before))
    return [row.id for row in waiting if row.box is not None or is_ours(row.game, row.rules_version, row.components)]
