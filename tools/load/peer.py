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
    """Both seats of one match, each with a socket."""

    def __init__(self, address: tuple[str, int], tally: Tally) -> None:
        self._address, self._tally = address, tally
        self._sockets: list[Socket] = []
        self._sent: dict[int, tuple[int, float]] = {}

    async def play(self, moves: int) -> None:
        loop = asyncio.get_running_loop()
        self._left, self._over = moves, loop.create_future()
        requests = Requests(self._address)
        made = await requests.ask("POST", f"/games/{SPACE}/create", b'{"numPlayers":2}')
        self._match = json.loads(made)["matchID"]
        requests.close()
        for seat in range(2):
            path = "/socket.io/?EIO=4&transport=websocket"
            line = Socket(path, "", lambda text, seat=seat: self._hear(seat, text))  # type: ignore[misc]
            self._sockets.append(line)
            await loop.create_connection(lambda line=line: line, *self._address)  # type: ignore[misc]
        await self._over
        for line in self._sockets:
            self._tally.received += line.received
            line.close()

    def _hear(self, seat: int, text: bytes) -> None:
        line = self._sockets[seat]
        if text.startswith(b"0"):
            line.send(f"40/{SPACE},".encode())
        elif text.startswith(b"2"):
            line.send(b"3")
        elif text.startswith(b"40"):
            line.send(f'42/{SPACE},["sync","{self._match}","{seat}",null,2]'.encode())
        elif text.startswith(b"42") and (state := STATE.search(text)) and (mover := MOVER.search(text)):
            self._go_on(seat, int(state[1]), int(mover[1]))

    def _go_on(self, seat: int, state: int, mover: int) -> None:
        if seat in self._sent and state > self._sent[seat][0]:
            number, when = self._sent.pop(seat)
            self._tally.moved(number, time.perf_counter() - when)
            self._left -= 1
        if self._left <= 0 and not self._over.done():
            self._over.set_result(None)
        elif mover == seat and seat not in self._sent and not self._over.done():
            self._sent[seat] = (state, time.perf_counter())
            action = f'{{"type":"MAKE_MOVE","payload":{{"type":"act","args":[],"playerID":"{seat}"}}}}'
            self._sockets[seat].send(f'42/{SPACE},["update",{action},{state},"{self._match}","{seat}"]'.encode())
