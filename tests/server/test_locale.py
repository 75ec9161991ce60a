"""The server says the same things in all three languages, and nothing that nobody hears."""

import re
from pathlib import Path

import pytest

from tests.cli.test_locale import messages
from turncoat.bots import BOTS
from turncoat.match import LANGUAGES
from turncoat.server.words import SERVER_LOCALE

SOURCE = Path(__file__).parents[2] / "src" / "turncoat" / "server"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(SERVER_LOCALE.parent, language) == messages(SERVER_LOCALE.parent, "en")


def test_every_message_is_used_and_exists() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    named = set(re.findall(r"\"(server-[\w-]+)\"", source))
    kinds = re.findall(r"Refused\(\d+, \"([\w-]+)\"", source) + re.findall(r"return \d+, \"([\w-]+)\"", source)
    kinds += re.findall(r"__init__\(\d+, \"(stale)\"", source) + re.findall(r"\d+: \"([\w-]+)\"", source)
    bots = {f"server-bot-{bot}{end}" for bot in BOTS for end in ("", "-help")}
    assert named | {f"server-{kind}" for kind in kinds} | bots == messages(SERVER_LOCALE.parent, "en").keys()
