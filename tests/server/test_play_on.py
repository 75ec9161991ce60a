"""From any moment of a match that is over somebody plays on with bots, at a new table; what comes there nobody can know."""

import sqlite3
from contextlib import closing

import pytest

from tests.server.conftest import MakeDatabase
from tests.server.other_worlds import is_blind, nobody_here, otherwise
from tests.server.support import BOT, ME, Browser, Json, serving
from tests.server.test_analysis import finished
from tests.server.test_replays import GUEST, OTHER, running
from tests.server.test_replays import finished as finished_match
from tests.support import Setting, presets, samples_first
from turncoat.match import moments_of
from turncoat.server.play_on import table_from
from turncoat.server.problems import Refused
from turncoat.server.replay_messages import PlayOn
from turncoat.server.snapshot import Snapshot, steps_before
from turncoat.server.views import update_view

VERRAETER = next(setting for setting in presets() if setting.game.name == "verraeter" and setting.seats == 3)


def last_decision(snapshot: Snapshot) -> int:
    """The last moment but the end."""
    assert snapshot.match is not None
    return len(moments_of(snapshot.match)) - 2


@samples_first
def test_the_new_table_begins_at_that_moment_with_all_that_led_there(setting: Setting) -> None:
    source = finished_match(setting)
    moment = last_decision(source) // 2
    table = table_from(source, PlayOn(moment=moment), OTHER, "Jan")
    assert table.match is not None
    assert source.match is not None
    assert [(step.mover, step.action, step.after) for step in table.match.steps] == [
        (step.mover, step.action, step.after) for step in steps_before(source, moment)
    ]
    assert (table.header.state, table.header.source, table.header.source_moment) == (
        "playing",
        source.header.id,
        moment,
    )
    mine = table.match.mover
    assert [place.guest for place in table.places] == [OTHER if seat == mine else None for seat in range(setting.seats)]
    assert all(place.bot == "apprentice" for place in table.places if place.seat != mine)
    assert [place.name for place in table.places if place.seat != mine] == [
        place.name for place in source.places if place.seat != mine
    ]


@samples_first
def test_what_comes_is_drawn_from_another_seed(setting: Setting) -> None:
    source = finished_match(setting)
    seeds = {table_from(source, PlayOn(moment=0), GUEST, "Jan").header.seed for _ in range(4)}
    assert len(seeds | {source.header.seed}) == 5


@samples_first
def test_the_new_table_tells_nothing_that_its_viewer_must_not_know(setting: Setting) -> None:
    source = finished_match(setting)
    table = table_from(source, PlayOn(moment=last_decision(source) // 6, seat=0), GUEST, "Jan")
    for guest, viewer in ((GUEST, 0), (None, None)):

        def shown(snapshot: Snapshot, guest: str | None = guest, viewer: int | None = viewer) -> object:
            return update_view(snapshot, guest, viewer, "en", 0, nobody_here, search="ready")

        assert is_blind(shown, table, otherwise(table, viewer, 1))


@samples_first
def test_nobody_plays_on_from_a_match_that_is_still_played_or_from_its_end(setting: Setting) -> None:
    for source, moment, kind in (
        (running(setting), 0, "not-finished"),
        (finished_match(setting), last_decision(finished_match(setting)) + 1, "match-over"),
        (finished_match(setting), last_decision(finished_match(setting)) + 2, "not-found"),
        (finished_match(setting), -1, "not-found"),
    ):
        with pytest.raises(Refused, match=kind):
            table_from(source, PlayOn(moment=moment), GUEST, "Jan")


def test_a_seat_and_a_bot_can_be_chosen_if_there_are_such() -> None:
    source = finished_match(VERRAETER)
    table = table_from(source, PlayOn(moment=3, seat=2, bot="novice"), GUEST, "Jan")
    assert [place.bot for place in table.places] == ["novice", "novice", None]
    for wish in (PlayOn(moment=3, seat=3), PlayOn(moment=3, seat=-1), PlayOn(moment=3, bot="nobody")):
        with pytest.raises(Refused, match="no-such"):
            table_from(source, wish, GUEST, "Jan")


def test_a_name_that_another_seat_has_gets_a_number() -> None:
    source = finished_match(VERRAETER)
    table = table_from(source, PlayOn(moment=3, seat=0), GUEST, source.places[1].name or "")
    assert table.places[0].name == f"{source.places[1].name} 2"


def test_one_sits_down_plays_to_the_end_and_plays_again_from_there(server: str) -> None:
    with Browser(server, "Anna") as anna, Browser(server, "Ben") as ben:
        source = finished(anna)
        path = f"/api/tables/{source['id']}/play-on"
        table = ben.ok("POST", path, {"moment": 1})
        assert table["source"] == {"table": source["id"], "moment": 1}
        assert [seat["isMine"] for seat in table["seats"]] == [False, True]
        assert ben.get("/api/tables")["mine"][0]["id"] == table["id"]
        assert table["id"] not in str(anna.get("/api/tables"))
        end = played(ben, table)
        again = ben.ok("POST", f"/api/tables/{table['id']}/rematch")
        assert (again["source"], again["number"], again["scene"]) == (table["source"], table["number"], table["scene"])
        assert end["state"] == "finished"


def played(ben: Browser, table: Json) -> Json:
    """A table played to its end."""
    with ben.live(table["id"]) as socket:
        update = socket.until(table["number"])
        while update["table"]["state"] != "finished":
            legal = update["table"]["legal"]
            update = ben.move(update["table"]) if legal else socket.until(update["table"]["number"] + 1)
    return dict(update["table"])


def test_playing_on_is_limited_like_a_new_table(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), creations_a_minute=3) as address, Browser(address, "Anna") as anna:
        source = finished(anna)
        path = f"/api/tables/{source['id']}/play-on"
        anna.ok("POST", path, {"moment": 0})
        anna.refused(429, "too-many", "POST", path, {"moment": 0})


def test_a_match_of_other_rules_is_refused_as_everywhere(new_sqlite: MakeDatabase) -> None:
    database = new_sqlite()
    with serving(database) as address, Browser(address, "Anna") as anna:
        source = finished(anna)
        cookies = dict(anna.http.cookies)
    make_older(database, source["id"])
    with serving(database) as address, Browser(address, cookies=cookies) as anna:
        anna.refused(409, "other-rules", "POST", f"/api/tables/{source['id']}/play-on", {"moment": 0})


def make_older(database: str, table: str) -> None:
    """Let a table's match have been played by other rules."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE tables SET rules_version = rules_version + 1 WHERE id = ?", (table,))


def test_the_table_that_was_played_on_from_stays_as_it_was(sqlite_server: str) -> None:
    with Browser(sqlite_server, "Anna") as anna:
        source = finished(anna)
        table = anna.ok("POST", f"/api/tables/{source['id']}/play-on", {"moment": 1})
        anna.move(anna.table(table["id"]))
        after = anna.table(source["id"], source["viewer"])
        assert [after[key] for key in ("number", "scene", "state")] == [
            source[key] for key in ("number", "scene", "state")
        ]


def test_a_table_begun_here_comes_from_nowhere(sqlite_server: str) -> None:
    with Browser(sqlite_server, "Anna") as anna:
        table = anna.lay("kuhn", ME, BOT)
        assert (table["source"], table["isImported"]) == (None, False)
