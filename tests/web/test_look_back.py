"""Looking back in the browser: match files are opened, and from any moment one plays on."""

import functools
import itertools
import json
import re
import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import turncoat
from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.looking import faults, violations
from tests.web.support import (
    DESK,
    PHONE,
    SMALL_PHONE,
    Server,
    Size,
    main_button,
    new_context,
    open_choices,
    table_number,
    wait_for_change,
)

MOVES = 30
# The page has had time for what it does when nothing is urgent, several times.
HAS_RESTED = (
    "async () => { for (let turn = 0; turn < 4; turn++) await new Promise((done) => requestIdleCallback(done)); }"
)
LATER_PARTS = re.compile(
    r"/replay/moments\?moment=(?!0&|16&)"
)  # than those that hold the first moment and that after so many moves


@functools.cache
def match_text(game: str, moves: int | None = None) -> str:
    """A match file: to the end of the match, or so many decisions of it."""
    match = turncoat.Match(game, 3, names=["Anna", "Ben", "Cleo"], seed=5)
    while not match.is_over and moves != 0:
        match.push(match.legal_moves[0])
        moves = None if moves is None else moves - 1
    return match.to_json()


def open_file(page: Page, text: str, name: str = "match.json") -> None:
    """Choose a file in the browser's own dialog."""
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    )


def open_replay(page: Page, text: str) -> None:
    """Open a file, and see its replay."""
    open_file(page, text)
    page.wait_for_url("**/t/*/replay*")
    page.locator("[data-moments]").wait_for()


def go_to_moment(page: Page, moment: int) -> None:
    page.locator("[data-scrub]").fill(str(moment))
    expect(page.locator(f"[data-moment='{moment}']")).to_be_visible()


def test_a_file_is_opened_as_a_replay_with_a_link_of_its_own(visit: Visit) -> None:
    page = visit()
    open_replay(page, match_text("verraeter"))
    expect(page.get_by_text("Replay of a file")).to_be_visible()
    expect(page.get_by_role("button", name="Seen by Cleo")).to_be_visible()
    expect(page.get_by_role("button", name="Analyse")).to_be_visible()
    other = visit(page.url.split("?")[0].removesuffix("/replay"))
    other.wait_for_url("**/replay*")
    expect(other.get_by_role("button", name="Seen by Cleo")).to_be_visible()


BAD = {"garbage": "hello", "a list": "[]", "larger than any match": json.dumps("x" * 70_000)}


def test_a_file_that_holds_no_match_is_refused_in_a_sentence(visit: Visit) -> None:
    page = visit("/about")
    for case, text in BAD.items():
        open_file(page, text)
        expect(page.get_by_role("alert"), case).to_be_visible()
        assert page.url.endswith("/about"), case
        page.reload()


def test_what_the_server_finds_wrong_with_a_file_is_told(browser: Browser, server: Server) -> None:
    with new_context(browser, server, DESK) as context:  # which may complain of the refusal
        page = context.new_page()
        page.goto("/?lang=en")
        open_file(page, match_text("verraeter", MOVES).replace('"moves": [', '"moves": ["castle", '))
        expect(page.get_by_role("alert")).to_contain_text("Move 1 in this file (castle)")


# As the server would answer, once bots have played on from every moment.
ANALYSIS = {
    "state": "ready",
    "done": MOVES,
    "total": MOVES,
    "games": 256,
    "byNetwork": True,
    "chances": [[0.5, 0.3, 0.2]] * MOVES,
    "turning": [
        {
            "moment": 20,
            "seat": 1,
            "hints": [
                {
                    "action": "done",
                    "text": "Lay no more cards",
                    "won": 0.31,
                    "points": 20.5,
                    "line": [],
                    "why": ["Wins 4 more of every 100 trial games than the next best move."],
                }
            ],
        }
    ],
}


@pytest.mark.parametrize("size", [DESK, pytest.param(SMALL_PHONE, marks=thorough)], ids=["desk", "small"])
def test_a_turning_point_says_what_bots_would_have_done_and_why(visit: Visit, size: Size) -> None:
    page = visit("/", size)
    page.route("**/analysis?*", lambda route: route.fulfill(json=ANALYSIS))
    open_replay(page, match_text("verraeter"))
    expect(page.get_by_text("a trained network played on")).to_be_visible()
    page.get_by_role("button", name="Turning point 1 of 1").click()
    expect(page.get_by_text("Lay no more cards")).to_be_visible()
    expect(page.get_by_text("Wins 4 more of every 100")).to_be_visible()
    expect(page.get_by_role("button", name="Decide it yourself")).to_be_visible()
    assert faults(page) + violations(page) == []


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=thorough)], ids=["desk", "phone"])
def test_one_click_sits_me_down_at_a_moment_and_i_move_there(visit: Visit, size: Size) -> None:
    page = visit("/", size)
    late: list[Route] = []
    page.route(LATER_PARTS, lambda route: late.append(route))
    open_replay(page, match_text("verraeter"))
    go_to_moment(page, MOVES)
    replayed = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/replay" not in url and "/t/" in url)
    open_choices(page).or_(main_button(page)).first.wait_for()
    number = table_number(page)
    let_come(page, late)  # a part of what was looked back at, when nobody looks any more
    page.get_by_role("button", name="Log").click() if size.is_phone else None
    expect(page.get_by_role("link", name=f"move {MOVES} of another match")).to_be_visible()
    assert replayed.split("/")[4] in (page.locator(".source a").get_attribute("href") or "")
    page.keyboard.press("Escape") if size.is_phone else None
    open_choices(page).first.click()
    if main_button(page).is_visible():
        main_button(page).click()
    wait_for_change(page, number)


def test_nobody_plays_on_from_the_end(visit: Visit) -> None:
    page = visit()
    open_replay(page, match_text("verraeter"))
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_have_attribute("aria-disabled", "true")


def let_come(page: Page, late: list[Route]) -> None:
    """The request that was held back is answered, and so are those after it."""
    page.route(LATER_PARTS, lambda route: route.continue_())
    with page.expect_response(LATER_PARTS) as answer:
        late[0].continue_()
    answer.value.finished()
    page.evaluate(HAS_RESTED)


def share(visit: Visit) -> Page:
    """A moment of a match, with the dialog that shares it."""
    page = visit()
    open_replay(page, match_text("verraeter"))
    go_to_moment(page, MOVES)
    page.get_by_role("button", name="Share").click()
    return page


def test_a_moment_is_shared_as_a_link_and_a_picture(visit: Visit) -> None:
    page = share(visit)
    link = page.get_by_label("A link to this moment").input_value()
    assert link.endswith(f"/replay?move={MOVES}")
    assert pixels_of(saved(page, "PNG"), b"\x89PNG", 16, ">II") == (1200, 630)
    svg = ET.fromstring(saved(page, "SVG"))
    assert (svg.get("width"), svg.get("height")) == ("1200", "630")
    assert "Cleo" in "".join(svg.itertext())


@thorough
def test_a_moment_is_shared_as_a_gif(visit: Visit) -> None:
    page = share(visit)
    page.get_by_role("button", name="Animate the move").click()
    film = saved(page, "GIF")
    assert pixels_of(film, b"GIF89a", 6, "<HH") == (800, 420)
    # ten short pictures one after another: what is only blended has three
    times = [int.from_bytes(found, "little") for found in re.findall(rb"\x21\xf9\x04.(..).\x00\x2c", film, re.DOTALL)]
    runs = [len(list(run)) for time, run in itertools.groupby(times) if time == 5]
    assert 10 in runs, "nothing flies"


def saved(page: Page, kind: str) -> bytes:
    """The file that a button saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name=f"Save as {kind}").click()
    return Path(download.value.path()).read_bytes()


def pixels_of(picture: bytes, begins: bytes, place: int, numbers: str) -> tuple[int, ...]:
    """How large a picture is, by its own head."""
    assert picture.startswith(begins)
    return struct.unpack_from(numbers, picture, place)
