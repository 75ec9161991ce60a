"""No test touches a player's own files."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games, empty."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "turncoat" / "saves"
