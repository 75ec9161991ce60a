"""Several people: at two browsers, at one screen, and looking on. Each sees their own cards and nobody else's."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.film import scenes_of, whole
from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.support import (
    decide,
    open_choices,
    pass_button,
    play_now,
    play_on,
    rematch_button,
    table_number,
    wait_for_turn,
)


def set_up(page: Page, *seats: str) -> None:
    """A table of Verräter; seats beyond the first are `guest`, `bot` or a name at the same screen."""
    page.get_by_role("link", name="Set up a table").first.click()
    page.get_by_role("radio", name="Friends").check()
    for number, seat in enumerate(seats, 2):
        choice = page.get_by_role("combobox", name=f"Seat {number}")
        choice.select_option({"guest": "open", "bot": "bot"}.get(seat, "person"))
        if seat not in ("guest", "bot"):
            page.get_by_role("textbox", name="Their name").last.fill(seat)


def frames_of(page: Page) -> list[dict[str, Any]]:
    """All that comes to a page over its socket, from now on; what an update leaves out is filled in."""
    frames: list[dict[str, Any]] = []

    def hear(payload: str | bytes) -> None:
        frame = json.loads(payload)
        if frame["kind"] == "update":
            frame = whole(frame, next((one for one in reversed(frames) if one["kind"] == "update"), {}))
        frames.append(frame)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return frames


def scenes(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every scene in them, while the match was played: a finished one lies open, with the steps that led to its end."""
    updates = [frame for frame in frames if frame["kind"] == "update" and frame["table"]["state"] != "finished"]
    shown = [scene for update in updates for scene in scenes_of(update)]
    return [scene for scene in [*shown, *(update["table"]["scene"] for update in updates)] if scene]


# How far a match is played: through every phase of its first round, and in `make thorough` to its end.
FIRST_ROUND, WHOLE = 40, 1000  # steps
how_far = pytest.mark.parametrize("steps", [FIRST_ROUND, pytest.param(WHOLE, marks=thorough)])


# The table is at a number, or further.
REACHED = "number => Number(document.querySelector('[data-number]').dataset.number) >= Number(number)"


def on_turn(page: Page, seat: int) -> Locator:
    """There when it is a seat's turn."""
    return page.locator(f"ol > li[aria-current=true]:nth-child({seat + 1})")


def is_played(page: Page, steps: int) -> bool:
    """Whether a match has come so far, or to its end."""
    return rematch_button(page).is_visible() or int(table_number(page)) >= steps


@how_far
def test_two_browsers_at_one_table_see_only_their_own_cards(visit: Visit, steps: int) -> None:
    anna = visit()
    told_anna = frames_of(anna)
    set_up(anna, "guest", "bot", "bot")
    anna.get_by_role("button", name=re.compile("Create the table")).click()
    anna.wait_for_url("**/t/*")
    karel = visit(anna.url.removeprefix(re.match(r"http://[^/]+", anna.url)[0]))  # type: ignore[index]
    told_karel = frames_of(karel)
    karel.reload()
    karel.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_text("Free seat", exact=True)).to_have_count(0)  # on which a bot would be put
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, karel):
        expect(page.get_by_role("group", name="Ring")).to_be_visible()
    chance = random.Random(5)
    while not is_played(anna, steps):
        on_turn(anna, 0).or_(on_turn(anna, 1)).or_(rematch_button(anna)).first.wait_for()
        mover = next((page for seat, page in enumerate((anna, karel)) if on_turn(anna, seat).is_visible()), None)
        if mover:
            wait_for_turn(mover)
            decide(mover, chance)
            anna.wait_for_function(REACHED, arg=table_number(mover))
    if steps == WHOLE:
        expect(rematch_button(karel)).to_be_visible()
    for frames, seat in ((told_anna, 0), (told_karel, 1)):
        seen = [scene for scene in scenes(frames) if scene["me"] == seat]
        assert {"draft", "supply"} <= {scene["phase"] for scene in seen}
        for scene in seen:
            assert hands_known(scene) - {seat} == set()
            if scene["phase"] in ("draft", "supply"):
                assert [other["role"] for number, other in enumerate(scene["seats"]) if number != seat] == [None] * 3


@how_far
def test_two_people_at_one_screen_have_a_curtain_between_them(visit: Visit, steps: int) -> None:
    page = visit()
    set_up(page, "Karel", "bot", "bot")
    page.get_by_role("button", name="Start the game").click()
    lift = page.get_by_role("button", name=re.compile("^I am "))
    page.locator("[data-number]").wait_for()
    chance, curtains = random.Random(6), 0
    while not is_played(page, steps):
        open_choices(page).or_(pass_button(page)).or_(rematch_button(page)).or_(lift).first.wait_for()
        if lift.is_visible():
            assert open_choices(page).count() == 0
            curtains += 1
            lift.click()
            wait_for_turn(page)
            continue
        if not rematch_button(page).is_visible():
            decide(page, chance)
    assert curtains > 3


@thorough  # every day over the wire: tests/server/test_leaks_over_the_wire.py
@how_far
def test_a_spectator_sees_no_hand_and_can_do_nothing(visit: Visit, steps: int) -> None:
    page = visit()
    play_now(page)
    other = visit(page.url.removeprefix(re.match(r"http://[^/]+", page.url)[0]))  # type: ignore[index]
    told = frames_of(other)
    other.reload()
    expect(other.get_by_text("You are watching this game.")).to_be_visible()
    expect(page.get_by_text("One person is watching.")).to_be_attached()
    play_on(page, seed=7, until=lambda: is_played(page, steps))
    if steps == WHOLE:
        expect(other.get_by_text("The game is over; the log now shows everything.")).to_be_visible()
    other.wait_for_function(REACHED, arg=table_number(page))
    assert {"draft", "supply"} <= {scene["phase"] for scene in scenes(told)}
    assert [hands_known(scene) for scene in scenes(told) if scene["phase"] != "ended" and hands_known(scene)] == []
    assert open_choices(other).count() == 0


@thorough  # every day with a second tab: test_seats
def test_who_left_can_come_back_to_their_seat(visit: Visit) -> None:
    page = visit()
    play_now(page)
    play_on(page, seed=13, until=lambda: True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    page.locator("a[href^='/t/']:not([href*='/replay'])").first.click()
    expect(page.get_by_text("You are watching this game.")).to_be_visible()
    page.get_by_role("button", name="Take your seat back").click()
    wait_for_turn(page)


def hands_known(scene: dict[str, Any]) -> set[int]:
    """The seats of whose hands more is told than all know."""
    return {number for number, seat in enumerate(scene["seats"]) if seat["hand"] != seat["shown"]}
