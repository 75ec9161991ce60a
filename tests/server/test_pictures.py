"""Links to tables and moments are shown with a picture of that board, on which nothing is to be seen that a spectator may not know."""

import re
import struct
import sys
from collections.abc import Iterator
from dataclasses import replace
from html import unescape

import httpx
import msgspec
import pytest

from tests.server.conftest import MakeDatabase
from tests.server.other_worlds import is_blind, otherwise, some_match
from tests.server.support import BOT, ME, OPEN, Browser, serving
from tests.server.test_imports import match_file
from tests.support import Setting, samples_first, thorough
from turncoat.drawings import DRAWN
from turncoat.server.heads import PICTURE
from turncoat.server.pictures import drawing_of
from turncoat.server.replays import film_of
from turncoat.server.snapshot import Snapshot


@pytest.fixture(scope="module")
def address(new_sqlite: MakeDatabase) -> Iterator[str]:
    with serving(new_sqlite()) as found:
        yield found


def linked(client: httpx.Client, path: str) -> str:
    """The picture that a link to a page is shown with."""
    found = re.search('<meta property="og:image" content="([^"]*)" />', client.get(path).text)
    assert found
    return unescape(found[1])


def test_a_link_to_a_moment_is_shown_with_the_board_at_that_moment(address: str) -> None:
    with Browser(address, "Anna") as anna:
        table = anna.ok("POST", "/api/matches", match_file())["id"]
        links = [linked(anna.http, f"/t/{table}/replay{query}") for query in ("?move=2", "?move=9", "")]
        pictures = [anna.http.get(link) for link in links]
        again, latest = anna.http.get(links[0]), anna.http.get(f"/api/tables/{table}/picture")
        told = anna.http.get(f"/api/tables/{table}")
    for picture in pictures:
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        assert picture.content.startswith(b"\x89PNG")
        assert struct.unpack(">II", picture.content[16:24]) == PICTURE
    assert len({picture.content for picture in pictures}) == 3
    assert again.content == pictures[0].content
    assert "set-cookie" not in again.headers, "whoever keeps it for others keeps nobody's cookie"
    kept = [answer.headers.get_list("cache-control") for answer in (again, latest, told)]
    assert kept == [["public, max-age=3600"], ["no-cache"], ["no-store"]], "each says once how long it may be kept"
    shown = [answer.headers.get_list("cross-origin-resource-policy") for answer in (again, told)]
    assert shown == [["cross-origin"], ["same-origin"]], "other sites show the picture, and nothing else"


def test_a_player_is_shown_the_same_picture_as_a_stranger(address: str) -> None:
    with Browser(address, "Anna") as anna, httpx.Client(base_url=address) as stranger:
        table = anna.lay("verraeter", ME, BOT, BOT)["id"]
        link = linked(stranger, f"/t/{table}")
        assert f"/api/tables/{table}/picture?move=" in link
        assert anna.http.get(link).content == stranger.get(link).content


def test_what_is_not_there_has_no_picture(address: str) -> None:
    with Browser(address, "Anna") as anna:
        waiting = anna.lay("rattus", ME, OPEN)["id"]
        poker = anna.lay("kuhn", ME, BOT)["id"]
        over = anna.ok("POST", "/api/matches", match_file())["id"]
        paths = ["none/picture", f"{over}/picture?move=99999", f"{over}/picture?move=-1", f"{poker}/picture"]
        assert [anna.http.get(f"/api/tables/{path}").status_code for path in paths] == [404] * 4
        assert anna.http.get(f"/api/tables/{waiting}/picture").status_code == 409
        assert linked(anna.http, f"/t/{waiting}").endswith("/link/rattus.png"), "its game's, until it begins"
        assert linked(anna.http, f"/t/{poker}").endswith("/link/turncoat.png")


def test_without_what_draws_a_link_is_shown_with_the_cover(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turncoat.drawings.is_installed", lambda: False)
    with Browser(address, "Anna") as anna:
        table = anna.lay("rattus", ME, BOT)["id"]
        assert linked(anna.http, f"/t/{table}").endswith("/link/rattus.png")
        assert anna.http.get(f"/api/tables/{table}/picture").status_code == 404


@thorough
def test_whoever_asks_for_many_new_pictures_is_told_to_wait(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), guest_ms_a_minute=600) as address, Browser(address, "Anna") as anna:
        table = anna.lay("verraeter", ME, BOT, BOT)["id"]
        link = f"/api/tables/{table}/picture?lang="
        assert [anna.http.get(link + lang).status_code for lang in ("en", "nl", "en")] == [200, 429, 200]


def test_a_painter_that_ends_is_told_of_and_may_be_asked_again(
    new_sqlite: MakeDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(new_sqlite(), (sys.executable, "-c", "raise SystemExit")) as address, Browser(address, "Anna") as anna:
        table = anna.ok("POST", "/api/matches", match_file())["id"]
        answer = anna.http.get(f"/api/tables/{table}/picture")
    assert (answer.status_code, answer.json()["kind"], answer.headers["retry-after"]) == (503, "no-picture", "10")
    assert answer.headers["cache-control"] == "no-store"
    assert any(record.getMessage().startswith("picture not painted: ") for record in caplog.records)


@samples_first
def test_nothing_of_a_running_match_is_drawn_that_a_spectator_may_not_know(setting: Setting) -> None:
    if setting.game.name not in DRAWN:
        return
    snapshot, _ = some_match(setting, 5)

    def drawn(world: Snapshot) -> list[bytes]:
        film = film_of(replace(world, header=replace(world.header, state="playing")), None, None)
        last = len(film.stops) - 1
        return [msgspec.json.encode(drawing_of(film, moment, "en")) for moment in (last // 2, last)]

    assert is_blind(drawn, snapshot, otherwise(snapshot, None, 1))
