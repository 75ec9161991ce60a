"""What a sensible player looks at in Het Verraad besides: the row, towers and tokens, and whether to serve the Black Master. All from the seat's own view."""

from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.advice.worth import (
    AREA_WORTH,
    KEEP,
    POINT,
    STONE,
    building_worth,
    card_worth,
    cards_of,
    power_worth,
    spare_stones,
    standing,
    target_worth,
    threat,
    turned_worth,
)
from turncoat.games.ontembare_stad.rules.windows import targets_of
from turncoat.games.ontembare_stad.state import ATTACK, CONQUEST, NONE, Phase, State, owner_of
from turncoat.games.ontembare_stad.tables import (
    BLACK,
    CATEGORY,
    CITY_BUILDINGS,
    COST,
    DARK,
    DIE_SIDES,
    GATE,
    GOOD,
    NEAR,
    PIONEER,
    POWER_NEEDS,
    POWER_POINTS,
    RAID,
    SWAP_PRICE,
    TAX_LEAVES,
    TOKEN_PRICE,
    TOWER_PRICE,
    TOWERS,
)
from turncoat.games.ontembare_stad.verraad.rules.attack import archers_of
from turncoat.games.ontembare_stad.verraad.rules.good_and_evil import is_servant
from turncoat.games.ontembare_stad.verraad.rules.master import can_attack, reach
from turncoat.kernel import kernel
from turncoat.kernel.bits import how_many, lowest

SILENT = -1_000_000  # nothing to add to what is so in the other modes
LEAD = 20  # defence ahead of the attack by so much, or behind: more than castles and towers can bring
DICE = DIE_SIDES * DIE_SIDES
WINS: tuple[int, ...] = (
    tuple(  # of all throws of two dice, how many win, by how far the defence is ahead of the attack before them
        sum(black > white + ahead for black in range(DIE_SIDES) for white in range(DIE_SIDES))
        for ahead in range(-LEAD, LEAD + 1)
    )
)
TIES: tuple[int, ...] = tuple(
    sum(black == white + ahead for black in range(DIE_SIDES) for white in range(DIE_SIDES))
    for ahead in range(-LEAD, LEAD + 1)
)


# Whom to serve


@kernel
def best_score(s: State) -> int:
    """The most points of any order."""
    best = 1
    for order in range(s.orders):
        best = max(best, s.score[order])
    return best


@kernel
def serves(s: State, order: int) -> bool:
    """Whether an order has more to hope for from the Black Master than from its own points: no other has more black tokens, and it is behind."""
    mine = s.kinds[order][DARK]
    for other in range(s.orders):
        if s.kinds[other][DARK] > mine:
            return False
    return mine > 0 and 5 * s.score[order] < 4 * best_score(s)


@kernel
def black_worth(s: State, order: int) -> int:
    """What a point of the Black Master's is worth to an order: a servant wants it; to others it is the worse the closer he comes."""
    if serves(s, order):
        return POINT
    return -POINT * s.score[BLACK] // (2 * best_score(s) + 1)


# The row


@kernel
def choice_worth(s: State, place: int) -> int:
    """A card of the row: what it brings me and others, the stones on it, itself, and a tax that strikes others harder."""
    kind, me = s.row[place], s.active
    worth = turned_worth(s, kind) + STONE * s.row_stones[place] + card_worth(s, me, kind, cards_of(s, me)) // 2
    if CATEGORY[kind] == CITY_BUILDINGS:
        for order in range(s.orders):
            tax = STONE * max(0, s.stones[order] - TAX_LEAVES)
            worth += -tax if order == me else tax // s.orders
    return worth


# Towers and tokens


@kernel
def tower_worth(s: State, order: int, area: int) -> int:
    """What a watchtower guards, by its walls and its archers, if anybody leads the Black Master against it."""
    led = 0
    for other in range(s.orders):
        if other != order:
            led += s.kinds[other][DARK]
    worth = building_worth(s, area) * min(led, 4) // 8
    left = NEAR[area] & s.owned[order] & s.built
    while left != 0:
        worth += building_worth(s, lowest(left)) * min(led, 4) // 30
        left &= left - 1
    return worth + 25


@kernel
def white_worth(s: State, order: int) -> int:
    """Good power, its points, and a better defence of everything."""
    return power_worth(s, order, GOOD) + 10 + 4 * how_many(s.owned[order] & s.built)


@kernel
def dark_worth(s: State, order: int) -> int:
    """Dark power, its points, the hope of being the Black Master, and a way to strike at the leader; but he gets a point."""
    behind = min(best_score(s) - s.score[order], 8)
    most = 0
    for other in range(s.orders):
        if other != order:
            most = max(most, s.kinds[other][DARK])
    near = 40 if s.kinds[order][DARK] <= most < s.kinds[order][DARK] + 2 else 0  # to draw level, or to get ahead
    return power_worth(s, order, DARK) + 18 * behind + near + black_worth(s, order) // 2


@kernel
def swap_worth(s: State, order: int, space: int) -> int:
    """A better value decides between servants with equally many tokens."""
    level = False
    for other in range(s.orders):
        if other != order and s.kinds[other][DARK] == s.kinds[order][DARK]:
            level = True
    return 60 * (3 - s.castle[order][space]) if level and serves(s, order) else 0


@kernel
def castle_prior(s: State, verb: int, thing: int) -> int:
    """What a tower or a token gains, less its price."""
    me = s.active
    spare = spare_stones(s)
    match verb:
        case Verb.WHITE:
            return spare + white_worth(s, me) - STONE * TOKEN_PRICE[s.kinds[me][GOOD]]
        case Verb.BLACK:
            return spare + dark_worth(s, me) - STONE * TOKEN_PRICE[s.kinds[me][DARK]]
        case Verb.SWAP_WHITE:
            return spare + dark_worth(s, me) - white_worth(s, me) - STONE * SWAP_PRICE
        case Verb.SWAP:
            return spare + swap_worth(s, me, thing) - STONE * SWAP_PRICE
    return spare + tower_worth(s, me, thing) + power_worth(s, me, TOWERS) - STONE * TOWER_PRICE


# The Black Master


@kernel
def attack_worth(s: State, area: int) -> int:
    """What an attack on an area gains, on average: the owner's loss, and what the Black Master wins."""
    owner = owner_of(s, area)
    me = s.active
    if owner == me or owner in (NONE, BLACK) or s.towers >> area & 1 != 0:
        return 0
    ahead = s.kinds[owner][GOOD] + archers_of(s, owner, area) - s.kinds[me][DARK]
    wins, ties = WINS[LEAD + ahead], TIES[LEAD + ahead]
    hurt = (building_worth(s, area) + AREA_WORTH) * threat(s, owner) // 100
    gain = building_worth(s, area) * black_worth(s, me) // POINT + (AREA_WORTH if serves(s, me) else 0)
    return (wins * (hurt + gain) + ties * hurt) // DICE


@kernel
def place_worth(s: State, area: int) -> int:
    """Where the Black Master is useful: above all to attack there, but also beside what might be next."""
    worth = attack_worth(s, area)
    beside = 0
    left = NEAR[area]
    while left != 0:
        beside = max(beside, attack_worth(s, lowest(left)))
        left &= left - 1
    return worth + beside // 6


@kernel
def way_worth(s: State, steps: int) -> int:
    """The best place within so many steps."""
    best = 0
    left = reach(s, steps, s.owned[s.active])
    while left != 0:
        best = max(best, place_worth(s, lowest(left)))
        left &= left - 1
    return best


@kernel
def master_prior(s: State, verb: int, thing: int) -> int:
    """Go where an attack gains most, by the die if that carries further; stay if it is best here."""
    match verb:
        case Verb.MASTER:
            return place_worth(s, thing)
        case Verb.ATTACK:
            return attack_worth(s, s.master)
        case Verb.ROLL:
            return (way_worth(s, 3) + way_worth(s, 4)) // 2 - 1
        case Verb.STEPS:
            return way_worth(s, s.kinds[s.active][DARK])
        case Verb.STAY:
            return place_worth(s, s.master) if s.master != NONE else 0
    return 1 if s.phase == Phase.MASTER and not can_attack(s) else 0  # to spare the area, or to be done


# Influence cards


@kernel
def struck_worth(s: State, card: int, area: int) -> int:
    """What a card does there: less where a watchtower takes the blow; and for the Black Master, what he gains."""
    me = s.active
    owner = owner_of(s, area)
    if card != PIONEER and s.towers >> area & 1 != 0:  # only the tower falls, and perhaps a great power with it
        last = s.power[TOWERS] == owner and s.kinds[owner][TOWERS] == POWER_NEEDS
        return (30 + (POINT * POWER_POINTS[TOWERS] if last else 0)) * threat_of(s, owner) // 100
    if s.dark == 0 and owner == BLACK:
        mine = building_worth(s, area) + AREA_WORTH if card == RAID else 0
        return mine - building_worth(s, area) * black_worth(s, me) // POINT
    if s.dark == 0:
        return target_worth(s, card, area)
    gain = building_worth(s, area) * black_worth(s, me) // POINT + (AREA_WORTH if serves(s, me) else 0)
    if card == PIONEER:
        return gain
    hurt = (building_worth(s, area) + AREA_WORTH) * threat_of(s, owner) // 100
    if card == RAID:
        return hurt + gain
    return hurt


@kernel
def threat_of(s: State, owner: int) -> int:
    """How much it helps to hurt an owner, in hundredths; the Black Master, if one does not serve him."""
    if owner != BLACK:
        return threat(s, owner)
    return 0 if serves(s, s.active) else 20 + 50 * s.score[BLACK] // best_score(s)


@kernel
def card_prior(s: State, card: int) -> int:
    """What a card gains now, against what it is worth in hand."""
    left = targets_of(s, card)
    if left == 0:
        return SILENT
    best = 0
    while left != 0:
        best = max(best, struck_worth(s, card, lowest(left)))
        left &= left - 1
    return best - KEEP


@kernel
def stop_prior(s: State) -> int:
    """To stop the Black Master is worth what would be lost, less the card; a servant lets him have it."""
    mine = s.owned[s.acting] >> s.target & 1 != 0
    share = 1 if mine else 3
    if serves(s, s.acting) and not mine:
        return -KEEP
    return (building_worth(s, s.target) + AREA_WORTH) // share - KEEP


# Decisions


@kernel
def prior_in_verraad(s: State, verb: int, thing: int) -> int:
    """How good the mover's action looks in Het Verraad; or SILENT."""
    match verb:
        case Verb.CHOOSE:
            return choice_worth(s, thing)
        case Verb.WIZARD:  # for the next to choose
            return -turned_worth(s, thing)
        case Verb.START_TOWER:
            return COST[thing] + 4 * min(GATE[thing], 1)
        case Verb.TOWER | Verb.WHITE | Verb.BLACK | Verb.SWAP | Verb.SWAP_WHITE:
            return castle_prior(s, verb, thing)
        case Verb.PLAY:
            return card_prior(s, thing)
        case Verb.TARGET:
            return struck_worth(s, s.attempt, thing)
        case Verb.ROLL | Verb.STEPS | Verb.MASTER | Verb.STAY | Verb.ATTACK | Verb.SPARE | Verb.DONE:
            return master_prior(s, verb, thing)
        case Verb.PROTECT | Verb.BLOCK:
            return stop_prior(s) if s.attempt == ATTACK or s.attempt == CONQUEST else SILENT
    return SILENT


# How a seat stands


@kernel
def value_in_verraad(s: State, seat: int) -> int:
    """How well a seat stands: half as well as its best order does, because in Het Verraad a lead is worth half as much."""
    best = -100 * POINT
    for order in range(seat, s.orders, s.seats):
        best = max(best, dark_standing(s, order))
    return best // 2


@kernel
def dark_standing(s: State, order: int) -> int:
    """An order stands as well as its own and its castle say; or, if it may be the Black Master, as well as the best, and as much better or worse
    as he is ahead or behind (VERRAAD-11.4, VERRAAD-11.6)."""
    worth = bright_standing(s, order)
    if not is_first_servant(s, order):
        return worth
    best = worth
    for other in range(s.orders):
        best = max(best, bright_standing(s, other))
    return max(worth, best + POINT * (s.score[BLACK] - best_score(s)))


@kernel
def bright_standing(s: State, order: int) -> int:
    """An order's own, its towers and its tokens."""
    return standing(s, order) + 30 * s.kinds[order][TOWERS] + 40 * s.kinds[order][GOOD] + 20 * s.kinds[order][DARK]


@kernel
def is_first_servant(s: State, order: int) -> bool:
    """Whether no other has more black tokens, as far as all see."""
    for other in range(s.orders):
        if is_servant(s, other) and s.kinds[other][DARK] > s.kinds[order][DARK]:
            return False
    return is_servant(s, order)
