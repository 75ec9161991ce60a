"""Rows of the database as what they stand for. Damage is detected here, before a row is used.

A move's row carries a digest of itself. A table's row changes with every move; its position has to be that of the newest move.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import JSON, ColumnElement, LargeBinary, Result, Row, Table, type_coerce
from sqlalchemy.types import NullType

from turncoat.errors import Invalid
from turncoat.games import GAMES, OVER, Game
from turncoat.kernel import unpack
from turncoat.kernel.rng import SEED_LIMIT
from turncoat.match.names import check_name
from turncoat.server.logs import warn
from turncoat.server.snapshot import Box, Header, Place, TableRow, names_of

DIGEST_BYTES = 8


class Damaged(Exception):
    """Something stored cannot be what was stored."""


class SetAside:
    """Tables of which something is damaged: named in the log once, shown to nobody, and left as they are."""

    def __init__(self) -> None:
        self._tables: set[str] = set()

    def __contains__(self, table: str) -> bool:
        return table in self._tables

    @contextmanager
    def if_damaged(self, table: str) -> Iterator[None]:
        """Set a table aside if something turns out to be damaged."""
        try:
            yield
        except Damaged as reason:
            self.add(table, reason)

    def add(self, table: str, reason: Damaged) -> None:
        if table not in self._tables:
            self._tables.add(table)
            warn("table set aside", table=repr(table), reason=reason)

    def discard(self, table: str) -> None:
        """It can be read after all: somebody has mended it."""
        self._tables.discard(table)


def columns_of(table: Table) -> list[ColumnElement[Any]]:
    """The columns of a database table, to be selected."""
    return [
        as_stored(column).label(column.name) if isinstance(column.type, JSON | LargeBinary) else column
        for column in table.columns
    ]


def as_stored(column: ColumnElement[Any]) -> ColumnElement[Any]:
    """A column as it is stored: reading it, SQLAlchemy would give up all rows for one."""
    return type_coerce(column, NullType())


def fields_of(row: Row[Any]) -> dict[str, Any]:
    """A row by the names of its columns."""
    return dict(zip(plain_texts(row._fields), row))


def all_fields_of(rows: Result[Any]) -> list[dict[str, Any]]:
    """The same of many rows, whose names are looked up once."""
    names = plain_texts(tuple(rows.keys()))
    return [dict(zip(names, row)) for row in rows]


@cache
def plain_texts(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names of columns as msgspec takes them: SQLAlchemy's are a kind of their own."""
    return tuple(map(str, names))


def json_of(value: Any) -> Any:
    """A column of JSON: SQLite has its text, PostgreSQL's driver has read it."""
    return msgspec.json.decode(value) if isinstance(value, str) else value


def header_of(row: Row[Any], played: Game | None) -> Header:
    """A table's row, with its options as they are called today, and the game that is played there; Damaged if it is none."""
    fields = fields_of(row)
    try:
        fields["options"] = msgspec.convert(json_of(fields["options"]), dict[str, str])
        if game := GAMES.get(fields["game"]):
            fields["options"] = game.by_current_names(fields["options"])
        name = msgspec.convert(fields["box_name"], str | None)
        return Header(**vars(msgspec.convert(fields, TableRow)), box_name=name, played=played)
    except (msgspec.MsgspecError, Invalid) as error:
        raise Damaged(f"its row: {error}") from None


def place_of(fields: dict[str, Any]) -> Place:
    """A seat's row; Damaged if it is none."""
    try:
        return msgspec.convert({**fields, "asked": json_of(fields["asked"])}, Place)
    except msgspec.MsgspecError as error:
        raise Damaged(f"a seat: {error}") from None


def box_of(row: Row[Any]) -> Box:
    """A box's row; Damaged if it is none."""
    try:
        box = msgspec.convert(fields_of(row), Box)
    except msgspec.MsgspecError as error:
        raise Damaged(f"a box: {error}") from None
    if box.game not in GAMES:
        raise Damaged("a box: of no game")
    return box


def check_table(header: Header, places: Sequence[Place], newest: object) -> None:
    """Damaged if a table, its seats and the position after its newest move do not belong together."""
    if not header.is_ours:
        return
    game = header.rules
    try:
        game.check_seats(len(places))
        game.choose_options(header.preset, header.options)
        if [place.seat for place in places] != list(range(len(places))):
            raise Invalid("a seat is missing")
        if not 0 <= header.seed < SEED_LIMIT:
            raise Invalid("its seed is none")  # which one it is, no log may tell
        for name in names_of(places):
            check_name(name)
        if header.position is None or newest is None:
            is_sound = header.state == "gathering" and header.position is newest and header.number == 0
        else:
            is_over = newest == header.position and unpack(game.state, header.position).mover == OVER
            is_closed = is_over or header.imported  # a file may end before its match does
            is_sound = newest == header.position and header.state == ("finished" if is_closed else "playing")
    except (Invalid, ValueError) as error:
        raise Damaged(str(error)) from None
    if not is_sound:
        raise Damaged("its position is not the one after its newest move")


def digest_of_move(table: str, number: int, mover: int, action: str | None, undone: int, after: bytes) -> str:
    """What tells whether a move's row is as it was stored."""
    words = "\0".join(map(str, (table, number, mover, action, undone))).encode()
    return hashlib.blake2b(words + b"\0" + after, digest_size=DIGEST_BYTES).hexdigest()


def check_moves(rows: Iterable[Row[Any]], header: Header, since: int) -> list[Row[Any]]:
    """The moves after a number, up to the newest; Damaged if one is missing or is not what it was."""
    found = list(rows)
    numbers = range(since + 1, header.number + 1)
    if len(found) != len(numbers) or any(row.number != number for row, number in zip(found, numbers)):
        raise Damaged("a move is missing")
    for row in found:
        if not isinstance(row.after, bytes):
            raise Damaged(f"move {row.number}: its position")
        made = digest_of_move(row.table, row.number, row.mover, row.action, row.undone, row.after)
        if row.digest not in (made, None):  # None: from before there were digests
            raise Damaged(f"move {row.number}: its digest does not fit")
    return found
