"""The page's tests look at scenes as the server sends them today, and its tables are those of the components."""

import pytest

from tests import generate_tables
from tests.generate_scenes import PLAYED, generate, target


@pytest.mark.parametrize("name", PLAYED)
def test_the_pages_scenes_are_the_servers(name: str) -> None:
    current = target(name).read_text(encoding="utf-8")
    assert current == generate(name), "run `python tests/generate_scenes.py --write`"


def test_the_pages_tables_are_those_of_the_components() -> None:
    current = generate_tables.TARGET.read_text(encoding="utf-8")
    assert current == generate_tables.generate(), "run `python -m tests.generate_tables --write`"
