"""The page's tests draw what the server sends today."""

from pathlib import Path

import pytest

from tools.generate_scenes import FILES


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_what_the_pages_tests_draw_is_the_servers(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path](), "run `make messages`"
