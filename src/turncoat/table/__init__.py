"""One game being played: who sits where, what was done, what each may see, and how it is told."""

from turncoat.table.foresight import Foresight, foresee
from turncoat.table.hints import advise
from turncoat.table.lessons import Lesson, find_lesson, read_lessons
from turncoat.table.match import FORMAT, Match, Step, bot_luck
from turncoat.table.people import bot_names, say_result
from turncoat.table.words import LANGUAGES, Words

__all__ = [
    "FORMAT",
    "LANGUAGES",
    "Foresight",
    "Lesson",
    "Match",
    "Step",
    "Words",
    "advise",
    "bot_luck",
    "bot_names",
    "find_lesson",
    "foresee",
    "read_lessons",
    "say_result",
]
