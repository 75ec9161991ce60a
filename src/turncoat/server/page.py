"""The built page: read once at the start, sent compressed, and kept by browsers for as long as it is the same.

Each address gets the same page with a head of its own (`heads.py`).

Not Litestar's static files: they are read from the disk for each request, know no precompressed forms, and never answer 304.
"""

import functools
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from turncoat.server.caller import TheServices
from turncoat.server.heads import MARK, Head, head_of
from turncoat.server.middleware import language_of
from turncoat.server.needs import Manifest

PAGE = Path(__file__).parent / "page"
INDEX = "index.html"
HASHED = "assets/"  # their names change with their content
MANIFEST = "sources.json"  # what they are made of; nobody else needs it
COMPRESSED = {".br", ".gz"}
COMPRESSED_BEFORE = "is_compressed_before"  # the mark of a handler whose answers need no more of it
REMEMBERED = 256  # pages with their heads
WORTH = 1024  # bytes below which compression gains nothing
TEXTS = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
EMPTY = '<div id="app"></div>'  # where the script puts the page
MISSING = "The page has not been built yet: run `make web`, then start the server again.\n"


@dataclass(frozen=True, eq=False)
class Asset:
    """A file of the page, and its compressed forms."""

    media_type: str
    etag: str
    is_hashed: bool
    bodies: dict[str, bytes]  # by encoding; "" is the plain one


def read_page(folder: Path) -> dict[str, Asset]:
    """All files of the page by their paths; none if it has not been built."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in COMPRESSED]
    return {path.relative_to(folder).as_posix(): read_asset(folder, path) for path in files}


def read_asset(folder: Path, path: Path) -> Asset:
    body = path.read_bytes()
    media_type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    bodies = {"": body}
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        ready = path.with_name(path.name + suffix)
        if ready.is_file():
            bodies[encoding] = ready.read_bytes()
    if "gzip" not in bodies and len(body) > WORTH and media_type.startswith(TEXTS):
        bodies["gzip"] = gzip.compress(body, mtime=0)
    return Asset(media_type, etag_of(body), path.relative_to(folder).as_posix().startswith(HASHED), bodies)


def etag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'


@functools.lru_cache(REMEMBERED)
def with_head(index: Asset, manifest: Manifest, head: Head, origin: str) -> Asset:
    """The page, saying of itself what it is about and what it needs."""
    text = index.bodies[""].decode().replace('<html lang="en">', f'<html lang="{head.language}">')
    texts = {
        MARK: f"{head.html(origin)}\n    {head.needs.asked()}",
        EMPTY: EMPTY.replace("><", f">{head.waiting()}<"),
        "</body>": f"  {head.needs.links(manifest)}\n  </body>",
    }
    for mark, told in texts.items():
        text = text.replace(mark, told)
    body = text.encode()
    return Asset(index.media_type, etag_of(body), is_hashed=False, bodies={"": body, "gzip": gzip.compress(body)})


def answer(asset: Asset, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """A file as the browser can take it, or that it has it already."""
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name in ("br", "gzip") if name in asset.bodies and name in accepted), "")
    age = "public, max-age=31536000, immutable" if asset.is_hashed else "no-cache"
    headers = {"etag": asset.etag, "cache-control": age, "vary": "accept-encoding, accept-language"}
    if status == 200 and request.headers.get("if-none-match") == asset.etag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(asset.bodies[encoding], status_code=status, headers=headers, media_type=asset.media_type)


def origin_of(request: Request[Any, Any, Any], services: TheServices) -> str:
    """Where the world knows this server: its first public address, or the one that was asked."""
    origins = services.settings.origins
    return origins[0] if origins else f"{request.url.scheme}://{request.url.netloc}"


def page_handler() -> HTTPRouteHandler:
    """Serves files by their paths, and for every other path the index with a head of its own: the page has a router."""
    assets = read_page(PAGE)
    sources = assets.pop(MANIFEST, None)
    manifest = Manifest(msgspec.json.decode(sources.bodies[""]) if sources else {})

    @route(
        ["/", "/{path:path}"],
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        exclude_from_csrf=True,  # a file that everybody may keep carries no token
        opt={COMPRESSED_BEFORE: True},
    )
    async def page(request: Request[Any, Any, Any], services: TheServices) -> Response[bytes]:
        path = request.url.path.lstrip("/")
        if path == "api" or (path.startswith(("api/", HASHED)) and path not in assets):
            raise NotFoundException
        if INDEX not in assets:
            return Response(MISSING.encode(), status_code=503, media_type="text/plain")
        if path in assets and path != INDEX:
            return answer(assets[path], request)
        head = await head_of(services, request.url.path, request.query_params, language_of(request))
        return answer(with_head(assets[INDEX], manifest, head, origin_of(request, services)), request, head.status)

    return page
