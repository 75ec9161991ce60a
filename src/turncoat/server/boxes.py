"""The requests about boxes: what is printed in one, whether what somebody has read off theirs fits the rules, and keeping it under a name."""

import secrets
import time

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from turncoat.games import GAMES, Game, Invalid
from turncoat.games.box import (
    Card,
    Cell,
    Finding,
    Values,
    disputed,
    entered,
    provenance_at,
    read_box,
    value_at,
    with_values,
)
from turncoat.games.components import Components
from turncoat.match import Words
from turncoat.server import store
from turncoat.server.api import PROBLEMS, find_box
from turncoat.server.box_messages import (
    BoxCard,
    BoxCell,
    BoxContents,
    BoxFacts,
    BoxFile,
    BoxFinding,
    BoxReport,
    BoxSection,
    CellKind,
    KeepBox,
    ReadOff,
)
from turncoat.server.caller import Caller, TheCaller
from turncoat.server.messages import BoxName, ValueFacts
from turncoat.server.problems import Refused, not_found
from turncoat.server.seating import ID_BYTES, good_name
from turncoat.server.snapshot import Box
from turncoat.server.tables import load_box
from turncoat.server.words import game_words, say

BOXES_AT_MOST = 12  # of one game that a guest has


@get("/games/{game:str}/box", responses=PROBLEMS)
async def printed_values(caller: TheCaller, game: FromPath[str]) -> BoxFacts:
    """Every value that is printed in a game's box, with where it comes from; and the boxes that the caller has kept."""
    found = game_named(game)
    words = game_words(found, caller.language)
    kinds = dict.fromkeys(card.kind for card in found.box.cards)
    values = found.box.whole(found.contents.values)
    return BoxFacts(
        game=game,
        title=words.say("game-title"),
        sections=[section(found, kind, values, words) for kind in kinds],
        boxes=await boxes_of(caller, game),
    )


@post("/games/{game:str}/box/checks", responses=PROBLEMS, status_code=200)
async def check(caller: TheCaller, game: FromPath[str], data: JSONBody[ReadOff]) -> BoxReport:
    """Whether values fit what the rulebook, other sources and the other values say."""
    found = game_named(game)
    values = components_of(found, data.values).values
    words = game_words(found, caller.language)
    facts = disputed(found.contents.values, values, found.box)
    return BoxReport(
        findings=[
            *(said_of_fact(found, one, words) for one in facts),
            *(said(one, words) for one in found.box.findings(values)),
        ],
        obstacles=[words.say(one) for one in found.box.obstacles(values)],
    )


@get("/games/{game:str}/boxes", responses=PROBLEMS)
async def own_boxes(caller: TheCaller, game: FromPath[str]) -> list[BoxName]:
    """The caller's boxes of a game, the newest first."""
    game_named(game)
    return await boxes_of(caller, game)


@post("/games/{game:str}/boxes", responses=PROBLEMS)
async def keep_box(caller: TheCaller, game: FromPath[str], data: JSONBody[KeepBox]) -> BoxName:
    """Keep what was read off, under a name; what was kept under that name before stays what tables are played with that have it."""
    found = game_named(game)
    components = components_of(found, data.values)
    if obstacle := next(found.box.obstacles(components.values), None):
        raise Refused(422, "unplayable-box", why=game_words(found, caller.language).say(obstacle))
    name = good_name(data.name)
    if len([box for box in await boxes_of(caller, game) if box.name != name]) >= BOXES_AT_MOST:
        raise Refused(409, "too-many-boxes", most=BOXES_AT_MOST)
    caller.check_creation()
    box = Box(
        id=secrets.token_urlsafe(ID_BYTES),
        guest=caller.guest,
        game=game,
        name=name,
        file=components.text,
        made=time.time(),
        listed=True,
    )
    if await load_box(box) is None:
        raise Refused(422, "invalid", detail=name)
    await caller.services.tables.database.write(store.add_box, box)
    return BoxName(id=box.id, name=name)


@get("/games/{game:str}/boxes/{box:str}", responses=PROBLEMS)
async def look_into_box(caller: TheCaller, game: FromPath[str], box: FromPath[str]) -> BoxContents:
    """What was read off a box."""
    found = await find_box(caller.services, game, box)
    return BoxContents(name=found.box.name, values=entered(found.game.contents, game_named(game).box))


@get("/games/{game:str}/boxes/{box:str}/file", responses=PROBLEMS)
async def box_file(caller: TheCaller, game: FromPath[str], box: FromPath[str]) -> Response[str]:
    """A box as the file that docs/components.md describes."""
    found = await find_box(caller.services, game, box)
    headers = {"content-disposition": f'attachment; filename="{game}.toml"'}
    return Response(found.box.file, media_type=MediaType.TEXT, headers=headers)


@delete("/games/{game:str}/boxes/{box:str}", responses=PROBLEMS, status_code=200)
async def throw_away(caller: TheCaller, game: FromPath[str], box: FromPath[str]) -> list[BoxName]:
    """The caller no longer wants a box; tables that are played with it keep it."""
    game_named(game)
    if not await caller.services.tables.database.write(store.unlist_box, box, caller.guest):
        raise Refused(404, "no-such-box")
    return await boxes_of(caller, game)


@post("/games/{game:str}/box/file", responses=PROBLEMS, status_code=200)
async def read_file(game: FromPath[str], data: JSONBody[BoxFile]) -> BoxContents:
    """What was read off, from a file; nothing is kept."""
    found = game_named(game)
    try:
        return BoxContents(name="", values=read_box(found.contents.values, found.box, data.text))
    except Invalid as error:
        raise Refused(422, "bad-box", detail=str(error)) from None


HANDLERS = [printed_values, check, own_boxes, keep_box, look_into_box, box_file, throw_away, read_file]


def game_named(name: str) -> Game:
    """A game that has something to be read off."""
    if name not in GAMES or not GAMES[name].box.cards:
        raise not_found()
    return GAMES[name]


def components_of(game: Game, read: dict[str, int | str | bool]) -> Components:
    try:
        return with_values(game.contents.values, game.box, read)
    except Invalid as error:
        raise Refused(422, "bad-box", detail=str(error)) from None


async def boxes_of(caller: Caller, game: str) -> list[BoxName]:
    kept = await caller.services.tables.database.read(store.boxes_of, caller.guest, game)
    return [BoxName(id=box.id, name=box.name) for box in kept]


# In words


def section(game: Game, kind: str, values: Values, words: Words) -> BoxSection:
    """All cards of a kind, with values for all their cells."""
    cards = [card for card in game.box.cards if card.kind == kind]
    return BoxSection(
        kind=kind,
        title=words.say(f"box-{kind}"),
        where=words.say(f"box-{kind}-where"),
        columns=[words.say(f"box-{kind}-{cell.column}") for cell in cards[0].cells],
        cards=[
            BoxCard(
                title=words.say(card.name),
                cells=[cell_view(game, card, cell, values, words) for cell in card.cells],
            )
            for card in cards
        ],
    )


def cell_view(game: Game, card: Card, cell: Cell, values: Values, words: Words) -> BoxCell:
    return BoxCell(
        path=cell.path,
        label=label_of(card, cell, words),
        kind=kind_of(cell),
        lowest=cell.lowest,
        highest=cell.highest,
        choices=[ValueFacts(value=one, title=words.say(f"{cell.titles}{one}")) for one in cell.choices],
        letters=cell.letters,
        value=value_at(values, cell),
        provenance=provenance_at(values, cell),
        is_spare=game.box.is_spare(cell, game.contents.values),
    )


def label_of(card: Card, cell: Cell, words: Words) -> str:
    """What a cell is called where its card is not seen."""
    what = words.say(f"box-{card.kind}-{cell.column}")
    return say(words.language, "server-box-value", card=words.say(card.name), value=what)


def kind_of(cell: Cell) -> CellKind:
    return "choice" if cell.choices else "letters" if cell.letters else "number" if cell.highest else "flag"


def said(finding: Finding, words: Words) -> BoxFinding:
    return BoxFinding(
        text=words.say(finding.said), rule=finding.rule or None, holds=finding.holds, cells=list(finding.cells)
    )


def said_of_fact(game: Game, finding: Finding, words: Words) -> BoxFinding:
    """A value that is known otherwise."""
    path = finding.cells[0]
    card, cell = next((card, cell) for card in game.box.cards for cell in card.cells if cell.path == path)
    known, found = (str(finding.args[name]) for name in ("known", "found"))
    message = "server-box-rulebook-not" if finding.name == "rulebook" else "server-box-source-not"
    text = say(words.language, message, value=label_of(card, cell, words), known=known, found=found)
    return BoxFinding(text=text, rule=None, holds=False, cells=[path])
