"""A match as a picture, for programs and notebooks."""

import re
from typing import get_args

from turncoat.doors.extras import missing
from turncoat.drawings import DRAWN, Sight, Theme, can_draw, draw_board
from turncoat.errors import Invalid
from turncoat.games import NOBODY
from turncoat.match import LANGUAGES, Match

__all__ = ["can_draw", "draw_picture", "narrow"]


def draw_picture(match: Match, viewer: int, lang: str, theme: Theme) -> str:
    """A match as the text of an SVG file, as a viewer may see it."""
    for given, known in ((lang, LANGUAGES), (theme, get_args(Theme))):
        if given not in known:
            raise Invalid(f"there is no {given!r}; there are {', '.join(known)}")
    if match.game.name not in DRAWN:
        raise Invalid(f"there are no drawings of {match.game.title}; match.board() has it as text")
    sight = Sight(
        game=match.game.name,
        scene=match.game.scene(match.view(viewer), viewer),
        options=match.options,
        names=match.names,
        viewer=None if viewer == NOBODY else viewer,
        language=lang,
        theme=theme,
    )
    try:
        return draw_board(sight, match.game)
    except ImportError:
        raise missing("pictures") from None


def narrow(svg: str, width: int) -> str:
    """The same picture, at most so wide: where it is an image among others, it has the size that it names itself."""
    size = re.search(r'width="(\d+)" height="(\d+)"', svg)
    assert size is not None
    scale = min(1.0, width / int(size[1]))
    named = f'width="{round(scale * int(size[1]))}" height="{round(scale * int(size[2]))}"'
    return svg[: size.start()] + named + svg[size.end() :]
