"""boardgame.io's server beside ours: the same kind of clients, who speak Socket.IO over the same raw sockets."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from tools import ROOT
from tools.load.players import Tally
from tools.load.wire import Requests, Socket

HERE = ROOT / "tools" / "peers" / "boardgameio"
NODE = ROOT / ".venv" / "bin"
SPACE = "trivial"  # the game's name, and that of its part of the server
STATE, MOVER = re.compile(rb'"_stateID":(\d+)'), re.compile(rb'"currentPlayer":"(\d)"')


@contextlib.contextmanager
def peer(folder: Path) -> Iterator[tuple[tuple[str, int], int]]:
    """The server, installed where it can be removed again; its address and process."""
    for file in ("package.json", "package-lock.json", "server.cjs"):
        (folder / file).write_bytes((HERE / file).read_bytes())
    subprocess.run([NODE / "npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    command = [str(NODE / "node"), "server.cjs", str(port)]
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, start_new_session=True)
    try:
        assert server.stdout is not None
        assert b"ready" in server.stdout.readline()
        yield ("localhost", port), server.pid
    finally:
        os.killpg(server.pid, signal.SIGKILL)  # what was started is a script that starts the real one
        server.wait()


class PeerPlayer:
    """Both seats of one match, each with a socket; with a length, both go on to another match after so many moves, as ours do."""

    def __init__(self, address: tuple[str, int], tally: Tally, length: int = 0) -> None:
        self._address, self._tally, self._length = address, tally, length
        self._sockets: list[Socket] = []
        self._sent: dict[int, tuple[int, float]] = {}
        self._match, self._is_between = "", False
        self._next: asyncio.Task[None] | None = None

    async def play(self, moves: int) -> None:
        loop = asyncio.get_running_loop()
        self._left, self._over = moves, loop.create_future()
        self._requests = Requests(self._address)
        await self._begin()
        for seat in range(2):
            path = "/socket.io/?EIO=4&transport=websocket"
            line = Socket(path, "", lambda text, seat=seat: self._hear(seat, text))  # type: ignore[misc]
            self._sockets.append(line)
            await loop.create_connection(lambda line=line: line, *self._address)  # type: ignore[misc]
        await self._over
        if self._next is not None:
            await self._next
        self._requests.close()
        for line in self._sockets:
            self._tally.received += line.received
            line.close()

    async def _begin(self) -> None:
        """Make a match; sockets that are open go on to it."""
        made = await self._requests.ask("POST", f"/games/{SPACE}/create", b'{"numPlayers":2}')
        self._match, self._in_match, self._is_between = json.loads(made)["matchID"], 0, False
        for seat in range(len(self._sockets)):
            self._sync(seat)

    def _sync(self, seat: int) -> None:
        self._sockets[seat].send(f'42/{SPACE},["sync","{self._match}","{seat}",null,2]'.encode())

    def _hear(self, seat: int, text: bytes) -> None:
        line = self._sockets[seat]
        if text.startswith(b"0"):
            line.send(f"40/{SPACE},".encode())
        elif text.startswith(b"2"):
            line.send(b"3")
        elif text.startswith(b"40"):
            self._sync(seat)
        elif (
            text.startswith(b"42")
            and not self._is_between
            and self._match.encode() in text  # not of the one before
            and (state := STATE.search(text))
            and (mover := MOVER.search(text))
        ):
            self._go_on(seat, int(state[1]), int(mover[1]))

    def _go_on(self, seat: int, state: int, mover: int) -> None:
        if seat in self._sent and state > self._sent[seat][0]:
            number, when = self._sent.pop(seat)
            self._tally.moved(number, time.perf_counter() - when)
            self._left -= 1
            self._in_match += 1
        if self._over.done():
            return
        if self._left <= 0:
            self._over.set_result(None)
        elif self._length and self._in_match >= self._length:
            self._is_between = True
            self._sent.clear()
            self._tally.rematches += 1
            self._next = asyncio.ensure_future(self._begin())
        elif mover == seat and seat not in self._sent:
            self._sent[seat] = (state, time.perf_counter())
            action = f'{{"type":"MAKE_MOVE","payload":{{"type":"act","args":[],"playerID":"{seat}"}}}}'
            self._sockets[seat].send(f'42/{SPACE},["update",{action},{state},"{self._match}","{seat}"]'.encode())
