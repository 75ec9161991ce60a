"""Playing again: everybody goes on to the rematch over the socket that they have."""

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.support import DESK, PHONE, Size, main_button, rematch_button, table_number, wait_for_change

# A connection that breaks in the very moment in which a rematch is asked for.
HANG_UP = """
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    JSON.parse(text).kind === "again" ? this.close() : send.call(this, text);
  };
"""


def sockets_of(page: Page) -> list[WebSocket]:
    """The sockets that a page opens, from now on."""
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    return sockets


def sit_down(anna: Page, ben: Page) -> None:
    """The two of them begin to play Kuhn poker."""
    anna.goto("/new/kuhn")
    anna.get_by_role("radio", name="Friends").check()
    anna.get_by_role("button", name="Create the table").click()
    anna.wait_for_url("**/t/*")
    ben.goto(anna.url)
    ben.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_text("Free seat", exact=True)).to_have_count(0)  # on which a bot would be put
    anna.get_by_role("button", name="Start the game").click()


def asked(*pages: Page) -> Page:
    """Whose turn it is, as soon as their page offers something."""
    while True:
        for page in pages:
            if page.locator(".plain [data-action]").count():
                return page
        pages[0].wait_for_timeout(20)


def pass_once(*pages: Page) -> None:
    """Whoever is asked does not bet."""
    page = asked(*pages)
    number = table_number(page)
    page.locator(".plain [data-action]").first.click()
    main_button(page).click()
    wait_for_change(page, number)


def play_to_the_end(anna: Page, ben: Page) -> None:
    sit_down(anna, ben)
    for _ in range(2):
        pass_once(anna, ben)
    for page in (anna, ben):
        rematch_button(page).wait_for()


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=thorough)], ids=["desk", "phone"])
def test_everybody_goes_on_to_the_rematch_over_one_socket(new_page: Visit, size: Size) -> None:
    """Each page asked by a request, parted with its socket and opened another."""
    anna, ben, carla = new_page(size), new_page(size), new_page(size)
    sockets = [sockets_of(page) for page in (anna, ben, carla)]
    play_to_the_end(anna, ben)
    played = anna.url
    carla.goto(played)
    rematch_button(anna).click()
    for page in (ben, carla):
        expect(page).to_have_url(played)  # nobody is taken along
        page.get_by_role("button", name="To the rematch").click()
    pass_once(anna, ben)
    for page in (anna, ben, carla):
        expect(page).not_to_have_url(played)
        expect(page).to_have_url(anna.url)
        expect(page.locator(f"[data-number='{table_number(anna)}']")).to_be_visible()
    assert [(len(opened), opened[0].is_closed()) for opened in sockets] == [(1, False)] * 3


def test_back_leads_to_the_match_before_and_reloading_to_the_rematch(new_page: Visit) -> None:
    """After a double click, going back led to the rematch itself."""
    anna, ben = new_page(), new_page()
    play_to_the_end(anna, ben)
    played = anna.url
    rematch_button(anna).dblclick()
    expect(anna).not_to_have_url(played)
    again = anna.url
    anna.go_back()
    expect(anna).to_have_url(played)
    anna.get_by_role("button", name="To the rematch").wait_for()
    anna.go_forward()
    expect(anna).to_have_url(again)
    anna.reload()
    ben.get_by_role("button", name="To the rematch").click()
    pass_once(anna, ben)
    pass_once(anna, ben)
    for page in (anna, ben):
        rematch_button(page).wait_for()


def test_a_rematch_begins_though_the_connection_breaks_when_it_is_asked_for(new_page: Visit) -> None:
    anna, ben = new_page(), new_page()
    anna.add_init_script(HANG_UP)
    play_to_the_end(anna, ben)
    played = anna.url
    rematch_button(anna).click()
    ben.get_by_role("button", name="To the rematch").click()
    pass_once(anna, ben)
    pass_once(anna, ben)
    for page in (anna, ben):
        expect(page).not_to_have_url(played)
        rematch_button(page).wait_for()
