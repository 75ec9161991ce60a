"""A learner on another machine: it plays and learns by itself for a round, beginning with what all had learned before."""

from dataclasses import replace

from turncoat.games import GAMES
from turncoat.learn.training import Recipe, Round, State, Training

APART = 1000  # between the seeds of two learners: each kind of table takes one


class Learner:
    """One of those who learn beside the first; each has tables and luck of its own."""

    def __init__(self, recipe: Recipe, number: int, device: str) -> None:
        own = replace(recipe, seed=recipe.seed + number * APART)
        self._training = Training(GAMES[recipe.game], own, device, threads=1)  # as many as Ray was asked for

    def learn(self, state: State, part: float) -> tuple[State, Round]:
        """A round, when so much of the whole is over: what is known after it, and what was done."""
        self._training.take_up(state)
        done = self._training.learn(part)
        return {**self._training.state(), "league": []}, done
