"""A board as a picture, drawn by the very components that draw it on the page: `make web` builds them into one script, which V8 runs here without a browser."""

import functools
import importlib.util
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import msgspec

from turncoat.doors.extras import missing
from turncoat.doors.match import Theme
from turncoat.errors import Invalid
from turncoat.games import GAMES, NOBODY, Game
from turncoat.match import LANGUAGES, Match

if TYPE_CHECKING:
    from py_mini_racer import MiniRacer

SCRIPT = Path(__file__).parent / "drawings" / "still.js"
SECONDS = 30  # a board takes a tenth of one

_thread = ThreadPoolExecutor(1, "drawings")


def can_draw(game: Game) -> bool:
    """Whether the game has drawings, and what they need is installed and built."""
    return importlib.util.find_spec("py_mini_racer") is not None and SCRIPT.exists() and game.name in drawn_games()


def draw_picture(match: Match, viewer: int, lang: str, theme: Theme) -> str:
    """A match as the text of an SVG file, as a viewer may see it."""
    for given, known in ((lang, LANGUAGES), (theme, get_args(Theme))):
        if given not in known:
            raise Invalid(f"there is no {given!r}; there are {', '.join(known)}")
    if match.game.name not in drawn_games():
        raise Invalid(f"there are no drawings of {match.game.title}; match.board() has it as text")
    request = {
        "game": match.game.name,
        "scene": match.game.scene(match.view(viewer), viewer),
        "options": match.options,
        "names": match.names,
        "viewer": None if viewer == NOBODY else viewer,
        "language": lang,
        "theme": theme,
    }
    return in_our_thread(draw, f"still.draw({as_script(request)})")


def narrow(svg: str, width: int) -> str:
    """The same picture, at most so wide: where it is an image among others, it has the size that it names itself."""
    size = re.search(r'width="(\d+)" height="(\d+)"', svg)
    assert size is not None
    scale = min(1.0, width / int(size[1]))
    named = f'width="{round(scale * int(size[1]))}" height="{round(scale * int(size[2]))}"'
    return svg[: size.start()] + named + svg[size.end() :]


@functools.cache
def drawn_games() -> frozenset[str]:
    """The games that have drawings."""
    return frozenset(in_our_thread(lambda: str(engine().eval("still.games.join()"))).split(","))


def in_our_thread(function: Callable[..., str], *arguments: str) -> str:
    """What a function returns. In a notebook, the thread that asks has an event loop, which nobody may keep waiting."""
    return _thread.submit(function, *arguments).result()


def draw(script: str) -> str:
    """What the boards draw; they do it asynchronously, so it is a promise."""
    return str(engine().eval(script).get(timeout=SECONDS))  # type: ignore[union-attr]


@functools.cache
def engine() -> "MiniRacer":
    """The boards, ready to draw, with what is printed in the boxes here."""
    try:
        from py_mini_racer import MiniRacer
    except ImportError:
        raise missing("pictures") from None
    if not SCRIPT.exists():
        raise Invalid("the drawings are not built: run `make web` in the checkout")
    script = MiniRacer()
    script.eval("var document = {hidden: true}")  # nobody looks: nothing moves
    script.eval(f"var printedInBoxes = {as_script({name: game.printed for name, game in GAMES.items()})}")
    script.eval(SCRIPT.read_text("utf-8"))
    return script


def as_script(data: object) -> str:
    """Data as JavaScript writes it."""
    return msgspec.json.encode(data).decode()
