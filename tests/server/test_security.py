"""Who may ask, how often and how much; what every answer carries; and that nothing of the inside gets out."""

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import MakeDatabase
from tests.server.support import ME, Browser, serving
from turncoat.server import api
from turncoat.server.limits import Limit
from turncoat.server.middleware import is_known_host
from turncoat.server.page import read_page
from turncoat.server.words import preferred_language


@pytest.fixture
def anna(sqlite_server: str) -> Iterator[Browser]:
    with Browser(sqlite_server, "Anna") as browser:
        yield browser


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/tables/nothing", "/api/docs", "/assets/none.js"])
def test_every_answer_has_the_headers_that_keep_a_page_safe(anna: Browser, path: str) -> None:
    headers = anna.ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers


def test_the_guests_cookie_is_signed_and_for_the_browser_alone(sqlite_server: str) -> None:
    with httpx.Client(base_url=sqlite_server) as client:
        cookie = next(
            line for line in client.get("/api/me").headers.get_list("set-cookie") if line.startswith("turncoat_guest=")
        )
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert client.get("/api/me").headers.get("set-cookie") is None
        # not the last character alone: its last two bits stand for nothing, so one in sixteen would still be right
        forged = client.cookies["turncoat_guest"].rpartition(".")[0] + "." + "x" * 27
    with httpx.Client(base_url=sqlite_server, cookies={"turncoat_guest": forged}) as client:
        assert "turncoat_guest" in client.get("/api/me").headers["set-cookie"]


def test_cookies_travel_by_https_alone_where_the_public_address_says_so(new_sqlite: MakeDatabase) -> None:
    origins = ("https://games.example.org",)
    with serving(new_sqlite(), origins=origins) as address, httpx.Client(base_url=address) as client:
        answer = client.get("/api/me", headers={"host": "games.example.org"})
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        assert answer.headers["strict-transport-security"]


def test_writing_needs_the_token(anna: Browser) -> None:
    answer = anna.http.put("/api/me", json={"name": "Eve"})
    assert (answer.status_code, answer.json()["kind"]) == (403, "csrf")
    assert "turncoat_csrf=;" in answer.headers["set-cookie"]  # so that the next page gets one that is worth something
    assert anna.get("/api/me") == {"name": "Anna"}
    anna.ok("PUT", "/api/me", {"name": "Anne"})


def test_other_sites_and_other_names_of_this_machine_are_refused(anna: Browser) -> None:
    answer = anna.ask("PUT", "/api/me", {"name": "Eve"}, origin="https://evil.example")
    assert (answer.status_code, answer.json()["kind"]) == (403, "wrong-origin")
    answer = anna.ask("PUT", "/api/me", {"name": "Eve"}, origin="null")
    assert answer.status_code == 403
    answer = anna.ask("GET", "/api/me", host="evil.example")
    assert (answer.status_code, answer.json()["kind"]) == (400, "wrong-host")
    assert anna.ask("PUT", "/api/me", {"name": "Anna"}, origin=anna.address).status_code == 200


def test_which_names_of_this_machine_are_known() -> None:
    for host in ("127.0.0.1:80", "[::1]:8000", "localhost", "192.168.1.5:8000"):
        assert is_known_host(host, ())
    for host in ("evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example:80"):
        assert not is_known_host(host, ())
    assert is_known_host("games.example.org", ("https://games.example.org",))


def test_bodies_have_a_limit(anna: Browser) -> None:
    anna.refused(413, "too-large", "PUT", "/api/me", {"name": "x" * 100_000})


def test_an_address_has_a_limit_however_many_guests_come_from_it(new_sqlite: MakeDatabase) -> None:
    """A new guest costs nothing, so counting guests alone would count nobody."""
    with serving(new_sqlite(), address_ms_a_minute=3) as address:
        answers = [httpx.get(f"{address}/api/me").status_code for _ in range(8)]  # each without a cookie
    assert answers.count(429) >= 3


def test_requests_have_a_limit(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), guest_ms_a_minute=3) as address, Browser(address) as anna, Browser(address) as ben:
        answers = [anna.ask("GET", "/api/me").status_code for _ in range(8)]
        assert 429 in answers
        assert answers[0] == 200
        assert anna.ask("GET", "/api/me").json()["kind"] == "too-many"
        assert ben.ask("GET", "/api/me").status_code == 200  # who shares the address can still play


def test_new_tables_have_a_limit_of_their_own(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), creations_a_minute=3) as address, Browser(address) as anna:
        body = {"game": "kuhn", "seats": [ME, ME]}
        answers = [anna.ask("POST", "/api/tables", body).status_code for _ in range(4)]
        assert answers == [201, 201, 201, 429]
        assert anna.ask("GET", "/api/me").status_code == 200


def test_a_limit_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("turncoat.server.limits.monotonic", lambda: now[0])
    limit = Limit(60)
    assert [limit.allows("a") for _ in range(61)] == [True] * 60 + [False]
    assert limit.allows("b")
    now[0] += 1
    assert [limit.allows("a") for _ in range(2)] == [True, False]


def test_an_error_that_nobody_expected_says_nothing_of_the_inside(
    anna: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(language: str) -> None:
        raise RuntimeError("the king of hearts is in seat two")

    monkeypatch.setattr(api, "catalogue", fail)
    problem = anna.refused(500, "unexpected", "GET", "/api/games")
    assert set(problem) == {"status", "kind", "text", "rule", "table"}
    assert "Traceback" not in str(problem)
    assert "king" not in str(problem)
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "RuntimeError" in record.getMessage()
    assert "in fail" in record.getMessage()
    assert "king of hearts is in" not in record.getMessage().replace('raise RuntimeError("the king', "")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "kind"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/api", None, 404, "not-found"),
        ("DELETE", "/api/games", None, 405, "not-possible-here"),
        ("PUT", "/api/me", {"name": 3}, 400, "invalid"),
        ("PUT", "/api/me", {"name": "Anna", "more": 1}, 400, "invalid"),
        ("PUT", "/api/me", None, 400, "invalid"),
        ("GET", "/api/tables/x?seat=first", None, 400, "invalid"),
    ],
)
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_every_error_is_a_sentence_in_the_callers_language(
    anna: Browser, method: str, path: str, body: object, status: int, kind: str, language: str
) -> None:
    anna.language = language
    text = anna.refused(status, kind, method, path, body)["text"]
    anna.language = "de" if language == "en" else "en"
    assert anna.refused(status, kind, method, path, body)["text"] != text


def test_the_language_is_the_browsers_unless_one_is_asked_for(anna: Browser) -> None:
    answer = anna.http.get("/api/nothing", headers={"accept-language": "fr, nl-BE;q=0.9, en;q=0.5"})
    assert answer.json()["text"].startswith("Hier is niets")
    assert preferred_language("de;q=0.1, nl;q=0.2, x;q=bad") == "nl"
    assert preferred_language("fr") == preferred_language("") == "en"


# The page


def test_files_are_sent_compressed_and_kept_as_long_as_they_are_the_same(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 2000)
    (tmp_path / "assets" / "app-abc.js").write_text("let x;")
    (tmp_path / "assets" / "app-abc.js.br").write_bytes(b"brotli")
    page = read_page(tmp_path)
    assert set(page) == {"index.html", "assets/app-abc.js"}
    assert page["assets/app-abc.js"].bodies == {"": b"let x;", "br": b"brotli"}
    assert page["assets/app-abc.js"].media_type == "text/javascript"
    assert page["assets/app-abc.js"].is_hashed
    assert set(page["index.html"].bodies) == {"", "gzip"}


def test_the_page_is_served_for_every_path_of_its_own(
    new_sqlite: MakeDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 2000)
    (tmp_path / "assets" / "app-abc.js").write_text("let x;")
    monkeypatch.setattr("turncoat.server.page.PAGE", tmp_path)
    with serving(new_sqlite()) as address, httpx.Client(base_url=address) as client:
        for path in ("/", "/learn/rattus", "/rules/verraeter"):
            answer = client.get(path)
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
            assert "set-cookie" not in answer.headers
            assert answer.headers["content-encoding"] == "gzip"
        again = client.get("/", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = client.get("/assets/app-abc.js")
        assert (script.text, script.headers["cache-control"]) == ("let x;", "public, max-age=31536000, immutable")
        assert client.get("/assets/gone.js").status_code == 404
        assert client.head("/").status_code == 200


def test_answers_are_compressed_for_who_can_read_them(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite()) as address, httpx.Client(base_url=address) as client:
        small = client.get("/api/games", headers={"accept-encoding": "gzip"})
        plain = client.get("/api/games", headers={"accept-encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(small.headers["content-length"]) < len(plain.content) / 2
    assert small.json() == plain.json()


def test_a_page_that_was_not_built_is_told(
    new_sqlite: MakeDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turncoat.server.page.PAGE", tmp_path)
    with serving(new_sqlite()) as address, httpx.Client(base_url=address) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "make web" in answer.text


def test_the_api_is_documented_without_anything_from_elsewhere(anna: Browser) -> None:
    text = anna.ask("GET", "/api/docs").text
    assert "POST /api/tables/{table}/moves" in text
    assert "<script" not in text
    assert "//" not in text.replace("</", "")


def test_the_page_about_the_api_is_made_once(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is charged as what is only sent: 24 ms of processor for each request would stop others' moves."""
    first = anna.ask("GET", "/api/docs").text

    def made_again(*_: object) -> str:
        raise AssertionError("made again")

    monkeypatch.setattr("turncoat.server.docs.operation", made_again)
    assert anna.ask("GET", "/api/docs").text == first
