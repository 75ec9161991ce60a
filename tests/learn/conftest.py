"""All of this is for `make thorough`."""

from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Otherwise nothing of it is imported: PyTorch alone takes a worker as long as a third of all tests."""
    return True if config.getoption("markexpr") == "not thorough" else None
