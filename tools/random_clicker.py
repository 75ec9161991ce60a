"""Plays every game in a real browser by pressing whatever can be pressed, and looks for a standstill: `make thorough` does it for ten minutes.

.venv/bin/python -m tools.random_clicker [--minutes 10] [--game rattus] [--seed 7]
.venv/bin/python -m tools.random_clicker --open FILE

It is a standstill if it is our decision and nothing that is in sight leads on, or if nobody decides and nothing happens any more; and now
and then all that may be done must be in reach. The match is then saved up to that moment, as recorded matches are; `--open` opens it in a
browser with a window. Games and presets take turns, and every second match goes on somewhere in a recorded one. At the end it says how much was
decided in each, and what was pressed besides.
"""

import argparse
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.positions import connected, keep_table, lay_table
from tests.web.reaching import DROP_SOCKETS, KEEP_SOCKETS, REACH, WIDTHS, resize
from tests.web.support import CHROMIUM, FLAGS, Server, Size, Visitor, new_context
from tools.record_matches import FOLDER
from turncoat.games import GAMES
from turncoat.match import Match, Step
from turncoat.server import store

FOUND = Path("build") / "standstills"
PATIENCE = 40  # presses at random without any progress, before it is tried in earnest
EARNEST = 40  # presses that then must lead on
SILENCE = 60  # seconds without any progress when it is not our decision
SHARE = 40  # seconds for a match, so that all games have theirs; who waits then waits until something happens
BREATH = 60  # milliseconds between presses, for the page to draw
# answers, and what we did ourselves: connections that were lost, and parts of the page that the killed server did not bring
REFUSED = re.compile(
    "Failed to load resource|WebSocket connection to|Failed to fetch dynamically imported module|Unable to preload"
)
SPEEDS = ("off", "fast", "normal")
SEED_BITS = 31


@dataclass(frozen=True)
class Standstill(Exception):
    """Nothing leads on."""

    why: str


@dataclass(frozen=True)
class Begun:
    """A match to go on with, and the seat that is ours."""

    kind: str  # game and preset
    match: Match
    seat: int
    steps: Sequence[Step]

    def __str__(self) -> str:
        return f"{self.kind}, {self.match.seats} seats, seat {self.seat}, from step {len(self.steps)}"


@dataclass
class Tally:
    """What was done in all matches together."""

    matches: Counter[str] = field(default_factory=Counter)  # by game and preset
    decisions: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    besides: Counter[str] = field(default_factory=Counter)  # by what it says, or what it was

    def add(self, begun: Begun, played: Match) -> None:
        self.matches[begun.kind] += 1
        self.decisions[begun.kind] += sum(step.mover == begun.seat for step in played.steps[len(begun.steps) :])
        self.ends[begun.kind] += played.is_over

    def __str__(self) -> str:
        lines = [
            f"{what}: {count} matches, {self.decisions[what]} decisions, {self.ends[what]} to the end"
            for what, count in sorted(self.matches.items())
        ]
        return "\n".join([*lines, ", ".join(f"{what} {count}" for what, count in self.besides.most_common())])


class Clicker:
    """Somebody who presses whatever there is, at one table."""

    def __init__(self, page: Page, server: Server, chance: random.Random, besides: Counter[str]) -> None:
        self.page = page
        self.server = server
        self.address = page.url
        self.chance = chance
        self.besides = besides
        self.number = ""
        self.presses = 0  # since the last progress
        self.since = time.monotonic()

    def play(self, until: float) -> None:
        """To the end of the match, or up to a time; not while it is unsure whether anything will happen any more."""
        self.look()
        while time.monotonic() < until or time.monotonic() - self.since > BREATH / 1000:
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
        """Mostly press something; now and then what people, lines and servers do besides."""
        for share, what in BESIDES:
            if self.chance.random() < share:
                self.besides[what.__name__] += 1
                what(self)
                return
        self.press_anything()

    def reload(self) -> None:
        self.page.reload()

    def resize(self) -> None:
        resize(self.page, self.chance.choice(WIDTHS))

    def lose_connection(self) -> None:
        self.page.evaluate(DROP_SOCKETS)

    def restart_server(self) -> None:
        self.server.kill()
        self.server.start()

    def press_escape(self) -> None:
        self.page.keyboard.press("Escape")

    def see_what_is_in_reach(self) -> None:
        """Whatever may be done now, if it is our decision, wherever it has led us."""
        self.put_away()
        if not self.look()["isMine"]:
            return
        number = self.number
        missing = self.page.evaluate("reach.settled().then(() => reach.unreached(false))")
        state = self.look()
        if missing and state["isMine"] and state["number"] == number:
            raise Standstill(f"out of reach at {state['prompt']}: {'; '.join(missing)}")

    def put_away(self) -> None:
        for _ in range(6):
            self.page.keyboard.press("Escape")

    def press_anything(self) -> None:
        targets = self.page.evaluate("reach.targets()")
        kind = "game" if targets["game"] and self.chance.random() < 0.88 else "rest"
        if targets[kind]:
            target = self.chance.choice(targets[kind])
            if kind == "rest":
                self.besides[target["name"]] += 1
            self.press(target)

    def press(self, place: dict[str, float]) -> None:
        self.page.mouse.click(place["x"], place["y"])
        self.presses += 1

    def try_in_earnest(self, prompt: str) -> None:
        """Put everything away and do what leads on, until something has happened."""
        self.put_away()
        for _ in range(EARNEST):
            place = self.page.evaluate("reach.settled().then(() => reach.wayOn())")
            if place:
                self.press(place)
            self.page.wait_for_timeout(BREATH)
            state = self.look()
            if state["number"] != self.number or state["isOver"] or not state["isMine"]:
                return
        raise Standstill(f"it is our decision, {prompt}, and nothing leads on")


# What is done in place of a press, and how often it is chosen if nothing before it was.
BESIDES = (
    (0.002, Clicker.restart_server),
    (0.01, Clicker.reload),
    (0.01, Clicker.lose_connection),
    (0.02, Clicker.resize),
    (0.03, Clicker.see_what_is_in_reach),
    (0.04, Clicker.press_escape),
)


@contextmanager
def serving() -> Iterator[Server]:
    """A server of our own, on data of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        yield server
        server.stop()


def new_match(chance: random.Random, game: str, preset: str) -> Begun:
    """A game and preset with any number of seats, with luck of its own."""
    chosen = GAMES[game]
    seats = chance.choice(chosen.seats)
    match = Match(chosen, seats, chosen.choose_options(preset), seed=chance.getrandbits(SEED_BITS))
    return Begun(f"{game} {preset}", match, chance.randrange(seats), ())


def recorded_match(chance: random.Random, game: str, preset: str) -> Begun:
    """Somewhere in a recorded match, where somebody is to decide."""
    path = chance.choice(sorted((FOLDER / game).glob(f"?-{preset}[,-]*.json")))
    match = Match.from_json(json.loads(path.read_text(encoding="utf-8")))
    number = chance.choice([number for number, step in enumerate(match.steps) if step.mover >= 0])
    return Begun(f"{game} {preset}", match, match.steps[number].mover, match.steps[:number])


def beginnings(chance: random.Random, only: str | None) -> Iterator[Begun]:
    """All games and presets in turn, without end: from the start, then in the middle."""
    kinds = [(game.name, preset) for game in GAMES.values() for preset in game.presets if only in (None, game.name)]
    for begin in cycle((new_match, recorded_match)):
        chance.shuffle(kinds)
        yield from (begin(chance, *kind) for kind in kinds)


def play_one(browser: Browser, server: Server, chance: random.Random, begun: Begun, until: float, tally: Tally) -> str:
    """Play one match; what went wrong, or an empty text."""
    size = chance.choice(WIDTHS)
    with new_context(browser, server, size) as context:
        visitor = Visitor(context, size, {"speed": chance.choice(SPEEDS)})
        page = visitor.page
        page.add_init_script(KEEP_SOCKETS)
        table = lay_table(context, begun.match, begun.seat, begun.steps)
        keep_table(server, table)
        page.goto(f"/t/{table.header.id}")
        clicker = Clicker(page, server, chance, tally.besides)
        try:
            clicker.play(until)
            wrong = "; ".join(problem for problem in visitor.problems if not REFUSED.search(problem))
        except Standstill as standstill:
            wrong = standstill.why
        print(f"{begun}: {wrong or f'all well, up to number {clicker.number}'}", flush=True)
        played = stored_match(server, table.header.id)
        tally.add(begun, played)
        if wrong:
            save(played, page, table.header.id, f"{begun}, {page.viewport_size}: {wrong}")
        return wrong


def stored_match(server: Server, table: str) -> Match:
    with connected(server) as connection:
        snapshot = store.read_snapshot(connection, table)
    assert snapshot is not None
    assert snapshot.match is not None
    return snapshot.match


def save(match: Match, page: Page, table: str, what: str) -> None:
    """The match up to this moment, and a picture of it."""
    FOUND.mkdir(parents=True, exist_ok=True)
    path = FOUND / f"{match.game.name}-{table}.json"
    path.write_text(json.dumps(match.to_json(), indent=1) + "\n", encoding="utf-8")
    page.screenshot(path=path.with_suffix(".png"))
    print(f"{what}\n  see it: .venv/bin/python -m tools.random_clicker --open {path}", flush=True)


def click(minutes: float, game: str | None, seed: int) -> int:
    """Play match after match; how many went wrong."""
    print(f"SEED={seed}", flush=True)
    chance = random.Random(seed)
    tally = Tally()
    until = time.monotonic() + 60 * minutes
    wrong = 0
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for begun in beginnings(chance, game):
            now = time.monotonic()
            if now > until:
                break
            wrong += bool(play_one(browser, server, chance, begun, min(now + SHARE, until), tally))
        browser.close()
    print(tally)
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
