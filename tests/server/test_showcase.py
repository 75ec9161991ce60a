"""The match of the day: recorded, whole, by today's rules, and shown to everybody as to a spectator."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.server.support import Browser
from turncoat.games import NOBODY
from turncoat.match import Match
from turncoat.server import showcase

FILES = sorted(showcase.FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_match_of_grandmasters_replays_under_todays_rules(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    match = Match.from_json(data)
    assert match.is_over
    assert data["turncoat"], "the program whose bots played it"
    assert {bot.partition("/")[0] for bot in match.bots if bot} == {"grandmaster"}


def test_every_game_on_the_first_page_has_its_day() -> None:
    shown = [
        (one.match.game.name, one.match.game.preset_of(one.match.options) == "verraad") for one in showcase.all_shown()
    ]
    assert set(shown) == {("verraeter", False), ("rattus", False), ("ontembare_stad", False), ("ontembare_stad", True)}
    days = {showcase.of_today(day * showcase.DAY).id for day in range(len(shown))}
    assert len(days) == len(shown)


def test_who_looks_sees_what_a_spectator_saw(sqlite_server: str) -> None:
    with Browser(sqlite_server) as anna:
        today = anna.get("/api/showcase")
        assert 0 <= today["moment"] < len(today["stops"])
        shown = next(one for one in showcase.all_shown() if one.id == today["table"])
        for moment in range(0, len(today["stops"]) - 1, 7):
            update = anna.get(f"/api/showcase/moment?table={today['table']}&moment={moment}&since={max(0, moment - 1)}")
            match = showcase.at_moment(shown, moment).match
            assert match is not None
            scene = match.game.scene(match.view(NOBODY), NOBODY)
            assert update["table"]["scene"] == msgspec.json.decode(msgspec.json.encode(scene))
            assert (update["table"]["viewer"], update["table"]["legal"]) == (None, [])


def test_the_match_of_the_day_is_a_table_that_can_be_seen_again(sqlite_server: str) -> None:
    with Browser(sqlite_server) as anna:
        id_ = anna.get("/api/showcase")["table"]
        assert anna.get("/api/showcase")["table"] == id_
        assert anna.table(id_)["state"] == "finished"
        anna.refused(403, "not-your-seat", "POST", f"/api/tables/{id_}/rematch", {})


@pytest.mark.parametrize("query", ["table=none&moment=0", "moment=100000", "moment=-1", "moment=1&since=2"])
def test_a_moment_that_there_is_not_is_not_found(sqlite_server: str, query: str) -> None:
    with Browser(sqlite_server) as anna:
        table = "" if "table" in query else f"table={anna.get('/api/showcase')['table']}&"
        anna.refused(404, "not-found", "GET", f"/api/showcase/moment?{table}{query}")
