"""What happened is understood: a conflict ends with a card that opens again from the log, and what others did is told in a few lines."""

import pytest
from playwright.sync_api import expect

from tests.support import LANGUAGES, thorough
from tests.web.conftest import TakePart
from tests.web.looking import faults, speak, violations
from tests.web.support import DESK, PHONE, SMALL_PHONE, Size, open_log, pass_button, wait_for_turn


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=thorough)], ids=["desk", "phone"])
def test_a_conflict_ends_with_a_card_that_opens_again_from_the_log(take_part: TakePart, size: Size) -> None:
    page = take_part("verraeter", "supply", size, speed="fast")
    wait_for_turn(page)
    pass_button(page).click()
    card = page.get_by_role("region", name="Summary")
    page.get_by_role("button", name="Keep it open").click()
    title = card.get_by_role("heading").first.inner_text()
    assert violations(page) == []
    card.get_by_role("button", name="Go on").click()
    expect(card).to_be_hidden()
    wait_for_turn(page)
    page.reload()  # what the page has not seen itself the server tells
    open_log(page)
    page.get_by_role("button", name="Open summary").last.click()
    expect(page.get_by_role("dialog", name=title)).to_be_visible()
    assert violations(page) == []


def test_what_others_did_is_told_and_can_be_watched_again(take_part: TakePart) -> None:
    page = take_part("ontembare_stad", "withdraw", speed="fast")
    wait_for_turn(page)
    open_log(page)
    page.get_by_role("button", name="Since your last turn").click()
    story = page.get_by_role("region", name="Since your last turn")
    expect(story.get_by_role("article").first).to_be_visible()
    assert violations(page) == []
    story.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("button", name="Skip", exact=True)).to_be_visible()
    wait_for_turn(page)
    story.get_by_role("button", name="Close").click()
    expect(story).to_be_hidden()


@thorough
@pytest.mark.parametrize(
    ("name", "prompt"),
    [("verraeter", "supply"), ("rattus", "take"), ("ontembare_stad", "withdraw"), ("het_verraad", "choose")],
)
def test_what_others_did_and_summaries_fit_the_smallest_phone(take_part: TakePart, name: str, prompt: str) -> None:
    page = take_part(name, prompt, SMALL_PHONE)
    for language in LANGUAGES:
        speak(page, language)
        wait_for_turn(page)
        page.locator(".act[aria-pressed]").click()
        page.locator("button.since").click()
        page.locator(".digest article, .digest p").first.wait_for()
        assert faults(page) + violations(page) == [], language
