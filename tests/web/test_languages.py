"""Three languages, on every screen: nothing missing, nothing cut off, nothing wider than the screen. (Matches: test_match.)"""

import pytest

from tests.support import LANGUAGES, thorough
from tests.web.conftest import Visit
from tests.web.looking import PAGES, faults, wait_for_page
from tests.web.support import DESK, PHONE, SMALL_PHONE, Size

SIZES = [pytest.param(DESK, id="desk", marks=thorough), pytest.param(PHONE, id="phone", marks=thorough)]
every_size = pytest.mark.parametrize("size", [*SIZES, pytest.param(SMALL_PHONE, id="small")])  # where it fits least

SPEAK = (
    "language => localStorage.setItem('turncoat', JSON.stringify({ ...JSON.parse(localStorage.turncoat), language }))"
)


@every_size
@pytest.mark.parametrize("path", PAGES)
def test_pages_fit(visit: Visit, path: str, size: Size) -> None:
    page = visit(path, size=size)
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        wait_for_page(page, path)
        assert page.evaluate("document.documentElement.lang") == language
        assert faults(page) == [], language
