"""Stored positions: recorded matches in which everything is asked, put into a server's database at the moment that a test is about.

Such a table goes on the same way every time: its seed is recorded too, and chance and bots draw from it.
"""

import functools
import json
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from itsdangerous import URLSafeSerializer
from playwright.sync_api import Page
from sqlalchemy import create_engine, event

from tests.web.support import Server, rematch_button, wait_for_turn
from tools.record_matches import FOLDER
from turncoat.match import Match
from turncoat.server import store
from turncoat.server.guests import COOKIE
from turncoat.server.messages import NewSeat, NewTable
from turncoat.server.seating import new_table
from turncoat.server.snapshot import Snapshot, after_play, new_match
from turncoat.server.sqlite import set_pragmas

# Together these ask everything that each game asks.
RECORDED = {
    "verraeter": ("verraeter/4-1998-random-8",),
    "rattus": ("rattus/4-standard-random-0", "rattus/2-free-order-greedy-0"),
    "ontembare_stad": ("ontembare_stad/4-strategic,red_card_same_turn=yes,pawn_rounding=down-brawlers-6",),
    "het_verraad": (
        "ontembare_stad/2-verraad,bescherming_stops_bm_attack=yes,blokkade_stops_bm_conquest=yes-brawlers-2",
    ),
}
OVER = "over"


class Moment(NamedTuple):
    """Somebody is asked something in a recorded match, or all is over."""

    name: str  # of a game, or of its expansion
    prompt: str
    file: str
    steps: int  # made before
    seat: int

    def __str__(self) -> str:
        return f"{self.name}-{self.prompt}"


@functools.cache
def recorded(file: str) -> Match:
    """A recorded match, replayed."""
    return Match.from_json(json.loads((FOLDER / f"{file}.json").read_text(encoding="utf-8")))


@functools.cache
def moments(name: str) -> dict[str, Moment]:
    """The first time that anybody has a choice about each thing in a game's recorded matches, or is asked it at all; and the end of one."""
    found: dict[str, Moment] = {}
    asked: dict[str, Moment] = {}
    for file in RECORDED[name]:
        whole = recorded(file)
        match = Match(whole.game, whole.seats, whole.options)
        for step in whole.steps:
            if match.mover >= 0:
                prompt = match.game.prompt(match.view(match.mover))
                moment = Moment(name, prompt, file, len(match.steps), match.mover)
                (found if len(match.legal()) > 1 else asked).setdefault(prompt, moment)
            match.replay(match.game.action_text(step.action))
        found.setdefault(OVER, Moment(name, OVER, file, len(match.steps), 0))
    return {**asked, **found}


def moment_in(name: str, file: str, holds: Callable[[Match], bool]) -> Moment:
    """The first time in a recorded match that somebody is to decide and something holds."""
    whole = recorded(file)
    match = Match(whole.game, whole.seats, whole.options)
    for step in whole.steps:
        if match.mover >= 0 and holds(match):
            return Moment(name, match.game.prompt(match.view(match.mover)), file, len(match.steps), match.mover)
        match.replay(match.game.action_text(step.action))
    raise AssertionError(f"this never happens in {file}")


def sit_down_at(server: Server, page: Page, moment: Moment, *, waits: bool = True) -> None:
    """Take part in a recorded match from a moment on: whoever looks at the page has the seat that is asked, bots have the others."""
    guest = guest_of(page)
    whole = recorded(moment.file)
    seats = [NewSeat(kind="me" if seat == moment.seat else "bot") for seat in range(whole.seats)]
    request = NewTable(game=whole.game.name, seats=seats, options=whole.options)
    laid = new_table(request, guest, "Anna")  # a match of its own has begun there
    header = replace(laid.header, seed=whole.seed, number=0)
    match = new_match(header, laid.places)
    match.take_up(whole.steps[: moment.steps])
    table = after_play(Snapshot(header, laid.places, None, (), ()), match)
    engine = create_engine(f"sqlite:///{server.data / 'turncoat.db'}")
    event.listen(engine, "connect", set_pragmas)
    with engine.begin() as connection:
        store.add_table(connection, table)
    engine.dispose()
    page.goto(f"/t/{header.id}")
    if moment.prompt == OVER:
        rematch_button(page).wait_for()
    elif waits:
        wait_for_turn(page)
        page.locator(f"[data-prompt={moment.prompt}]").wait_for()


def guest_of(page: Page) -> str:
    """Who a page's cookie says that it is."""
    page.request.get("/api/me")
    cookie = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == COOKIE)
    _, guest = URLSafeSerializer("").loads_unsafe(cookie)
    assert isinstance(guest, str)
    return guest
