"""A table as learners' environments need it: one game, played with ints, in which chance draws automatically."""

from collections.abc import Mapping
from typing import Literal

import numpy as np
import numpy.typing as npt

from turncoat.errors import Invalid
from turncoat.games import CHANCE, OVER, Game
from turncoat.games.batch import outcome_drawer
from turncoat.games.observation import runs_of
from turncoat.kernel import AnyState, new_journal
from turncoat.kernel.rng import new_rng

Reward = Literal["win", "points"]
Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Table:
    """One game after the other, each from a seed of its own."""

    def __init__(self, game: Game, seats: int | None, preset: str | None, options: Mapping[str, str] | None) -> None:
        self.game = game
        self.seats = game.check_seats(game.seats[-1] if seats is None else seats)
        self.options = game.choose_options(preset, options)
        self.state: AnyState = game.new(self.seats, self.options)
        self.decisions = 0
        self._draw = outcome_drawer(game)

    def begin(self, seed: int) -> None:
        """Lay the table again; the same seed and the same decisions make the same game."""
        self.state = self.game.new(self.seats, self.options)
        self.decisions = 0
        self._rng = new_rng(seed)
        self._draw_all()

    def take(self, action: int) -> None:
        """Carry out a decision, which must be legal, and what chance brings then."""
        self.game.apply(self.state, action, new_journal(0))
        self.decisions += 1
        self._draw_all()

    def _draw_all(self) -> None:
        while self.mover == CHANCE:
            legal = self.game.legal_actions(self.state)
            self.game.apply(self.state, self._draw(self.state, legal, len(legal), self._rng), new_journal(0))

    @property
    def mover(self) -> int:
        mover: int = self.state.mover
        return mover

    @property
    def is_over(self) -> bool:
        return self.mover == OVER

    def observe(self, seat: int) -> Numbers:
        """What a seat may see, as numbers."""
        out = [0] * self.game.observation
        self.game.observe(self.state, seat, out)
        return np.array(out, np.int16)

    def mask(self, seat: int) -> Mask:
        """Which actions a seat may take now: none unless it has the turn."""
        mask = np.zeros(self.game.actions, np.int8)
        if self.mover == seat:
            mask[self.game.legal_actions(self.state)] = 1
        return mask

    def rewards(self, reward: Reward) -> list[float]:
        """What a finished game is worth to each seat."""
        points, ranks = [0] * self.seats, [0] * self.seats
        self.game.scores(self.state, points, ranks)
        return rewards_of(reward, points, ranks)


def rewards_of(reward: Reward, points: list[int], ranks: list[int]) -> list[float]:
    """`win`: 1 for the winner, shared among several, and 0 for the others; `points`: as many as there are."""
    if reward == "points":
        return [float(number) for number in points]
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def check_reward(reward: str) -> Reward:
    if reward not in ("win", "points"):
        raise Invalid(f"a reward is win or points, not {reward!r}")
    return "win" if reward == "win" else "points"


def bounds(game: Game) -> tuple[Numbers, Numbers]:
    """The least and the greatest that each number of an observation can be: flags are 0 or 1, others any small number."""
    any_number = np.iinfo(np.int16)
    low = np.full(game.observation, any_number.min, np.int16)
    high = np.full(game.observation, any_number.max, np.int16)
    for run in runs_of(game.numbers):
        if run.kind in ("flag", "one_of"):
            here = slice(run.first, run.first + len(run.labels))
            low[here], high[here] = 0, 1
    return low, high
