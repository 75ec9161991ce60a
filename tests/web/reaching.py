"""Whether all that may be done can be reached, at every width that people have; the page is looked at by `reach.js`."""

from playwright.sync_api import Page

from tests.support import ROOT
from tests.web.support import Size

REACH = (ROOT / "tests" / "web" / "reach.js").read_text(encoding="utf-8")
WIDTHS = (
    *(Size(360, 640), Size(768, 1024), Size(901, 768), Size(1024, 768)),
    *(Size(1180, 820), Size(1440, 900), Size(1920, 1080)),
)
PHONE_AND_DESK = (WIDTHS[0], WIDTHS[5])
LAYOUTS = (WIDTHS[0], WIDTHS[2], WIDTHS[5])  # one width of each: phone, narrow window, desk
DRAWN = "() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))"

# A page's sockets, so that the connection can be cut.
KEEP_SOCKETS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      sockets.push(this);
    }
  };
"""
DROP_SOCKETS = "sockets.splice(0).forEach((socket) => socket.close())"


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate(DRAWN)


def out_of_reach(
    page: Page, widths: tuple[Size, ...] = WIDTHS, followed: tuple[Size, ...] = PHONE_AND_DESK, *, is_each: bool = False
) -> str:
    """What I may do now and cannot, at some width, with the log shut or open: a line each.

    At some widths gestures are followed to their end. One of each verb stands for all, or each is tried.
    """
    page.evaluate(REACH)
    wrong = []
    for size in widths:
        resize(page, size)
        found = page.evaluate("(isEach) => reach.law(isEach)", is_each)
        if size in followed:
            found += page.evaluate("(isEach) => reach.followAll(isEach)", is_each)
        wrong += [f"{size.width} wide: {text}" for text in found]
    return "\n".join(wrong)
