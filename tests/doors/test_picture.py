"""A board drawn in Python, by the page's own components."""

import re
import subprocess
import sys
from unittest.mock import Mock
from xml.etree import ElementTree as ET

import pytest

import turncoat
from turncoat.doors import picture
from turncoat.drawings import draw_board
from turncoat.match import LANGUAGES

GAMES = [("verraeter", "later"), ("rattus", "standard"), ("ontembare_stad", "strategic"), ("ontembare_stad", "verraad")]
NAME = "{http://www.w3.org/2000/svg}"


def half_played(game: str, preset: str, moves: int = 40) -> turncoat.Match:
    match = turncoat.Match(game, seats=4, preset=preset, seed=3)
    for _ in range(moves):
        match.bot_move("apprentice")
    return match


def words_in(svg: str) -> str:
    """What is written in a picture."""
    return " ".join(text.strip() for text in ET.fromstring(svg).itertext() if "{" not in text)


@pytest.mark.parametrize(("game", "preset"), GAMES)
def test_a_picture_is_one_file_that_needs_no_other(game: str, preset: str) -> None:
    svg = half_played(game, preset).picture()
    root = ET.fromstring(svg)
    assert root.tag == f"{NAME}svg"
    ids = set(re.findall(r'\bid="([^"]+)"', svg))
    drawn = [one.get("href", "") for one in root.iter(f"{NAME}use")]
    assert drawn
    assert {href.removeprefix("#") for href in drawn} <= ids
    assert not re.search(r'(?:src|href)="(?!#)|url\((?!#|"?data:)', svg)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_speaks_the_language_that_is_asked_for(lang: str) -> None:
    words = words_in(half_played("rattus", "standard").picture(lang=lang))
    assert {"en": "Palace", "nl": "Paleis", "de": "Burg"}[lang] in words


def test_a_picture_shows_the_scene_of_its_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    match = half_played("verraeter", "later")
    asked = Mock(wraps=draw_board)
    monkeypatch.setattr(picture, "draw_board", asked)
    pictures = [match.picture(seat) for seat in (0, 1, None)]
    assert [one.args[0].scene for one in asked.call_args_list] == [match.view(0), match.view(1), match.view()]
    assert len(set(pictures)) == 3


def test_a_notebook_shows_the_board_of_whoever_has_the_turn() -> None:
    match = half_played("rattus", "standard")
    shown, drawn = match._repr_svg_(), match.picture(match.turn)
    assert shown is not None
    assert 'width="960" height="720"' in drawn
    assert shown == drawn.replace('width="960" height="720"', 'width="800" height="600"', 1), "it fits into a cell"


def test_a_notebook_may_have_an_event_loop_while_it_shows_a_board() -> None:
    """Jupyter runs every cell inside of one, also the first that draws."""
    code = "import asyncio, turncoat\nasync def cell(): return turncoat.Match('rattus', seed=1)._repr_svg_()\nprint(asyncio.run(cell())[:4])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "<svg\n"


def test_a_program_that_drew_a_board_ends_without_a_crash() -> None:
    code = "import turncoat; turncoat.Match('rattus', seed=1).picture()"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_game_without_drawings_is_shown_as_text() -> None:
    match = turncoat.Match("kuhn", seed=1)
    assert match._repr_svg_() is None
    with pytest.raises(turncoat.Invalid, match="no drawings of Kuhn poker"):
        match.picture()


def test_an_unknown_language_or_light_is_named() -> None:
    match = turncoat.Match("rattus", seed=1)
    with pytest.raises(turncoat.Invalid, match="there is no 'fr'; there are en, nl, de"):
        match.picture(lang="fr")
    with pytest.raises(turncoat.Invalid, match="there is no 'dusk'; there are light, dark"):
        match.picture(theme="dusk")  # type: ignore[arg-type]
