"""The canary: nothing that a client must not know is ever sent to it or written to a log."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.canary import earlier, is_blind, otherwise, some_match
from tests.server.conftest import MakeDatabase
from tests.server.support import BOT, ME, OPEN, Browser, Json, Socket, process
from turncoat.games import GAMES, Illegal
from turncoat.kernel import Event, pack
from turncoat.server import store
from turncoat.server.database import open_database
from turncoat.server.messages import Foresight, TableView, Update, WhyNot
from turncoat.server.settings import Settings
from turncoat.server.snapshot import Snapshot, fork
from turncoat.server.views import (
    card_view,
    foresight_view,
    reason_text,
    seat_or_nobody,
    step_views,
    table_view,
    update_view,
    why_view,
)

GAMES_AND_SEATS = [("kuhn", 2), ("verraeter", 3), ("verraeter", 4), ("rattus", 3)]


def nobody_here(guest: str) -> bool:
    return False


# The views, over whole matches


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_what_is_shown_does_not_depend_on_what_is_hidden(game: str, seats: int) -> None:
    snapshot, numbers = some_match(game, seats, seed=5)
    for viewer in (None, *range(seats)):
        other = otherwise(snapshot, viewer, 1)
        for number in numbers[::4]:

            def update(snapshot: Snapshot, viewer: int | None = viewer, since: int = number - 12) -> Update:
                return update_view(snapshot, "guest", viewer, "en", since, nobody_here, is_getting_ready=False)

            assert is_blind(update, earlier(snapshot, number), earlier(other, number))
        assert is_blind(
            lambda snapshot: card_view(snapshot.header, snapshot.places, None, "nl", nobody_here), snapshot, other
        )


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_answers_to_questions_do_not_depend_on_what_is_hidden(game: str, seats: int) -> None:
    snapshot, numbers = some_match(game, seats, seed=6)
    others = {seat: otherwise(snapshot, seat, 2) for seat in range(seats)}
    for number in numbers[::4]:
        now = earlier(snapshot, number)
        assert now.match is not None
        seat, legal = now.match.mover, now.match.legal()
        other = earlier(others[seat], number)

        def foreseen(snapshot: Snapshot, seat: int = seat, action: int = legal[0]) -> Foresight:
            assert snapshot.match is not None
            return foresight_view(snapshot, snapshot.match, seat, [snapshot.game.action_text(action)], [action], "de")

        def reasons(snapshot: Snapshot, seat: int = seat, legal: list[int] = legal) -> list[WhyNot]:
            assert snapshot.match is not None
            some = range(0, snapshot.game.actions, 3)
            then = range(
                0, snapshot.game.actions, 23
            )  # after a step that shows what is hidden, the answer is the same anyway
            return [
                *(why_view(snapshot, snapshot.match.why(seat, action), "en") for action in some),
                *(why_view(snapshot, snapshot.match.why(seat, action, [legal[-1]]), "en") for action in then),
            ]

        assert is_blind(foreseen, now, other)
        assert is_blind(reasons, now, other)


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_refusals_of_gestures_do_not_depend_on_what_is_hidden(game: str, seats: int) -> None:
    """Nobody tries out a gesture that is refused in the end, to learn from the reason what it would have revealed."""
    snapshot, numbers = some_match(game, seats, seed=7)
    others = {seat: otherwise(snapshot, seat, 3) for seat in range(seats)}
    refusals = 0
    for number in numbers[:: 1 + len(numbers) // 10]:
        here = earlier(snapshot, number)
        assert here.match is not None
        there = earlier(others[here.match.mover], number)
        for first in here.match.legal()[-2:]:  # `done` is the last
            for second in range(0, here.game.actions, 7):
                refusal = refusal_of(here, [first, second])
                assert refusal == refusal_of(there, [first, second])
                refusals += refusal is not None
    assert refusals


def refusal_of(snapshot: Snapshot, actions: list[int]) -> str | None:
    """Why a gesture of the seat to move is refused; None if it is made."""
    assert snapshot.match is not None
    match = fork(snapshot.match)
    try:
        match.gesture(match.mover, actions)
    except Illegal as refused:
        return reason_text(snapshot, refused.reason, "en")
    return None


def test_another_world_is_another_world() -> None:
    """The check has teeth only if worlds differ where the viewer cannot see, and nowhere else."""
    snapshot, numbers = some_match("verraeter", 4, seed=5)
    for viewer in (None, 0, 1, 2, 3):
        other, seat = otherwise(snapshot, viewer, 1), seat_or_nobody(viewer)
        differ = 0
        for number in numbers:
            here, there = earlier(snapshot, number).match, earlier(other, number).match
            assert here is not None
            assert there is not None
            assert pack(here.view(seat)) == pack(there.view(seat))
            differ += pack(here.state) != pack(there.state)
        assert differ > len(numbers) / 2
        assert told_openly(other) != told_openly(snapshot)


def told_openly(snapshot: Snapshot) -> list[tuple[Event, ...]]:
    return [entry.step.events for entry in snapshot.log if entry.step is not None]


def leaky_table(snapshot: Snapshot) -> TableView:
    """A view as a careless programmer would write it: for a spectator, but of the true state."""
    assert snapshot.match is not None
    honest = table_view(snapshot, None, None, "en", nobody_here, is_getting_ready=False)
    return msgspec.structs.replace(honest, scene=snapshot.game.scene(snapshot.match.state, 0))


def leaky_log(snapshot: Snapshot) -> Any:
    """The log, told openly to a spectator."""
    assert snapshot.match is not None
    steps = snapshot.match.steps
    return [[say.args.get("card") for say in snapshot.match.tell(step, is_open=True)] for step in steps]


def leaky_seed(snapshot: Snapshot) -> int:
    return snapshot.header.seed


@pytest.mark.parametrize("leak", [leaky_table, leaky_log, leaky_seed])
def test_a_leak_would_be_found(leak: Any) -> None:
    snapshot, numbers = some_match("verraeter", 4, seed=5)
    snapshot = earlier(snapshot, numbers[len(numbers) // 2])
    other = otherwise(snapshot, None, 1)
    assert not is_blind(leak, snapshot, other)
    assert is_blind(lambda snapshot: step_views(snapshot, None, "en", 0), snapshot, other)


# The whole server, over the wire


@dataclass
class Client:
    """Somebody at the table, or beside it, and all that they were sent."""

    browser: Browser
    viewer: int | None
    socket: Socket | None = None


class Match:
    """A match over the wire, with mistakes, questions and reconnections; it remembers what was answered to what."""

    def __init__(self, table: str, clients: list[Client]) -> None:
        self.table = table
        self.clients = clients
        self.asked: list[tuple[Client, str, Json, Json]] = []  # who, the path, the view before, the answer

    def ask(self, client: Client, view: Json, method: str, path: str, body: Any = None) -> None:
        answer = client.browser.ask(method, f"/api/tables/{self.table}{path}", body)
        self.asked.append((client, path, view, answer.json()))

    def turn(self, client: Client, view: Json, turns: int) -> None:
        """One person's turn: questions, a mistake, and a move."""
        seat, number, legal = client.viewer, view["number"], view["legal"]
        action = legal[turns % len(legal)]["action"]
        if turns % 3:
            client.browser.move(view, action)
            return
        self.ask(client, view, "GET", f"/foresight?seat={seat}&number={number}&action={action}")
        offices = (f"office:{(turns + more) % 12}" for more in range(12))
        mistake = next(office for office in offices if office not in [one["action"] for one in legal])
        self.ask(client, view, "GET", f"/why?seat={seat}&action={mistake}")
        self.ask(client, view, "POST", "/moves", {**client.browser.move_body(view, action), "number": number - 1})
        self.ask(client, view, "POST", "/moves", client.browser.move_body(view, mistake))
        for other in self.clients:
            if other is not client:
                self.ask(other, view, "POST", "/moves", client.browser.move_body(view, action))
        client.browser.move(client.browser.table(self.table))


def frames_of(browser: Browser) -> Iterator[Json]:
    """Every update and every table that a browser was sent."""
    for raw in browser.received:
        data = msgspec.json.decode(raw)
        if isinstance(data, dict) and data.get("kind") == "update":
            yield data
        elif isinstance(data, dict) and data.get("table"):
            yield {"steps": [], "table": data["table"]}
        elif isinstance(data, dict) and "scene" in data and "id" in data:
            yield {"steps": [], "table": data}


def without_presence(update: Json) -> Json:
    table = dict(update["table"])
    table["seats"] = [{**seat, "isHere": None} for seat in table["seats"]]
    return {"steps": update["steps"], "table": {**table, "next": None, "isHost": None}}


async def stored(url: str, table: str) -> Snapshot:
    database = await open_database(Settings(database=url).database_url)
    snapshot = await database.read(store.read_snapshot, table)
    await database.close()
    assert snapshot is not None
    return snapshot


def check_frames(client: Client, snapshot: Snapshot) -> int:
    """Every frame is what it would have been in another world too; how many there were."""
    guest = None if client.viewer is None else snapshot.places[client.viewer].guest
    other = otherwise(snapshot, client.viewer, 1)
    count = 0
    for frame in frames_of(client.browser):
        table = frame["table"]
        assert table["viewer"] == client.viewer
        if table["state"] != "playing":
            continue
        since = frame["steps"][0]["number"] - 1 if frame["steps"] else table["number"]
        update = update_view(
            earlier(other, table["number"]), guest, client.viewer, "en", since, nobody_here, is_getting_ready=False
        )
        expected = msgspec.to_builtins(update)
        assert without_presence(expected) == without_presence({**frame, "steps": frame["steps"]})
        for number, seat in enumerate(table["scene"]["seats"]):
            assert len(seat["hand"]) == seat["held"] if number == client.viewer else seat["hand"] == seat["shown"]
        count += 1
    return count


def check_answers(match: Match, snapshot: Snapshot) -> None:
    """Foresight, reasons and refusals too."""
    others = {client.viewer: otherwise(snapshot, client.viewer, 2) for client in match.clients}
    for client, path, view, answer in match.asked:
        then = earlier(others[client.viewer], view["number"])
        assert then.match is not None
        if path.startswith("/foresight") and "scene" in answer:
            numbers = [snapshot.game.parse_action(text) for text in answer["actions"]]
            seen = foresight_view(then, then.match, view["viewer"], answer["actions"], numbers, "en")
            assert msgspec.to_builtins(seen) == answer
        elif answer.get("kind") == "illegal":
            texts = {
                reason_text(then, reason, "en")
                for action in range(snapshot.game.actions)
                if (reason := then.match.why(view["viewer"], action)) is not None
            }
            assert answer["text"] in texts


def test_nothing_hidden_leaves_the_server(new_sqlite: MakeDatabase, tmp_path: Path) -> None:
    """Two people, a bot and a spectator play a whole match; what each was sent fits every world that they cannot tell apart."""
    url, log = new_sqlite(), tmp_path / "log"
    with (
        process(url, log, heartbeat_seconds=600, requests_a_minute=100_000) as server,
        Browser(server.address, "Anna") as anna,
        Browser(server.address, "Ben") as ben,
        Browser(server.address) as watcher,
    ):
        table = anna.lay("verraeter", ME, OPEN, BOT)["id"]
        ben.sit(table, 1)
        for browser in (anna, ben, watcher):
            browser.received.clear()
        clients = [Client(anna, 0), Client(ben, 1), Client(watcher, None)]
        match = Match(table, clients)
        view = anna.ok("POST", f"/api/tables/{table}/start")
        turns = 0
        while view["state"] == "playing":
            with (
                anna.live(table, f"&since={view['number'] - 3}") as hers,
                ben.live(table) as his,
                watcher.live(table) as theirs,
            ):
                for _ in range(8):
                    mover = view["turn"]["mover"]
                    if view["state"] == "playing" and mover < 2:
                        turns += 1
                        match.turn(clients[mover], clients[mover].browser.table(table), turns)
                    elif view["state"] == "playing":
                        hers.until(view["number"] + 1)
                    view = anna.table(table)
                number = view["number"]
                for socket in (hers, his, theirs):
                    socket.until(number)
        cookies = [str(cookie.value) for browser in (anna, ben, watcher) for cookie in browser.http.cookies.jar]
    snapshot = asyncio.run(stored(url, table))
    counts = [check_frames(client, snapshot) for client in clients]
    assert min(counts) > 10, counts
    check_answers(match, snapshot)
    seed = str(snapshot.header.seed).encode()
    before_the_end = [raw for browser in (anna, ben, watcher) for raw in browser.received]
    assert not any(seed in raw for raw in before_the_end)
    check_logs(log.read_text(encoding="utf-8"), [str(snapshot.header.seed), *cookies], snapshot)


def check_logs(text: str, secrets: list[str], snapshot: Snapshot) -> None:
    """Logs name tables and numbers, never a card, a role, a seed or a cookie."""
    assert f"moved: table={snapshot.header.id}" in text
    assert not [secret for secret in secrets if secret in text]
    actions = {snapshot.game.action_text(entry.step.action) for entry in snapshot.log if entry.step is not None}
    assert any(action.startswith("take:") for action in actions)
    assert not [action for action in actions if re.search(rf"\b{re.escape(action)}\b", text)]
    assert "scene" not in text
    assert "hand" not in text.replace("handler", "")


def test_the_log_check_would_find_a_card() -> None:
    snapshot, _ = some_match("verraeter", 4, seed=5)
    action = next(
        text
        for entry in snapshot.log
        if entry.step is not None
        if (text := GAMES["verraeter"].action_text(entry.step.action)).startswith("take:")
    )
    fine = f"moved: table={snapshot.header.id} number=1"
    check_logs(fine, ["12345"], snapshot)
    for leak in (f"{fine} action={action}", f"{fine} seed=12345", f"{fine} scene"):
        with pytest.raises(AssertionError):
            check_logs(leak, ["12345"], snapshot)
