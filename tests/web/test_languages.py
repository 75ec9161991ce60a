"""Three languages, on every screen: nothing missing, nothing cut off, nothing wider than the screen, and axe finds nothing. (Matches: test_match.)"""

import pytest

from tests.support import LANGUAGES, thorough
from tests.web.conftest import Visit
from tests.web.looking import MORE_PAGES, PAGES, faults, speak, violations, wait_for_page
from tests.web.support import DESK, PHONE, SMALL_PHONE, Size
from tests.web.test_look_back import go_to_moment, match_text, open_replay

SIZES = [pytest.param(DESK, id="desk", marks=thorough), pytest.param(PHONE, id="phone", marks=thorough)]
every_size = pytest.mark.parametrize("size", [*SIZES, pytest.param(SMALL_PHONE, id="small")])  # where it fits least

SHARE = {"en": "Share", "nl": "Delen", "de": "Teilen"}


@every_size
@pytest.mark.parametrize("path", [*PAGES, *(pytest.param(path, marks=thorough) for path in MORE_PAGES)])
def test_pages_fit_and_have_no_violation(visit: Visit, path: str, size: Size) -> None:
    first, *others = LANGUAGES
    page = visit(path, size=size, language=first)
    wait_for_page(page, path)
    assert faults(page) + violations(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert violations(page, ["color-contrast"]) == []  # themes differ in their colours alone
    for language in others:
        speak(page, language)
        wait_for_page(page, path)
        assert page.evaluate("document.documentElement.lang") == language
        assert faults(page) == [], language


@every_size
def test_a_replay_and_what_is_shared_of_it_fit_and_have_no_violation(visit: Visit, size: Size) -> None:
    page = visit(size=size, language=LANGUAGES[0])
    open_replay(page, match_text("verraeter"))
    go_to_moment(page, 30)
    for language in LANGUAGES:
        if language != LANGUAGES[0]:
            speak(page, language)
            page.locator("[data-moments]").wait_for()
        assert faults(page) == [], language
        page.get_by_role("button", name=SHARE[language], exact=True).click()
        page.locator("dialog img").wait_for()
        assert faults(page) == [], language
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert violations(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert violations(page, ["color-contrast"]) == []
