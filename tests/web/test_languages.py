"""Three languages, on every screen: nothing missing, nothing cut off, nothing wider than the screen."""

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.support import DESK, PHONE, SMALL_PHONE, Size, play_on, rematch_button

every_language = pytest.mark.parametrize("language", ["en", "nl", "de"])
every_size = pytest.mark.parametrize("size", [DESK, PHONE, SMALL_PHONE], ids=["desk", "phone", "small"])

# Texts that are wider than their box where that is cut off, message ids that were never said, and a page that scrolls sideways.
FAULTS = r"""() => {
  const faults = [];
  const isAway = (element) => {  // scrolled to, or for screen readers only
    if (!element) return false;
    const { overflowX } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX) || (overflowX !== "visible" && element.clientWidth <= 1) || isAway(element.parentElement);
  };
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join("").trim();
    if (/^\{?(page|label|board|prompt|waiting|role|land|why|rule)-[a-z-]+\}?$/.test(own)) faults.push(`not said: ${own}`);
    const style = getComputedStyle(element);
    if (!own || element.closest("svg, .vh, .skip") || style.visibility === "hidden") continue;
    const isCut = style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
    if (isCut && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1) faults.push(`cut off: ${own.slice(0, 60)}`);
    const box = element.getBoundingClientRect();
    if (box.width && !isAway(element) && (box.right > innerWidth + 1 || box.left < -1)) faults.push(`off the screen: ${own.slice(0, 60)}`);
  }
  return faults;
}"""


def faults(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready")
    return list(page.evaluate(FAULTS))


@every_language
@every_size
@pytest.mark.parametrize("path", ["/", "/new/verraeter", "/rules/verraeter", "/about", "/nowhere"])
def test_pages_fit(visit: Visit, path: str, size: Size, language: str) -> None:
    page = visit(path, size=size, language=language)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == language
    assert faults(page) == []


@pytest.mark.parametrize(
    ("size", "language"),
    [(DESK, "en"), (DESK, "de"), (PHONE, "nl"), (PHONE, "de"), (SMALL_PHONE, "nl"), (SMALL_PHONE, "de")],
)
def test_a_whole_match_fits(visit: Visit, size: Size, language: str) -> None:
    page = visit(size=size, language=language)
    page.locator("main button.main").first.click()
    page.wait_for_url("**/t/*")
    found: dict[str, list[str]] = {}

    def look() -> bool:
        prompt = str(page.locator("[data-prompt]").get_attribute("data-prompt"))
        if prompt not in found:
            found[prompt] = faults(page)
        return False

    play_on(page, seed=12, until=look)
    found["result"] = faults(page)
    assert rematch_button(page).is_visible()
    assert {prompt: list_ for prompt, list_ in found.items() if list_} == {}
