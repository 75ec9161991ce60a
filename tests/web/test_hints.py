"""Hints on the page: asked for, shown beside the board and on it, and a press chooses; the host may do without them."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visit
from tests.web.looking import violations
from tests.web.support import DESK, PHONE, Size, wait_for_turn
from turncoat.games.ontembare_stad.tables import KIND_NAMES

LINE = [{"seat": 1, "text": "Place two cubes in Italia"}]


def answer(route: Route) -> None:
    """What a search might say of the first decision; how it thinks is not for this test."""
    asked = json.loads(route.request.post_data or "{}")
    told = [("settle:gallia", "Gallia", 0.31), ("settle:hispania", "Hispania", 0.24)]
    hints = [
        {"action": action, "text": f"Place two cubes in {name}", "won": won, "points": 10.5, "line": LINE}
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
        panel = page.get_by_role("region", name="Promising")
        expect(panel.get_by_text("31 %")).to_be_visible()
        expect(panel.get_by_text(re.compile(r"about 10\.5 points.*Place two cubes in Italia")).first).to_be_visible()
        expect(page.locator("g.hint")).to_have_count(2)
        assert violations(page) == []
        panel.get_by_role("button", name="Place two cubes in Gallia").click()
        expect(page.locator("[data-region=gallia]")).to_have_attribute("aria-pressed", "true")
        expect(panel).to_be_hidden()
        expect(page.locator("g.hint")).to_have_count(0)


def answer_stad(route: Route) -> None:
    """Something on an area, and something with each card that a hand may hold."""
    asked = json.loads(route.request.post_data or "{}")
    told = [("start:o5", 0.4), *((f"build:{kind}", 0.3) for kind in KIND_NAMES)]
    hints = [{"action": action, "text": action, "won": won, "points": 20.5, "line": []} for action, won in told]
    route.fulfill(content_type="application/json", body=json.dumps({"number": asked["number"], "hints": hints}))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
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
    page.get_by_label("Hints may be asked for").uncheck()
    sit_down(page)
    expect(page.get_by_role("button", name="All choices")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Allow hints at this table").click()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
