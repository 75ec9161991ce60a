"""The page is light: everything that a first visit to a board loads, fonts and drawings included, as it comes over the wire."""

import zlib
from typing import Any

import pytest
from playwright.sync_api import Browser
from websockets.sync.client import connect

from tests.web.support import DESK, Server, Visitor

MOST_BYTES = 250_000
BOARD = ".board svg[role=group]"


@pytest.mark.parametrize("game", ["verraeter", "rattus", "ontembare_stad", "ontembare_stad?preset=verraad"])
def test_the_first_board_weighs_at_most_250_kilobytes(browser: Browser, server: Server, game: str) -> None:
    maker = Visitor(browser, server, DESK, {})
    maker.page.goto(f"/new/{game}")
    maker.page.locator("main button.main").last.click()
    maker.page.wait_for_url("**/t/*")
    maker.page.locator(BOARD).wait_for()
    visitor = Visitor(browser, server, DESK, {})  # somebody who follows a link, with nothing in the cache
    wire = visitor.context.new_cdp_session(visitor.page)
    loaded: list[float] = []
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda event: loaded.append(frame_bytes(event)))
    visitor.page.goto(maker.page.url)
    visitor.page.locator(BOARD).wait_for()
    visitor.page.wait_for_load_state("networkidle")
    maker.context.close()
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
