"""What goes over the wire when a match is looked back at; as `messages.py`, of which it is a chapter."""

from typing import Literal

from turncoat.games.scene import AnyScene
from turncoat.server.messages import HintView, Message, Request, StepView, TableView, Turn


class ReplayChapter(Message, frozen=True, kw_only=True):
    """A round of a match, from one of its moments on."""

    moment: int
    round: int  # 0: the table is being laid


class Replay(Message, frozen=True, kw_only=True):
    """What there is to be seen of a match. Its moments are those at which somebody was to decide, from 0 on, and its end."""

    moments: int
    chapters: list[ReplayChapter]  # the first begins at moment 0
    seats: list[int]  # whose views the caller may see
    is_over: bool  # it may be seen open, too


class ReplayMoment(Message, frozen=True, kw_only=True):
    """The table at one moment, and what led there from the one before: a decision, and what chance made of it."""

    steps: list[StepView]
    turn: Turn
    points: list[int]


class ReplayPart(Message, frozen=True, kw_only=True):
    """Some moments of a match in a row, as one viewer saw them, or open."""

    first: int  # the number of the first of them
    before: AnyScene  # the scene at the moment before that; before the first of all, the table as it is laid
    moments: list[ReplayMoment]
    table: TableView  # at the first of them; nobody is asked anything, and its scene is left out


class TurningPoint(Message, frozen=True, kw_only=True):
    """Where a match turned: the moment that was reached, who had decided before it, and what a bot would have done, the best first."""

    moment: int
    seat: int
    hints: list[HintView]


class Analysis(Message, frozen=True, kw_only=True):
    """Each seat's chance of winning at every moment of a finished match, or how far the work is.

    A chance is what a network foresees from there with everything known; or the share of games won, of so many that apprentices play on from there.
    """

    state: Literal["none", "working", "ready", "failed"]
    done: int  # moments, of all
    total: int
    games: int
    by_network: bool  # who foresaw the chances; told when all is ready
    chances: list[list[float]]  # by moment and seat; empty until all is ready
    turning: list[TurningPoint]


class ScoreSource(Message, frozen=True, kw_only=True):
    """What points come from."""

    text: str
    emblem: str


class ScoreBlock(Message, frozen=True, kw_only=True):
    """Some of somebody's points: from which source, what for, by which rule, and at which moments they came about."""

    source: int
    text: str
    emblem: str
    points: int
    rule: str
    moments: list[int]


class ScoreRow(Message, frozen=True, kw_only=True):
    """Somebody's points and of what they consist."""

    seat: int | None  # None: whoever plays against all seats
    name: str
    points: int
    remark: str | None  # what else is worth knowing
    blocks: list[ScoreBlock]
    course: list[int]  # the points at every moment


class Decided(Message, frozen=True, kw_only=True):
    """What decided a match, in a sentence; and the moment that shows it, if there is one."""

    text: str
    moment: int | None


class HonourView(Message, frozen=True, kw_only=True):
    """An award, and who has earned it."""

    title: str
    text: str
    emblem: str
    seats: list[int]


class Reckoning(Message, frozen=True, kw_only=True):
    """What a finished match comes to. Moments are those of its replay."""

    decided: list[Decided]
    sources: list[ScoreSource]
    rows: list[ScoreRow]  # the best first
    honours: list[HonourView]
    chapters: list[ReplayChapter]


class PlayOn(Request, frozen=True, kw_only=True):
    """A new table that goes on from a moment of a match, with the caller at one seat and bots at the others."""

    moment: int
    seat: int | None = None  # None: whoever is to decide then
    bot: str | None = None


class Showcase(Message, frozen=True, kw_only=True):
    """The match of the day: its table, the version of the program whose bots played it, and the moment at which it is now."""

    table: str
    version: str
    stops: list[int]  # how many steps had been made at each moment
    moment: int
