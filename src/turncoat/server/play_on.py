"""Playing on from a moment of a match that is over: a new table begins there, with bots at the other seats.

What was is told there as at any table, through the views of today's seats; what comes is drawn from a seed of its own, so nobody knows it.
"""

from collections.abc import Sequence
from dataclasses import replace

from litestar import post
from litestar.params import FromPath, JSONBody

from turncoat.games import OVER
from turncoat.kernel import unpack
from turncoat.match import moments_of, state_at
from turncoat.server import seating
from turncoat.server.analyst import finished_match
from turncoat.server.api import PROBLEMS
from turncoat.server.caller import TheCaller
from turncoat.server.messages import TableView
from turncoat.server.problems import Refused, not_found
from turncoat.server.replay_messages import PlayOn
from turncoat.server.seating import Owns
from turncoat.server.snapshot import Place, Snapshot, after_start, steps_before


@post("/tables/{table:str}/play-on", responses=PROBLEMS)
async def play_on(caller: TheCaller, table: FromPath[str], data: JSONBody[PlayOn]) -> TableView:
    """Sit down with bots at a new table that goes on from a moment of a match that is over."""
    caller.check_creation()
    source = await caller.snapshot(table)
    following = table_from(source, data, caller.guest, await caller.name(), caller.services.tables.owns)
    await caller.services.budget.spend("stored", caller.guest, caller.address, following.number)
    return caller.view(await caller.services.tables.add(following))


HANDLERS = [play_on]


def table_from(source: Snapshot, wish: PlayOn, guest: str, name: str, owns: Owns = lambda table: True) -> Snapshot:
    """A table that goes on from a moment of another's match."""
    match, old = finished_match(source), source.header
    stops = moments_of(match)
    if not 0 <= wish.moment < len(stops):
        raise not_found()
    mover = unpack(match.game.state, state_at(match, stops[wish.moment])).mover
    if mover == OVER:
        raise Refused(409, "match-over")
    header = seating.new_header(match.game, old.preset, old.options, guest, owns, is_public=False, hints=True)
    header = replace(header, source=old.id, source_moment=wish.moment, box=old.box, box_name=old.box_name)
    mine = seating.place_at(source, mover if wish.seat is None else wish.seat).seat
    places = seats_with_bots(header.id, source.places, mine, guest, name, seating.good_bot(wish.bot))
    return after_start(Snapshot(header, places, None, (), ()), steps_before(source, wish.moment))


def seats_with_bots(
    table: str, before: Sequence[Place], mine: int, guest: str, name: str, bot: str
) -> tuple[Place, ...]:
    """A guest at one seat and bots at the others, under the names of those who sat there: what they did is still told of them."""
    others = [place.name for place in before if place.seat != mine]
    me = Place(table, mine, guest, None, seating.free_name(name, others), None)
    return tuple(
        me if place.seat == mine else Place(table, place.seat, None, bot, place.name, None) for place in before
    )
