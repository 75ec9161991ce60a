"""How a search proceeds, for each game: the table in `search.toml`, chosen by measurement (docs/bots.md)."""

import functools
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path

from turncoat.errors import Invalid

FILE = Path(__file__).with_name("search.toml")


@dataclass(frozen=True)
class Settings:
    """The numbers that steer a search, in the order in which kernels take them."""

    exploration: int  # how much a little-tried action is worth trying, in parts of 10,000
    bias: int  # how much more, in percent, the action that looks best is tried at first than the one that looks worst
    growth: int  # how many nodes an iteration may add before it stops going down
    cutoff: int  # after how many more decisions a position is judged by its value; -1: it is played to the end
    horizon: int  # or after this many turns of anybody, if that comes first; 0: turns are not counted
    taste: int  # those decisions: the best-looking of so many random actions; 0: of all
    scale: int  # how much worse, in the game's own `value`, makes winning e times less likely
    paranoid: int  # 1: the others are taken to play against me rather than for themselves
    sharing: int  # which positions share a node: 0 what their mover sees, 1 what I see of them, 2 the decisions since the root
    doubt: int  # percent of the iterations in which a world is dealt as another seat might imagine it: there my own secrets are others
    soft: int  # how many hundredths of a point behind make the end of a game e times less of a victory; 0: ranks alone count
    judge: int  # who says what a position is worth and which actions look good: 0 the game's own `value` and `prior`, 1 the network that learned it
    flatten: int  # how many percent of a difference between the network's scores count for first impressions: below 100 makes these milder

    def knobs(self) -> list[int]:
        return [getattr(self, field.name) for field in fields(self)]

    def changed(self, changes: Mapping[str, int]) -> "Settings":
        """The same with some numbers changed; Invalid if there is none of that name, or if it can't be that number."""
        check_numbers(changes, RANGES)
        return replace(self, **changes)


MOST = 1_000_000
RANGES = {field.name: (0, MOST) for field in fields(Settings)} | {
    "growth": (1, MOST),
    "cutoff": (-1, MOST),
    "scale": (1, MOST),
    "paranoid": (0, 1),
    "sharing": (0, 2),
    "doubt": (0, 100),
    "judge": (0, 1),
    "flatten": (1, 1000),
}
WORDS = {"judge": ("hand", "learned")}  # numbers that are given by name


def check_numbers(numbers: Mapping[str, int], ranges: Mapping[str, tuple[int, int]]) -> None:
    """Invalid if there is nothing of that name to set, or if it can't be that number."""
    for name, number in numbers.items():
        if name not in ranges:
            raise Invalid(f"a search has no setting {name!r}; it has {', '.join(sorted(ranges))}")
        least, most = ranges[name]
        if not least <= number <= most:
            raise Invalid(f"a search's {name} is from {least:,} to {most:,}, not {number:,}")


@functools.cache
def table() -> dict[str, dict[str, int]]:
    with FILE.open("rb") as file:
        return tomllib.load(file)


def names_of(game: str, preset: str, seats: int) -> tuple[str, ...]:
    """The tables that speak of such a match: what a later one says holds."""
    return ("every", game, f"{game}-{seats}", f"{game}-{preset}", f"{game}-{preset}-{seats}")


def gathered(names: Iterable[str]) -> dict[str, int]:
    """What these tables say together."""
    return {name: number for one in names for name, number in table().get(one, {}).items()}


@functools.cache
def settings_of(game: str, preset: str, seats: int, judge: int | None = None) -> Settings:
    """A game's settings with a judge, or else with its usual one."""
    names = names_of(game, preset, seats)
    if judge is None:
        judge = gathered(names)["judge"]
    if judge:
        names = ("every", *(f"learned-{name}" for name in names))
    return Settings(**{**gathered(names), "judge": judge})


def slips_of(game: str, preset: str, seats: int) -> int:
    """How easily a master slips in a game."""
    slips = table()["slips"]
    return [slips[name] for name in names_of(game, preset, seats) if name in slips][-1]
