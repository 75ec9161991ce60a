"""Set-up: who begins, the cards, the starting areas (STAD-0, STAD-8.1); and the variants for two (STAD-10)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_also, list_set, list_span
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.options import (
    FIRST_ORDER,
    FIVE_AREAS,
    OPTIONS,
    STRATEGIC,
    TWO_ORDERS,
    VERRAAD,
)
from turncoat.games.ontembare_stad.rules.areas import put_knight
from turncoat.games.ontembare_stad.rules.cards import cards_left, put_in_hand
from turncoat.games.ontembare_stad.state import NONE, NOT_YET, TURNED, Phase, State, neutral, seat_of
from turncoat.games.ontembare_stad.tables import (
    AREAS,
    AREAS_WITHIN,
    BLACK_KNIGHTS,
    BOTTOM,
    BUILDINGS,
    BY_COST,
    CARDS,
    COPIES,
    COST,
    INFLUENCE_COPIES,
    INFLUENCE_SHUFFLES,
    INFLUENCES,
    KINDS,
    KNIGHTS,
    LEVELS,
    MOST_COST,
    NEAR,
    ORDERS,
    ORIGINS,
    OWNERS,
    PERIOD,
    POWERS,
    SHUFFLES,
    START_AT_LEAST,
    START_AT_MOST,
    START_CARDS,
    START_DOTS,
    START_STONES,
)
from turncoat.games.ontembare_stad.verraad.rules.set_up import clear_verraad
from turncoat.games.ontembare_stad.verraad.rules.towers import ask_for_tower
from turncoat.games.options import option_setter
from turncoat.kernel import kernel, note1, note3
from turncoat.kernel.bag import list_kinds, size
from turncoat.kernel.bits import how_many, lowest

ORDERS_OF_TWO = 4  # in that variant (STAD-10.2)

set_options = option_setter(State, OPTIONS)


@kernel
def setup(s: State, seats: int, options: list[int]) -> None:
    """The table before the lot is cast."""
    s.mover = CHANCE
    s.seats = seats
    s.phase = Phase.LOT
    set_options(s, options)
    s.strategic = 1 if s.mode >= STRATEGIC else 0
    s.verraad = 1 if s.mode == VERRAAD else 0
    s.five_areas = 1 if seats == 2 and s.two_player_variant == FIVE_AREAS else 0  # the variants are for two seats
    s.orders = ORDERS_OF_TWO if seats == 2 and s.two_player_variant == TWO_ORDERS else seats
    s.begins = NONE
    s.active = NONE
    s.acting = NONE
    s.turns = 0
    s.last_round = NOT_YET
    s.winner = NONE
    s.dealt = 0
    s.passed = 0
    clear_turn(s)
    clear_board(s)
    clear_cards(s)
    clear_verraad(s)
    lay_piles(s)
    if s.start_player == FIRST_ORDER:  # the first order begins (STAD-0.1)
        s.begins = 0
        s.acting = 0
        s.phase = Phase.DEAL


@kernel
def clear_turn(s: State) -> None:
    """Nothing has been begun."""
    s.bought = 0
    s.placed = 0
    s.sold = 0
    s.bought_back = 0
    s.blocked = 0
    s.start_score = 0
    s.start_black = 0
    s.marker = 0
    s.rising = 0
    s.scored = 0
    s.turned = NONE
    s.untaken = NONE
    s.met = 0
    s.purpose = TURNED
    s.event = NONE
    s.concerned = 0
    s.draws = 0
    s.fresh = NONE
    s.resume = Phase.ACTIONS
    s.kind = NONE
    s.attempt = NONE
    s.target = NONE
    s.asked = 0


@kernel
def clear_board(s: State) -> None:
    """Each order has 25 knights and its stones, and stands before the first space (STAD-0.2, STAD-10.1)."""
    s.built = 0
    s.bank = 0
    for area in range(AREAS):
        s.building[area] = NONE
    for power in range(POWERS):
        s.power[power] = NONE
        for level in range(LEVELS):
            s.reached[power][level] = 0
    for owner in range(OWNERS):
        s.owned[owner] = 0
        s.near[owner] = 0
        s.knights[owner] = KNIGHTS if owner < s.orders else 0
        s.score[owner] = 0
        for power in range(POWERS):
            s.kinds[owner][power] = 0
    for order in range(ORDERS):
        s.stones[order] = START_STONES[s.five_areas] if order < s.orders else 0
        s.bank -= s.stones[order]


@kernel
def clear_cards(s: State) -> None:
    """Nobody holds a card, and nothing lies at the pawnshop (STAD-0.4) or anywhere else."""
    for kind in range(KINDS):
        s.shop[0][kind] = 0
        s.shop[1][kind] = 0
        s.removed[kind] = 0
    for row in range(ORDERS * ORIGINS):
        s.hand_size[row] = 0
        for kind in range(KINDS):
            s.hand[row][kind] = 0
    for row in range(ORDERS * INFLUENCE_SHUFFLES):
        s.influence_size[row] = 0
        for card in range(INFLUENCES):
            s.influence[row][card] = 0
    for order in range(ORDERS):
        s.held[order] = 0
        s.influence_held[order] = 0
    for place in range(BOTTOM):
        s.bottom[place] = NONE
        s.bottom_shuffle[place] = NONE
        s.bottom_knowers[place] = 0
    s.bottom_size = 0
    for place in range(2):
        s.looked[place] = NONE
        s.looked_shuffle[place] = NONE
        s.looked_knowers[place] = 0


@kernel
def lay_piles(s: State) -> None:
    """One shuffle of all cards (STAD-0.4); in the strategic variant one for each period, A on top (STAD-8.1). The starting hands are of its buildings,
    and only then are the events added: a pile without order is the same either way. Het Verraad has no events (VERRAAD-0.1)."""
    s.reshuffled = 0
    s.layer = 0
    s.buildings_left = BUILDINGS
    for layer in range(SHUFFLES):
        s.pile_left[layer] = 0
        for card in range(CARDS):
            s.pile[layer][card] = 0
    for card in range(CARDS):
        layer = PERIOD[card] if s.strategic == 1 else 0
        copies = COPIES[card] if card < KINDS or s.verraad == 0 else 0
        s.pile[layer][card] = copies
        s.pile_left[layer] += copies
        s.discard[card] = 0
    for shuffle in range(INFLUENCE_SHUFFLES):
        for card in range(INFLUENCES):
            s.influence_pile[shuffle][card] = INFLUENCE_COPIES[card] if shuffle == 0 else 0
    for card in range(INFLUENCES):
        s.influence_discard[card] = 0
    s.inquiry = 0
    s.influence_shuffle = 0
    s.influence_left = size(s.influence_pile[0])


@kernel
def list_lot(s: State, out: list[int]) -> int:
    """Any order may begin (STAD-0.1)."""
    return list_span(Verb.LOT, s.orders, out)


@kernel
def begin_with(s: State, order: int) -> None:
    """The lot decides which order begins (STAD-0.1)."""
    s.begins = order
    s.acting = order
    s.phase = Phase.DEAL


# The starting cards


@kernel
def list_deal(s: State, out: list[int]) -> int:
    """Only buildings are dealt (STAD-0.3, STAD-8.1)."""
    count = list_kinds(s.pile[0], Verb.CARD, out)
    while count > 0 and out[count - 1] >= Verb.CARD + KINDS:
        count -= 1
    return count


@kernel
def deal(s: State, kind: int, journal: list[list[int]]) -> None:
    """Each order is dealt its cards, from the one that begins on; nobody else sees them (STAD-0.3)."""
    if s.dealt == 0:
        note1(journal, What.BEGINS, s.begins)
        note1(journal, What.EQUIPPED, START_STONES[s.five_areas])
    s.pile[0][kind] -= 1
    s.pile_left[0] -= 1
    s.buildings_left -= 1
    put_in_hand(s, s.acting, 1, kind)
    note3(journal, What.DEALT, s.acting, kind, seat_of(s, s.acting))
    s.dealt += 1
    if s.dealt == START_CARDS[s.five_areas] * s.orders:
        s.acting = s.begins
        if s.verraad == 1:
            note1(journal, What.PILE_BUILDINGS, cards_left(s))
            note1(journal, What.MASTER_WAITS, BLACK_KNIGHTS)
            s.phase = Phase.FILL  # the row comes before the areas (VERRAAD-0.3)
        else:
            note1(journal, What.LAYERS if s.strategic == 1 else What.PILE, cards_left(s))
            ask_for_area(s, journal)
    elif s.dealt % START_CARDS[s.five_areas] == 0:
        s.acting = (s.acting + 1) % s.orders


# The starting areas


@kernel
def dots_left(s: State, order: int) -> int:
    """The dots that an order has left for starting areas (STAD-0.7, STAD-10.1)."""
    dots = START_DOTS[s.five_areas]
    left = s.owned[order]
    while left != 0:
        dots -= COST[lowest(left)]
        left &= left - 1
    return dots


@kernel
def areas_to_start(s: State, order: int) -> int:
    """Neutral areas, not beside the order's own (STAD-0.6), that together with them cost at most 10 (STAD-0.7); with five to take, only such as leave
    enough for the others (STAD-10.1)."""
    dots = dots_left(s, order)
    free = neutral(s) & ~s.near[order]
    areas = free & AREAS_WITHIN[min(dots, MOST_COST)]
    if s.five_areas == 0:
        return areas
    for more in range(START_AT_MOST[1] - 1 - how_many(s.owned[order]), 0, -1):
        fitting = areas_before(areas, free, dots, more)
        if fitting != 0:
            return fitting
    return areas


@kernel
def areas_before(areas: int, free: int, dots: int, more: int) -> int:
    """Those of some areas after which so many more could be taken (STAD-10.1)."""
    fitting = 0
    while areas != 0:
        area = lowest(areas)
        areas &= areas - 1
        if is_room(free & ~(1 << area) & ~NEAR[area], dots - COST[area], more):
            fitting |= 1 << area
    return fitting


@kernel
def is_room(free: int, dots: int, many: int) -> bool:
    """Whether so many of these areas, no two adjacent, can be had for so many dots: tried from the cheapest on. What was taken is a stack in one number."""
    taken = 0
    place = 0
    while many > 0:
        if place < AREAS and many * COST[BY_COST[place]] <= dots:
            area = BY_COST[place]
            if free >> area & 1 != 0 and not is_beside(area, taken):
                taken = taken * (AREAS + 1) + place + 1
                dots -= COST[area]
                many -= 1
        elif taken == 0:
            return False
        else:
            place = taken % (AREAS + 1) - 1
            taken //= AREAS + 1
            dots += COST[BY_COST[place]]
            many += 1
        place += 1
    return True


@kernel
def is_beside(area: int, taken: int) -> bool:
    """Whether an area is adjacent to one on such a stack."""
    while taken != 0:
        if NEAR[area] >> BY_COST[taken % (AREAS + 1) - 1] & 1 != 0:
            return True
        taken //= AREAS + 1
    return False


@kernel
def may_stop(s: State) -> bool:
    """With two starting areas an order may stop (STAD-0.8); with five to take, it may not (STAD-10.1)."""
    return how_many(s.owned[s.acting]) >= START_AT_LEAST[s.five_areas]


@kernel
def list_start(s: State, out: list[int]) -> int:
    """A starting area, or no more (STAD-0.5, STAD-0.8)."""
    count = list_set(areas_to_start(s, s.acting), Verb.START, 0, out)
    return list_also(Verb.PASS, count, out) if may_stop(s) else count


@kernel
def start_on(s: State, area: int, journal: list[list[int]]) -> None:
    """A knight on a starting area, which costs nothing (STAD-0.5)."""
    put_knight(s, s.acting, area)
    note3(journal, What.STARTED, s.acting, area, COST[area])
    ask_for_area(s, journal)


@kernel
def stop_starting(s: State, journal: list[list[int]]) -> None:
    """The order takes no more starting areas (STAD-0.8)."""
    s.passed |= 1 << s.acting
    note1(journal, What.STOPPED, s.acting)
    ask_for_area(s, journal)


@kernel
def ask_for_area(s: State, journal: list[list[int]]) -> None:
    """The next order anticlockwise takes one more, from the one that plays last on (STAD-0.5); one that has three, or finds none it could take, stops
    (STAD-0.8). Then the first turn begins, or watchtowers are placed (VERRAAD-0.4)."""
    first = s.acting
    for turn in range(1, s.orders + 1):
        order = (first - turn) % s.orders
        if s.passed >> order & 1 != 0:
            continue
        full = how_many(s.owned[order]) >= START_AT_MOST[s.five_areas]
        if not full and areas_to_start(s, order) != 0:
            s.acting = order
            s.mover = seat_of(s, order)
            s.phase = Phase.START
            return
        s.passed |= 1 << order
        if not full:
            note1(journal, What.STOPPED, order)
    if s.verraad == 1:
        s.acting = s.begins
        ask_for_tower(s)
    else:
        s.phase = Phase.NEXT_TURN
