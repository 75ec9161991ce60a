"""Matches in a real browser: each game to its end by clicks; in `make thorough` from the first page to the result, by clicks, taps and keys."""

import pytest
from playwright.sync_api import Page, expect

from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.looking import Watch
from tests.web.positions import RECORDED, moment_in, recorded, sit_down_at
from tests.web.support import (
    HURRY,
    PHONE,
    SMALL_PHONE,
    Server,
    Size,
    play_by_keys,
    play_on,
    rematch_button,
    wait_for_turn,
)
from turncoat.match import Match

RING = "svg[role=group]"
ENDS = 0.6  # how often a turn is ended that could go on: a sale more is no other test


# Every day, Verräter is played by clicks in test_friends; the city's decisions are met in test_reach and test_prompts.
@pytest.mark.parametrize(
    ("name", "played"),
    [
        pytest.param("rattus", 0.93, id="rattus-last-part"),
        pytest.param("het_verraad", 0.93, id="het_verraad-last-part", marks=thorough),
        *(pytest.param(name, 0, marks=thorough, id=f"{name}-whole") for name in RECORDED),
    ],
)
def test_a_match_is_played_to_its_end_by_clicks(new_page: Visit, server: Server, name: str, played: float) -> None:
    """From its first decision, or once so much of it has been played, to its result and on to another: what each decision looks like is
    for test_prompts."""
    file = RECORDED[name][0]
    steps = played * len(recorded(file).steps)
    page = new_page()
    page.add_init_script(HURRY)
    sit_down_at(server, page, moment_in(name, file, lambda match: len(match.steps) >= steps and is_turn(match)))
    assert play_on(page, seed=1, passes=ENDS)
    rematch_button(page).click()
    rematch_button(page).wait_for(state="detached")
    wait_for_turn(page)


def is_turn(match: Match) -> bool:
    """Whether whoever is asked has a choice, and not only whether to react: that question may be gone before it is seen."""
    return len(match.legal()) > 1 and not match.game.prompt(match.view(match.mover)).startswith("react")


@thorough
@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("de", "light")])
def test_a_whole_match_by_clicks(visit: Visit, language: str, theme: str) -> None:
    page = visit(language=language, theme=theme)
    whole_match(page, seed=1)
    rematch_button(page).click()
    page.locator(RING).first.wait_for()
    play_on(page, seed=2, until=lambda: True)


@thorough
@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(PHONE, "nl", "light"), (SMALL_PHONE, "de", "dark")],
    ids=["phone-nl-light", "small-de-dark"],
)
def test_a_whole_match_by_taps_on_a_phone(visit: Visit, size: Size, language: str, theme: str) -> None:
    whole_match(visit(size=size, language=language, theme=theme), seed=3, tap=True)


def whole_match(page: Page, seed: int, *, tap: bool = False) -> None:
    """From the first page to the result; the first decision of each kind is looked at for what is cut off or hard to use."""
    page.locator("main article button").first.click()
    page.wait_for_url("**/t/*")
    page.locator(RING).first.wait_for()
    watch = Watch(page)
    assert play_on(page, seed, until=watch, tap=tap) > 10
    expect(rematch_button(page)).to_be_visible()
    expect(page.locator("h2").first).to_be_visible()
    watch.look_at("result")
    assert {"farm", "draft", "supply"} <= watch.found.keys()
    assert watch.wrong == {}


@thorough
def test_a_whole_match_by_keys_alone(visit: Visit) -> None:
    """The number of a choice, Enter to take it, Enter on the button that sends it; no mouse is touched."""
    page = visit()
    page.get_by_role("button", name="Play now against bots").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Ring")).to_be_visible()
    play_by_keys(page, seed=4)
