"""Numbers with their intervals, from sums over games: what a share, a mean or a difference of two is worth.

A game is drawn as a whole, since what its seats did and won hangs together. A share is a ratio of two sums, victories over occasions, and
its interval that of a ratio of means (the delta method). A few games that all went alike prove little, so the interval of a share is
taken as if there had been two more games of one occasion each, one won and one lost; with many games that makes no difference.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

SURE = 0.95
Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A number, with its interval."""

    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def deviations(sure: float = SURE) -> float:
    """Within how many standard deviations a normal number lies with that certainty."""
    return NormalDist().inv_cdf((1 + sure) / 2)


def certainty_of_look(look: int) -> float:
    """How sure an interval must be at look number 1, 2, …, so that all that are ever looked at hold together with 95 %.

    The doubts, a twentieth over k (k + 1), add up to a twentieth however often somebody looks.
    """
    return 1 - (1 - SURE) / (look * (look + 1))


@dataclass(frozen=True)
class Moments:
    """Sums over games of what was won (x) and on how many occasions (n), and of their products: all that an interval needs."""

    games: int
    x: float
    n: float
    xx: float
    xn: float
    nn: float

    def __add__(self, more: "Moments") -> "Moments":
        return Moments(*(mine + other for mine, other in zip(vars(self).values(), vars(more).values(), strict=True)))


ONE_WON, ONE_LOST = Moments(1, 1, 1, 1, 1, 1), Moments(1, 0, 1, 0, 0, 1)


def moments(x: Numbers, n: Numbers) -> Moments:
    """The sums of what each game brought."""
    return Moments(len(x), x.sum(), n.sum(), (x * x).sum(), (x * n).sum(), (n * n).sum())


def variance(sums: Moments) -> float:
    """How far the ratio of two sums may be off, squared."""
    rate = sums.x / sums.n
    spread = sums.xx - 2 * rate * sums.xn + rate * rate * sums.nn
    return max(0.0, spread) / sums.n**2 * sums.games / max(1, sums.games - 1)


def share(sums: Moments, sure: float = SURE) -> Estimate | None:
    """Victories by occasions, with its interval; None if there was no occasion."""
    if sums.n == 0:
        return None
    more = sums + ONE_WON + ONE_LOST
    mean, middle, half = sums.x / sums.n, more.x / more.n, deviations(sure) * sqrt(variance(more))
    return Estimate(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def mean_of(numbers: Numbers, sure: float = SURE) -> Estimate:
    """A mean over games, with its interval."""
    mean = float(numbers.mean())
    half = deviations(sure) * float(numbers.std(ddof=1)) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf")
    return Estimate(mean, mean - half, mean + half)


def paired_difference(one: tuple[Numbers, Numbers], other: tuple[Numbers, Numbers], sure: float) -> Estimate | None:
    """How much more the other ratio is than the first, of games played in pairs with the same luck; None without an occasion."""
    (x, n), (y, m) = one, other
    if n.sum() == 0 or m.sum() == 0:
        return None
    before, after = x.sum() / n.sum(), y.sum() / m.sum()
    pulls = (y - after * m) / m.mean() - (x - before * n) / n.mean()
    half = deviations(sure) * float(pulls.std(ddof=1)) / sqrt(len(pulls)) if len(pulls) > 1 else float("inf")
    return Estimate(after - before, after - before - half, after - before + half)


def free_difference(one: Moments, other: Moments, sure: float) -> Estimate | None:
    """How much more the other ratio is than the first, as if they had nothing to do with each other."""
    if one.n == 0 or other.n == 0:
        return None
    mean = other.x / other.n - one.x / one.n
    spread = sum(variance(sums + ONE_WON + ONE_LOST) for sums in (one, other))
    half = deviations(sure) * sqrt(spread)
    return Estimate(mean, mean - half, mean + half)
