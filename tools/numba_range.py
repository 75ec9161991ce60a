"""Try the shortcuts around Numba's private parts with the lowest and the highest release that they are used with: `make numba`.

Each release gets a virtual environment of its own, in which the kernel's tests run and three games are played plain and compiled.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from turncoat.kernel.numba_internals import HIGHEST, LOWEST

ROOT = Path(__file__).parents[1]
LAW = "tests/games/test_contract.py::test_plain_moves_equal_compiled_ones_at_every_step"
TESTS = (
    "tests/kernel",
    *(f"{LAW}[{setting}]" for setting in ("kuhn-2-standard", "verraeter-3-later", "rattus-2-standard")),
)
NEEDED = ("hypothesis", "pytest>=9", "pytest-xdist")  # what these tests need besides Turncoat


def is_well(version: str) -> bool:
    """Whether the tests pass with a release of Numba."""
    with tempfile.TemporaryDirectory() as scratch:
        python = str(Path(scratch) / "bin" / "python")
        subprocess.run([sys.executable, "-m", "venv", scratch], check=True)
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, f"numba=={version}", *NEEDED, "--editable", str(ROOT)], check=True)
        ran = subprocess.run([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS], cwd=ROOT, check=False)
    return ran.returncode == 0


def main() -> None:
    """Try both, and say how it went."""
    failed = [version for version in (LOWEST, HIGHEST) if not is_well(version)]
    if failed:
        sys.exit(f"the shortcuts do not work with Numba {' and '.join(failed)}")
    print(f"the shortcuts work with Numba {LOWEST} and {HIGHEST}")


if __name__ == "__main__":
    main()
