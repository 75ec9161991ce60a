"""A process that thinks for bots: a line with a question comes in, a line with its answer goes out.

A question holds what the bot's seat may know and nothing else; the worker has no way to anything more.
"""

import os
import sys
from collections import OrderedDict
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from turncoat.bots import Bot, Budget, SearchBot, ask, compile_search, hints, make_bot, outlook
from turncoat.drawings import About, Sight, paint_card
from turncoat.games import Invalid
from turncoat.games.batch import play_on
from turncoat.games.copies import game_with
from turncoat.kernel import pack, unpack
from turncoat.kernel.rng import new_rng
from turncoat.server.walls import shut_out

READY = b"ready\n"
SHUT_OUT = "TURNCOAT_SHUT_OUT"  # names the database's file, if it has one: no worker needs it
REMEMBERED = 5  # bots whose thoughts are kept for their next decision; of a grandmaster these are up to 350 MB
NICENESS = 10  # a search fills every core it gets; where cores are few, the server, for which people wait, goes first


class Question(msgspec.Struct, frozen=True, tag="choose"):
    """What a bot is asked: its seat's view, packed, what it may do, where its luck comes from, and what part of its time it may take.

    The table is only there to tell the bots of one match from those of another; they are not told.
    """

    table: str
    game: str
    bot: str
    view: bytes
    legal: list[int]
    seed: int
    patience: float
    box: str | None = None  # the file of the values that are played with; None: ours


class HintQuestion(msgspec.Struct, frozen=True, tag="hint"):
    """What the player to move would like to be told, from the same view."""

    game: str
    view: bytes
    seed: int
    seconds: float
    box: str | None = None


class Chances(msgspec.Struct, frozen=True, tag="chances"):
    """How likely each seat is to win from each position of a match that is over; where no network judges, by so many games played on from there."""

    game: str
    positions: list[bytes]
    games: int
    seed: int
    box: str | None = None


class ChancesAnswer(msgspec.Struct, frozen=True):
    """Each seat's chances in each position; and whether the network foresaw them that judges the game, in place of games played to their end."""

    chances: list[list[float]]
    by_network: bool


class Compile(msgspec.Struct, frozen=True, tag="compile"):
    """Get ready to search in a game; the first time on a machine, that takes long."""

    game: str
    box: str | None = None


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw a board as anybody may see it, with what is to be read beside it."""

    sight: Sight
    about: About
    box: str | None = None


class Forget(msgspec.Struct, frozen=True, tag="forget"):
    """A match is over: let its bots go."""

    table: str


AnyQuestion = Question | HintQuestion | Chances | Compile | Draw | Forget


class Answer(msgspec.Struct, frozen=True):
    """What a bot decides; or, if there is no such bot or it does not keep to the rules, why it does not."""

    action: int | None
    why_not: str = ""


class ExpectedStep(msgspec.Struct, frozen=True):
    """A decision that is expected to follow, and what its seat would see then."""

    seat: int
    action: int
    view: bytes


class HintAnswer(msgspec.Struct, frozen=True):
    """An action worth telling: the chance of winning, the points it should come to, and what is expected to follow."""

    action: int
    won: float
    points: float
    line: list[ExpectedStep]


class Compiled(msgspec.Struct, frozen=True):
    """Ready to search."""


class Drawn(msgspec.Struct, frozen=True):
    """A picture."""

    png: bytes


class Forgotten(msgspec.Struct, frozen=True):
    """Its bots are gone."""


class Mind:
    """The bots of this process, each for one seat of one match: none shares what it remembers."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()  # by table, seat and name

    def choose(self, question: Question) -> Answer:
        game = game_with(question.game, question.box)
        view = unpack(game.state, question.view)
        try:
            bot = self._bot(question, view.mover)
            if isinstance(bot, SearchBot):
                bot.patience = question.patience
            return Answer(ask(bot, question.bot, view, question.legal, new_rng(question.seed)))
        except Invalid as error:  # a package's bot; other bots must not suffer for it
            return Answer(None, str(error))

    def _bot(self, question: Question, seat: int) -> Bot:
        """The bot on that seat; if there are too many, the one idle for longest is dropped and would have to start afresh."""
        key = question.table, seat, question.bot
        bot = self._bots.pop(key, None) or make_bot(question.bot, game_with(question.game, question.box))
        self._bots[key] = bot
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return bot

    def forget(self, table: str) -> Forgotten:
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]
        return Forgotten()

    def hint(self, question: HintQuestion) -> list[HintAnswer]:
        game = game_with(question.game, question.box)
        found = hints(game, unpack(game.state, question.view), new_rng(question.seed), Budget(seconds=question.seconds))
        return [
            HintAnswer(
                hint.action,
                hint.won,
                hint.points,
                [ExpectedStep(step.seat, step.action, pack(step.view)) for step in hint.line],
            )
            for hint in found
        ]

    def chances(self, question: Chances) -> ChancesAnswer:
        game = game_with(question.game, question.box)
        states = [unpack(game.state, one) for one in question.positions]
        by_network = outlook.is_judged_by_network(game, states[0])
        if by_network:
            found = [outlook.chances(game, state, question.seed) for state in states]
        else:
            played = (play_on(game, state, question.games, question.seed) for state in states)
            found = [results.victories.mean(axis=0).tolist() for results in played]
        return ChancesAnswer([[round(chance, 3) for chance in chances] for chances in found], by_network)

    def answer(self, question: AnyQuestion) -> Answer | list[HintAnswer] | ChancesAnswer | Compiled | Drawn | Forgotten:
        match question:
            case Chances():
                return self.chances(question)
            case Question():
                return self.choose(question)
            case HintQuestion():
                return self.hint(question)
            case Compile():
                compile_search(game_with(question.game, question.box))
                return Compiled()
            case Draw():
                return Drawn(paint_card(question.sight, question.about, game_with(question.sight.game, question.box)))
            case Forget():
                return self.forget(question.table)


def main() -> None:
    """Answer until nobody asks any more."""
    sys.excepthook = say_where
    give_way()
    database = os.environ.get(SHUT_OUT)
    shut_out(Path(database) if database else None)
    answers = own_output()
    mind = Mind()
    answers.write(READY)
    answers.flush()
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=AnyQuestion)
        answers.write(msgspec.json.encode(mind.answer(question)) + b"\n")
        answers.flush()


def give_way() -> None:
    """Let the server, and whatever else runs as usual, go before this process."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)


def own_output() -> BinaryIO:
    """Where answers go. Whatever a bot prints goes with the complaints: nobody is to take it for an answer."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def say_where(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """What went wrong and where, but not with which cards."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "?"
    sys.stderr.write(f"bot worker: {kind.__name__} at {where}\n")


if __name__ == "__main__":
    main()
