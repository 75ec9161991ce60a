"""Takes the pictures in docs/screenshots: `make screenshots`."""

import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.positions import RECORDED, moment_in, moments, sit_down_at
from tests.web.support import (
    CHROMIUM,
    DESK,
    FLAGS,
    HURRY,
    PHONE,
    Server,
    Size,
    Visitor,
    decide,
    new_context,
    open_choices,
    play_on,
    rematch_button,
    table_number,
    wait_for_turn,
)
from tools import ROOT
from turncoat.match import Match

FOLDER = ROOT / "docs" / "screenshots"
LATE = 400  # steps into a match
VIEWS = [("desk", DESK, "light"), ("desk", DESK, "dark"), ("phone", PHONE, "light"), ("phone", PHONE, "dark")]


def take(page: Page, what: str, where: str, theme: str) -> None:
    page.wait_for_load_state("networkidle")
    page.locator("section.seats .me .away").wait_for(state="detached")  # the connection is there, and with it the log
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=FOLDER / f"{what}-{where}-{theme}.png")


def walk(browser: Browser, server: Server, where: str, size: Size, theme: str) -> None:
    """Through every screen once."""
    visitor = Visitor(new_context(browser, server, size), size, {"theme": theme})
    page = visitor.page
    page.add_init_script(HURRY)
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    take(page, "lobby", where, theme)
    page.goto("/new/verraeter")
    page.get_by_role("heading", level=1).wait_for()
    take(page, "create", where, theme)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url("**/t/*")
    for prompt in ("draft", "supply"):
        reach(page, prompt)
        open_choices(page).nth(1).click()
        page.wait_for_timeout(400)  # what was picked up has risen
        take(page, f"verraeter-{prompt}", where, theme)
        page.keyboard.press("Escape")
    play_on(page, seed=1)
    page.locator(".plot svg").first.wait_for()  # how the points grew has been reckoned
    take(page, "result", where, theme)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").nth(1).click()
    page.wait_for_url("**/t/*")
    play_on(page, seed=5, until=lambda: int(table_number(page)) > 60)
    open_choices(page).first.click()
    page.wait_for_timeout(400)
    take(page, "rattus", where, theme)
    sit_down_at(server, page, moment_in("ontembare_stad", RECORDED["ontembare_stad"][0], is_late_purchase))
    page.locator("[data-area]:not([aria-disabled=true])").first.click()
    page.wait_for_timeout(400)
    take(page, "ontembare_stad", where, theme)
    sit_down_at(server, page, moments("het_verraad")["attack"])
    page.wait_for_timeout(400)
    take(page, "het_verraad", where, theme)
    play_on(page, seed=3, passes=0.6)
    page.locator(".plot svg").first.wait_for()
    take(page, "het_verraad-end", where, theme)
    visitor.context.close()
    assert visitor.problems == []


def is_late_purchase(match: Match) -> bool:
    """Whether areas may be bought in a city that has been built."""
    areas = [action for action in match.legal() if match.game.action_text(action).startswith("area:")]
    return len(match.steps) > LATE and len(areas) > 1


def reach(page: Page, prompt: str) -> None:
    """Play on until that is to be decided, in the third round or later, when there is something to see."""
    chance = random.Random(2)
    while True:
        wait_for_turn(page)
        if rematch_button(page).is_visible():  # it never came up: try again
            rematch_button(page).click()
            page.locator("[data-prompt]").wait_for()
            continue
        table = page.locator("[data-number]")
        is_late = int(table_number(page)) > 80
        if is_late and table.get_attribute("data-prompt") == prompt and open_choices(page).count() > 2:
            return
        decide(page, chance)


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for where, size, theme in VIEWS:
            walk(browser, server, where, size, theme)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
