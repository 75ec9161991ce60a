"""The page is light: everything that a first visit to a board loads, fonts and drawings included, as it comes over the wire."""

import zlib
from typing import Any

import pytest
from playwright.sync_api import Browser
from websockets.sync.client import connect

from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.support import DESK, Server, Visitor, new_context

MOST_BYTES = 250_000
BOARD = ".board svg[role=group]"
LOADED = """async () => {
  await document.fonts.ready;
  return [...document.images].every((image) => image.complete);
}"""


HEAVIEST = "ontembare_stad?preset=verraad"
LIGHTER = [pytest.param(game, marks=thorough) for game in ("verraeter", "rattus", "ontembare_stad")]


@pytest.mark.parametrize("game", [HEAVIEST, *LIGHTER])
def test_the_first_board_weighs_at_most_250_kilobytes(
    browser: Browser, server: Server, visit: Visit, game: str
) -> None:
    maker = visit(f"/new/{game}")
    maker.locator("main button.main").last.click()
    maker.wait_for_url("**/t/*")
    maker.locator(BOARD).wait_for()
    visitor = Visitor(new_context(browser, server, DESK), DESK, {})  # follows a link, with nothing in the cache
    wire = visitor.context.new_cdp_session(visitor.page)
    loaded: list[float] = []
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda event: loaded.append(frame_bytes(event)))
    visitor.page.goto(maker.url)
    visitor.page.locator(BOARD).wait_for()
    visitor.page.get_by_text("Apprentice", exact=True).first.wait_for()  # bots' names come by themselves
    visitor.page.wait_for_function(LOADED)
    visitor.context.close()
    assert 50_000 < sum(loaded) <= MOST_BYTES


def frame_bytes(event: dict[str, Any]) -> float:
    """A frame as long as the socket makes it: the browser tells of it unpacked, and the server packs all that it sends."""
    return len(zlib.compress(event["response"]["payloadData"].encode()))


def test_the_socket_packs_what_it_sends(server: Server) -> None:
    """Otherwise the above would count too little."""
    with connect(f"{server.address.replace('http', 'ws')}/api/tables/nothing/live") as socket:
        assert socket.response is not None
        assert "permessage-deflate" in socket.response.headers["Sec-WebSocket-Extensions"]
