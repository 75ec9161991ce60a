"""Whole matches in a real browser, by clicks, taps and keys alone."""

import random

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.web.conftest import Visit
from tests.web.support import (
    MOST_DECISIONS,
    PHONE,
    main_button,
    play_now,
    play_on,
    rematch_button,
    table_number,
    wait_for_turn,
)


def test_a_whole_match_by_clicks(visit: Visit) -> None:
    page = visit()
    play_now(page)
    assert play_on(page, seed=1) > 10
    expect(page.get_by_role("heading", name="won", exact=False).first).to_be_visible()
    rematch_button(page).click()
    expect(page.get_by_role("group", name="Ring")).to_be_visible()
    play_on(page, seed=2, until=lambda: True)


def test_a_whole_match_by_taps_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE)
    play_now(page)
    assert play_on(page, seed=3, tap=True) > 10
    expect(rematch_button(page)).to_be_visible()


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
