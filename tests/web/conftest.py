"""A real server in a process of its own, and real browsers that visit it. Whatever a browser complains about fails the test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.positions import moments, sit_down_at
from tests.web.support import DESK, FLAGS, HURRY, WINDOWLESS, Contexts, Server, Size, Visitor


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=WINDOWLESS, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share: whoever visits it is new there."""
    server = Server(tmp_path_factory.mktemp("data"), {"TURNCOAT_GRACE_SECONDS": "1"})
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


Visit = Callable[..., Page]
TakePart = Callable[..., Page]


@pytest.fixture
def new_page(contexts: Contexts, server: Server) -> Iterator[Visit]:
    """An empty page of somebody new, with a cookie jar of their own; at the end, nothing may have gone wrong in it."""
    visitors: list[Visitor] = []
    with ExitStack() as lent:

        def new_page(size: Size = DESK, **settings: object) -> Page:
            visitors.append(Visitor(lent.enter_context(contexts.lend(server, size)), size, settings))
            return visitors[-1].page

        yield new_page
    assert [problem for visitor in visitors for problem in visitor.problems] == []


@pytest.fixture
def visit(new_page: Visit) -> Visit:
    """Opens a page as somebody new."""

    def visit(path: str = "/", size: Size = DESK, **settings: object) -> Page:
        page = new_page(size, **settings)
        page.goto(path)
        return page

    return visit


@pytest.fixture
def take_part(new_page: Visit, server: Server) -> TakePart:
    """Opens a recorded match at a moment, as somebody new who has the seat that is asked."""

    def take_part(name: str, prompt: str, size: Size = DESK, *, hurries: bool = False, **settings: object) -> Page:
        page = new_page(size, **settings)
        if hurries:
            page.add_init_script(HURRY)
        sit_down_at(server, page, moments(name)[prompt])
        return page

    return take_part
