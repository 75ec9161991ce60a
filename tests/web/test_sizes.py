"""On any screen and with large print: all that a decision needs is in sight, nothing is cut off, and nothing moves under the hand."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.support import thorough
from tests.web.conftest import TakePart
from tests.web.looking import faults
from tests.web.support import SMALL_PHONE, Size, open_choices, press, resize

LYING_PHONE, TABLET, LAPTOP = Size(844, 390, True), Size(768, 1024, True), Size(1280, 720)
ROLES, SIDES = 6, 2

# How many of these are whole on the screen: in it, and not hidden by a box that scrolls.
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const box = element.getBoundingClientRect();
  if (!box.width || !element.checkVisibility({ visibilityProperty: true })) return false;
  let [top, bottom] = [0, innerHeight];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible" || around === document.documentElement) continue;
    const frame = around.getBoundingClientRect();
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  return box.top >= top - 2 && box.bottom <= bottom + 2 && box.left >= -1 && box.right <= innerWidth + 1;
}).length"""

# Boxes of the decision bar that have more to say than room for it.
SCROLLED = """() => [...document.querySelectorAll(".bar, .bar *")]
  .filter((box) => /auto|scroll|hidden/.test(getComputedStyle(box).overflowY) && box.clientHeight > 1 && box.scrollHeight > box.clientHeight + 1)
  .map((box) => `cut off: ${box.textContent.trim().slice(0, 60)}`)"""

# Every role has its place in one of these: in the ring, under it, among the cards of the draft, in a panel.
ROLES_SHOWN = [".board .tag", ".roles li", ".draft > :is(button, .away)", ".panels dd"]
STAKES_SHOWN = [".stakes li", ".panels .stake"]


def in_sight(page: Page, selectors: list[str]) -> int:
    return max(int(page.evaluate(IN_SIGHT, selector)) for selector in selectors)


def board_box(page: Page) -> dict[str, Any] | None:
    return dict(page.locator(".board svg[role=group]").bounding_box() or {})


# Screens of one kind follow each other on one page.
PHONES, DESKS = {"lying": LYING_PHONE, "small": SMALL_PHONE, "tablet": TABLET}, {"laptop": LAPTOP}


@pytest.mark.parametrize("language", ["de", pytest.param("nl", marks=thorough)])  # German has the longest words
@pytest.mark.parametrize("sizes", [PHONES, DESKS], ids=["touched", "clicked"])
@pytest.mark.parametrize("prompt", ["supply", pytest.param("draft", marks=thorough)])
def test_a_decision_has_all_in_sight(take_part: TakePart, prompt: str, sizes: dict[str, Size], language: str) -> None:
    page = take_part("verraeter", prompt, next(iter(sizes.values())), language=language)
    for name, size in sizes.items():
        for text in ("normal", "large"):
            page.evaluate("text => (document.documentElement.dataset.text = text)", text)
            resize(page, size)
            assert look_at_decision(page, size) == [], (name, text)


def look_at_decision(page: Page, size: Size) -> list[str]:
    """What is wrong with the screen, before a choice is made and after it."""
    before = board_box(page)
    wrong = look_once(page)
    press(open_choices(page).last, tap=size.is_phone)
    page.locator("button[data-main=true]").wait_for()
    wrong += look_once(page)
    if board_box(page) != before:
        wrong.append(f"the board moved from {before} to {board_box(page)}")
    page.keyboard.press("Escape")
    page.locator("button[data-main=true]").wait_for(state="hidden")
    return wrong


def look_once(page: Page) -> list[str]:
    wrong = faults(page) + list(page.evaluate(SCROLLED))
    if in_sight(page, ROLES_SHOWN) != ROLES:
        wrong.append("not all roles are in sight")
    if in_sight(page, STAKES_SHOWN) != SIDES:
        wrong.append("what is at stake is not in sight")
    if in_sight(page, [".hand > *"]) < 1:
        wrong.append("the hand is not in sight")
    buttons = page.locator(".buttons button")
    if not buttons.count() or in_sight(page, [".buttons button"]) != buttons.count():
        wrong.append("the buttons are not in sight")
    return wrong


def test_what_rises_stays_under_the_pointer(take_part: TakePart) -> None:
    page = take_part("verraeter", "draft", speed="fast")
    card = page.locator(".draft button").first
    box = card.bounding_box()
    assert box is not None
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] - 1]
    page.mouse.move(*at)
    card.evaluate("card => Promise.all(card.getAnimations().map((one) => one.finished))")
    raised = card.bounding_box()
    assert raised is not None
    assert raised["y"] < box["y"]
    assert page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.draft button'))", at)
