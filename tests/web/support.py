"""What the browser tests share: the server's process, visitors, and how to play by clicks alone."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
ENVIRONMENT = {**os.environ, "TURNCOAT_BOT_COMPILE": "need"}  # no search is compiled that no test asks for
# One luck for every table and every bot: what is begun in the same way goes the same way every time. It lets two bots begin at Verräter.
SAME_LUCK = "import secrets; secrets.randbits = lambda bits: 2; from turncoat.__main__ import main; main()"
WAIT = 60_000  # milliseconds for anything to appear, on however busy a machine; nothing is measured by it
MOST_DECISIONS = 300  # in a match
PASSES = 0.2  # how often somebody passes who may
PRESSES = 8  # of choices in a gesture, at most

# Reactions are answered after a pause as people make them. Here nobody watches: the pauses, which alone are of no whole milliseconds, are shortened.
HURRY = """
  const wait = window.setTimeout;
  window.setTimeout = (what, ms, ...rest) => wait(what, ms >= 700 && !Number.isInteger(ms) ? 30 : ms, ...rest);
"""

# The table is another than that of a number; or a gesture has been begun, and all that follows from it is known.
CHANGED = "before => document.querySelector('[data-number]')?.dataset.number !== before"
GONE_ON = f"""([before, choices]) => {{
  const now = [...document.querySelectorAll("[role=option]")].map((one) => one.textContent).join();
  return ({CHANGED})(before) || document.querySelector("[data-main=true]") || (now && now !== choices);
}}"""

expect.set_options(timeout=WAIT)


@dataclass(frozen=True)
class Size:
    """A screen."""

    width: int
    height: int
    is_phone: bool = False


DESK, PHONE, SMALL_PHONE = Size(1440, 900), Size(390, 844, True), Size(360, 640, True)


class Server:
    """`turncoat serve` as a process; killed and started again, it has the same address and the same data."""

    def __init__(self, data: Path, environment: dict[str, str] | None = None) -> None:
        self.data = data
        self._environment = {**ENVIRONMENT, **(environment or {})}
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", SAME_LUCK, "serve", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "log.txt").open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self._environment
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Turncoat: http"), (self.data / "log.txt").read_text(encoding="utf-8")
        self.port = int(line.rsplit(":", 1)[1])

    def end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """As the power would."""
        self.end(signal.SIGKILL)


class Visitor:
    """Somebody with a browser, and all that it complained about."""

    def __init__(self, browser: Browser, server: Server, size: Size, settings: dict[str, object]) -> None:
        settings = {"language": "en", "theme": "light", "speed": "off", **settings}
        self.context = browser.new_context(
            base_url=server.address,
            viewport={"width": size.width, "height": size.height},
            has_touch=size.is_phone,
            is_mobile=size.is_phone,
        )
        self.context.set_default_timeout(WAIT)
        self.context.add_init_script(
            f"localStorage.getItem('turncoat') ?? localStorage.setItem('turncoat', {json.dumps(json.dumps(settings))})"
        )
        self.page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")


# Playing


def play_now(page: Page) -> None:
    """From the first page to the board, in one click."""
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("group", name="Ring")).to_be_visible()


def open_choices(page: Page) -> Locator:
    """What glows: lands, borders, cards and roles that may be chosen now."""
    return page.locator("[data-stop]:not([aria-disabled=true]):not([aria-pressed=true])")


def main_button(page: Page) -> Locator:
    """It sends the gesture."""
    return page.locator("button[data-main=true]").first  # a raid may be answered in two ways


def pass_button(page: Page) -> Locator:
    """It does nothing more: no cards, no building."""
    return page.locator("button[data-main=false]")


def rematch_button(page: Page) -> Locator:
    """It is there when all is over, in whatever language."""
    return page.get_by_role("button", name=re.compile("Rematch|Revanche"))


def wait_for_turn(page: Page) -> None:
    """Until something can be pressed, or all is over."""
    open_choices(page).or_(main_button(page)).or_(pass_button(page)).or_(rematch_button(page)).first.wait_for()


def play_on(
    page: Page, seed: int, until: Callable[[], bool] = lambda: False, *, tap: bool = False, passes: float = PASSES
) -> int:
    """Choose what glows and confirm it, again and again, to the end or up to a moment; how many decisions that took."""
    chance = random.Random(seed)
    for decision in range(MOST_DECISIONS):
        wait_for_turn(page)
        if rematch_button(page).is_visible() or until():
            return decision
        decide(page, chance, tap=tap, passes=passes)
    raise AssertionError("the match did not end")


def decide(page: Page, chance: random.Random, *, tap: bool = False, passes: float = PASSES) -> None:
    """One decision, and the table after it."""
    number = table_number(page)
    send_decision(page, chance, tap=tap, passes=passes)
    page.wait_for_function(CHANGED, arg=number)


def send_decision(page: Page, chance: random.Random, *, tap: bool = False, passes: float = PASSES) -> None:
    """Press what glows until the gesture is whole, and send it; or now and then pass."""
    if not (pass_button(page).is_visible() and chance.random() < passes):
        while not main_button(page).is_visible() and (count := open_choices(page).count()):
            press(open_choices(page).nth(chance.randrange(count)), tap=tap)
            main_button(page).or_(open_choices(page)).first.wait_for()
    button = main_button(page) if main_button(page).is_visible() else pass_button(page)
    press(button, tap=tap)


def play_by_keys(page: Page, seed: int, *, ends: float = 0) -> None:
    """To the end without a mouse; the last choice, which ends a turn, is taken now and then."""
    chance = random.Random(seed)
    for _ in range(MOST_DECISIONS):
        wait_for_turn(page)
        if rematch_button(page).is_visible():
            return
        choice = 1 + chance.randrange(min(page.get_by_role("option").count(), 9))
        decide_by_keys(page, choice, is_last=pass_button(page).is_visible() and chance.random() < ends)
    raise AssertionError("the match did not end")


def decide_by_keys(page: Page, choice: int = 1, *, is_last: bool = False) -> None:
    """One decision without a mouse: the number of a choice, Enter to take it and those that follow from it, and the keys that send it."""
    number = table_number(page)
    for _ in range(PRESSES):
        choices = ",".join(page.get_by_role("option").all_text_contents())
        page.keyboard.press(str(choice))
        if is_last:
            page.keyboard.press("End")
        page.keyboard.press("Enter")
        page.wait_for_function(GONE_ON, arg=[number, choices])
        if table_number(page) != number:
            return
        if main_button(page).is_visible():
            page.keyboard.press("Control+Enter")
            page.wait_for_function(CHANGED, arg=number)
            return
        choice, is_last = 1, False
    raise AssertionError("the gesture was never whole")


def press(what: Locator, *, tap: bool) -> None:
    """With a mouse or a finger, in the middle of it."""
    if tap:
        what.tap()
    else:
        what.click()


def table_number(page: Page) -> str:
    """How far the table is, as the page knows it."""
    return str(page.locator("[data-number]").get_attribute("data-number"))
