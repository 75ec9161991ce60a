"""Runs a server: one process, one address, until it is stopped."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import FrameType

import uvicorn

from turncoat.errors import Invalid
from turncoat.server.app import make_app
from turncoat.server.bots import COMMAND
from turncoat.server.connections import Door, HttpConnection, SocketConnection, raise_file_limit
from turncoat.server.kin import Kin
from turncoat.server.logs import note, set_up_logs
from turncoat.server.probes import answer_kin
from turncoat.server.services import open_services, tell_end
from turncoat.server.settings import Settings
from turncoat.server.words import read_all

GRACE_SECONDS = 5
# Objects made and not yet gone before the collector of garbage looks for cycles among them: while nobody asks for anything, or in any case (some
# fifty megabytes).
GARBAGE_WHEN_QUIET, GARBAGE = 5_000, 500_000
QUIET_SECONDS = 0.002  # of the processor in a tick: then nobody is being served
SETTLE_SECONDS = 5.0  # after the start: until then those come first who waited for it
SWEEP_TICKS = 10  # of a tenth of a second
Told = Callable[[str], None]


class Server(uvicorn.Server):
    """uvicorn, whose signals are ours: told to stop, it ends as a program that has done its work."""

    def __init__(self, config: uvicorn.Config, door: Door) -> None:
        super().__init__(config)
        self.on_up: Callable[[], None] = lambda: None
        self._door = door
        self._taking: set[asyncio.Task[None]] = set()
        self._used = 0.0  # seconds of the processor, up to the last tick

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.on_up()

    def take(self, connection: socket.socket, data: bytes) -> None:
        """Go on with a connection that another process has begun to read."""

        def protocol() -> asyncio.Protocol:
            made: HttpConnection = self.config.http_protocol_class(  # type: ignore[call-arg, assignment]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            made.given = data
            return made

        connection.settimeout(0)
        taking = asyncio.create_task(self._take(protocol, connection))
        self._taking.add(taking)
        taking.add_done_callback(self._taking.discard)

    async def _take(self, protocol: Callable[[], asyncio.Protocol], connection: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # it was gone by then
            connection.close()

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP_TICKS == 0:
            self._door.sweep(asyncio.get_running_loop().time())
        used, self._used = self._used, time.process_time()
        if self._used - used < QUIET_SECONDS:
            collect_garbage()
        return await super().on_tick(counter)

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
    set_up_logs(settings.log)
    raise_file_limit()

    def told(address: str) -> None:
        note("serving", address=address, processes=settings.processes)
        collect_seldom()
        sys.stdout.write(f"Turncoat: {address}\n")
        sys.stdout.flush()
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if settings.processes > 1:
        from turncoat.server.processes import serve_together  # which starts what is here

        serve_together(settings, told)
        return
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(settings, told))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where there is one."""
    return uvicorn.Config("").get_loop_factory()


def collect_seldom() -> None:
    """Let the collector of garbage leave alone what is there from the start, and look at the rest while nobody waits for it.

    A move makes thousands of objects and hardly a cycle, but those that are kept for the table's next move are many, and looking through a hundred
    thousand of them keeps everybody waiting for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, *gc.get_threshold()[1:])


def collect_garbage() -> None:
    """Collect the young if there are some, and now and then, as Python itself does, what is older too."""
    young, middle, old = gc.get_count()
    if young > GARBAGE_WHEN_QUIET:
        _, of_middle, of_old = gc.get_threshold()
        gc.collect(2 if old > of_old else 1 if middle > of_middle else 0)


async def settle() -> None:
    """Read what will be said before anybody asks for it; it stays, so that the collector may leave it alone where it was told so."""
    await asyncio.sleep(SETTLE_SECONDS)
    await read_all()
    if gc.get_threshold()[0] == GARBAGE:
        gc.freeze()
        gc.collect(0)  # of nothing: but they no longer count as young


async def run(
    settings: Settings,
    told: Told,
    worker_command: Sequence[str] = COMMAND,
    stop: asyncio.Event | None = None,
    listening: socket.socket | None = None,
    kin: Kin | None = None,
) -> None:
    """Serve within an event loop; `told` hears the address as soon as people can come."""
    listening = listening or listen(settings)
    try:
        async with open_services(settings, worker_command, kin) as services:
            address = address_of(settings, listening)
            server = Server(config(make_app(services), services.door), services.door)

            def on_up() -> None:
                if kin is not None:
                    kin.listen(server.take, partial(answer_kin, services))
                told(address)

            server.on_up = on_up
            with beside(server, stop):
                try:
                    await server.serve(sockets=[listening])
                finally:
                    if kin is not None:
                        kin.close()
    finally:
        listening.close()
    note("stopped")


@contextlib.contextmanager
def beside(server: Server, stop: asyncio.Event | None) -> Iterator[None]:
    """What goes on while a server serves: it settles, and waits to be told to stop."""
    tasks = [asyncio.create_task(settle(), name="settling")]
    if stop is not None:
        tasks.append(asyncio.create_task(stop_when(server, stop), name="stopping"))
    for task in tasks:
        task.add_done_callback(tell_end)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()


def config(app: object, door: Door) -> uvicorn.Config:
    """How uvicorn runs: with our protocols, and without what we do ourselves."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # Litestar and uvicorn each have a type of their own for the same protocol
        http=partial(HttpConnection, door=door),  # type: ignore[arg-type]  # called as the class would be
        ws=partial(SocketConnection, door=door),  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=door.settings.proxies,
        timeout_keep_alive=door.settings.keep_alive_seconds,
        ws_max_size=door.settings.message_bytes,
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
