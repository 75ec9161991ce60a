"""Matches from files: checked move by move, then kept as a table at which nobody sits, to be looked back at.

Whoever has a file has everything in it, so a match that stops before its end is open like a finished one.
"""

import asyncio
import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
from litestar import post
from litestar.params import JSONBody
from sqlalchemy.exc import IntegrityError

from turncoat.bots import BOTS
from turncoat.games import GAMES, Invalid
from turncoat.match import Match, check_shape
from turncoat.server import seating
from turncoat.server.api import PROBLEMS
from turncoat.server.caller import TheCaller
from turncoat.server.messages import TableView
from turncoat.server.problems import Refused
from turncoat.server.seating import ID_BYTES, Owns
from turncoat.server.snapshot import Place, Snapshot, after_play, is_ours

AT_ONCE = 25  # moves that are replayed before others get a word in


@post("/matches", responses=PROBLEMS)
async def import_match(caller: TheCaller, data: JSONBody[dict[str, Any]]) -> TableView:
    """Keep a match from a file, to be looked back at; the same file leads to the same table."""
    caller.check_creation()
    check_header(data)
    await caller.services.budget.spend("stored", caller.guest, caller.address, len(data["moves"]))
    tables = caller.services.tables
    table = table_of(await replayed(data), caller.guest, tables.owns)
    try:
        return caller.view(await tables.snapshot(table.header.id))
    except Refused as refused:
        if refused.kind != "not-found":
            raise
    try:
        return caller.view(await tables.add(table))
    except IntegrityError:  # sent twice at once
        return caller.view(await tables.snapshot(table.header.id))


HANDLERS = [import_match]


def check_header(data: dict[str, Any]) -> None:
    """Refused if a file holds no match, or one that cannot be shown here."""
    try:
        check_shape(data)
    except Invalid as error:
        raise Refused(422, "bad-file", detail=str(error)) from None
    if data["game"] not in GAMES:
        raise Refused(422, "no-such-game")
    if not is_ours(data["game"], data["rules_version"], data["components"]):
        raise Refused(409, "file-of-other-rules")


async def replayed(data: dict[str, Any]) -> Match:
    """The match of a file; Refused says what in it cannot be."""
    try:
        match = Match.from_header(data)
    except Invalid as error:
        raise Refused(422, "bad-file", detail=str(error)) from None
    for number, move in enumerate(data["moves"], 1):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
        try:
            match.replay(move)
        except Invalid:
            raise Refused(422, "bad-file-move", number=number, move=move) from None
    try:
        match.check_end(data)
    except Invalid:
        raise Refused(422, "bad-file-end") from None
    match.draw_all()  # a file may end before chance has moved
    return match


def table_of(match: Match, guest: str, owns: Owns = lambda table: True) -> Snapshot:
    """A match as a table at which nobody sits."""
    names = list[str]()
    for name in match.names:
        names.append(seating.free_name(seating.good_name(name), names))
    game, options = match.game, match.options
    header = seating.new_header(game, game.preset_of(options), options, guest, owns, is_public=False, hints=False)
    header = replace(header, id=id_of(match, names, owns), seed=match.seed, imported=True)
    bots = [bot if bot in BOTS else None for bot in match.bots]
    places = tuple(Place(header.id, seat, None, bot, name, None) for seat, (name, bot) in enumerate(zip(names, bots)))
    table = after_play(Snapshot(header, places, None, (), ()), match)
    return replace(table, header=replace(table.header, state="finished", bot_turn=False))


def id_of(match: Match, names: Sequence[str], owns: Owns) -> str:
    """A table's name made from all that is in the file: who has the file could find it, and nobody else can guess it."""
    told = {**match.to_json(), "names": names}
    digests = (hashlib.blake2b(msgspec.json.encode([told, number]), digest_size=ID_BYTES) for number in count())
    return next(name for name in (urlsafe_b64encode(one.digest()).decode() for one in digests) if owns(name))
