"""Which of a game's rules are in force: by its options and seats, by what replaces what; and which of them no rulebook has."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from turncoat.games.options import Only, Option, fits


@dataclass(frozen=True)
class Rule:
    """What a table of rules says about one of them, or about all of a chapter; a rule without an entry always holds."""

    only: Only = field(default_factory=dict)  # it holds only where these have such a value
    instead_of: tuple[str, ...] = ()  # rules that do not hold where this one does
    is_ours: bool = False  # no rulebook has it


RuleTable = Mapping[str, Rule]  # by the ids of rules (`STAD-9.8`) and of chapters (`STAD-9`)
EVERYWHERE = Rule()


def chapter_of(rule: str) -> str:
    """The chapter of a rule: `STAD-9` of `STAD-9.8`."""
    return rule.rpartition(".")[0]


def given(options: Iterable[Option], chosen: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
    """What rules depend on: the value of every option, the first of its values where it does not matter, and the seats, if they are known."""
    known = dict(chosen) if seats is None else {**chosen, "seats": str(seats)}
    idle = {option.name: option.values[0] for option in options if not option.matters(known)}
    return {**known, **idle}


def in_force(table: RuleTable, rules: Iterable[str], where: Mapping[str, str]) -> list[str]:
    """Those of the rules that hold there, in their order."""
    holding = [
        rule
        for rule in rules
        if all(fits(table.get(part, EVERYWHERE).only, where) for part in (chapter_of(rule), rule))
    ]
    gone = {old for rule in holding if rule in table for old in table[rule].instead_of}
    return [rule for rule in holding if rule not in gone]


def our_rules(table: RuleTable) -> list[str]:
    """The rules that no rulebook has."""
    return [rule for rule, entry in table.items() if entry.is_ours]


def replacements(table: RuleTable) -> dict[str, str]:
    """The rules that are replaced, each with what replaces it."""
    return {old: rule for rule, entry in table.items() for old in entry.instead_of}
