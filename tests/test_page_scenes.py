"""The page's tests look at scenes as the server sends them today."""

import pytest

from tests.generate_scenes import PLAYED, generate, target


@pytest.mark.parametrize("name", PLAYED)
def test_the_pages_scenes_are_the_servers(name: str) -> None:
    current = target(name).read_text(encoding="utf-8")
    assert current == generate(name), "run `python tests/generate_scenes.py --write`"
