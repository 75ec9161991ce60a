"""What may be asked of the server: by cost, for each guest and each address, however a path is spelt, and one address after another."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import get_args
from urllib.parse import urlsplit

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.utils import normalize_path
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import MakeDatabase
from tests.server.support import ME, Browser, serving
from tests.support import examples
from turncoat.server.limits import COSTS, SHARE, STEP, Budget, address_key, is_plain, kind_of
from turncoat.server.messages import ClientMessage
from turncoat.server.problems import TooMany
from turncoat.server.settings import Settings

ENOUGH = 1e9
A_MOMENT = 1e-9  # seconds, so that what is due is not a rounding away


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [0.0]
    monkeypatch.setattr("turncoat.server.limits.monotonic", lambda: now[0])
    return now


# What is charged


def test_what_tells_of_many_steps_costs_more(clock: list[float]) -> None:
    budget = Budget(100, ENOUGH, ENOUGH)
    budget.charge("look", "anna", "home", steps=900)
    with pytest.raises(TooMany):
        budget.charge("look", "anna", "home", steps=100)
    budget.charge("look", "anna", "home")


def test_a_dear_request_counts_for_more_than_a_cheap_one(clock: list[float]) -> None:
    def asked(what: str) -> int:
        budget, count = Budget(100, ENOUGH, ENOUGH), 0
        while not budget.refused:
            with suppress(TooMany):
                budget.charge(what, "guest", "address")
                count += 1
        return count

    assert asked("tables") == 100 // COSTS["tables"]
    assert asked("pong") == pytest.approx(100 / COSTS["pong"], abs=1)


def test_every_word_on_a_socket_has_a_price() -> None:
    """Laying a rematch over the socket passed for a word that hardly costs anything."""
    assert {word.__name__.lower() for word in get_args(ClientMessage)} <= COSTS.keys()
    assert COSTS["again"] == COSTS["rematch"]


def test_a_guest_who_is_refused_costs_the_others_at_the_address_nothing(clock: list[float]) -> None:
    budget = Budget(COSTS["look"], 2 * COSTS["look"], ENOUGH)
    budget.charge("look", "anna", "club")
    for _ in range(5):
        with pytest.raises(TooMany):
            budget.charge("look", "anna", "club")
    budget.charge("look", "ben", "club")
    assert budget.refused == {"guest": 5}


def test_a_refusal_says_when_it_is_worth_trying_again(clock: list[float]) -> None:
    budget = Budget(60, ENOUGH, ENOUGH)
    budget.charge("told", "anna", "home", steps=round(60 / STEP))
    with pytest.raises(TooMany) as refusal:
        budget.charge("look", "anna", "home")
    clock[0] += refusal.value.seconds
    budget.charge("look", "anna", "home")


def test_what_costs_more_than_a_whole_minute_needs_a_full_minute(clock: list[float]) -> None:
    budget = Budget(10, ENOUGH, ENOUGH)
    budget.charge("told", "anna", "home", steps=round(50 / STEP))
    clock[0] += 299
    with pytest.raises(TooMany):
        budget.charge("told", "anna", "home", steps=round(50 / STEP))
    clock[0] += 1
    budget.charge("told", "anna", "home", steps=round(50 / STEP))


def test_honest_play_never_meets_a_limit(clock: list[float]) -> None:
    """Twelve quick players at one address, each with three sockets, who play, hover and look about for ten minutes."""
    given = Settings()
    budget = Budget(given.guest_ms_a_minute, given.address_ms_a_minute, given.address_ms_at_once)
    players = [f"guest {number}" for number in range(12)]
    at_first = {"page": 60, "me": 3, "games": 3, "rules": 3, "printed": 3, "live": 3}
    every = {"moves": 2, "foresight": 2, "why": 1, "look": 2, "pong": 5, "tables": 10, "hint": 10}  # so many seconds
    for player in players:
        for what, count in at_first.items():
            for _ in range(count):
                budget.charge(what, player, "club", steps=400 if what == "live" else 0)
    for second in range(600):
        clock[0] += 1
        for player, what in product(players, every):
            if second % every[what] == 0:
                budget.charge(what, player, "club")
    assert not budget.refused


def test_an_ipv6_address_counts_with_all_others_of_its_household() -> None:
    assert address_key("2001:db8:1:2::1") == address_key("2001:db8:1:2:ffff::9")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("fe80::1%eth0") == address_key("fe80::2")
    assert address_key("::ffff:192.0.2.7") == address_key("192.0.2.7") != address_key("192.0.2.8")
    assert len(address_key("x" * 9999)) < 99


def test_what_is_said_on_sockets_and_asked_by_requests_is_one_budget(
    new_sqlite: MakeDatabase, clock: list[float]
) -> None:
    with serving(new_sqlite(), guest_ms_a_minute=90) as address, Browser(address) as anna:
        table = anna.lay("kuhn", ME, ME)["id"]
        with anna.live(table) as live:
            with suppress(ConnectionClosed):  # it may hang up before all is said
                for _ in range(30):
                    live.say(kind="look", seat=0)
            assert "Too many requests" in live.next("gone")["text"]
        while (answer := anna.ask("GET", "/api/me")).status_code == 200:
            pass
        assert (answer.status_code, answer.json()["kind"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) >= 1
        with pytest.raises(Exception, match="HTTP 429"), anna.live(table):  # a socket may not be opened either
            pass


# How fast


def may_begin(budget: Budget, address: str, cost: float) -> bool:
    """Whether work of an address need not wait; then it begins."""
    if budget.wait(address) > 0:
        return False
    budget.begin(address, cost)
    return True


def test_of_one_address_only_so_much_is_done_at_once(clock: list[float]) -> None:
    budget = Budget(ENOUGH, ENOUGH, 40)
    assert [may_begin(budget, "there", 10) for _ in range(10)] == [True] * 5 + [False] * 5
    assert may_begin(budget, "elsewhere", 10)
    clock[0] += budget.wait("there") + A_MOMENT
    assert [may_begin(budget, "there", 10) for _ in range(2)] == [True, False]


def test_much_that_is_asked_at_once_keeps_others_waiting_no_longer_than_one_piece_of_it(clock: list[float]) -> None:
    """At every moment what has begun is at most what may be done at once and the share of the time since."""
    budget, cost = Budget(ENOUGH, ENOUGH, 40), COSTS["look"]
    begins: list[float] = []
    while len(begins) < 600:
        if may_begin(budget, "there", cost):
            begins.append(clock[0])
        else:
            clock[0] += budget.wait("there") + A_MOMENT
    for moment in (0.0, 0.1, 1.0, 3.0):
        begun = sum(begin <= moment for begin in begins) * cost
        assert begun <= 40 + cost + moment * 1000 * SHARE
    assert begins[-1] <= 600 * cost / 1000 / SHARE  # and not less


def test_what_has_become_due_while_the_server_was_busy_begins_one_by_one() -> None:
    """All of it in one turn of the loop would keep everybody else waiting as long as if there were no limit."""
    turn = 0
    begins: list[int] = []

    async def one(budget: Budget) -> None:
        await budget.spend("pong", None, "there")
        begins.append(turn)

    async def main() -> None:
        nonlocal turn
        budget = Budget(ENOUGH, ENOUGH, 2 * COSTS["pong"])
        asking = [asyncio.create_task(one(budget)) for _ in range(30)]
        await asyncio.sleep(0)
        begins.clear()  # that much may be done at once
        time.sleep(30 * COSTS["pong"] / 1000 / SHARE)  # busy with something else until all would be due
        while not all(task.done() for task in asking):
            await asyncio.sleep(0)
            turn += 1

    asyncio.run(main())
    assert len(begins) > 20
    assert len(set(begins)) == len(begins)


# However a path is spelt


@pytest.fixture(scope="module")
def spent(new_sqlite: MakeDatabase) -> Iterator[Browser]:
    """A guest who may ask for nothing more; time stands still."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("turncoat.server.limits.monotonic", lambda: 0.0)
        patch.setattr("turncoat.server.middleware.TOO_MANY_SECONDS", 0)
        with serving(new_sqlite(), guest_ms_a_minute=3) as address, Browser(address) as anna:
            while anna.ask("GET", "/").status_code != 429:
                pass
            yield anna


PARTS = st.sampled_from(
    ["/", "//", "/./", "/../", "\\", "%2f", "%2F", "%5c", "/%2e/", "/x/../", "/api/", "//api/", "%00", ";", "?", "#"]
)
SPELLINGS = st.builds(
    lambda first, api, second, rest, end: f"/{first}{api}{second}{rest}{end}".replace("///", "/"),
    st.one_of(st.just(""), PARTS),
    st.sampled_from(["api", "API", "%61pi", "ap%69", "api%20", "api."]),
    PARTS,
    st.sampled_from(["me", "tables", "games", "%6de", "docs", "openapi.json", "games/kuhn/rules"]),
    st.one_of(st.just(""), PARTS),
)


@given(spelling=SPELLINGS)
@settings(examples(few=40, many=1000), deadline=None, suppress_health_check=list(HealthCheck))
def test_no_spelling_of_a_path_passes_a_limit_by(spent: Browser, spelling: str) -> None:
    status, _ = raw(spent, spelling)
    assert status in (400, 429), spelling


@pytest.mark.parametrize("path", ["//api/me", "/api//me", "/./api/me", "/%2fapi/me", "/api/%2e%2e/api/me", "/api\\me"])
def test_a_path_is_spelt_in_one_way(anyone: str, path: str) -> None:
    with Browser(anyone) as anna:
        status, text = raw(anna, path)
        assert (status, "Perhaps the link is incomplete" in text) == (404, True)


@pytest.fixture(scope="module")
def anyone(new_sqlite: MakeDatabase) -> Iterator[str]:
    with serving(new_sqlite()) as address:
        yield address


@given(path=st.text("/.aApitblesm1\\ ", max_size=20))
def test_what_is_charged_is_what_is_routed(path: str) -> None:
    """Litestar strips and joins slashes before it looks for a route."""
    assert not is_plain(f"/{path}") or kind_of(f"/{path}") == kind_of(normalize_path(f"/{path}"))


def raw(browser: Browser, path: str) -> tuple[int, str]:
    """What is answered to a path exactly as it is spelt."""
    parts = urlsplit(browser.address)
    with socket.create_connection((str(parts.hostname), parts.port or 80)) as connection:
        head = f"GET {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {browser.cookies}\r\nconnection: close\r\n\r\n"
        connection.sendall(head.encode())
        answer = b""
        while data := connection.recv(65536):
            answer += data
    return int(answer.split()[1]), answer.decode("utf-8", "replace")


def test_requests_of_one_address_wait_for_each_other_and_all_are_answered(new_sqlite: MakeDatabase) -> None:
    async def main(address: str) -> list[int]:
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            answers = await asyncio.gather(*(client.get("/api/tables") for _ in range(20)))
        return [answer.status_code for answer in answers]

    with serving(new_sqlite(), address_ms_at_once=1) as address:
        assert asyncio.run(main(address)) == [200] * 20
