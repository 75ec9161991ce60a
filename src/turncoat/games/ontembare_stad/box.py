"""What an owner reads off the board and the building cards of De Ontembare Stad, and what the rulebook says of it.

What events and influence cards do is told by the rules in words, and is not among it.
"""

from collections.abc import Iterator

from turncoat.games.box import Box, Card, Cell, Finding, Values
from turncoat.games.game import Name, Say
from turncoat.games.ontembare_stad.tables import AREA_NAMES, KIND_NAMES, PERIODS

MOST_COST, MOST_BONUS = 9, 5
MOST_VALUE, MOST_COPIES = 9, 5
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


def findings(values: Values) -> Iterator[Finding]:
    yield from the_cards(values)
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


def obstacles(values: Values) -> Iterator[Say]:
    cards = sum(card["copies"] for card in values["building"])
    if cards > MOST_CARDS:
        yield Say("box-too-many-cards", {"cards": cards, "most": MOST_CARDS})


BOX = Box(
    cards=(
        *(area_card(*area) for area in enumerate(AREA_NAMES)),
        *(building_card(*kind) for kind in enumerate(KIND_NAMES)),
    ),
    findings=findings,
    obstacles=obstacles,
)
