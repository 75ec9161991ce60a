"""Whole matches in a real browser, by clicks, taps and keys alone."""

import random

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.conftest import Visit
from tests.web.looking import Watch
from tests.web.support import (
    MOST_DECISIONS,
    PHONE,
    SMALL_PHONE,
    Size,
    main_button,
    play_on,
    rematch_button,
    table_number,
    wait_for_turn,
)

RING = "svg[role=group]"


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("de", "light")])
def test_a_whole_match_by_clicks(visit: Visit, language: str, theme: str) -> None:
    page = visit(language=language, theme=theme)
    whole_match(page, seed=1)
    rematch_button(page).click()
    page.locator(RING).first.wait_for()
    play_on(page, seed=2, until=lambda: True)


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(PHONE, "nl", "light"), (SMALL_PHONE, "de", "dark")],
    ids=["phone-nl-light", "small-de-dark"],
)
def test_a_whole_match_by_taps_on_a_phone(visit: Visit, size: Size, language: str, theme: str) -> None:
    whole_match(visit(size=size, language=language, theme=theme), seed=3, tap=True)


def whole_match(page: Page, seed: int, *, tap: bool = False) -> None:
    """From the first page to the result; the first decision of each kind is looked at for what is cut off or hard to use."""
    page.locator("main button.main").first.click()
    page.wait_for_url("**/t/*")
    page.locator(RING).first.wait_for()
    watch = Watch(page)
    assert play_on(page, seed, until=watch, tap=tap) > 10
    expect(rematch_button(page)).to_be_visible()
    expect(page.locator("h2").first).to_be_visible()
    watch.look_at("result")
    assert {"farm", "draft", "supply"} <= watch.found.keys()
    assert watch.wrong == {}


def test_a_whole_match_by_keys_alone(visit: Visit) -> None:
    """The number of a choice, Enter to take it, Enter on the button that sends it; no mouse is touched."""
    page = visit()
    page.get_by_role("button", name="Play now against bots").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="Ring")).to_be_visible()
    chance = random.Random(4)
    for _ in range(MOST_DECISIONS):
        wait_for_turn(page)
        if rematch_button(page).is_visible():
            return
        decide_by_keys(page, chance)
    raise AssertionError("the match did not end")


def decide_by_keys(page: Page, chance: random.Random) -> None:
    number = table_number(page)
    count = page.get_by_role("option").count()
    page.keyboard.press(str(1 + chance.randrange(min(count, 9))))
    expect(page.locator("[role=option]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    gesture_sent = "before => document.querySelector('[data-number]')?.dataset.number !== before"
    main_button(page).or_(page.locator(f"[data-number]:not([data-number='{number}'])")).first.wait_for()
    for _ in range(5):
        if table_number(page) != number:
            return
        page.keyboard.press("Control+Enter")
        try:
            page.wait_for_function(gesture_sent, arg=number, timeout=2000)
        except TookTooLong:  # a lifted card is not down yet: the next choice
            page.keyboard.press("1")
            page.keyboard.press("Enter")
    page.wait_for_function(gesture_sent, arg=number)
