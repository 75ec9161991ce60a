"""What every request passes first and every response last: hosts, origins, limits, headers, the guest's cookie.

Not Litestar's `AllowedHostsConfig`: it takes names and wildcards but not "any address by number", and refuses without our `Problem`.
"""

import asyncio
import secrets
import socket
from functools import lru_cache
from itertools import count
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Send

from turncoat.match import LANGUAGES
from turncoat.server.limits import COSTS, address_key, is_plain, kind_of
from turncoat.server.logs import REQUEST
from turncoat.server.messages import Problem
from turncoat.server.metrics import REQUESTS
from turncoat.server.probes import PATHS as PROBES
from turncoat.server.probes import Probes
from turncoat.server.problems import Disconnected, Refused, TooMany, not_found
from turncoat.server.services import Services
from turncoat.server.words import preferred_language, say

NEW_GUEST = "turncoat_new_guest"  # where a request remembers a guest who has no cookie yet
SAFE = ("GET", "HEAD", "OPTIONS")
LOCAL = frozenset({"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"})
PROCESS = secrets.token_hex(4)  # the first part of each request's id, which several nodes may write into one log
HOSTS = 256  # names of this machine that are remembered
TOO_MANY_SECONDS = 0.5

# Svelte sets style attributes, hence 'unsafe-inline' for styles; scripts are ours alone.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
A_YEAR_OF_HTTPS = "max-age=31536000"


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language to answer in: ?lang=, else what the browser prefers, else English."""
    asked = connection.query_params.get("lang")
    return asked if asked in LANGUAGES else preferred_language(connection.headers.get("accept-language", ""))


@lru_cache(HOSTS)
def is_known_host(host: str, origins: tuple[str, ...]) -> bool:
    """Whether a Host header names this machine: by number, by its own name, or by a public address.

    Any other name was made to lead here by somebody else, whose page would then count as ours.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name in LOCAL or is_address(name) or name in {urlsplit(origin).hostname for origin in origins}


def is_address(name: str) -> bool:
    for family in (socket.AF_INET, socket.AF_INET6):
        try:
            socket.inet_pton(family, name)
        except (OSError, ValueError):
            continue
        return True
    return False


def is_own_origin(origin: str, host: str, origins: tuple[str, ...]) -> bool:
    """Whether a page that sends something came from here."""
    return origin in origins or origin in (f"http://{host}", f"https://{host}")


def encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def attentive(receive: Receive) -> Receive:
    """`receive`, of which somebody who goes before the whole request has come is no error of ours."""

    async def receive_or_part() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Disconnected
        return message

    return receive_or_part


class Middleware:
    """Stands around the whole application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        self._probes = Probes(services)
        self._numbers = count(1)
        secure = {"strict-transport-security": A_YEAR_OF_HTTPS} if services.settings.is_secure else {}
        self._page_headers = encoded(HEADERS | secure)
        self._api_headers = encoded(HEADERS | secure | {"cache-control": "no-store"})

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        host, port = scope["client"] or ("", 0)
        if scope["path"] in PROBES and scope["type"] == "http":
            await self._probes.answer(scope["path"], host, send)
            return
        address = address_key(host)
        scope["client"] = (address, port)
        what, began = kind_of(scope["path"]), perf_counter()
        REQUEST.set(f"{PROCESS}-{next(self._numbers):x}")
        try:
            self._check(scope)
            await self._services.budget.spend(what, self._services.guests.read(ASGIConnection(scope)), address)
            if not is_plain(scope["path"]):
                raise not_found()
        except Refused as refusal:
            await self._refuse(scope, send, refusal)
        else:
            await self._app(scope, attentive(receive), self._sender(scope, send))
            if scope["type"] == "http":  # a socket takes as long as somebody stays
                REQUESTS.add(what if what in COSTS else "other", perf_counter() - began)

    def _check(self, scope: Any) -> None:
        """Refused if a request goes to another name, or comes from another site."""
        headers = dict(scope["headers"])
        origins = self._services.settings.origins
        host = headers.get(b"host", b"").decode("latin-1")
        if not is_known_host(host, origins):
            raise Refused(400, "wrong-host")
        origin = headers.get(b"origin")
        is_write = scope["type"] == "websocket" or scope["method"] not in SAFE
        if is_write and origin is not None and not is_own_origin(origin.decode("latin-1"), host, origins):
            raise Refused(403, "wrong-origin")

    def _sender(self, scope: Any, send: Send) -> Send:
        """`send`, with the headers that every response has."""

        async def send_with_headers(message: Any) -> None:
            if message["type"].endswith("http.response.start"):
                message["headers"] = [*message.get("headers", []), *self._more_headers(scope, message)]
            await send(message)

        return send_with_headers

    def _more_headers(self, scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
        usual = self._api_headers if scope["path"].startswith("/api") else self._page_headers
        said = {name for name, _ in message.get("headers", [])}  # by the handler, which knows better
        headers = [header for header in usual if header[0] not in said]
        headers.append((b"x-request-id", REQUEST.get().encode()))
        if scope.get(NEW_GUEST) and message["status"] < 500:
            cookie = self._services.guests.cookie(scope[NEW_GUEST]).to_header(header="")
            return [*headers, (b"set-cookie", cookie.encode())]
        return headers

    async def _refuse(self, scope: Any, send: Send, refusal: Refused) -> None:
        """Say why; to a socket as the answer to its opening."""
        text = say(language_of(ASGIConnection(scope)), f"server-{refusal.kind}", **refusal.args_of_sentence)
        body = msgspec.json.encode(Problem(status=refusal.status, kind=refusal.kind, text=text))
        headers = {"content-type": "application/json", "content-length": str(len(body))}
        if isinstance(refusal, TooMany):
            headers["retry-after"] = str(refusal.seconds)
            await asyncio.sleep(TOO_MANY_SECONDS)  # one that keeps asking costs less by waiting
        kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
        start: Any = {"type": f"{kind}.start", "status": refusal.status, "headers": encoded(headers)}
        rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
        send = self._sender(scope, send)
        await send(start)
        await send(rest)
