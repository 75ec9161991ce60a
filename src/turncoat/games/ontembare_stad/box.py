"""What an owner reads off the board and the building cards of De Ontembare Stad, and what the rulebook says of it.

What events and influence cards do is in the rules, not here; nor is where roads, river and gates run, since another city would have to be drawn.
"""

from collections.abc import Iterator

from turncoat.games.box import Box, Card, Cell, Finding, Values
from turncoat.games.game import Name, Say
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    CATEGORY_NAMES,
    INFLUENCE_NAMES,
    KIND_NAMES,
    PERIODS,
    SPACES,
    TOKEN_VALUES,
    TRACK,
)

MOST_COST, MOST_BONUS = 9, 5
MOST_VALUE, MOST_COPIES = 9, 5
MOST_POINTS, MOST_INCOME = 9, 5  # of a great power
MOST_PRICE, MOST_MARK = 20, 20  # on a castle
MOST_TOKENS = 24  # of one value
INFLUENCE_CARDS, BLACK_TOKENS = 30, 30  # in the box, by the rulebooks
RED_SPACES = 12
MOST_CARDS = 100  # building cards: all cards together fit into a byte


def area_card(area: int, name: str) -> Card:
    cost = Cell(f"area.{area}.cost", "cost", lowest=1, highest=MOST_COST)
    bonus = Cell(f"area.{area}.bonus", "bonus", highest=MOST_BONUS)
    return Card("area", Name(f"area-{name}"), (cost, bonus))


def building_card(kind: int, name: str) -> Card:
    value = Cell(f"building.{kind}.value", "value", lowest=1, highest=MOST_VALUE)
    period = Cell(f"building.{kind}.period", "period", choices=PERIODS, titles="box-period-")
    copies = Cell(f"building.{kind}.copies", "copies", lowest=1, highest=MOST_COPIES)
    return Card("building", Name(f"card-{name}"), (value, period, copies))


def influence_card(card: int, name: str) -> Card:
    copies = Cell(f"influence.{card}.copies", "copies", lowest=1, highest=MOST_COPIES)
    return Card("influence", Name(f"influence-{name}"), (copies,))


def power_card(category: int, name: str) -> Card:
    points = Cell(f"category.{category}.points", "points", lowest=1, highest=MOST_POINTS)
    income = Cell(f"category.{category}.income", "income", highest=MOST_INCOME)
    return Card("power", Name(f"category-{name}"), (points, income))


def red_space(number: int) -> Card:
    space = Cell(f"box.red.value.{number}", "space", lowest=1, highest=TRACK - 1)
    return Card("red", Name("box-red-of", {"number": number + 1}), (space,))


def castle_space(space: int) -> Card:
    price = Cell(f"castle.prices.value.{space}", "price", lowest=1, highest=MOST_PRICE)
    return Card("castle", Name("box-castle-of", {"number": space + 1}), (price,))


def black_token(value: int) -> Card:
    copies = Cell(f"verraad.black.value.{value}", "copies", lowest=1, highest=MOST_TOKENS)
    return Card("token", Name("box-token-of", {"number": value}), (copies,))


CASTLE_INCOME = Card(
    "mark", Name("box-mark-of"), (Cell("castle.income.value", "highest", lowest=1, highest=MOST_MARK),)
)


def findings(values: Values) -> Iterator[Finding]:
    yield from the_cards(values)
    yield from the_counts(values)
    yield from the_great_powers(values)
    yield from the_prices(values)
    yield from the_red_spaces(values)
    costs = [area["cost"] for area in values["area"]]
    cheapest = min(costs)
    paths = tuple(f"area.{area}.cost" for area, cost in enumerate(costs) if cost == cheapest)
    yield Finding("start", holds=2 * cheapest <= 10, rule="STAD-0.7", args={"cheapest": cheapest}, cells=paths)
    beyond = [kind for kind, card in enumerate(values["building"]) if card["value"] > 5]
    for kind in beyond:
        args = {"card": Name(f"card-{KIND_NAMES[kind]}"), "value": values["building"][kind]["value"]}
        yield Finding("values", holds=False, rule="STAD-5.1", args=args, cells=(f"building.{kind}.value",))
    if not beyond:
        yield Finding("values", holds=True, rule="STAD-5.1")


def the_cards(values: Values) -> Iterator[Finding]:
    """How many cards of each category there are is in the rulebook."""
    for category in values["category"]:
        of = [kind for kind, card in enumerate(values["building"]) if card["category"] == category["name"]]
        found = sum(values["building"][kind]["copies"] for kind in of)
        args = {"category": Name(f"category-{category['name']}"), "known": category["cards"], "found": found}
        paths = tuple(f"building.{kind}.copies" for kind in of)
        yield Finding("cards", holds=found == category["cards"], args=args, cells=paths)


def the_counts(values: Values) -> Iterator[Finding]:
    """How many influence cards and black tokens there are is in the rulebooks."""
    influence = {f"influence.{card}.copies": one["copies"] for card, one in enumerate(values["influence"])}
    black = {f"verraad.black.value.{value}": count for value, count in values["verraad"]["black"]["value"].items()}
    for name, counts, known, rule in (
        ("influence-cards", influence, INFLUENCE_CARDS, "STAD-0.4"),
        ("black-tokens", black, BLACK_TOKENS, "VERRAAD-0.2"),
    ):
        found = sum(counts.values())
        args = {"known": known, "found": found}
        yield Finding(name, holds=found == known, rule=rule, args=args, cells=tuple(counts))


def the_great_powers(values: Values) -> Iterator[Finding]:
    """Great powers are worth 1 to 4 points, by colour."""
    points = [category["points"] for category in values["category"]]
    paths = tuple(f"category.{category}.points" for category in range(len(points)))
    yield Finding("powers", holds=sorted(points) == [1, 2, 3, 4], rule="STAD-8.9", cells=paths)


def the_prices(values: Values) -> Iterator[Finding]:
    """Each further token costs more."""
    prices = values["castle"]["prices"]["value"]
    falls = [space for space in range(1, SPACES) if prices[space] <= prices[space - 1]]
    paths = tuple(f"castle.prices.value.{space}" for space in falls)
    yield Finding("prices", holds=not falls, rule="VERRAAD-4.1", cells=paths)


def the_red_spaces(values: Values) -> Iterator[Finding]:
    """They lie one behind the other on the wall."""
    spaces = values["box"]["red"]["value"]
    back = [number for number in range(1, RED_SPACES) if spaces[number] <= spaces[number - 1]]
    paths = tuple(f"box.red.value.{number}" for number in back)
    yield Finding("red-order", holds=not back, rule="STAD-7.2", cells=paths)


def obstacles(values: Values) -> Iterator[Say]:
    cards = sum(card["copies"] for card in values["building"])
    if cards > MOST_CARDS:
        yield Say("box-too-many-cards", {"cards": cards, "most": MOST_CARDS})


BOX = Box(
    cards=(
        *(area_card(*area) for area in enumerate(AREA_NAMES)),
        *(building_card(*kind) for kind in enumerate(KIND_NAMES)),
        *(influence_card(*card) for card in enumerate(INFLUENCE_NAMES)),
        *(power_card(*category) for category in enumerate(CATEGORY_NAMES)),
        *map(red_space, range(RED_SPACES)),
        *map(castle_space, range(SPACES)),
        CASTLE_INCOME,
        *map(black_token, range(1, TOKEN_VALUES + 1)),
    ),
    findings=findings,
    obstacles=obstacles,
)
