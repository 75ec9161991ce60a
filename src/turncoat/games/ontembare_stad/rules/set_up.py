"""Set-up: who begins, the cards, the starting areas (STAD-0, STAD-8.1); and the variants for two (STAD-10)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_also, list_set
from turncoat.games.ontembare_stad.actions import CARD, PASS, START
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.areas import put_knight
from turncoat.games.ontembare_stad.rules.cards import cards_left, put_in_hand
from turncoat.games.ontembare_stad.state import NONE, TURNED, Phase, State, neutral, seat_of
from turncoat.games.ontembare_stad.tables import (
    AREAS,
    AREAS_WITHIN,
    BOTTOM,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    COPIES,
    COST,
    INFLUENCE_COPIES,
    INFLUENCE_SHUFFLES,
    INFLUENCES,
    KINDS,
    KNIGHTS,
    MOST_COST,
    ORDERS,
    ORIGINS,
    PERIOD,
    SHUFFLES,
    START_AT_LEAST,
    START_AT_MOST,
    START_CARDS,
    START_DOTS,
    START_STONES,
)
from turncoat.kernel import kernel, note
from turncoat.kernel.bag import list_kinds, size
from turncoat.kernel.bits import how_many, lowest

TWO_ORDERS = 4  # orders in that variant (STAD-10.2)


@kernel
def setup(s: State, seats: int, options: list[int]) -> None:
    """The table before the lot is cast."""
    s.mover = CHANCE
    s.seats = seats
    s.phase = Phase.LOT
    s.strategic = options[0]
    s.start_first = options[1]
    s.rounds_down = options[2]
    s.demolition_free = options[3]
    s.demolition_removes = options[4]
    s.equal_turns = options[5]
    s.red_at_once = options[6]
    s.first_to_reach = options[7]
    s.five_areas = 1 if seats == 2 and options[8] == 1 else 0  # the variants are for two seats
    s.orders = TWO_ORDERS if seats == 2 and options[8] == 2 else seats
    s.begins = NONE
    s.active = NONE
    s.acting = NONE
    s.turns = 0
    s.last_round = 0
    s.winner = NONE
    s.dealt = 0
    s.passed = 0
    clear_turn(s)
    clear_board(s)
    clear_cards(s)
    lay_piles(s)
    if s.start_first == 1:  # the first order begins (STAD-0.1)
        s.begins = 0
        s.acting = 0
        s.phase = Phase.DEAL


@kernel
def clear_turn(s: State) -> None:
    """Nothing has been begun."""
    s.bought = 0
    s.placed = 0
    s.sold = 0
    s.blocked = 0
    s.start_score = 0
    s.turned = NONE
    s.met = 0
    s.purpose = TURNED
    s.event = NONE
    s.concerned = 0
    s.draws = 0
    s.resume = Phase.ACTIONS
    s.kind = NONE
    s.attempt = NONE
    s.target = NONE
    s.asked = 0


@kernel
def clear_board(s: State) -> None:
    """Each order has 25 knights and its stones, and stands before the first space (STAD-0.2, STAD-10.1)."""
    s.built = 0
    s.clock = 0
    s.bank = 0
    for area in range(AREAS):
        s.building[area] = NONE
    for category in range(CATEGORIES):
        s.power[category] = NONE
    for order in range(ORDERS):
        plays = order < s.orders
        s.owned[order] = 0
        s.near[order] = 0
        s.stones[order] = START_STONES[s.five_areas] if plays else 0
        s.bank -= s.stones[order]
        s.knights[order] = KNIGHTS if plays else 0
        s.score[order] = 0
        for category in range(CATEGORIES):
            s.kinds[order][category] = 0
            s.since[order][category] = 0


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
    and only then are the events added: a pile without order is the same either way."""
    s.reshuffled = 0
    s.layer = 0
    s.buildings_left = BUILDINGS
    for layer in range(SHUFFLES):
        s.pile_left[layer] = 0
        for card in range(CARDS):
            s.pile[layer][card] = 0
    for card in range(CARDS):
        layer = PERIOD[card] if s.strategic == 1 else 0
        s.pile[layer][card] = COPIES[card]
        s.pile_left[layer] += COPIES[card]
        s.discard[card] = 0
    for shuffle in range(INFLUENCE_SHUFFLES):
        for card in range(INFLUENCES):
            s.influence_pile[shuffle][card] = INFLUENCE_COPIES[card] if shuffle == 0 else 0
    for card in range(INFLUENCES):
        s.influence_discard[card] = 0
    s.influence_shuffle = 0
    s.influence_left = size(s.influence_pile[0])


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
    count = list_kinds(s.pile[0], CARD, out)
    while count > 0 and out[count - 1] >= CARD + KINDS:
        count -= 1
    return count


@kernel
def deal(s: State, kind: int, journal: list[list[int]]) -> None:
    """Each order is dealt its cards, from the one that begins on; nobody else sees them (STAD-0.3)."""
    if s.dealt == 0:
        note(journal, What.BEGINS, s.begins, 0, 0)
        note(journal, What.EQUIPPED, NONE, 0, START_STONES[s.five_areas])
    s.pile[0][kind] -= 1
    s.pile_left[0] -= 1
    s.buildings_left -= 1
    put_in_hand(s, s.acting, 1, kind)
    note(journal, What.DEALT, s.acting, kind, seat_of(s, s.acting))
    s.dealt += 1
    if s.dealt == START_CARDS[s.five_areas] * s.orders:
        note(journal, What.LAYERS if s.strategic == 1 else What.PILE, NONE, 0, cards_left(s))
        s.acting = s.begins
        ask_for_area(s, journal)
    elif s.dealt % START_CARDS[s.five_areas] == 0:
        s.acting = (s.acting + 1) % s.orders


# The starting areas


@kernel
def areas_to_start(s: State, order: int) -> int:
    """Neutral areas, not beside the order's own (STAD-0.6), that together with them cost at most 10 (STAD-0.7)."""
    dots = START_DOTS[s.five_areas]
    left = s.owned[order]
    while left != 0:
        dots -= COST[lowest(left)]
        left &= left - 1
    return neutral(s) & ~s.near[order] & AREAS_WITHIN[min(dots, MOST_COST)]


@kernel
def may_stop(s: State) -> bool:
    """With two starting areas an order may stop (STAD-0.8); with five to take, it may not (STAD-10.1)."""
    return how_many(s.owned[s.acting]) >= START_AT_LEAST[s.five_areas]


@kernel
def list_start(s: State, out: list[int]) -> int:
    """A starting area, or no more (STAD-0.5, STAD-0.8)."""
    count = list_set(areas_to_start(s, s.acting), START, 0, out)
    return list_also(PASS, count, out) if may_stop(s) else count


@kernel
def start_or_stop(s: State, action: int, journal: list[list[int]]) -> None:
    """A knight on a starting area, which costs nothing (STAD-0.5); or the order stops for good (STAD-0.8)."""
    if action == PASS:
        s.passed |= 1 << s.acting
        note(journal, What.STOPPED, s.acting, 0, 0)
    else:
        put_knight(s, s.acting, action - START)
        note(journal, What.STARTED, s.acting, action - START, COST[action - START])
    ask_for_area(s, journal)


@kernel
def ask_for_area(s: State, journal: list[list[int]]) -> None:
    """The next order anticlockwise takes one more, from the one that plays last on (STAD-0.5); who has three, or finds none that it could take, stops
    (STAD-0.8). Then the first turn begins."""
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
            note(journal, What.STOPPED, order, 0, 0)
    s.phase = Phase.NEXT_TURN
