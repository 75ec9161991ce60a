"""The playthroughs on file are what the rules give today; `make playthroughs` writes them anew, to be read as a diff."""

from pathlib import Path

import pytest

from tests.games.record_playthroughs import FOLDER, files, playthrough
from turncoat.games import Game

FILES = list(files())


@pytest.mark.parametrize(("path", "game", "seats", "preset"), FILES, ids=[row[0].stem for row in FILES])
def test_playthrough_is_current(path: Path, game: Game, seats: int, preset: str) -> None:
    assert playthrough(game, seats, preset) == path.read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {row[0] for row in FILES}
