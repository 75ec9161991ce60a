"""Looking at a page as strict people would: is all of it there, in its language and inside the screen, and can everybody use it?"""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.support import ROOT

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# An experiment of axe's: it wants what is drawn in the order of the name. A land's name has its numbers, but as a sentence.
LEFT_OUT = {"label-content-name-mismatch": {"enabled": False}}

# Only what is wrong, in words: all that axe has to say about what is right takes longer to fetch than to find.
VIOLATIONS = """async ([runOnly, rules]) => {
  const found = await axe.run({ runOnly, rules, resultTypes: ["violations"], selectors: false });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}"""

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
    if (own && element instanceof SVGTextContentElement && element.closest("svg:not(:has(title))")) {
      const [text, all] = [element.getBoundingClientRect(), element.ownerSVGElement.getBoundingClientRect()];
      const isOut = text.left < all.left - 2 || text.right > all.right + 2 || text.top < all.top - 2 || text.bottom > all.bottom + 2;
      if (text.width && isOut) faults.push(`out of its drawing: ${own}`);
    }
    if (!own || element.closest("svg, .vh, .skip") || style.visibility === "hidden") continue;
    const isCut = style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
    if (isCut && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1) faults.push(`cut off: ${own.slice(0, 60)}`);
    const box = element.getBoundingClientRect();
    if (box.width && !isAway(element) && (box.right > innerWidth + 1 || box.left < -1)) faults.push(`off the screen: ${own.slice(0, 60)}`);
  }
  return faults;
}"""


# What a page has when all of it has been fetched, by the first part of its address.
HAS = {
    "": "article .btn.main",
    "new": "footer button.main",
    "rules": "main:has(.goal) details",
    "about": "section.panel ul",
    "learn": "main ol a",
    "lesson": ".lesson [data-goes-on], .lesson .now",
    "box": "#box-value",
    "nowhere": "main [role=alert]",
}
# The pages beside tables; those that differ only in their game are looked at in `make thorough`.
PAGES = (
    *("/", "/about", "/nowhere", "/new/verraeter", "/rules/verraeter", "/learn/ontembare_stad", "/box/verraeter"),
    "/learn/verraeter/example-round",
)
MORE_PAGES = tuple(
    f"/{kind}/{game}"
    for game in ("verraeter", "rattus", "ontembare_stad", "ontembare_stad?preset=verraad", "kuhn")
    for kind in ("new", "rules", "learn", "box")
    if f"/{kind}/{game}" not in PAGES and not (kind == "box" and ("?" in game or game == "kuhn"))
)


def wait_for_page(page: Page, path: str) -> None:
    kind = "lesson" if path.count("/") > 2 else path.split("/")[1]
    page.locator(HAS[kind]).first.wait_for(state="attached")


SPEAK = (
    "language => localStorage.setItem('turncoat', JSON.stringify({ ...JSON.parse(localStorage.turncoat), language }))"
)


def speak(page: Page, language: str) -> None:
    """The same page again, in another language."""
    page.evaluate(SPEAK, language)
    page.reload()


def faults(page: Page) -> list[str]:
    """What is cut off, off the screen or was never said."""
    page.evaluate("document.fonts.ready")
    return list(page.evaluate(FAULTS))


def violations(page: Page, only: list[str] = STANDARDS) -> list[str]:
    """What axe finds wrong with the page as it is now, by some standards or by single rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {AXE} }}")  # evaluated by the debugger, which the content policy does not bind
    return list(page.evaluate(VIOLATIONS, [only, LEFT_OUT]))


class Watch:
    """What is found wrong at the first decision of each kind, and with the result."""

    def __init__(self, page: Page, *looks: Callable[[Page], list[str]]) -> None:
        self.found: dict[str, list[str]] = {}
        self._page = page
        self._looks = looks or (faults, violations)

    def __call__(self) -> bool:
        """Look, and let the match go on: for `play_on` to ask before each decision."""
        self.look_at(str(self._page.locator("[data-prompt]").get_attribute("data-prompt")))
        return False

    def look_at(self, what: str) -> None:
        if what not in self.found:
            self.found[what] = [fault for look in self._looks for fault in look(self._page)]

    @property
    def wrong(self) -> dict[str, list[str]]:
        return {what: faults for what, faults in self.found.items() if faults}
