"""A match file is checked strictly, kept as a table at which nobody sits, and shown like any match that is over."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import turncoat
from tests.server.conftest import MakeDatabase
from tests.server.support import Browser, Json, serving
from tests.server.test_analysis import finished


def match_file(decisions: int | None = None, **changes: Any) -> Json:
    """A match of Verräter as `turncoat.Match` writes it: to its end, or so many decisions of it."""
    match = turncoat.Match("verraeter", 3, names=["Anna", "Ben", "Cleo"], seed=5)
    while not match.is_over and decisions != 0:
        match.push(match.legal_moves[0])
        decisions = None if decisions is None else decisions - 1
    data: Json = json.loads(match.to_json())
    return data | changes


@pytest.fixture
def anna(sqlite_server: str) -> Iterator[Browser]:
    with Browser(sqlite_server, "Anna") as anna:
        yield anna


def test_a_finished_match_is_looked_back_at_like_any_other(server: str) -> None:
    data = match_file()
    with Browser(server, "Anna") as anna, Browser(server, "Ben") as ben:
        table = anna.ok("POST", "/api/matches", data)
        assert (table["state"], table["isImported"], table["isPublic"]) == ("finished", True, False)
        assert [(seat["name"], seat["isMine"], seat["bot"]) for seat in table["seats"]] == [
            ("Anna", False, None),
            ("Ben", False, None),
            ("Cleo", False, None),
        ]
        assert table["result"]["points"] == data["points"]
        replay = ben.get(f"/api/tables/{table['id']}/replay")
        assert (replay["isOver"], replay["seats"]) == (True, [0, 1, 2])
        part = ben.get(f"/api/tables/{table['id']}/replay/moments?moment={replay['moments'] - 1}")
        assert part["moments"][-1]["points"] == data["points"]
        assert ben.get(f"/api/tables/{table['id']}/match") == data
        assert ben.get(f"/api/tables/{table['id']}/analysis")["state"] == "none"


def test_the_lobby_does_not_list_it_as_played_here(anna: Browser) -> None:
    table = anna.ok("POST", "/api/matches", match_file())
    assert table["id"] not in str(anna.get("/api/tables"))


def test_the_same_file_leads_to_the_same_table(server: str) -> None:
    with Browser(server, "Anna") as anna, Browser(server, "Ben") as ben:
        first, second = (one.ok("POST", "/api/matches", match_file()) for one in (anna, ben))
        other = ben.ok("POST", "/api/matches", match_file(names=["Anna", "Ben", "Dora"]))
        assert first["id"] == second["id"] != other["id"]


def test_a_file_that_the_server_wrote_is_read_again(anna: Browser) -> None:
    played = finished(anna)
    data = anna.get(f"/api/tables/{played['id']}/match")
    table = anna.ok("POST", "/api/matches", data)
    assert table["id"] != played["id"]
    assert anna.get(f"/api/tables/{table['id']}/match") == data


def test_an_unfinished_match_lies_open_up_to_its_end_and_can_be_played_on(anna: Browser) -> None:
    data = match_file(12)
    assert not data["over"]
    table = anna.ok("POST", "/api/matches", data)
    assert (table["state"], table["result"]) == ("finished", None)
    path = f"/api/tables/{table['id']}"
    replay = anna.get(f"{path}/replay")
    assert (replay["isOver"], replay["moments"]) == (True, 13)
    last = anna.get(f"{path}/replay/moments?moment=12")["moments"][-1]
    assert last["turn"]["mover"] is not None
    assert anna.get(f"{path}/match")["moves"] == data["moves"]
    further = anna.ok("POST", f"{path}/play-on", {"moment": 12})
    assert (further["state"], further["viewer"]) == ("playing", last["turn"]["mover"])
    anna.move(further)


def test_nobody_sits_down_or_plays_again_there(anna: Browser) -> None:
    table = anna.ok("POST", "/api/matches", match_file(12))
    path = f"/api/tables/{table['id']}"
    anna.refused(409, "seat-taken", "POST", f"{path}/seats/0", {})
    anna.refused(403, "not-your-seat", "POST", f"{path}/rematch")
    body = {"number": table["number"], "seat": 0, "actions": ["pass"], "key": "x"}
    anna.refused(403, "not-your-seat", "POST", f"{path}/moves", body)


BAD: dict[str, tuple[int, str, dict[str, Any]]] = {
    "something else": (422, "bad-file", {"format": "chess"}),
    "no moves": (422, "bad-file", {"moves": None}),
    "moves that are numbers": (422, "bad-file", {"moves": [1, 2]}),
    "too many seats": (422, "bad-file", {"seats": 9}),
    "an option that does not exist": (422, "bad-file", {"options": {"colour": "red"}}),
    "an unknown game": (422, "no-such-game", {"game": "chess"}),
    "older rules": (409, "file-of-other-rules", {"rules_version": 0}),
    "other components": (409, "file-of-other-rules", {"components": "mine"}),
    "a move that does not exist": (422, "bad-file-move", {"moves": ["castle"]}),
    "a name that cannot be seen": (422, "bad-name", {"names": ["Anna", "B\u034fen", "Cleo"]}),
    "a name that writes elsewhere": (422, "bad-file", {"names": ["Anna", "\x1b[2J", "Cleo"]}),
    "other points": (422, "bad-file-end", {"points": [99, 0, 0]}),
    "a seed beyond all seeds": (422, "bad-file", {"seed": 2**63}),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_gets_a_sentence_and_nothing_of_it_is_kept(anna: Browser, case: str) -> None:
    status, kind, changes = BAD[case]
    anna.refused(status, kind, "POST", "/api/matches", match_file(**changes))


def test_an_illegal_move_is_named_by_its_number(anna: Browser) -> None:
    data = match_file()
    data["moves"][20] = data["moves"][0]
    problem = anna.refused(422, "bad-file-move", "POST", "/api/matches", data)
    assert "21" in problem["text"]


def test_garbage_is_no_match(anna: Browser) -> None:
    for body in (["x"], "x", 7, None):
        answer = anna.http.post("/api/matches", json=body, headers={"x-csrf-token": anna.http.cookies["turncoat_csrf"]})
        assert (answer.status_code, answer.json()["kind"]) == (400, "invalid")


def test_a_file_larger_than_any_match_is_refused(anna: Browser) -> None:
    anna.refused(413, "too-large", "POST", "/api/matches", match_file(note="x" * 70_000))


def test_files_are_limited_like_new_tables(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), creations_a_minute=2) as address, Browser(address, "Anna") as anna:
        anna.ok("POST", "/api/matches", match_file())
        anna.refused(429, "too-many", "POST", "/api/matches", match_file())


def test_what_was_imported_is_still_there_after_a_restart(new_sqlite: MakeDatabase) -> None:
    database = new_sqlite()
    with serving(database) as address, Browser(address, "Anna") as anna:
        tables = [anna.ok("POST", "/api/matches", match_file(moves)) for moves in (None, 12)]
    with serving(database) as address, Browser(address, "Ben") as ben:
        for table in tables:
            assert ben.get(f"/api/tables/{table['id']}/replay")["isOver"]
