"""The fence around Numba's private parts: known releases, one switch, and a sentence where there is no Numba."""

import os
import subprocess
import sys

import pytest

from tests.support import thorough
from turncoat.kernel import NoCompiler, compiled
from turncoat.kernel.numba_internals import HIGHEST, LOWEST, SWITCH, is_tested, uses_shortcuts
from turncoat.kernel.rng import below

SCRIPT = """
from turncoat.games import GAMES, play_many
from turncoat.kernel.compile import fingerprint
from turncoat.kernel.numba_internals import uses_shortcuts

results = play_many(GAMES["kuhn"], 50, seed=7, target="cpu")
print(uses_shortcuts(), fingerprint(GAMES["kuhn"].apply), results.points.tolist())
"""


def run_with(switch: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, SWITCH: switch}
    return subprocess.run([sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=False)


@thorough
def test_without_the_shortcuts_games_are_the_same_and_cached_elsewhere() -> None:
    used, fingerprint, points = run_with("on").stdout.split(maxsplit=2)
    unused, other_fingerprint, same_points = run_with("off").stdout.split(maxsplit=2)
    assert (used, unused) == ("True", "False")
    assert fingerprint != other_fingerprint
    assert points == same_points


def test_the_switch_is_on_or_off() -> None:
    ran = run_with("maybe")
    assert ran.returncode != 0
    assert "TURNCOAT_SHORTCUTS is on or off, not 'maybe'" in ran.stderr


@pytest.mark.parametrize("version", [LOWEST, "0.62.1", "0.65.0", HIGHEST])
def test_shortcuts_are_used_with_releases_that_were_tried(version: str) -> None:
    assert is_tested(version)


@pytest.mark.parametrize("version", ["0.60.0", "0.61.0rc1", "0.68.2", "0.69.0", "0.69.0rc1", "1.0.0"])
def test_shortcuts_are_not_used_with_other_releases(version: str) -> None:
    assert not is_tested(version)


def test_the_release_that_is_installed_here_was_tried() -> None:
    """If this fails after an upgrade: run `make numba`, and raise HIGHEST if it passes."""
    assert uses_shortcuts()


def test_without_numba_compiled_rules_are_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(
        NoCompiler, match="compiled rules need Numba, which cannot be used here: import of numba halted"
    ):
        compiled.__wrapped__(below, "cpu")
