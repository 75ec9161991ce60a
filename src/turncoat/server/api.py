"""The requests that a page makes, a few lines each: who is asking, what is done, what they may see of it."""

from typing import Any

from litestar import Response, WebSocket, delete, get, post, put, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from turncoat.games import GAMES, Game, Illegal, Invalid
from turncoat.games.scene import Part
from turncoat.match import Match
from turncoat.server import seating, store, views
from turncoat.server.away import Away
from turncoat.server.caller import Caller, Language, TheCaller, TheServices, viewer_of
from turncoat.server.catalogue import catalogue, rulebook
from turncoat.server.catalogue_messages import Catalogue, Rulebook
from turncoat.server.connections import sender
from turncoat.server.limits import address_key
from turncoat.server.live import TRY_AGAIN, Connection, refuse
from turncoat.server.logs import note, warn
from turncoat.server.messages import (
    AllowHints,
    AskHint,
    Foresight,
    Hints,
    Lobby,
    Me,
    Move,
    NewTable,
    Problem,
    Rename,
    TableCard,
    TableView,
    TakeSeat,
    Undo,
    Update,
    WhyNot,
)
from turncoat.server.middleware import language_of
from turncoat.server.problems import Forbidden, Refused, Stale, TooMany, not_found, not_yours
from turncoat.server.rematches import lay_rematch
from turncoat.server.rows import Damaged
from turncoat.server.services import Services
from turncoat.server.snapshot import Boxed, Snapshot
from turncoat.server.tables import ACTIONS_AT_MOST, load_box, parsed
from turncoat.server.turns import Asker

PROBLEMS: dict[int, ResponseSpec] = {
    status: ResponseSpec(Problem, description=description, generate_examples=False)
    for status, description in {
        400: "The request cannot be understood.",
        403: "The caller may not do that.",
        404: "There is no such thing.",
        409: "The table is not as the caller thinks.",
        413: "The request is too large.",
        421: "The table is another process's; the same can be asked again.",
        422: "The rules of the game, or of the table, do not allow it.",
        429: "Too many requests.",
        500: "An error that nobody expected.",
        503: "The database, or what draws pictures, is away for a moment; the same can be asked again.",
    }.items()
}


# What there is


@get("/games", responses=PROBLEMS)
async def games(language: Language) -> Catalogue:
    """All that can be played, and with whom."""
    return catalogue(language)


async def find_box(services: Services, game: str, box: str) -> Boxed:
    """A box, and the game with its values."""
    try:
        found = await services.tables.database.read(store.find_box, box)
    except Damaged as reason:
        warn("box left out", box=repr(box), reason=reason)
        raise Refused(404, "no-such-box") from None
    if found is None or found.game != game:
        raise Refused(404, "no-such-box")
    played = await load_box(found)
    if played is None:
        raise Refused(409, "old-box", name=found.name)
    return Boxed(found, played)


async def game_named(services: Services, game: str, box: str | None) -> Game:
    """A game, with the values of a box if one is named."""
    if game not in GAMES:
        raise not_found()
    return GAMES[game] if box is None else (await find_box(services, game, box)).game


@get("/games/{game:str}/rules", responses=PROBLEMS)
async def rules(
    services: TheServices,
    game: FromPath[str],
    language: Language,
    preset: FromQuery[str | None] = None,
    option: FromQuery[list[str] | None] = None,
    seats: FromQuery[int | None] = None,
    box: FromQuery[str | None] = None,
) -> Rulebook:
    """The numbered rules of a game that are in force: by a preset, with options changed (`name=value`), with so many seats."""
    played = await game_named(services, game, box)
    changes = dict(change.partition("=")[::2] for change in option or [])
    try:
        options = played.choose_options(preset, changes)
        seats = seats if seats is None else played.check_seats(seats)
    except Invalid as error:
        raise Refused(422, "invalid", detail=str(error)) from None
    return rulebook(played, language, tuple(options.items()), seats)


@get("/games/{game:str}/printed", responses=PROBLEMS)
async def printed(services: TheServices, game: FromPath[str], box: FromQuery[str | None] = None) -> Part:
    """What is printed on a game's board and cards, in our box or in somebody's; `scene.py` of the game says what there is."""
    return (await game_named(services, game, box)).printed


# Guests


@get("/me", responses=PROBLEMS)
async def me(caller: TheCaller) -> Me:
    """Who the caller is; a cookie is set on the first call."""
    return Me(name=await caller.services.tables.database.read(store.guest_name, caller.guest))


@put("/me", responses=PROBLEMS)
async def rename(caller: TheCaller, data: JSONBody[Rename]) -> Me:
    """Set the caller's name."""
    name = seating.good_name(data.name)
    caller.check_creation()
    await caller.services.tables.database.write(store.keep_guest, caller.guest, name)
    return Me(name=name)


# Tables


@get("/tables", responses=PROBLEMS)
async def lobby(caller: TheCaller) -> Lobby:
    """The caller's tables, those waiting for people, and those that can be watched."""
    tables = caller.services.tables
    mine, gathering, running = await tables.lobby(caller.guest)
    here = await caller.services.connected([header.id for header, _ in (*mine, *gathering, *running)])

    def cards(found: store.Listed) -> list[TableCard]:
        return [
            views.card_view(header, places, caller.guest, caller.language, here[header.id]) for header, places in found
        ]

    return Lobby(mine=cards(mine), open=cards(gathering), running=cards(running))


@post("/tables", responses=PROBLEMS)
async def create_table(caller: TheCaller, data: JSONBody[NewTable]) -> TableView:
    """Set up a table; it starts at once when no seat is open."""
    caller.check_creation()
    box = None if data.box is None else await find_box(caller.services, data.game, data.box)
    table = seating.new_table(data, caller.guest, await caller.name(), caller.services.tables.owns, box)
    return caller.view(await caller.services.tables.add(table))


@get("/tables/{table:str}", responses=PROBLEMS)
async def look(caller: TheCaller, table: FromPath[str], seat: FromQuery[int | None] = None) -> TableView:
    """A table as the caller's seat, or a spectator, may see it."""
    return caller.view(await caller.snapshot(table), seat)


@post("/tables/{table:str}/seats/{number:int}", responses=PROBLEMS, status_code=200)
async def sit(
    caller: TheCaller,
    table: FromPath[str],
    number: FromPath[int],
    data: JSONBody[TakeSeat],
) -> TableView:
    """Sit down, or seat a bot; where most have to agree to a bot, ask for it."""
    caller.check_creation()
    name, presence = await caller.name(), caller.services.presence
    snapshot = await caller.services.tables.alter(
        table, lambda now: seating.take(now, number, caller.guest, name, data, presence.company(now))
    )
    presence.saw(table, snapshot.places[number].guest)
    presence.look_soon(table)
    note("seat taken", table=table, seat=number)
    return caller.view(snapshot)


@delete("/tables/{table:str}/seats/{number:int}", responses=PROBLEMS, status_code=200)
async def stand_up(caller: TheCaller, table: FromPath[str], number: FromPath[int]) -> TableView:
    """Leave a seat; in a match a bot plays on."""
    snapshot = await caller.services.tables.alter(table, lambda snapshot: seating.leave(snapshot, number, caller.guest))
    note("seat left", table=table, seat=number)
    return caller.view(snapshot)


@post("/tables/{table:str}/start", responses=PROBLEMS, status_code=200)
async def start(caller: TheCaller, table: FromPath[str]) -> TableView:
    """The host, or, where the host has gone, anybody seated there, begins the match."""
    presence = caller.services.presence
    snapshot = await caller.services.tables.alter(
        table, lambda now: seating.start(now, caller.guest, presence.company(now))
    )
    note("match started", table=table, game=snapshot.header.game)
    return caller.view(snapshot)


@post("/tables/{table:str}/rematch", responses=PROBLEMS)
async def rematch(caller: TheCaller, table: FromPath[str]) -> TableView:
    """Another match for the same people; the second to ask gets the table of the first."""
    services = caller.services
    return caller.view(await lay_rematch(services.tables, table, caller.guest, services.creations, caller.address))


# Playing


async def told(caller: Caller, table: str, data: Move | Undo) -> Response[Update]:
    """Do what is asked and answer with the result; a stale request gets the table as it is."""
    try:
        if isinstance(data, Move):
            snapshot = await caller.services.tables.move(table, caller.guest, data)
        else:
            snapshot = await caller.services.tables.undo(table, caller.guest, data)
    except Stale as stale:
        raise caller.stale(stale.snapshot, data.seat) from None
    return caller.update(snapshot, data.seat, data.number)


@post("/tables/{table:str}/moves", responses=PROBLEMS)
async def move(caller: TheCaller, table: FromPath[str], data: JSONBody[Move]) -> Response[Update]:
    """One gesture, of one decision or several."""
    return await told(caller, table, data)


@post("/tables/{table:str}/undo", responses=PROBLEMS)
async def undo(caller: TheCaller, table: FromPath[str], data: JSONBody[Undo]) -> Response[Update]:
    """Take back what may be taken back."""
    return await told(caller, table, data)


@get("/tables/{table:str}/steps", responses=PROBLEMS)
async def steps(
    caller: TheCaller,
    table: FromPath[str],
    since: FromQuery[int] = 0,
    still: FromQuery[int] = 0,
    until: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> Response[Update]:
    """What happened since a number, up to today or `until` another one; what happened up to `still` is told but not shown moving."""
    snapshot = await caller.snapshot(table)
    await caller.services.budget.spend("told", caller.guest, caller.address, snapshot.steps_since(since))
    return caller.update(snapshot, viewer_of(snapshot, caller.guest, seat), since, still, until)


def own_match(snapshot: Snapshot, guest: str, seat: int) -> Match:
    """The match, for somebody who sits at it."""
    if seat not in snapshot.seats_of(guest):
        raise not_yours()
    if snapshot.match is None or snapshot.header.state != "playing":
        raise Refused(409, "not-playing")
    return snapshot.match


@get("/tables/{table:str}/foresight", responses=PROBLEMS)
async def foresight(
    caller: TheCaller,
    table: FromPath[str],
    seat: FromQuery[int],
    number: FromQuery[int],
    action: FromQuery[list[str]],
) -> Foresight:
    """What is sure to follow from a gesture, as far as the seat can know."""
    snapshot = await caller.snapshot(table)
    match = own_match(snapshot, caller.guest, seat)
    if number != snapshot.number:
        raise caller.stale(snapshot, seat)
    if not 1 <= len(action) <= ACTIONS_AT_MOST:
        raise Refused(422, "invalid", detail=f"a gesture has 1 to {ACTIONS_AT_MOST} actions")
    try:
        return views.foresight_view(snapshot, match, seat, action, parsed(snapshot.game, action), caller.language)
    except Illegal as error:
        raise Forbidden(snapshot, error.reason) from None


@post("/tables/{table:str}/hint", responses=PROBLEMS, status_code=200)
async def hint(caller: TheCaller, table: FromPath[str], data: JSONBody[AskHint]) -> Hints:
    """What would be best now, as far as the seat can know; thought about for a while."""
    snapshot = await caller.snapshot(table)
    match = own_match(snapshot, caller.guest, data.seat)
    if not snapshot.header.hints:
        raise Refused(403, "no-hints")
    if data.number != snapshot.number or match.mover != data.seat:
        raise caller.stale(snapshot, data.seat)
    if not caller.services.bots.can_hint(snapshot.game):
        if caller.services.bots.has_failed(snapshot.game):
            raise Refused(409, "no-search")
        raise Refused(409, "getting-ready")
    if not caller.services.hints.allows(caller.guest):
        raise TooMany
    await caller.services.tables.alter(table, lambda now: seating.note_hint(now, data.seat, data.number))
    view = match.view(data.seat)
    found = await caller.services.bots.hint(snapshot.game, view, Asker(address_key(caller.address), caller.guest))
    if found is None:
        raise Refused(409, "no-hint-now")
    return views.hints_view(snapshot, view, found, caller.language)


@put("/tables/{table:str}/hints", responses=PROBLEMS)
async def allow_hints(caller: TheCaller, table: FromPath[str], data: JSONBody[AllowHints]) -> TableView:
    """The host says whether hints may be asked for."""
    snapshot = await caller.services.tables.alter(
        table, lambda now: seating.allow_hints(now, caller.guest, are_allowed=data.allowed)
    )
    return caller.view(snapshot)


@get("/tables/{table:str}/why", responses=PROBLEMS)
async def why(
    caller: TheCaller,
    table: FromPath[str],
    seat: FromQuery[int],
    action: FromQuery[str],
    after: FromQuery[list[str] | None] = None,
) -> WhyNot:
    """Why something may not be done, now or after what has been chosen and not yet sent, and by which rule."""
    snapshot = await caller.snapshot(table)
    match = own_match(snapshot, caller.guest, seat)
    actions = parsed(snapshot.game, [*(after or ()), action])
    if len(actions) > ACTIONS_AT_MOST:
        raise Refused(422, "invalid", detail=f"a gesture has 1 to {ACTIONS_AT_MOST} actions")
    return views.why_view(snapshot, match.why(seat, actions[-1], actions[:-1]), caller.language)


@get("/tables/{table:str}/match", responses=PROBLEMS)
async def match_file(services: TheServices, table: FromPath[str]) -> Response[dict[str, Any]]:
    """A finished match as a file, to keep and to watch again."""
    snapshot = await services.tables.snapshot(table)
    if snapshot.match is None or snapshot.header.state != "finished":
        raise Refused(409, "not-finished")
    name = f"{snapshot.header.game}-{snapshot.header.id}.json"
    return Response(snapshot.match.to_json(), headers={"content-disposition": f'attachment; filename="{name}"'})


# The socket


@websocket("/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    services: TheServices,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
    still: FromQuery[int] = 0,
    brief: FromQuery[bool] = False,
) -> None:
    """A table as it changes, from a number on; what happened up to another one, `still`, is not shown moving.

    A client that keeps the last scene may ask for `brief` updates, which leave out what follows from it.
    """
    await socket.accept()
    address = socket.client.host if socket.client else ""
    connection = Connection(socket, table, services.guests.read(socket), language_of(socket), seat, since, still)
    connection.likes_brief = brief
    connection.send_now = sender(socket.scope)
    try:
        if not services.tables.owns(table):  # nobody would tell it of changes
            raise Refused(421, "elsewhere")
        snapshot = await services.tables.snapshot(table)
        await services.budget.spend("told", connection.guest, address, snapshot.steps_since(since))
        connection.seat = viewer_of(snapshot, connection.guest, seat)
    except Refused as error:
        await refuse(connection, error)
        return
    except Away:
        await socket.close(TRY_AGAIN)
        return
    await services.live.serve(connection, address)


HANDLERS = [
    *(games, rules, printed, me, rename, lobby, create_table, look, sit, stand_up, start, rematch),
    *(move, undo, steps, foresight, hint, allow_hints, why, match_file, live),
]
