"""What every request passes first and every response last: hosts, origins, limits, headers, the guest's cookie.

Not Litestar's `AllowedHostsConfig`: it takes names and wildcards but not "any address by number", and refuses without our `Problem`.
"""

import socket
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Send

from turncoat.match import LANGUAGES
from turncoat.server.messages import Problem
from turncoat.server.services import Services
from turncoat.server.words import preferred_language, say

NEW_GUEST = "turncoat_new_guest"  # where a request remembers a guest who has no cookie yet
SAFE = ("GET", "HEAD", "OPTIONS")
LOCAL = frozenset({"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"})
REFUSED_SOCKET = 1008

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


def is_known_host(host: str, origins: tuple[str, ...]) -> bool:
    """Whether a Host header names this machine: by number, by its own name, or by a public address.

    Any other name was made to lead here by somebody else, whose page would then count as ours.
    """
    name = urlsplit(f"//{host}").hostname or ""
    return name in LOCAL or is_address(name) or name in {urlsplit(origin).hostname for origin in origins}


def is_address(name: str) -> bool:
    for family in (socket.AF_INET, socket.AF_INET6):
        try:
            socket.inet_pton(family, name)
        except (OSError, UnicodeError):
            continue
        return True
    return False


class Middleware:
    """Stands around the whole application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        self._headers = dict(HEADERS)
        if services.settings.is_secure:
            self._headers["strict-transport-security"] = A_YEAR_OF_HTTPS

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        refusal = self._refusal(connection, scope)
        if refusal is None:
            await self._app(scope, receive, self._sender(scope, send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": refusal[1]})
        else:
            await self._answer(scope, send, language_of(connection), *refusal)

    def _refusal(self, connection: ASGIConnection[Any, Any, Any, Any], scope: Any) -> tuple[int, str] | None:
        """Why a request is not even looked at: status and kind; None if it is."""
        settings = self._services.settings
        host = connection.headers.get("host", "")
        if not is_known_host(host, settings.origins):
            return 400, "wrong-host"
        is_write = scope["type"] == "websocket" or scope["method"] not in SAFE
        origin = connection.headers.get("origin")
        if is_write and origin is not None and origin not in settings.origins and urlsplit(origin).netloc != host:
            return 403, "wrong-origin"
        guest = self._services.guests.read(connection)
        address = connection.client.host if connection.client else ""
        if connection.url.path.startswith("/api") and not self._allows(guest, address):
            return 429, "too-many"
        return None

    def _allows(self, guest: str | None, address: str) -> bool:
        """So many requests of one guest; and, since a new guest costs nothing, so many from one address."""
        services = self._services
        return services.address_requests.allows(address) and services.requests.allows(guest or address)

    def _sender(self, scope: Any, send: Send) -> Send:
        """`send`, with the headers that every response has."""

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._more_headers(scope, message)]
            await send(message)

        return send_with_headers

    def _more_headers(self, scope: Any, message: Any) -> list[tuple[bytes, bytes]]:
        headers = dict(self._headers)
        if scope["path"].startswith("/api"):
            headers["cache-control"] = "no-store"
        if scope.get(NEW_GUEST) and message["status"] < 500:
            headers["set-cookie"] = self._services.guests.cookie(scope[NEW_GUEST]).to_header(header="")
        return [(name.encode(), value.encode()) for name, value in headers.items()]

    async def _answer(self, scope: Any, send: Send, language: str, status: int, kind: str) -> None:
        problem = Problem(status=status, kind=kind, text=say(language, f"server-{kind}"))
        body = msgspec.json.encode(problem)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        send = self._sender(scope, send)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
