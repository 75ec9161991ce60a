"""How the room of a screen is shared: the board has as much as it can, what one chooses from is in sight, and nothing is cut off."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import thorough
from tests.web.conftest import TakePart, Visit
from tests.web.positions import Moment, recorded, sit_down_at
from tests.web.support import Server, Size, open_log, resize

DESK, SHELVES = (1440, 900), ((901, 768), (1024, 768), (1180, 820))
BOARD = {DESK: 740, (901, 768): 520, (1024, 768): 520, (1180, 820): 560}  # pixels, its longer side at least
MOMENTS = {
    "verraeter": ("draft", "supply", "conflict"),
    "rattus": ("place", "swap"),
    "ontembare_stad": ("actions",),
    "het_verraad": ("choose", "actions-verraad", "attack"),
}
EVERY_DAY = (("rattus", "swap"), ("het_verraad", "attack"))  # a board alone, and one with panels that are chosen from

# The board's drawing, the dock and its highest part, the log's lines, and what is cut off beside the board
# or stands out of a card in hand; whether there is no room for the log under the panels.
MEASURE = """() => {
  const box = (element) => element?.getBoundingClientRect();
  const board = box(document.querySelector(".board svg[role=group]"));
  const view = document.querySelector(".board svg[role=group]").viewBox.baseVal;
  const scale = Math.min(board.width / view.width, board.height / view.height);
  const dock = box(document.querySelector("section.dock"));
  const parts = [...document.querySelectorAll("section.dock .bar > *, section.dock .mine > .dock > *")].map(box).filter((part) => part.height);
  const log = document.querySelector(".log .scroll");
  const line = parseFloat(getComputedStyle(document.querySelector(".log li") ?? document.body).lineHeight);
  return {
    board: Math.max(view.width, view.height) * scale,
    spare: dock.height - (Math.max(...parts.map((part) => part.bottom)) - Math.min(...parts.map((part) => part.top))),
    lines: log ? log.clientHeight / line : null,
    cut: [...document.querySelectorAll(".panels, .panels *, section.seats")]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1)
      .map((part) => `${part.className}: ${part.scrollHeight - part.clientHeight} px are cut off`),
    spilt: [...document.querySelectorAll("section.dock .card")]
      .filter((card) => [...card.children].some((part) => box(part).bottom > box(card).bottom))
      .map((card) => card.textContent),
    isFull: !log && box(document.querySelector(".side")).height - box(document.querySelector(".panels")).height < 240,
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}"""
CHOSEN_FROM = ("ontembare_stad", "het_verraad")  # the panels beside their boards
SPARE = 20  # pixels of a dock above and below what is in it


def measure(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(
        "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"
    )
    return dict(page.evaluate(MEASURE))


@pytest.mark.parametrize(
    ("name", "prompt"),
    [
        pytest.param(name, prompt, marks=() if (name, prompt) in EVERY_DAY else thorough)
        for name, prompts in MOMENTS.items()
        for prompt in prompts
    ],
)
def test_a_screen_is_shared_well(take_part: TakePart, name: str, prompt: str) -> None:
    page = take_part(name, prompt, Size(*DESK))
    for size in (DESK, *SHELVES):
        look_at(page, name, size, f"of {prompt} at {size}")


def look_at(page: Page, name: str, size: tuple[int, int], where: str) -> None:
    found = measure(page, size)
    if size == DESK and found["lines"] is None:  # the log takes the ledger's place
        page.keyboard.press("l")
        page.locator(".log li").first.wait_for()
        found = measure(page, size)
    assert found["board"] >= BOARD[size], f"the board {where}"
    if size == DESK or name in CHOSEN_FROM:
        assert found["cut"] == [], where
    assert found["spilt"] == [], where
    assert found["spare"] <= SPARE, f"the dock is higher than its content {where}"
    assert found["sideways"] <= 0, f"the page scrolls sideways {where}"
    if not found["isFull"]:
        assert found["lines"] is not None, f"there is room for the log {where}"
        assert found["lines"] >= 5, f"of the log {where}"


def test_the_newest_line_of_the_log_stays_in_sight_when_the_window_gets_narrower(take_part: TakePart) -> None:
    page = take_part("ontembare_stad", "actions")
    open_log(page)
    resize(page, Size(*SHELVES[0]))
    newest = page.get_by_role("log").get_by_role("listitem").last
    expect(newest).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_role("button", name="Latest")).to_be_hidden()


# What stands below the seats is squeezed, or reaches below the edge.
BELOW_SEATS = """() => {
  const column = document.querySelector("section.seats");
  const squeezed = [...column.children].filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.className);
  return [...squeezed, ...(column.scrollHeight > column.clientHeight ? [`${column.scrollHeight - column.clientHeight} px are cut off`] : [])];
}"""


@pytest.mark.parametrize(
    ("file", "steps"), [pytest.param("4-verraad-greedy-34", 376, marks=thorough), ("5-verraad-greedy-5", 326)]
)
def test_great_powers_are_whole_below_the_seats_of_a_full_table(
    new_page: Visit, server: Server, file: str, steps: int
) -> None:
    page = new_page()
    whole = recorded(f"ontembare_stad/{file}")
    sit_down_at(
        server, page, Moment("het_verraad", "choose", f"ontembare_stad/{file}", steps, whole.steps[steps].mover)
    )
    expect(page.get_by_role("button", name="Still to come")).to_be_visible()
    assert page.evaluate(BELOW_SEATS) == []
