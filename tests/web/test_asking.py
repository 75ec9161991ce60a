"""What cannot be done says why; what was done can be taken back as far as the rules of fairness allow."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.support import open_choices, play_now, wait_for_turn


def test_a_land_that_is_taken_says_why_and_names_the_rule(visit: Visit) -> None:
    page = visit()
    for _ in range(20):  # until somebody has laid a farm before us
        play_now(page)
        wait_for_turn(page)
        taken = page.locator("[data-stop][aria-disabled=true]")
        if taken.count():
            break
        page.goto("/")
    taken.first.click(force=True)  # Playwright waits for what is disabled; people do not
    expect(page.get_by_text("There is already a building card under")).to_be_visible()
    page.get_by_role("button", name=re.compile("VER-0.5|Read the rule")).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("VER-0.5").first).to_be_visible()


def test_a_choice_can_be_taken_back_before_it_is_sent(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_turn(page)
    open_choices(page).first.click()
    expect(page.locator("[data-stop][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-stop][aria-pressed=true]")).to_have_count(0)


def test_consequences_are_foreseen_before_they_are_final(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_turn(page)
    open_choices(page).first.click()
    expect(page.get_by_role("region", name="Your decision").get_by_text("laid a building card")).to_be_visible()
