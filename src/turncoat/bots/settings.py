"""How a search goes about it, for each game: the table in `search.toml`, chosen by measurement (docs/bots.md)."""

import functools
import tomllib
from dataclasses import dataclass, fields, replace
from pathlib import Path

from turncoat.errors import Invalid

FILE = Path(__file__).with_name("search.toml")


@dataclass(frozen=True)
class Settings:
    """The numbers that steer a search, in the order in which kernels take them."""

    exploration: int  # how much an action that was tried little is worth trying; in parts of 10,000
    bias: int  # how much more, in percent, the action that looks best is tried at first than the one that looks worst
    growth: int  # how many nodes an iteration may add before it stops going down
    cutoff: int  # after how many more decisions a position is judged by its value; -1: it is played to the end
    taste: int  # those decisions: the best-looking of so many random actions
    scale: int  # how much worse, in the game's own `value`, makes winning e times less likely
    paranoid: int  # 1: the others are taken to play against me rather than for themselves
    merged: int  # 1: others' nodes are what I see of their decisions, 0: what they see

    def knobs(self) -> list[int]:
        return [getattr(self, field.name) for field in fields(self)]

    def changed(self, changes: dict[str, int]) -> "Settings":
        """The same but for some numbers; Invalid if there is none of that name."""
        known = {field.name for field in fields(self)}
        if strange := changes.keys() - known:
            raise Invalid(f"a search has no setting {', '.join(sorted(strange))}; it has {', '.join(sorted(known))}")
        return replace(self, **changes)


@functools.cache
def settings_of(game: str) -> Settings:
    """A game's settings: the common ones, with its own in their place."""
    with FILE.open("rb") as file:
        table = tomllib.load(file)
    return Settings(**{**table["every"], **table.get(game, {})})
