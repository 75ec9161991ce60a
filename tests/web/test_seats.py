"""A seat that changes hands while somebody looks: in another tab, or because a bot plays on for somebody who is away."""

import json
import random
import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.support import decide, open_choices, pass_button, play_now, wait_for_turn
from tests.web.test_friends import set_up


class Cable:
    """The socket of a page, which can be pulled out and put back."""

    def __init__(self, page: Page) -> None:
        self._is_out = False
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_out:
            socket.close()
        else:
            self._ends += [socket.connect_to_server(), socket]

    def pull(self) -> None:
        self._is_out = True
        for end in self._ends:
            end.close()

    def put_back(self) -> None:
        self._is_out = False


def expect_watching(page: Page) -> None:
    expect(page.get_by_text("You are watching this game.")).to_be_visible()
    expect(page.get_by_role("button", name="Take your seat back")).to_be_visible()


def test_a_second_tab_follows_who_leaves_and_comes_back(visit: Visit) -> None:
    first = visit()
    play_now(first)
    wait_for_turn(first)
    second = first.context.new_page()
    second.goto(first.url)
    wait_for_turn(second)
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Leave the table").click()
    first.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect_watching(second)
    first.go_back()
    expect_watching(first)
    first.get_by_role("button", name="Take your seat back").click()
    for page in (first, second):
        expect(page.get_by_text("You are watching this game.")).to_be_hidden()
        wait_for_turn(page)


def test_who_was_away_finds_a_bot_in_the_seat_and_takes_it_back(visit: Visit) -> None:
    anna = visit()
    set_up(anna, "guest", "bot", "bot")
    anna.get_by_role("button", name=re.compile("Create the table")).click()
    anna.wait_for_url("**/t/*")
    karel = visit()
    cable = Cable(karel)
    karel.goto(urlsplit(anna.url).path)
    karel.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_text("Free seat", exact=True)).to_have_count(0)  # on which a bot would be put
    anna.get_by_role("button", name="Start the game").click()
    expect(karel.get_by_role("group", name="Ring")).to_be_visible()
    cable.pull()
    expect(karel.get_by_text("Connection lost")).to_be_visible()
    replace = anna.get_by_label("Let a bot take over")
    expect(replace).to_be_visible()
    away = anna.get_by_role("region", name="Whose turn").get_by_text("is away.")
    chance = random.Random(3)
    while True:
        open_choices(anna).or_(pass_button(anna)).or_(away).first.wait_for()
        if away.is_visible():
            break
        decide(anna, chance)
    seat = anna.get_by_role("region", name="Seats").get_by_role("listitem").nth(1)
    expect(seat.get_by_text("away since")).to_be_visible()
    assert "novice" not in [option.get_attribute("value") for option in replace.get_by_role("option").all()]
    replace.select_option("apprentice")
    expect(away).to_be_hidden()
    cable.put_back()
    expect_watching(karel)
    expect(karel.get_by_text("Connection lost")).to_be_hidden()
    karel.get_by_role("button", name="Take your seat back").click()
    expect(karel.get_by_text("You are watching this game.")).to_be_hidden()
    expect(anna.get_by_text("at the table")).to_be_visible()


def test_those_who_stay_choose_the_bot_that_plays_on(visit: Visit) -> None:
    anna = visit()
    set_up(anna, "guest", "bot", "bot")
    anna.get_by_role("button", name=re.compile("Create the table")).click()
    anna.wait_for_url("**/t/*")
    karel = visit(urlsplit(anna.url).path)
    karel.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_text("Free seat", exact=True)).to_have_count(0)  # on which a bot would be put
    anna.get_by_role("button", name="Start the game").click()
    karel.get_by_role("button", name="Menu").click()
    karel.get_by_role("button", name="Leave the table").click()
    karel.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    seat = anna.get_by_role("region", name="Seats").get_by_role("listitem").nth(1)
    expect(seat.get_by_text("Apprentice", exact=True)).to_be_visible()
    anna.get_by_label("Let another bot take over").select_option("master")
    expect(seat.get_by_text("Master", exact=True)).to_be_visible()


def test_a_server_that_hangs_up_for_good_says_why_and_there_is_a_way_on(visit: Visit) -> None:
    page = visit()
    play_now(page)
    farewell = json.dumps({"kind": "gone", "text": "There are too many of you."})
    is_full = True

    def answer(socket: WebSocketRoute) -> None:
        if is_full:
            socket.send(farewell)
        else:
            socket.connect_to_server()

    page.route_web_socket(re.compile("/live"), answer)
    page.reload()
    expect(page.get_by_text("There are too many of you.")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the home page")).to_be_visible()
    is_full = False
    page.get_by_role("button", name="Try again").click()
    wait_for_turn(page)
