"""One game in progress: who sits where, what was done, what each may see, and how it is reported."""

from turncoat.match.foresight import Foresight, foresee
from turncoat.match.hints import advise
from turncoat.match.lessons import Beat, Lesson, find_lesson, play_lesson, read_lessons
from turncoat.match.match import (
    FORMAT,
    Match,
    Step,
    bot_luck,
    check_shape,
    moments_of,
    state_at,
)
from turncoat.match.names import bot_names, check_name
from turncoat.match.reckoning import Honour, Lead, Margin, Reckoned, reckon
from turncoat.match.result import result_sentences, say_result
from turncoat.match.rulebook import Chapter, RuleText, every_rule, read_rules, rule_versions
from turncoat.match.seen import Seen, legal_for, opened, seen_of
from turncoat.match.words import LANGUAGES, Words

__all__ = [
    "FORMAT",
    "LANGUAGES",
    "Beat",
    "Chapter",
    "Foresight",
    "Honour",
    "Lead",
    "Lesson",
    "Margin",
    "Match",
    "Reckoned",
    "RuleText",
    "Seen",
    "Step",
    "Words",
    "advise",
    "bot_luck",
    "bot_names",
    "check_name",
    "check_shape",
    "every_rule",
    "find_lesson",
    "foresee",
    "legal_for",
    "moments_of",
    "opened",
    "play_lesson",
    "read_lessons",
    "read_rules",
    "reckon",
    "result_sentences",
    "rule_versions",
    "say_result",
    "seen_of",
    "state_at",
]
