"""What is written down about the server's work: one line for each thing worth knowing, never a card, a seed or a cookie."""

import json
import logging
import sys
import traceback
from contextvars import ContextVar
from types import TracebackType

from sqlalchemy.exc import OperationalError

LOG = logging.getLogger("turncoat.server")
REQUEST: ContextVar[str] = ContextVar(
    "request", default=""
)  # the id of the request, or of the socket, that is being served


class Text(logging.Formatter):
    """A line for people, with the request that it belongs to."""

    def format(self, record: logging.LogRecord) -> str:
        first, *rest = super().format(record).split("\n", 1)
        request = REQUEST.get()
        return "\n".join([f"{first} request={request}" if request else first, *rest])


class Json(logging.Formatter):
    """A line for programs: the same facts by their names."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": self.formatTime(record), "level": record.levelname.lower()}
        if request := REQUEST.get():
            line["request"] = request
        return json.dumps(line | getattr(record, "facts", {"what": record.getMessage()}), default=str)


def set_up_logs(form: str = "text", level: str = "INFO") -> None:
    """Lines to stderr, ours and uvicorn's warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text("%(asctime)s %(levelname)s %(message)s"))
    LOG.handlers = [handler]
    LOG.propagate = False
    LOG.findCaller = lambda *_args: ("", 0, "", None)  # type: ignore[method-assign]  # no line says where it was written
    LOG.setLevel(level)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = [handler]
        logging.getLogger(name).setLevel("WARNING")
        logging.getLogger(name).propagate = False


def facts(values: dict[str, object]) -> str:
    return " ".join(f"{name}={value}" for name, value in values.items())


def note(what: str, **values: object) -> None:
    """Something that happened."""
    LOG.info("%s: %s", what, facts(values), extra={"facts": {"what": what, **values}})


def warn(what: str, **values: object) -> None:
    """Something that somebody should look at."""
    LOG.warning("%s: %s", what, facts(values), extra={"facts": {"what": what, **values}})


def report(what: str, error: BaseException, **values: object) -> None:
    """An error that nobody expected: where it happened, without its words, which may quote what a seat must not know."""
    told, trace = described(error), frames(error.__traceback__)
    more = {"what": what, **values, "error": told, "trace": trace}
    LOG.error("%s: %s %s\n%s", what, facts(values), told, trace, extra={"facts": more})


def described(error: BaseException) -> str:
    """The kind of an error; for the system's and the database's own also their message, because they know no cards."""
    if isinstance(error, OSError | OperationalError):
        return f"{type(error).__name__}: {error}"
    return type(error).__name__


def frames(trace: TracebackType | None) -> str:
    return "".join(traceback.format_tb(trace))
