"""Boards as pictures, drawn by the very components that draw them on the page.

`make web` builds these into one script, which V8 runs here without a browser; resvg paints what it draws. Both come with the extra `pictures`.
"""

import atexit
import functools
import importlib.util
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from turncoat.errors import Invalid
from turncoat.games import GAMES, Game

if TYPE_CHECKING:
    from py_mini_racer import MiniRacer

Theme = Literal["light", "dark"]

BUILT = Path(__file__).parent / "built"
SCRIPT = BUILT / "still.js"  # and the fonts, for resvg
SECONDS = 30  # a board takes a tenth of one
DRAWN = frozenset({"verraeter", "rattus", "ontembare_stad"})  # games that have drawings
PACKAGES = ("py_mini_racer", "resvg_py")
ENGINES = 4  # kept: ours, and those of tables with printed values of their own

_thread = ThreadPoolExecutor(1, "drawings")


class Sight(msgspec.Struct, frozen=True, rename="camel"):
    """What is to be drawn: a scene, who sits there, who looks, in which language and by which light."""

    game: str
    scene: Any
    options: dict[str, str]
    names: list[str]
    viewer: int | None
    language: str
    theme: Theme = "light"


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands."""

    name: str
    points: int


class About(msgspec.Struct, frozen=True):
    """What is to be read beside a board on its card."""

    title: str
    line: str
    seats: list[Standing]
    site: str


@functools.cache
def is_installed() -> bool:
    """Whether what draws and what paints is here."""
    return SCRIPT.exists() and all(importlib.util.find_spec(package) for package in PACKAGES)


def can_draw(game: Game) -> bool:
    """Whether the game has drawings, and what they need is installed and built."""
    return is_installed() and game.name in DRAWN


def draw_board(sight: Sight, game: Game) -> str:
    """The board as the text of an SVG file; the game says what is printed on it."""
    return in_our_thread(drawn, game, f"still.draw({as_script(sight)})")


def paint_card(sight: Sight, about: About, game: Game) -> bytes:
    """The board beside what is played and how it stands, as PNG: 1200 pixels wide and 630 high, as links are shown with."""
    from resvg_py import svg_to_bytes  # comes with the extra, like V8

    svg = in_our_thread(drawn, game, f"still.drawCard({as_script(sight)}, {as_script(about)})")
    return svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_dirs=[str(BUILT)])


def in_our_thread(function: Callable[..., str], *arguments: object) -> str:
    """What a function returns. In a notebook, the thread that asks has an event loop, which nobody may keep waiting."""
    return _thread.submit(function, *arguments).result()


def drawn(game: Game, script: str) -> str:
    """What the boards draw; they do it asynchronously, so it is a promise."""
    engine = engine_of(None if game is GAMES[game.name] else game)
    return str(engine.eval(script).get(timeout=SECONDS))  # type: ignore[union-attr]


@functools.lru_cache(ENGINES)
def engine_of(other: Game | None) -> "MiniRacer":
    """The boards, ready to draw, with what is printed in the boxes here, or in another copy of a game."""
    from py_mini_racer import MiniRacer

    if not SCRIPT.exists():
        raise Invalid("the drawings are not built: run `make web` in the checkout")
    printed = {game.name: game.printed for game in (*GAMES.values(), *([other] if other else []))}
    engine = MiniRacer()
    engine.eval("var document = {hidden: true}")  # nobody looks: nothing moves
    engine.eval(f"var printedInBoxes = {as_script(printed)}")
    engine.eval(SCRIPT.read_text("utf-8"))
    return engine


# V8 crashes if it is freed once Python has begun to take its modules apart
atexit.register(engine_of.cache_clear)


def as_script(data: object) -> str:
    """Data as JavaScript writes it."""
    return msgspec.json.encode(data).decode()
