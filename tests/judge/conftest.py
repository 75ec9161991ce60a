"""Games that have been learned, though badly."""

from pathlib import Path

import pytest

from tests.judge.support import SMALL, some_weights, write
from turncoat.games import GAMES
from turncoat.judge import weights


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has been learned, though badly."""
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    for game in GAMES.values():
        write(tmp_path / f"{game.name}.npz", game, some_weights(game, SMALL))
