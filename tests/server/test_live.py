"""The socket: resume, heartbeat, presence, hot seat, limits, and readers that are too slow."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.film import whole
from tests.server.conftest import MakeDatabase
from tests.server.support import ME, OPEN, Browser, serving
from turncoat.server import seating
from turncoat.server.bots import BotPlayers, Workers
from turncoat.server.database import open_database
from turncoat.server.limits import Budget, Limit
from turncoat.server.live import Connection, Live
from turncoat.server.messages import NewSeat, NewTable
from turncoat.server.notifications import Notifications
from turncoat.server.presence import Presence
from turncoat.server.seating import new_table
from turncoat.server.settings import Settings
from turncoat.server.snapshot import Snapshot
from turncoat.server.tables import Tables


@pytest.fixture
def anna(either_server: str) -> Iterator[Browser]:
    with Browser(either_server, "Anna") as browser:
        yield browser


def test_the_first_frame_is_the_table_and_what_was_missed(anna: Browser) -> None:
    view = anna.lay("verraeter", ME, ME, ME)
    after = anna.move(view)["table"]
    with anna.live(view["id"], f"&seat={view['viewer']}&since={view['number']}") as socket:
        first = socket.frame()
    assert first["kind"] == "update"
    assert [step["number"] for step in first["steps"]] == [after["number"]]
    assert {**first["table"], "seats": []} == {**after, "seats": []}


def test_a_client_that_comes_back_gets_the_rest(anna: Browser) -> None:
    view = anna.lay("verraeter", ME, ME, ME)
    with anna.live(view["id"], f"&since={view['number']}") as socket:
        assert socket.frame()["steps"] == []
        anna.move(view)
        seen = socket.until(view["number"] + 1)
        assert [step["number"] for step in seen["steps"]] == [view["number"] + 1]
    anna.move(anna.table(view["id"]))
    with anna.live(view["id"], f"&since={seen['table']['number']}") as socket:
        assert [step["number"] for step in socket.frame()["steps"]] == [view["number"] + 2]


def test_everybody_hears_of_changes_and_of_each_other(anna: Browser) -> None:
    table = anna.lay("kuhn", ME, OPEN)["id"]
    with Browser(anna.address, "Ben") as ben, Browser(anna.address) as watcher, anna.live(table) as hers:
        present = hers.next("presence")
        assert (present["here"], present["away"], present["watching"]) == ([True, False], [None, None], 0)
        with watcher.live(table) as theirs:
            assert hers.next("presence")["watching"] == 1
            ben.sit(table, 1)
            for socket in (hers, theirs):
                while (update := socket.next("update"))["table"]["seats"][1]["name"] != "Ben":
                    pass
            assert update["table"]["viewer"] is None
            with ben.live(table):
                while (present := hers.next("presence"))["here"] != [True, True]:
                    pass
                assert present["watching"] == 1
            while hers.next("presence")["here"][1]:
                pass
        while hers.next("presence")["watching"]:
            pass


def test_a_hot_seat_looks_from_one_chair_after_another(anna: Browser) -> None:
    table = anna.lay("kuhn", ME, ME)["id"]
    with anna.live(table, "&seat=0") as socket:
        assert socket.frame()["table"]["viewer"] == 0
        socket.say(kind="look", seat=1)
        second = socket.next("update")
        assert (second["table"]["viewer"], second["steps"]) == (1, [])
        socket.say(kind="look", seat=None)
        assert socket.next("update")["table"]["viewer"] is None


def test_nobody_looks_from_anothers_chair(anna: Browser) -> None:
    table = anna.lay("kuhn", ME, ME)["id"]
    with Browser(anna.address) as stranger:
        with stranger.live(table, "&seat=0") as socket:
            assert socket.frame() == {"kind": "gone", "text": "That is not your seat."}
        with stranger.live(table) as socket:
            assert socket.frame()["table"]["viewer"] is None
            socket.say(kind="look", seat=0)
            assert socket.next("gone")["text"] == "That is not your seat."
            with pytest.raises(ConnectionClosed):
                socket.frame()


def test_who_loses_a_seat_sees_as_a_spectator(anna: Browser) -> None:
    table = anna.lay("kuhn", ME, OPEN)["id"]
    with Browser(anna.address, "Ben") as ben:
        ben.sit(table, 1)
        with ben.live(table) as socket:
            assert socket.frame()["table"]["viewer"] == 1
            ben.ok("DELETE", f"/api/tables/{table}/seats/1")
            while socket.next("update")["table"]["viewer"] is not None:
                pass


@pytest.mark.parametrize("said", ["nonsense", '{"kind": "dance"}', '{"kind": "pong", "more": 1}'])
def test_nonsense_is_told_and_ends_the_connection(anna: Browser, said: str) -> None:
    with anna.live(anna.lay("kuhn", ME, ME)["id"]) as socket:
        socket.connection.send(said)
        assert "does not understand" in socket.next("gone")["text"]
        with pytest.raises(ConnectionClosed):
            socket.frame()


def test_a_huge_message_ends_the_connection(anna: Browser) -> None:
    with anna.live(anna.lay("kuhn", ME, ME)["id"]) as socket:
        socket.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            socket.next("gone")


def test_a_table_that_is_not_there_is_told(anna: Browser) -> None:
    with anna.live("nothing") as socket:
        assert socket.frame()["text"].startswith("There is nothing here")


def test_other_sites_cannot_connect(anna: Browser) -> None:
    table = anna.lay("kuhn", ME, ME)["id"]
    url = f"{anna.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with (
        pytest.raises(InvalidStatus) as refusal,
        connect(url, origin=Origin("https://evil.example"), additional_headers={"cookie": anna.cookies}),
    ):
        pass
    assert refusal.value.response.status_code == 403


def test_who_does_not_answer_a_ping_is_dropped(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), heartbeat_seconds=0.05) as address, Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", ME, ME)["id"]
        with anna.live(table) as socket:
            socket.next("ping")
            assert "not answered" in socket.next("gone")["text"]
            with pytest.raises(ConnectionClosed):
                socket.frame()


class FarEnd:
    """A socket in this process, which answers in no time however busy the machine is: some pings, and then no more."""

    def __init__(self, answers: int) -> None:
        self.pings = 0
        self.code: int | None = None
        self._answers = answers
        self._said: asyncio.Queue[str] = asyncio.Queue()

    async def send_text(self, text: str) -> None:
        if msgspec.json.decode(text)["kind"] == "ping":
            self.pings += 1
            if self.pings <= self._answers:
                self._said.put_nowait('{"kind": "pong"}')

    async def receive_text(self) -> str:
        return await self._said.get()

    async def close(self, code: int) -> None:
        self.code = code


async def attend(settings: Settings, socket: Any) -> None:
    """Serve a socket at a new table until the server hangs up."""
    database = await open_database(settings.database_url)
    notifications = Notifications(database)
    tables = Tables(database, notifications, 10)
    request = NewTable(game="kuhn", seats=[NewSeat(kind="me"), NewSeat(kind="me")])
    snapshot = await tables.add(new_table(request, "guest", "Anna"))
    presence = Presence(tables, notifications, 20, 180)
    players = BotPlayers(tables, Workers(1, 1), presence, compile_first=False)
    live = Live(tables, notifications, presence, players, settings, Budget(1e9, 1e9, 1e9), Limit(1e9))
    await live.serve(Connection(socket, snapshot.header.id, "guest", "en", 0, 0), "address")
    await database.close()


def test_whoever_answers_pings_stays(new_sqlite: MakeDatabase) -> None:
    async def main() -> FarEnd:
        socket = FarEnd(answers=3)
        await attend(Settings(database=new_sqlite(), heartbeat_seconds=0.2), socket)
        return socket

    socket = asyncio.run(main())
    assert (socket.pings, socket.code) == (4, 1008)


def test_who_talks_too_much_is_dropped(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), guest_ms_a_minute=60) as address, Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", ME, ME)["id"]
        with anna.live(table) as socket:
            for _ in range(20):
                socket.say(kind="look", seat=0)
            assert "Too many requests" in socket.next("gone")["text"]


def test_a_guest_has_so_many_sockets(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), sockets_a_guest=1) as address, Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", ME, ME)["id"]
        with anna.live(table) as first, anna.live(table) as second:
            assert first.frame()["kind"] == "update"
            assert second.frame()["kind"] == "gone"


def test_a_reader_that_takes_nothing_is_dropped_and_nothing_piles_up(new_sqlite: MakeDatabase) -> None:
    """A socket whose far end never reads: the frame in hand is given up, and with it the connection."""

    class Stuck:
        """A socket that hears nothing and whose frames are never taken."""

        def __init__(self) -> None:
            self.tried = 0
            self.code: int | None = None

        async def send_text(self, text: str) -> None:
            self.tried += 1
            await asyncio.Event().wait()

        async def receive_text(self) -> str:
            await asyncio.Event().wait()
            return ""

        async def close(self, code: int) -> None:
            self.code = code

    async def main() -> Stuck:
        stuck = Stuck()
        await attend(Settings(database=new_sqlite(), send_seconds=0.05), stuck)
        return stuck

    stuck = asyncio.run(main())
    assert (stuck.tried, stuck.code) == (1, 1008)


# Moves over the socket


def test_a_move_over_the_socket_is_answered_by_the_update_that_names_it(anna: Browser) -> None:
    view = anna.lay("kuhn", ME, ME)
    mover = view["viewer"]
    with anna.live(view["id"], f"&seat={mover}") as hers, anna.live(view["id"], f"&seat={1 - mover}") as other:
        body = anna.move_body(hers.next("update")["table"], key="first")
        hers.say(kind="move", **body)
        answer = hers.until(view["number"] + 1)
        if "answers" not in answer:  # the news that all get may come before the answer
            answer = hers.next("update")
        assert answer["answers"] == "first"
        assert answer["table"] == anna.table(view["id"], mover)
        assert "answers" not in other.until(view["number"] + 1)
        hers.say(kind="move", **body)  # sent again, it is not done again
        again = hers.next("update")
        assert (again["answers"], again["steps"]) == ("first", [])
        assert again["table"]["number"] == answer["table"]["number"]


def test_a_move_over_the_socket_that_is_refused_says_why(anna: Browser) -> None:
    view = anna.lay("kuhn", ME, ME)
    with anna.live(view["id"]) as hers, Browser(anna.address) as stranger, stranger.live(view["id"]) as theirs:
        body = anna.move_body(view)
        for wrong, kind in (
            ({"actions": ["no"]}, "no-such-action"),
            ({"number": 0}, "stale"),
            ({"key": ""}, "invalid"),
            ({"seat": 1 - view["viewer"]}, "illegal"),
        ):
            hers.say(kind="move", **{**body, **wrong})
            refused = hers.next("refused")
            assert (refused["problem"]["kind"], refused["key"]) == (kind, {**body, **wrong}["key"])
        theirs.say(kind="move", **body)
        assert theirs.next("refused")["problem"]["kind"] == "not-your-seat"
        assert anna.table(view["id"])["number"] == view["number"]


def test_whoever_follows_brief_updates_sees_what_everybody_sees(anna: Browser) -> None:
    view = anna.lay("verraeter", ME, ME, ME)
    with anna.live(view["id"], "&seat=0&brief=true") as socket:
        last = socket.next("update")
        for _ in range(30):
            anna.move(anna.table(view["id"]))
            update = socket.next("update")
            assert update["isBrief"]
            assert (update["before"], update["table"]["scene"]) == (None, None)
            update = whole(update, last)
            assert update["table"] == anna.table(view["id"], 0)
            last = update
        socket.say(kind="look", seat=1)  # another seat has another scene, which is sent whole
        assert "isBrief" not in socket.next("update")


# Playing again over the socket


def ended(browser: Browser, *seats: dict[str, str]) -> str:
    """A table of Kuhn poker whose match is over."""
    view = browser.lay("kuhn", *seats)
    while view["state"] == "playing":
        view = browser.table(browser.move(view)["table"]["id"])
    return str(view["id"])


def test_sockets_go_on_to_the_rematch_without_connecting_again(anna: Browser) -> None:
    table = ended(anna, ME, ME)
    with anna.live(table, "&seat=0&brief=true") as first, anna.live(table, "&seat=1&brief=true") as second:
        first.frame(), second.frame()
        first.say(kind="again", key="one", seat=0)
        while (laid := first.next("update"))["table"]["id"] == table:
            pass
        assert (laid["answers"], "isBrief" in laid, laid["table"]["viewer"]) == ("one", False, 0)
        while second.next("update")["table"]["next"] != laid["table"]["id"]:
            pass
        second.say(kind="again", key="two", seat=1)
        while (seen := second.next("update"))["table"]["id"] == table:
            pass
        assert (seen["answers"], seen["table"]["id"]) == ("two", laid["table"]["id"])
        mover = anna.table(laid["table"]["id"])
        anna.move(mover)
        for socket in (first, second):
            assert socket.until(mover["number"] + 1)["table"]["id"] == laid["table"]["id"]
        assert anna.table(laid["table"]["id"])["seats"][0]["isHere"]
        assert not anna.table(table)["seats"][0]["isHere"]


def test_two_who_play_again_at_once_begin_one_match(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole match was begun for the second, and thrown away."""
    begun: list[str] = []
    rematch = seating.rematch

    def counted(snapshot: Snapshot, *more: Any) -> Snapshot:
        begun.append(snapshot.header.id)
        return rematch(snapshot, *more)

    monkeypatch.setattr(seating, "rematch", counted)
    table = ended(anna, ME, ME)
    with anna.live(table, "&seat=0") as first, anna.live(table, "&seat=1") as second:
        first.frame(), second.frame()
        first.say(kind="again", key="one", seat=0)
        second.say(kind="again", key="two", seat=1)
        for socket in (first, second):
            while socket.next("update")["table"]["id"] == table:
                pass
    assert begun == [table]


def test_who_watches_goes_along_but_lays_no_table(anna: Browser) -> None:
    table = ended(anna, ME, ME)
    with Browser(anna.address) as watcher, watcher.live(table) as theirs:
        theirs.say(kind="again", key="alone", seat=None)
        refused = theirs.next("refused")
        assert (refused["key"], refused["problem"]["kind"]) == ("alone", "not-your-seat")
        following = anna.ok("POST", f"/api/tables/{table}/rematch")["id"]
        theirs.say(kind="again", key="seat", seat=0)
        assert theirs.next("refused")["problem"]["kind"] == "not-your-seat"
        theirs.say(kind="again", key="along", seat=None)
        while (seen := theirs.next("update"))["table"]["id"] != following:
            pass
        assert (seen["answers"], seen["table"]["viewer"]) == ("along", None)


def test_nobody_plays_again_before_the_end(anna: Browser) -> None:
    table = anna.lay("kuhn", ME, ME)["id"]
    with anna.live(table, "&seat=0") as socket:
        socket.say(kind="again", key="early", seat=0)
        assert socket.next("refused")["problem"]["kind"] == "not-finished"
