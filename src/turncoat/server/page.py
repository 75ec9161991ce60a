"""The built page: read once at the start, sent compressed, and kept by browsers for as long as it is the same.

Not Litestar's static files: they are read from the disk for each request, know no precompressed forms, and never answer 304.
"""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

PAGE = Path(__file__).parent / "page"
INDEX = "index.html"
HASHED = "assets/"  # their names change with their content
COMPRESSED = {".br", ".gz"}
COMPRESSED_BEFORE = "is_compressed_before"  # the mark of a handler whose answers need no more of it
WORTH = 1024  # bytes below which compression gains nothing
TEXTS = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
MISSING = "The page has not been built yet: run `make web`, then start the server again.\n"


@dataclass(frozen=True)
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
    etag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return Asset(media_type, etag, path.relative_to(folder).as_posix().startswith(HASHED), bodies)


def answer(asset: Asset, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file as the browser can take it, or that it has it already."""
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name in ("br", "gzip") if name in asset.bodies and name in accepted), "")
    age = "public, max-age=31536000, immutable" if asset.is_hashed else "no-cache"
    headers = {"etag": asset.etag, "cache-control": age, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.etag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.media_type)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(asset.bodies[encoding], headers=headers, media_type=asset.media_type)


def page_handler() -> HTTPRouteHandler:
    """Serves files by their paths and the index for every other path: the page has a router of its own."""
    assets = read_page(PAGE)

    @route(
        ["/", "/{path:path}"],
        http_method=["GET", "HEAD"],
        include_in_schema=False,
        sync_to_thread=False,
        exclude_from_csrf=True,  # a file that everybody may keep carries no token
        opt={COMPRESSED_BEFORE: True},
    )
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.url.path.lstrip("/")
        if path == "api" or (path.startswith(("api/", HASHED)) and path not in assets):
            raise NotFoundException
        if INDEX not in assets:
            return Response(MISSING.encode(), status_code=503, media_type="text/plain")
        return answer(assets.get(path, assets[INDEX]), request)

    return page
