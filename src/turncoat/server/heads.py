"""What a page says of itself before a script has run: to search engines, in link previews, and in its status.

The page does its own routing (`web/src/lib/router.svelte.ts`); this module knows which of its addresses exist, and what each is about.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from html import escape

from turncoat.drawings import can_draw
from turncoat.games import GAMES, Game, Invalid
from turncoat.match import find_lesson
from turncoat.server import views
from turncoat.server.away import Away
from turncoat.server.needs import NO_NEEDS, Needs, page_needs, replay_needs, table_needs
from turncoat.server.problems import Refused
from turncoat.server.replays import Film, film_of
from turncoat.server.services import Services
from turncoat.server.snapshot import Snapshot, names_of
from turncoat.server.words import game_words, say, table_words

MOVE = re.compile(r"[0-9]{1,6}")
MARK = "<!--head-->"  # where it belongs in the built page
PICTURE = (1200, 630)  # pixels: what links are shown with everywhere
# Games, and presets that are expansions, of which there is a picture (`tools/link_pictures.py`)
PICTURED = ("verraeter", "rattus", "ontembare_stad", "verraad")
AT_MOST = 200  # characters of a description: no search engine shows more


@dataclass(frozen=True)
class Head:
    """A page's title and description; `path` is the one address of several under which it is to be known."""

    title: str
    description: str
    path: str
    language: str
    status: int = 200
    is_listed: bool = True  # whether search engines may keep it
    picture: str = "/link/turncoat.png"  # that a link to it is shown with
    needs: Needs = NO_NEEDS  # what browsers are to fetch at once

    def html(self, origin: str) -> str:
        """What stands in the page's head."""
        lines = [
            f"<title>{escape(self.title)}</title>",
            f'<meta name="description" content="{escape(self.description)}" />',
        ]
        if self.status == 200:
            lines.append(f'<link rel="canonical" href="{escape(origin + self.path)}" />')
            lines += [f'<meta property="og:{name}" content="{escape(told)}" />' for name, told in self.card(origin)]
            lines.append('<meta name="twitter:card" content="summary_large_image" />')
        if not self.is_listed:
            lines.append('<meta name="robots" content="noindex" />')
        return "\n    ".join(lines)

    def waiting(self) -> str:
        """What is to be read until the page's script is here; it goes on showing it while a table is on its way (`Waiting.svelte`)."""
        title, about = escape(self.title.removesuffix(" – Turncoat")), escape(self.description)
        return f'<div class="on-its-way"><p class="title">{title}</p><p>{about}</p></div>'

    def card(self, origin: str) -> list[tuple[str, str]]:
        """What a link to it is shown with where it is posted (ogp.me); addresses there are whole ones."""
        width, height = PICTURE
        return [
            ("site_name", "Turncoat"),
            ("type", "website"),
            ("title", self.title),
            ("description", self.description),
            ("url", origin + self.path),
            ("image", origin + self.picture),
            ("image:width", str(width)),
            ("image:height", str(height)),
        ]


@dataclass(frozen=True)
class Asked:
    """What an address asks for."""

    services: Services
    parts: tuple[str, ...]  # of the path, after the first
    preset: str | None
    move: int | None  # the moment of a match
    is_plain: bool  # no moment, seat or preset is asked for
    language: str

    def say(self, message: str, **args: str) -> str:
        return say(self.language, f"server-head-{message}", **args)


Describe = Callable[[Asked], Awaitable[Head | None]]  # None: there is no such page


async def head_of(services: Services, path: str, query: Mapping[str, str], language: str) -> Head:
    """What the page at an address is about; a page of its own kind says that there is none."""
    first, *parts = path.strip("/").split("/")
    move = query.get("move", "")
    moment = int(move) if MOVE.fullmatch(move) else None
    asked = Asked(services, tuple(parts), query.get("preset"), moment, not query, language)
    found = await ROUTES[first](asked) if first in ROUTES else None
    if found is None:
        return missing(path, language)
    return found if found.needs.sources else replace(found, needs=page_needs(first, language))


def missing(path: str, language: str) -> Head:
    title, text = say(language, "server-head-missing"), say(language, "server-not-found")
    return Head(f"{title} – Turncoat", text, path, language, status=404, is_listed=False)


async def first_page(asked: Asked) -> Head | None:
    return None if asked.parts else Head(asked.say("first"), asked.say("first-about"), "/", asked.language)


async def about(asked: Asked) -> Head | None:
    if asked.parts:
        return None
    return Head(f"{asked.say('about')} – Turncoat", asked.say("about-about"), "/about", asked.language)


async def rules(asked: Asked) -> Head | None:
    return about_game("rules", asked, is_listed=True) if len(asked.parts) == 1 else None


async def box(asked: Asked) -> Head | None:
    """What is printed in a game's box."""
    if len(asked.parts) != 1 or asked.parts[0] not in GAMES or not GAMES[asked.parts[0]].box.cards:
        return None
    return about_game("box", asked, is_listed=True)


async def new_table(asked: Asked) -> Head | None:
    return about_game("new", asked, is_listed=False) if len(asked.parts) == 1 else None


async def learn(asked: Asked) -> Head | None:
    """A game's lessons, or one of them."""
    if len(asked.parts) == 2 and asked.parts[0] in GAMES:
        try:
            find_lesson(GAMES[asked.parts[0]], asked.parts[1])
        except Invalid:
            return None
    return about_game("learn", asked, is_listed=True) if len(asked.parts) in (1, 2) else None


def about_game(page: str, asked: Asked, *, is_listed: bool) -> Head | None:
    """A page about a game, or about the expansion that is a preset of it."""
    name = asked.parts[0]
    if name not in GAMES or (asked.preset and asked.preset not in GAMES[name].presets):
        return None
    title, blurb = told_of(GAMES[name], asked.preset or "", asked.language)
    path = "/".join(("", page, *asked.parts)) + (f"?preset={asked.preset}" if asked.preset else "")
    description = shortened(f"{asked.say(f'{page}-about', game=title)} {blurb}")
    full = f"{asked.say(page, game=title)} – Turncoat"
    return Head(full, description, path, asked.language, is_listed=is_listed, picture=picture_of(name, asked.preset))


def picture_of(game: str, preset: str | None) -> str:
    """The picture of an expansion, of a game, or of all."""
    return f"/link/{next((name for name in (preset, game) if name in PICTURED), 'turncoat')}.png"


def told_of(game: Game, preset: str, language: str) -> tuple[str, str]:
    """A game's title, and what it is about in a sentence."""
    words = game_words(game, language)
    return words.say(words.about("title", preset)), words.say(words.about("blurb", preset))


async def table(asked: Asked) -> Head | None:
    """A table, or its match to look back at: what is played there. Anybody with its address may know that; search engines need not."""
    if not asked.parts or asked.parts[1:] not in ((), ("replay",)):
        return None
    is_replay = len(asked.parts) == 2
    path = "/".join(("/t", *asked.parts)) + (f"?move={asked.move}" if is_replay and asked.move is not None else "")
    try:
        snapshot = await asked.services.tables.snapshot(asked.parts[0])
    except Refused as refusal:
        if refusal.status == 404:
            return None
        return Head("Turncoat", asked.say("first-about"), path, asked.language, is_listed=False)
    except Away:  # whether there is such a table is to be seen; the page tells it
        return Head("Turncoat", asked.say("first-about"), path, asked.language, is_listed=False)
    header = snapshot.header
    title, blurb = told_of(GAMES[header.game], header.preset or "", asked.language)
    state = "imported" if header.imported else header.state
    is_over = state in ("imported", "finished")
    film = None if snapshot.match is None else film_of(snapshot, None, None)
    moment = shown_moment(film, asked.move if is_replay else None) if film else 0
    news = spectators_news(snapshot, film, moment, asked.language)
    description = shortened(f"{asked.say(f'table-{state}', game=title)} {news} {blurb}")
    has_board = film is not None and can_draw(snapshot.game)
    return Head(
        f"{title} – Turncoat",
        description,
        path,
        asked.language,
        is_listed=False,
        picture=f"/api/tables/{header.id}/picture?move={moment}&lang={asked.language}"
        if has_board
        else picture_of(header.game, header.preset),
        needs=replay_needs(header, asked.language, is_at_start=is_over and asked.is_plain)
        if is_replay
        else table_needs(header, asked.language),
    )


def shown_moment(film: Film, asked: int | None) -> int:
    """The moment of a match that is asked for, if there is such a one; otherwise its latest."""
    last = len(film.stops) - 1
    return last if asked is None else min(asked, last)


def spectators_news(snapshot: Snapshot, film: Film | None, moment: int, language: str) -> str:
    """Whose turn it is, or who has won, as everybody may know: now, or at a moment of the match."""
    words = table_words(snapshot.game, language, names_of(snapshot.places))
    seen = film and film.watcher.view(film.position(film.stops[moment]))
    return views.turn_view(snapshot.header, snapshot.places, seen, None, words).text


def shortened(text: str) -> str:
    return text if len(text) <= AT_MOST else text[: AT_MOST - 1].rstrip() + "…"


# By the first part of an address.
ROUTES: dict[str, Describe] = {
    "": first_page,
    "about": about,
    "rules": rules,
    "box": box,
    "new": new_table,
    "learn": learn,
    "t": table,
}
