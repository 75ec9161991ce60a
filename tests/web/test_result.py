"""The result of each game: who, what decided, of what points consist, how they grew, what is honoured; and Rematch always in sight."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support import LANGUAGES, thorough
from tests.web.conftest import TakePart, Visit
from tests.web.looking import faults, speak, violations
from tests.web.positions import OVER, RECORDED, Moment, recorded, sit_down_at
from tests.web.support import DESK, PHONE, SMALL_PHONE, Server, rematch_button, resize

SHARED, EVIL = "verraeter/4-later-greedy-23", "ontembare_stad/4-verraad-greedy-7"

# By row: the blocks of its bar, and the total beside it.
BARS = """() => [...document.querySelectorAll(".result ol li")].map((row) => [
  [...row.querySelectorAll("[role=option] b")].map((block) => Number(block.textContent)),
  Number(row.querySelector(".total").textContent),
])"""


def check_result(page: Page) -> None:
    """All of it is there and adds up, and nothing is cut off or hard to use."""
    page.get_by_role("option").first.wait_for(state="attached")
    assert all(sum(blocks) == total for blocks, total in page.evaluate(BARS))
    expect(page.get_by_role("heading", name="Awards")).to_be_attached()
    expect(rematch_button(page)).to_be_in_viewport()
    expect(page.get_by_role("link", name="Replay")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Share")).to_be_in_viewport()
    assert faults(page) == []
    assert violations(page) == []


# On a desk, one of Het Verraad is looked at below.
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name == "rattus" else thorough) for name in RECORDED],
)
def test_the_result_of_each_game_on_a_phone(take_part: TakePart, name: str) -> None:
    page = take_part(name, OVER, PHONE)
    check_result(page)
    resize(page, SMALL_PHONE)
    for language in LANGUAGES:
        speak(page, language)
        page.get_by_role("option").first.wait_for(state="attached")
        assert faults(page) == [], language
    speak(page, "en")
    page.get_by_role("button", name="See the board").click()
    expect(rematch_button(page)).to_be_in_viewport()


@pytest.mark.parametrize("file", [pytest.param(SHARED, marks=thorough), EVIL], ids=["shared", "evil"])
def test_an_end_that_is_no_plain_victory(new_page: Visit, server: Server, file: str) -> None:
    page = new_page(DESK)
    name = "het_verraad" if file == EVIL else "verraeter"
    sit_down_at(server, page, Moment(name, OVER, file, len(recorded(file).steps), 0))
    check_result(page)
    ranks = recorded(file).scores()[1]
    expect(page.locator(".result .winner")).to_have_count(ranks.count(1))


def test_an_end_can_be_shared_with_a_picture(take_part: TakePart) -> None:
    page = take_part("verraeter", OVER)
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox")).to_have_value(page.url)
    expect(dialog.get_by_role("img")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_block_lights_its_moment_and_a_moment_its_blocks(take_part: TakePart) -> None:
    page = take_part("verraeter", OVER)
    bar = page.get_by_role("listbox").first
    bar.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".plot i.lit")).to_have_count(1)
    first = page.locator(".told").inner_text()
    slider = page.get_by_role("slider", name="Moment of the match")
    slider.focus()
    expect(page.locator(".block.lit")).to_have_count(0)
    slider.press("End")
    expect(page.locator(".block.lit").first).to_be_visible()
    assert page.locator(".told").inner_text() != first
    page.locator(".told").get_by_role("link", name="See that moment").click()
    expect(page).to_have_url(re.compile(r"/replay\?move=\d+"))


def test_the_crown_comes_last_unless_nobody_wants_to_wait(take_part: TakePart) -> None:
    page = take_part("verraeter", OVER, speed="normal")
    crown = page.locator(".crown").first
    crown.wait_for()
    moves = "crown => getComputedStyle(crown).animationName !== 'none'"
    assert crown.evaluate(moves)
    page.locator(".result").click(position={"x": 5, "y": 5})
    assert not crown.evaluate(moves)
