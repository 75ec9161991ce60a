"""Rules on the screen: chapter by chapter, each with its number, its options and, if it is ours, a mark."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console
from rich.table import Table
from rich.text import Text

from turncoat.match import Chapter, RuleText, Words


def rules_named(chapters: Sequence[Chapter], typed: str) -> list[Chapter]:
    """The rules with that id (`VER-6.2`) or, without the game's letters, that number (`6.2`), in their chapters."""
    wanted = typed.upper()
    found = (
        replace(chapter, rules=tuple(rule for rule in chapter.rules if wanted in (rule.id, rule.id.partition("-")[2])))
        for chapter in chapters
    )
    return [chapter for chapter in found if chapter.rules]


def print_rules(console: Console, words: Words, chapters: Sequence[Chapter]) -> None:
    """Rules under the titles of their chapters."""
    books = {chapter.book for chapter in chapters}
    for place, chapter in enumerate(chapters):
        title = f"{chapter.number} {chapter.title}"
        console.print(Text(f"{chapter.book}: {title}" if len(books) > 1 else title, "bold underline"))
        table = Table.grid(padding=(0, 2))
        for rule in chapter.rules:
            table.add_row(Text(rule.id, "bold"), rule_text(words, rule))
        console.print(table)
        if place < len(chapters) - 1:
            console.print()


def rule_text(words: Words, rule: RuleText) -> Text:
    """What a rule says, that it is ours if it is, and how its options are set."""
    text = Text(rule.text)
    if rule.is_ours:
        text.append(f" ({words.say('ours')})", "italic")
    for note in rule.notes:
        text.append(f"\n{note}", "grey50")
    return text


def print_versions(console: Console, words: Words, versions: Sequence[str]) -> None:
    """What changed with each version of the rules."""
    console.print(Text(f"\n{words.say('versions-title')}", "bold underline"))
    table = Table.grid(padding=(0, 2))
    for number, text in enumerate(versions, 1):
        table.add_row(Text(str(number), "bold"), text)
    console.print(table)
