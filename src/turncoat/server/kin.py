"""The processes of one server, as each of them sees the others.

Every table has one process that owns it: it alone keeps the table in memory and changes it. All of them accept connections; a request
about a table goes, with its connection, to the table's owner over a Unix socket. What belongs to no table any process answers.
"""

import asyncio
import functools
import os
import re
import socket
import sys
import zlib
from array import array
from collections.abc import Callable
from itertools import count
from pathlib import Path

from turncoat.errors import Invalid
from turncoat.server.logs import warn

TABLE_PATH = re.compile(rb"[A-Z]{3,7} /api/tables/([\w-]{1,32})[/? ]")
NEW_TABLE = (b"POST /api/tables ", b"POST /api/tables?")
DATAGRAM = 1 << 18  # bytes: what was read of a connection at once, or an answer
RETRY_SECONDS, TRIES = 0.005, 2000  # while another process is busy, or is being started again
ANSWER_SECONDS = 1.0
CONNECTION, QUESTION, ANSWER = b"C", b"Q", b"A"
OF_NUMBERS = 8  # bytes: who asks, and the number of the question

Take = Callable[[socket.socket, bytes], None]  # a connection, and what was read of it
Reply = Callable[[bytes], bytes]


def owner_of(table: str, processes: int) -> int:
    """The process that owns a table."""
    return zlib.crc32(table.encode()) % processes


class Kin:
    """One process among several."""

    def __init__(self, number: int, processes: int, folder: Path) -> None:
        self.number, self.processes = number, processes
        self._folder = folder
        self._turn = number
        self._numbers = count()
        self._asked: dict[int, asyncio.Future[bytes]] = {}
        place = folder / str(number)
        place.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, DATAGRAM)
        self._socket.settimeout(0)
        self._socket.bind(str(place))

    @property
    def others(self) -> list[int]:
        return [number for number in range(self.processes) if number != self.number]

    def owns(self, table: str) -> bool:
        return self.owner(table) == self.number

    def owner(self, table: str) -> int:
        return owner_of(table, self.processes)

    def owner_of_request(self, head: bytes) -> int:
        """Who answers a request that begins like this: the owner of its table, for a new table each in turn, else the process that received it."""
        if head.startswith(NEW_TABLE):
            self._turn = (self._turn + 1) % self.processes
            return self._turn
        about = TABLE_PATH.match(head)
        return self.number if about is None else self.owner(about[1].decode())

    def listen(self, on_connection: Take, on_question: Reply) -> None:
        """Hear the others, from when we can answer; until then what they send waits."""
        self._on_connection, self._on_question = on_connection, on_question
        asyncio.get_running_loop().add_reader(self._socket, self._hear_all)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()

    # connections

    def hand_over(self, connection: socket.socket, data: bytes, owner: int) -> None:
        """Give a connection, and what was read of it, to another process."""
        self._send(owner, CONNECTION + data, connection)

    # questions

    async def ask(self, process: int, question: bytes) -> bytes:
        """Another process's answer; empty if it does not answer in time."""
        number = next(self._numbers) % (1 << 32)
        future: asyncio.Future[bytes]
        future = self._asked[number] = asyncio.get_running_loop().create_future()
        self._send(process, QUESTION + numbers(self.number, number) + question)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await future
        except TimeoutError:
            return b""
        finally:
            del self._asked[number]

    # what is sent and heard

    def _send(self, to: int, message: bytes, connection: socket.socket | None = None, tries: int = TRIES) -> None:
        """Send it as soon as the other can take it; it may be busy, or only just be starting again."""
        files = array("i", [] if connection is None else [connection.fileno()])
        beside = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)] if files else []
        try:
            self._socket.sendmsg([message], beside, 0, str(self._folder / str(to)))
        except (BlockingIOError, ConnectionRefusedError, FileNotFoundError):
            if tries > 0:
                again = functools.partial(self._send, to, message, connection, tries - 1)
                asyncio.get_running_loop().call_later(RETRY_SECONDS, again)
                return
            warn("process not reached", process=to)
        except OSError as error:  # it is longer than can be sent, which nothing of ours is
            warn("process not told", process=to, reason=error.strerror)
        if connection is not None:
            connection.close()

    def _hear_all(self) -> None:
        while True:
            try:
                message, files, _, _ = socket.recv_fds(self._socket, DATAGRAM, 1)
            except BlockingIOError:
                return
            self._hear(message[:1], message[1:], files)

    def _hear(self, kind: bytes, message: bytes, files: list[int]) -> None:
        if kind == CONNECTION:
            for file in files:
                self._on_connection(socket.socket(fileno=file), message)
            return
        who, number = int.from_bytes(message[: OF_NUMBERS // 2]), int.from_bytes(message[OF_NUMBERS // 2 : OF_NUMBERS])
        if kind == QUESTION:
            self._send(who, ANSWER + numbers(self.number, number) + self._on_question(message[OF_NUMBERS:]))
        elif number in self._asked and not self._asked[number].done():
            self._asked[number].set_result(message[OF_NUMBERS:])


def numbers(who: int, number: int) -> bytes:
    return who.to_bytes(OF_NUMBERS // 2) + number.to_bytes(OF_NUMBERS // 2)


class WriteTurns:
    """Processes that write to one file take turns; the system gives a dead one's turn to the next, and nobody has to look again and again."""

    def __init__(self, file: str) -> None:
        self._file = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)

    def __enter__(self) -> None:
        lock(self._file)

    def __exit__(self, *_: object) -> None:
        unlock(self._file)

    def close(self) -> None:
        os.close(self._file)


if sys.platform == "win32":

    def lock(file: int, *, wait: bool = True) -> bool:
        """There a server is one process, and no file is shared."""
        raise Invalid("on Windows a server is one process, and cannot share its files with another")

    def unlock(file: int) -> None:
        """Nothing is ever held there."""
else:
    import fcntl

    def lock(file: int, *, wait: bool = True) -> bool:
        """Hold a file, until it is let go or all who were given it are gone; False if another has it and nobody is to wait."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def unlock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_UN)
