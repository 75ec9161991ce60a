"""What a sensible player looks at: points at once, income later, and what each card does to whom. All from the seat's own view.

Everything is measured in hundredths of a point.
"""

from turncoat.games.ontembare_stad.actions import (
    AREA,
    BLIND,
    BUILD,
    DEMOLISH,
    DISCARD,
    GOLDEN_MARKET,
    GOLDEN_PAWN,
    GOLDEN_SELL,
    INFLUENCE,
    MARKET_BUY,
    MARKET_SELL,
    PASS,
    PAWN_BUY,
    PAWN_SELL,
    PLAY,
    SITE,
    START,
    TARGET,
    TURN,
    WITHDRAW,
    WIZARD,
)
from turncoat.games.ontembare_stad.rules.areas import isolated_by
from turncoat.games.ontembare_stad.rules.buildings import demolition_price, sites_of
from turncoat.games.ontembare_stad.rules.end import target_of
from turncoat.games.ontembare_stad.rules.influence import targets_of
from turncoat.games.ontembare_stad.rules.trade import pawn_pays
from turncoat.games.ontembare_stad.rules.turn import best_site
from turncoat.games.ontembare_stad.state import NONE, PURCHASE, Phase, State, owner_of, row_of
from turncoat.games.ontembare_stad.tables import (
    BLIND_PRICE,
    BONUS,
    BUILDINGS_A_TURN,
    CATEGORIES,
    CATEGORY,
    COST,
    FIRE,
    GIFT,
    GIFT_STONES,
    GOLDEN_TIMES,
    GOLDEN_TRADE,
    INFILTRATOR,
    INFLUENCE_PRICE,
    KINDS,
    KINDS_OF,
    KNIGHTS,
    NEAR,
    ON_ROAD,
    ORIGINS,
    PAWN_PRICE,
    PIONEER,
    POWER_NEEDS,
    POWER_POINTS,
    RAID,
    SITES,
    START_AT_MOST,
    START_DOTS,
    VALUE,
    WITCHCRAFT,
)
from turncoat.kernel import kernel
from turncoat.kernel.bits import how_many, lowest

POINT = 100
STONE = 18  # what a stone is worth to whoever can still build with it
KEEP = 80  # what an influence card in hand is worth
REACTION = 120  # and one that may save something dearer another time
AREA_WORTH = 40  # what an area without a building is worth
# What to hold on to when an influence card has to go: tovenaar, pionier, overval, brand, infiltrant, hekserij, gift, gouden_handel, bescherming, blokkade.
CARD_WORTH = (40, 90, 100, 70, 60, 80, 50, 75, 65, 45)


# What things are worth


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


# Decisions


@kernel
def prior(s: State, action: int) -> int:
    """How good the mover's action looks at first sight; only comparisons between its actions mean anything."""
    if s.phase == Phase.ACTIONS:
        return action_prior(s, action)
    if s.phase == Phase.REACT:
        return reaction_prior(s, action)
    if action >= TURN:
        return 0  # to have cards turned, or to play no more
    if action >= WIZARD:
        return wizard_prior(s, action - WIZARD)
    if action >= DISCARD:
        return -CARD_WORTH[action - DISCARD]
    if action >= GOLDEN_SELL:
        return golden_prior(s, action)
    if action >= TARGET:
        return target_worth(s, s.attempt, action - TARGET)
    if action >= PLAY:
        return play_prior(s, action - PLAY)
    if action >= WITHDRAW:
        return -building_worth(s, action - WITHDRAW) - 10 * BONUS[action - WITHDRAW] - COST[action - WITHDRAW]
    if action >= SITE:
        return site_worth(s, s.kind, action - SITE)
    return start_prior(s, action - START)


@kernel
def start_prior(s: State, area: int) -> int:
    """Use the dots, but leave enough for three areas; sites that suit the hand, and above all a road for trade."""
    order = s.acting
    have = how_many(s.owned[order])
    left = START_DOTS[s.five_areas] - COST[area]
    owned = s.owned[order]
    while owned != 0:
        left -= COST[lowest(owned)]
        owned &= owned - 1
    worth = 3 * COST[area] + 2 * how_many(NEAR[area])
    if left < 2 * (START_AT_MOST[s.five_areas] - have - 1):
        worth -= 50
    for category in range(CATEGORIES):
        waiting = s.held[order] & KINDS_OF[category]
        if waiting != 0 and SITES[category] >> area & 1 != 0:
            worth += 12 if s.owned[order] & SITES[category] == 0 else 3
    return worth


@kernel
def action_prior(s: State, action: int) -> int:
    """Build first; buy areas for cards without a site; trade what is left over; nothing that loses is better than to be done."""
    if action > BLIND:
        if action == INFLUENCE:
            return spare_stones(s) + KEEP - 15 * s.influence_held[s.active] - STONE * INFLUENCE_PRICE
        return play_prior(s, action - PLAY) if action < TARGET else 0
    if action >= PAWN_SELL:
        return trade_prior(s, action)
    if action >= DEMOLISH:
        return -building_worth(s, action - DEMOLISH) - STONE
    if action >= BUILD:
        worth = build_worth(s, action - BUILD)
        return worth + 5 * POINT if worth > 0 else worth
    return purchase_worth(s, action - AREA)


@kernel
def spare_stones(s: State) -> int:
    """Stones that cannot all be built with next turn are worth less than they cost."""
    return STONE * max(0, s.stones[s.active] - 8) // 2


@kernel
def trade_prior(s: State, action: int) -> int:
    """A card is worth more to a small hand; stones more when they let something be built."""
    order = s.active
    cards = cards_of(s, order)
    if action == BLIND:
        return spare_stones(s) + 3 * (POINT - STONE) // (1 + cards) - STONE * BLIND_PRICE
    if action >= MARKET_BUY:
        kind = action - MARKET_BUY
        return spare_stones(s) + card_worth(s, order, kind, cards + 1) - STONE * VALUE[kind] - 5
    if action >= PAWN_BUY:
        return spare_stones(s) + card_worth(s, order, action - PAWN_BUY, cards + 1) - STONE * PAWN_PRICE
    if action >= MARKET_SELL:
        return sale_worth(s, action - MARKET_SELL, VALUE[action - MARKET_SELL], cards)
    return sale_worth(s, action - PAWN_SELL, pawn_pays(s, action - PAWN_SELL), cards)


@kernel
def sale_worth(s: State, kind: int, stones: int, cards: int) -> int:
    """What it gains to sell a card for so many stones: also that a better one can be built at once."""
    worth = STONE * stones - card_worth(s, s.active, kind, cards) - 5
    if s.placed < BUILDINGS_A_TURN and stones > 0:
        have = s.stones[s.active]
        left = s.held[s.active] & ~(1 << kind)
        while left != 0:
            other = lowest(left)
            left &= left - 1
            free = s.owned[s.active] & ~s.built & SITES[CATEGORY[other]]
            spare = cards > 2 or VALUE[other] > VALUE[kind]
            if spare and have < VALUE[other] <= have + stones and free != 0:
                return worth + POINT // 2
    return worth


# Influence cards


@kernel
def play_prior(s: State, card: int) -> int:
    """What a card gains now, against what it is worth in hand."""
    if card == GIFT:
        return STONE * GIFT_STONES * (s.orders - 1) + KEEP // 2 - KEEP
    if card == GOLDEN_TRADE:
        return golden_worth(s) - KEEP
    best = 0
    left = targets_of(s, card)
    if left == 0:
        return KEEP // 2  # the Wizard
    while left != 0:
        best = max(best, target_worth(s, card, lowest(left)))
        left &= left - 1
    return best - KEEP


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


@kernel
def golden_worth(s: State) -> int:
    """The best that Golden Trade can do."""
    best = 0
    for kind in range(KINDS):
        if s.held[s.active] >> kind & 1 != 0:
            best = max(best, golden_prior(s, GOLDEN_SELL + kind))
        if s.shop[0][kind] > 0 or s.shop[1][kind] > 0:
            best = max(best, golden_prior(s, GOLDEN_PAWN + kind))
    return best


@kernel
def golden_prior(s: State, action: int) -> int:
    """Twice the value in stones for a card, or a card for nothing."""
    cards = cards_of(s, s.active)
    if action >= GOLDEN_MARKET:
        return card_worth(s, s.active, action - GOLDEN_MARKET, cards)
    if action >= GOLDEN_PAWN:
        return card_worth(s, s.active, action - GOLDEN_PAWN, cards)
    kind = action - GOLDEN_SELL
    return GOLDEN_TIMES * STONE * VALUE[kind] - card_worth(s, s.active, kind, cards)


@kernel
def wizard_prior(s: State, card: int) -> int:
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
def reaction_prior(s: State, action: int) -> int:
    """A reaction is worth what would be lost, less the card."""
    if action == PASS:
        return 0
    me = s.acting
    mine = s.target != NONE and s.owned[me] >> max(s.target, 0) & 1 != 0
    lost = 0
    if s.attempt == GIFT:
        lost = STONE * min(GIFT_STONES, s.stones[me])
    elif mine:
        takes = s.attempt == RAID or s.attempt == INFILTRATOR
        lost = building_worth(s, s.target) + (AREA_WORTH if takes else 0)
    elif s.attempt == PURCHASE and s.strategic == 1:
        left = isolated_by(s, s.target, s.active) & s.owned[me]
        while left != 0:
            lost += POINT + building_worth(s, lowest(left))
            left &= left - 1
    if lost == 0 and s.target != NONE and s.building[s.target] != NONE:
        lost = building_worth(s, s.target) * threat(s, s.active) // 100
    return lost - REACTION


# How a seat stands


@kernel
def value(s: State, seat: int) -> int:
    """How well a seat stands: as its best order does."""
    best = -100 * POINT
    for order in range(seat, s.orders, s.seats):
        best = max(best, standing(s, order))
    return best


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
