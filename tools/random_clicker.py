"""Plays every game in a real browser by pressing whatever can be pressed, and looks for a standstill: `make thorough` does it for ten minutes.

.venv/bin/python -m tools.random_clicker [--minutes 10] [--game rattus] [--seed 7]
.venv/bin/python -m tools.random_clicker --open FILE

It is a standstill if it is our decision and nothing that is in sight leads on, or if nobody decides and nothing happens any more. The
match is then saved up to that moment, as recorded matches are; `--open` opens it in a browser with a window.
"""

import argparse
import json
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.positions import connected, keep_table, lay_table
from tests.web.reaching import DROP_SOCKETS, KEEP_SOCKETS, REACH, WIDTHS, resize
from tests.web.support import CHROMIUM, FLAGS, Server, Size, Visitor, new_context
from turncoat.games import GAMES
from turncoat.match import Match
from turncoat.server import store

FOUND = Path("build") / "standstills"
PATIENCE = 40  # presses at random without any progress, before it is tried in earnest
EARNEST = 40  # presses that then must lead on
SILENCE = 90  # seconds without any progress when it is not our decision
BREATH = 100  # milliseconds between presses, for the page to draw
REFUSED = re.compile("Failed to load resource|WebSocket connection to")  # an answer, and what we did ourselves
SPEEDS = ("off", "fast", "normal")
SEED_BITS = 31


@dataclass(frozen=True)
class Standstill(Exception):
    """Nothing leads on."""

    why: str


class Clicker:
    """Somebody who presses whatever there is, at one table."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        self.page = page
        self.address = page.url
        self.chance = chance
        self.number = ""
        self.presses = 0  # since the last progress
        self.since = time.monotonic()

    def play(self, until: float) -> None:
        """To the end of the match, or up to a time."""
        self.look()
        while time.monotonic() < until:
            self.do_something()
            self.page.wait_for_timeout(BREATH)
            state = self.look()
            if state["isOver"]:
                return
            self.notice(state)

    def look(self) -> dict[str, object]:
        """What is on the table; whoever has left it comes back."""
        for _ in range(SILENCE):
            if self.page.url != self.address:
                self.page.goto(self.address)
            self.page.evaluate(REACH)
            found: dict[str, object] | None = self.page.evaluate("reach.state()")
            if found:
                return found
            self.page.wait_for_timeout(1000)
        raise Standstill("the table does not come")

    def notice(self, state: dict[str, object]) -> None:
        """See whether anything has happened; if not for long, try in earnest."""
        if state["number"] != self.number:
            self.number, self.presses, self.since = str(state["number"]), 0, time.monotonic()
        elif state["isMine"] and self.presses > PATIENCE:
            self.try_in_earnest(str(state["prompt"]))
        elif not state["isMine"] and time.monotonic() - self.since > SILENCE:
            raise Standstill(f"nothing happens any more, at {state['prompt']}")

    def do_something(self) -> None:
        """Mostly press something; now and then what people do besides."""
        match self.chance.random():
            case luck if luck < 0.01:
                self.page.reload()
            case luck if luck < 0.03:
                resize(self.page, self.chance.choice(WIDTHS))
            case luck if luck < 0.04:
                self.page.evaluate(DROP_SOCKETS)
            case luck if luck < 0.08:
                self.page.keyboard.press("Escape")
            case _:
                self.press_anything()

    def press_anything(self) -> None:
        targets = self.page.evaluate("reach.targets()")
        kind = "game" if targets["game"] and self.chance.random() < 0.8 else "rest"
        if targets[kind]:
            self.press(self.chance.choice(targets[kind]))

    def press(self, place: dict[str, float]) -> None:
        self.page.mouse.click(place["x"], place["y"])
        self.presses += 1

    def try_in_earnest(self, prompt: str) -> None:
        """Put everything away and do what leads on, until something has happened."""
        for _ in range(6):
            self.page.keyboard.press("Escape")
        for _ in range(EARNEST):
            place = self.page.evaluate("reach.settled().then(() => reach.wayOn())")
            if place:
                self.press(place)
            self.page.wait_for_timeout(BREATH)
            state = self.look()
            if state["number"] != self.number or state["isOver"] or not state["isMine"]:
                return
        raise Standstill(f"it is our decision, {prompt}, and nothing leads on")


@contextmanager
def serving() -> Iterator[Server]:
    """A server of our own, on data of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        yield server
        server.stop()


def new_match(chance: random.Random, game: str | None) -> Match:
    """Any game, preset and number of seats, with luck of its own."""
    chosen = GAMES[game or chance.choice(list(GAMES))]
    options = chosen.choose_options(chance.choice(list(chosen.presets)))
    return Match(chosen, chance.choice(chosen.seats), options, seed=chance.getrandbits(SEED_BITS))


def play_one(browser: Browser, server: Server, chance: random.Random, game: str | None, until: float) -> str:
    """Play one match; what went wrong, or an empty text."""
    match = new_match(chance, game)
    seat = chance.randrange(match.seats)
    size = chance.choice(WIDTHS)
    with new_context(browser, server, size) as context:
        visitor = Visitor(context, size, {"speed": chance.choice(SPEEDS)})
        page = visitor.page
        page.add_init_script(KEEP_SOCKETS)
        table = lay_table(context, match, seat, ())
        keep_table(server, table)
        page.goto(f"/t/{table.header.id}")
        clicker = Clicker(page, chance)
        what = f"{match.game.name} {table.header.preset}, {match.seats} seats, seat {seat}"
        try:
            clicker.play(until)
            wrong = "; ".join(problem for problem in visitor.problems if not REFUSED.search(problem))
        except Standstill as standstill:
            wrong = standstill.why
        print(f"{what}: {wrong or f'all well, up to number {clicker.number}'}", flush=True)
        if wrong:
            save(server, page, table.header.id, f"{what}, {page.viewport_size}: {wrong}")
        return wrong


def save(server: Server, page: Page, table: str, what: str) -> None:
    """The match up to this moment, and a picture of it."""
    FOUND.mkdir(parents=True, exist_ok=True)
    with connected(server) as connection:
        snapshot = store.read_snapshot(connection, table)
    assert snapshot is not None
    assert snapshot.match is not None
    path = FOUND / f"{snapshot.header.game}-{table}.json"
    path.write_text(json.dumps(snapshot.match.to_json(), indent=1) + "\n", encoding="utf-8")
    page.screenshot(path=path.with_suffix(".png"))
    print(f"{what}\n  see it: .venv/bin/python -m tools.random_clicker --open {path}", flush=True)


def click(minutes: float, game: str | None, seed: int) -> int:
    """Play match after match; how many went wrong."""
    print(f"SEED={seed}", flush=True)
    chance = random.Random(seed)
    until = time.monotonic() + 60 * minutes
    wrong = 0
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        while time.monotonic() < until:
            wrong += bool(play_one(browser, server, chance, game, until))
        browser.close()
    return wrong


def open_file(path: Path) -> None:
    """Open a saved match at its last moment, in a window, until that is closed."""
    match = Match.from_json(json.loads(path.read_text(encoding="utf-8")))
    with serving() as server, sync_playwright() as playwright, ExitStack() as stack:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, headless=False)
        context = stack.enter_context(new_context(browser, server, Size(1440, 900)))
        table = lay_table(context, match, max(match.mover, 0), match.steps)
        keep_table(server, table)
        page = context.new_page()
        page.goto(f"/t/{table.header.id}")
        page.wait_for_event("close", timeout=0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--seed", type=int, default=random.randrange(2**SEED_BITS))
    parser.add_argument("--open", type=Path, metavar="FILE")
    wanted = parser.parse_args()
    if wanted.open:
        open_file(wanted.open)
        return 0
    return click(wanted.minutes, wanted.game, wanted.seed)


if __name__ == "__main__":
    sys.exit(main() > 0)
