"""A newcomer learns each game by playing: every lesson can be finished by pressing what the hand points at."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.support import DESK, PHONE, SETTLED, Size, main_button
from turncoat.games import GAMES
from turncoat.match import read_lessons

MOST_PRESSES = 400
LESSONS = [(game.name, lesson) for game in GAMES.values() for lesson in read_lessons(game)]
EVERY_DAY = {("kuhn", "one-hand"), ("verraeter", "example-round")}  # the others in `make thorough`

SHUT = ":not([aria-expanded=true]):not([aria-pressed=true])"
# How far the lesson is, what has been chosen, and what was opened to choose from.
SO_FAR = """() => {
  const open = document.querySelectorAll("[data-opens][aria-expanded=true], [data-opens][aria-pressed=true]");
  const beat = document.querySelector("[data-beat]").dataset.beat, line = document.querySelector("[data-line]").dataset.line;
  return JSON.stringify([beat, line, Array.from(open, (one) => one.dataset.opens)]);
}"""


def pointed_at(page: Page, action: str) -> Locator:
    """What does an action, opens the way to it, or opens that to all of its kind."""
    verb = action.partition(":")[0]
    ways = [f'[data-action="{action}"]', *(f'[data-opens~="{way}"]{SHUT}' for way in (action, verb))]
    page.locator(", ".join(f"{way}:visible" for way in ways)).first.wait_for()
    return next(found.first for way in ways if (found := page.locator(f"{way}:visible")).count())


# What is to be pressed next, read at one moment; null as long as something still moves.
NEXT = """() => {
  const card = document.querySelector("[data-busy=false]") && document.querySelector("[data-beat]");
  if (document.querySelector("a.btn.main[href^='/new/']")) return "over";
  if (card && document.querySelector("[data-goes-on]:enabled")) return "go on";
  return card?.dataset.aim;
}"""


def press_on(page: Page, *, tap: bool) -> bool:
    """Press what is asked for; False when the lesson is over."""
    aim = str(page.wait_for_function(NEXT).json_value())
    if aim == "over":
        return False
    page.evaluate(SETTLED)  # the card has its height, and nothing shifts under the finger
    if aim == "go on":
        target = page.locator("[data-goes-on]")
    elif aim == "send":
        target = main_button(page)
    else:
        target = pointed_at(page, aim)
    so_far = page.evaluate(SO_FAR)
    target.tap() if tap else target.click()
    page.wait_for_function(f"before => ({SO_FAR})() !== before", arg=so_far)
    return True


@pytest.mark.parametrize(
    ("game", "lesson", "size"),
    [
        pytest.param(
            *one,
            size,
            id=f"{one[0]}-{one[1]}-{size.width}",
            marks=() if one in EVERY_DAY and size is DESK else thorough,
        )
        for one in LESSONS
        for size in (DESK, PHONE)
    ],
)
def test_a_lesson_is_finished_by_pressing_what_the_hand_points_at(
    visit: Visit, game: str, lesson: str, size: Size
) -> None:
    page = visit(f"/learn/{game}/{lesson}", size, speed="off")
    for _ in range(MOST_PRESSES):
        if not press_on(page, tap=size is PHONE):
            break
    else:
        raise AssertionError("the lesson did not end")
    page.goto(f"/learn/{game}")
    expect(page.get_by_role("listitem").filter(has=page.locator(f"[href='/learn/{game}/{lesson}']"))).to_contain_text(
        "Finished"
    )
