"""The page's tests look at scenes as the server sends them today."""

from tests.generate_scenes import TARGET, generate


def test_the_pages_scenes_are_the_servers() -> None:
    assert TARGET.read_text(encoding="utf-8") == generate(), "run `python tests/generate_scenes.py --write`"
