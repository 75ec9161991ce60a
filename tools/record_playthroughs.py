"""Playthroughs: a game of each preset with what can be observed at its steps, short enough to be read as a diff after a change of rules.

`python -m tools.record_playthroughs --write` (or `make playthroughs`) writes them again, and the digests of whole games with them.
"""

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools import ROOT
from turncoat.games import CHANCE, GAMES, NOBODY, Game
from turncoat.kernel import blank, digest, unpack
from turncoat.kernel.rng import below
from turncoat.match import Match, Words

FOLDER = ROOT / "tests" / "games" / "playthroughs"
DIGESTS = FOLDER / "digests.txt"
SEED = 1
LARGE = 300  # letters
OF_EACH = 3  # steps of each kind of action are told in full, the first ones
LAST = 12  # and so are the last steps of all


def settings() -> Iterator[tuple[Game, int, str]]:
    """Each game with each number of seats, by each preset."""
    for game in GAMES.values():
        for seats in game.seats:
            for preset in game.presets:
                yield game, seats, preset


def files() -> Iterator[tuple[Path, Game, int, str]]:
    """A file for each game and preset, in turn with each number of seats."""
    for game in GAMES.values():
        for number, preset in enumerate(game.presets):
            seats = game.seats[number % len(game.seats)]
            yield FOLDER / f"{game.name}_{seats}_{preset}.txt", game, seats, preset


def playthrough(game: Game, seats: int, preset: str) -> str:
    """A random game: the first steps of each kind of action and the last steps of all, told in full."""
    match = Match(game, seats, game.choose_options(preset), seed=SEED)
    words = Words(game, "en", match.names)
    steps: list[list[str]] = []
    seen: Counter[str] = Counter()
    rare: set[int] = set()
    before: dict[str, Any] = vars(blank(game.state))
    while not match.is_over:
        lines = describe_choice(match)
        take_step(match)
        after = unpack(game.state, match.steps[-1].after)
        verb = game.action_text(match.steps[-1].action).partition(":")[0]
        seen[verb] += 1
        if seen[verb] <= OF_EACH:
            rare.add(len(steps))
        steps.append([*lines, *describe_step(match, words, before, vars(after))])
        before = vars(after)
    told = rare | set(range(len(steps))[-LAST:])
    points, ranks = match.scores()
    head = f"{game.title}, rules version {game.rules_version}, {seats} seats, preset {preset}, components {game.components}"
    return "\n".join([head, *shortened(steps, told), "", f"over: points {points}, ranks {ranks}"]) + "\n"


def shortened(steps: list[list[str]], told: set[int]) -> Iterator[str]:
    """The steps that are told, and a mark wherever some are left out."""
    for number, lines in enumerate(steps):
        if number in told:
            yield from lines
        elif number - 1 in told:
            yield from ("", "…")


def game_digest(game: Game, seats: int, preset: str) -> str:
    """What the rules give in a whole game: what was legal at every step, what was done, and the scores."""
    match = Match(game, seats, game.choose_options(preset), seed=SEED)
    lines: list[str] = []
    while not match.is_over:
        lines += describe_choice(match)
        take_step(match)
        lines.append(game.action_text(match.steps[-1].action))
    text = "\n".join([*lines, str(match.scores())])
    return f"{game.name} {seats} {preset}: {len(match.steps)} steps, {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def take_step(match: Match) -> None:
    """One step: chance by its weights, a decision by lot."""
    if match.mover == CHANCE:
        match.draw()
    else:
        legal = match.legal()
        match.submit(match.mover, legal[below(match.rng(), len(legal))])


def describe_choice(match: Match) -> list[str]:
    """Who is to move, and what could happen."""
    who = "chance" if match.mover == CHANCE else match.names[match.mover]
    texts = [match.game.action_text(action) for action in match.legal()]
    if match.mover == CHANCE:
        texts = [f"{text}×{match.game.weight(match.state, a)}" for text, a in zip(texts, match.legal(), strict=True)]
    return ["", f"{len(match.steps) + 1}. {who}: {' '.join(texts)}"]


def describe_step(match: Match, words: Words, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What was done, what is told to the first seat, which fields changed, and what each seat's view amounts to."""
    step = match.steps[-1]
    lines = [f"   → {match.game.action_text(step.action)}"]
    lines += [f"   · {words.say(told)}" for told in match.log(0, len(match.steps) - 1)]
    for name, value in after.items():
        lines += [f"   {line}" for line in describe_change(name, before[name], value)]
    views = [digest(match.view(seat)) for seat in (*range(match.seats), NOBODY)]
    return [*lines, f"   views {' '.join(view[:6] for view in views)}"]


def describe_change(name: str, before: Any, after: Any) -> list[str]:
    """A field that has changed; of a very large one, only the numbers that have."""
    if before == after:
        return []
    if len(str(after)) < LARGE:
        return [f"{name} = {after}"]
    return [f"{place} = {new}" for place, old, new in numbers(name, before, after) if old != new]


def numbers(name: str, before: Any, after: Any) -> Iterator[tuple[str, int, int]]:
    """All numbers of a field, each with its place, before and after."""
    if isinstance(after, list):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from numbers(f"{name}[{i}]", old, new)
    else:
        yield name, before, after


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tools.record_playthroughs --write")
    FOLDER.mkdir(exist_ok=True)
    for path, game, seats, preset in files():
        path.write_text(playthrough(game, seats, preset), encoding="utf-8")
    DIGESTS.write_text("\n".join(game_digest(*setting) for setting in settings()) + "\n", encoding="utf-8")
