"""What a host's own programs ask: whether the process lives, whether it can serve, and how it fares."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Mapping
from time import monotonic
from typing import Any

import msgspec
from litestar.types import Send
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from turncoat import __version__
from turncoat.server import store
from turncoat.server.metrics import MOVES, REQUESTS, WORKER_WAITS, lines
from turncoat.server.services import Services

PATHS = frozenset({"/healthz", "/readyz", "/metrics"})
READY_SECONDS = 2.0  # in which the database has to answer
REMEMBERED_SECONDS = 1.0  # anybody may ask, so the database is not asked each time
TEXT = "text/plain; version=0.0.4; charset=utf-8"


class Probes:
    """Answers to them, beside the application and its limits."""

    def __init__(self, services: Services) -> None:
        self._services = services
        # what the setting has to say is said as for proxies; only the comparing is borrowed
        self._watchers = ProxyHeadersMiddleware(lambda *_: None, services.settings.metrics_to).trusted_hosts  # type: ignore[arg-type]
        self._asked = -REMEMBERED_SECONDS
        self._is_ready = False

    async def answer(self, path: str, host: str, send: Send) -> None:
        """Answer one of PATHS; metrics only to whom they are for, to anybody else there are none."""
        status, text = 200, "ok\n"
        if path == "/readyz" and not await self._check():
            status, text = 503, "the database does not answer\n"
        elif path == "/metrics":
            is_watcher = host in self._watchers
            status, text = (200, await self._metrics()) if is_watcher else (404, "not for this address\n")
        body = text.encode()
        headers = [(b"content-type", TEXT.encode()), (b"content-length", str(len(body)).encode())]
        start: Any = {"type": "http.response.start", "status": status, "headers": headers}
        rest: Any = {"type": "http.response.body", "body": body, "more_body": False}
        await send(start)
        await send(rest)

    async def _metrics(self) -> str:
        """What all processes of this server have to tell."""
        own, kin = metrics(self._services), self._services.kin
        if kin is None:
            return own
        answers = await asyncio.gather(*(kin.ask(number, b"metrics") for number in kin.others))
        told = dict(zip(kin.others, (answer.decode() for answer in answers)))
        return merged({kin.number: own, **told})

    async def _check(self) -> bool:
        """Whether the database answers."""
        if monotonic() - self._asked >= REMEMBERED_SECONDS:
            self._asked = monotonic()
            try:
                async with asyncio.timeout(READY_SECONDS):
                    await self._services.tables.database.read(store.revision_of, "")
            except (OSError, SQLAlchemyError):  # away, too slow or refusing
                self._is_ready = False
            else:
                self._is_ready = True
        return self._is_ready


def metrics(services: Services) -> str:
    """All measures, as Prometheus reads them."""
    refused = Counter(services.budget.refused) + services.door.refused
    now = {
        ("turncoat_sockets", "Open sockets."): services.door.sockets,
        ("turncoat_connections", "Open connections, sockets among them."): len(services.door),
        ("turncoat_tables_in_memory", "Tables that this process remembers."): len(services.tables.memory),
        ("turncoat_tables_bytes", "What those take at most."): services.tables.memory.bytes,
    }
    parts = [*MOVES.lines(), *REQUESTS.lines(), *WORKER_WAITS.lines()]
    parts += lines("turncoat_refused_total", "counter", "What was refused, by which limit.", "limit", refused)
    for (name, about), value in now.items():
        parts += lines(name, "gauge", about, "", {"": value})
    parts += lines("turncoat_bot_queue", "gauge", "Questions at each bots' worker.", "worker", services.bots.queues)
    parts += lines("turncoat_info", "gauge", "The version that runs.", "version", {__version__: 1})
    return "\n".join(parts) + "\n"


def merged(texts: Mapping[int, str]) -> str:
    """The measures of several processes as one text, in which each says whose it is."""
    headings: dict[str, list[str]] = {}
    values: defaultdict[str, list[str]] = defaultdict(list)
    for process, text in sorted(texts.items()):
        name = ""
        for line in text.splitlines():
            if line.startswith("# "):
                name = line.split()[2]
                heading = headings.setdefault(name, [])
                if line not in heading:
                    heading.append(line)
            else:
                measure, _, value = line.rpartition(" ")
                what, _, labels = measure.removesuffix("}").partition("{")
                labels = ",".join(filter(None, (f'process="{process}"', labels)))
                values[name].append(f"{what}{{{labels}}} {value}")
    return "\n".join(line for name, heading in headings.items() for line in (*heading, *values[name])) + "\n"


def answer_kin(services: Services, question: bytes) -> bytes:
    """What another process of this server asks: how we fare, or which of their own people are connected to tables."""
    topic, *tables = question.decode().split()
    if topic == "metrics":
        return metrics(services).encode()
    return msgspec.json.encode({table: services.presence.people_at(table) for table in tables})
