"""Who may sit where: a seat is its player's own, and others may do without them only after a while and only together."""

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.server.conftest import MakeDatabase
from tests.server.support import BOT, ME, OPEN, Browser, serving
from turncoat.server import seating
from turncoat.server.messages import NewSeat, NewTable, TakeSeat
from turncoat.server.presence import Company, Room
from turncoat.server.problems import Refused
from turncoat.server.snapshot import Snapshot, after_start

GRACE = 180.0
JUST_NOW, LONG_AGO = 1.0, 1000.0  # seconds since somebody left
HOST, BEN, CAS, DORA = "host", "ben", "cas", "dora"


def table_of(*guests: str) -> Snapshot:
    """A match of these people; the first made the table."""
    request = NewTable(game="verraeter", seats=[NewSeat(kind="open") for _ in guests])
    snapshot = seating.new_table(request, HOST, "Host")
    places = tuple(
        replace(place, guest=guest, name=guest.title()) for place, guest in zip(snapshot.places, guests, strict=True)
    )
    return after_start(replace(snapshot, places=places))


def company_of(snapshot: Snapshot, *here: str, **left: float) -> Company:
    """Those who are here; of others, how many seconds ago they left, or that they were never seen and the table is old."""
    room = Room(left={guest: time.time() - seconds for guest, seconds in left.items()})
    for guest in here:
        room.here[guest] = 1
    return Company(snapshot, room, time.time() - LONG_AGO, GRACE)


def asked(snapshot: Snapshot, seat: int, guest: str, company: Company, bot: str = "apprentice") -> Snapshot:
    return seating.take(snapshot, seat, guest, guest, TakeSeat(bot=bot), company)


def refusal(snapshot: Snapshot, seat: int, guest: str, company: Company, bot: str = "apprentice") -> str:
    with pytest.raises(Refused) as refused:
        asked(snapshot, seat, guest, company, bot)
    return refused.value.kind


def test_who_has_just_gone_keeps_the_seat() -> None:
    """A moment without a connection gives nobody's seat away, not even to the host."""
    snapshot = table_of(HOST, BEN, CAS)
    assert refusal(snapshot, 1, HOST, company_of(snapshot, HOST, CAS, ben=JUST_NOW)) == "not-gone"
    assert refusal(snapshot, 0, BEN, company_of(snapshot, BEN, CAS, host=JUST_NOW)) == "not-gone"
    assert refusal(snapshot, 1, HOST, company_of(snapshot, HOST, BEN)) == "still-here"


def test_the_host_lets_a_bot_play_on_for_who_has_gone() -> None:
    snapshot = table_of(HOST, BEN, CAS)
    company = company_of(snapshot, HOST, CAS, ben=LONG_AGO)
    after = asked(snapshot, 1, HOST, company, "master")
    assert (after.places[1].bot, after.places[1].guest, after.places[1].former) == ("master", None, BEN)
    back = seating.take(after, 1, BEN, "Ben", TakeSeat(), company)
    assert (back.places[1].bot, back.places[1].guest) == (None, BEN)


@pytest.mark.parametrize("bot", ["random", "novice"])
def test_nobody_is_replaced_by_less_than_an_apprentice(bot: str) -> None:
    snapshot = table_of(HOST, BEN, CAS)
    assert refusal(snapshot, 1, HOST, company_of(snapshot, HOST, ben=LONG_AGO), bot) == "weak-stand-in"
    left = seating.leave(snapshot, 1, BEN)
    assert refusal(left, 1, HOST, company_of(left, HOST), bot) == "weak-stand-in"


def test_while_the_host_is_not_gone_nobody_else_decides() -> None:
    snapshot = table_of(HOST, BEN, CAS)
    for company in (
        company_of(snapshot, HOST, CAS, ben=LONG_AGO),
        company_of(snapshot, CAS, ben=LONG_AGO, host=JUST_NOW),
    ):
        assert refusal(snapshot, 1, CAS, company) == "host-only"


def test_where_the_host_has_gone_most_of_those_who_are_here_must_ask() -> None:
    snapshot = table_of(HOST, BEN, CAS, DORA)
    company = company_of(snapshot, BEN, CAS, DORA, host=LONG_AGO)
    assert asked(snapshot, 0, BEN, company) is snapshot
    assert asked(snapshot, 0, BEN, company) is snapshot  # one who asks twice is still one
    assert refusal(snapshot, 0, "stranger", company) == "host-only"
    assert company.away(snapshot.places[0]).asking == 1  # type: ignore[union-attr]
    assert asked(snapshot, 0, CAS, company).places[0].bot == "apprentice"


def test_who_is_left_alone_need_not_ask_anybody() -> None:
    snapshot = table_of(HOST, BEN, CAS)
    assert asked(snapshot, 0, BEN, company_of(snapshot, BEN)).places[0].bot == "apprentice"


def test_only_who_made_the_table_switches_hints() -> None:
    snapshot = table_of(HOST, BEN, CAS)
    with pytest.raises(Refused):
        seating.allow_hints(snapshot, BEN, are_allowed=True)
    assert not seating.allow_hints(snapshot, HOST, are_allowed=False).header.hints


# Over the wire


@pytest.fixture(scope="module")
def impatient_server(new_sqlite: MakeDatabase) -> Iterator[str]:
    """Here who goes has gone for long at once."""
    with serving(new_sqlite(), grace_seconds=0.001) as address:
        yield address


def test_a_stranger_takes_one_seat_and_the_host_gives_out_others(sqlite_server: str) -> None:
    with Browser(sqlite_server, "Anna") as anna, Browser(sqlite_server, "Ben") as ben:
        table = anna.lay("verraeter", ME, OPEN, OPEN, OPEN)["id"]
        path = f"/api/tables/{table}/seats"
        ben.sit(table, 1)
        ben.refused(403, "second-seat", "POST", f"{path}/2", {})
        ben.refused(403, "host-only", "POST", f"{path}/2", {"playerOf": 1})
        anna.refused(404, "no-such-seat", "POST", f"{path}/2", {"playerOf": 3})
        assert [seat["name"] for seat in anna.sit(table, 2, playerOf=1)["seats"]] == ["Anna", "Ben", "Ben 2", None]
        assert [seat["isMine"] for seat in ben.table(table)["seats"]] == [False, True, True, False]
        ben.refused(403, "not-your-seat", "DELETE", f"{path}/0")
        assert anna.ok("DELETE", f"{path}/2")["seats"][2]["name"] is None  # and takes them back
        assert anna.table(table)["isHost"]


def test_who_just_sat_down_is_not_taken_for_gone(sqlite_server: str) -> None:
    with Browser(sqlite_server, "Anna") as anna, Browser(sqlite_server, "Ben") as ben:
        table = anna.lay("kuhn", ME, OPEN)["id"]
        ben.sit(table, 1)
        ben.refused(403, "host-only", "POST", f"/api/tables/{table}/start")
        anna.ok("POST", f"/api/tables/{table}/start")
        anna.refused(409, "not-gone", "POST", f"/api/tables/{table}/seats/1", {"bot": "apprentice"})
        ben.refused(409, "not-gone", "POST", f"/api/tables/{table}/seats/0", {"bot": "apprentice"})


def test_everybody_sees_who_is_away_since_when_and_what_may_be_done(impatient_server: str) -> None:
    with Browser(impatient_server, "Anna") as anna, Browser(impatient_server, "Ben") as ben:
        begun = time.time()
        table = anna.lay("kuhn", ME, OPEN)["id"]
        ben.sit(table, 1)
        with ben.live(table) as his:
            while (present := his.next("presence"))["here"] != [False, True] or not present["isHostGone"]:
                pass
            away = present["away"][0]
            assert begun - 1 < away["since"] < away["until"] < time.time() + 1
            assert (away["isGone"], away["asking"], present["needed"]) == (True, 0, 1)
            assert ben.ok("POST", f"/api/tables/{table}/start")["state"] == "playing"
            assert ben.sit(table, 0, bot="apprentice")["seats"][0]["isLeft"]
            with anna.live(table) as hers:
                assert anna.sit(table, 0)["seats"][0]["isMine"]
                while hers.next("presence")["here"] != [True, True]:
                    pass
                ben.refused(409, "still-here", "POST", f"/api/tables/{table}/seats/0", {"bot": "apprentice"})


def test_a_bot_that_plays_on_is_the_hosts_to_change(impatient_server: str) -> None:
    with Browser(impatient_server, "Anna") as anna, Browser(impatient_server, "Ben") as ben:
        table = anna.lay("verraeter", ME, OPEN, BOT)["id"]
        ben.sit(table, 1)
        anna.ok("POST", f"/api/tables/{table}/start")
        left = ben.ok("DELETE", f"/api/tables/{table}/seats/1")
        assert (left["seats"][1]["name"], left["seats"][1]["bot"], left["viewer"]) == ("Ben", "apprentice", None)
        ben.refused(403, "host-only", "POST", f"/api/tables/{table}/seats/1", {"bot": "master"})
        other = anna.sit(table, 1, bot="master")["seats"][1]
        assert (other["bot"], other["isLeft"]) == ("master", True)


@pytest.mark.parametrize(
    ("other", "wish", "allowed"),
    [("bot", None, True), ("me", None, False), ("open", None, False), ("open", True, True), ("bot", False, False)],
)
def test_among_people_there_are_hints_only_if_the_host_says_so(other: Any, wish: bool | None, allowed: bool) -> None:
    seats = [NewSeat(kind="me"), NewSeat(kind=other, bot="novice" if other == "bot" else None)]
    table = seating.new_table(NewTable(game="kuhn", seats=seats, hints=wish), HOST, "Anna")
    assert table.header.hints is allowed
