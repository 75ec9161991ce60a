"""What the tests run compiled is compiled before them, wherever the sources lie and whenever they were written."""

from pathlib import Path

import pytest

from tools import compile_kernels


def folder_of_sources(place: Path) -> Path:
    place.mkdir()
    (place / "rules.py").write_text("A = 1\n", encoding="utf-8")
    return place


def test_another_clone_with_the_same_sources_is_compiled_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba would compile it again, test by test"""
    stamps = set()
    for name in ("one", "two"):
        monkeypatch.setattr(compile_kernels, "SOURCES", (folder_of_sources(tmp_path / name),))
        stamps.add(compile_kernels.stamp())
    assert len(stamps) == 2
    assert compile_kernels.stamp() in stamps


def test_what_was_written_again_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As by another branch and back; Numba looks at the time only"""
    sources = folder_of_sources(tmp_path / "one")
    monkeypatch.setattr(compile_kernels, "SOURCES", (sources,))
    before = compile_kernels.stamp()
    assert compile_kernels.stamp() == before
    rules = sources / "rules.py"
    rules.touch()
    assert compile_kernels.stamp() != before
