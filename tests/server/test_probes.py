"""What a host sees: whether the server lives and can serve, how it fares, and what it writes down."""

import json
import re
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Cluster, MakeDatabase
from tests.server.support import ME, Browser, process, serving
from tests.support import thorough
from turncoat.errors import Invalid
from turncoat.server.metrics import BOUNDS, Spread
from turncoat.server.settings import read_settings

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,le="[^"]*")?\})? [0-9.e+-]+')


def test_a_server_that_runs_says_so_by_any_name(sqlite_server: str) -> None:
    for path in ("/healthz", "/readyz"):
        answer = httpx.get(sqlite_server + path, headers={"host": "a-pod.example"}, timeout=30)
        assert (answer.status_code, answer.text) == (200, "ok\n")


def test_a_server_whose_database_is_away_lives_but_is_not_ready(
    cluster: Cluster, new_postgresql: MakeDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turncoat.server.probes.REMEMBERED_SECONDS", 0)
    url = new_postgresql()
    name = url.rpartition("/")[2]
    with serving(url) as address, httpx.Client(base_url=address, timeout=30) as client:
        assert client.get("/readyz").status_code == 200
        cluster.sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        cluster.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        assert client.get("/readyz").status_code == 503
        assert client.get("/healthz").status_code == 200
        cluster.sql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert client.get("/readyz").status_code == 200


def test_measures_are_told_as_prometheus_reads_them(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), guest_ms_a_minute=60) as address, Browser(address) as anna:
        table = anna.lay("kuhn", ME, ME)
        before = measures(address)
        anna.move(table)
        with anna.live(table["id"]) as live:
            live.frame()
            assert measures(address)["turncoat_sockets"] == 1
            for _ in range(30):
                live.say(kind="look", seat=0)
            live.next("gone")
        after = measures(address)
    grown = {name: value - before.get(name, 0) for name, value in after.items()}
    assert grown['turncoat_moves_total{by="guest"}'] == 1
    assert grown['turncoat_request_seconds_count{what="moves"}'] == 1
    assert grown['turncoat_request_seconds_bucket{what="moves",le="+Inf"}'] == 1
    assert after['turncoat_refused_total{limit="guest"}'] >= 1
    assert after["turncoat_tables_in_memory"] == 1
    assert {name for name in after if name.startswith("turncoat_bot_queue")}


def measures(address: str) -> dict[str, float]:
    answer = httpx.get(f"{address}/metrics", timeout=30)
    told = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in told if "turncoat_info" not in line), told
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in told)}


def test_measures_are_for_the_host_alone(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite()) as address:
        through_proxy = {"x-forwarded-for": "203.0.113.9"}
        assert httpx.get(f"{address}/metrics", headers=through_proxy, timeout=30).status_code == 404
    with serving(new_sqlite(), metrics_to="203.0.113.0/24") as address:
        assert httpx.get(f"{address}/metrics", headers=through_proxy, timeout=30).status_code == 200
        assert httpx.get(f"{address}/metrics", timeout=30).status_code == 404


def test_a_path_that_somebody_makes_up_is_no_measure_of_its_own(sqlite_server: str) -> None:
    for number in range(3):
        httpx.get(f"{sqlite_server}/api/made-up-{number}", timeout=30)
    assert not any("made-up" in name for name in measures(sqlite_server))


def test_a_spread_counts_within_each_bound() -> None:
    spread = Spread("x", "About.", "of")
    for seconds in (0.0005, 0.001, 0.03, 99.0):
        spread.add("a", seconds)
    told = dict(line.rsplit(" ", 1) for line in spread.lines() if not line.startswith("#"))
    assert [told[f'x_bucket{{of="a",le="{bound}"}}'] for bound in BOUNDS[:1]] == ["2"]
    assert told['x_bucket{of="a",le="0.05"}'] == "3"
    assert told['x_bucket{of="a",le="+Inf"}'] == told['x_count{of="a"}'] == "4"


@pytest.mark.parametrize("form", [pytest.param("text", marks=thorough), "json"])
def test_a_line_of_the_log_names_its_request(new_sqlite: MakeDatabase, tmp_path: Path, form: str) -> None:
    log = tmp_path / "log"
    with process(new_sqlite(), log, log=form) as server, Browser(server.address) as anna:
        answer = anna.ask("POST", "/api/tables", {"game": "kuhn", "seats": [ME, ME]})
        request, table = answer.headers["x-request-id"], answer.json()["id"]
    (line,) = [line for line in log.read_text(encoding="utf-8").splitlines() if "table made" in line]
    if form == "text":
        assert line.endswith(f"request={request}")
        assert f"table={table}" in line
    else:
        fields = json.loads(line)
        assert (fields["what"], fields["request"], fields["table"]) == ("table made", request, table)
        assert all(json.loads(line)["time"] for line in log.read_text(encoding="utf-8").splitlines())


def test_requests_have_ids_of_their_own(sqlite_server: str) -> None:
    ids = {httpx.get(f"{sqlite_server}/api/me", timeout=30).headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3


def test_a_form_of_the_log_that_is_not_known_is_told() -> None:
    with pytest.raises(Invalid, match="text or json"):
        read_settings({}, log="xml")
