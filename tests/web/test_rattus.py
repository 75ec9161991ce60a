"""Rattus in a real browser: whole matches by clicks, taps and keys, with two, three and four seats; what cannot be done says why."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.support import (
    DESK,
    MOST_DECISIONS,
    PHONE,
    SMALL_PHONE,
    Size,
    main_button,
    open_choices,
    play_on,
    rematch_button,
    table_number,
    wait_for_turn,
)
from tests.web.test_access import violations
from tests.web.test_languages import faults

MAP = "svg[role=group]"

# Every rat that is turned up, and what is told meanwhile.
REMEMBER = """() => {
  window.told = [];
  window.limits = [];
  new MutationObserver(() => {
    const flip = document.querySelector("g.flip");
    if (!flip) return;
    limits.push(flip.textContent);
    told.push(document.querySelector("section.turn p")?.textContent ?? "");
  }).observe(document.body, { childList: true, subtree: true });
}"""


def sit_down(page: Page, seats: int) -> None:
    """At a table of Rattus with bots on the other seats, set up by hand."""
    if seats != 4:  # as many as it is laid for at first
        page.get_by_role("group", name="How many seats").get_by_role("button").nth(seats - 2).click()
    page.locator("main button.main").last.click()
    page.wait_for_url("**/t/*")
    page.locator(MAP).first.wait_for()
    wait_for_turn(page)


def watch(page: Page, look: Callable[[], list[str]]) -> tuple[dict[str, list[str]], Callable[[], bool]]:
    """What is found wrong at the first decision of each kind; and what looks for it."""
    found: dict[str, list[str]] = {}

    def until() -> bool:
        prompt = str(page.locator("[data-prompt]").get_attribute("data-prompt"))
        if prompt not in found:
            found[prompt] = look()
        return False

    return found, until


def wrong(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {prompt: faults for prompt, faults in found.items() if faults}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_by_clicks(visit: Visit, seats: int) -> None:
    page = visit("/new/rattus")
    sit_down(page, seats)
    assert page.locator("svg text", has_text="not in play").count() == {2: 4, 3: 2, 4: 0}[seats]
    assert play_on(page, seed=seats) > 10
    expect(page.get_by_role("heading", name="won", exact=False).first).to_be_visible()
    rematch_button(page).click()
    page.locator(MAP).first.wait_for()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_a_whole_match_by_taps_on_a_phone(visit: Visit, size: Size) -> None:
    page = visit("/new/rattus", size=size)
    sit_down(page, 4)
    assert play_on(page, seed=6, tap=True) > 10
    expect(rematch_button(page)).to_be_visible()


def test_a_whole_match_by_keys_alone(visit: Visit) -> None:
    """The number of a choice, Enter to take it and those that follow, and the keys that send it; no mouse is touched."""
    page = visit("/new/rattus")
    sit_down(page, 3)
    chance = random.Random(7)
    for _ in range(MOST_DECISIONS):
        wait_for_turn(page)
        if rematch_button(page).is_visible():
            return
        number = table_number(page)
        first = 1 + chance.randrange(min(page.get_by_role("option").count(), 9))
        for choice in (first, 1, 1):  # monk and merchant go on: where to, how many
            page.keyboard.press(str(choice))
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)
            if main_button(page).is_visible() or table_number(page) != number:
                break
        page.keyboard.press("Control+Enter")
        page.wait_for_function(
            "before => document.querySelector('[data-number]')?.dataset.number !== before", arg=number
        )
    raise AssertionError("the match did not end")


def test_arrow_keys_walk_over_the_map(visit: Visit) -> None:
    page = visit("/new/rattus")
    sit_down(page, 2)
    open_choices(page).first.focus()
    for region in ("gallia", "germania"):
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"[data-region={region}]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-region=germania][aria-pressed=true]")).to_have_count(1)
    expect(main_button(page)).to_contain_text("Germania")


def test_a_region_too_far_away_says_why_and_names_the_rule(visit: Visit) -> None:
    page = visit("/new/rattus")
    sit_down(page, 4)
    play_on(page, seed=8, until=lambda: page.locator("[data-prompt=move]").count() > 0)
    page.locator("[data-region][aria-disabled=true]").first.click(force=True)
    expect(page.get_by_text(re.compile("is too far away|The plague must leave"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("RAT-3.1|Read the rule")).first).to_be_visible()


def test_rats_are_turned_up_before_the_eyes_of_all(visit: Visit) -> None:
    """When things move, a rat rises and turns, its limit and its symbols show, and what it did is told."""
    page = visit("/new/rattus", speed="fast")
    sit_down(page, 4)
    page.evaluate(REMEMBER)
    play_on(page, seed=9, until=lambda: bool(page.evaluate("() => told.length")))
    assert re.search("limit [1-6]|cube", " ".join(page.evaluate("() => told")))
    assert page.evaluate("() => limits.every((limit) => /[1-6]/.test(limit))")


@pytest.mark.parametrize(("size", "theme", "seats"), [(DESK, "light", 4), (PHONE, "dark", 3)])
def test_the_table_has_no_violation_in_any_phase(visit: Visit, size: Size, theme: str, seats: int) -> None:
    page = visit("/new/rattus", size=size, theme=theme)
    sit_down(page, seats)
    found, look = watch(page, lambda: violations(page))
    play_on(page, seed=11, until=look)
    assert {"start", "take", "place", "move", "spread"} <= found.keys()
    found["result"] = violations(page)
    assert wrong(found) == {}


@pytest.mark.parametrize(("size", "language"), [(DESK, "de"), (PHONE, "nl"), (SMALL_PHONE, "de")])
def test_a_whole_match_fits(visit: Visit, size: Size, language: str) -> None:
    page = visit("/new/rattus", size=size, language=language)
    sit_down(page, 4)
    found, look = watch(page, lambda: faults(page))
    play_on(page, seed=12, until=look)
    found["result"] = faults(page)
    assert wrong(found) == {}
