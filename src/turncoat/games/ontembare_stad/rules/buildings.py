"""Buildings: what may stand where, and what it costs (STAD-5).

Citizenry may stand anywhere (STAD-5.3), industry not in the inner ring (STAD-5.4), city buildings not on the river (STAD-5.5), trade only on a
road (STAD-5.6): that is the table SITES.
"""

from turncoat.games.listing import list_set
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.options import REMOVED
from turncoat.games.ontembare_stad.rules.cards import take_from_hand
from turncoat.games.ontembare_stad.rules.points import count_building, judge_power, pay
from turncoat.games.ontembare_stad.state import NONE, Phase, State, under_master
from turncoat.games.ontembare_stad.tables import (
    BUILDINGS_A_TURN,
    CATEGORIES,
    CATEGORY,
    DEMOLITION_COSTS,
    KINDS_OF,
    KINDS_WITHIN,
    MOST_VALUE,
    POWER_NEEDS,
    ROADS,
    SITES,
    TOLL_HOUSE,
    VALUE,
)
from turncoat.kernel import kernel, note3, note4
from turncoat.kernel.bits import lowest


@kernel
def demolition_price(s: State) -> int:
    """What it costs to demolish a building (STAD-5.8)."""
    return DEMOLITION_COSTS[s.demolish_cost]


@kernel
def kinds_to_build(s: State) -> int:
    """The buildings in hand that the active order can pay and has a site for (STAD-5.1), at most two a turn (STAD-5.2)."""
    order = s.active
    stones = s.stones[order]
    kinds = s.held[order] & KINDS_WITHIN[min(stones, MOST_VALUE)]
    if kinds == 0 or s.placed >= BUILDINGS_A_TURN:
        return 0
    mine = s.owned[order] & ~under_master(s)
    free = mine & ~s.built
    over = mine & s.built
    to_spare = KINDS_WITHIN[max(0, min(stones - demolition_price(s), MOST_VALUE))]  # if another has to go (STAD-5.9)
    fitting = 0
    for category in range(CATEGORIES):
        if free & SITES[category] != 0:
            fitting |= kinds & KINDS_OF[category]
        elif over & SITES[category] != 0:
            fitting |= kinds & KINDS_OF[category] & to_spare
    if fitting >> TOLL_HOUSE & 1 != 0 and sites_of(s, TOLL_HOUSE) == 0:
        fitting &= ~(1 << TOLL_HOUSE)
    return fitting


@kernel
def sites_of(s: State, kind: int) -> int:
    """Where the active order may place a building: its own areas that suit the category, without a building or, if the stones suffice to demolish
    it, with one (STAD-5.1, STAD-5.3 to STAD-5.6, STAD-5.9), and not where the Black Master stands (VERRAAD-2.3)."""
    areas = s.owned[s.active] & SITES[CATEGORY[kind]] & ~under_master(s)
    if s.stones[s.active] < VALUE[kind] + demolition_price(s):
        areas &= ~s.built
    if kind == TOLL_HOUSE:
        for road in range(1, len(ROADS)):
            toll = toll_house_on(s, road)
            if toll != NONE:
                areas &= ~ROADS[road] | 1 << toll
    return areas


@kernel
def list_sites(s: State, out: list[int]) -> int:
    """Where the building that was chosen may stand (STAD-5.1)."""
    return list_set(sites_of(s, s.kind), Verb.SITE, 0, out)


@kernel
def toll_house_on(s: State, road: int) -> int:
    """Where the toll house of a road stands, of which there is one at most, whoever owns it (STAD-5.7); or NONE."""
    left = ROADS[road] & s.built
    while left != 0:
        if s.building[lowest(left)] == TOLL_HOUSE:
            return lowest(left)
        left &= left - 1
    return NONE


@kernel
def choose_building(s: State, kind: int, journal: list[list[int]]) -> None:
    """The active order takes a card from its hand, in order to build (STAD-5.1)."""
    origin = take_from_hand(s, s.active, kind)
    s.kind = kind
    s.phase = Phase.SITE
    note4(journal, What.CHOSE, s.active, kind, VALUE[kind], origin)


@kernel
def place_building(s: State, area: int, journal: list[list[int]]) -> None:
    """The building stands, for its value in stones (STAD-5.1); another that stood there is demolished first (STAD-5.9)."""
    order, kind = s.active, s.kind
    old, category = s.building[area], CATEGORY[kind]
    level = max(0, s.kinds[order][category] - POWER_NEEDS)
    line = s.reached[category][level]
    if old != NONE:
        pull_down(s, area, journal)
    pay(s, order, VALUE[kind])
    s.building[area] = kind
    s.built |= 1 << area
    s.placed += 1
    s.kind = NONE
    s.phase = Phase.ACTIONS
    count_building(s, order, kind, 1)
    note3(journal, What.BUILT if old == NONE else What.REBUILT, order, area, kind)
    if old != NONE and CATEGORY[old] == category:
        s.reached[category][level] = line  # as many as before, and in one action (STAD-8.12)
    elif old != NONE:
        judge_power(s, old, journal)
    judge_power(s, kind, journal)


@kernel
def demolish(s: State, area: int, journal: list[list[int]]) -> None:
    """The active order demolishes a building of its own, which is no placement (STAD-5.8)."""
    kind = s.building[area]
    pull_down(s, area, journal)
    judge_power(s, kind, journal)


@kernel
def pull_down(s: State, area: int, journal: list[list[int]]) -> None:
    """The building goes for a price; its card is discarded or, by the option, leaves the game (STAD-5.8, VERRAAD-2.2)."""
    kind = clear_site(s, s.active, area)
    pay(s, s.active, demolition_price(s))
    if s.demolish_card == REMOVED:
        s.removed[kind] += 1
        note3(journal, What.REPLACED if s.verraad == 1 else What.REMOVED, s.active, area, kind)
    else:
        s.discard[kind] += 1
        note3(journal, What.DEMOLISHED, s.active, area, kind)


@kernel
def clear_site(s: State, order: int, area: int) -> int:
    """A building of an order vanishes from the board, and its points; its kind."""
    kind = s.building[area]
    s.building[area] = NONE
    s.built &= ~(1 << area)
    count_building(s, order, kind, -1)
    return kind
