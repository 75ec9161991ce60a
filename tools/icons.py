"""Draws the mark as pictures for browsers and phones that take no SVG: `python -m tools.icons` writes web/public again."""

import struct

from playwright.sync_api import Page, sync_playwright

from tests.web.support import CHROMIUM, FLAGS
from tools import ROOT

FOLDER = ROOT / "web" / "public"
VELLUM = "#F3E9D2"
# pixels, and whether it stands on vellum with room around it: phones cut icons to a shape of their own
PICTURES = {"icon-192.png": (192, True), "icon-512.png": (512, True), "apple-touch-icon.png": (180, True)}
SMALL = 32


def draw(page: Page, size: int, *, on_ground: bool) -> bytes:
    """The mark in a square of so many pixels, as PNG."""
    mark = (FOLDER / "mark.svg").read_text(encoding="utf-8")
    ground, width = (VELLUM, "68%") if on_ground else ("transparent", "100%")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>*{{margin:0}}body{{height:100vh;display:grid;place-items:center;background:{ground}}}"
        f"svg{{width:{width};height:{width}}}</style>{mark}"
    )
    return page.screenshot(omit_background=True)


def as_ico(png: bytes, size: int) -> bytes:
    """A PNG as a favicon.ico with one picture."""
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), 22)
    return struct.pack("<HHH", 0, 1, 1) + entry + png


if __name__ == "__main__":
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS).new_page()
        for name, (size, on_ground) in PICTURES.items():
            (FOLDER / name).write_bytes(draw(page, size, on_ground=on_ground))
        (FOLDER / "favicon.ico").write_bytes(as_ico(draw(page, SMALL, on_ground=False), SMALL))
