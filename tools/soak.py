"""Very many random games of everything, with every invariant checked after every step, in compiled code: `make soak`.

.venv/bin/python -m tools.soak [games for each setting, 1,000,000 if not said] [game, all if not said]
"""

import functools
import os
import secrets
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.laws import INVARIANTS
from tests.laws.names import CHOICE, CHOICES, EVENTS, HOLDS, LAWS, MOVER, ORDER, RANKS, STEPS, WEIGHT
from turncoat.games import CHANCE, GAMES, OVER, Game
from turncoat.games.batch import draw_outcome
from turncoat.kernel import WIDTH, AnyState, Kernel, bind, compiled, kernel
from turncoat.kernel.record import layout
from turncoat.kernel.rng import below, seed_rng

CHUNK = 2048

# The loop; `soak_loop` binds its own names to each game's kernels.
# ruff: noqa: F821

setup: Kernel
legal: Kernel
weight: Kernel
apply: Kernel
scores: Kernel
game_law: Kernel
ACTIONS = MOST_LEGAL = MOST_STEPS = MOST_EVENTS = 0


@kernel
def choice_law(s: AnyState, seats: int, out: list[int], count: int) -> int:
    """What may be done."""
    if s.mover < OVER or s.mover >= seats:
        return MOVER
    if (count == 0) != (s.mover == OVER):
        return CHOICE
    if count > MOST_LEGAL:
        return CHOICES
    for i in range(count):
        if out[i] < 0 or out[i] >= ACTIONS or (i > 0 and out[i] <= out[i - 1]):
            return ORDER
        if s.mover == CHANCE and weight(s, out[i]) <= 0:
            return WEIGHT
    return HOLDS


@kernel
def rank_law(seats: int, ranks: list[int]) -> int:
    """Who stands where."""
    firsts = 0
    for seat in range(seats):
        if ranks[seat] < 1 or ranks[seat] > seats:
            return RANKS
        if ranks[seat] == 1:
            firsts += 1
    return HOLDS if firsts > 0 else RANKS


@kernel
def play_checked(
    s: AnyState,
    seats: int,
    options: list[int],
    rng: list[int],
    out: list[int],
    journal: list[list[int]],
    points: list[int],
    past: list[int],
    ranks: list[int],
) -> int:
    """Play one random game; the first law that it broke, or HOLDS."""
    setup(s, seats, options)
    scores(s, past, ranks)
    for _ in range(MOST_STEPS + 1):
        count = legal(s, out)
        scores(s, points, ranks)
        law = choice_law(s, seats, out, count)
        if law == HOLDS:
            law = rank_law(seats, ranks)
        if law == HOLDS:
            law = game_law(s, points, past)
        if law != HOLDS or s.mover == OVER:
            return law
        for seat in range(seats):
            past[seat] = points[seat]
        action = draw_outcome(s, out, count, rng) if s.mover == CHANCE else out[below(rng, count)]
        journal[0][0] = 0
        apply(s, action, journal)
        if journal[0][0] > MOST_EVENTS:
            return EVENTS
    return STEPS


@kernel
def play_range(
    rows: AnyState,
    first: int,
    seed: int,
    seats: int,
    options: list[int],
    rng: list[int],
    out: list[int],
    journal: list[list[int]],
    points: list[int],
    past: list[int],
    ranks: list[int],
    laws: list[int],
) -> None:
    """Play a run of games, each on the random stream of its own number."""
    for game in range(len(laws)):
        seed_rng(rng, seed, first + game)
        laws[game] = play_checked(rows[0], seats, options, rng, out, journal, points, past, ranks)


@functools.cache
def soak_loop(game: Game) -> tuple[Kernel, Kernel]:
    """`play_checked` and `play_range` for a game."""
    names: dict[str, object] = {
        "weight": game.weight,
        "ACTIONS": game.actions,
        "MOST_LEGAL": game.most_legal,
    }
    one = bind(
        play_checked,
        setup=game.setup,
        legal=game.legal,
        apply=game.apply,
        scores=game.scores,
        MOST_STEPS=game.most_steps,
        MOST_EVENTS=game.most_events,
        draw_outcome=bind(draw_outcome, **names),
        choice_law=bind(choice_law, **names),
        game_law=INVARIANTS[game.name],
    )
    return one, bind(play_range, play_checked=one)


# Many games


@dataclass(frozen=True)
class Finding:
    """How many games broke a law, and the first of them."""

    games: int
    seed: int
    broken: int
    first: int  # that game's number; none broke any: -1
    law: int


def soak(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Finding:
    """Play so many random games on all cores."""
    run = compiled(soak_loop(game)[1], "cpu")
    ints = np.array(game.option_ints(options), np.int16)
    laws = np.zeros(games, np.int8)

    def play_chunk(begin: int, end: int) -> None:
        rows = np.zeros(1, layout(game.state).dtype)
        out = np.zeros(game.actions, np.int16)  # too long a list is to be noticed, not to be cut off
        journal = np.zeros((game.most_events + 1, WIDTH), np.int16)
        points, past, ranks = np.zeros(seats, np.int16), np.zeros(seats, np.int16), np.zeros(seats, np.int8)
        rng = np.zeros(4, np.int64)
        run(rows, begin, seed, seats, ints, rng, out, journal, points, past, ranks, laws[begin:end])
        progress(end - begin)

    play_chunk(0, 0)  # compiles or loads, once, before the threads ask for it together
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(play_chunk, range(0, games, CHUNK), [*range(CHUNK, games, CHUNK), games]):
            pass
    return tally(seed, laws)


def tally(seed: int, laws: npt.NDArray[np.int8]) -> Finding:
    """Sum up the games of a seed, of which each broke that law."""
    broken = np.flatnonzero(laws)
    if not len(broken):
        return Finding(len(laws), seed, 0, -1, HOLDS)
    return Finding(len(laws), seed, len(broken), int(broken[0]), int(laws[broken[0]]))


def describe(game: Game, finding: Finding) -> str:
    """What was found, for people; nothing if all is well."""
    if not finding.broken:
        return ""
    return (
        f"{finding.broken} of {finding.games} games of {game.name} break a law, the first of them "
        f"game {finding.first} of seed {finding.seed}: not true that {LAWS[finding.law]}"
    )


def main(games: int, names: list[str]) -> int:
    """Soak everything, or some games; how many settings went wrong."""
    console = Console()
    seed = secrets.randbits(62)
    table = Table("game", "seats", "options", "games", "result", title=f"seed {seed}")
    wrong = 0
    chosen = [GAMES[name] for name in names or GAMES]
    settings = [(game, seats, preset) for game in chosen for seats in game.seats for preset in game.presets]
    columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as bar:
        for game, seats, preset in settings:
            task = bar.add_task(f"{game.title}, {seats} seats, {preset}", total=games)
            advance = functools.partial(bar.advance, task)
            finding = soak(game, seats, game.choose_options(preset), games, seed, advance)
            wrong += finding.broken > 0
            table.add_row(game.title, str(seats), preset, f"{games:,}", describe(game, finding) or "all well")
    console.print(table)
    return wrong


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000, sys.argv[2:]) > 0)
