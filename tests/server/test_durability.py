"""What was acknowledged is never lost, whichever process is killed; and nodes on one database are one server."""

import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.conftest import Cluster, MakeDatabase
from tests.server.support import BOT, ME, OPEN, Browser, process, serving
from tests.support import is_thorough, thorough


@thorough
def test_killed_right_after_the_acknowledgement_nothing_is_lost(either_database: MakeDatabase, tmp_path: Path) -> None:
    """Move, kill -9 before anything else can happen, restart, and the move is there."""
    url, log = either_database(), tmp_path / "log"
    with serving(url) as address, Browser(address) as anna:
        cookies = dict(anna.http.cookies)
        table = anna.lay("verraeter", ME, ME, ME)
    for _ in range(3 if is_thorough() else 1):
        with process(url, log) as server, Browser(server.address, cookies=cookies) as anna:
            view = anna.table(table["id"])
            assert view["number"] == table["number"]
            body = anna.move_body(view)
            table = anna.ok("POST", f"/api/tables/{view['id']}/moves", body)["table"]
            server.kill()
    with process(url, log) as server, Browser(server.address, cookies=cookies) as anna:
        assert anna.table(view["id"], body["seat"])["scene"] == table["scene"]
        assert anna.ok("POST", f"/api/tables/{view['id']}/moves", body)["table"]["number"] == table["number"]
        steps = anna.get(f"/api/tables/{view['id']}/steps?since=0")["steps"]
        assert [step["number"] for step in steps] == list(range(1, table["number"] + 1))
        assert server.stop() == 0


def test_hidden_choices_survive_a_restart_and_stay_secret(either_database: MakeDatabase) -> None:
    url = either_database()
    with serving(url) as address, Browser(address) as anna:
        cookies = dict(anna.http.cookies)
        view = anna.lay("verraeter", ME, ME, ME)
        while view["turn"]["prompt"] != "draft":
            anna.move(view)
            view = anna.table(view["id"])
        seat, role = view["viewer"], view["legal"][0]["action"]
        anna.move(view, role)
    with serving(url) as address, Browser(address, cookies=cookies) as anna:
        for other in range(3):
            seen = anna.table(view["id"], other)["scene"]["seats"][seat]["role"]
            assert (seen is not None) == (other == seat)
        with Browser(address) as stranger:
            assert stranger.table(view["id"])["scene"]["seats"][seat]["role"] is None


def test_a_match_whose_options_were_stored_under_older_names_goes_on(new_sqlite: MakeDatabase) -> None:
    url = new_sqlite()
    with serving(url) as address, Browser(address) as anna:
        cookies = dict(anna.http.cookies)
        view = anna.lay("ontembare_stad", ME, ME, preset="verraad")
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tables SET options = replace(options, 'master_wins_ties', 'bm_wins_ties')")
        database.commit()
    with serving(url) as address, Browser(address, cookies=cookies) as anna:
        stored = anna.table(view["id"])
        assert stored["options"] == view["options"]
        assert stored["options"]["master_wins_ties"] == "no"
        assert anna.move(stored)["table"]["number"] > view["number"]


def test_a_match_under_other_rules_is_kept_and_says_so(new_sqlite: MakeDatabase, tmp_path: Path) -> None:
    url, log = new_sqlite(), tmp_path / "log"
    with serving(url) as address, Browser(address) as anna:
        cookies = dict(anna.http.cookies)
        table = anna.lay("verraeter", ME, BOT, BOT)["id"]
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tables SET rules_version = 99, bot_turn = 1")
        database.commit()
    with process(url, log) as server, Browser(server.address, cookies=cookies) as anna:
        card = anna.get("/api/tables")["mine"][0]
        assert (card["id"], card["isMyTurn"]) == (table, False)
        assert "different rules" in card["turn"]
        anna.refused(409, "other-rules", "GET", f"/api/tables/{table}")
        server.stop()
    assert "Traceback" not in log.read_text()


def test_two_nodes_on_one_database_are_one_server(new_postgresql: MakeDatabase, tmp_path: Path) -> None:
    url = new_postgresql()
    with (
        process(url, tmp_path / "one") as one,
        serving(url) as two,
        Browser(one.address, "Anna") as anna,
        Browser(two, "Ben") as ben,
    ):
        table = anna.lay("kuhn", ME, OPEN)["id"]
        with anna.live(table) as hers, ben.live(table) as his:
            ben.sit(table, 1)
            while hers.next("update")["table"]["seats"][1]["name"] != "Ben":
                pass
            while hers.next("presence")["here"] != [True, True]:
                pass
            anna.ok("POST", f"/api/tables/{table}/start")
            his.until(2)
            views = {0: (anna, hers), 1: (ben, his)}
            view = anna.table(table)
            while view["state"] == "playing":
                mover = view["turn"]["mover"]
                browser, _ = views[mover]
                number = browser.move(browser.table(table))["table"]["number"]
                _, other = views[1 - mover]
                view = other.until(number)["table"]
        one.kill()
        assert ben.table(table)["state"] == "finished"


def test_two_nodes_cannot_both_make_a_move(new_postgresql: MakeDatabase) -> None:
    url = new_postgresql()
    with (
        serving(url) as one,
        serving(url) as two,
        Browser(one, "Anna") as anna,
        Browser(two, cookies=dict(anna.http.cookies)) as twin,
    ):
        view = anna.lay("verraeter", ME, ME, ME)
        assert twin.table(view["id"])["number"] == view["number"]
        anna.move(view)
        problem = twin.refused(409, "stale", "POST", f"/api/tables/{view['id']}/moves", twin.move_body(view))
        assert problem["table"]["number"] == view["number"] + 1


@thorough
def test_nodes_hear_each_other_again_after_their_connection_was_cut(
    new_postgresql: MakeDatabase, cluster: Cluster
) -> None:
    url = new_postgresql()
    with serving(url) as one, serving(url) as two, Browser(one, "Anna") as anna, Browser(two) as ben:
        view = anna.lay("verraeter", ME, ME, ME)
        with ben.live(view["id"]) as socket:
            socket.until(view["number"])
            cluster.sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE datname = '{url.rpartition('/')[2]}' AND query LIKE 'LISTEN%'"
            )
            anna.move(view)
            socket.until(view["number"] + 1)


def test_the_first_page_comes_without_anything_being_compiled(tmp_path: Path, new_sqlite: MakeDatabase) -> None:
    """Starting imports no compiler; how long it takes is measured elsewhere."""
    code = (
        "import sys, turncoat.server.serving; "
        "assert not {'numba', 'llvmlite'} & set(sys.modules), 'the server waits for a compiler'"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    with process(new_sqlite(), tmp_path / "log") as server, Browser(server.address) as anna:
        assert anna.lay("verraeter", ME, BOT, BOT)["state"] == "playing"


def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "turncoat", "serve", "--port", port, "--data", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith(f"turncoat: port {port} of 127.0.0.1 cannot be used")
    assert "Traceback" not in done.stderr


def test_a_server_stops_when_asked_although_people_are_connected(new_sqlite: MakeDatabase, tmp_path: Path) -> None:
    with process(new_sqlite(), tmp_path / "log") as server, Browser(server.address) as anna:
        table = anna.lay("kuhn", ME, ME)["id"]
        with anna.live(table) as connection:
            connection.next("update")
            assert server.stop() == 0
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize("name", ["TURNCOAT_PORT", pytest.param("TURNCOAT_BOT_SECONDS", marks=thorough)])
def test_a_bad_setting_is_told_in_a_sentence(name: str) -> None:
    command = [sys.executable, "-m", "turncoat", "serve"]
    done = subprocess.run(command, capture_output=True, text=True, env={name: "many", "PATH": ""})
    assert (done.returncode, done.stderr) == (2, f"turncoat: {name} should be a number, and 'many' is not\n")
