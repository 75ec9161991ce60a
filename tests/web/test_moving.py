"""With movement on: things move, can be skipped, and nothing is told before it is shown."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support import thorough
from tests.web.conftest import TakePart, Visit
from tests.web.positions import OVER, moments, sit_down_at
from tests.web.support import (
    Server,
    main_button,
    open_choices,
    pass_button,
    play_now,
    play_on,
    rematch_button,
    send_decision,
    table_number,
    wait_for_turn,
)
from tests.web.test_friends import frames_of

# Every movement, and at each moment of it what the turn line and the newest lines of the log say.
WATCH = """() => {
  window.movements = 0;
  window.moments = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    movements += 1;
    return animate.apply(this, how);
  };
  const textOf = (element) => element?.textContent.trim() ?? "";
  new MutationObserver(() => {
    const lines = document.querySelectorAll("[role=log] h3.round, [role=log] li p");
    const moment = { turn: textOf(document.querySelector("section.turn p > span")), log: [...lines].slice(-40).map(textOf) };
    const before = moments[moments.length - 1];
    if (before?.turn !== moment.turn || before?.log.length !== moment.log.length) moments.push(moment);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""

# Nothing that takes time ever ends by itself.
STOP_THE_CLOCK = """() => {
  const wait = window.setTimeout;
  window.setTimeout = (what, ms, ...more) => (ms > 50 ? 0 : wait(what, ms, ...more));
}"""


def told(frames: list[dict[str, Any]]) -> Iterator[list[str]]:
    """The sentences of each step."""
    for frame in frames:
        for step in frame["steps"] if frame["kind"] == "update" else []:
            yield [event["text"] for event in step["events"]]


def described(page: Page) -> list[str]:
    """The board in sentences, as it is drawn."""
    return page.locator("main .board > .vh p").all_text_contents()


def skip_button(page: Page) -> Locator:
    """It is there while things move."""
    return page.get_by_role("button", name="Skip", exact=True)


def asked(page: Page) -> Locator:
    """What the player to move can press."""
    return open_choices(page).or_(main_button(page)).or_(pass_button(page))


def come_to_rest(page: Page) -> None:
    """Skip whatever moves until something is to be decided."""
    while not asked(page).first.is_visible():
        asked(page).or_(skip_button(page)).first.wait_for()
        skip_button(page).evaluate_all("(found) => found.forEach((one) => one.click())")  # it may just have gone


@pytest.fixture
def watched(new_page: Visit, server: Server) -> tuple[Page, list[dict[str, Any]]]:
    """A table at which things move fast, and all that was heard and seen at it."""
    page = new_page(speed="fast")
    frames = frames_of(page)
    sit_down_at(server, page, moments("verraeter")["farm"])
    page.evaluate(WATCH)
    return page, frames


@pytest.mark.parametrize(("steps", "some"), [(20, 4), pytest.param(45, 10, marks=thorough)])
def test_nothing_is_told_before_it_is_shown_and_then_the_log_is_whole(
    watched: tuple[Page, list[dict[str, Any]]], steps: int, some: int
) -> None:
    """However much is told: some of it at least."""
    page, frames = watched
    play_on(page, seed=21, until=lambda: int(table_number(page)) > steps)
    assert page.evaluate("movements") > some
    moments = page.evaluate("moments")
    sentences = [text for step in told(frames) for text in step]
    shown = [moment for moment in moments if moment["turn"] in sentences]
    ahead = [moment for moment in shown if not any(line.startswith(moment["turn"]) for line in moment["log"])]
    assert ahead == []
    assert len({moment["turn"] for moment in shown}) > some
    wait_for_turn(page)
    log = page.locator("[role=log] h3.round, [role=log] li p").all_inner_texts()
    sentences = [text for step in told(frames) for text in step]
    assert len(log) == len(sentences)
    assert all(line.startswith(text) for line, text in zip(log, sentences))


def test_what_moves_can_be_skipped(visit: Visit) -> None:
    page = visit(speed="slow")
    play_now(page)
    skip = skip_button(page)
    wait_for_turn(page)
    page.evaluate(STOP_THE_CLOCK)
    open_choices(page).first.click()
    main_button(page).click()
    number = table_number(page)
    expect(skip).to_be_visible()
    come_to_rest(page)  # bots go on moving things that stand still
    assert int(table_number(page)) > int(number)


MOMENTS = [
    ("het_verraad", "steps"),
    pytest.param("rattus", "spread", marks=thorough),
    pytest.param("verraeter", "supply", marks=thorough),
    pytest.param("ontembare_stad", "actions", marks=thorough),
]


@pytest.mark.parametrize("is_skipped", [True, pytest.param(False, marks=thorough)], ids=["skipped", "left"])
@pytest.mark.parametrize(("game", "prompt"), MOMENTS)
def test_a_movement_ends_with_the_table_as_it_is(
    take_part: TakePart, game: str, prompt: str, *, is_skipped: bool
) -> None:
    """Whoever skips it, or leaves by a reload in the middle of it, sees the board that a fresh page draws."""
    page = take_part(game, prompt, hurries=True, speed="slow")
    send_decision(page, random.Random(31))
    skip_button(page).wait_for()
    if not is_skipped:
        page.reload()
    come_to_rest(page)
    shown = described(page)
    page.reload()
    come_to_rest(page)
    assert described(page) == shown
    assert shown


def test_a_reload_announces_nothing_that_is_old(take_part: TakePart) -> None:
    page = take_part("verraeter", "supply")
    page.reload()
    expect(page.locator("[role=log] li").first).to_be_visible()
    turn = page.locator("section.turn p > span").inner_text()
    said = page.locator("[aria-live=polite]").inner_text()
    assert said
    assert turn.endswith(said)


def test_at_the_end_nothing_is_called_unseen(take_part: TakePart) -> None:
    unseen = "Supply cards you have not seen"
    page = take_part("verraeter", "set")
    expect(page.get_by_role("heading", name=unseen)).to_be_visible()
    page = take_part("verraeter", OVER)
    expect(rematch_button(page)).to_be_visible()
    expect(page.get_by_text("The game is over; the log now shows everything.")).to_be_visible()
    expect(page.get_by_role("heading", name=unseen)).to_be_hidden()
