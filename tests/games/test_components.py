"""What is printed in the box: each value has its provenance, and an owner's corrected copy counts, or is refused in one sentence."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from turncoat.errors import Invalid
from turncoat.games import GAMES
from turncoat.games.components import OVERRIDE, PROVENANCES, read_components

VERRAETER = GAMES["verraeter"].folder


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An owner's folder, with a copy of Verräter's components to correct."""
    monkeypatch.setenv(OVERRIDE, str(tmp_path))
    copy = tmp_path / "verraeter.toml"
    copy.write_text((VERRAETER / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    return copy


def correct(box: Path, old: str, new: str) -> None:
    text = box.read_text(encoding="utf-8")
    assert old in text
    box.write_text(text.replace(old, new, 1), encoding="utf-8")


def provenances(values: Any) -> list[str]:
    """Every provenance named in a file."""
    if isinstance(values, dict):
        named = values.get("provenance", [])
        return [*([named] if isinstance(named, str) else named), *(p for v in values.values() for p in provenances(v))]
    return [p for value in values for p in provenances(value)] if isinstance(values, list) else []


@pytest.mark.parametrize("name", GAMES)
def test_every_provenance_is_one_of_three(name: str) -> None:
    values = tomllib.loads((GAMES[name].folder / "components.toml").read_text(encoding="utf-8"))
    found = provenances(values)
    assert found
    assert set(found) <= set(PROVENANCES)


def test_verraeter_only_three_cells_of_the_points_table_are_documented() -> None:
    cells = [cell for land in read_components(VERRAETER).values["land"] for cell in land["points"]["provenance"]]
    assert len(cells) == 24
    assert sorted(cell for cell in cells if cell != "reconstructed") == ["rulebook", "rulebook", "source"]


def test_a_corrected_copy_counts_and_has_another_digest(box: Path) -> None:
    correct(box, "value = [3, 2, 1, 1]", "value = [2, 1, 1, 0]")
    corrected = read_components(VERRAETER)
    assert corrected.values["land"][0]["points"]["value"] == [2, 1, 1, 0]
    assert corrected.digest != GAMES["verraeter"].components


def test_a_better_source_alone_is_the_same_box(box: Path) -> None:
    correct(box, 'provenance = "source"', 'provenance = "rulebook"')
    assert read_components(VERRAETER).digest == GAMES["verraeter"].components


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[box]", "[box", "cannot be read"),
        ("value = [3, 2, 1, 1]", "value = [3, 2, 1]", "should have 4 entries, not 3"),
        ("value = [3, 2, 1, 1]", 'value = [3, 2, 1, "one"]', "should be a whole number, not a text"),
        ('name = "wasteland"', 'nome = "wasteland"', "'nome' is not known"),
        ("hand_limit = ", "hand_limits = ", "is "),
    ],
)
def test_a_copy_that_does_not_fit_is_refused_with_its_place(box: Path, old: str, new: str, said: str) -> None:
    correct(box, old, new)
    with pytest.raises(Invalid) as refused:
        read_components(VERRAETER)
    assert said in str(refused.value) or "missing" in str(refused.value)
    assert str(box) in str(refused.value)


def test_a_folder_that_is_none_is_not_passed_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(OVERRIDE, str(tmp_path / "nowhere"))
    with pytest.raises(Invalid, match="should name a folder"):
        read_components(VERRAETER)


def test_the_program_says_what_is_wrong_with_a_copy_in_one_sentence(box: Path) -> None:
    correct(box, "[box]", "[box")
    ran = subprocess.run(
        [sys.executable, "-m", "turncoat", "games"], env=dict(os.environ), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert "Traceback" not in ran.stderr
    assert ran.stderr.startswith("turncoat: ")
