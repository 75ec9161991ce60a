"""Tables: laid, listed, joined by link, left, started, watched, finished, played again."""

from collections.abc import Iterator

import pytest

from tests.server.support import BOT, ME, OPEN, Browser, Json
from turncoat.games import GAMES


@pytest.fixture
def anna(either_server: str) -> Iterator[Browser]:
    with Browser(either_server, "Anna") as browser:
        yield browser


@pytest.fixture
def ben(either_server: str) -> Iterator[Browser]:
    with Browser(either_server, "Ben") as browser:
        yield browser


def play_out(table: Json, *browsers: Browser) -> Json:
    """Play to the end with whichever browser has a move; the last view of the first browser."""
    while table["state"] == "playing":
        for browser in browsers:
            view = browser.table(table["id"])
            if view["legal"]:
                browser.move(view)
        table = browsers[0].table(table["id"])
    return table


def test_a_guest_is_known_by_the_name_they_gave(anna: Browser, ben: Browser) -> None:
    assert anna.get("/api/me") == {"name": "Anna"}
    ben.refused(422, "bad-name", "PUT", "/api/me", {"name": "\n"})
    ben.refused(422, "bad-name", "PUT", "/api/me", {"name": "x" * 41})
    assert ben.get("/api/me") == {"name": "Ben"}


def test_the_catalogue_and_the_rules_come_in_three_languages(anna: Browser) -> None:
    titles = set()
    for anna.language in ("en", "nl", "de"):
        catalogue = anna.get("/api/games")
        assert [game["name"] for game in catalogue["games"]] == list(GAMES)
        assert catalogue["defaultBot"] == "apprentice"
        assert [bot["name"] for bot in catalogue["bots"]][:4] == ["novice", "apprentice", "master", "grandmaster"]
        book = anna.get("/api/games/verraeter/rules")
        first = book["chapters"][0]["rules"][0]
        assert first["id"] == "VER-0.1"
        assert {part["kind"] for part in book["provenance"]} == {"rulebook", "source", "reconstructed"}
        titles.add(first["text"])
    assert len(titles) == 3
    anna.refused(404, "not-found", "GET", "/api/games/nothing/rules")


def test_the_rules_are_those_in_force_at_a_table(anna: Browser) -> None:
    def ids(query: str) -> set[str]:
        book = anna.get(f"/api/games/ontembare_stad/rules?{query}")
        return {rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]}

    assert "STAD-10.1" in ids("seats=2&option=two_player_variant=five_areas")
    assert "STAD-10.1" not in ids("seats=3&option=two_player_variant=five_areas")
    assert "VERRAAD-0.1" in ids("preset=verraad")
    for wrong in ("preset=chess", "option=mode=chess", "option=mode", "seats=9"):
        anna.refused(422, "invalid", "GET", f"/api/games/ontembare_stad/rules?{wrong}")


def test_a_table_without_open_seats_starts_by_itself(anna: Browser) -> None:
    table = anna.lay("kuhn", ME, BOT)
    assert table["state"] == "playing"
    assert table["scene"] is not None
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bertha"]
    assert (table["isHost"], table["viewer"], table["preset"]) == (True, 0, "standard")


def test_friends_join_by_link_and_the_host_starts(anna: Browser, ben: Browser) -> None:
    table = anna.lay("kuhn", ME, OPEN)
    path = f"/api/tables/{table['id']}"
    assert (table["state"], table["scene"], table["turn"]["text"]) == ("gathering", None, "One seat is still free.")
    anna.refused(409, "seats-free", "POST", f"{path}/start")
    assert ben.table(table["id"])["viewer"] is None
    joined = ben.sit(table["id"], 1)
    assert (joined["viewer"], joined["seats"][1]["name"], joined["seats"][1]["isMine"]) == (1, "Ben", True)
    with anna.live(table["id"]) as socket:
        socket.next("presence")
        ben.refused(403, "host-only", "POST", f"{path}/start")
    started = anna.ok("POST", f"{path}/start")
    assert (started["state"], started["number"]) == ("playing", 2)  # two cards were dealt
    anna.refused(409, "already-started", "POST", f"{path}/start")
    finished = play_out(started, anna, ben)
    assert finished["result"]["text"] == finished["turn"]["text"]
    assert sorted(finished["result"]["ranks"]) == [1, 2]


def test_two_do_not_sit_on_one_chair(anna: Browser, ben: Browser) -> None:
    table = anna.lay("kuhn", ME, OPEN)
    ben.refused(409, "seat-taken", "POST", f"/api/tables/{table['id']}/seats/0", {})
    ben.refused(404, "no-such-seat", "POST", f"/api/tables/{table['id']}/seats/2", {})
    ben.refused(403, "host-only", "POST", f"/api/tables/{table['id']}/seats/1", {"bot": "apprentice"})
    anna.refused(422, "no-such-bot", "POST", f"/api/tables/{table['id']}/seats/1", {"bot": "deep"})
    assert anna.sit(table["id"], 1, bot="random")["seats"][1]["bot"] == "random"


def test_leaving_before_the_start_frees_the_seat_and_hands_the_table_on(anna: Browser, ben: Browser) -> None:
    table = anna.lay("kuhn", ME, OPEN)
    path = f"/api/tables/{table['id']}/seats"
    ben.sit(table["id"], 1)
    ben.refused(403, "not-your-seat", "DELETE", f"{path}/0")
    left = anna.ok("DELETE", f"{path}/0")
    assert (left["seats"][0]["name"], left["isHost"], left["viewer"]) == (None, False, None)
    assert ben.table(table["id"])["isHost"]
    ben.sit(table["id"], 0, bot="apprentice")
    assert ben.ok("DELETE", f"{path}/0")["seats"][0]["name"] is None


def test_who_leaves_a_match_is_replaced_by_a_bot_and_may_come_back(anna: Browser, ben: Browser) -> None:
    table = anna.lay("verraeter", ME, OPEN, OPEN)
    ben.sit(table["id"], 1)
    anna.sit(table["id"], 2, playerOf=1)
    anna.ok("POST", f"/api/tables/{table['id']}/start")
    left = ben.ok("DELETE", f"/api/tables/{table['id']}/seats/1")
    assert (left["seats"][1]["name"], left["seats"][1]["bot"], left["viewer"]) == ("Ben", "apprentice", 2)
    assert [seat["mayReturn"] for seat in left["seats"]] == [False, True, False]
    anna.refused(409, "seat-taken", "POST", f"/api/tables/{table['id']}/seats/1", {})
    back = ben.sit(table["id"], 1)
    assert (back["seats"][1]["bot"], back["seats"][1]["isMine"]) == (None, True)


def test_bots_rest_where_everybody_has_left(anna: Browser) -> None:
    """A match is not played to its end behind the back of a player who left; they may come back to it."""
    table = anna.lay("verraeter", ME, BOT, BOT)
    with anna.live(table["id"]) as socket:
        while (view := socket.next("update")["table"])["turn"]["mover"] != 0:
            pass
    left = anna.ok("DELETE", f"/api/tables/{table['id']}/seats/0")
    assert (left["seats"][0]["mayReturn"], left["turn"]["isThinking"]) == (True, False)
    assert table["id"] in [card["id"] for card in anna.get("/api/tables")["mine"]]
    assert anna.table(table["id"])["number"] == view["number"]
    back = anna.sit(table["id"], 0)
    assert (back["number"], back["viewer"], back["seats"][0]["mayReturn"]) == (view["number"], 0, False)


def test_several_seats_from_one_browser(anna: Browser, ben: Browser) -> None:
    table = anna.lay("kuhn", ME, {**ME, "name": "Bea"})
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bea"]
    assert table["viewer"] == table["turn"]["mover"]
    for seat in (0, 1):
        assert anna.table(table["id"], seat)["viewer"] == seat
    ben.refused(403, "not-your-seat", "GET", f"/api/tables/{table['id']}?seat=0")
    assert ben.table(table["id"])["viewer"] is None


def test_names_at_a_table_differ(anna: Browser) -> None:
    table = anna.lay("verraeter", ME, ME, {**ME, "name": "Anna"})
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Anna 2", "Anna 3"]


def test_a_table_must_be_one_that_the_game_knows(anna: Browser) -> None:
    def refused(kind: str, **body: object) -> str:
        new = {"game": "verraeter", "seats": [ME, BOT, BOT], **body}
        return str(anna.refused(422, kind, "POST", "/api/tables", new)["text"])

    refused("no-such-game", game="chess")
    assert "3 or 4 seats" in refused("invalid", seats=[ME])
    assert "no preset" in refused("invalid", preset="2050")
    assert "is one of" in refused("invalid", options={"start_hand": "x" * 2000})
    refused("no-such-bot", seats=[ME, BOT, {**BOT, "bot": "deep"}])
    refused("bad-name", seats=[{**ME, "name": ""}, BOT, BOT])


def test_options_of_ones_own_have_no_preset(anna: Browser) -> None:
    table = anna.lay("verraeter", ME, BOT, OPEN, preset="1998", options={"start_hand": "random"})
    assert (table["preset"], table["options"]["start_hand"]) == (None, "random")
    assert table["options"]["tie_pays_roles"] == "off"


def test_the_lobby_lists_what_concerns_a_guest(anna: Browser, ben: Browser) -> None:
    hidden = anna.lay("kuhn", ME, OPEN)["id"]
    waiting = anna.lay("kuhn", ME, OPEN, isPublic=True)["id"]
    running = anna.lay("kuhn", ME, ME, isPublic=True)["id"]
    seen = ben.get("/api/tables")
    assert waiting in {card["id"] for card in seen["open"]}
    assert running in {card["id"] for card in seen["running"]}
    assert hidden not in {card["id"] for part in seen.values() for card in part}
    mine = anna.get("/api/tables")["mine"]
    assert [card["id"] for card in mine] == [running, waiting, hidden]
    assert [card["isMyTurn"] for card in mine] == [True, False, False]
    ben.sit(waiting, 1)
    assert waiting not in {card["id"] for card in ben.get("/api/tables")["open"]}
    assert waiting in {card["id"] for card in ben.get("/api/tables")["mine"]}


def test_a_finished_match_lies_open_and_can_be_kept(anna: Browser, ben: Browser) -> None:
    table = anna.lay("kuhn", ME, {**ME, "name": "Bea"})
    path = f"/api/tables/{table['id']}"
    ben.refused(409, "not-finished", "GET", f"{path}/match")
    play_out(table, anna)
    answer = ben.ask("GET", f"{path}/match")
    assert answer.headers["content-disposition"] == f'attachment; filename="kuhn-{table["id"]}.json"'
    assert answer.json()["names"] == ["Anna", "Bea"]
    texts = [event["text"] for step in ben.get(f"{path}/steps?since=0")["steps"] for event in step["events"]]
    assert sum("received the" in text for text in texts) == 2
    assert ben.table(table["id"])["result"]["points"] != [0, 0]


def test_a_rematch_is_one_table_however_often_it_is_asked_for(anna: Browser, ben: Browser) -> None:
    table = anna.lay("kuhn", ME, OPEN)
    ben.sit(table["id"], 1)
    anna.ok("POST", f"/api/tables/{table['id']}/start")
    path = f"/api/tables/{table['id']}/rematch"
    anna.refused(409, "not-finished", "POST", path)
    play_out(anna.table(table["id"]), anna, ben)
    first, second = anna.ok("POST", path), ben.ok("POST", path)
    assert first["id"] == second["id"] == anna.table(table["id"])["next"]
    assert (first["viewer"], second["viewer"], first["state"]) == (0, 1, "playing")
    with Browser(anna.address) as stranger:
        stranger.refused(403, "not-your-seat", "POST", path)


def test_what_is_not_there_is_said_so(anna: Browser) -> None:
    for table in ("nothing", "x" * 99, "%00", "a%2Fb"):
        answer = anna.ask("GET", f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["kind"]) == (404, "not-found")
