"""The API as a page to read: made from its own description, without a script and without anything from elsewhere."""

from functools import lru_cache
from html import escape
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get

HEAD = (
    "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
    "<title>Turncoat: the API</title><style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}"
    "code{background:#8882;padding:.1em .3em}</style>"
)
ABOUT = (
    "<p>For programs: <a href=/api/openapi.json>/api/openapi.json</a>. Writing requests carry the cookie "
    "<code>turncoat_csrf</code> in the header <code>x-csrf-token</code>; sentences come in the language of "
    "<code>?lang=</code>. A table's changes come over the socket <code>/api/tables/{table}/live</code>.</p>"
)


@get("/docs", include_in_schema=False, sync_to_thread=False)
def docs(request: Request[Any, Any, Any]) -> Response[str]:
    """The page."""
    return Response(page_of(request.app), media_type=MediaType.HTML)


@lru_cache(1)  # it takes 24 ms of processor, and anybody may ask for it
def page_of(app: Litestar) -> str:
    """The page of an application, made once."""
    parts = [HEAD, "<h1>Turncoat: the API</h1>", ABOUT]
    for path, operations in app.openapi_schema.to_schema()["paths"].items():
        parts += [operation(path, method, facts) for method, facts in operations.items()]
    return "".join(parts)


def operation(path: str, method: str, facts: dict[str, Any]) -> str:
    """One request: how it is made, what it does, what comes back."""
    parameters = ", ".join(f"<code>{escape(part['name'])}</code>" for part in facts.get("parameters", []))
    answers = ", ".join(
        f"{escape(status)} {escape(name_of(answer))}" for status, answer in facts.get("responses", {}).items()
    )
    body = name_of(facts["requestBody"]) if "requestBody" in facts else ""
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(facts.get('description', ''))}</p>"
        f"<p>{f'Parameters: {parameters}. ' if parameters else ''}{f'Body: {escape(body)}. ' if body else ''}Answers: {answers}.</p>"
    )


def name_of(part: dict[str, Any]) -> str:
    """The name of the message that a body holds."""
    for content in part.get("content", {}).values():
        return str(content.get("schema", {}).get("$ref", "")).rpartition("/")[2]
    return ""
