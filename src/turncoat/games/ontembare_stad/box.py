"""What an owner reads off the board and the cards of De Ontembare Stad, and what the rulebook says of it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from turncoat.games.box import Box, Card, Cell, Finding, Values
from turncoat.games.game import Name, Say
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    AREAS,
    CATEGORY_NAMES,
    EVENT_NAMES,
    GIFT,
    GOLDEN_TRADE,
    INFLUENCE_NAMES,
    KIND_NAMES,
    PERIODS,
    SPACES,
    SPARE,
    TOKEN_VALUES,
    WITCHCRAFT,
)

MOST_COST, MOST_BONUS = 9, 5
MOST_VALUE, MOST_COPIES = 9, 5
MOST_POINTS, MOST_INCOME = 9, 5  # of a great power
MOST_PRICE, MOST_MARK = 20, 20  # on a castle
MOST_TOKENS = 24  # of one value
INFLUENCE_CARDS, BLACK_TOKENS = 30, 30  # in the box, by the rulebooks
RED_SPACES, _ = SPARE["box.red.value"]
SHORTEST_TRACK, MOST_TRACK = 50, 100  # whoever wins with 50 points stands on the wall
GATES, ROADS = 3, 3
MOST_WAY = 5  # the number of a road or of a gate
EFFECTS = ("gain", "pay", "withdraw", "draw")
STRIKES = {"withdraw": ("outer", "any"), "draw": ("fewest",)}  # where, or whom; the others count something
COUNTED = ("", "area", "river", *CATEGORY_NAMES, *KIND_NAMES)
MOST_AMOUNT, MOST_IN_ALL = 6, 20  # stones of an event
MOST_NUMBER = 9  # of an influence card
MOST_CARDS = 100  # building cards: all cards together fit into a byte


def area_card(area: int, name: str) -> Card:
    cost = Cell(f"area.{area}.cost", "cost", lowest=1, highest=MOST_COST)
    bonus = Cell(f"area.{area}.bonus", "bonus", highest=MOST_BONUS)
    return Card("area", Name(f"area-{name}"), (cost, bonus))


def way_card(area: int, name: str) -> Card:
    road = Cell(f"area.{area}.road", "road", highest=MOST_WAY)
    river = Cell(f"area.{area}.river", "river")
    gate = Cell(f"area.{area}.gate", "gate", highest=MOST_WAY)
    return Card("way", Name(f"area-{name}"), (road, river, gate))


def event_card(event: int, name: str) -> Card:
    strikes = (*COUNTED, *(where for places in STRIKES.values() for where in places))
    effect = Cell(f"event.{event}.effect", "effect", choices=EFFECTS, titles="box-effect-")
    counted = Cell(f"event.{event}.for", "for", choices=strikes, titles="box-for-")
    amount = Cell(f"event.{event}.amount", "amount", lowest=1, highest=MOST_AMOUNT)
    most = Cell(f"event.{event}.most", "most", highest=MOST_IN_ALL)
    period = Cell(f"event.{event}.period", "period", choices=PERIODS, titles="box-period-")
    return Card("event", Name(f"card-{name}"), (effect, counted, amount, most, period))


def strength_card(card: int) -> Card:
    number = Cell(f"influence.{card}.number", "number", lowest=1, highest=MOST_NUMBER)
    return Card("strength", Name(f"influence-{INFLUENCE_NAMES[card]}"), (number,))


def building_card(kind: int, name: str) -> Card:
    category = Cell(f"building.{kind}.category", "category", choices=CATEGORY_NAMES, titles="category-")
    value = Cell(f"building.{kind}.value", "value", lowest=1, highest=MOST_VALUE)
    period = Cell(f"building.{kind}.period", "period", choices=PERIODS, titles="box-period-")
    copies = Cell(f"building.{kind}.copies", "copies", lowest=1, highest=MOST_COPIES)
    return Card("building", Name(f"card-{name}"), (category, value, period, copies))


def influence_card(card: int, name: str) -> Card:
    copies = Cell(f"influence.{card}.copies", "copies", lowest=1, highest=MOST_COPIES)
    return Card("influence", Name(f"influence-{name}"), (copies,))


def power_card(category: int, name: str) -> Card:
    points = Cell(f"category.{category}.points", "points", lowest=1, highest=MOST_POINTS)
    income = Cell(f"category.{category}.income", "income", highest=MOST_INCOME)
    return Card("power", Name(f"category-{name}"), (points, income))


def red_space(number: int) -> Card:
    space = Cell(f"box.red.value.{number}", "space", highest=MOST_TRACK)
    return Card("red", Name("box-red-of", {"number": number + 1}), (space,))


def castle_space(space: int) -> Card:
    price = Cell(f"castle.prices.value.{space}", "price", lowest=1, highest=MOST_PRICE)
    return Card("castle", Name("box-castle-of", {"number": space + 1}), (price,))


def black_token(value: int) -> Card:
    copies = Cell(f"verraad.black.value.{value}", "copies", lowest=1, highest=MOST_TOKENS)
    return Card("token", Name("box-token-of", {"number": value}), (copies,))


WITHDRAWAL = Card(
    "withdrawal", Name("box-withdrawal-of"), (Cell("box.withdraw_from.value", "areas", lowest=1, highest=MOST_NUMBER),)
)
WALL = Card(
    "wall", Name("box-wall-of"), (Cell("box.track.value", "spaces", lowest=SHORTEST_TRACK, highest=MOST_TRACK),)
)
CASTLE_INCOME = Card(
    "mark", Name("box-mark-of"), (Cell("castle.income.value", "highest", lowest=1, highest=MOST_MARK),)
)


def findings(values: Values) -> Iterator[Finding]:
    yield from the_cards(values)
    yield from the_counts(values)
    yield from the_great_powers(values)
    yield from the_prices(values)
    yield from the_red_spaces(values)
    yield from the_ways(values)
    yield from the_events(values)
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
    spaces, track = values["box"]["red"]["value"], values["box"]["track"]["value"]
    there = [number for number, space in enumerate(spaces) if space]
    back = [after for before, after in pairwise(there) if spaces[after] <= spaces[before]]
    paths = tuple(f"box.red.value.{number}" for number in back)
    yield Finding("red-order", holds=not back, rule="STAD-7.2", cells=paths)
    beyond = tuple(f"box.red.value.{number}" for number in there if spaces[number] > track)
    yield Finding("red-on-wall", holds=not beyond, rule="STAD-7.4", args={"track": track}, cells=beyond)


def the_ways(values: Values) -> Iterator[Finding]:
    """There are three roads, each from a gate to the centre, and three gates."""
    areas = values["area"]
    gates = [area for area in range(AREAS) if areas[area]["gate"]]
    numbers = {areas[area]["gate"] for area in gates}
    paths = tuple(f"area.{area}.gate" for area in gates)
    yield Finding(
        "gates", holds=len(gates) == len(numbers) == GATES, rule="VERRAAD-7.4", args={"found": len(gates)}, cells=paths
    )
    roads = {area["road"] for area in areas if area["road"]}
    paths = tuple(f"area.{area}.road" for area in range(AREAS) if areas[area]["road"])
    yield Finding("roads", holds=len(roads) == ROADS, rule="STAD-5.7", args={"found": len(roads)}, cells=paths)
    for road in sorted(roads):
        on = [area for area in range(AREAS) if areas[area]["road"] == road]
        ends = any(areas[area]["ring"] == "inner" for area in on) and any(areas[area]["gate"] for area in on)
        paths = tuple(f"area.{area}.road" for area in on)
        yield Finding("road-runs", holds=ends and is_joined(areas, on), args={"road": road}, cells=paths)


def is_joined(areas: list[dict[str, Any]], on: list[int]) -> bool:
    """Whether one can walk from any of these areas to any other."""
    names = {areas[area]["name"]: area for area in on}
    reached, new = set[int](), {on[0]}
    while new:
        reached |= new
        new = {names[name] for area in new for name in areas[area]["adjacent"] if name in names} - reached
    return len(reached) == len(on)


def the_events(values: Values) -> Iterator[Finding]:
    """What an event does, and what it counts or where it strikes, go together."""
    odd = [
        event for event, card in enumerate(values["event"]) if card["for"] not in STRIKES.get(card["effect"], COUNTED)
    ]
    for event in odd:
        args = {"card": Name(f"card-{EVENT_NAMES[event]}")}
        cells = (f"event.{event}.for", f"event.{event}.effect")
        yield Finding("events", holds=False, rule="STAD-2.1", args=args, cells=cells)
    if not odd:
        yield Finding("events", holds=True, rule="STAD-2.1")


def obstacles(values: Values) -> Iterator[Say]:
    cards = sum(card["copies"] for card in values["building"])
    if cards > MOST_CARDS:
        yield Say("box-too-many-cards", {"cards": cards, "most": MOST_CARDS})


BOX = Box(
    cards=(
        *(area_card(*area) for area in enumerate(AREA_NAMES)),
        *(way_card(*area) for area in enumerate(AREA_NAMES)),
        WALL,
        *map(red_space, range(RED_SPACES)),
        *(building_card(*kind) for kind in enumerate(KIND_NAMES)),
        *(event_card(*event) for event in enumerate(EVENT_NAMES)),
        WITHDRAWAL,
        *(influence_card(*card) for card in enumerate(INFLUENCE_NAMES)),
        *map(strength_card, (WITCHCRAFT, GIFT, GOLDEN_TRADE)),
        *(power_card(*category) for category in enumerate(CATEGORY_NAMES)),
        *map(castle_space, range(SPACES)),
        CASTLE_INCOME,
        *map(black_token, range(1, TOKEN_VALUES + 1)),
    ),
    findings=findings,
    obstacles=obstacles,
    spare=SPARE,
)
