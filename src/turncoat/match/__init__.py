"""One game in progress: who sits where, what was done, what each may see, and how it is told."""

from turncoat.match.foresight import Foresight, foresee
from turncoat.match.hints import advise
from turncoat.match.lessons import Lesson, find_lesson, read_lessons
from turncoat.match.match import FORMAT, Match, Step, bot_luck, view_of
from turncoat.match.names import bot_names, check_name
from turncoat.match.result import say_result
from turncoat.match.words import LANGUAGES, Words

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
    "check_name",
    "find_lesson",
    "foresee",
    "read_lessons",
    "say_result",
    "view_of",
]
