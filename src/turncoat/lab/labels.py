"""What choices are called in a report: as the game's own menus call them, in every language, with no table of names to keep.

A menu entry may depend on the position, so each is looked up in several where it was taken, in a few games of random play. What differs
between them is left out of the label; where nothing is left that tells a choice from others, its text stands for it.
"""

import functools
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from turncoat.games import CHANCE, GAMES, Game
from turncoat.games.batch import choice, outcome_drawer
from turncoat.games.game import Say
from turncoat.kernel import AnyState, new_journal
from turncoat.kernel.rng import new_rng
from turncoat.lab.trial import choices
from turncoat.match import Words

SEED, SAMPLES, LOOKS = 1, 40, 6  # so many games, and so many different entries of an action
ANY, MARKS = "…", ",:;"
FEW = 3


@dataclass
class Entries:
    """An action as a menu has it, in different positions, and what was being decided when it was first taken."""

    says: list[Say]
    prompt: str


@functools.cache
def entries_of(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> dict[int, Entries]:
    """The entries of all actions that seats took in the sample."""
    found: dict[int, Entries] = {}
    for number in range(SAMPLES):
        look_at_game(GAMES[name], seats, dict(options), number, found)
    return found


def look_at_game(game: Game, seats: int, options: dict[str, str], number: int, found: dict[int, Entries]) -> None:
    """Play a game, and note how a menu has each action that is taken."""
    choose, draw = choice(game, "random"), outcome_drawer(game)
    state, rng, journal = game.new(seats, options), new_rng(SEED, number), new_journal(0)
    while state.mover >= CHANCE:
        legal = game.legal_actions(state)
        if state.mover == CHANCE:
            action = draw(state, legal, len(legal), rng)
        else:
            action = choose(state, legal, len(legal), rng)
            note_entry(game, game.view(state, state.mover), action, found)
        game.apply(state, action, journal)


def note_entry(game: Game, view: AnyState, action: int, found: dict[int, Entries]) -> None:
    """An action as the mover's menu has it now."""
    entries = found.setdefault(action, Entries([], f"prompt-{game.prompt(view)}"))
    if len(entries.says) < LOOKS and (said := game.say_action(view, action)) not in entries.says:
        entries.says.append(said)


@dataclass(frozen=True)
class Group:
    """The choices of one verb, and what they have in common."""

    title: str
    labels: dict[int, str]  # by choice


def in_common(labels: Sequence[str]) -> str:
    """The words at the beginning and the end of all labels, and dots for what differs; nothing if there are none."""
    parts = [label.split() for label in labels] or [[]]
    first = same_words(parts)
    last = same_words([part[: len(first) - 1 if first else None : -1] for part in parts])[::-1]
    return " ".join([*first, ANY, *last]).replace(f"{ANY} {ANY}", ANY) if first or last else ""


def one_label(said: Sequence[str]) -> str:
    """What several entries have in common at their ends, or all of them if they are few, or the words that are in each; nothing if none of it makes a label."""
    if len(said) == 1:
        return said[0]
    few = " / ".join(said) if len(said) <= FEW else ""
    return tidy(in_common(said)) or few or tidy(" ".join(in_each(said)))


def in_each(said: Sequence[str]) -> list[str]:
    """The words that are in every entry, in the order of the first."""
    return [word for word in (said[0].split() if said else ()) if all(word in other.split() for other in said)]


def tidy(label: str) -> str:
    """What differs is left out at both ends; half a bracket is no label."""
    label = label.strip(f"{ANY} {MARKS}")
    return label if label.count("(") == label.count(")") else ""


def same_words(parts: Sequence[Sequence[str]]) -> list[str]:
    """The words that all of them begin with, whatever mark may follow one."""
    columns = takewhile(lambda column: len({word.rstrip(MARKS) for word in column}) == 1, zip(*parts, strict=False))
    return [min(column, key=len) for column in columns]


def under(title: str, label: str) -> str:
    """A label below its title: what the title leaves open, and all of it where it leaves nothing open."""
    head, gap, tail = title.rpartition(ANY)
    inside = label.removeprefix(head).removesuffix(tail)
    return inside if gap and inside and label == f"{head}{inside}{tail}" else label


def group_choices(
    game: Game, seats: int, options: Mapping[str, str], taken: Sequence[int], words: Words, others: str
) -> list[Group]:
    """What was chosen, verb by verb; verbs that have no objects come together at the end, under a title that is given."""
    entries, firsts = entries_of(game.name, seats, tuple(sorted(options.items()))), choices(game)
    groups: list[Group] = []
    single: dict[int, str] = {}
    for verb, places in groupby(taken, key=lambda place: game.space.verb_of[firsts[place]]):
        named = labels_of(game, {place: firsts[place] for place in places}, entries, words)
        if not verb.objects:
            single |= named
            continue
        prompts = [entries[firsts[place]].prompt for place in named if firsts[place] in entries]
        asked = words.say(prompts[0]) if prompts and words.has(prompts[0]) else verb.word
        groups.append(Group((in_common(list(named.values())) if len(named) > 1 else "") or asked, named))
    return [*groups, Group(others, single)] if single else groups


def labels_of(game: Game, firsts: Mapping[int, int], entries: Mapping[int, Entries], words: Words) -> dict[int, str]:
    """The labels of choices of one verb, by their first actions: no two are the same."""
    found = {}
    for place, first in firsts.items():
        actions = range(first, first + game.space.verb_of[first].seconds)
        said = {words.say(say): None for action in actions if action in entries for say in entries[action].says}
        found[place] = one_label(list(said))
    counts = Counter(found.values())
    return {
        place: label if label and counts[label] == 1 else game.action_text(firsts[place])
        for place, label in found.items()
    }
