"""A server of several processes: this one binds the address, holds the database and keeps the others running; they do the work (`kin.py`)."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path
from types import FrameType

from turncoat.errors import Invalid
from turncoat.server.connections import raise_file_limit
from turncoat.server.database import open_database
from turncoat.server.kin import Kin, lock
from turncoat.server.logs import note, set_up_logs, warn
from turncoat.server.serving import Told, address_of, collect_seldom, listen, loop_factory, run
from turncoat.server.settings import PREFIX, Settings, read_settings

COMMAND = (sys.executable, "-m", "turncoat.server.processes")
NUMBER, FOLDER, LISTENING = "TURNCOAT_PROCESS", "TURNCOAT_PROCESS_FOLDER", "TURNCOAT_PROCESS_SOCKET"
RESTART_SECONDS = 1.0
BACKLOG = 2048


def serve_together(settings: Settings, told: Told) -> None:
    """Serve until told to stop."""
    if sys.platform == "win32":
        raise Invalid("a server of several processes needs Linux or macOS; on Windows it is one process")
    listening = listen(settings)
    listening.listen(BACKLOG)
    try:
        with held(settings) as files, tempfile.TemporaryDirectory(prefix="turncoat-") as folder:
            family = Family(settings, listening, Path(folder), files)
            with family.signals():
                family.run(lambda: told(address_of(settings, listening)))
    finally:
        listening.close()
    note("stopped")


@contextmanager
def held(settings: Settings) -> Iterator[list[int]]:
    """The database, up to date and this server's alone; also a file for the processes to hold, so that none outlives this one unnoticed."""
    database = asyncio.run(open_database(settings.database_url))
    files: list[int] = []
    try:
        if settings.database_file is not None:
            files = [os.open(f"{settings.database_file}.processes", os.O_RDWR | os.O_CREAT, 0o600)]
            lock(files[0], wait=False)  # nobody else has it: opening the database looked
        yield files
    finally:
        for file in files:
            os.close(file)
        asyncio.run(database.close())


class Family:
    """The processes that do the work, each kept running by a thread of this one."""

    def __init__(self, settings: Settings, listening: socket.socket, folder: Path, files: Sequence[int]) -> None:
        self._settings, self._listening, self._folder, self._files = settings, listening, folder, files
        self._running: dict[int, subprocess.Popen[bytes]] = {}
        self._up = threading.Semaphore(0)
        self._stopping = threading.Event()
        self._failed = False

    def run(self, on_up: Callable[[], None]) -> None:
        """Start all, and keep them running until told to stop."""
        keepers = [threading.Thread(target=self._keep, args=(number,)) for number in range(self._settings.processes)]
        for keeper in keepers:
            keeper.start()
        for _ in keepers:
            self._up.acquire()
        if not self._stopping.is_set():
            on_up()
        for keeper in keepers:
            keeper.join()
        if self._failed:
            raise Invalid("a process of the server did not start; what it said stands above")

    def _keep(self, number: int) -> None:
        """One process, started again whenever it ends before it was told to."""
        was_up = False
        while not self._stopping.is_set():
            process = self._running[number] = self._start(number)
            if self._stopping.is_set():  # told so just before
                process.terminate()
            assert process.stdout is not None
            is_up = bool(process.stdout.readline())
            if not was_up:
                self._failed |= not is_up and not self._stopping.is_set()
                self._up.release()
            was_up = True
            if self._failed:
                self.stop()
            process.wait()
            process.stdout.close()
            if not self._stopping.is_set():
                warn("process ended", process=number, status=process.returncode)
                self._stopping.wait(RESTART_SECONDS)

    def _start(self, number: int) -> "subprocess.Popen[bytes]":
        own = replace(
            self._settings,
            tables_mb=self._settings.tables_mb / self._settings.processes,
            bot_workers=max(1, self._settings.bot_workers // self._settings.processes),
            bot_compile=self._settings.bot_compile if number == 0 else "need",  # once will do
        )
        more = {NUMBER: str(number), FOLDER: str(self._folder), LISTENING: str(self._listening.fileno())}
        return subprocess.Popen(
            COMMAND,
            stdin=subprocess.PIPE,  # closed when this process ends, however it does
            stdout=subprocess.PIPE,
            env={**os.environ, **environment_of(own), **more},
            pass_fds=[self._listening.fileno(), *self._files],
            start_new_session=True,  # Ctrl-C is for this process, which tells them
        )

    def stop(self, number: int = signal.SIGTERM) -> None:
        self._stopping.set()
        for process in list(self._running.values()):
            if process.poll() is None:
                process.send_signal(number)

    @contextmanager
    def signals(self) -> Iterator[None]:
        """Ctrl-C or SIGTERM stops all; asked for twice, at once."""

        def handle(number: int, frame: FrameType | None) -> None:
            self.stop(signal.SIGKILL if self._stopping.is_set() else signal.SIGTERM)

        before = {number: signal.signal(number, handle) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def environment_of(settings: Settings) -> dict[str, str]:
    """Settings as another process reads them."""
    values = {field.name: getattr(settings, field.name) for field in fields(settings)}
    texts = {name: ",".join(value) if isinstance(value, tuple) else str(value) for name, value in values.items()}
    return {f"{PREFIX}{name.upper()}": text for name, text in texts.items()}


# One of the processes


def main() -> None:
    """Serve as one of several, until told to stop or until the first process is gone."""
    settings = read_settings()
    set_up_logs(settings.log)
    raise_file_limit()
    listening = socket.socket(fileno=int(os.environ[LISTENING]))
    kin = Kin(int(os.environ[NUMBER]), settings.processes, Path(os.environ[FOLDER]))

    def told(address: str) -> None:
        note("serving", address=address, process=kin.number)
        collect_seldom()
        sys.stdout.write(f"{address}\n")
        sys.stdout.flush()

    async def work() -> None:
        stop, loop = asyncio.Event(), asyncio.get_running_loop()

        def wait_for_the_end() -> None:
            os.read(sys.stdin.fileno(), 1)
            loop.call_soon_threadsafe(stop.set)

        threading.Thread(target=wait_for_the_end, daemon=True).start()
        await run(settings, told, stop=stop, listening=listening, kin=kin)

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work())


if __name__ == "__main__":
    main()
