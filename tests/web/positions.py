"""Stored positions: recorded matches in which everything is asked, put into a server's database at the moment that a test is about.

Such a table goes on the same way every time: its seed is recorded too, and chance and bots draw from it.
"""

import functools
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import NamedTuple
from urllib.parse import urlsplit

from itsdangerous import URLSafeSerializer
from playwright.sync_api import BrowserContext, Page
from sqlalchemy import Connection, create_engine, event

from tests.web.support import Server, go_to, rematch_button, wait_for_turn
from tools import drawn_games
from tools.record_matches import FOLDER
from turncoat.kernel import unpack
from turncoat.match import Match, Step
from turncoat.server import store
from turncoat.server.guests import COOKIE
from turncoat.server.messages import NewSeat, NewTable
from turncoat.server.seating import new_table
from turncoat.server.snapshot import Snapshot, after_play, new_match
from turncoat.server.sqlite import set_pragmas

# Together these ask everything that each game asks. Of a newly drawn game that nobody has chosen for yet, all are taken.
CHOSEN = {
    "verraeter": ("verraeter/4-1998,builder_may_turn_when_moving=on-random-8",),
    "rattus": (
        "rattus/4-standard-random-0",
        "rattus/2-free-order-greedy-0",
        "rattus/3-standard,power_window=any_moment,turned_by=mover-random-2",
    ),
    "ontembare_stad": (
        "ontembare_stad/4-strategic,red_card_same_turn=yes,pawn_rounding=down-brawlers-6",
        "ontembare_stad/4-strategic,red_card_same_turn=yes,pawn_rounding=down-greedy-0",
        "ontembare_stad/2-basic,two_player_variant=five_areas-random-8",
    ),
    "het_verraad": (
        "ontembare_stad/2-verraad,bescherming_stops_bm_attack=yes,blokkade_stops_bm_conquest=yes-brawlers-2",
        "ontembare_stad/4-verraad,bm_wins_ties=yes,gate_step=2,attack_own_area=yes-servants-0",
    ),
}
RECORDED = {
    **{name: tuple(f"{name}/{path.stem}" for path in sorted((FOLDER / name).glob("*.json"))) for name in drawn_games()},
    **CHOSEN,
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
        game = whole.game
        for number, step in enumerate(whole.steps):
            if step.mover >= 0:
                state = unpack(game.state, step.before)
                moment = Moment(name, game.prompt(state), file, number, step.mover)
                (found if len(game.legal_actions(state)) > 1 else asked).setdefault(moment.prompt, moment)
        found.setdefault(OVER, Moment(name, OVER, file, len(whole.steps), 0))
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


def sit_down_at(server: Server, page: Page, moment: Moment, *, waits: bool = True, others: str | None = None) -> None:
    """Take part in a recorded match from a moment on: whoever looks at the page has the seat that is asked, bots or another guest the others."""
    whole = recorded(moment.file)
    table = lay_table(page.context, whole, moment.seat, whole.steps[: moment.steps], others)
    keep_table(server, table)
    go_to(page, f"/t/{table.header.id}")
    if moment.prompt == OVER:
        rematch_button(page).wait_for()
    elif waits:
        wait_for_turn(page)
        page.locator(f"[data-prompt={moment.prompt}]").wait_for()


def lay_table(
    context: BrowserContext, whole: Match, seat: int, steps: Sequence[Step], others: str | None = None
) -> Snapshot:
    """A table at which some steps of a match have been made; a browser has one seat, bots or another guest have the others."""
    seats = [NewSeat(kind="me" if number == seat else "bot") for number in range(whole.seats)]
    request = NewTable(game=whole.game.name, seats=seats, options=whole.options)
    laid = new_table(request, guest_of(context), "Anna")  # a match of its own has begun there
    places = tuple(
        replace(place, guest=others, bot=None) if others is not None and place.seat != seat else place
        for place in laid.places
    )
    header = replace(laid.header, seed=whole.seed, number=0)
    match = new_match(header, places)
    match.take_up(steps)
    match.draw_all()
    return after_play(Snapshot(header, places, None, (), ()), match)


@contextmanager
def connected(server: Server) -> Iterator[Connection]:
    """A server's database, beside the server."""
    engine = create_engine(f"sqlite:///{server.data / 'turncoat.db'}")
    event.listen(engine, "connect", set_pragmas)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def keep_table(server: Server, table: Snapshot) -> None:
    with connected(server) as connection:
        store.add_table(connection, table)


def decided_since(moment: Moment, steps: int) -> list[tuple[int, str]]:
    """What was decided between an earlier step and a moment, and by which seat."""
    whole = recorded(moment.file)
    made = whole.steps[steps : moment.steps]
    return [(step.mover, whole.game.action_text(step.action)) for step in made if step.mover >= 0]


def lead_up_to(server: Server, page: Page, moment: Moment, steps: int, others: BrowserContext) -> None:
    """Take part some steps before a moment, at a table of people who decide what was recorded: the page shows all of it happening."""
    sit_down_at(server, page, moment._replace(steps=steps), waits=False, others=guest_of(others))
    page.locator("[data-number]").wait_for()
    table = urlsplit(page.url).path.replace("/t/", "/api/tables/")
    for seat, action in decided_since(moment, steps):
        context = page.context if seat == moment.seat else others
        number = context.request.get(table).json()["number"]
        cookies = {cookie["name"]: cookie["value"] for cookie in context.cookies()}
        made = context.request.post(
            f"{table}/moves",
            data={"number": number, "seat": seat, "actions": [action], "key": f"{number:032x}"},
            headers={"x-csrf-token": cookies["turncoat_csrf"]},
        )
        assert made.ok, made.text()


def guest_of(context: BrowserContext) -> str:
    """Who a browser's cookie says that it is."""
    context.request.get("/api/me")
    cookie = next(cookie["value"] for cookie in context.cookies() if cookie["name"] == COOKIE)
    _, guest = URLSafeSerializer("").loads_unsafe(cookie)
    assert isinstance(guest, str)
    return guest
