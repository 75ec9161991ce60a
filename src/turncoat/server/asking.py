"""A worker process as the server has it: it is asked one thing at a time over its pipes, and replaced when it fails."""

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
import platformdirs

from turncoat.server.turns import Turns
from turncoat.server.worker import READY, SHUT_OUT, Answer, AnyQuestion, Forget, Question

START_SECONDS = 60.0
END_SECONDS = 0.5
ANSWER_BYTES = 8 << 20  # of the longest answer, a picture
BOXES_AT_MOST = 8  # whose rules one worker holds

# What of the environment workers get: where programs, homes and caches are, the language, and what rules are played with
KEPT = {"PATH", "HOME", "USERPROFILE", "LOCALAPPDATA", "SYSTEMROOT", "TMPDIR", "TEMP", "XDG_CACHE_HOME", "LANG"}
KEPT |= {"VIRTUAL_ENV", "TURNCOAT_COMPONENTS", "TURNCOAT_SHORTCUTS"}
KEPT_KINDS = ("LC_", "NUMBA_", "PYTHON")

A = TypeVar("A")


def surroundings(environment: Mapping[str, str], database: Path | None) -> dict[str, str]:
    """The environment of a worker: what it needs in order to run, no secrets, and which file it is to keep itself from."""
    kept = {name: value for name, value in environment.items() if name in KEPT or name.startswith(KEPT_KINDS)}
    own = {"PYTHONSAFEPATH": "1"}  # what lies where it works is not to be taken for a module
    return {**kept, **own, **({} if database is None else {SHUT_OUT: str(database)})}


class Failed(Exception):
    """A worker crashed, took too long, or answered nonsense."""


class Worker:
    """One process; it is asked one thing at a time."""

    def __init__(
        self, command: Sequence[str], seconds: float, database: Path | None = None, label: str = "bots"
    ) -> None:
        self._command = command
        self._seconds = seconds
        self._database = database
        self._process: Process | None = None
        self._boxes: set[str] = set()  # whose games it has loaded
        self.turns = Turns(label)

    async def start(self) -> Process:
        """The process, ready to be asked; started if it is not running."""
        if self._process is None or self._process.returncode is not None:
            folder = platformdirs.user_cache_path("turncoat", appauthor=False, ensure_exists=True) / "bots"
            folder.mkdir(exist_ok=True)
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                cwd=folder,
                env=surroundings(os.environ, self._database),
                limit=ANSWER_BYTES,
            )
            if await self._line(self._process, START_SECONDS) != READY:
                raise Failed("it did not start")
        return self._process

    async def ask(self, question: AnyQuestion, kind: type[A], seconds: float | None = None) -> A:
        """Its answer; Failed, and the process is gone, if there is none."""
        try:
            await self._make_room(None if isinstance(question, Forget) else question.box)
            process = await self.start()
            if process.stdin is None:
                raise Failed("it cannot be asked")
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            await process.stdin.drain()
            answer = msgspec.json.decode(await self._line(process, seconds or self._seconds), type=kind)
            legal = (*question.legal, None) if isinstance(question, Question) else ()
            if isinstance(answer, Answer) and answer.action not in legal:
                raise Failed("it chose what may not be done")
        except (Failed, OSError, msgspec.DecodeError) as error:
            await self.stop()
            raise Failed(str(error) if isinstance(error, Failed) else type(error).__name__) from None
        except asyncio.CancelledError:  # the asker has gone: the answer still to come must not be taken for another
            await self.stop()
            raise
        return answer

    async def _make_room(self, box: str | None) -> None:
        """Begin a new process when this one has the compiled rules of too many boxes: they can be loaded, but not let go."""
        if box is not None and box not in self._boxes and len(self._boxes) >= BOXES_AT_MOST:
            await self.stop()
        if box is not None:
            self._boxes.add(box)

    async def _line(self, process: Process, seconds: float) -> bytes:
        if process.stdout is None:
            raise Failed("it cannot be heard")
        try:
            async with asyncio.timeout(seconds):
                line = await process.stdout.readline()
        except (TimeoutError, ValueError):
            raise Failed("it took too long") from None
        if not line:
            raise Failed("it crashed")
        return line

    async def stop(self) -> None:
        """End the process: it exits once its input is closed, or is killed."""
        process, self._process = self._process, None
        self._boxes.clear()
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(END_SECONDS):
                await process.wait()
        except TimeoutError:
            pass  # it is made to
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
