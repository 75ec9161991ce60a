"""Boards as pictures, drawn by the page's own components without a browser."""

import re
from xml.etree import ElementTree as ET

import pytest

import turncoat
from turncoat.drawings import DRAWN, About, Sight, Standing, Theme, drawn, engine_of, in_our_thread
from turncoat.drawings import as_script as js
from turncoat.games import GAMES

NAME = "{http://www.w3.org/2000/svg}"
ODD = "]]> & <b>"  # what somebody may be called
CASES = [("verraeter", "later"), ("rattus", "standard"), ("ontembare_stad", "strategic"), ("ontembare_stad", "verraad")]


def card(game: str, preset: str, theme: Theme) -> str:
    match = turncoat.Match(game, preset=preset, seed=3)
    for _ in range(40):
        match.bot_move("apprentice")
    names = [ODD, *match.names[1:]]
    sight = Sight(game, match.view(), match.options, names, None, "en", theme)
    about = About("A game", "Anna is to <decide>.", [Standing(name, 7) for name in names], "Turncoat")
    return in_our_thread(drawn, GAMES[game], f"still.drawCard({js(sight)}, {js(about)})")


def test_the_games_that_are_said_to_have_drawings_have_them() -> None:
    assert frozenset(in_our_thread(lambda: str(engine_of(None).eval("still.games.join()"))).split(",")) == DRAWN


@pytest.mark.parametrize(("game", "preset"), CASES)
def test_a_card_says_all_of_its_looks_in_words_that_every_painter_knows(game: str, preset: str) -> None:
    light, dark = (card(game, preset, theme) for theme in ("light", "dark"))
    assert light != dark
    for svg in (light, dark):
        root = ET.fromstring(svg)
        assert (root.get("width"), root.get("height")) == ("1200", "630")
        assert not [one.tag for one in root.iter() if one.tag in (f"{NAME}use", f"{NAME}style")]
        assert not re.findall(r"var\(|calc\(|color-mix\(|\brem\b|class=", svg)
        assert {"Anna is to <decide>.", ODD} <= set(root.itertext())
        ids = set(re.findall(r'\bid="([^"]+)"', svg))
        assert set(re.findall(r"url\(&quot;#([^)&]+)|url\(#([^)]+)\)", svg)) <= {("", one) for one in ids}
