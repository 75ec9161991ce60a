"""A bot in any language: a program of its own, asked by lines of JSON on its standard input, answering on its standard output.

docs/write-a-bot.md describes the lines. A program may be started by somebody who types its command (`exec:node bot.mjs`), never by a
guest of a server.
"""

import json
import os
import select
import shlex
import signal
import subprocess
import time
import weakref
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from turncoat.errors import Invalid
from turncoat.games import Game
from turncoat.games.batch import seats_of
from turncoat.kernel import AnyState

PROTOCOL = 1
PREFIX = "exec:"
SECONDS = 60.0  # for any answer
END_SECONDS = 0.5  # for a program to end by itself
MOST_SHOWN = 200  # characters of an answer that cannot be understood
CHUNK = 1 << 16
LONGEST = 1 << 20  # bytes of an answer


class ExternalBot:
    """A program that decides for one seat of one match."""

    def __init__(
        self, game: Game, command: str, options: Mapping[str, str] | None = None, seconds: float = SECONDS
    ) -> None:
        self._game = game
        self._command = command
        self._options = options
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise Invalid(f"{command} is no command: {error}") from None
        if not self._words:
            raise Invalid(f"{PREFIX} needs a command behind it, as in {PREFIX}node bot.mjs")

    def choose(self, view: AnyState, legal: list[int], rng: list[int]) -> int:
        self.begin(view)
        game, seat = self._game, view.mover
        seats = seats_of(game, view)
        points, ranks, observation = [0] * seats, [0] * seats, [0] * game.observation
        game.scores(view, points, ranks)
        game.observe(view, seat, observation)
        texts = {game.action_text(action): action for action in legal}
        answer = self._ask(
            {
                "ask": "choose",
                "seat": seat,
                "prompt": game.prompt(view),
                "legal": list(texts),
                "scene": msgspec.to_builtins(game.scene(view, seat)),
                "observation": observation,
                "points": points,
                "seed": rng[0],
            }
        )
        chosen = answer.get("action")
        if not isinstance(chosen, str) or chosen not in texts:
            raise Invalid(f"{self._command} chose {quoted(chosen)}, which is not among what it may do")
        return texts[chosen]

    def begin(self, view: AnyState) -> None:
        """Start the program if it is not running yet, and check that it speaks our protocol."""
        if self._process is not None:
            return
        try:  # a session of its own: whatever the program starts can be ended with it
            self._process = subprocess.Popen(
                self._words, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Invalid(f"{self._command} cannot be started: {error}") from None
        weakref.finalize(self, end, self._process)
        game, options = self._game, self._options
        answer = self._ask(
            {
                "ask": "begin",
                "protocol": PROTOCOL,
                "game": game.name,
                "rules": game.rules_version,
                "seats": seats_of(game, view),
                "options": None if options is None else dict(options),
                "preset": game.preset_of(options),
            }
        )
        if answer.get("protocol") != PROTOCOL:
            version = quoted(answer.get("protocol"))
            raise Invalid(f"{self._command} speaks version {version} of the protocol; this is version {PROTOCOL}")

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """A line out, a line in."""
        line, _, more = self._exchange(json.dumps(question, ensure_ascii=False).encode() + b"\n").partition(b"\n")
        if more:
            raise Invalid(f"{self._command} answered one question with more than one line: {quoted(more)}")
        try:
            answer = json.loads(line.decode())
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Invalid(f"{self._command} answered something that is no JSON object: {quoted(line)}")
        return answer

    def _exchange(self, question: bytes) -> bytes:
        """Write a line and read one, within the time, whoever else holds the pipes."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None or process.stdin.closed:
            raise Invalid(f"{self._command} does not run")
        out, into = process.stdin, process.stdout
        until = time.monotonic() + self._seconds
        left, heard = question, b""
        if select.select([into], [], [], 0)[0] and (unasked := os.read(into.fileno(), CHUNK)):
            raise Invalid(f"{self._command} wrote what nobody had asked for: {quoted(unasked)}")
        while left or b"\n" not in heard:
            wait = max(0.0, until - time.monotonic())
            readable, writable, _ = select.select([into], [out] if left else [], [], wait)
            if not readable and not writable:
                end(process)
                raise Invalid(f"{self._command} took longer than {self._seconds:g} s")
            try:
                if writable:  # so much never waits
                    left = left[os.write(out.fileno(), left[: select.PIPE_BUF]) :]
                part = os.read(into.fileno(), CHUNK) if readable else b""
            except BrokenPipeError:
                readable, part = [into], b""
            if readable and not part:
                end(process)
                raise Invalid(f"{self._command} ended without an answer")
            heard += part
            if len(heard) > LONGEST:
                end(process)
                raise Invalid(f"{self._command} answered with more than {LONGEST:,} bytes")
        return heard


def quoted(answer: object) -> str:
    """What a program wrote, as far as it fits into a sentence."""
    text = repr(answer.decode(errors="replace").strip() if isinstance(answer, bytes) else answer)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def end(process: "subprocess.Popen[bytes]") -> None:
    """End a program: it ends when its input does, or is made to, together with everything it has started."""
    if process.stdin is not None:
        process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(END_SECONDS)
    with suppress(ProcessLookupError):  # nobody is left
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if process.stdout is not None:
        process.stdout.close()
