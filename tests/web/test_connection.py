"""The server goes and comes back; the page finds it again, and nothing is lost."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Visit
from tests.web.support import (
    DESK,
    Server,
    Visitor,
    main_button,
    open_choices,
    play_now,
    play_on,
    table_number,
    wait_for_turn,
)

EXPECTED = re.compile("ERR_CONNECTION_REFUSED|WebSocket connection to|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own, to be killed."""
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


def test_a_killed_server_comes_back_and_the_match_goes_on(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, DESK, {})
    page = visitor.page
    page.goto("/")
    play_now(page)
    play_on(page, seed=8, until=lambda: int(table_number(page)) > 60)
    wait_for_turn(page)
    number = table_number(page)
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    assert table_number(page) == number
    play_on(page, seed=9)
    visitor.context.close()
    assert [problem for problem in visitor.problems if not EXPECTED.search(problem)] == []


def test_a_move_made_while_the_server_is_away_is_not_lost(browser: Browser, server: Server) -> None:
    """The page sends it again, under the same key, until the server answers."""
    visitor = Visitor(browser, server, DESK, {})
    page = visitor.page
    page.goto("/")
    play_now(page)
    wait_for_turn(page)
    number = table_number(page)
    open_choices(page).first.click()
    expect(page.get_by_text("What will happen")).to_be_visible()
    server.kill()
    main_button(page).click()
    server.start()
    page.wait_for_function("before => document.querySelector('[data-number]').dataset.number !== before", arg=number)
    visitor.context.close()
    assert [problem for problem in visitor.problems if not EXPECTED.search(problem)] == []


def test_the_back_button_leads_back(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/rules"))
    page.go_back()
    play_now(page)
    page.go_back()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    expect(page.get_by_text("My games")).to_be_visible()
    page.go_forward()
    expect(page.get_by_role("group", name="Ring")).to_be_visible()
