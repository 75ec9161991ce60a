"""Draws the pictures that links to a game and to the first page are shown with: `python -m tools.link_pictures` writes web/public/link again."""

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.support import CHROMIUM, FLAGS
from tools import ROOT

WEB = ROOT / "web"
FOLDER = WEB / "public" / "link"
COVERS = WEB / "src" / "art" / "covers"
FONT = WEB / "node_modules" / "@fontsource-variable" / "alegreya" / "files" / "alegreya-latin-wght-normal.woff2"
SIZE = {"width": 1200, "height": 630}  # what links are shown with everywhere
# by the names that `server/heads.py` asks for: the title, and the covers beside it
PICTURES = {
    "turncoat": ("", ("verraeter", "rattus", "stad", "verraad")),
    "verraeter": ("Verräter", ("verraeter",)),
    "rattus": ("Rattus", ("rattus",)),
    "ontembare_stad": ("De Ontembare Stad", ("stad",)),
    "verraad": ("Het Verraad", ("verraad",)),
}
STYLE = """
  @font-face { font-family: Alegreya; src: url(%s); font-weight: 400 900 }
  * { margin: 0 }
  body { box-sizing: border-box; width: 1200px; height: 630px; padding: 40px 48px; display: flex; align-items: center;
         justify-content: center; gap: 28px; background: #f3e9d2; color: #2a2119; font-family: Alegreya }
  img { flex: none }
  div { flex: 1; display: grid; gap: 28px; padding-left: 28px }
  h1 { font-size: 92px; line-height: 1; font-weight: 800 }
  p { display: flex; align-items: center; gap: 18px; font-size: 52px; font-weight: 800 }
  .all { flex-direction: column }
  .all section { display: flex; gap: 24px }
"""


def address_of(path: Path, kind: str) -> str:
    return f"data:{kind};base64,{b64encode(path.read_bytes()).decode()}"


def draw(page: Page, title: str, covers: tuple[str, ...]) -> bytes:
    """A title beside its cover, or all covers above ours, as PNG."""
    height = 344 if len(covers) > 1 else 550
    images = "".join(
        f'<img height="{height}" src="{address_of(COVERS / f"{name}.svg", "image/svg+xml")}">' for name in covers
    )
    mark = f'<p><img height="84" src="{address_of(WEB / "public" / "mark.svg", "image/svg+xml")}">Turncoat</p>'
    body = f"{images}<div><h1>{title}</h1>{mark}</div>" if title else f"<section>{images}</section>{mark}"
    page.set_content(
        f'<style>{STYLE % address_of(FONT, "font/woff2")}</style><body class="{"" if title else "all"}">{body}'
    )
    page.evaluate("document.fonts.ready")
    return page.screenshot()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS).new_page(viewport=SIZE)  # type: ignore[arg-type]
        for name, (title, covers) in PICTURES.items():
            (FOLDER / f"{name}.png").write_bytes(draw(page, title, covers))
