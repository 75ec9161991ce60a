"""The server says the same things in all three languages, and nothing that nobody hears."""

import asyncio
import re
import threading
from pathlib import Path
from typing import get_args

import pytest

from tests.cli.test_locale import messages
from tests.server.conftest import MakeDatabase
from tests.server.support import WAIT, serving
from turncoat.bots import BOTS
from turncoat.games import GAMES, Game
from turncoat.match import LANGUAGES
from turncoat.server.messages import TableState
from turncoat.server.words import SERVER_LOCALE, read_all

SOURCE = Path(__file__).parents[2] / "src" / "turncoat" / "server"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(SERVER_LOCALE.parent, language) == messages(SERVER_LOCALE.parent, "en")


def test_every_message_is_used_and_exists() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    named = set(re.findall(r"\"(server-[\w-]+)\"", source))
    kinds = re.findall(r"(?:Refused|Later)\(\d+, \"([\w-]+)\"", source) + re.findall(
        r"return \d+, \"([\w-]+)\"", source
    )
    kinds += re.findall(r"__init__\(\d+, \"(stale)\"", source) + re.findall(r"\d+: \"([\w-]+)\"", source)
    heads = {f"server-head-{name}" for name in re.findall(r"asked\.say\([\"']([\w-]+)[\"']", source)}
    heads |= {
        f"server-head-{page}{end}" for page in re.findall(r"about_game\(\"(\w+)\"", source) for end in ("", "-about")
    }
    heads |= {f"server-head-table-{state}" for state in (*get_args(TableState), "imported")}
    bots = {f"server-bot-{bot}{end}" for bot in BOTS for end in ("", "-help")}
    assert named | {f"server-{kind}" for kind in kinds} | heads | bots == messages(SERVER_LOCALE.parent, "en").keys()


def test_all_sentences_are_read_beside_what_the_server_does(monkeypatch: pytest.MonkeyPatch) -> None:
    read: set[tuple[str, str]] = set()

    def note(game: str, language: str) -> None:
        assert threading.current_thread() is not threading.main_thread()  # where the server answers
        read.add((game, language))

    def words(game: Game, language: str) -> None:
        note(game.name, language)

    monkeypatch.setattr("turncoat.server.words.bundle", lambda language: note("", language))
    monkeypatch.setattr("turncoat.server.words.game_words", words)
    asyncio.run(read_all())
    assert read == {(game, language) for game in ("", *GAMES) for language in LANGUAGES}


def test_they_are_read_before_anybody_asks(new_sqlite: MakeDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    has_begun = threading.Event()

    async def read() -> None:
        has_begun.set()

    monkeypatch.setattr("turncoat.server.serving.SETTLE_SECONDS", 0)
    monkeypatch.setattr("turncoat.server.serving.read_all", read)
    with serving(new_sqlite()):
        assert has_begun.wait(WAIT)
