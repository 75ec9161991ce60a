"""Playthroughs: one game a file, with all that can be observed at every step, to be read as a diff after a change of rules.

`python tests.games.record_playthroughs.py --write` (or `make playthroughs`) writes them anew.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from turncoat.games import CHANCE, GAMES, NOBODY, Game
from turncoat.kernel import blank, digest, unpack
from turncoat.kernel.rng import below
from turncoat.table import Match, Words

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 1
LARGE = 300  # letters


def files() -> Iterator[tuple[Path, Game, int, str]]:
    """A file for each game, seat count and preset."""
    for game in GAMES.values():
        for seats in game.seats:
            for preset in game.presets:
                yield FOLDER / f"{game.name}_{seats}_{preset}.txt", game, seats, preset


def playthrough(game: Game, seats: int, preset: str) -> str:
    """A random game, told in full."""
    match = Match(game, seats, game.choose_options(preset), seed=SEED)
    words = Words(game, "en", match.names)
    lines = [
        f"{game.title}, rules version {game.rules_version}, {seats} seats, preset {preset}, components {game.components}"
    ]
    before: dict[str, Any] = vars(blank(game.state))
    while not match.is_over:
        lines += describe_choice(match)
        take_step(match)
        after = unpack(game.state, match.steps[-1].after)
        lines += describe_step(match, words, before, vars(after))
        before = vars(after)
    points, ranks = match.scores()
    return "\n".join([*lines, "", f"over: points {points}, ranks {ranks}"]) + "\n"


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
        sys.exit("usage: python tests.games.record_playthroughs.py --write")
    FOLDER.mkdir(exist_ok=True)
    for path, game, seats, preset in files():
        path.write_text(playthrough(game, seats, preset), encoding="utf-8")
