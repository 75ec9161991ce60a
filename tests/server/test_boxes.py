"""Boxes at a server: read off, checked, kept under a name, and played with, beside tables that are played with ours."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import MakeDatabase
from tests.server.support import BOT, ME, OPEN, Browser, Json, process, serving
from tests.support import thorough
from turncoat.games import GAMES
from turncoat.games.box import Box, Values
from turncoat.games.components import as_toml
from turncoat.match import Match
from turncoat.server.boxes import BOXES_AT_MOST

RICH = {f"land.{land}.points.value.{winners}": 11 for land in range(6) for winners in range(4)}


def keep(browser: Browser, name: str = "Mine", values: dict[str, Any] = RICH, game: str = "verraeter") -> str:
    return str(browser.ok("POST", f"/api/games/{game}/boxes", {"name": name, "values": values})["id"])


def own_boxes(browser: Browser) -> Any:
    return browser.ask("GET", "/api/games/verraeter/boxes").json()


def play_to_the_end(browser: Browser, table: str) -> Json:
    while (view := browser.table(table))["state"] == "playing":
        browser.move(view)
    return view


def points(view: Json) -> int:
    return sum(seat["points"] for seat in view["seats"])


@pytest.fixture
def anna(either_server: str) -> Any:
    with Browser(either_server, "Anna") as browser:
        yield browser


def test_every_printed_value_is_told_with_where_it_comes_from(anna: Browser) -> None:
    facts = anna.get("/api/games/verraeter/box")
    (lands,) = facts["sections"]
    assert [card["title"] for card in lands["cards"]] == ["Wasteland", "Pasture", "River", "Forest", "Village", "City"]
    river = lands["cards"][2]["cells"]
    assert [cell["value"] for cell in river] == [5, 5, 4, 3, 2]
    assert [cell["provenance"] for cell in river] == [
        "rulebook",
        "rulebook",
        "source",
        "reconstructed",
        "reconstructed",
    ]
    assert river[1]["label"] == "River: one winner"
    anna.refused(404, "not-found", "GET", "/api/games/kuhn/box")
    anna.refused(404, "not-found", "GET", "/api/games/nothing/box")


def test_our_values_are_copied_once_for_all_cells_that_are_told(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not once for each: a city has more than five hundred."""
    copied, whole = list[Box](), Box.whole

    def noted(box: Box, values: Values) -> Values:
        copied.append(box)
        return whole(box, values)

    monkeypatch.setattr(Box, "whole", noted)
    assert anna.get("/api/games/ontembare_stad/box")["sections"]
    assert copied == [GAMES["ontembare_stad"].box]


def test_what_contradicts_the_rules_is_asked_about_and_kept_all_the_same(anna: Browser) -> None:
    values = {"land.3.points.value.0": 4, "land.3.points.value.1": 6, "land.2.points.value.0": 6}
    report = anna.ok("POST", "/api/games/verraeter/box/checks", {"values": values})
    asked = [finding["text"] for finding in report["findings"] if not finding["holds"]]
    assert any("the rulebook says 5, your box 6" in text for text in asked)
    assert any(text.startswith("Forest: 2 winners get 6 each") for text in asked)
    assert report["obstacles"] == []
    assert keep(anna, "Odd", values)


@pytest.mark.parametrize("language", ["nl", "de"])
def test_the_same_is_said_in_other_languages(either_server: str, language: str) -> None:
    with Browser(either_server, language=language) as browser:
        ours = browser.get("/api/games/rattus/box")
        assert len(ours["sections"]) == 3
        report = browser.ok("POST", "/api/games/rattus/box/checks", {"values": {"rat.3.limit": 9}})
        assert any("9" in finding["text"] for finding in report["findings"] if not finding["holds"])


def test_two_tables_with_different_values_in_one_server(anna: Browser) -> None:
    box = keep(anna)
    ours = anna.lay("verraeter", ME, ME, ME)
    theirs = anna.lay("verraeter", ME, ME, ME, box=box)
    assert ours["box"] is None
    assert theirs["box"] == {"id": box, "name": "Mine"}
    ends = {key: play_to_the_end(anna, table["id"]) for key, table in (("ours", ours), ("theirs", theirs))}
    assert points(ends["theirs"]) > points(ends["ours"])
    again = anna.ok("POST", f"/api/tables/{theirs['id']}/rematch")
    assert again["box"] == theirs["box"]
    match = Match.from_json(anna.get(f"/api/tables/{theirs['id']}/match"))  # its file brings the box along
    assert match.scores()[0] == [seat["points"] for seat in ends["theirs"]["seats"]]
    moments = anna.get(f"/api/tables/{theirs['id']}/replay/moments?moment=0")
    assert moments["table"]["box"] == theirs["box"]


def test_what_is_printed_is_told_of_each_box(anna: Browser) -> None:
    box = keep(anna, values={"rat.1.limit": 6, "rat.1.symbols": "AAM"}, game="rattus")
    printed = anna.get(f"/api/games/rattus/printed?box={box}")
    assert printed["faces"][1]["name"] == "6AAM"
    assert anna.get("/api/games/rattus/printed")["faces"][1]["name"] == "1KW"
    anna.refused(404, "no-such-box", "GET", f"/api/games/verraeter/printed?box={box}")
    rules = anna.get(f"/api/games/rattus/rules?box={box}")
    assert {"kind": "box", "count": 2} in rules["provenance"]


def test_the_file_of_a_box_can_be_taken_away_and_brought_back(anna: Browser) -> None:
    box = keep(anna)
    file = anna.ask("GET", f"/api/games/verraeter/boxes/{box}/file").text
    assert anna.ok("POST", "/api/games/verraeter/box/file", {"text": file})["values"] == RICH
    assert anna.get(f"/api/games/verraeter/boxes/{box}")["values"] == RICH
    problem = anna.refused(422, "bad-box", "POST", "/api/games/verraeter/box/file", {"text": "land = 3"})
    assert "missing" in problem["text"] or "should be" in problem["text"]


def test_values_that_nobody_can_play_with_are_refused(anna: Browser) -> None:
    for values in ({"land.0.conflict.value": -1}, {"land.0.conflict.value": "3"}, {"box.rounds.value.3": 9}, {"": 1}):
        body = {"name": "Bad", "values": values}
        anna.refused(422, "bad-box", "POST", "/api/games/verraeter/boxes", body)
    lonely = {"border.1.between.0": "gallia", "border.0.between.0": "italia", "border.0.between.1": "gallia"}
    problem = anna.refused(
        422, "unplayable-box", "POST", "/api/games/rattus/boxes", {"name": "Lonely", "values": lonely}
    )
    assert "Anglia" in problem["text"]
    anna.refused(404, "no-such-box", "POST", "/api/tables", {"game": "verraeter", "seats": [ME, ME, ME], "box": "x"})


def test_a_name_is_used_once_and_a_box_can_be_thrown_away_while_it_is_played_with(either_server: str) -> None:
    with Browser(either_server, "Bert") as bert, Browser(either_server, "Eve") as eve:
        first = keep(bert, "Attic")
        table = bert.lay("verraeter", ME, ME, ME, box=first)["id"]
        second = keep(bert, "Attic", {"land.0.conflict.value": 2})
        assert own_boxes(bert) == [{"id": second, "name": "Attic"}]
        eve.refused(404, "no-such-box", "DELETE", f"/api/games/verraeter/boxes/{second}")
        bert.ok("DELETE", f"/api/games/verraeter/boxes/{second}")
        assert own_boxes(bert) == []
        assert bert.table(table)["box"] == {"id": first, "name": "Attic"}
        assert own_boxes(eve) == []
        for number in range(BOXES_AT_MOST):
            keep(bert, f"Box {number}", {"land.0.conflict.value": number})
        body = {"name": "One more", "values": {}}
        bert.refused(409, "too-many-boxes", "POST", "/api/games/verraeter/boxes", body)


def test_a_table_with_a_box_is_there_again_after_a_restart(either_database: MakeDatabase) -> None:
    database = either_database()
    with serving(database) as address, Browser(address, "Anna") as anna:
        cookies = dict(anna.http.cookies)
        table = anna.lay("verraeter", ME, ME, ME, box=keep(anna, "Shelf", {"land.1.points.value.0": 9}))["id"]
        for _ in range(5):
            anna.move(anna.table(table))
        view = anna.table(table)
    forget_copies()
    with serving(database) as address, Browser(address, cookies=cookies) as anna:
        (card,) = anna.get("/api/tables")["mine"]
        assert card["isMyTurn"]
        assert anna.table(table) == view
        assert anna.move(view)["table"]["box"]["name"] == "Shelf"


def forget_copies() -> None:
    """As a process that has just started."""
    from turncoat.games import copies

    while copies._copies:
        copies._forget(*copies._copies.popitem())
    copies._alive.clear()


def test_a_strangers_lobby_names_the_box_of_a_public_table(new_sqlite: MakeDatabase) -> None:
    database = new_sqlite()
    with serving(database) as address, Browser(address, "Anna") as anna:
        anna.lay("verraeter", ME, OPEN, BOT, box=keep(anna, "Shelf"), isPublic=True)
    forget_copies()
    with serving(database) as address, Browser(address, "Ben") as ben:
        (card,) = ben.get("/api/tables")["open"]
        assert card["turn"] == "Played with the values of “Shelf”."
        assert not card["isMine"]
        assert ben.sit(card["id"], 1)["box"]["name"] == "Shelf"
        (card,) = ben.get("/api/tables")["mine"]
        assert "Shelf" not in card["turn"]


@thorough
def test_bots_play_with_the_box_of_their_table(new_sqlite: MakeDatabase) -> None:
    """An apprentice's worker has loaded the same values: it never chooses what may not be done, or chance would decide for it."""
    with serving(new_sqlite()) as address, Browser(address, "Anna") as anna:
        table = anna.lay("verraeter", ME, BOT, BOT, box=keep(anna))
        with anna.live(table["id"]) as socket:
            view = socket.next("update")["table"]
            while view["state"] == "playing":
                if view["legal"]:
                    view = anna.move(view)["table"]
                else:
                    view = socket.until(view["number"] + 1)["table"]
        assert view["notice"] is None
        assert points(view) > 100


@thorough
def test_tables_with_boxes_belong_to_any_of_several_processes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with process(database, tmp_path / "log", processes=2) as server, Browser(server.address, "Anna") as anna:
        box = keep(anna)
        tables = [anna.lay("verraeter", ME, ME, ME, box=box)["id"] for _ in range(4)]
        assert all(anna.move(anna.table(table))["table"]["box"]["id"] == box for table in tables)


def test_a_file_of_ours_is_not_too_large_to_be_brought(anna: Browser) -> None:
    for game in ("rattus", "ontembare_stad"):
        text = as_toml(GAMES[game].contents.values)
        assert anna.ok("POST", f"/api/games/{game}/box/file", {"text": text})["values"] == {}
