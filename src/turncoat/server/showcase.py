"""The match of the day: grandmasters play, and visitors to the first page look on.

The matches were played beforehand and come with the package (`tools/record_grandmasters.py`): bots rest while nobody sits at a table, and
four of them thinking for whoever looks at the first page would take the time of those who play. All who look at the same time see the same
moment, as a spectator would have. Today's is stored as a table like any other once somebody has looked, so that it can be seen again.
"""

import functools
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.params import FromQuery
from sqlalchemy.exc import IntegrityError

from turncoat.games import Invalid
from turncoat.match import Match
from turncoat.server import views
from turncoat.server.api import PROBLEMS
from turncoat.server.caller import TheCaller
from turncoat.server.messages import Update
from turncoat.server.problems import Refused, not_found
from turncoat.server.replay_messages import Showcase
from turncoat.server.seating import new_header
from turncoat.server.snapshot import Place, Snapshot, after_play
from turncoat.server.tables import Tables

FOLDER = Path(__file__).parent / "matches"
HOUSE = "house"  # whose tables they are, in place of a guest's: no cookie is signed for it
DAY = 86_400
MOMENT_SECONDS = 4.0  # that each decision is looked at
REMEMBERED = 64  # moments


@dataclass(frozen=True, eq=False)
class Shown:
    """A match that can be shown: its table's id, the program that played it, and after how many steps somebody had to decide."""

    id: str
    version: str
    match: Match
    stops: tuple[int, ...]


@get("/showcase", responses=PROBLEMS)
async def showcase(caller: TheCaller) -> Showcase:
    """The match of the day, and how far it has come at this moment."""
    shown, now = of_today(time.time()), time.time()
    await lay(caller.services.tables, shown)
    return Showcase(
        table=shown.id,
        version=shown.version,
        stops=list(shown.stops),
        moment=int(now / MOMENT_SECONDS) % len(shown.stops),
    )


@get("/showcase/moment", responses=PROBLEMS)
async def showcase_moment(
    caller: TheCaller, table: FromQuery[str], moment: FromQuery[int], since: FromQuery[int] = -1
) -> Response[Update]:
    """The match at a moment, and what happened since an earlier one, as a spectator sees it."""
    shown = next((one for one in all_shown() if one.id == table), None)
    if shown is None or not 0 <= moment < len(shown.stops) or not -1 <= since <= moment:
        raise not_found()
    snapshot = at_moment(shown, moment)
    begin = shown.stops[since] if since >= 0 else snapshot.number
    # rendered once for all who look
    rendered: Any = views.update_json(
        snapshot, None, None, caller.language, begin, lambda guest: True, search="ready", still=begin
    )
    return Response(rendered, media_type=MediaType.JSON)


HANDLERS = [showcase, showcase_moment]


def of_today(now: float) -> Shown:
    """The matches take turns, day by day."""
    if not all_shown():
        raise not_found()
    return all_shown()[int(now / DAY) % len(all_shown())]


@functools.cache
def all_shown(folder: Path = FOLDER) -> Sequence[Shown]:
    """All matches that go by the rules and components of this server, in order."""
    found = []
    for path in sorted(folder.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        try:
            match = Match.from_json(data)
        except Invalid:  # other components than ours: there is another match
            continue
        stops = [number for number, step in enumerate(match.steps) if step.mover >= 0]
        found.append(Shown(f"day-{data['digest'][:12]}", data["turncoat"], match, (*stops, len(match.steps))))
    return found


@functools.lru_cache(REMEMBERED)
def at_moment(shown: Shown, moment: int) -> Snapshot:
    """The table of a match at one of its moments."""
    whole = shown.match
    match = Match(whole.game, whole.seats, whole.options, whole.names, whole.bots, whole.seed)
    match.take_up(whole.steps[: shown.stops[moment]])
    preset = match.game.preset_of(match.options)
    header = new_header(match.game, preset, match.options, HOUSE, lambda table: True, is_public=False, hints=False)
    header = replace(header, id=shown.id, seed=match.seed)
    places = tuple(
        Place(shown.id, seat, None, (bot or "").partition("/")[0], name, None)
        for seat, (name, bot) in enumerate(zip(match.names, match.bots))
    )
    return after_play(Snapshot(header, places, None, (), ()), match)


async def lay(tables: Tables, shown: Shown) -> None:
    """Store the whole match as a table, unless it is there already."""
    try:
        await tables.snapshot(shown.id)
    except Refused as refusal:
        if refusal.status != 404:
            raise
        try:
            await tables.add(at_moment(shown, len(shown.stops) - 1))
        except IntegrityError:  # somebody else has just done so
            return
