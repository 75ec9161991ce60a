"""Nothing that a client must not know is ever sent to it or written to a log: every game and preset, on a real server.

(With every number of seats in `make thorough`.) Matches lie ready in its database at a few moments each. People sit at all seats and somebody watches; they look, ask, make mistakes,
move and take back. What each of them was sent must be what they would have been sent in another world that they cannot tell from theirs.
"""

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine

from tests.server.conftest import MakeDatabase
from tests.server.other_worlds import earlier, nobody_here, otherwise, some_match, some_moments, without_presence
from tests.server.support import Browser, Json, process
from tests.support import Setting, is_thorough, presets, samples_first
from turncoat.server import store
from turncoat.server.database import open_database
from turncoat.server.guests import COOKIE, Guests
from turncoat.server.services import COOKIE_SECRET
from turncoat.server.settings import Settings
from turncoat.server.snapshot import Snapshot
from turncoat.server.views import foresight_view, update_view, why_view

GUESTS = [f"guest {seat}" for seat in range(max(setting.seats for setting in presets()))]
SEED = 8_642_975_310_246  # long enough to be found where it should not be
MOMENTS = 2  # of each match, in `make test` one
SHOWN = 20  # steps: more than any frame here tells of


@dataclass(frozen=True)
class Client:
    """Somebody at the table (or beside it: None), and all that they were sent."""

    browser: Browser
    viewer: int | None


@dataclass(frozen=True)
class Asked:
    """A question or a mistake: who, about which action, at which view, and the answer."""

    what: str
    client: Client
    action: str
    view: Json
    answer: Json


@dataclass(frozen=True)
class Wire:
    """A server with matches under way, a browser for each guest, one for somebody who watches, and the server's log."""

    url: str
    tables: dict[str, list[Snapshot]]  # by setting
    browsers: list[Browser]
    log: Path

    def stored(self, table: str) -> Snapshot:
        """A table beside the server, which has the file for itself."""
        engine = create_engine(Settings(database=self.url).database_url)
        with engine.connect() as connection:
            snapshot = store.read_snapshot(connection, table)
        engine.dispose()
        assert snapshot is not None
        return snapshot


def laid(setting: Setting) -> list[Snapshot]:
    """A match at a few moments, as tables of our guests."""
    snapshot, numbers = some_match(setting, SEED)
    tables: list[Snapshot] = []
    for number in some_moments(setting, numbers, MOMENTS if is_thorough() else 1):
        table = earlier(snapshot, number)
        header = replace(
            table.header, id=f"{setting.game.name}-{len(tables)}-{setting.seats}{setting.label}"[:32], host=GUESTS[0]
        )
        places = tuple(replace(place, table=header.id, guest=GUESTS[place.seat]) for place in table.places)
        tables.append(replace(table, header=header, places=places))
    return tables


async def fill(url: str, tables: Sequence[Snapshot]) -> str:
    """Store tables; what the server's cookies are signed with."""
    database = await open_database(Settings(database=url).database_url)
    try:
        for table in tables:
            await database.write(store.add_table, table)
        return await database.write(store.secret, COOKIE_SECRET)
    finally:
        await database.close()


@pytest.fixture(scope="module")
def wire(new_sqlite: MakeDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wire]:
    url, log = new_sqlite(), tmp_path_factory.mktemp("leaks") / "log"
    tables = {str(setting): laid(setting) for setting in presets() if setting.is_sample or is_thorough()}
    secret = asyncio.run(fill(url, [table for some in tables.values() for table in some]))
    cookies = [{COOKIE: str(Guests(secret, is_secure=False).cookie(guest).value)} for guest in GUESTS]
    with ExitStack() as stack:
        server = stack.enter_context(process(url, log, heartbeat_seconds=600))
        browsers = [stack.enter_context(Browser(server.address, cookies=cookie)) for cookie in (*cookies, None)]
        yield Wire(url, tables, browsers, log)


@samples_first
def test_nothing_hidden_leaves_the_server(wire: Wire, setting: Setting) -> None:
    *sitting, watcher = wire.browsers
    for table in wire.tables[str(setting)]:
        clients = [Client(browser, seat) for seat, browser in enumerate(sitting[: setting.seats])]
        everybody = [*clients, Client(watcher, None)]
        for client in everybody:
            client.browser.received.clear()
        asked = play_on(table, clients, everybody)
        snapshot = wire.stored(table.header.id)
        for client in everybody:
            check_frames(client, snapshot)
        check_answers(asked, snapshot)
        cookies = [str(cookie.value) for browser in wire.browsers for cookie in browser.http.cookies.jar]
        seed = str(snapshot.header.seed)
        assert not any(seed.encode() in raw for client in everybody for raw in client.browser.received)
        check_log(wire.log.read_text(encoding="utf-8"), [seed, *cookies], snapshot)


def play_on(table: Snapshot, clients: Sequence[Client], everybody: Sequence[Client]) -> list[Asked]:
    """Some turns, with questions and mistakes, before everybody's eyes; a step is taken back where one may be."""
    asked: list[Asked] = []
    with ExitStack() as stack:
        since = f"&since={table.number - 3}"
        sockets = [stack.enter_context(client.browser.live(table.header.id, since)) for client in everybody]
        for turn in range(3):
            view = clients[0].browser.table(table.header.id)
            if view["state"] == "finished":
                break
            mover = clients[view["turn"]["mover"]]
            view = mover.browser.table(table.header.id, mover.viewer)
            if turn == 0:
                asked += ask(table, mover, everybody, view)
            after = mover.browser.move(view, view["legal"][turn % len(view["legal"])]["action"])["table"]
            if after["undo"]:
                after = mover.browser.ok("POST", f"/api/tables/{after['id']}/undo", undo_body(after))["table"]
        for socket in sockets:
            socket.until(after["number"])
    return asked


def undo_body(view: Json) -> Json:
    return {"number": view["number"], "seat": view["viewer"], "key": f"undo {view['number']}"}


def ask(table: Snapshot, mover: Client, everybody: Sequence[Client], view: Json) -> list[Asked]:
    """Questions from the player to move, an illegal move, a stale one, and attempts by others to move instead."""
    path, seat, number = f"/api/tables/{table.header.id}", mover.viewer, view["number"]
    legal = [one["action"] for one in view["legal"]]
    actions = map(table.game.action_text, range(table.game.actions))
    action, mistake = legal[0], next(text for text in actions if text not in legal)
    body = mover.browser.move_body(view, action)
    requests = [
        ("foresight", mover, action, "GET", f"/foresight?seat={seat}&number={number}&action={action}", None),
        ("why", mover, mistake, "GET", f"/why?seat={seat}&action={mistake}", None),
        ("stale", mover, action, "POST", "/moves", {**body, "number": number - 1}),
        ("illegal", mover, mistake, "POST", "/moves", mover.browser.move_body(view, mistake)),
        *(("not-your-seat", other, action, "POST", "/moves", body) for other in everybody if other is not mover),
    ]
    return [
        Asked(what, client, about, view, client.browser.ask(method, f"{path}{rest}", sent).json())
        for what, client, about, method, rest, sent in requests
    ]


def frames_of(browser: Browser) -> Iterator[Json]:
    """Every update and every table that a browser was sent, as updates."""
    for raw in browser.received:
        data = msgspec.json.decode(raw)
        if data.get("kind") == "update":
            yield data
        elif "scene" in data and "id" in data:
            yield {"table": data}
        elif data.get("table"):
            yield {"table": data["table"]}


def check_frames(client: Client, snapshot: Snapshot) -> None:
    """Every frame is what it would have been in another world too."""
    guest = None if client.viewer is None else snapshot.places[client.viewer].guest
    count = 0
    for frame in frames_of(client.browser):
        table = frame["table"]
        assert table["viewer"] == client.viewer
        if table["state"] == "finished":  # and so it lies open
            continue
        then = earlier(snapshot, table["number"])
        other = otherwise(then, client.viewer, 1, then.number - SHOWN)
        since = frame["steps"][0]["number"] - 1 if frame.get("steps") else table["number"]
        update = update_view(other, guest, client.viewer, "en", since, nobody_here, search="ready")
        expected: Any = msgspec.to_builtins(update)
        assert without_presence({key: expected[key] for key in frame}) == without_presence(frame)
        count += 1
    assert count


def check_answers(asked: Sequence[Asked], snapshot: Snapshot) -> None:
    """Foresight, reasons and refusals too."""
    for one in asked:
        then = earlier(snapshot, one.view["number"])
        then = otherwise(then, one.client.viewer, 2, then.number - SHOWN)
        seat, action = one.view["viewer"], snapshot.game.parse_action(one.action)
        assert then.match is not None
        if one.what == "foresight":
            foreseen = foresight_view(then, then.match, seat, [one.action], [action], "en")
            assert msgspec.to_builtins(foreseen) == one.answer
            continue
        reason = msgspec.to_builtins(why_view(then, then.match.why(seat, action), "en"))
        if one.what == "why":
            assert one.answer == reason
        else:
            assert one.answer["kind"] == one.what
        if one.what == "illegal":
            assert (one.answer["rule"], one.answer["text"]) == (reason["rule"], reason["text"])


# Logs


def check_log(text: str, secrets: Sequence[str], snapshot: Snapshot) -> None:
    """A log names tables and numbers, never an action with a card or a place in it, a seed or a cookie."""
    assert f"moved: table={snapshot.header.id}" in text
    assert not [secret for secret in secrets if secret in text]
    actions = {snapshot.game.action_text(entry.step.action) for entry in snapshot.log if entry.step is not None}
    assert not [action for action in actions if ":" in action and re.search(rf"\b{re.escape(action)}\b", text)]
    assert "scene" not in text
    assert "hand" not in text.replace("handler", "")


def test_the_log_check_would_find_a_card() -> None:
    setting = next(setting for setting in presets() if setting.game.name == "verraeter")
    snapshot, _ = some_match(setting, seed=5)
    assert snapshot.match is not None
    texts = [setting.game.action_text(step.action) for step in snapshot.match.steps]
    action = next(text for text in texts if text.startswith("take:"))
    fine = f"moved: table={snapshot.header.id} number=1"
    check_log(fine, ["12345"], snapshot)
    for leak in (f"{fine} action={action}", f"{fine} seed=12345", f"{fine} scene"):
        with pytest.raises(AssertionError):
            check_log(leak, ["12345"], snapshot)
