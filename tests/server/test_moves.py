"""Moves: each answers a number; stale, illegal and repeated ones; gestures; taking back; what is asked before deciding."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.film import scenes_of
from tests.server.conftest import MakeDatabase
from tests.server.support import BOT, ME, Browser, Json, serving


@pytest.fixture
def anna(server: str) -> Iterator[Browser]:
    with Browser(server, "Anna") as browser:
        yield browser


def hot_seat(anna: Browser) -> Json:
    """Three seats at one screen."""
    return anna.lay("verraeter", ME, ME, ME)


def play_until(anna: Browser, table: str, prompt: str) -> Json:
    """Make first moves until there is a decision; return the view of the player who makes it."""
    while (view := anna.table(table))["turn"]["prompt"] != prompt:
        anna.move(view)
    return view


def test_a_move_brings_what_followed_from_it(anna: Browser) -> None:
    view = hot_seat(anna)
    update = anna.move(view)
    assert update["table"]["number"] == view["number"] + 1
    (step,) = update["steps"]
    assert (step["number"], step["mover"]) == (view["number"] + 1, view["viewer"])
    assert [event["what"] for event in step["events"]] == ["built"]
    assert scenes_of(update)[0] == view["scene"]
    assert scenes_of(update)[-1] == update["table"]["scene"]
    assert update["table"]["viewer"] == view["viewer"]


def test_a_stale_move_gets_the_table_as_it_is(anna: Browser) -> None:
    view = hot_seat(anna)
    after = anna.move(view)["table"]
    problem = anna.refused(409, "stale", "POST", f"/api/tables/{view['id']}/moves", anna.move_body(view))
    assert problem["table"] == {**after, "seats": problem["table"]["seats"]}
    ahead = {**anna.move_body(view), "number": view["number"] + 99}
    anna.refused(409, "stale", "POST", f"/api/tables/{view['id']}/moves", ahead)


@pytest.mark.parametrize(
    ("language", "text"),
    ids=["en", "nl", "de"],
    argvalues=[
        ("en", "Your first building card must be laid as a farm."),
        ("nl", "Je eerste gebouwkaart moet als boerderij liggen."),
        ("de", "Deine erste Gebäudekarte muss als Gutshof liegen."),
    ],
)
def test_an_illegal_move_says_why_in_the_callers_language(anna: Browser, language: str, text: str) -> None:
    view = hot_seat(anna)
    anna.language = language
    problem = anna.refused(422, "illegal", "POST", f"/api/tables/{view['id']}/moves", anna.move_body(view, "office:3"))
    why = anna.get(f"/api/tables/{view['id']}/why?seat={view['viewer']}&action=office:3")
    assert why == {"rule": problem["rule"], "text": problem["text"]}
    assert problem["rule"] == "VER-0.4"
    assert problem["text"] == text
    assert anna.table(view["id"])["number"] == view["number"]


def test_a_repeated_move_gets_the_first_answer(anna: Browser) -> None:
    view = hot_seat(anna)
    body, path = anna.move_body(view), f"/api/tables/{view['id']}/moves"
    first = anna.ok("POST", path, body)
    assert anna.ok("POST", path, body) == first
    anna.refused(422, "key-used", "POST", path, {**body, "actions": [view["legal"][1]["action"]]})
    anna.refused(422, "key-used", "POST", path, anna.move_body(anna.table(view["id"]), key=body["key"]))


def test_two_clicks_at_once_make_one_move(anna: Browser) -> None:
    view = hot_seat(anna)
    bodies = [anna.move_body(view, legal["action"]) for legal in view["legal"][:4]]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda body: anna.ask("POST", f"/api/tables/{view['id']}/moves", body), bodies))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    assert anna.table(view["id"])["number"] == view["number"] + 1


def test_a_gesture_counts_as_a_whole_or_not_at_all(anna: Browser) -> None:
    view = play_until(anna, hot_seat(anna)["id"], "supply")
    path = f"/api/tables/{view['id']}/moves"
    play = next(legal["action"] for legal in view["legal"] if legal["action"].startswith("play"))
    anna.refused(422, "illegal", "POST", path, anna.move_body(view, play, "office:3"))
    assert anna.table(view["id"])["number"] == view["number"]
    update = anna.move(view, play, "done")
    assert [step["mover"] for step in update["steps"]] == [view["viewer"]] * 2


def test_chance_brings_all_that_it_is_to_bring_with_the_move(anna: Browser) -> None:
    view = play_until(anna, hot_seat(anna)["id"], "conflict")
    update = anna.move(view)
    assert [step["mover"] for step in update["steps"]] == [view["viewer"], -1]  # and a role is put out
    assert update["table"]["turn"]["prompt"] == "draft"


def test_nobody_moves_for_others_or_when_nothing_is_played(anna: Browser) -> None:
    view = hot_seat(anna)
    path = f"/api/tables/{view['id']}/moves"
    with Browser(anna.address) as stranger:
        stranger.refused(403, "not-your-seat", "POST", path, anna.move_body(view))
        stranger.refused(403, "not-your-seat", "GET", f"/api/tables/{view['id']}/why?seat=0&action=done")
    other = {**anna.move_body(view), "seat": (view["viewer"] + 1) % 3}
    assert anna.refused(422, "illegal", "POST", path, other)["text"] == "It is not your turn."
    anna.refused(422, "no-such-action", "POST", path, anna.move_body(view, "dance"))
    anna.refused(422, "invalid", "POST", path, {**anna.move_body(view), "actions": []})
    for key in ("", "\0", "x" * 65):
        anna.refused(422, "invalid", "POST", path, {**anna.move_body(view), "key": key})
    waiting = anna.lay("kuhn", ME, {"kind": "open"})
    body = {"number": 0, "seat": 0, "actions": ["pass"], "key": "k"}
    anna.refused(409, "not-playing", "POST", f"/api/tables/{waiting['id']}/moves", body)


# Taking back


def undo_body(view: Json, seat: int, steps: int | None = None) -> Json:
    return {"number": view["number"], "seat": seat, "key": f"undo-{view['number']}", "steps": steps}


def test_what_was_not_seen_by_chance_can_be_taken_back(anna: Browser) -> None:
    view = hot_seat(anna)
    after = anna.move(view)["table"]
    assert after["undo"] == 1
    update = anna.ok("POST", f"/api/tables/{view['id']}/undo", undo_body(after, view["viewer"]))
    assert (update["table"]["number"], update["table"]["scene"]) == (after["number"] + 1, view["scene"])
    (step,) = update["steps"]
    assert (step["isUndo"], step["undone"]) == (True, [after["number"]])
    assert update["table"]["legal"] == view["legal"]
    anna.refused(422, "illegal", "POST", f"/api/tables/{view['id']}/undo", undo_body(update["table"], view["viewer"]))
    again = anna.ok("POST", f"/api/tables/{view['id']}/undo", undo_body(after, view["viewer"]))
    assert again == update
    assert anna.get(f"/api/tables/{view['id']}/steps?since={view['number']}")["steps"] == []
    late = anna.get(f"/api/tables/{view['id']}/steps?since={after['number']}")["steps"]
    assert [step["isUndo"] for step in late] == [True]


def test_what_another_has_answered_cannot_be_taken_back(anna: Browser) -> None:
    view = hot_seat(anna)
    anna.move(view)
    after = anna.move(anna.table(view["id"]))["table"]
    seat = view["viewer"]
    problem = anna.refused(422, "illegal", "POST", f"/api/tables/{view['id']}/undo", undo_body(after, seat))
    assert problem["text"].startswith("You cannot undo")


# Asking


def test_consequences_are_foreseen_without_anything_happening(anna: Browser) -> None:
    view = hot_seat(anna)
    action, path = view["legal"][0]["action"], f"/api/tables/{view['id']}/foresight?seat={view['viewer']}"
    seen = anna.get(f"{path}&number={view['number']}&action={action}")
    assert [event["what"] for event in seen["events"]] == ["built"]
    assert seen["scene"] != view["scene"]
    assert anna.table(view["id"])["number"] == view["number"]
    (step,) = anna.move(view, action)["steps"]
    assert [{**event, "change": None} for event in step["events"]] == seen["events"]
    stale = anna.refused(409, "stale", "GET", f"{path}&number={view['number']}&action={action}")
    assert stale["table"]["number"] == view["number"] + 1
    number = stale["table"]["number"]
    anna.refused(422, "illegal", "GET", f"{path}&number={number}&action={action}")


def test_what_may_be_done_has_no_reason_against_it(anna: Browser) -> None:
    view = hot_seat(anna)
    action = view["legal"][0]["action"]
    path = f"/api/tables/{view['id']}/why?seat={view['viewer']}&action="
    assert anna.get(path + action) == {"rule": None, "text": None}
    anna.refused(422, "no-such-action", "GET", path + "dance")


def test_the_second_step_of_a_gesture_is_explained_after_the_first(anna: Browser) -> None:
    """Where a card may not stand can only be said once it is known which card is in hand."""
    table = anna.lay("ontembare_stad", ME, ME)["id"]
    while not (builds := [one["action"] for one in anna.table(table)["legal"] if one["action"].startswith("build:")]):
        anna.move(anna.table(table))
    view = anna.table(table)
    path = f"/api/tables/{table}/why?seat={view['viewer']}"
    areas = [f"{ring}{place}" for ring, many in (("i", 8), ("m", 16), ("o", 24)) for place in range(many)]
    foreign = next(area for area, one in zip(areas, view["scene"]["areas"]) if one["owner"] is None)
    assert anna.get(f"{path}&action=site:{foreign}")["rule"] == "STAD-1.1"
    assert anna.get(f"{path}&action=site:{foreign}&after={builds[0]}")["rule"] == "STAD-5.1"
    seen = anna.get(f"/api/tables/{table}/foresight?seat={view['viewer']}&number={view['number']}&action={builds[0]}")
    allowed = seen["legal"][0]["action"]
    assert anna.get(f"{path}&action={allowed}&after={builds[0]}") == {"rule": None, "text": None}
    refused = anna.get(f"{path}&action={allowed}&after={allowed}")  # what cannot be done itself has the reason
    assert refused == anna.get(f"{path}&action={allowed}")
    anna.refused(422, "no-such-action", "GET", f"{path}&action={allowed}&after=dance")
    anna.refused(422, "invalid", "GET", f"{path}&action={allowed}{f'&after={builds[0]}' * 40}")
    assert anna.table(table)["number"] == view["number"]


# Storage


def test_tables_beyond_memory_come_back_from_their_rows(new_database: MakeDatabase) -> None:
    with serving(new_database(), tables_mb=0.001) as address, Browser(address, "Anna") as anna:
        tables = [hot_seat(anna) for _ in range(3)]
        for table in tables:
            view = anna.move(table)["table"]
            anna.ok("POST", f"/api/tables/{view['id']}/undo", undo_body(view, view["viewer"]))
            anna.move(anna.table(table["id"]))
        for table in tables:
            view = anna.table(table["id"])
            assert view["number"] == table["number"] + 3
            anna.move(view)
            steps = anna.get(f"/api/tables/{table['id']}/steps?since=0")["steps"]
            assert [step["number"] for step in steps if step["mover"] >= 0][-2:] == [view["number"], view["number"] + 1]


def test_rows_are_never_changed_nor_removed(new_sqlite: MakeDatabase) -> None:
    url = new_sqlite()
    with serving(url) as address, Browser(address, "Anna") as anna:
        view = anna.move(hot_seat(anna))["table"]
        anna.ok("POST", f"/api/tables/{view['id']}/undo", undo_body(view, view["viewer"]))
    database = sqlite3.connect(url.removeprefix("sqlite:///"))
    rows = database.execute("SELECT number, action IS NULL, undone FROM moves ORDER BY number").fetchall()
    database.close()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[-2:] == [(view["number"], 0, 0), (view["number"] + 1, 1, 1)]


def test_only_the_newest_steps_are_shown_moving_and_lead_to_the_table_as_it_is(anna: Browser) -> None:
    table = anna.lay("verraeter", BOT, BOT, BOT)
    with anna.live(table["id"]) as socket:
        while socket.next("update")["table"]["state"] != "finished":
            pass
    update = anna.get(f"/api/tables/{table['id']}/steps?since=0")
    steps = update["steps"]
    assert len(steps) > 100
    assert [step["isShown"] for step in steps] == [False] * (len(steps) - 40) + [True] * 40
    assert all(part["change"] is None for step in steps[:-40] for part in [step, *step["events"]])
    assert scenes_of(update)[-1] == update["table"]["scene"]


def test_from_wherever_somebody_was_the_film_leads_to_the_table_as_it_is(anna: Browser) -> None:
    """The scene before is that of the number asked for, also if steps were taken back since or before."""
    table = hot_seat(anna)["id"]
    scenes = {}
    for _ in range(2):
        view = anna.table(table)
        scenes[view["number"]] = anna.table(table, 0)["scene"]
        last = anna.move(view)["table"]
    scenes[last["number"]] = anna.table(table, 0)["scene"]
    anna.ok("POST", f"/api/tables/{table}/undo", undo_body(last, last["viewer"]))
    for number, scene in scenes.items():
        update = anna.get(f"/api/tables/{table}/steps?seat=0&since={number}")
        now = update["table"]["scene"]
        film = scenes_of(update) if update["steps"] else [now]  # nothing, if all was taken back again
        assert (film[0], film[-1]) == (scene, now)


def test_a_client_that_is_ahead_of_the_table_is_told_of_no_steps(server: str) -> None:
    """A number that the table has not reached: after a restored backup, or made up."""
    with Browser(server) as anna:
        table = anna.lay("kuhn", ME, ME)
        update = anna.get(f"/api/tables/{table['id']}/steps?since=9132")
        assert (update["steps"], update["table"]["number"]) == ([], table["number"])
