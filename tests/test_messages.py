"""The page and the server speak of the same messages."""

from tools.generate_types import TARGET, generate


def test_the_pages_types_are_the_servers() -> None:
    assert TARGET.read_text(encoding="utf-8") == generate(), "run `make messages`"
