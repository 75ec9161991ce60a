"""How tests draw: `make test` the same every time, `make thorough` something new, whose seed pytest prints."""

import pytest
from hypothesis import HealthCheck, settings

from tests import support

PROFILE = settings(
    max_examples=6,  # whole games, and that for each of many settings
    deadline=None,  # the first call of a compiled kernel compiles it
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],  # for the same reason
)
settings.register_profile("test", PROFILE, derandomize=True)
settings.register_profile("thorough", PROFILE)  # drawn from `--hypothesis-seed`
settings.load_profile("test")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=support.SEED, help="draw other games: the number of the draw")


def pytest_configure(config: pytest.Config) -> None:
    support.SEED = config.getoption("--seed")


def pytest_report_header(config: pytest.Config) -> str:
    return f"games drawn from seed {support.SEED}"
