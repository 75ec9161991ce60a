"""The application: routes, dependencies, and how errors are reported."""

import traceback
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import msgspec_hooks
from litestar.types import ASGIApp, Scope
from uvicorn.protocols.utils import ClientDisconnected

from turncoat import __version__
from turncoat.server import analysis, boxes, imports, lessons, pictures, play_on, reckonings, replays, showcase
from turncoat.server.api import HANDLERS
from turncoat.server.away import RETRY_SECONDS, Away
from turncoat.server.caller import provide_caller, provide_language
from turncoat.server.docs import docs
from turncoat.server.logs import report
from turncoat.server.messages import Problem
from turncoat.server.middleware import Middleware, language_of
from turncoat.server.page import COMPRESSED_BEFORE, page_handler
from turncoat.server.problems import WORDS_AT_MOST, Disconnected, Later, Refused
from turncoat.server.services import Services
from turncoat.server.views import problem_of
from turncoat.server.words import say

CSRF_COOKIE = "turncoat_csrf"
CSRF_HEADER = "x-csrf-token"
# each with its requests
CHAPTERS = (lessons, replays, analysis, reckonings, showcase, play_on, imports, boxes, pictures)
KINDS = {400: "invalid", 404: "not-found", 405: "not-possible-here", 413: "too-large"}

AnyRequest = Request[Any, Any, Any]


def make_app(services: Services) -> ASGIApp:
    """The whole of it, for a server to run."""

    async def provide_services() -> Services:
        return services

    api = Router(
        "/api",
        route_handlers=[*HANDLERS, *(handler for module in CHAPTERS for handler in module.HANDLERS), docs],
        dependencies={"caller": Provide(provide_caller), "language": Provide(provide_language)},
    )
    app = Litestar(
        route_handlers=[api, page_handler()],
        dependencies={"services": Provide(provide_services)},
        exception_handlers={
            Disconnected: tell_nobody,
            Refused: tell_refusal,
            Away: tell_away,
            HTTPException: tell_http,
            RecursionError: tell_unreadable,
            UnicodeDecodeError: tell_unreadable,
            Exception: tell_error,
        },
        csrf_config=CSRFConfig(
            secret=services.csrf_secret,
            cookie_name=CSRF_COOKIE,
            header_name=CSRF_HEADER,
            cookie_secure=services.settings.is_secure,
            cookie_samesite="lax",
        ),
        # answers only: the page's files come compressed, and no answer holds a secret beside what others sent
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=COMPRESSED_BEFORE),
        openapi_config=OpenAPIConfig(
            title="Turncoat",
            version=__version__,
            description="Medieval board games with friends and bots.",
            path="/api/openapi.json",  # the description itself; Litestar's own pages need scripts from elsewhere
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        after_exception=[note_socket_error],
        request_max_body_size=services.settings.body_bytes,
        logging_config=None,
    )
    return Middleware(app, services)


async def note_socket_error(error: Exception, scope: Scope) -> None:
    """A socket that failed; Litestar tells its client that it did, and no more."""
    is_theirs = isinstance(error, ClientDisconnected | WebSocketDisconnect) or (
        isinstance(error, HTTPException) and error.status_code < 500
    )
    if scope["type"] == ScopeType.WEBSOCKET and not is_theirs:
        report("socket failed", error, path=repr(scope["path"]))


def answer(request: AnyRequest, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=problem.status, headers=headers, media_type="application/json")


def tell_refusal(request: AnyRequest, error: Refused) -> Response[Problem]:
    """A refusal in the caller's language."""
    headers = {"retry-after": str(error.seconds)} if isinstance(error, Later) else None
    return answer(request, problem_of(error, language_of(request)), headers)


def tell_nobody(request: AnyRequest, error: Disconnected) -> Response[None]:
    """An answer for nobody, because Litestar wants one."""
    return Response(None, status_code=400)


def tell_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: no such path, not the right kind of request, a token that is missing."""
    if error.status_code >= 500:
        return tell_error(request, error)
    language, status = language_of(request), error.status_code
    if status == 403:  # a token that an older key signed is worth nothing: the next page gets a new one
        headers = {"set-cookie": f"{CSRF_COOKIE}=; Path=/; Max-Age=0; SameSite=lax"}
        return answer(request, Problem(status=403, kind="csrf", text=say(language, "server-csrf")), headers)
    kind = KINDS.get(status, "invalid")
    args = {"detail": detail_of(error)} if kind == "invalid" else {}
    problem = Problem(status=status, kind=kind, text=say(language, f"server-{kind}", **args))
    return answer(
        request, problem, {"allow": error.headers["Allow"]} if error.headers and "Allow" in error.headers else None
    )


def tell_unreadable(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Problem]:
    """A body of brackets without end, or of bytes that are no text: Litestar's decoder does not expect it. Elsewhere it would be our error."""
    *_, deepest = traceback.walk_tb(error.__traceback__)
    if deepest[0].f_code.co_filename != msgspec_hooks.__file__:
        return tell_error(request, error)
    return tell_http(request, ClientException("the body is no JSON, or nested too deeply"))


def detail_of(error: HTTPException) -> str:
    """What is wrong with a request, as far as its own words go."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{part.get('key', '')}: {part['message']}" for part in extra if isinstance(part, dict) and "message" in part
    ]
    return ("; ".join(parts) or error.detail)[:WORDS_AT_MOST]


def tell_away(request: AnyRequest, error: Away) -> Response[Problem]:
    """The database is away: nothing was stored, and the same can be asked again soon."""
    problem = Problem(status=503, kind="away", text=say(language_of(request), "server-away"))
    return answer(request, problem, {"retry-after": str(RETRY_SECONDS)})


def tell_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """What nobody expected: a sentence for the caller, the place of it in the log."""
    report("unexpected error", error, method=request.method, path=repr(request.url.path))
    return answer(request, Problem(status=500, kind="unexpected", text=say(language_of(request), "server-unexpected")))
