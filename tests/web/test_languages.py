"""Three languages, on every screen: nothing missing, nothing cut off, nothing wider than the screen. (Matches: test_match.)"""

import pytest

from tests.web.conftest import Visit
from tests.web.looking import faults
from tests.web.support import DESK, PHONE, SMALL_PHONE, Size

every_language = pytest.mark.parametrize("language", ["en", "nl", "de"])
every_size = pytest.mark.parametrize("size", [DESK, PHONE, SMALL_PHONE], ids=["desk", "phone", "small"])


@every_language
@every_size
@pytest.mark.parametrize("path", ["/", "/new/verraeter", "/rules/verraeter", "/about", "/nowhere"])
def test_pages_fit(visit: Visit, path: str, size: Size, language: str) -> None:
    page = visit(path, size=size, language=language)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == language
    assert faults(page) == []
