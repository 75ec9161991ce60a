"""The rules as people read them: those in force with some options, chapter by chapter, each marked if it is ours."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from turncoat.games import Game, Option, Say
from turncoat.games.rulebook import EVERYWHERE, chapter_of, given, in_force
from turncoat.games.say import Args
from turncoat.match.words import Words

RULE_MESSAGE = re.compile(r"rule-([A-Z]+-\d+)-(\d+)")


@dataclass(frozen=True)
class RuleText:
    """A rule in a language; its notes say how the options are set on which it depends."""

    id: str
    text: str
    notes: tuple[str, ...]
    is_ours: bool


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules: the game or expansion to which it belongs, its number and title, and its rules in force."""

    book: str
    number: int
    title: str
    rules: tuple[RuleText, ...]


def read_rules(game: Game, words: Words, options: Mapping[str, str], seats: int | None = None) -> list[Chapter]:
    """The rules in force with these options, and with so many seats if that is known."""
    where = given(game.options, options, seats)
    chosen = {name: int(value) if value.isdecimal() else value for name, value in where.items()}
    args = {**game.told, **chosen}
    edition = game.presets[game.nearest_preset(options)]
    chapters: dict[str, list[RuleText]] = {}
    for rule in in_force(game.rule_table, every_rule(words), where):
        message, entry = message_of(rule), game.rule_table.get(rule, EVERYWHERE)
        asked = {*words.variables(message), *entry.only}
        notes = _notes(words, (option for option in game.options if option.name in asked), where, edition)
        told = RuleText(rule, words.say(Say(message, args)), tuple(notes), entry.is_ours)
        chapters.setdefault(chapter_of(rule), []).append(told)
    return [_chapter(words, chapter, rules, args) for chapter, rules in chapters.items()]


def rule_versions(game: Game, words: Words) -> list[str]:
    """What changed with each version of the rules, from the first on."""
    return [words.say(f"rules-version-{number}") for number in range(1, game.rules_version + 1)]


def every_rule(words: Words) -> list[str]:
    """The ids of all rules that there are, in their order, whether in force or not."""
    found = (RULE_MESSAGE.fullmatch(message) for message in words.messages)
    return [f"{rule[1]}.{rule[2]}" for rule in found if rule]


def message_of(rule: str) -> str:
    """The message of a rule: `rule-VER-6-2` of VER-6.2."""
    return f"rule-{rule.replace('.', '-')}"


def _chapter(words: Words, chapter: str, rules: list[RuleText], args: Args) -> Chapter:
    book, _, number = chapter.partition("-")
    return Chapter(words.say(f"book-{book}"), int(number), words.say(Say(f"chapter-{chapter}", args)), tuple(rules))


def _notes(
    words: Words, options: Iterable[Option], where: Mapping[str, str], edition: Mapping[str, str]
) -> Iterator[str]:
    """How these options are set, where they matter, and how the edition has them; what makes it this edition is no option."""
    for option in options:
        if option.matters(where) and not option.is_edition:
            titles = {value: words.say(f"option-{option.name}-{value}") for value in option.values}
            value, default = where[option.name], edition[option.name]
            yield words.say(
                "rule-option" if value == default else "rule-option-changed",
                option=words.say(f"option-{option.name}"),
                value=titles[value],
                default=titles[default],
                others="; ".join(title for other, title in titles.items() if other != value),
            )
