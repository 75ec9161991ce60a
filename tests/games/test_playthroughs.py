"""The playthroughs on file are what the rules give today; `make playthroughs` writes them again, to be read as a diff."""

from pathlib import Path

import pytest

from tests.support import is_thorough
from tools.record_playthroughs import DIGESTS, FOLDER, files, game_digest, playthrough, settings
from turncoat.games import Game

FILES = list(files())


@pytest.mark.parametrize(("path", "game", "seats", "preset"), FILES, ids=[row[0].stem for row in FILES])
def test_playthrough_is_current(path: Path, game: Game, seats: int, preset: str) -> None:
    assert playthrough(game, seats, preset) == path.read_text(encoding="utf-8")


def test_whole_games_go_as_recorded_with_every_number_of_seats() -> None:
    asked, recorded = list(settings()), DIGESTS.read_text(encoding="utf-8").splitlines()
    assert len(asked) == len(recorded)
    every = 1 if is_thorough() else 4  # in `make test` each game, and its presets in turn
    assert [game_digest(*setting) for setting in asked[::every]] == recorded[::every]


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {DIGESTS, *(row[0] for row in FILES)}
