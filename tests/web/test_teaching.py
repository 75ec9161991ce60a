"""Somebody's first match of a game is explained as it comes, until they say that it is enough."""

import random

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.support import decide, play_now


def test_a_first_match_explains_each_decision_and_can_be_told_to_stop(visit: Visit) -> None:
    page = visit("/", teaching="first")
    play_now(page)
    teacher = page.locator("[data-teaches]")
    expect(teacher).to_contain_text("How to win")
    page.get_by_role("button", name="Got it").click()
    expect(teacher).to_have_attribute("data-teaches", "farm")
    page.reload()  # and what was read is not told again
    expect(teacher).to_have_attribute("data-teaches", "farm")
    expect(teacher).to_contain_text("What it brings")
    expect(teacher).to_contain_text("What to look at")
    teacher.get_by_role("button", name="VER-0.4").click()
    expect(page.get_by_role("dialog")).to_contain_text("VER-0.4")
    page.keyboard.press("Escape")
    decide(page, random.Random(1))
    expect(teacher).not_to_have_attribute("data-teaches", "farm")
    expect(teacher).to_contain_text("What it brings")  # and nothing moves any more
    page.get_by_role("button", name="Stop explaining").click()
    expect(teacher).to_have_count(0)
    page.reload()
    page.locator("[data-number]").wait_for()
    expect(teacher).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="always", exact=True).click()
    expect(teacher).to_have_count(1)
