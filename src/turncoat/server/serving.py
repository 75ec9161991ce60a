"""Runs a server: one process, one address, until it is told to stop."""

import asyncio
import contextlib
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from types import FrameType

import uvicorn

from turncoat.errors import Invalid
from turncoat.server.app import make_app
from turncoat.server.bots import COMMAND
from turncoat.server.logs import note, set_up_logs
from turncoat.server.services import open_services
from turncoat.server.settings import Settings

GRACE_SECONDS = 5
Told = Callable[[str], None]


class Server(uvicorn.Server):
    """uvicorn, whose signals are ours: told to stop, it ends as a program that has done its work."""

    def __init__(self, config: uvicorn.Config, on_up: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_up = on_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_up()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(settings: Settings, *, open_page: bool = False) -> None:
    """Serve until told to stop; the address is printed in one line, and opened in a browser if that is wanted."""
    set_up_logs()

    def told(address: str) -> None:
        note("serving", address=address)
        sys.stdout.write(f"Turncoat: {address}\n")
        sys.stdout.flush()
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with asyncio.Runner(loop_factory=config(None, settings).get_loop_factory()) as runner:  # uvloop, where there is one
        runner.run(run(settings, told))


async def run(
    settings: Settings, told: Told, worker_command: Sequence[str] = COMMAND, stop: asyncio.Event | None = None
) -> None:
    """Serve within an event loop; `told` hears the address as soon as people can come."""
    listening = listen(settings)
    try:
        async with open_services(settings, worker_command) as services:
            address = address_of(settings, listening)
            server = Server(config(make_app(services), settings), lambda: told(address))
            stopping = asyncio.create_task(stop_when(server, stop)) if stop is not None else None
            try:
                await server.serve(sockets=[listening])
            finally:
                if stopping is not None:
                    stopping.cancel()
    finally:
        listening.close()
    note("stopped")


def config(app: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # Litestar and uvicorn each have a type of their own for the same protocol
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=None,  # the socket has a heartbeat of its own
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def listen(settings: Settings) -> socket.socket:
    """The socket that people connect to; Invalid if the address is not available."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # an answer of two packets need not wait 40 ms
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise Invalid(
            f"port {settings.port} of {settings.host} cannot be used: {error.strerror or error}; --port 0 finds a free one"
        ) from None
    return listening


def is_free(settings: Settings) -> bool:
    """Whether the address is available."""
    try:
        listen(settings).close()
    except Invalid:
        return False
    return True


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    port = listening.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def stop_when(server: Server, stop: asyncio.Event) -> None:
    await stop.wait()
    server.should_exit = True
