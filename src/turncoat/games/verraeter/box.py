"""What an owner reads off the cards of Verräter, and what the rulebook and other sources say of it.

Roles and supply cards are not among it: the rules tell their numbers in words.
"""

from collections.abc import Iterator
from itertools import pairwise

from turncoat.games.box import Box, Card, Cell, Finding, Values
from turncoat.games.game import Name
from turncoat.games.verraeter.tables import LAND_NAMES, SEATS

MOST_POINTS = (
    11  # of a land: nine rounds of that, with two for a role each and six for offices, fit into a score's byte
)


def points_of(land: int, winners: int) -> str:
    """The path of what each of so many winners scores."""
    return f"land.{land}.points.value.{winners - 1}"


def land_card(land: int, name: str) -> Card:
    cells = (Cell(points_of(land, seats), f"points-{seats}", highest=MOST_POINTS) for seats in range(1, SEATS + 1))
    return Card("land", Name(f"land-{name}"), (Cell(f"land.{land}.conflict.value", "conflict", highest=30), *cells))


def findings(values: Values) -> Iterator[Finding]:
    yield from fewer_winners(values)
    yield from stronger_lands(values)


def fewer_winners(values: Values) -> Iterator[Finding]:
    """Several sources agree that fewer winners get more each."""
    is_so = True
    for land, name in enumerate(LAND_NAMES):
        points = values["land"][land]["points"]["value"]
        for winners in range(2, SEATS + 1):
            more, fewer = points[winners - 1], points[winners - 2]
            if more > fewer:
                is_so = False
                args = {"land": Name(f"land-{name}"), "winners": winners, "more": more, "fewer": fewer}
                paths = (points_of(land, winners), points_of(land, winners - 1))
                yield Finding("fewer-winners", holds=False, rule="VER-6.1", args=args, cells=paths)
    if is_so:
        yield Finding("fewer-winners", holds=True, rule="VER-6.1")


def stronger_lands(values: Values) -> Iterator[Finding]:
    """And that a stronger land never pays less."""
    is_so = True
    by_strength = sorted(range(len(LAND_NAMES)), key=lambda land: values["land"][land]["conflict"]["value"])
    for weak, strong in pairwise(by_strength):
        for winners in range(1, SEATS + 1):
            less, more = (values["land"][land]["points"]["value"][winners - 1] for land in (weak, strong))
            if less > more:
                is_so = False
                names = {"weak": Name(f"land-{LAND_NAMES[weak]}"), "strong": Name(f"land-{LAND_NAMES[strong]}")}
                paths = (points_of(strong, winners), points_of(weak, winners))
                args = {**names, "winners": winners, "less": less, "more": more}
                yield Finding("stronger-lands", holds=False, rule="VER-6.1", args=args, cells=paths)
    if is_so:
        yield Finding("stronger-lands", holds=True, rule="VER-6.1")


BOX = Box(cards=tuple(land_card(*land) for land in enumerate(LAND_NAMES)), findings=findings)
