"""Everybody can use it: axe finds nothing on any screen, in light and dark, on a desk and on a phone."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support import ROOT
from tests.web.conftest import Visit
from tests.web.support import DESK, PHONE, Size, decide, play_now, play_on, wait_for_turn

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# An experiment of axe's: it wants what is drawn in the order of the name. A land's name has its numbers, but as a sentence.
LEFT_OUT = {"label-content-name-mismatch": {"enabled": False}}
every_size = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
every_theme = pytest.mark.parametrize("theme", ["light", "dark"])

# All that the page says to those who hear it.
HEAR = """() => {
  window.heard = [];
  const live = document.querySelector("[aria-live=polite]");
  new MutationObserver(() => heard.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
}"""


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page as it is now."""
    page.evaluate(f"() => {{ {AXE} }}")  # evaluated by the debugger, which the content policy does not bind
    found: dict[str, Any] = page.evaluate("([runOnly, rules]) => axe.run({ runOnly, rules })", [STANDARDS, LEFT_OUT])
    return [f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]]


@every_theme
@every_size
@pytest.mark.parametrize("path", ["/", "/new/verraeter", "/rules/verraeter", "/about", "/nowhere"])
def test_pages_have_no_violation(visit: Visit, path: str, size: Size, theme: str) -> None:
    page = visit(path, size=size, theme=theme)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk-dark", "phone-light"])
def test_the_table_has_no_violation_in_any_phase(visit: Visit, size: Size, theme: str) -> None:
    page = visit(size=size, theme=theme)
    play_now(page)
    seen: set[str] = set()

    def look() -> bool:
        prompt = page.locator("[data-prompt]").get_attribute("data-prompt")
        if prompt and prompt not in seen:
            seen.add(prompt)
            assert violations(page) == [], prompt
        return False

    play_on(page, seed=11, until=look)
    assert {"farm", "draft", "supply"} <= seen
    assert violations(page) == []  # the result


@every_size
def test_dialogs_have_no_violation(visit: Visit, size: Size) -> None:
    page = visit(size=size)
    play_now(page)
    wait_for_turn(page)
    for key in ("r", "s", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == [], key
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_board_and_each_change_are_described(visit: Visit) -> None:
    page = visit()
    play_now(page)
    wait_for_turn(page)
    expect(page.get_by_role("heading", name="The board in words")).to_be_attached()
    expect(page.get_by_role("main")).to_contain_text("building cards in reserve: 3.")
    page.evaluate(HEAR)
    decide(page, random.Random(1))
    page.wait_for_function("said => heard.join(' ').includes(said)", arg="laid a building card under")
    page.wait_for_function("said => heard.join(' ').includes(said)", arg="Round 1 began")


def test_movement_is_off_for_those_who_ask_for_less(visit: Visit) -> None:
    page = visit(speed=None)
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_function("() => document.documentElement.dataset.motion === 'off'")
