"""How even a game is: who wins from where and by which choices, how long it lasts, how often the lead changes, how close it ends."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import polars as pl

from turncoat.games import GAMES
from turncoat.lab.estimates import SURE, Estimate, Moments, Numbers, mean_of, moments, share
from turncoat.lab.labels import group_choices
from turncoat.lab.trial import Record, Trial
from turncoat.match import Words

LEAST_TIMES = 10  # a choice that was made less often says nothing


@dataclass(frozen=True)
class Line:
    """One number of a report: its section, what it is of, how often that was, and the number."""

    section: str
    label: str
    times: int
    found: Estimate


def place_in_order(record: Record, place: int) -> Numbers:
    """What the seat that is so many places after the first to decide has won, game by game."""
    seats = record.wins.shape[1]
    who = (np.maximum(0, record.first) + place) % seats
    won: Numbers = record.wins[np.arange(len(record)), who]
    return won


def margin(record: Record) -> Numbers:
    """By how many points the first is ahead of the second."""
    ordered = np.sort(record.points.astype(np.float64), axis=1)
    ahead: Numbers = ordered[:, -1] - ordered[:, -2]
    return ahead


# What a game is measured by: a name, which is also a message, and a number for each game.
MEASURES: dict[str, Callable[[Record], Numbers]] = {
    "decisions": lambda record: record.decisions.astype(np.float64),
    "leads": lambda record: record.leads.astype(np.float64),
    "decided": lambda record: record.decided.astype(np.float64),
    "margin": margin,
    "shared": lambda record: (record.wins.max(axis=1) < 1).astype(np.float64),
}
SHARES = ("decided", "shared")  # measures that are parts of a whole


def of_every_game(won: Numbers) -> Moments:
    """The sums of a share of which every game is an occasion."""
    return moments(won, np.ones_like(won))


def seat_lines(record: Record, words: Words) -> list[Line]:
    """Who wins, by seat and by who decides first."""
    lines = []
    for section, column in (
        ("seat", lambda place: record.wins[:, place]),
        ("order", lambda place: place_in_order(record, place)),
    ):
        for place in range(record.wins.shape[1]):
            found = share(of_every_game(column(place)))
            assert found is not None
            lines.append(
                Line(
                    words.say(f"lab-{section}"), words.say(f"lab-{section}-label", number=place + 1), len(record), found
                )
            )
    return lines


def game_lines(record: Record, words: Words, sure: float = SURE) -> list[Line]:
    """How games go."""
    section = words.say("lab-games")
    return [
        Line(section, words.say(f"lab-measure-{name}"), len(record), mean_of(of(record), sure))
        for name, of in MEASURES.items()
    ]


def choice_lines(trial: Trial, record: Record, words: Words) -> list[Line]:
    """Who wins, by what they chose: of the seats that did something at least once in a game, how many won it."""
    game = GAMES[trial.game]
    taken = [place for place in range(record.sums.shape[1]) if record.sums[1][place] >= LEAST_TIMES]
    lines = []
    for group in group_choices(game, trial.seats, trial.options, taken, words, words.say("lab-others")):
        section = [
            Line(group.title, label, int(record.sums[1][place]), found)
            for place, label in group.labels.items()
            if (found := share(record.moments(place))) is not None
        ]
        lines += sorted(section, key=lambda line: -line.found.mean)
    return lines


def as_table(lines: list[Line]) -> pl.DataFrame:
    """The lines as a table to go on with."""
    rows = [
        {
            "section": line.section,
            "label": line.label,
            "times": line.times,
            "mean": line.found.mean,
            "low": line.found.low,
            "high": line.found.high,
        }
        for line in lines
    ]
    return pl.DataFrame(rows)
