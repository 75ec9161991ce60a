"""Many games between equals, cut into numbered chunks: what each chunk brings, and how chunks are put together.

A chunk is the same wherever it is played, and chunks are put together by their numbers, so a report depends on the seed alone.
"""

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from turncoat.bots import ask, get_ready, make_bot
from turncoat.bots.levels import novice_choice
from turncoat.games import CHANCE, GAMES, Game, Invalid
from turncoat.games.batch import POLICIES
from turncoat.games.tally import (
    DECIDED,
    DECISIONS,
    FIRST,
    LEADS,
    NOBODY_YET,
    STEPS,
    Tally,
    blank_tally,
    note_lead,
    tally_many,
)
from turncoat.kernel import Target
from turncoat.kernel.rng import SEED_LIMIT, STREAM_LIMIT
from turncoat.lab.estimates import Moments
from turncoat.lab.workers import Workers
from turncoat.match import Match, bot_luck

# Bots that decide at one look: they are compiled with the loop around them.
POLICY_OF = {"random": POLICIES["random"], "novice": novice_choice, "apprentice": POLICIES["greedy"]}
COMPILED_CHUNK, BOTS_CHUNK = 500, 5
AT_ONCE: dict[Target, int] = {"cpu": 1, "cuda": 128}  # chunks that are played together

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Trial:
    """What is played: every seat by the same bot."""

    game: str
    seats: int
    options: Mapping[str, str]
    bot: str
    seed: int
    follow: tuple[int, ...] = ()  # choices of which every single game is kept
    target: Target = "cpu"  # a GPU plays the same games

    def __post_init__(self) -> None:
        GAMES[self.game].check_seats(self.seats)
        if not 0 <= self.seed < SEED_LIMIT - STREAM_LIMIT:
            raise Invalid(f"the seed {self.seed} is too large for the lab")
        make_bot(self.bot, GAMES[self.game])  # says so at once if there is none
        if self.target not in AT_ONCE:
            raise Invalid(f"there is no target {self.target!r} in the lab; there are {', '.join(AT_ONCE)}")
        if self.target == "cuda" and not self.is_compiled:
            raise Invalid(
                f"{self.bot} thinks ahead, which a GPU cannot do: {', '.join(POLICY_OF)} can play there, and {self.bot} on the processor"
            )

    @property
    def is_compiled(self) -> bool:
        return self.bot in POLICY_OF

    @property
    def chunk(self) -> int:
        """How many games a chunk has."""
        return COMPILED_CHUNK if self.is_compiled else BOTS_CHUNK


@dataclass(frozen=True)
class Record:
    """What came of games, in their order: a row a game; and sums over them, by choice."""

    wins: Array  # a column a seat: its part of a victory
    points: Array  # a column a seat
    steps: Array
    decisions: Array
    first: Array  # who decided first
    leads: Array  # how often the lead changed
    decided: Array  # after which part of the game the last leader led for good
    followed: Array  # by choice that is followed: victories of those who made it, and how many did
    sums: Array  # over games, by choice: x, n, x², xn, n² of the same two

    def __len__(self) -> int:
        return len(self.wins)

    def moments(self, choice: int) -> Moments:
        """The sums for one choice."""
        return Moments(len(self), *map(float, self.sums[:, choice]))


@functools.cache
def choices(game: Game) -> tuple[int, ...]:
    """What can be chosen: a verb and its first object, by the first action of each; a second object makes no other choice."""
    return tuple(action for action, second in enumerate(game.space.second_of) if second == 0)


def wins_of(ranks: Array) -> Array:
    """Each seat's part of a victory; where nobody is ahead, nobody has won."""
    won = ranks == 1
    winners = won.sum(axis=1, keepdims=True)
    return np.where(won & (winners < ranks.shape[1]), 1 / winners, 0.0)


def record_of(tally: Tally, game: Game, follow: Sequence[int]) -> Record:
    """What a report needs of some games."""
    wins, counts = wins_of(tally.ranks), tally.counts
    chosen = np.maximum.reduceat(tally.done, choices(game), axis=2)
    won = np.einsum("gs,gsc->gc", wins, chosen, dtype=np.float64)
    times = chosen.sum(axis=1, dtype=np.float64)
    sums = np.stack([(one * other).sum(axis=0) for one, other in pairs(won, times)])
    return Record(
        *(wins, tally.points, counts[:, STEPS], counts[:, DECISIONS], counts[:, FIRST], counts[:, LEADS]),
        decided=counts[:, DECIDED] / np.maximum(1, counts[:, STEPS]),
        followed=np.stack([won[:, follow], times[:, follow]], axis=2),
        sums=sums,
    )


def pairs(won: Array, times: Array) -> Iterable[tuple[Array, Array]]:
    one = np.ones_like(won)
    return ((won, one), (times, one), (won, won), (won, times), (times, times))


def put_together(records: Sequence[Record]) -> Record:
    """All games, in the order of the chunks."""
    columns = {field.name: [getattr(record, field.name) for record in records] for field in fields(Record)}
    sums = functools.reduce(np.add, columns.pop("sums"))
    return Record(**{name: np.concatenate(parts) for name, parts in columns.items()}, sums=sums)


def play_span(trial: Trial, span: range) -> list[Record]:
    """The games of some chunks that follow each other; a record for each chunk."""
    game, first, games = GAMES[trial.game], span.start * trial.chunk, len(span) * trial.chunk
    if trial.is_compiled:
        policy, options = POLICY_OF[trial.bot], dict(trial.options)
        tally = tally_many(game, games, trial.seed, policy, trial.seats, options, first, trial.target)
    else:
        tally = blank_tally(game, trial.seats, games)
        for number in range(games):
            tally_match(trial, game, first + number, tally, number)
    return [record_of(part, game, trial.follow) for part in tally.parts(trial.chunk)]


def tally_match(trial: Trial, game: Game, number: int, tally: Tally, row: int) -> None:
    """One game between bots that have to be asked, tallied as the compiled loop does."""
    match = Match(game, trial.seats, trial.options, seed=trial.seed + number)
    bots = [make_bot(trial.bot, game, match.options) for _ in range(trial.seats)]
    for seat, bot in enumerate(bots):
        get_ready(bot, game, match.view(seat))
    counts, done = [0] * tally.counts.shape[1], tally.done[row]
    counts[FIRST] = lead = NOBODY_YET
    while not match.is_over:
        seat = match.mover
        if seat == CHANCE:
            match.draw()
        else:
            action = ask(bots[seat], trial.bot, match.view(seat), match.legal(), bot_luck(match.seed, len(match.steps)))
            match.submit(seat, action)
            counts[DECISIONS] += 1
            done[seat][action] = 1
            counts[FIRST] = seat if counts[FIRST] == NOBODY_YET else counts[FIRST]
        counts[STEPS] += 1
        points, ranks = match.scores()
        lead = note_lead(trial.seats, ranks, lead, counts)
    tally.points[row], tally.ranks[row], tally.counts[row] = points, ranks, counts


def play_trial(trial: Trial, chunks: range, workers: Workers) -> Iterator[Record]:
    """The chunks of these numbers, one after another."""
    if trial.is_compiled:  # before threads ask for it together
        play_span(trial, range(0))
    size = AT_ONCE[trial.target]
    spans = (chunks[begin : begin + size] for begin in range(0, len(chunks), size))
    for records in workers.work(play_span, trial, spans):
        yield from records
