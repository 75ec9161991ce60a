"""What the browser tests share: the server's process, visitors, and how to play by clicks alone."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
# Chromium without all that only a window needs: a page costs half as much. The random clicker drives the browser that people have.
WINDOWLESS = shutil.which("chromium-headless-shell") or CHROMIUM
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
    "--font-render-hinting=none",  # as on a screen: else letters, and with them lines, have other widths without a window
    "--process-per-site",  # the pages of a context share what has been compiled
    "--force-gpu-mem-available-mb=1",  # nothing is painted, since nobody looks at pictures here: a fifth of what a page costs
]
# No search is compiled that no test asks for; all visitors come from one address, each no more often than a guest may.
ENVIRONMENT = {**os.environ, "TURNCOAT_BOT_COMPILE": "need", "TURNCOAT_ADDRESS_MS_A_MINUTE": str(10**9)}
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

# All that was pressed has been done: the server has answered.
IDLE = "() => document.querySelector('[data-busy=false]')"

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


def new_context(browser: Browser, server: Server, size: Size) -> BrowserContext:
    """A browser that has never been anywhere."""
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": size.width, "height": size.height},
        has_touch=size.is_phone,
        is_mobile=size.is_phone,
    )
    context.set_default_timeout(WAIT)
    return context


class Contexts:
    """Browsers that forget who has used them but keep the page's files, so that the next visitor's page opens in half the time."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[str, bool], list[BrowserContext]] = defaultdict(list)

    @contextmanager
    def lend(self, server: Server, size: Size) -> Iterator[BrowserContext]:
        free = self._free[server.address, size.is_phone]
        context = free.pop() if free else self._new(server, size)
        home = context.pages[0]
        yield context
        for page in context.pages[1:]:
            page.close()
        home.evaluate("localStorage.clear()")
        context.clear_cookies()
        context.clear_permissions()
        free.append(context)

    def _new(self, server: Server, size: Size) -> BrowserContext:
        """One with a page that stays open: a window is dear to open, and this one can clear what the server's pages have stored."""
        context = new_context(self._browser, server, size)
        context.new_page().goto("/mark.svg")
        return context


class Visitor:
    """Somebody with a browser, and all that it complained about."""

    def __init__(self, context: BrowserContext, size: Size, settings: dict[str, object]) -> None:
        settings = {"language": "en", "theme": "light", "speed": "off", "teaching": "never", **settings}
        self.context = context
        self.page = context.new_page()
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.page.add_init_script(
            f"localStorage.getItem('turncoat') ?? localStorage.setItem('turncoat', {json.dumps(json.dumps(settings))})"
        )
        self.problems: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        # what the browser says of a page that is answered with 404, which is what it should be
        is_missing = "status of 404" in message.text and message.location["url"] == self.page.url
        if message.type in ("error", "warning") and not is_missing:
            self.problems.append(f"{message.type}: {message.text} ({message.location['url']})")


# Two frames: the page hears of the new size in the first and has taken it in by the second.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def resize(page: Page, size: Size) -> None:
    """Another screen of the same kind, without a new visit."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate(SETTLED)


# A click on a link of ours: it costs a tenth of a new visit. What is left behind is marked until it is gone.
FOLLOW_LINK = """(path) => {
  document.querySelector("[data-number]").dataset.left = "";
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""


def go_to(page: Page, path: str) -> None:
    """A visit; or from table to table, if the page is at one."""
    if page.url == "about:blank":
        page.goto(path)
    else:
        page.evaluate(FOLLOW_LINK, path)
        page.locator("[data-left]").wait_for(state="detached")


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
    return page.locator("button", has_text=re.compile("Rematch|Revanche"))  # by its role, it would take long to find


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
    wait_for_change(page, number)


def wait_for_change(page: Page, number: str) -> None:
    """Until the table is another than that of a number, and the page may send again: the news may come before the answer."""
    page.wait_for_function(CHANGED, arg=number)
    page.wait_for_function(IDLE)


def send_decision(page: Page, chance: random.Random, *, tap: bool = False, passes: float = PASSES) -> None:
    """Press what glows until the gesture is whole, and send it; or now and then pass."""
    if not (pass_button(page).is_visible() and chance.random() < passes):
        while not main_button(page).is_visible() and (count := open_choices(page).count()):
            press(open_choices(page).nth(chance.randrange(count)), tap=tap)
            page.wait_for_function(IDLE)  # until then, what may follow is not known
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
            wait_for_change(page, number)
            return
        choice, is_last = 1, False
    raise AssertionError("the gesture was never whole")


def press(what: Locator, *, tap: bool) -> None:
    """With a mouse or a finger, in the middle of it."""
    if tap:
        what.tap()
    else:
        what.click()


def open_log(page: Page) -> None:
    """Where the panels leave no room under them, it is shut at first."""
    page.evaluate(SETTLED)
    if not page.get_by_role("log").is_visible():
        page.get_by_role("button", name="Log", exact=True).click()


def table_number(page: Page) -> str:
    """How far the table is, as the page knows it."""
    return str(page.locator("[data-number]").get_attribute("data-number"))
