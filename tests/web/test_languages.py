"""Three languages, on every screen: nothing missing, nothing cut off, nothing wider than the screen. (Matches: test_match.)"""

import pytest

from tests.support import thorough
from tests.web.conftest import Visit
from tests.web.looking import faults
from tests.web.support import DESK, PHONE, SMALL_PHONE, Size

every_language = pytest.mark.parametrize("language", ["en", "nl", "de"])
SIZES = [pytest.param(DESK, id="desk", marks=thorough), pytest.param(PHONE, id="phone", marks=thorough)]
every_size = pytest.mark.parametrize("size", [*SIZES, pytest.param(SMALL_PHONE, id="small")])  # where it fits least


@every_language
@every_size
@pytest.mark.parametrize("path", ["/", "/new/verraeter", "/rules/verraeter", "/about", "/nowhere"])
def test_pages_fit(visit: Visit, path: str, size: Size, language: str) -> None:
    page = visit(path, size=size, language=language)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == language
    assert faults(page) == []
