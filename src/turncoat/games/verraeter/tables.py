"""What is in the box, as constants. Lands, roles and supply cards are numbered in the order of `components.toml`."""

from pathlib import Path
from typing import Any

from turncoat.games.components import read_components

COMPONENTS = read_components(Path(__file__).parent)
_values = COMPONENTS.values


def _box(name: str) -> Any:
    return _values["box"][name]["value"]


SEATS = 4  # at most

HOUSE_NAMES = ("eagle", "rose")
EAGLE, ROSE = range(2)

LAND_NAMES: tuple[str, ...] = tuple(land["name"] for land in _values["land"])
LANDS = len(LAND_NAMES)
PLACES = 2 * LANDS  # the ring: each land once for each house
LAND_CONFLICT: tuple[int, ...] = tuple(land["conflict"]["value"] for land in _values["land"])
POINTS: tuple[tuple[int, ...], ...] = tuple(tuple(land["points"]["value"]) for land in _values["land"])

ROLE_NAMES: tuple[str, ...] = tuple(role["name"] for role in _values["role"])
ROLES = len(ROLE_NAMES)
ALL_ROLES = (1 << ROLES) - 1  # a set of roles has a bit for each
TRAITOR, DIPLOMAT2, DIPLOMAT5, BUILDER, STRATEGIST, FARMER = range(ROLES)
ROLE_CONFLICT: tuple[int, ...] = tuple(role["conflict"] for role in _values["role"])
ROLE_POINTS: tuple[int, ...] = tuple(role["points"] for role in _values["role"])
ROLE_DRAWS: tuple[int, ...] = tuple(role["draws"] for role in _values["role"])

SUPPLY: tuple[int, ...] = tuple(card["value"] for card in _values["supply"])
SUPPLY_COUNT: tuple[int, ...] = tuple(card["count"] for card in _values["supply"])
KINDS = len(SUPPLY)
SUPPLY_CARDS = sum(SUPPLY_COUNT)

BUILDING_NAMES = ("farm", "office")
FARM, OFFICE = range(2)
BUILDING_CARDS: int = _box("building_cards")
OFFICES_AT_MOST: int = _box("offices_at_most")

START_HAND: int = _box("start_hand")
FIXED_HAND: tuple[int, ...] = tuple(SUPPLY.index(value) for value in _box("start_hand_fixed"))
HAND_LIMIT: int = _box("hand_limit")
DRAW_LIMIT: int = _box("draw_limit")
FARM_DRAWS: int = _box("farm_draws")
OFFICE_POINTS: int = _box("office_points")
OFFICE_CARDS_AT_MOST: int = _box("office_cards_at_most")
ROUNDS: tuple[int, ...] = tuple(_box("rounds").get(str(seats), 0) for seats in range(SEATS + 1))
