"""Two ways to play the same game, side by side with the same luck, for as long as the answer needs.

After 2, 4, 8, … times the first number of games somebody looks whether the interval of the difference is narrow enough. Whoever looks often sees
chance sooner or later, so the intervals are wider than those of a single look (`certainty_of_look`): all of them together hold with 95 %.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from turncoat.games import GAMES, Invalid
from turncoat.lab.balance import MEASURES, place_in_order
from turncoat.lab.estimates import Estimate, Numbers, certainty_of_look, free_difference, paired_difference
from turncoat.lab.trial import Record, Trial, choices, play_trial, put_together
from turncoat.lab.workers import Workers

FIRST_CHUNKS = 2
Pair = tuple[Numbers, Numbers]  # what was won, and on how many occasions, game by game


@dataclass(frozen=True)
class Found:
    """What a comparison says so far."""

    one: Record
    other: Record
    look: int
    difference: Estimate | None  # of what was asked
    is_enough: bool

    @property
    def sure(self) -> float:
        return certainty_of_look(self.look)


def measure_named(name: str, trial: Trial) -> tuple[Callable[[Record], Pair], tuple[int, ...]]:
    """What is compared, by its name: who decides first wins, a measure of the game, or a choice such as take:king; and which choice it follows."""
    if name == "first":
        return lambda record: with_ones(place_in_order(record, 0)), ()
    if name in MEASURES:
        return lambda record: with_ones(MEASURES[name](record)), ()
    game = GAMES[trial.game]
    try:
        action = game.parse_action(name)
    except Invalid as error:
        raise Invalid(f"a measure is first, {', '.join(MEASURES)} or an action; {error}") from None
    place = choices(game).index(action - game.space.second_of[action])
    return lambda record: (record.followed[:, 0, 0], record.followed[:, 0, 1]), (place,)


def with_ones(numbers: Numbers) -> Pair:
    return numbers, np.ones_like(numbers)


def compare(
    trials: tuple[Trial, Trial], measure: str, within: float, most: int, workers: tuple[Workers, Workers]
) -> Iterator[Found]:
    """Play both, look, and double the games, until the difference is known within so much or the most games are played."""
    value, follow = measure_named(measure, trials[0])
    both = [replace(trial, follow=follow) for trial in trials]
    kept: tuple[list[Record], list[Record]] = ([], [])
    look, chunks, end = 0, 0, FIRST_CHUNKS
    last = -(-most // trials[0].chunk)
    while True:
        look, end = look + 1, min(end, last)
        for trial, records, who in zip(both, kept, workers, strict=True):
            records += play_trial(trial, range(chunks, end), who)
        one, other = map(put_together, kept)
        difference = paired_difference(value(one), value(other), certainty_of_look(look))
        is_enough = difference is not None and difference.half <= within
        yield Found(one, other, look, difference, is_enough)
        if is_enough or end == last:
            return
        chunks, end = end, 2 * end


def choice_differences(found: Found) -> dict[int, Estimate]:
    """How much the victories of those who made each choice differ."""
    differences = {
        place: free_difference(found.one.moments(place), found.other.moments(place), found.sure)
        for place in range(found.one.sums.shape[1])
    }
    return {place: difference for place, difference in differences.items() if difference is not None}
