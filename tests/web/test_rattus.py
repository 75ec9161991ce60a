"""Rattus in a real browser: whole matches by clicks, taps and keys, with two, three and four seats; what cannot be done says why."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import thorough
from tests.web.conftest import TakePart, Visit
from tests.web.looking import Watch
from tests.web.support import (
    PHONE,
    SMALL_PHONE,
    Size,
    main_button,
    open_choices,
    open_log,
    pass_button,
    play_by_keys,
    play_on,
    rematch_button,
    wait_for_turn,
)

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


def sit_down(page: Page, seats: int, preset: str = "") -> None:
    """At a table of Rattus with bots on the other seats, set up by hand."""
    if seats != 4:  # as many as it is laid for at first
        page.locator("fieldset [role=group] button").nth(seats - 2).click()
    if preset:
        page.locator("summary", has_text="House rules").click()
        page.get_by_role("radio", name=preset).check()
    page.locator("main button.main").last.click()
    page.wait_for_url("**/t/*")
    page.locator(MAP).first.wait_for()
    wait_for_turn(page)


def whole_match(page: Page, seats: int, seed: int, *, tap: bool = False) -> None:
    """From the choice of seats to the result; the first decision of each kind is looked at for what is cut off or hard to use."""
    sit_down(page, seats)
    watch = Watch(page)
    assert play_on(page, seed, until=watch, tap=tap) > 10
    expect(rematch_button(page)).to_be_visible()
    watch.look_at("result")
    assert {"start", "take", "place", "move", "spread"} <= watch.found.keys()
    assert watch.wrong == {}


@thorough
@pytest.mark.parametrize(("seats", "language", "theme"), [(2, "en", "dark"), (3, "nl", "light"), (4, "de", "light")])
def test_a_whole_match_by_clicks(visit: Visit, seats: int, language: str, theme: str) -> None:
    page = visit("/new/rattus", language=language, theme=theme)
    whole_match(page, seats, seed=seats)
    rematch_button(page).click()
    page.locator(MAP).first.wait_for()


@thorough
@pytest.mark.parametrize(
    ("size", "seats", "language", "theme"), [(PHONE, 3, "nl", "dark"), (SMALL_PHONE, 4, "de", "light")]
)
def test_a_whole_match_by_taps_on_a_phone(visit: Visit, size: Size, seats: int, language: str, theme: str) -> None:
    whole_match(visit("/new/rattus", size=size, language=language, theme=theme), seats, seed=6, tap=True)


@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=thorough)])
def test_with_fewer_seats_some_regions_are_not_in_play(visit: Visit, seats: int) -> None:
    page = visit("/new/rattus")
    sit_down(page, seats)
    assert page.locator("svg text", has_text="not in play").count() == {2: 4, 3: 2}[seats]


@thorough
def test_a_whole_match_by_keys_alone(visit: Visit) -> None:
    """The number of a choice, Enter to take it and those that follow, and the keys that send it; no mouse is touched."""
    page = visit("/new/rattus")
    sit_down(page, 3)
    play_by_keys(page, seed=7)


@thorough
def test_a_whole_match_in_free_order(visit: Visit) -> None:
    page = visit("/new/rattus")
    sit_down(page, 2, "Free order")
    watch = Watch(page)
    assert play_on(page, seed=3, until=watch) > 10
    expect(rematch_button(page)).to_be_visible()
    assert {"take-or-place", "take-last"} <= watch.found.keys()
    assert watch.wrong == {}


def test_in_free_order_a_card_or_cubes_come_first(take_part: TakePart) -> None:
    """RAT-1.4: while a card may be taken, cubes may be placed on the map too; the line above says so"""
    page = take_part("rattus", "take-or-place")
    expect(page.locator("section.turn")).to_contain_text("Take a class card, or place cubes first.")
    open_regions(page).first.click()
    expect(main_button(page)).to_contain_text("Place")
    main_button(page).click()
    expect(page.locator("[data-prompt=take-last]")).to_have_count(1)
    expect(page.locator("[data-region]")).to_have_count(0)  # there is nothing more to press them for


def at_prompt(page: Page, *prompts: str) -> Callable[[], bool]:
    """Whether one of these is being decided."""
    return lambda: page.locator("[data-prompt]").get_attribute("data-prompt") in prompts


def open_regions(page: Page) -> Locator:
    return page.locator("[data-region]:not([aria-disabled=true])")


def take(take_part: TakePart, card: str) -> Page:
    """Become somebody in the very first turn, before the plague has been anywhere, and go on to where cubes are placed."""
    page = take_part("rattus", "take")
    page.locator("button.card", has_text=card).click()
    main_button(page).click()
    expect(page.locator("[data-prompt=place]")).to_have_count(1)
    return page


def test_the_monk_moves_a_rat_by_three_clicks(take_part: TakePart) -> None:
    """RAT-4.2: the card, the rat, where to; and what is asked is about that, not about cubes"""
    page = take(take_part, "Monk")
    page.locator("button.card", has_text="Monk").click()
    expect(page.locator("section.turn")).to_contain_text("Monk: choose a rat on the map.")
    page.locator("[data-rat]").first.click()
    expect(page.locator("section.turn")).to_contain_text("Now choose where the rat goes.")
    open_regions(page).first.click()
    expect(main_button(page)).to_contain_text("Move the rat to")
    main_button(page).click()
    expect(page.get_by_text(re.compile("moved a rat from .* with the monk")).first).to_be_visible()
    expect(page.locator("[data-prompt=place]")).to_have_count(1)


def test_the_merchant_moves_cubes_and_says_how_many(take_part: TakePart) -> None:
    """RAT-4.6: the card, whence, where to; as many as may go, or fewer"""
    page = take(take_part, "Merchant")
    page.locator("button.card", has_text="Merchant").click()
    open_regions(page).first.click()
    expect(page.locator("section.turn")).to_contain_text("Now choose where your cubes go.")
    open_regions(page).first.click()
    page.get_by_role("button", name="one cube", exact=True).click()
    expect(main_button(page)).to_contain_text("Move one cube to")
    main_button(page).click()
    expect(page.get_by_text(re.compile("moved one cube from .* with the merchant")).first).to_be_visible()


def test_the_witch_looks_at_two_rats_and_exchanges_them(take_part: TakePart) -> None:
    """RAT-4.8, RAT-4.9: the two in question are marked on the map and shown large beside the cards"""
    page = take(take_part, "Witch")
    page.locator("button.card", has_text="Witch").click()
    page.locator("[data-rat^=anglia]").first.click()
    main_button(page).click()
    expect(page.locator("[data-prompt=witch]")).to_have_count(1)
    page.locator("[data-rat^=hispania]").first.click()
    main_button(page).click()
    expect(page.locator("[data-prompt=swap]")).to_have_count(1)
    expect(page.locator(".swap li")).to_have_count(2)
    expect(page.locator(".swap")).to_contain_text("Hispania")
    expect(page.locator("circle.asked")).to_have_count(2)
    main_button(page).click()
    expect(page.locator("[data-prompt=place]")).to_have_count(1)
    open_log(page)
    expect(page.get_by_role("log")).to_contain_text("exchanged a rat in Anglia for one in Hispania")


def test_the_knight_is_told_what_its_word_would_cost(take_part: TakePart) -> None:
    """RAT-4.5: what the plague takes if the pawn counts, and if it does not, before that is said"""
    page = take(take_part, "Knight")
    pass_button(page).click()
    expect(page.locator("[data-prompt=move]")).to_have_count(1)
    inhabited = page.locator("[data-region]:not([aria-disabled=true]):not([aria-label*='no cubes'])")
    inhabited.first.click()
    expect(page.locator(".ask")).to_contain_text("If the pawn counts:")
    main_button(page).click()
    play_on(page, seed=14, until=at_prompt(page, "count"))
    expect(page.locator(".ask")).to_contain_text("If the pawn counts:")
    expect(page.locator(".ask")).to_contain_text("If not:")
    main_button(page).click()
    expect(page.get_by_text("let the plague pawn count as two cubes").first).to_be_visible()


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


def test_a_region_too_far_away_says_why_and_names_the_rule(take_part: TakePart) -> None:
    page = take_part("rattus", "move")
    page.locator("[data-region][aria-disabled=true]").first.click(force=True)
    expect(page.get_by_text(re.compile("is too far away|The plague must leave"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("RAT-3.1|Read the rule")).first).to_be_visible()


def test_the_plague_is_not_said_to_be_where_it_is_only_about_to_go(take_part: TakePart) -> None:
    page = take_part("rattus", "move")
    region = page.locator("[data-region]:not([aria-disabled=true])").first
    region.click()
    expect(page.locator("button[data-main=true]")).to_be_visible()
    expect(region).not_to_have_accessible_name(re.compile("The plague is here"))


@thorough  # every day in Het Verraad: dice roll
def test_rats_are_turned_up_before_the_eyes_of_all(take_part: TakePart) -> None:
    """When things move, a rat rises and turns, its limit and its symbols show, and what it did is told."""
    page = take_part("rattus", "move", speed="fast")
    page.evaluate(REMEMBER)
    play_on(page, seed=9, until=lambda: bool(page.evaluate("() => told.length")))
    assert re.search("limit [1-6]|cube", " ".join(page.evaluate("() => told")))
    assert page.evaluate("() => limits.every((limit) => /[1-6]/.test(limit))")
    assert not [line for line in page.evaluate("() => told") if "Your turn" in line]  # it is not, while a rat rises
