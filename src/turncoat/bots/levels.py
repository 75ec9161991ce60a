"""How well a bot plays: the same four levels in every game, and `random`, which plays anything."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from math import exp

from turncoat.bots.search import Budget, Prospect, Search
from turncoat.bots.settings import MOST, RANGES, check_numbers, slips_of
from turncoat.bots.tree import FULL
from turncoat.errors import Invalid
from turncoat.games import Game
from turncoat.games.batch import POLICIES, seats_of
from turncoat.kernel import AnyState, Kernel, bind, kernel
from turncoat.kernel.rng import below

OVERLOOKS = 2  # a novice overlooks one in this many of the things it could do
LEAST_SECONDS = 0.05
HARDLY = 20  # times less often than the best

prior: Kernel  # a game's own, bound by `PolicyBot`


@kernel
def novice_choice(s: AnyState, out: list[int], count: int, rng: list[int]) -> int:
    """What looks best of all that it notices; among equals, any. It always notices something."""
    best = out[below(rng, count)]
    highest = prior(s, best)
    ties = 1
    for i in range(count):
        if below(rng, OVERLOOKS) > 0:
            looks = prior(s, out[i])
            if looks > highest:
                best, highest, ties = out[i], looks, 1
            elif looks == highest:
                ties += 1
                if below(rng, ties) == 0:
                    best = out[i]
    return best


class PolicyBot:
    """A bot that decides by one look at what it may do."""

    def __init__(self, game: Game, policy: Kernel) -> None:
        self._choose = bind(policy, prior=game.prior)

    def choose(self, view: AnyState, legal: list[int], rng: list[int]) -> int:
        chosen: int = self._choose(view, legal, len(legal), rng)
        return chosen


@dataclass(frozen=True)
class Effort:
    """How long a level of search thinks about a decision, on how many cores, and how closely it follows what it found."""

    seconds: float
    threads: int
    nodes: int
    slips: bool  # whether it sometimes takes an action that is not quite the best


# What can be set of a bot that searches: how much it thinks and how easily it slips, and how it goes about it
OF_A_BOT = RANGES | {
    "iterations": (1, 1_000_000_000),
    "ms": (1, 3_600_000),
    "nodes": (1, 1 << 24),
    "slips": (0, MOST),
    "threads": (1, 256),
}
EFFORTS = {"master": Effort(0.5, 1, 1 << 16, True), "grandmaster": Effort(2.0, 2, 1 << 18, False)}


class SearchBot:
    """A bot that thinks ahead. It remembers what it found out while it decides for one seat."""

    def __init__(self, game: Game, effort: Effort, changes: dict[str, int] | None = None) -> None:
        numbers = dict(changes or {})
        check_numbers(numbers, OF_A_BOT)
        if "ms" in numbers and "iterations" in numbers:
            raise Invalid("a search is given ms or iterations, not both")
        self.patience = 1.0  # the share of its time that it uses; less where others wait
        self.threads = numbers.pop("threads", effort.threads)
        self._nodes = numbers.pop("nodes", effort.nodes)
        seconds = numbers.pop("ms", round(1000 * effort.seconds)) / 1000
        iterations = numbers.pop("iterations", 0)
        self._slips = numbers.pop("slips", None if effort.slips else 0)
        self._budget = Budget(iterations) if iterations else Budget(seconds=seconds)
        self._changes = numbers
        self._game = game
        self._seat = -1
        self._search = self._new_search()

    def _new_search(self) -> Search:
        return Search(self._game, self._changes, self.threads, nodes=self._nodes)

    def choose(self, view: AnyState, legal: list[int], rng: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if view.mover != self._seat:  # what one seat has found out is not for another
            self._seat, self._search = view.mover, self._new_search()
        budget = self._budget
        if budget.seconds:
            budget = Budget(seconds=max(LEAST_SECONDS, budget.seconds * self.patience))
        prospects = self._search.think(view, rng, budget)
        slips = self._slips
        if slips is None:
            slips = slips_of(self._game.name, self._game.preset_at(view), seats_of(self._game, view))
        return slip(prospects, slips, rng) if slips else prospects[0].action


def slip(prospects: list[Prospect], slips: int, rng: list[int]) -> int:
    """An action that is about as good as the best: the worse it seems, the less often it is taken; what was hardly tried, never."""
    best = prospects[0]
    known = [one for one in prospects if HARDLY * one.tried >= best.tried]
    weights = [int(FULL * exp(min(0.0, one.utility - best.utility) * FULL / slips)) for one in known]
    luck = below(rng, sum(weights))
    return next(one.action for one, reached in zip(known, accumulate(weights)) if luck < reached)


def level_of_search(level: str) -> Callable[[Game], SearchBot]:
    return lambda game: SearchBot(game, EFFORTS[level])


LEVELS: dict[str, Callable[[Game], PolicyBot | SearchBot]] = {
    "novice": lambda game: PolicyBot(game, novice_choice),
    "apprentice": lambda game: PolicyBot(game, POLICIES["greedy"]),
    "master": level_of_search("master"),
    "grandmaster": level_of_search("grandmaster"),
    "random": lambda game: PolicyBot(game, POLICIES["random"]),
}
