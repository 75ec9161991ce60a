"""What a sensible player looks at: points at once, income later, and what each card does to whom. All from the seat's own view.

Everything is measured in hundredths of a point. In Het Verraad the expansion is asked first; where it is silent, this holds there too.
"""

from turncoat.games.ontembare_stad.actions import OBJECT, VERB, Verb
from turncoat.games.ontembare_stad.advice.worth import (
    AREA_WORTH,
    KEEP,
    POINT,
    STONE,
    build_worth,
    building_worth,
    card_worth,
    cards_of,
    purchase_worth,
    site_worth,
    spare_stones,
    standing,
    target_worth,
    threat,
    turned_worth,
)
from turncoat.games.ontembare_stad.rules.areas import isolated_by
from turncoat.games.ontembare_stad.rules.trade import pawn_pays
from turncoat.games.ontembare_stad.rules.windows import targets_of
from turncoat.games.ontembare_stad.state import NONE, PURCHASE, State
from turncoat.games.ontembare_stad.tables import (
    BLIND_PRICE,
    BONUS,
    BUILDINGS_A_TURN,
    CATEGORIES,
    CATEGORY,
    COST,
    GIFT,
    GIFT_STONES,
    GOLDEN_TIMES,
    GOLDEN_TRADE,
    INFILTRATOR,
    INFLUENCE_PRICE,
    KINDS,
    KINDS_OF,
    NEAR,
    PAWN_PRICE,
    RAID,
    SITES,
    START_AT_MOST,
    START_DOTS,
    VALUE,
)
from turncoat.games.ontembare_stad.verraad.advice import SILENT, prior_in_verraad, value_in_verraad
from turncoat.kernel import kernel
from turncoat.kernel.bits import how_many, lowest

REACTION = 120  # what a card is worth that may save something dearer another time
# What to hold on to when an influence card has to go: wizard, pioneer, raid, fire, infiltrator, witchcraft, gift, golden trade, protection, blockade.
CARD_WORTH = (40, 90, 100, 70, 60, 80, 50, 75, 65, 45)


@kernel
def prior(s: State, action: int) -> int:
    """How good the mover's action looks at first sight; only comparisons between its actions mean anything."""
    if s.verraad == 1:
        worth = prior_in_verraad(s, VERB[action], OBJECT[action])
        if worth != SILENT:
            return worth
    return prior_of(s, VERB[action], OBJECT[action])


@kernel
def prior_of(s: State, verb: int, thing: int) -> int:
    """Build first; buy areas for cards without a site; trade what is left over; nothing that loses is better than to be done."""
    match verb:
        case Verb.BUILD:
            worth = build_worth(s, thing)
            return worth + 5 * POINT if worth > 0 else worth
        case Verb.SITE:
            return site_worth(s, s.kind, thing)
        case Verb.AREA:
            return purchase_worth(s, thing)
        case Verb.DEMOLISH:
            return -building_worth(s, thing) - STONE
        case Verb.PAWN_SELL | Verb.MARKET_SELL | Verb.PAWN_BUY | Verb.MARKET_BUY | Verb.BLIND:
            return trade_prior(s, verb, thing)
        case Verb.INFLUENCE:
            return spare_stones(s) + KEEP - 15 * s.influence_held[s.active] - STONE * INFLUENCE_PRICE
        case Verb.PLAY:
            return play_prior(s, thing)
        case Verb.TARGET:
            return target_worth(s, s.attempt, thing)
        case Verb.GOLDEN_SELL | Verb.GOLDEN_PAWN | Verb.GOLDEN_MARKET:
            return golden_prior(s, verb, thing)
        case Verb.DISCARD:
            return -CARD_WORTH[thing]
        case Verb.WIZARD:
            return turned_worth(s, thing)
        case Verb.PROTECT | Verb.BLOCK:
            return reaction_prior(s)
        case Verb.WITHDRAW:
            return -building_worth(s, thing) - 10 * BONUS[thing] - COST[thing]
        case Verb.START:
            return start_prior(s, thing)
    return 0  # to have cards turned, to let it be, or to be done


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
def trade_prior(s: State, verb: int, kind: int) -> int:
    """A card is worth more to a small hand; stones more when they let something be built."""
    order = s.active
    cards = cards_of(s, order)
    if (verb == Verb.PAWN_BUY or verb == Verb.MARKET_BUY) and s.sold >> kind & 1 != 0:
        return -STONE  # whoever has just sold it has no use for it
    match verb:
        case Verb.PAWN_SELL:
            return sale_worth(s, kind, pawn_pays(s, kind), cards)
        case Verb.MARKET_SELL:
            return sale_worth(s, kind, VALUE[kind], cards)
        case Verb.PAWN_BUY:
            return spare_stones(s) + card_worth(s, order, kind, cards + 1) - STONE * PAWN_PRICE
        case Verb.MARKET_BUY:
            return spare_stones(s) + card_worth(s, order, kind, cards + 1) - STONE * VALUE[kind] - 5
    return spare_stones(s) + 3 * (POINT - STONE) // (1 + cards) - STONE * BLIND_PRICE


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
def golden_worth(s: State) -> int:
    """The best that Golden Trade can do."""
    best = 0
    for kind in range(KINDS):
        if s.held[s.active] >> kind & 1 != 0:
            best = max(best, golden_prior(s, Verb.GOLDEN_SELL, kind))
        if s.shop[0][kind] > 0 or s.shop[1][kind] > 0:
            best = max(best, golden_prior(s, Verb.GOLDEN_PAWN, kind))
    return best


@kernel
def golden_prior(s: State, verb: int, kind: int) -> int:
    """Twice the value in stones for a card, or a card for nothing."""
    worth = card_worth(s, s.active, kind, cards_of(s, s.active))
    return GOLDEN_TIMES * STONE * VALUE[kind] - worth if verb == Verb.GOLDEN_SELL else worth


@kernel
def reaction_prior(s: State) -> int:
    """A reaction is worth what would be lost, less the card."""
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
    if s.verraad == 1:
        return value_in_verraad(s, seat)
    best = -100 * POINT
    for order in range(seat, s.orders, s.seats):
        best = max(best, standing(s, order))
    return best
