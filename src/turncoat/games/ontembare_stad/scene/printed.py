"""What is printed on the board and the cards, as far as it is drawn."""

from typing import Annotated

from msgspec import Meta

from turncoat.games.ontembare_stad.scene.shapes import Category, EventCard, Influence, Kind, Period, Power
from turncoat.games.ontembare_stad.sentences.told import brings, counted, numbers
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    AREAS,
    BONUS,
    CASTLE_INCOME,
    CATEGORIES,
    CATEGORY,
    CATEGORY_NAMES,
    COST,
    DIE_SIDES,
    EVENT_NAMES,
    GATE,
    GIFT,
    GIFT_STONES,
    GOLDEN_TIMES,
    GOLDEN_TRADE,
    INFLUENCE_NAMES,
    KIND_NAMES,
    KINDS,
    NEAR,
    PAWN_PRICE,
    PERIOD,
    PERIODS,
    PIONEER,
    POWER_INCOME,
    POWER_NAMES,
    POWER_NEEDS,
    POWER_POINTS,
    POWERS,
    RAID,
    RED,
    RIVER,
    ROAD,
    SWAP_PRICE,
    TOKEN_PRICE,
    TRACK,
    VALUE,
    WITCHCRAFT,
    WITCHCRAFT_VALUE,
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
    market_price: int  # at the free market (STAD-8.3)


class PrintedPower(Part, frozen=True, kw_only=True):
    """What a great power is worth, and what it adds to an income."""

    points: int
    income: int


class PrintedEvent(Part, frozen=True, kw_only=True):
    """What an event card does."""

    brings: str  # the message that tells it, with these numbers
    what: str  # the message that names the buildings which it counts, or nothing
    amount: int
    most: int  # 0 is no limit
    areas: int  # that an order has at least, where a knight is withdrawn


class Prices(Part, frozen=True, kw_only=True):
    """What things cost, in stones."""

    pawnshop: int
    swap: int


class PrintedCastle(Part, frozen=True, kw_only=True):
    """The castle of Het Verraad: what tokens cost, space by space, and how far income is marked."""

    prices: list[int]
    income: int


class Printed(Part, frozen=True, kw_only=True):
    """Everything printed."""

    areas: list[PrintedArea]
    buildings: Annotated[dict[Kind, PrintedBuilding], Meta(min_length=KINDS)]
    events: Annotated[dict[EventCard, PrintedEvent], Meta(min_length=len(EVENT_NAMES))]
    numbers: dict[Influence, int]  # of influence cards that have one
    powers: Annotated[dict[Power, PrintedPower], Meta(min_length=POWERS)]
    red: list[int]  # spaces of the wall
    track: int  # how many spaces the wall has
    needs: int  # so many buildings of a category make a great power
    prices: Prices
    taking: list[Influence]  # cards that take the area which they are played on (STAD-6.6, STAD-6.7)
    castle: PrintedCastle
    die: int  # how many sides it has


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
    return PrintedBuilding(
        category=CATEGORY_NAMES[CATEGORY[kind]],
        value=VALUE[kind],
        period=PERIODS[PERIOD[kind]],
        market_price=VALUE[kind],
    )


PRINTED = Printed(
    areas=[printed_area(area) for area in range(AREAS)],
    buildings={name: printed_building(kind) for kind, name in enumerate(KIND_NAMES)},
    events={
        name: PrintedEvent(brings=brings(event), what=counted(event), **numbers(event))
        for event, name in enumerate(EVENT_NAMES)
    },
    numbers={
        INFLUENCE_NAMES[card]: number
        for card, number in ((WITCHCRAFT, WITCHCRAFT_VALUE), (GIFT, GIFT_STONES), (GOLDEN_TRADE, GOLDEN_TIMES))
    },
    powers={
        name: PrintedPower(points=POWER_POINTS[power], income=POWER_INCOME[power] if power < CATEGORIES else 0)
        for power, name in enumerate(POWER_NAMES)
    },
    red=[space for space, is_red in enumerate(RED) if is_red],
    track=TRACK,
    needs=POWER_NEEDS,
    prices=Prices(pawnshop=PAWN_PRICE, swap=SWAP_PRICE),
    taking=[INFLUENCE_NAMES[PIONEER], INFLUENCE_NAMES[RAID]],
    castle=PrintedCastle(prices=list(TOKEN_PRICE), income=CASTLE_INCOME),
    die=DIE_SIDES,
)
