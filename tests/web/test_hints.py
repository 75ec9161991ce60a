"""Hints on the page: asked for, shown beside the board and on it, and a press chooses; the host may do without them."""

import json

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.support import thorough
from tests.web.conftest import TakePart, Visit
from tests.web.looking import faults, violations
from tests.web.support import DESK, PHONE, Size, main_button, pass_button, resize, wait_for_turn
from turncoat.games.ontembare_stad.tables import AREA_NAMES, KIND_NAMES
from turncoat.games.verraeter.tables import ROLE_NAMES

COMPILING = 200_000  # milliseconds within which a small search is surely compiled
every_size = pytest.mark.parametrize(
    "size",
    [pytest.param(DESK, id="desk", marks=thorough), pytest.param(PHONE, id="phone")],  # where it fits least
)
WHY = ["Wins 7 more of every 100 trial games than the next best move."]
LINE = [{"seat": 1, "text": "Place two cubes in Italia"}]


def answer(route: Route) -> None:
    """What a search might say of the first decision; how it thinks is not for this test."""
    asked = json.loads(route.request.post_data or "{}")
    told = [("settle:gallia", "Gallia", 0.31), ("settle:hispania", "Hispania", 0.24)]
    hints = [
        {"action": action, "text": f"Place two cubes in {name}", "won": won, "points": 10.5, "why": WHY, "line": LINE}
        for action, name, won in told
    ]
    route.fulfill(content_type="application/json", body=json.dumps({"number": asked["number"], "hints": hints}))


def sit_down(page: Page) -> None:
    page.locator("main button.main").last.click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)


def test_a_hint_is_shown_with_its_chances_and_a_press_chooses(visit: Visit) -> None:
    for size in ({}, {"size": PHONE}):
        page = visit("/new/rattus", **size)
        page.route("**/hint?*", answer)
        sit_down(page)
        page.get_by_role("button", name="Hint").click()
        panel = page.get_by_role("region", name="Best moves")
        expect(panel.get_by_text("31 %")).to_be_visible()
        if size:
            panel.get_by_role("button", name="Details").click()
        expect(panel.get_by_text(WHY[0]).first).to_be_visible()
        expect(page.locator("g.hint")).to_have_count(2)
        assert violations(page) == []
        panel.get_by_role("button", name="Place two cubes in Gallia").click()
        expect(page.locator("[data-region=gallia]")).to_have_attribute("aria-pressed", "true")
        expect(panel).to_be_hidden()
        expect(page.locator("g.hint")).to_have_count(0)


def are_apart(one: Locator, other: Locator) -> bool:
    """Whether nothing of one thing covers the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


@every_size
@pytest.mark.parametrize("game", ["rattus", pytest.param("verraeter", marks=thorough)])
def test_the_list_leaves_the_board_in_sight_and_can_be_put_away(visit: Visit, game: str, size: Size) -> None:
    page = visit(f"/new/{game}", size=size)
    page.route("**/hint?*", answer)
    sit_down(page)
    page.get_by_role("button", name="Hint").click()
    panel = page.get_by_role("region", name="Best moves")
    expect(panel).to_be_visible()
    assert are_apart(panel, page.locator("main .board").first)
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_be_hidden()
    if game == "rattus":
        expect(page.locator("g.hint")).to_have_count(2)  # they stay until something is done
    page.get_by_role("button", name="Hint").click()
    expect(panel).to_be_visible()


def answer_verraeter(route: Route) -> None:
    """Something with each role and with each card, and to lay nothing."""
    asked = json.loads(route.request.post_data or "{}")
    roles = [f"take:{role}" for role in ROLE_NAMES]
    cards = [f"{verb}:{card}" for verb in ("play", "drop") for card in range(1, 10)]
    told = [
        {"action": one, "text": one, "won": 0.3, "points": 9, "why": [], "line": []} for one in (*roles, *cards, "done")
    ]
    route.fulfill(content_type="application/json", body=json.dumps({"number": asked["number"], "hints": told}))


@every_size
def test_roles_cards_and_the_bars_button_show_their_chances(take_part: TakePart, size: Size) -> None:
    for prompt, chosen in (("draft", "draft"), ("supply", "hand")):
        page = take_part("verraeter", prompt, size)
        page.route("**/hint?*", answer_verraeter)
        page.get_by_role("button", name="Hint").click()
        things = page.locator(f".{chosen} button")
        expect(things.locator("[data-hint]").first).to_have_text("30 %")
        values = {thing.inner_text().removeprefix("30 %").strip() for thing in things.all()}
        expect(things.locator("[data-hint]")).to_have_count(len(values))
        assert violations(page) + faults(page) == []
    expect(pass_button(page).locator("[data-hint]")).to_have_text("30 %")
    panel = page.get_by_role("region", name="Best moves")
    expect(panel.get_by_text("done")).to_be_visible()
    expect(panel.get_by_role("button", name="done")).to_have_count(0)  # it would do nothing


@thorough
def test_a_bot_that_cannot_think_yet_is_said_to_be_getting_ready(visit: Visit) -> None:
    page = visit("/new/kuhn")
    page.get_by_role("radio", name="Master", exact=True).check()
    page.locator("main button.main").last.click()
    page.get_by_role("button", name="Pass").click()
    main_button(page).click()
    told = page.get_by_text("Getting ready to think")
    expect(told).to_be_visible()
    assert violations(page) + faults(page) == []
    expect(told).to_be_hidden(timeout=COMPILING)


def answer_stad(route: Route) -> None:
    """Something on an area, and something with each card that a hand may hold."""
    asked = json.loads(route.request.post_data or "{}")
    told = [("start:o5", 0.4), *((f"build:{kind}", 0.3) for kind in KIND_NAMES)]
    hints = [
        {"action": action, "text": action, "won": won, "points": 20.5, "why": [], "line": []} for action, won in told
    ]
    route.fulfill(content_type="application/json", body=json.dumps({"number": asked["number"], "hints": hints}))


# Numbers in the city under a badge; lines of text have room for letters that are higher than figures.
COVERED = """() => {
  const numbers = [...document.querySelectorAll(".pieces text, .pieces .dots circle")].filter((one) => one.checkVisibility());
  const under = (badge) => numbers.filter((number) => {
    const [a, b] = [badge, number].map((one) => one.getBoundingClientRect());
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  });
  return [...document.querySelectorAll("g.hint rect")].flatMap(under).map((number) => number.textContent || "dot");
}"""


@pytest.mark.parametrize(
    "sizes", [(DESK, Size(1024, 768)), pytest.param((PHONE,), marks=thorough)], ids=["desks", "phone"]
)
def test_badges_in_the_city_cover_no_number(visit: Visit, sizes: tuple[Size, ...]) -> None:
    """Wherever a hint may lie: here on every area at once."""
    page = visit("/new/ontembare_stad", size=sizes[0])

    def answer_everywhere(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        told = [
            {"action": f"start:{area}", "text": area, "won": 0.4, "points": 9, "why": [], "line": []}
            for area in AREA_NAMES
        ]
        route.fulfill(content_type="application/json", body=json.dumps({"number": asked["number"], "hints": told}))

    page.route("**/hint?*", answer_everywhere)
    sit_down(page)
    page.get_by_role("button", name="Hint").click()
    for size in sizes:
        resize(page, size)
        expect(page.locator("g.hint")).to_have_count(len(AREA_NAMES))
        assert page.evaluate(COVERED) == [], size


@every_size
def test_in_the_city_areas_and_cards_show_their_chances(visit: Visit, size: Size) -> None:
    page = visit("/new/ontembare_stad", size=size)
    page.route("**/hint?*", answer_stad)
    sit_down(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("g.hint")).to_have_text("40 %")
    expect(page.locator("[data-hint]").first).to_have_text("30 %")
    assert violations(page) == []


def test_a_table_without_hints_has_none(visit: Visit) -> None:
    page = visit("/new/rattus")
    page.locator("summary").click()
    page.get_by_label("Allow hints").uncheck()
    sit_down(page)
    expect(page.get_by_role("button", name="All choices")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Allow hints at this table").click()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
