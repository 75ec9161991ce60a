"""The requests about an analysis: begin it, and see how far it is or what it says."""

from litestar import get, post
from litestar.params import FromPath

from turncoat.match import moments_of
from turncoat.server import views
from turncoat.server.analyst import GAMES, Analyst, finished_match, view_before
from turncoat.server.api import PROBLEMS
from turncoat.server.caller import Caller, TheCaller
from turncoat.server.limits import address_key
from turncoat.server.problems import TooMany
from turncoat.server.replay_messages import Analysis, TurningPoint
from turncoat.server.snapshot import Snapshot
from turncoat.server.turns import Asker


@get("/tables/{table:str}/analysis", responses=PROBLEMS)
async def look_at_analysis(caller: TheCaller, table: FromPath[str]) -> Analysis:
    """The analysis of a finished match, or how far it is."""
    return await told(caller, await caller.snapshot(table))


@post("/tables/{table:str}/analysis", responses=PROBLEMS, status_code=200)
async def analyse(caller: TheCaller, table: FromPath[str]) -> Analysis:
    """Begin to analyse a finished match, unless that is done or under way."""
    snapshot = await caller.snapshot(table)
    finished_match(snapshot)
    analyst = caller.services.analyst
    if not analyst.is_under_way(table) and await analyst.findings(table) is None:
        if not caller.services.hints.allows(caller.guest):
            raise TooMany
        analyst.begin(snapshot, Asker(address_key(caller.address), caller.guest))
    return await told(caller, snapshot)


HANDLERS = [look_at_analysis, analyse]


async def told(caller: Caller, snapshot: Snapshot) -> Analysis:
    """How far an analysis is, or what it says, in the caller's language."""
    match, analyst = finished_match(snapshot), caller.services.analyst
    moments = moments_of(match)
    found = await analyst.findings(snapshot.header.id)
    if found is None:
        return not_yet(analyst, snapshot.header.id, len(moments))
    turning = [
        TurningPoint(
            moment=one.moment,
            seat=one.seat,
            hints=views.hints_view(snapshot, view_before(match, moments, one), one.hints, caller.language).hints,
        )
        for one in found.turning
    ]
    return Analysis(
        state="ready",
        done=len(moments),
        total=len(moments),
        games=GAMES,
        by_network=found.by_network,
        chances=found.chances,
        turning=turning,
    )


def not_yet(analyst: Analyst, table: str, total: int) -> Analysis:
    """How far an analysis is that says nothing yet, if it was begun."""
    progress = analyst.progress.get(table)
    return Analysis(
        state="working" if progress else "failed" if table in analyst.failed else "none",
        done=progress.done if progress else 0,
        total=total,
        games=GAMES,
        by_network=False,
        chances=[],
        turning=[],
    )
