"""What an address needs is fetched at once, because its head says what that is; and nothing of it twice or in vain."""

import msgspec
import pytest
from playwright.sync_api import expect

from tests.support import LANGUAGES, thorough
from tests.web.conftest import TakePart, Visit
from turncoat.server.needs import PAGES, page_needs
from turncoat.server.page import MANIFEST, PAGE

# What was asked of the server and what was loaded as a script, by its address; and what nobody has taken.
FETCHED = """() => [
  performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname).filter((path) => /^.(api|assets)./.test(path)),
  [...document.querySelectorAll("link[rel=modulepreload]")].map(({ href }) => new URL(href).pathname),
  [...firstAnswers.keys()],
]"""


def test_a_page_needs_only_sources_that_there_are() -> None:
    manifest = msgspec.json.decode((PAGE / MANIFEST).read_bytes())
    needed = {source for first in PAGES for language in LANGUAGES for source in page_needs(first, language).sources}
    assert needed - set(manifest) == set()


@pytest.mark.parametrize("name", [pytest.param("verraeter", marks=thorough), "het_verraad"])
def test_a_table_asks_once_for_what_it_needs(take_part: TakePart, name: str) -> None:
    page = take_part(name, "over")
    page.reload()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    fetched, named, left = page.evaluate(FETCHED)
    table = page.url.rpartition("/")[2]
    game = "verraeter" if name == "verraeter" else "ontembare_stad"
    for path in (f"/api/tables/{table}", f"/api/games/{game}/printed", *named):
        assert fetched.count(path) == 1, path
    assert left == []


def test_the_first_page_and_a_replay_take_all_that_was_asked_for_them(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now against bots").first.wait_for()
    assert page.evaluate(FETCHED)[2] == []
    table = page.context.request.get("/api/showcase").json()["table"]
    page.goto(f"/t/{table}/replay")
    page.get_by_role("slider").first.wait_for()
    assert page.evaluate(FETCHED)[2] == []
