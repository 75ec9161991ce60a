"""What a scene says about buying an area: what it would isolate, and how the points would change, great powers and all."""

from collections.abc import Iterator
from functools import lru_cache

from turncoat.games.ontembare_stad.rules.areas import areas_to_buy, buy_area, isolated_by
from turncoat.games.ontembare_stad.rules.end import complete_act, has_risen_to_red
from turncoat.games.ontembare_stad.scene.shapes import Purchase
from turncoat.games.ontembare_stad.state import NONE, PURCHASE, Phase, State
from turncoat.games.ontembare_stad.tables import AREA_NAMES, AREAS, BLACK
from turncoat.kernel import copy, new_journal

ROOM = 4 * AREAS  # for all that one purchase can bring


def purchases(view: State) -> dict[str, Purchase]:
    """What purchases bring, of those that are more than an area."""
    found: dict[str, Purchase] = {}
    for area in areas_for_sale(view):
        isolated = isolated_by(view, area, view.active) if view.strategic else 0
        if isolated or view.building[area] != NONE or view.towers >> area & 1:
            after = copy(view)
            journal = new_journal(ROOM)
            buy_area(after, area, journal)
            complete_act(after, journal)
            taken = after.owned[view.active] & ~view.owned[view.active] & ~(1 << area)
            gains = dict(changes_of(view, after))
            if taken or gains:
                found[AREA_NAMES[area]] = Purchase(
                    isolates=areas_in(taken),
                    gains=gains,
                    score=after.score[view.active],
                    red=has_risen_to_red(after),
                )
    return found


def areas_for_sale(view: State) -> Iterator[int]:
    """What the order in its turn could buy, or what it is about to buy if nobody reacts."""
    if view.phase == Phase.ACTIONS:
        areas = areas_to_buy(view)
    else:
        areas = 1 << view.target if view.phase == Phase.REACT and view.attempt == PURCHASE else 0
    return (area for area in range(AREAS) if areas >> area & 1)


@lru_cache(maxsize=2**12)
def areas_in(areas: int) -> list[str]:
    """A set of areas, by name; made once for all scenes."""
    return [name for i, name in enumerate(AREA_NAMES) if areas >> i & 1]


def changes_of(before: State, after: State) -> Iterator[tuple[str, int]]:
    """Whose points are others, and by how many."""
    for owner in (*range(before.orders), BLACK):
        if change := after.score[owner] - before.score[owner]:
            yield "black" if owner == BLACK else str(owner), change
