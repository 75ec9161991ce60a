"""The page's tests look at scenes as the server sends them today, and its tables are those of the components."""

import pytest

from tools import generate_tables
from tools.generate_scenes import PLAYED, generate, target


@pytest.mark.parametrize("what", ["scenes", "film"])
@pytest.mark.parametrize("name", PLAYED)
def test_the_pages_scenes_are_the_servers(name: str, what: str) -> None:
    current = target(name, what).read_text(encoding="utf-8")
    assert current == generate(name, what), "run `make messages`"


def test_the_pages_tables_are_those_of_the_components() -> None:
    current = generate_tables.TARGET.read_text(encoding="utf-8")
    assert current == generate_tables.generate(), "run `make messages`"
