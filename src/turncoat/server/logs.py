"""What is written down about the server's work: one line for each thing worth knowing, never a card, a seed or a cookie."""

import logging
import sys
import traceback
from types import TracebackType

from sqlalchemy.exc import OperationalError

LOG = logging.getLogger("turncoat.server")


def set_up_logs(level: str = "INFO") -> None:
    """Lines to stderr, ours and uvicorn's warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOG.handlers = [handler]
    LOG.propagate = False
    LOG.setLevel(level)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = [handler]
        logging.getLogger(name).setLevel("WARNING")
        logging.getLogger(name).propagate = False


def facts(values: dict[str, object]) -> str:
    return " ".join(f"{name}={value}" for name, value in values.items())


def note(what: str, **values: object) -> None:
    """Something that happened."""
    LOG.info("%s: %s", what, facts(values))


def warn(what: str, **values: object) -> None:
    """Something that somebody should look at."""
    LOG.warning("%s: %s", what, facts(values))


def report(what: str, error: BaseException, **values: object) -> None:
    """An error that nobody expected: where it happened, without its words, which may quote what a seat must not know."""
    LOG.error("%s: %s %s\n%s", what, facts(values), described(error), frames(error.__traceback__))


def described(error: BaseException) -> str:
    """The kind of an error; for the system's and the database's own also their message, because they know no cards."""
    if isinstance(error, OSError | OperationalError):
        return f"{type(error).__name__}: {error}"
    return type(error).__name__


def frames(trace: TracebackType | None) -> str:
    return "".join(traceback.format_tb(trace))
