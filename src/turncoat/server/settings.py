"""Everything that can be set about a server, in one object: from the command line, or as TURNCOAT_… in the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import platformdirs

from turncoat.errors import Invalid

PREFIX = "TURNCOAT_"
PORTS = 65536


def data_folder() -> Path:
    """Where the system keeps a person's data."""
    return Path(platformdirs.user_data_dir("turncoat", appauthor=False))


@dataclass(frozen=True)
class Settings:
    """How a server runs; `check` says in a sentence what cannot be."""

    host: str = "127.0.0.1"
    port: int = 8000  # 0: any free one
    database: str = ""  # a URL; empty: a SQLite file in the data folder
    data: Path = Path()  # the data folder; empty: the system's
    origins: tuple[str, ...] = ()  # public addresses, such as https://games.example.org
    metrics_to: str = "127.0.0.1,::1"  # addresses and networks that may read /metrics
    log: str = "text"  # or json: a line of it for each event
    proxies: str = "127.0.0.1"  # whose X-Forwarded-… headers are believed
    processes: int = 1  # that serve; tables are divided among them
    bot_workers: int = 2
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced
    bot_compile: str = "start"  # when searches are compiled: at the start, or `need`, when a table first needs one
    tables_mb: float = 512.0  # megabytes of memory for tables; others are read again when somebody comes
    body_bytes: int = 65536
    message_bytes: int = 4096  # that a client may say on a socket
    guest_ms_a_minute: int = 6_000  # milliseconds of processor that one guest may ask for; limits.py has the costs
    address_ms_a_minute: int = 30_000  # the same of one address, which a whole club may share
    address_ms_at_once: int = 40  # what it asks for beyond this waits, so that others come between
    creations_a_minute: int = 60  # tables laid, seats taken and names given from one address
    hints_a_minute: int = 12  # asked for by one guest
    connections: int = 10_000  # in all, if the system allows that many
    connections_an_address: int = 512  # a proxy aside
    head_seconds: float = 10.0  # in which the head of a request has to arrive
    body_seconds: float = 30.0  # and its body
    keep_alive_seconds: int = 20  # between two requests
    sockets_a_guest: int = 32
    sockets_an_address: int = 512
    heartbeat_seconds: float = 20.0
    grace_seconds: float = 180.0  # somebody's absence, before the others may do without them
    send_seconds: float = 10.0  # a reader slower than this is dropped

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.database:
            return f"sqlite:///{self.folder / 'turncoat.db'}"
        scheme, _, rest = self.database.partition("://")
        return f"{DRIVERS[scheme]}://{rest}"

    @property
    def database_file(self) -> Path | None:
        """Where a SQLite database lies."""
        scheme, _, path = self.database_url.partition(":///")
        return Path(path) if scheme == "sqlite" else None

    @property
    def folder(self) -> Path:
        return data_folder() if self.data == Path() else self.data

    @property
    def is_secure(self) -> bool:
        """Whether people come by https only, so that cookies need not travel otherwise."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    def check(self) -> "Settings":
        """Itself; Invalid says what is wrong."""
        if not 0 <= self.port < PORTS:
            raise Invalid(f"a port lies between 0 and {PORTS - 1}, and {self.port} does not")
        scheme = self.database.partition("://")[0]
        if self.database and scheme not in DRIVERS:
            raise Invalid("the database is given as sqlite:///FILE or postgresql://USER@HOST/NAME")
        for origin in self.origins:
            parts = urlsplit(origin)
            if (
                parts.scheme not in ("http", "https")
                or not parts.netloc
                or f"{parts.scheme}://{parts.netloc}" != origin
            ):
                raise Invalid(f"a public address looks like https://games.example.org, and {origin!r} does not")
        if self.bot_compile not in ("start", "need"):
            raise Invalid(f"bot_compile is start or need, and {self.bot_compile!r} is neither")
        if self.log not in ("text", "json"):
            raise Invalid(f"log is text or json, and {self.log!r} is neither")
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name != "port" and isinstance(value, int | float) and value <= 0:
                raise Invalid(f"{field.name} must be more than 0, and {value} is not")
        return self


DRIVERS = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def read_settings(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings: what is given counts, then the environment, then the defaults. What is given as None is not given."""
    values: dict[str, Any] = {}
    for field in fields(Settings):
        name = f"{PREFIX}{field.name.upper()}"
        if environment.get(name):
            values[field.name] = converted(name, type(field.default), environment[name])
    values |= {name: value for name, value in given.items() if value is not None}
    return Settings(**values).check()


def converted(name: str, kind: type[Any], text: str) -> Any:
    """A text of the environment as the kind of value that the setting has."""
    if kind is tuple:
        return tuple(text.replace(",", " ").split())
    try:
        return Path(text) if issubclass(kind, Path) else kind(text)
    except ValueError:
        raise Invalid(f"{name} should be a number, and {text!r} is not") from None
