"""Everybody can use it: axe finds nothing on any screen, in light and dark, on a desk and on a phone. (Pages: test_languages; matches: test_match.)"""

import random

import pytest
from playwright.sync_api import expect

from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.looking import violations
from tests.web.support import DESK, PHONE, Size, decide, play_now, wait_for_turn

phone_first = pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk", marks=thorough), pytest.param(PHONE, id="phone")]
)

# All that the page says to those who hear it.
HEAR = """() => {
  window.heard = [];
  const live = document.querySelector("[aria-live=polite]");
  new MutationObserver(() => heard.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
}"""


@phone_first
def test_dialogs_have_no_violation(visit: Visit, size: Size) -> None:
    page = visit(size=size)
    play_now(page)
    wait_for_turn(page)
    for key in ("r", "s", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == [], key
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)  # it is shut before the table knows that it is


def test_keys_work_while_a_sign_explains_itself(visit: Visit) -> None:
    """Wherever the mouse lies: what it lies on is told beside it, and is in nobody's way."""
    page = visit()
    play_now(page)
    wait_for_turn(page)
    page.locator("[data-tip]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_board_and_each_change_are_described(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_turn(page)
    expect(page.get_by_role("heading", name="The board in words")).to_be_attached()
    expect(page.get_by_role("main")).to_contain_text("building cards in reserve: 3.")
    page.evaluate(HEAR)
    decide(page, random.Random(1))
    page.wait_for_function("said => heard.join(' ').includes(said)", arg="laid a building card under")
    page.wait_for_function("said => heard.join(' ').includes(said)", arg="Round 1 began")


def test_movement_is_off_for_those_who_ask_for_less(new_page: Visit) -> None:
    page = new_page(speed=None)  # asked for before the page starts: it keeps what it finds then
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
