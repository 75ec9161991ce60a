"""What each address says of itself: a title, a description, where it is to be found, and whether it is there at all."""

import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import MakeDatabase
from tests.server.support import BOT, ME, Browser, serving
from tests.server.test_imports import match_file
from turncoat.games import GAMES
from turncoat.server.heads import MARK, PICTURE, PICTURED, ROUTES, Head
from turncoat.server.needs import PAGES, Manifest
from turncoat.server.page import EMPTY, PAGE

WEB = Path(__file__).parents[2] / "web"
ROUTER, PUBLIC = WEB / "src" / "lib" / "router.svelte.ts", WEB / "public"


@pytest.fixture(scope="module")
def address(new_sqlite: MakeDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a page of the simplest kind."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(f'<!doctype html><html lang="en"><head>{MARK}</head></html>')
    (folder / "robots.txt").write_text("User-agent: *\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("turncoat.server.page.PAGE", folder)
        with serving(new_sqlite()) as found:
            yield found


def title_of(html: str) -> str:
    found = re.search("<title>(.*)</title>", html)
    return found[1] if found else ""


def test_each_address_has_a_title_a_description_and_one_place(address: str) -> None:
    games = [f"{page}/{game}" for page in ("rules", "learn", "new") for game in GAMES]
    paths = ["", "about", *games, "rules/ontembare_stad?preset=verraad"]
    with httpx.Client(base_url=address) as client:
        answers = {path: client.get(f"/{path}") for path in paths}
    assert {answer.status_code for answer in answers.values()} == {200}
    titles = [title_of(answer.text) for answer in answers.values()]
    assert len(set(titles)) == len(titles), "each its own"
    for path, answer in answers.items():
        assert f'<link rel="canonical" href="{address}/{path}" />' in answer.text
        assert re.search('<meta name="description" content=".{40,200}" />', answer.text), path


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Rules of Het Verraad"), ("nl", "Regels van Het Verraad"), ("de", "Regeln von Het")]
)
def test_a_head_is_in_the_readers_language(address: str, language: str, title: str) -> None:
    with httpx.Client(base_url=address, headers={"accept-language": language}) as client:
        answer = client.get("/rules/ontembare_stad?preset=verraad")
    assert f'<html lang="{language}">' in answer.text
    assert title in title_of(answer.text)
    assert "accept-language" in answer.headers["vary"]


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/about/us",
        "/rules/chess",
        "/rules/rattus?preset=chess",
        "/rules",
        "/learn/rattus/chess",
        "/learn/rattus/chess/more",
        "/t/none",
        "/t/none/more",
        "/t",
    ],
)
def test_what_is_not_there_is_answered_with_404_and_a_page_that_says_so(address: str, path: str) -> None:
    with httpx.Client(base_url=address) as client:
        answer = client.get(path)
    assert answer.status_code == 404
    assert title_of(answer.text) == "Page not found – Turncoat"
    assert "noindex" in answer.text
    assert "canonical" not in answer.text


def test_a_table_says_what_is_played_there_and_is_kept_by_no_search_engine(address: str) -> None:
    with Browser(address, "Anna") as anna:
        table = anna.lay("ontembare_stad", ME, BOT, preset="verraad")
        answer = anna.http.get(f"/t/{table['id']}")
    assert answer.status_code == 200
    assert title_of(answer.text) == "Het Verraad – Turncoat"
    assert "is being played" in answer.text
    assert "noindex" in answer.text


def test_nothing_that_was_asked_gets_into_the_page_unescaped() -> None:
    html = Head('<script>"', '"><script>', '/t/"><script>', "en").html('http://"><script>')
    assert "<script>" not in html
    assert html.count('"') == 44, "those of our own attributes alone"


def card_of(html: str) -> dict[str, str]:
    """What a link is shown with."""
    return dict(re.findall('<meta property="og:([^"]+)" content="([^"]*)" />', html))


@pytest.mark.parametrize(
    ("path", "picture"),
    [
        ("/", "turncoat"),
        ("/about", "turncoat"),
        ("/rules/rattus", "rattus"),
        ("/learn/verraeter", "verraeter"),
        ("/new/ontembare_stad", "ontembare_stad"),
        ("/new/ontembare_stad?preset=verraad", "verraad"),
        ("/rules/kuhn", "turncoat"),
    ],
)
def test_a_link_is_shown_with_a_title_and_a_picture_of_its_game(address: str, path: str, picture: str) -> None:
    with httpx.Client(base_url=address) as client:
        html = client.get(path).text
    card = card_of(html)
    assert (card["title"], card["url"]) == (title_of(html), address + path)
    assert card["image"] == f"{address}/link/{picture}.png"
    assert (card["image:width"], card["image:height"]) == ("1200", "630")
    assert card["description"]


def test_the_addresses_of_a_link_are_those_that_the_world_knows(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), origins=("https://games.example.org",)) as address:
        html = httpx.get(address, headers={"host": "games.example.org"}).text
    assert card_of(html)["image"] == "https://games.example.org/link/turncoat.png"


def test_every_picture_that_is_named_is_there_and_as_large_as_is_said() -> None:
    for name in ("turncoat", *PICTURED):
        picture = (PUBLIC / "link" / f"{name}.png").read_bytes()
        assert picture.startswith(b"\x89PNG")
        assert struct.unpack(">II", picture[16:24]) == PICTURE


def test_a_link_to_a_moment_tells_of_that_moment(address: str) -> None:
    with Browser(address, "Anna") as anna:
        table = anna.ok("POST", "/api/matches", match_file())
        cards = [card_of(anna.http.get(f"/t/{table['id']}/replay{query}").text) for query in ("?move=0", "?move=9", "")]
    assert cards[0]["url"].endswith("/replay?move=0")
    assert len({card["description"] for card in cards}) == 3
    assert "from a file" in cards[0]["description"]
    assert table["result"]["text"] in unescape(cards[2]["description"])


def test_a_link_to_a_running_match_tells_what_a_spectator_may_know(address: str) -> None:
    with Browser(address, "Anna") as anna:
        table = anna.lay("verraeter", ME, BOT, BOT)
        with httpx.Client(base_url=address, headers={"accept-language": "en"}) as stranger:
            spectator = stranger.get(f"/api/tables/{table['id']}").json()
            card = card_of(stranger.get(f"/t/{table['id']}").text)
    assert spectator["turn"]["text"] in unescape(card["description"])


def test_the_server_knows_the_addresses_that_the_page_routes() -> None:
    routed = set(re.findall(r'first === "(\w+)"', ROUTER.read_text(encoding="utf-8")))
    assert routed == ROUTES.keys() - {""}
    assert PAGES.keys() == ROUTES.keys(), "each with a page whose parts are named"


def test_the_built_page_has_room_for_its_head_and_pictures_for_every_browser() -> None:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    assert [index.count(mark) for mark in (MARK, EMPTY, "</body>")] == [1, 1, 1]
    for name in ("robots.txt", "favicon.ico", "apple-touch-icon.png", "icon-192.png", "manifest.webmanifest"):
        assert (PAGE / name).is_file(), name


def test_what_a_source_imports_is_named_with_it_and_what_every_page_loads_is_not() -> None:
    manifest = Manifest(
        {
            "index.html": {"file": "index.js", "imports": ["shared"], "css": ["index.css"]},
            "shared": {"file": "shared.js"},
            "Board": {"file": "board.js", "imports": ["shared", "piece"], "css": ["board.css"]},
            "piece": {"file": "piece.js", "imports": ["Board"]},
        }
    )
    assert manifest.files(("Board", "nothing", "piece")) == ["board.js", "board.css", "piece.js"]


def test_a_head_says_what_the_server_will_be_asked_for(address: str) -> None:
    with Browser(address, "Anna") as anna:
        table = anna.lay("rattus", ME, BOT)["id"]
        over = anna.ok("POST", "/api/matches", match_file())["id"]
        asked = {
            path: re.findall('<meta name="first" content="(.*)" />', anna.http.get(path).text)
            for path in ("/", "/about", f"/t/{table}", f"/t/{over}/replay", f"/t/{over}/replay?move=3")
        }
    replay, printed = f"tables/{over}/replay", "games/verraeter/printed"
    assert list(asked.values()) == [
        ["games me tables"],
        [],
        [f"tables/{table} games/rattus/printed"],
        [f"{replay} {replay}/moments?moment=0 {printed}"],
        [f"{replay} {printed}"],
    ]


def test_until_the_script_is_here_the_page_says_what_it_is_about() -> None:
    waiting = Head("Rules of <b> – Turncoat", "Who wins & how", "/rules/b", "en").waiting()
    assert re.sub("<[^>]*>", "|", waiting) == "||Rules of &lt;b&gt;||Who wins &amp; how||"
