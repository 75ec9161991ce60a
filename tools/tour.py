"""Takes the pictures of docs/tour.md and writes it: a stranger's first match of Verräter and of Rattus, in which every decision is explained.

`make screenshots` runs it. Whatever is asked for the first time is photographed with what the teacher says of it; a decision that nobody
explains ends the tour with an error.
"""

import random
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.support import (
    CHROMIUM,
    FLAGS,
    HURRY,
    Server,
    Size,
    Visitor,
    decide,
    new_context,
    rematch_button,
    wait_for_turn,
)
from tools import ROOT

PAGE = ROOT / "docs" / "tour.md"
FOLDER = ROOT / "docs" / "screenshots" / "tour"
SIZE = Size(1200, 800)  # the smallest that has three columns
QUALITY = 55  # there are many, and they are to be looked at, not measured
GAMES = {"verraeter": "Verräter", "rattus": "Rattus"}
HEAD = """# A tour

A stranger's first match of Verräter and of Rattus, without having read the rules. Before the first move a card tells how one wins and what a turn is; then each decision is
explained when it first comes: what it brings, what to look at, and the rules behind it. Written by `make screenshots`.
"""


def first_match(page: Page, place: int, name: str, title: str) -> list[str]:
    """Play a match to its end, and keep a picture of each kind of decision when it is first asked."""
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").nth(place).click()
    page.wait_for_url("**/t/*")
    teacher = page.locator("[data-teaches]")
    teacher.wait_for()
    lines = [f"## {title}", *picture(page, f"{name}-goal", "Before the first move")]
    page.get_by_role("button", name="Got it").click()
    seen: set[str] = set()
    chance = random.Random(3)
    while True:
        wait_for_turn(page)
        if rematch_button(page).is_visible():
            page.locator(".plot svg").first.wait_for()  # how the points grew has been reckoned
            return [*lines, *picture(page, f"{name}-end", "The end")]
        prompt = str(page.locator("[data-prompt]").get_attribute("data-prompt"))
        if prompt not in seen:
            seen.add(prompt)
            page.locator(f'[data-teaches="{prompt}"] dl').wait_for()
            lines += picture(page, f"{name}-{prompt}", teacher.get_by_role("heading").inner_text())
        decide(page, chance)


def picture(page: Page, name: str, caption: str) -> list[str]:
    """A picture, and the lines of the page that show it."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    return ["", f"**{caption}**", "", f"![{caption}](screenshots/tour/{name}.jpg)"]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [HEAD]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for place, (name, title) in enumerate(GAMES.items()):
            visitor = Visitor(new_context(browser, server, SIZE), SIZE, {"teaching": "first"})
            visitor.page.add_init_script(HURRY)
            lines += [*first_match(visitor.page, place, name, title), ""]
            visitor.context.close()
            assert visitor.problems == []
        browser.close()
        server.stop()
    PAGE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
