"""The server goes and comes back; the page finds it again, and nothing is lost."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.support import is_thorough, thorough
from tests.web.conftest import Visit
from tests.web.positions import moments, sit_down_at
from tests.web.support import (
    DESK,
    Contexts,
    Server,
    Visitor,
    main_button,
    open_choices,
    open_log,
    pass_button,
    play_now,
    play_on,
    table_number,
    wait_for_turn,
)

EXPECTED = "|".join(
    (
        *(
            "ERR_CONNECTION_REFUSED",
            "WebSocket connection to",
            "ERR_EMPTY_RESPONSE",
            "ERR_CONNECTION_RESET",
            "status of 503",
        ),
        *("Unable to preload", "Failed to fetch dynamically imported module"),  # parts of the page that did not come
    )
)

# A server that cannot store a move hangs up rather than answer it.
HANG_UP_AT_MOVES = """
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    JSON.parse(text).kind === "move" ? this.close() : send.call(this, text);
  };
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own, to be killed."""
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visitor(contexts: Contexts, server: Server) -> Iterator[Visitor]:
    """Somebody at that server; besides what must go wrong while it is away, nothing may."""
    with contexts.lend(server, DESK) as context:
        visitor = Visitor(context, DESK, {})
        yield visitor
    assert [problem for problem in visitor.problems if not re.search(EXPECTED, problem)] == []


def test_a_killed_server_comes_back_and_the_match_goes_on(visitor: Visitor, server: Server) -> None:
    page = visitor.page
    page.goto("/")
    page.locator(".day").scroll_into_view_if_needed()
    expect(page.locator(".day .board svg").first).to_be_visible()  # else its parts would come too late
    play_now(page)
    play_on(page, seed=8, until=lambda: int(table_number(page)) > (10 if is_thorough() else 3))
    wait_for_turn(page)
    number = table_number(page)
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    assert table_number(page) == number
    further = int(number) + (5 if is_thorough() else 0)
    play_on(page, seed=9, until=lambda: int(table_number(page)) > further)


def test_a_move_made_while_the_server_is_away_is_not_lost(visitor: Visitor, server: Server) -> None:
    """The page sends it again, under the same key, until the server answers."""
    page = visitor.page
    page.goto("/")
    play_now(page)
    wait_for_turn(page)
    number = table_number(page)
    open_choices(page).first.click()
    expect(page.get_by_text("Once you confirm, the log will say")).to_be_visible()
    server.kill()
    main_button(page).click()
    server.start()
    page.wait_for_function("before => document.querySelector('[data-number]').dataset.number !== before", arg=number)


def test_a_move_is_sent_again_by_itself_until_the_server_can_store_it(visitor: Visitor) -> None:
    """Under the same key, so that it is made once; what was chosen stays, and the page says what it waits for only while it does."""
    page = visitor.page
    page.add_init_script(HANG_UP_AT_MOVES)
    page.goto("/")
    play_now(page)
    wait_for_turn(page)
    number = table_number(page)
    open_choices(page).first.click()
    expect(page.get_by_text("Once you confirm, the log will say")).to_be_visible()
    sent: list[Any] = []
    is_away = [True]

    def answer(route: Route) -> None:
        sent.append(route.request.post_data_json)
        problem = {"status": 503, "kind": "away", "text": "Away.", "rule": None, "table": None}
        if is_away[0]:
            route.fulfill(status=503, json=problem, headers={"retry-after": "1"})
        else:
            route.continue_()

    page.route("**/moves*", answer)
    main_button(page).click()
    again = page.get_by_text("Your choice is kept, and we are sending it again")
    expect(again).to_be_visible()
    is_away[0] = False
    page.wait_for_function("before => document.querySelector('[data-number]').dataset.number !== before", arg=number)
    expect(again).to_be_hidden()
    expect(page.get_by_role("alert")).to_be_empty()
    assert len(sent) > 1
    assert all(one == sent[0] for one in sent)


@thorough
def test_beside_a_large_hand_too_it_is_said_that_a_move_is_sent_again(visitor: Visitor, server: Server) -> None:
    page = visitor.page
    sit_down_at(server, page, moments("ontembare_stad")["actions"])
    number = table_number(page)
    server.kill()
    pass_button(page).click()
    expect(page.get_by_text("Your choice is kept, and we are sending it again")).to_be_visible()
    server.start()
    page.wait_for_function("before => document.querySelector('[data-number]').dataset.number !== before", arg=number)


@thorough
def test_a_part_of_the_page_that_did_not_come_is_there_when_the_server_is(visitor: Visitor, server: Server) -> None:
    """The page begins anew by itself."""
    page = visitor.page
    sit_down_at(server, page, moments("rattus")["take"])
    server.kill()
    page.get_by_role("button", name="Rules").click()
    with page.expect_navigation():
        server.start()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("RAT-1.1")


def test_the_back_button_leads_back(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/rules"))
    page.go_back()
    play_now(page)
    page.go_back()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    expect(page.locator("a[href^='/t/']:not([href*='/replay'])").first).to_be_visible()  # my game
    page.go_forward()
    expect(page.get_by_role("group", name="Ring")).to_be_visible()


def test_a_log_that_has_not_come_yet_does_not_say_that_nothing_has_happened(new_page: Visit, server: Server) -> None:
    """The table is drawn before the connection brings what led to it."""
    page = new_page()
    page.route_web_socket(re.compile("/live"), lambda socket: None)  # a connection that brings nothing
    sit_down_at(server, page, moments("het_verraad")["attack"])
    open_log(page)
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.get_by_role("log")).to_be_empty()
