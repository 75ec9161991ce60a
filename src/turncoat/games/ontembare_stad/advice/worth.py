"""What things are worth to a sensible player, in hundredths of a point. All from the seat's own view."""

from turncoat.games.ontembare_stad.rules.areas import isolated_by
from turncoat.games.ontembare_stad.rules.buildings import demolition_price, sites_of
from turncoat.games.ontembare_stad.rules.end import target_of
from turncoat.games.ontembare_stad.rules.turn import best_site
from turncoat.games.ontembare_stad.state import NONE, State, owner_of, row_of
from turncoat.games.ontembare_stad.tables import (
    BONUS,
    CATEGORIES,
    CATEGORY,
    COST,
    FIRE,
    INFILTRATOR,
    KINDS,
    KINDS_OF,
    KNIGHTS,
    ON_ROAD,
    ORIGINS,
    PIONEER,
    POWER_NEEDS,
    POWER_POINTS,
    RAID,
    SITES,
    VALUE,
    WITCHCRAFT,
)
from turncoat.kernel import kernel
from turncoat.kernel.bits import how_many, lowest

POINT = 100
STONE = 18  # what a stone is worth to an order that can still build with it
KEEP = 80  # what an influence card in hand is worth
AREA_WORTH = 40  # what an area without a building is worth


# Buildings and cards


@kernel
def income_worth(s: State, order: int, category: int, stones: int) -> int:
    """What a building that pays so much adds to an order's income until the end: one card in four is of its category, and only the best counts."""
    best = best_site(s, order, category)
    now = 0 if best == NONE else VALUE[s.building[best]] + BONUS[best]
    return STONE * s.orders * rounds_left(s, order) * max(0, stones - now) // 4


@kernel
def rounds_left(s: State, order: int) -> int:
    """In how many rounds an order may reach the target."""
    return max(1, min(6, (target_of(s) - s.score[order]) // 3))


@kernel
def power_worth(s: State, order: int, category: int) -> int:
    """One building more may bring a great power."""
    if s.strategic == 0 or s.power[category] == order:
        return 0
    mine = s.kinds[order][category] + 1
    holder = s.power[category]
    needed = POWER_NEEDS if holder == NONE else s.kinds[holder][category] + 1
    return POINT * POWER_POINTS[category] // (1 + 2 * max(0, needed - mine))


@kernel
def site_worth(s: State, kind: int, area: int) -> int:
    """What a building gains the active order there: points and income, less the stones; a road is for trade, and what stood there is lost."""
    order, category = s.active, CATEGORY[kind]
    worth = (POINT - STONE) * VALUE[kind] + power_worth(s, order, category)
    worth += income_worth(s, order, category, VALUE[kind] + BONUS[area])
    if ON_ROAD >> area & 1 != 0:
        worth -= 20
    if s.building[area] != NONE:
        worth -= POINT * VALUE[s.building[area]] + 3 * STONE * demolition_price(s)
    return worth


@kernel
def build_worth(s: State, kind: int) -> int:
    """What a building gains at its best site."""
    best = -10 * POINT
    left = sites_of(s, kind)
    while left != 0:
        best = max(best, site_worth(s, kind, lowest(left)))
        left &= left - 1
    return best


@kernel
def cards_of(s: State, order: int) -> int:
    """How many building cards an order holds; all see that."""
    total = 0
    for origin in range(ORIGINS):
        total += s.hand_size[row_of(order, origin)]
    return total


@kernel
def card_worth(s: State, order: int, kind: int, cards: int) -> int:
    """What a card is worth in a hand of so many others: the fewer, the more; without a site for it, half."""
    worth = (POINT - STONE) * VALUE[kind] // (2 + max(0, cards - 1))
    return worth if s.owned[order] & ~s.built & SITES[CATEGORY[kind]] != 0 else worth // 2


@kernel
def building_worth(s: State, area: int) -> int:
    """The points of what stands there."""
    return 0 if s.building[area] == NONE else POINT * VALUE[s.building[area]]


@kernel
def turned_worth(s: State, card: int) -> int:
    """A building that brings me more than others, and a card of value; rather than an event."""
    if card >= KINDS:
        return 0
    worth = 20 * VALUE[card]
    for order in range(s.orders):
        best = best_site(s, order, CATEGORY[card])
        if best != NONE:
            stones = STONE * (VALUE[s.building[best]] + BONUS[best])
            worth += stones if order == s.active else -stones // s.orders
    return worth


@kernel
def spare_stones(s: State) -> int:
    """Stones that cannot all be built with next turn are worth less than they cost."""
    return STONE * max(0, s.stones[s.active] - 8) // 2


# Areas


@kernel
def land_worth(s: State, order: int, area: int) -> int:
    """What an area brings an order: its building, its bonus, and a site for cards that have none."""
    worth = AREA_WORTH + building_worth(s, area) + 12 * BONUS[area]
    if s.building[area] != NONE:
        return worth
    free = s.owned[order] & ~s.built
    for category in range(CATEGORIES):
        waiting = s.held[order] & KINDS_OF[category]
        if waiting != 0 and SITES[category] >> area & 1 != 0:
            worth += 15
            if free & SITES[category] == 0:
                worth += 70
    return worth - 25 * max(0, how_many(free) - 1)


@kernel
def purchase_worth(s: State, area: int) -> int:
    """What buying an area gains, with all that it isolates, less its price."""
    worth = land_worth(s, s.active, area) - STONE * COST[area]
    left = isolated_by(s, area, s.active) if s.strategic == 1 else 0
    while left != 0:
        worth += POINT + 2 * building_worth(s, lowest(left))
        left &= left - 1
    return worth


@kernel
def threat(s: State, order: int) -> int:
    """How much it helps to hurt an order, in hundredths: the leader most."""
    most = 1
    for other in range(s.orders):
        most = max(most, s.score[other])
    return 20 + 50 * s.score[order] // most


@kernel
def target_worth(s: State, card: int, area: int) -> int:
    """What a card does to that area: what the active order gains, and what it costs the owner."""
    me = s.active
    if card == PIONEER:
        return land_worth(s, me, area) + 4 * COST[area]
    owner = owner_of(s, area)
    hurt = (building_worth(s, area) + AREA_WORTH) * threat(s, owner) // 100
    if card == RAID:
        return land_worth(s, me, area) + hurt
    if card == INFILTRATOR:
        return hurt + (building_worth(s, area) // 2 if s.near[me] >> area & 1 != 0 else 0)
    if card == FIRE:
        return building_worth(s, area) * threat(s, owner) // 100
    if card == WITCHCRAFT:
        kind = s.building[area]
        return hurt + card_worth(s, me, kind, cards_of(s, me)) if kind != NONE else 0
    return 0


# How an order stands


@kernel
def standing(s: State, order: int) -> int:
    """An order's points, stones, areas, cards and income, as all see them; in such parts as told winners apart best in greedy games."""
    worth = POINT * s.score[order] + 25 * min(s.stones[order], 12) + AREA_WORTH * (KNIGHTS - s.knights[order])
    worth += POINT * (s.influence_held[order] + min(cards_of(s, order), 5))
    for category in range(CATEGORIES):
        best = best_site(s, order, category)
        if best != NONE:
            worth += STONE * s.orders * (VALUE[s.building[best]] + BONUS[best]) // 4
    return worth
