"""How the room of a screen is shared: the board has as much as it can, what one chooses from is in sight, and nothing is cut off."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import thorough
from tests.web.conftest import TakePart, Visit
from tests.web.positions import Moment, recorded, sit_down_at
from tests.web.support import Server, Size, decide, open_log, resize, wait_for_turn

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


def test_what_lies_below_the_seats_is_whole_when_a_seats_card_has_been_high(take_part: TakePart) -> None:
    """In Verräter a strategy card, a role and cards laid make a card of five lines; after that all four kept its height, and the last panel was cut off."""
    page = take_part("verraeter", "build")
    assert page.locator("section.seats li").first.inner_text().count("\n") > 2
    for seed in range(6):
        assert page.evaluate(BELOW_SEATS) == []
        decide(page, random.Random(seed), passes=1)
        wait_for_turn(page)


# Buttons in the dock that are as high as three lines of words, and what of the board lies below the window that it has.
COLUMNS = """() => {
  const board = document.querySelector(".board svg[role=group]").getBoundingClientRect();
  const dock = document.querySelector("section.dock").getBoundingClientRect();
  const high = [...document.querySelectorAll("section.dock .btn")].filter((one) => one.getBoundingClientRect().height > 56);
  return [...high.map((one) => one.textContent.trim()), ...(board.bottom > dock.top + 1 ? ["the board"] : [])];
}"""


@pytest.mark.parametrize(("name", "prompt"), [("rattus", "count"), ("het_verraad", "react-protect")])
def test_long_answers_are_no_columns_of_words(take_part: TakePart, name: str, prompt: str) -> None:
    """Beside the map the knight's question made buttons of seven lines, and a dock that cut the map off."""
    page = take_part(name, prompt, Size(1024, 768), language="nl")
    for width in (1024, 901, 1180):
        resize(page, Size(width, 768))
        page.evaluate("document.fonts.ready.then(() => 0)")
        assert page.evaluate(COLUMNS) == [], width
