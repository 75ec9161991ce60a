"""A bot in any language: a program of its own, asked by lines of JSON on its standard input, answering on its standard output.

docs/write-a-bot.md describes the lines. A program may be started by whoever types its command (`exec:node bot.mjs`), never by a
guest of a server.
"""

import json
import shlex
import subprocess
import weakref
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooLate
from typing import Any

from turncoat.bots.search import seats_of
from turncoat.errors import Invalid
from turncoat.games import Game
from turncoat.kernel import AnyState

PROTOCOL = 1
PREFIX = "exec:"
SECONDS = 60.0  # for any answer
MOST_SHOWN = 200  # characters of an answer that cannot be understood


class ExternalBot:
    """A program that decides for one seat of one match."""

    def __init__(self, game: Game, command: str, seconds: float = SECONDS) -> None:
        self._game = game
        self._command = command
        self._seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._reader = ThreadPoolExecutor(1)

    def choose(self, view: AnyState, legal: list[int], rng: list[int]) -> int:
        if self._process is None:
            self._begin(view)
        game, seat = self._game, view.mover
        seats = seats_of(game, view)
        points, ranks, observation = [0] * seats, [0] * seats, [0] * game.observation
        game.scores(view, points, ranks)
        game.observe(view, seat, observation)
        answer = self._ask(
            {
                "ask": "choose",
                "seat": seat,
                "prompt": game.prompt(view),
                "legal": [game.action_text(action) for action in legal],
                "scene": game.scene(view, seat),
                "observation": observation,
                "points": points,
                "seed": rng[0],
            }
        )
        texts = {game.action_text(action): action for action in legal}
        if answer.get("action") not in texts:
            raise Invalid(f"{self._command} chose {answer.get('action')!r}, which is not among what it may do")
        return texts[answer["action"]]

    def _begin(self, view: AnyState) -> None:
        """Start the program, and see whether it speaks our language."""
        try:
            self._process = subprocess.Popen(
                shlex.split(self._command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise Invalid(f"{self._command} cannot be started: {error}") from None
        weakref.finalize(self, end, self._process)
        game = self._game
        answer = self._ask(
            {
                "ask": "begin",
                "protocol": PROTOCOL,
                "game": game.name,
                "rules": game.rules_version,
                "seats": seats_of(game, view),
            }
        )
        if answer.get("protocol") != PROTOCOL:
            raise Invalid(
                f"{self._command} speaks version {answer.get('protocol')!r} of the protocol; this is version {PROTOCOL}"
            )

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """A line out, a line in."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise Invalid(f"{self._command} does not run")
        try:
            process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
            process.stdin.flush()
            line = self._reader.submit(process.stdout.readline).result(self._seconds)
        except TooLate:
            end(process)
            raise Invalid(f"{self._command} took longer than {self._seconds:g} s") from None
        except OSError:
            line = ""
        if not line:
            raise Invalid(f"{self._command} ended without an answer")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise Invalid(f"{self._command} answered something that is no JSON object: {line.strip()[:MOST_SHOWN]!r}")
        return answer


def end(process: "subprocess.Popen[str]") -> None:
    """Let a program go: it ends when its input does, or is made to."""
    if process.stdin is not None and not process.stdin.closed:
        process.stdin.close()
    try:
        process.wait(0.5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
