"""A real server in a process of its own, and real browsers that visit it. Whatever a browser complains about fails the test."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.support import CHROMIUM, DESK, FLAGS, Server, Size, Visitor


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share: whoever visits it is new there."""
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens a page as somebody new, with a cookie jar of their own; at the end, nothing may have gone wrong in it."""
    visitors: list[Visitor] = []

    def visit(path: str = "/", size: Size = DESK, **settings: object) -> Page:
        visitor = Visitor(browser, server, size, settings)
        visitors.append(visitor)
        visitor.page.goto(path)
        return visitor.page

    yield visit
    for visitor in visitors:
        visitor.context.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
