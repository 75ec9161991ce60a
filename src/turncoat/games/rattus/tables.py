"""What is in the box, as constants. Regions, rats and classes are numbered in the order of `components.toml`."""

from pathlib import Path
from typing import Any

from turncoat.games.components import read_components

NOWHERE = "none"  # what a border joins that a board does not have
SPARE = {
    "border": (30, {"between": [NOWHERE, NOWHERE], "kind": "border", "confidence": "C", "provenance": "reconstructed"})
}
COMPONENTS = read_components(Path(__file__).parent, SPARE)
_values = COMPONENTS.values


def _box(name: str) -> Any:
    return _values["box"][name]["value"]


SEATS = 4  # at most

REGION_NAMES: tuple[str, ...] = tuple(region["name"] for region in _values["region"])
REGIONS = len(REGION_NAMES)
REGIONS_IN_PLAY: tuple[int, ...] = tuple(
    sum(region["seats"] <= seats for region in _values["region"]) for seats in range(SEATS + 1)
)
_borders = {frozenset(border["between"]) for border in _values["border"]}
NEIGHBOURS: tuple[int, ...] = tuple(  # of each region, a bit each
    sum(1 << i for i, other in enumerate(REGION_NAMES) if other != name and frozenset((name, other)) in _borders)
    for name in REGION_NAMES
)


def _reach(seats: int, region: int, steps: int) -> tuple[int, ...]:
    """The regions that so many steps or fewer lead to, over regions in play; not back to where they began."""
    reached = {region}
    for _ in range(steps):
        reached |= {
            other for other in range(REGIONS_IN_PLAY[seats]) for near in reached if NEIGHBOURS[near] & (1 << other)
        }
    return tuple(sorted(reached - {region}))


def _filled(regions: tuple[int, ...]) -> tuple[int, ...]:
    return regions + (-1,) * (REGIONS - len(regions))


KNIGHT_STEPS: int = _box("knight_steps")
_reaches = tuple(
    tuple(tuple(_reach(seats, region, steps) for region in range(REGIONS)) for seats in range(SEATS + 1))
    for steps in range(KNIGHT_STEPS + 1)
)
# By steps, seats and region: how many regions can be reached, and which.
REACH_COUNT = tuple(tuple(tuple(map(len, row)) for row in table) for table in _reaches)
REACH = tuple(tuple(tuple(map(_filled, row)) for row in table) for table in _reaches)

CLASS_NAMES: tuple[str, ...] = tuple(entry["name"] for entry in _values["class"])
CLASSES = len(CLASS_NAMES)
PEASANT, MERCHANT, MONK, KNIGHT, WITCH, KING = (
    CLASS_NAMES.index(name) for name in ("peasant", "merchant", "monk", "knight", "witch", "king")
)

LETTERS: tuple[str, ...] = (*(entry["letter"] for entry in _values["class"]), "M", "A")
MAJORITY, ALL = CLASSES, CLASSES + 1

_rats = _values["rat"]
FACES = len(_rats)
START_FACES = sum(rat["start"] for rat in _rats)  # the first so many
NORMAL_FACES = FACES - START_FACES
_faces = [f"{rat['limit']}{rat['symbols']}" for rat in _rats]
FACE_NAMES: tuple[str, ...] = tuple(  # a second one alike, which ours do not have, is `2MBC-2`
    face if face not in _faces[:place] else f"{face}-{_faces[:place].count(face) + 1}"
    for place, face in enumerate(_faces)
)
LIMIT: tuple[int, ...] = tuple(rat["limit"] for rat in _rats)
SYMBOLS: tuple[tuple[int, ...], ...] = tuple(tuple(rat["symbols"].count(letter) for letter in LETTERS) for rat in _rats)
CLASS_SYMBOLS: tuple[int, ...] = tuple(sum(symbols[:CLASSES]) for symbols in SYMBOLS)  # how many a face shows
_most = max(CLASS_SYMBOLS)
CLASS_SHOWN: tuple[tuple[int, ...], ...] = tuple(  # and which, one by one
    (*(card for card in range(CLASSES) for _ in range(symbols[card])), *[-1] * _most)[:_most] for symbols in SYMBOLS
)

CUBES: int = _box("cubes")
START_CUBES: int = _box("start_cubes")
RATS_AT_MOST: int = _box("rats_in_region_at_most")
SPREAD: tuple[int, ...] = tuple(_box("spread"))  # new rats, by the rats where the pawn arrives
REMOVED: tuple[int, ...] = tuple(_box("removed").get(str(seats), 0) for seats in range(SEATS + 1))
REMOVED_3P_OTHER: int = _box("removed_3p_other")
KNIGHT_CUBES: int = _box("knight_cubes")
MERCHANT_CUBES: int = _box("merchant_cubes")
TURNS_AT_MOST = 40  # regular turns of each seat, ours: real games last fewer than ten (RAT-5.9)
