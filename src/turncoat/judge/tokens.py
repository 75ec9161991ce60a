"""How an observation is cut into tokens: what a game declares once for several things (regions, places, seats, cards) becomes one token
for each of them, and these share their weights; all other numbers are one token, the table."""

from dataclasses import dataclass

from turncoat.games import Game
from turncoat.games.observation import numbers_in


@dataclass(frozen=True)
class Group:
    """Tokens of one kind: where their numbers begin, how many there are, and how many numbers each has."""

    name: str
    first: int
    count: int
    size: int

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.count * self.size)


def groups_of(game: Game) -> list[Group]:
    """The tokens of a game, without the table, in the order of their numbers."""
    groups = []
    for member in game.numbers:
        inside, count = member.shape.inside, len(member.shape.labels)
        if inside is not None and count > 1:
            groups.append(Group(member.word, int(member), count, numbers_in(inside)))
    return groups


def table_numbers(game: Game) -> list[int]:
    """The numbers of an observation that belong to no group."""
    grouped = {number for group in groups_of(game) for number in group.numbers}
    return [number for number in range(game.observation) if number not in grouped]


def token_count(game: Game) -> int:
    return 1 + sum(group.count for group in groups_of(game))
