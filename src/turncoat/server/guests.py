"""Guests: a name, and a signed cookie that only the browser's requests carry."""

import secrets
from functools import lru_cache
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE = "turncoat_guest"
A_YEAR = 365 * 86400
REMEMBERED = 4096
COOKIE_AT_MOST = 200  # characters; ours have fewer


class Guests:
    """Makes cookies and reads them."""

    def __init__(self, secret: str, *, is_secure: bool) -> None:
        self._signer = URLSafeSerializer(secret, salt="turncoat guest")
        self._is_secure = is_secure
        self._guest_of = lru_cache(REMEMBERED)(self._verified)  # each is asked for again and again

    def read(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The guest that a browser's cookie stands for; None without a cookie of ours."""
        cookie = connection.cookies.get(COOKIE, "")
        return self._guest_of(cookie) if len(cookie) <= COOKIE_AT_MOST else None

    def _verified(self, cookie: str) -> str | None:
        try:
            guest = self._signer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def cookie(self, guest: str) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self._signer.dumps(guest),
            max_age=A_YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._is_secure,
        )


def new_guest() -> str:
    return secrets.token_urlsafe(16)
