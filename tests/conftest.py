"""How tests draw: `make test` the same every time, `make thorough` something new, whose seed pytest prints."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

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


# Objects made and not yet gone before the garbage collector looks for cycles among them: games are made of many objects and hardly a cycle, and
# with the 700 that are usual, looking took a tenth of the tests' time.
YOUNG = 100_000


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=support.SEED, help="draw other games: the number of the draw")


def pytest_configure(config: pytest.Config) -> None:
    support.SEED = config.getoption("--seed")
    gc.set_threshold(YOUNG)


def pytest_report_header(config: pytest.Config) -> str:
    return f"games drawn from seed {support.SEED}"


def is_in_browser(item: pytest.Item) -> bool:
    return item.nodeid.startswith("tests/web/")


@pytest.hookimpl(trylast=True)  # when it is known what is left out
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each worker begins with an equal share of the tests, one after the other: every second share begins with tests in the browser, which
    wait while the other workers compute."""
    shares = max(getattr(config, "workerinput", {}).get("workercount", 1) // 2, 1)
    browser = [item for item in items if is_in_browser(item)]
    others = [item for item in items if not is_in_browser(item)]
    items[:] = [item for share in range(shares) for kind in (browser, others) for item in _share(kind, share, shares)]


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: the garbage collector need not look at it again and again."""
    gc.freeze()


def _share(items: list[pytest.Item], share: int, shares: int) -> list[pytest.Item]:
    return items[len(items) * share // shares : len(items) * (share + 1) // shares]


@contextmanager
def own_loop(item: pytest.Item) -> Iterator[None]:
    """Playwright's loop stands still between its calls but counts as running: other tests of the same worker may have one of their own."""
    if is_in_browser(item):
        yield
        return
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with own_loop(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with own_loop(item):
        return (yield)
