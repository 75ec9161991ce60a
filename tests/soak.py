"""Very many random games of everything, with every invariant checked after every step, in compiled code: `make soak`.

.venv/bin/python tests/soak.py [games for each setting, 1,000,000 if not said]
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

from turncoat.games import CHANCE, GAMES, OVER, Game
from turncoat.games.batch import draw_outcome
from turncoat.games.kuhn.state import State as KuhnState
from turncoat.games.kuhn.tables import ANTE, BET
from turncoat.games.kuhn.tables import CARDS as KUHN_CARDS
from turncoat.games.kuhn.tables import SEATS as KUHN_SEATS
from turncoat.games.rattus.rules.end import cubes_of
from turncoat.games.rattus.state import FROM_START, GONE, LOOKED_AT, regions_of
from turncoat.games.rattus.state import State as RattusState
from turncoat.games.rattus.tables import CUBES as CUBES_EACH
from turncoat.games.rattus.tables import FACES as RAT_FACES
from turncoat.games.rattus.tables import RATS_AT_MOST, REGIONS, START_FACES
from turncoat.games.verraeter.state import NONE, Phase, offices_of
from turncoat.games.verraeter.state import State as VerraeterState
from turncoat.games.verraeter.tables import (
    BUILDING_CARDS,
    HAND_LIMIT,
    KINDS,
    LANDS,
    OFFICE,
    OFFICES_AT_MOST,
    PLACES,
    ROUNDS,
    SUPPLY_COUNT,
)
from turncoat.kernel import AnyState, Kernel, bind, compiled, kernel
from turncoat.kernel.bag import size
from turncoat.kernel.record import layout
from turncoat.kernel.rng import below, seed_rng

CHUNK = 2048

LAWS = (
    "every invariant holds",
    "whoever moves has a choice, and nobody at the end",
    "no more choices than declared",
    "choices ascend within the range of actions",
    "every outcome of chance can happen",
    "a seat, chance or nobody moves",
    "somebody is first, nobody below the last place",
    "no more events in a step than declared",
    "no more steps than declared",
    # Kuhn poker
    "each card is in one hand or in the deck",
    "as many seats have a card as were dealt one",
    "stakes are the ante, or the ante and a bet",
    "what one seat wins the other loses",
    # Verräter
    "the supply cards of each kind are all there",
    "the pile and what was drawn of it are what was shuffled",
    "a hand holds as many cards as all can count, at most five",
    "cards that all know of are in the hand",
    "draws are counted",
    "three building cards a seat",
    "at most two offices a seat",
    "no two seats have one role, and each was passed its own",
    "each landscape is in the ring twice",
    "no round after the last",
    "points never fall",
    # Rattus
    "twenty cubes a seat",
    "forty-nine rats",
    "at most three rats in a region, and none out of play",
    "a face is gone, on the board, or unseen",
    "a rat has a face if somebody has looked at it",
    "unseen faces are counted",
)
HOLDS, CHOICE, CHOICES, ORDER, WEIGHT, MOVER, RANKS, EVENTS, STEPS = range(9)
CARDS, DEALT, STAKES, ZERO_SUM = range(9, 13)
SUPPLY, PILE, HAND, SHOWN, DRAWS, BUILDINGS, OFFICES, ROLES, RING, ROUND, POINTS = range(13, 24)
CUBES, RATS, REGION, FACES, LOOKED, UNSEEN = range(24, 30)

# What always holds on the table: each kernel answers with the first law that is broken, or HOLDS. `points` are the scores now,
# `past` those of the step before.


@kernel
def kuhn_law(s: KuhnState, points: list[int], past: list[int]) -> int:
    """Kuhn poker."""
    held = 0
    for card in range(KUHN_CARDS):
        copies = s.deck[card]
        for seat in range(KUHN_SEATS):
            if s.card[seat] == card:
                copies += 1
                held += 1
        if copies != 1:
            return CARDS
    if held != s.dealt:
        return DEALT
    for seat in range(KUHN_SEATS):
        if s.stake[seat] != ANTE and s.stake[seat] != ANTE + BET:
            return STAKES
    if points[0] + points[1] != 0:
        return ZERO_SUM
    return HOLDS


@kernel
def verraeter_law(s: VerraeterState, points: list[int], past: list[int]) -> int:
    """Verräter."""
    if s.round < 0 or s.round > ROUNDS[s.seats]:
        return ROUND
    for kind in range(KINDS):
        law = kind_law(s, kind)
        if law != HOLDS:
            return law
    for seat in range(s.seats):
        law = seat_law(s, seat)
        if law != HOLDS:
            return law
        if points[seat] < past[seat]:
            return POINTS
    return ring_law(s)


@kernel
def kind_law(s: VerraeterState, kind: int) -> int:
    """The supply cards of one kind."""
    there = s.pile[kind] + s.discard[kind]
    unshuffled = s.pile[kind]
    for seat in range(s.seats):
        there += s.hand[seat][kind] + s.played[seat][kind]
        unshuffled += s.drawn[seat][kind]
        if s.shown[seat][kind] < 0 or s.shown[seat][kind] > s.hand[seat][kind]:
            return SHOWN
        if s.played[seat][kind] < 0 or s.drawn[seat][kind] < 0:
            return SUPPLY
    if there != SUPPLY_COUNT[kind] or s.pile[kind] < 0 or s.discard[kind] < 0:
        return SUPPLY
    return HOLDS if unshuffled == s.shuffled[kind] else PILE


@kernel
def seat_law(s: VerraeterState, seat: int) -> int:
    """What one seat has."""
    if s.held[seat] != size(s.hand[seat]) or s.held[seat] > HAND_LIMIT:
        return HAND
    if s.draws[seat] != size(s.drawn[seat]):
        return DRAWS
    carried = 1 if s.lifted != NONE and s.mover == seat else 0
    cards = s.reserve[seat] + carried
    for place in range(PLACES):
        if s.owner[place] == seat:
            cards += 1
    if cards != BUILDING_CARDS or s.reserve[seat] < 0:
        return BUILDINGS
    if offices_of(s, seat) + (carried if s.carried == OFFICE else 0) > OFFICES_AT_MOST:
        return OFFICES
    if s.role[seat] != NONE:
        if s.seen[seat] & (1 << s.role[seat]) == 0:
            return ROLES
        for other in range(seat):
            if s.role[other] == s.role[seat]:
                return ROLES
    return HOLDS


@kernel
def ring_law(s: VerraeterState) -> int:
    """The lands, each twice as soon as all are laid."""
    for land in range(LANDS):
        times = 0
        for place in range(PLACES):
            if s.land[place] == land:
                times += 1
        if times > 2 or (times < 2 and s.phase > Phase.RING):
            return RING
    return HOLDS


@kernel
def rattus_law(s: RattusState, points: list[int], past: list[int]) -> int:
    """Rattus."""
    for seat in range(s.seats):
        if cubes_of(s, seat) + s.stock[seat] != CUBES_EACH or s.stock[seat] < 0 or s.palace[seat] < 0:
            return CUBES
    rats = s.supply + s.removed
    known = 0
    blank_start = 0
    for region in range(REGIONS):
        if s.rats[region] < 0 or s.rats[region] > RATS_AT_MOST or (region >= regions_of(s) and s.rats[region] > 0):
            return REGION
        for rat in range(s.rats[region]):
            rats += 1
            if (s.face[region][rat] != NONE) != (s.looked[region][rat] != 0) and not is_turning_up(s, region, rat):
                return LOOKED
            if s.face[region][rat] != NONE:
                known += 1
                if s.seen[s.face[region][rat]] != LOOKED_AT:
                    return FACES
            elif s.origin[region][rat] == FROM_START:
                blank_start += 1
    return face_law(s, rats, known, blank_start)


@kernel
def is_turning_up(s: RattusState, region: int, rat: int) -> bool:
    """Whether this rat is the one in question."""
    return s.at == region and s.rat == rat


@kernel
def face_law(s: RattusState, rats: int, known: int, blank_start: int) -> int:
    """The faces, of which each rat has one."""
    gone = 0
    looked_at = 0
    unseen_start = 0
    unseen_normal = 0
    for face in range(RAT_FACES):
        if s.seen[face] == GONE:
            gone += 1
        elif s.seen[face] == LOOKED_AT:
            looked_at += 1
        elif face < START_FACES:
            unseen_start += 1
        else:
            unseen_normal += 1
    if rats + gone != RAT_FACES:
        return RATS
    if looked_at != known:
        return FACES
    if unseen_start != s.unseen_start or unseen_normal != s.unseen_normal or unseen_start - blank_start != s.leftover:
        return UNSEEN
    return HOLDS


INVARIANTS: dict[str, Kernel] = {"kuhn": kuhn_law, "verraeter": verraeter_law, "rattus": rattus_law}

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
        journal = np.zeros((game.most_events + 1, 4), np.int16)
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


def main(games: int) -> int:
    """Soak everything; how many settings went wrong."""
    console = Console()
    seed = secrets.randbits(62)
    table = Table("game", "seats", "options", "games", "result", title=f"seed {seed}")
    wrong = 0
    settings = [(game, seats, preset) for game in GAMES.values() for seats in game.seats for preset in game.presets]
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
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000) > 0)
