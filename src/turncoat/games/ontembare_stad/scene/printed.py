"""What is printed on the board and the cards, as far as it is drawn."""

from typing import Annotated

from msgspec import Meta

from turncoat.games.ontembare_stad.scene import Card, Category, Influence, Kind, Period, Power
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    AREAS,
    AREAS_A_TURN,
    BLIND_PRICE,
    BONUS,
    BUILDINGS_A_TURN,
    CARD_NAMES,
    CASTLE_INCOME,
    CATEGORIES,
    CATEGORY,
    CATEGORY_NAMES,
    COST,
    DIE_SIDES,
    GATE,
    INFLUENCE_NAMES,
    INFLUENCE_PRICE,
    KIND_NAMES,
    KINDS,
    NEAR,
    PAWN_PRICE,
    PERIOD,
    PERIODS,
    POWER_INCOME,
    POWER_NAMES,
    POWER_NEEDS,
    POWER_POINTS,
    POWERS,
    RED,
    RIVER,
    ROAD,
    SWAP_PRICE,
    TAX_LEAVES,
    TOKEN_PRICE,
    TOKENS_A_TURN,
    TOWER_PRICE,
    TOWERS_A_TURN,
    TRACK,
    VALUE,
)
from turncoat.games.scene import Part


class PrintedArea(Part, frozen=True, kw_only=True):
    """An area of the board."""

    id: str
    cost: int
    bonus: int
    road: int  # the number of the road that it lies on, or 0
    river: bool
    gate: int  # the number of the city gate there, or 0
    near: list[int]  # the areas that it shares a border with


class PrintedBuilding(Part, frozen=True, kw_only=True):
    """A building card."""

    category: Category
    value: int
    period: Period


class PrintedPower(Part, frozen=True, kw_only=True):
    """What a great power is worth, and what it adds to an income."""

    points: int
    income: int


class Prices(Part, frozen=True, kw_only=True):
    """What things cost, in stones."""

    influence: int
    blind: int
    pawnshop: int
    tower: int
    swap: int


class Limits(Part, frozen=True, kw_only=True):
    """What may be done in a turn, and what the tax leaves."""

    areas: int
    buildings: int
    towers: int
    tokens: int
    tax: int


class PrintedCastle(Part, frozen=True, kw_only=True):
    """The castle of Het Verraad: what tokens cost, space by space, and how far income is marked."""

    prices: list[int]
    income: int


class Printed(Part, frozen=True, kw_only=True):
    """Everything printed; cards are in the order of their numbers."""

    areas: list[PrintedArea]
    buildings: Annotated[dict[Kind, PrintedBuilding], Meta(min_length=KINDS)]
    cards: list[Card]  # of the draw pile
    influence: list[Influence]
    powers: Annotated[dict[Power, PrintedPower], Meta(min_length=POWERS)]
    red: list[int]  # spaces of the wall
    track: int  # how many spaces the wall has
    needs: int  # so many buildings of a category make a great power
    prices: Prices
    limits: Limits
    castle: PrintedCastle
    die: int


def printed_area(area: int) -> PrintedArea:
    return PrintedArea(
        id=AREA_NAMES[area],
        cost=COST[area],
        bonus=BONUS[area],
        road=ROAD[area],
        river=RIVER >> area & 1 == 1,
        gate=GATE[area],
        near=[other for other in range(AREAS) if NEAR[area] >> other & 1],
    )


def printed_building(kind: int) -> PrintedBuilding:
    return PrintedBuilding(category=CATEGORY_NAMES[CATEGORY[kind]], value=VALUE[kind], period=PERIODS[PERIOD[kind]])


PRINTED = Printed(
    areas=[printed_area(area) for area in range(AREAS)],
    buildings={name: printed_building(kind) for kind, name in enumerate(KIND_NAMES)},
    cards=list(CARD_NAMES),
    influence=list(INFLUENCE_NAMES),
    powers={
        name: PrintedPower(points=POWER_POINTS[power], income=POWER_INCOME[power] if power < CATEGORIES else 0)
        for power, name in enumerate(POWER_NAMES)
    },
    red=[space for space, is_red in enumerate(RED) if is_red],
    track=TRACK,
    needs=POWER_NEEDS,
    prices=Prices(
        influence=INFLUENCE_PRICE, blind=BLIND_PRICE, pawnshop=PAWN_PRICE, tower=TOWER_PRICE, swap=SWAP_PRICE
    ),
    limits=Limits(
        areas=AREAS_A_TURN,
        buildings=BUILDINGS_A_TURN,
        towers=TOWERS_A_TURN,
        tokens=TOKENS_A_TURN,
        tax=TAX_LEAVES,
    ),
    castle=PrintedCastle(prices=list(TOKEN_PRICE), income=CASTLE_INCOME),
    die=DIE_SIDES,
)
