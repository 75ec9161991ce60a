"""The bots: `random` plays anything, `greedy` what looks best at first sight."""

from collections.abc import Callable
from typing import Protocol

from turncoat.games import Game, Invalid
from turncoat.games.batch import choice
from turncoat.kernel import AnyState


class Bot(Protocol):
    """Whoever can choose. It gets the view of the seat that is to move, never the true state; all its luck comes from `rng`."""

    def choose(self, view: AnyState, legal: list[int], rng: list[int]) -> int:
        """One of the legal actions."""


class PolicyBot:
    """A bot that follows one of the policies that simulations run compiled."""

    def __init__(self, game: Game, policy: str) -> None:
        self._choose = choice(game, policy)

    def choose(self, view: AnyState, legal: list[int], rng: list[int]) -> int:
        chosen: int = self._choose(view, legal, len(legal), rng)
        return chosen


BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": lambda game: PolicyBot(game, "random"),
    "greedy": lambda game: PolicyBot(game, "greedy"),
}


def make_bot(name: str, game: Game) -> Bot:
    """The bot of that name, for a game."""
    if name not in BOTS:
        raise Invalid(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game)
