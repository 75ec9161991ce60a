"""All tests run with NUMBA_BOUNDSCHECK=1, which really checks: it never runs unchecked code that an earlier run left in the cache.

And what people run, without checks, plays the same games.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from tests.support import thorough
from turncoat.games import GAMES, play_many

BEYOND = """
import numpy as np
from turncoat.kernel import compiled, kernel

@kernel
def look(values: list[int], place: int) -> int:
    return values[place]

@kernel
def read(values: list[int], place: int) -> int:
    return look(values, 0) + look(values, place)  # called twice, it is compiled by itself

print(compiled(read, "cpu")(np.arange(4), 5))
"""


# What names the folder of caches: on Linux, on Windows, on a Mac.
CACHE_IS_UNDER = ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME")


def without_checks() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if key != "NUMBA_BOUNDSCHECK"}


def run(folder: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    script = folder / "beyond.py"
    script.write_text(BEYOND)
    return subprocess.run(
        [sys.executable, script],
        env={**without_checks(), **dict.fromkeys(CACHE_IS_UNDER, str(folder)), **extra},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_read_beyond_the_end_is_caught_though_unchecked_code_is_cached(tmp_path: Path) -> None:
    assert run(tmp_path).returncode == 0  # unchecked, whatever it reads
    checked = run(tmp_path, NUMBA_BOUNDSCHECK="1")
    assert checked.returncode == 1
    assert "IndexError" in checked.stderr


UNCHECKED = """
import json, sys
import numba
from turncoat.games import GAMES, play_many
assert not numba.config.BOUNDSCHECK
print(json.dumps(play_many(GAMES[sys.argv[1]], 200, 3).points.tolist()))
"""


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "verraeter" else thorough) for game in GAMES], ids=str
)
def test_without_checks_the_same_games_are_played(game: str) -> None:
    assert numba.config.BOUNDSCHECK, "run pytest with NUMBA_BOUNDSCHECK=1, as `make test` does"
    done = subprocess.run(
        [sys.executable, "-c", UNCHECKED, game], env=without_checks(), capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == play_many(GAMES[game], 200, 3).points.tolist()
