"""A picture of a table's board at a moment, for links to it: as a spectator saw it, or open once the match is over."""

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from turncoat.drawings import About, Sight, Standing, can_draw
from turncoat.games.copies import box_of
from turncoat.server import views
from turncoat.server.api import PROBLEMS
from turncoat.server.caller import Language, TheServices
from turncoat.server.page import COMPRESSED_BEFORE
from turncoat.server.problems import not_found
from turncoat.server.replays import Film, film_of
from turncoat.server.snapshot import names_of
from turncoat.server.turns import Asker
from turncoat.server.words import game_words, table_words
from turncoat.server.worker import Draw

KEEP_SECONDS = 3600  # for which those who show links need not ask for a moment again: a move that is undone may come out differently


@get(
    "/tables/{table:str}/picture",
    responses=PROBLEMS,
    media_type="image/png",
    exclude_from_csrf=True,  # what everybody may keep carries no token, and no cookie
    opt={COMPRESSED_BEFORE: True},
)
async def picture(
    request: Request[Any, Any, Any],
    services: TheServices,
    language: Language,
    table: FromPath[str],
    move: FromQuery[int | None] = None,
) -> Response[bytes]:
    """A picture of a table's board, at one of its moments or now: 1200 × 630 pixels, as links are shown with."""
    snapshot = await services.tables.snapshot(table)
    film = film_of(snapshot, None, None)
    last = len(film.stops) - 1
    moment = last if move is None else move
    if not 0 <= moment <= last or not can_draw(snapshot.game):
        raise not_found()
    drawing = drawing_of(film, moment, language)
    found = services.painter.find(drawing)
    if found is None:
        guest, address = services.guests.read(request), request.client.host if request.client else ""
        services.budget.charge("painted", guest, address)  # not spent in the address's lane: another process paints
        found = await services.painter.paint(drawing, Asker(address, guest or ""))
    headers = {
        "cache-control": "no-cache" if move is None else f"public, max-age={KEEP_SECONDS}",
        "cross-origin-resource-policy": "cross-origin",  # it is made to be shown on other sites
        "vary": "accept-language",
    }
    return Response(found, media_type="image/png", headers=headers)


HANDLERS = [picture]


def drawing_of(film: Film, moment: int, language: str) -> Draw:
    """What is to be drawn of a moment: the scene, whose turn it is or who has won, and everybody's points, all as the film shows it."""
    snapshot, watcher = film.snapshot, film.watcher
    names = names_of(snapshot.places)
    position = film.position(film.stops[moment])
    seen = watcher.view(position)
    points = [0] * len(names)
    watcher.game.scores(seen, points, [0] * len(names))
    words = game_words(snapshot.game, language)
    told = views.turn_view(snapshot.header, snapshot.places, seen, None, table_words(snapshot.game, language, names))
    about = About(
        title=words.say(words.about("title", snapshot.header.preset or "")),
        line=told.text,
        seats=[Standing(name, score) for name, score in zip(names, points)],
        site="Turncoat",
    )
    sight = Sight(
        game=snapshot.header.game,
        scene=watcher.scene(position),
        options=snapshot.header.options,
        names=list(names),
        viewer=None,
        language=language,
    )
    return Draw(sight, about, box_of(snapshot.game))
