"""Three languages, on every screen: nothing missing, nothing cut off, nothing wider than the screen, and axe finds nothing. (Matches: test_match.)"""

import pytest

from tests.support import LANGUAGES, thorough
from tests.web.conftest import Visit
from tests.web.looking import PAGES, faults, violations, wait_for_page
from tests.web.support import DESK, PHONE, SMALL_PHONE, Size

SIZES = [pytest.param(DESK, id="desk", marks=thorough), pytest.param(PHONE, id="phone", marks=thorough)]
every_size = pytest.mark.parametrize("size", [*SIZES, pytest.param(SMALL_PHONE, id="small")])  # where it fits least

SPEAK = (
    "language => localStorage.setItem('turncoat', JSON.stringify({ ...JSON.parse(localStorage.turncoat), language }))"
)


# Boxes differ in their values alone.
@every_size
@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=thorough if path in ("/box/rattus", "/box/ontembare_stad") else ()) for path in PAGES],
)
def test_pages_fit_and_have_no_violation(visit: Visit, path: str, size: Size) -> None:
    first, *others = LANGUAGES
    page = visit(path, size=size, language=first)
    wait_for_page(page, path)
    assert faults(page) + violations(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert violations(page, ["color-contrast"]) == []  # themes differ in their colours alone
    for language in others:
        page.evaluate(SPEAK, language)
        page.reload()
        wait_for_page(page, path)
        assert page.evaluate("document.documentElement.lang") == language
        assert faults(page) == [], language
