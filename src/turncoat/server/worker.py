"""A process that thinks for bots: a line with a question comes in, a line with an action goes out.

A question holds what the bot's seat may know and nothing else; the worker has no way to anything more.
"""

import sys
from types import TracebackType

import msgspec

from turncoat.bots import Bot, make_bot
from turncoat.games import GAMES
from turncoat.kernel import unpack
from turncoat.kernel.rng import new_rng

READY = b"ready\n"


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: its seat's view, packed, what it may do, and where its luck comes from."""

    game: str
    bot: str
    view: bytes
    legal: list[int]
    seed: int


class Answer(msgspec.Struct, frozen=True):
    """What it decides."""

    action: int


def main() -> None:
    """Answer until nobody asks any more."""
    sys.excepthook = say_where
    bots: dict[tuple[str, str], Bot] = {(game, "greedy"): make_bot("greedy", GAMES[game]) for game in GAMES}
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        game = GAMES[question.game]
        bot = bots.setdefault((question.game, question.bot), make_bot(question.bot, game))
        view = unpack(game.state, question.view)
        action = bot.choose(view, question.legal, new_rng(question.seed))
        sys.stdout.buffer.write(msgspec.json.encode(Answer(action)) + b"\n")
        sys.stdout.buffer.flush()


def say_where(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """What went wrong and where, but not with which cards."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "?"
    sys.stderr.write(f"bot worker: {kind.__name__} at {where}\n")


if __name__ == "__main__":
    main()
