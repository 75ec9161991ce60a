"""The page's types are the server's."""

from pathlib import Path

import pytest

from tools.generate_types import generate

FILES = generate()


@pytest.mark.parametrize("path", FILES, ids=[path.parent.name for path in FILES])
def test_the_pages_types_are_the_servers(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run `make messages`"
