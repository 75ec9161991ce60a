"""What is in the box, as constants. Areas, cards and categories are numbered in the order of `components.toml`.

A set of areas, or of kinds of buildings, is the bits of one number.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from turncoat.games.components import read_components

SPARE = {"box.red.value": (20, 0)}  # red spaces, at most; 0: there is none
COMPONENTS = read_components(Path(__file__).parent, SPARE)
_values = COMPONENTS.values


def _set(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


def _where(entries: list[dict[str, Any]], **facts: object) -> int:
    """The entries with these facts, as a set."""
    return _set(i for i, entry in enumerate(entries) if all(entry[key] == fact for key, fact in facts.items()))


ORDERS = 5  # of knights, at most; and so many seats

# The board

_areas = _values["area"]
AREA_NAMES: tuple[str, ...] = tuple(area["name"] for area in _areas)
AREAS = len(AREA_NAMES)
ALL_AREAS = _set(range(AREAS))
COST: tuple[int, ...] = tuple(area["cost"] for area in _areas)
BONUS: tuple[int, ...] = tuple(area["bonus"] for area in _areas)
ROAD: tuple[int, ...] = tuple(area["road"] for area in _areas)  # 0 is none
GATE: tuple[int, ...] = tuple(area["gate"] for area in _areas)  # 0 is none
NEAR: tuple[int, ...] = tuple(_set(map(AREA_NAMES.index, area["adjacent"])) for area in _areas)
INNER = _where(_areas, ring="inner")
OUTER = _where(_areas, ring="outer")
RIVER = _where(_areas, river=True)
ON_ROAD = ALL_AREAS & ~_where(_areas, road=0)
ROADS: tuple[int, ...] = tuple(_where(_areas, road=road) if road else 0 for road in range(max(ROAD) + 1))
MOST_COST = max(COST)
AREAS_WITHIN: tuple[int, ...] = tuple(  # by stones: the areas that cost no more
    _set(i for i in range(AREAS) if COST[i] <= stones) for stones in range(MOST_COST + 1)
)
BY_COST: tuple[int, ...] = tuple(sorted(range(AREAS), key=lambda area: COST[area]))  # all areas, the cheapest first
TRACK: int = _values["box"]["track"]["value"]
_red = {space for space in _values["box"]["red"]["value"] if 0 < space <= TRACK}  # 0: one red space fewer
RED: tuple[int, ...] = tuple(int(space in _red) for space in range(TRACK + 1))

# The categories, with their great powers

_categories = _values["category"]
CATEGORY_NAMES: tuple[str, ...] = tuple(category["name"] for category in _categories)
CATEGORIES = len(CATEGORY_NAMES)
CITIZENRY, INDUSTRY, CITY_BUILDINGS, TRADE = (
    CATEGORY_NAMES.index(name) for name in ("burgerij", "nijverheid", "stadsgebouwen", "handel")
)
_powers = _values["power"]  # of Het Verraad
POWER_NAMES = (*CATEGORY_NAMES, *(power["name"] for power in _powers))
POWERS = len(POWER_NAMES)
TOWERS, GOOD, DARK = (POWER_NAMES.index(name) for name in ("wachttoren", "goed", "duister"))
POWER_POINTS: tuple[int, ...] = tuple(power["points"] for power in (*_categories, *_powers))
POWER_INCOME: tuple[int, ...] = tuple(category["income"] for category in _categories)
POWER_NEEDS: int = _values["box"]["great_power_needs"]["value"]
_SITES = {CITIZENRY: ALL_AREAS, INDUSTRY: ALL_AREAS & ~INNER, CITY_BUILDINGS: ALL_AREAS & ~RIVER, TRADE: ON_ROAD}
SITES: tuple[int, ...] = tuple(_SITES[category] for category in range(CATEGORIES))  # where each may stand

# The cards of the draw pile: first the kinds of buildings, then the events

_buildings = _values["building"]
KIND_NAMES: tuple[str, ...] = tuple(building["name"] for building in _buildings)
KINDS = len(KIND_NAMES)
CATEGORY: tuple[int, ...] = tuple(CATEGORY_NAMES.index(building["category"]) for building in _buildings)
VALUE: tuple[int, ...] = tuple(building["value"] for building in _buildings)
MOST_VALUE = max(VALUE)
KINDS_OF: tuple[int, ...] = tuple(_where(_buildings, category=name) for name in CATEGORY_NAMES)
KINDS_WITHIN: tuple[int, ...] = tuple(  # by stones: the kinds of no higher value
    _set(i for i in range(KINDS) if VALUE[i] <= stones) for stones in range(MOST_VALUE + 1)
)
TOLL_HOUSE = KIND_NAMES.index("tolhuis")

_events = _values["event"]
EVENT_NAMES: tuple[str, ...] = tuple(event["name"] for event in _events)
CARD_NAMES = KIND_NAMES + EVENT_NAMES
CARDS = len(CARD_NAMES)
COPIES: tuple[int, ...] = (*(building["copies"] for building in _buildings), *(1 for _ in _events))
BUILDINGS = sum(COPIES[:KINDS])
MOST_ALIKE = max(sum(COPIES[kind] for kind in range(KINDS) if CATEGORY[kind] == at) for at in range(CATEGORIES))
LEVELS = MOST_ALIKE - POWER_NEEDS + 1  # so many buildings can a great power take, or more
PERIODS = ("A", "B", "C")
PERIOD: tuple[int, ...] = tuple(PERIODS.index(card["period"]) for card in (*_buildings, *_events))

GAIN, PAY, WITHDRAW, DRAW = range(4)  # what an event does
EFFECT: tuple[int, ...] = tuple(("gain", "pay", "withdraw", "draw").index(event["effect"]) for event in _events)
AMOUNT: tuple[int, ...] = tuple(event["amount"] for event in _events)
NO_LIMIT = 1000
MOST: tuple[int, ...] = tuple(event["most"] or NO_LIMIT for event in _events)  # stones
BY_KIND, BY_CATEGORY, BY_AREA, BY_RIVER, BY_ORDER = range(5)  # what it counts


def _counted(what: str) -> tuple[int, int]:
    """What an event counts, and of which kind or category."""
    if what in KIND_NAMES:
        return BY_KIND, KIND_NAMES.index(what)
    if what in CATEGORY_NAMES:
        return BY_CATEGORY, CATEGORY_NAMES.index(what)
    return {"area": BY_AREA, "river": BY_RIVER}.get(what, BY_ORDER), 0


COUNTED: tuple[tuple[int, int], ...] = tuple(_counted(event["for"]) for event in _events)
WITHDRAW_WHERE: tuple[int, ...] = tuple(OUTER if event["for"] == "outer" else ALL_AREAS for event in _events)
WITHDRAW_FROM: int = _values["box"]["withdraw_from"]["value"]

# The influence cards

_influence = _values["influence"]
INFLUENCE_NAMES: tuple[str, ...] = tuple(card["name"] for card in _influence)
INFLUENCES = len(INFLUENCE_NAMES)
INFLUENCE_COPIES: tuple[int, ...] = tuple(card["copies"] for card in _influence)
_named = ("tovenaar", "pionier", "overval", "brand", "infiltrant", "hekserij", "gift", "gouden_handel")
WIZARD, PIONEER, RAID, FIRE, INFILTRATOR, WITCHCRAFT, GIFT, GOLDEN_TRADE = map(INFLUENCE_NAMES.index, _named)
PROTECTION, BLOCKADE = map(INFLUENCE_NAMES.index, ("bescherming", "blokkade"))
WITCHCRAFT_VALUE: int = _influence[WITCHCRAFT]["number"]
GIFT_STONES: int = _influence[GIFT]["number"]
GOLDEN_TIMES: int = _influence[GOLDEN_TRADE]["number"]

# Numbers


def _value(table: str, name: str) -> int:
    number: int = _values[table][name]["value"]
    return number


def _starts(name: str) -> tuple[int, int]:
    """As usual, and with five areas."""
    return _value("start", name), _value("start_five_areas", name)


KNIGHTS = _value("box", "knights")
START_CARDS, START_STONES = _starts("cards"), _starts("stones")
START_AT_LEAST, START_AT_MOST, START_DOTS = _starts("areas_at_least"), _starts("areas_at_most"), _starts("dots_at_most")
TARGET: tuple[tuple[int, ...], ...] = tuple(  # by mode and number of orders
    tuple(_values["target"][mode]["value"].get(str(orders), 0) for orders in range(ORDERS + 1))
    for mode in ("basic", "strategic", "verraad")
)
INFLUENCE_PRICE = _value("price", "influence")
BLIND_PRICE = _value("price", "blind")
PAWN_PRICE = _value("price", "pawnshop")
DEMOLITION_COSTS = (_value("price", "demolition"), 0)  # by the option `demolish_cost`
AREAS_A_TURN = _value("limit", "areas")
BUILDINGS_A_TURN = _value("limit", "buildings")
INFLUENCE_LIMIT = _value("limit", "influence")
TAX_LEAVES = _value("limit", "tax")
TOWER_PRICE = _value("price", "tower")
SWAP_PRICE = _value("price", "swap")
TOWERS_A_TURN = _value("limit", "towers")
TOKENS_A_TURN = _value("limit", "tokens")
ROUNDS_AT_MOST = 100  # ours: real games last about a tenth of that (STAD-9.8)

# Shuffles that are told apart (STAD-3.5): a card whose face not all know belongs to one of them.

SHUFFLES = 6  # of the draw pile
ORIGINS = 1 + SHUFFLES  # of a building card in a hand: known to all, or from which shuffle
INFLUENCE_SHUFFLES = 3
BOTTOM = (sum(COPIES) + 1) // 2  # the most cards that can lie at the bottom: for each, another left the pile

# Het Verraad

BLACK = ORDERS  # the Black Master, who owns areas like an order, behind the last of these
OWNERS = ORDERS + 1
GATE_STEPS = (1, 2)  # from gate to gate, by the option `gate_step`
GATES = ALL_AREAS & ~_where(_areas, gate=0)
ROW = _value("verraad", "row")
SWEEPS_AT_MOST = 10  # ours: how often three of a category are replaced before they stay (VERRAAD-1.7)
TOWERS_IN_BOX = _value("verraad", "towers")
BLACK_KNIGHTS = _value("verraad", "knights")
WHITE_TOKENS = _value("verraad", "white")
_black = _values["verraad"]["black"]["value"]
TOKEN_VALUES = max(map(int, _black))  # from 1 on
BLACK_COPIES: tuple[int, ...] = tuple(_black[str(value)] for value in range(1, TOKEN_VALUES + 1))  # value 1 first
BLACK_TOKENS = sum(BLACK_COPIES)
TOKEN_PRICE: tuple[int, ...] = tuple(_values["castle"]["prices"]["value"])  # by the space on the castle
SPACES = len(TOKEN_PRICE)
CASTLE_INCOME = _value("castle", "income")  # how far the castle marks it
DIE_SIDES = _value("verraad", "die")
