"""What a seat sees, and how the rest is dealt again.

Hidden are the concealed cards in others' hands, their influence cards, and what another's Wizard has seen; in Het Verraad also the values of black tokens
(VERRAAD-4.4), but for those that one has had oneself and given back (VERRAAD-4.6). All see which shuffle each of these is
from (STAD-3.5), so a view counts them among the unseen cards of that shuffle. Concealed cards in hands are buildings, and any of the unseen
buildings of their shuffle may be any of them; whatever is left then may lie anywhere else. So every world that is dealt again is as likely as it
should be.
"""

from turncoat.games.ontembare_stad.state import (
    KNOWN,
    NONE,
    Phase,
    State,
    influence_row,
    owner_of,
    row_of,
    seat_of,
)
from turncoat.games.ontembare_stad.tables import (
    AREAS,
    BLACK,
    CARDS,
    DARK,
    INFLUENCE_SHUFFLES,
    INFLUENCES,
    KINDS,
    ORDERS,
    ORIGINS,
    OWNERS,
    POWERS,
    ROW,
    SHUFFLES,
    TOKEN_VALUES,
)
from turncoat.kernel import kernel
from turncoat.kernel.bag import draw, pour
from turncoat.kernel.bits import how_many
from turncoat.kernel.rng import below


@kernel
def hide(s: State, seat: int) -> None:
    """What the seat does not know goes back among the unseen cards of its shuffle; how many cards lie where stays."""
    for order in range(s.orders):
        if seat_of(s, order) != seat:
            hide_hand(s, order)
            hide_influence(s, order)
    for place in range(s.bottom_size):
        if s.bottom[place] != NONE and not knows(s.bottom_knowers[place], seat):
            s.pile[s.bottom_shuffle[place]][s.bottom[place]] += 1
            s.bottom[place] = NONE
    for place in range(2):
        if s.looked[place] != NONE and not knows(s.looked_knowers[place], seat):
            s.pile[s.looked_shuffle[place]][s.looked[place]] += 1
            s.looked[place] = NONE
    hide_tokens(s, seat)


@kernel
def knows(knowers: int, seat: int) -> bool:
    """Whether a seat, not a spectator, is among those that know a card (STAD-6.5)."""
    return seat >= 0 and knowers >> max(seat, 0) & 1 != 0


@kernel
def hide_hand(s: State, order: int) -> None:
    """Others know of an order's hand what was got openly (STAD-3.5)."""
    for shuffle in range(SHUFFLES):
        row = row_of(order, shuffle + 1)
        if s.hand_size[row] > 0:
            for kind in range(KINDS):
                s.pile[shuffle][kind] += s.hand[row][kind]
                s.hand[row][kind] = 0
    s.held[order] = 0
    for kind in range(KINDS):
        if s.hand[row_of(order, KNOWN)][kind] > 0:
            s.held[order] |= 1 << kind


@kernel
def hide_influence(s: State, order: int) -> None:
    """Others know how many influence cards an order holds, and nothing more (STAD-6.15)."""
    for shuffle in range(INFLUENCE_SHUFFLES):
        row = influence_row(order, shuffle)
        if s.influence_size[row] > 0:
            pour(s.influence[row], s.influence_pile[shuffle])


@kernel
def hide_tokens(s: State, seat: int) -> None:
    """Black tokens that a seat does not know may be any of those that it has not seen (VERRAAD-4.4); at the end those on castles lie open (VERRAAD-11.7)."""
    for order in range(s.orders):
        for space in range(s.kinds[order][DARK] if s.phase != Phase.ENDED else 0):
            if s.castle[order][space] > 0 and not knows(s.castle_knowers[order][space], seat):
                s.bag[s.castle[order][space] - 1] += 1
                s.castle[order][space] = NONE
    for place in range(s.back_size):
        if s.back[place] > 0 and not knows(s.back_knowers[place], seat):
            s.bag[s.back[place] - 1] += 1
            s.back[place] = NONE


@kernel
def resample(s: State, seat: int, rng: list[int]) -> None:
    """First the hands, of buildings alone; then what the Wizard has seen, of all that is left."""
    hide(s, seat)
    for order in range(s.orders):
        if seat_of(s, order) != seat:
            deal_hand(s, order, rng)
            deal_influence(s, order, rng)
    for place in range(2):
        if s.looked_shuffle[place] != NONE and s.looked[place] == NONE:
            s.looked[place] = draw(s.pile[s.looked_shuffle[place]], rng)
    for place in range(s.bottom_size):
        if s.bottom[place] == NONE:
            s.bottom[place] = draw(s.pile[s.bottom_shuffle[place]], rng)
    deal_tokens(s, rng)


@kernel
def deal_hand(s: State, order: int, rng: list[int]) -> None:
    """As many unseen buildings of each shuffle as the order conceals."""
    for shuffle in range(SHUFFLES):
        row = row_of(order, shuffle + 1)
        for _ in range(s.hand_size[row]):
            kind = draw_building(s, shuffle, rng)
            s.pile[shuffle][kind] -= 1
            s.hand[row][kind] += 1
            s.held[order] |= 1 << kind


@kernel
def draw_building(s: State, shuffle: int, rng: list[int]) -> int:
    """A random unseen building of a shuffle."""
    total = 0
    for kind in range(KINDS):
        total += s.pile[shuffle][kind]
    left = below(rng, total)
    kind = 0
    while left >= s.pile[shuffle][kind]:
        left -= s.pile[shuffle][kind]
        kind += 1
    return kind


@kernel
def deal_influence(s: State, order: int, rng: list[int]) -> None:
    """As many unseen influence cards of each shuffle as the order holds."""
    for shuffle in range(INFLUENCE_SHUFFLES):
        row = influence_row(order, shuffle)
        for _ in range(s.influence_size[row]):
            s.influence[row][draw(s.influence_pile[shuffle], rng)] += 1


@kernel
def deal_tokens(s: State, rng: list[int]) -> None:
    """As many unseen black tokens as lie where the seat does not know them."""
    for order in range(s.orders):
        for space in range(s.kinds[order][DARK]):
            if s.castle[order][space] == NONE:
                s.castle[order][space] = 1 + draw(s.bag, rng)
    for place in range(s.back_size):
        if s.back[place] == NONE:
            s.back[place] = 1 + draw(s.bag, rng)


# For learners and logs

PHASES = Phase.ENDED + 1
OWNER_FEATURES = 2 + POWERS  # points, areas, and what great powers are of
ORDER_FEATURES = OWNER_FEATURES + 6 + TOKEN_VALUES + KINDS
AREA_FEATURES = 2 + OWNERS + KINDS
TABLE_FEATURES = 24
OPTION_FEATURES = 15
TABLE = PHASES + TABLE_FEATURES + OPTION_FEATURES + OWNER_FEATURES
ROW_FEATURES = KINDS + 1  # which card, and the stones on it
OBSERVATION = (
    TABLE
    + ORDERS * ORDER_FEATURES
    + AREAS * AREA_FEATURES
    + KINDS * 4
    + ROW * ROW_FEATURES
    + CARDS
    + INFLUENCES * 2
    + POWERS
)


@kernel
def observe(s: State, seat: int, out: list[int]) -> None:
    """The table as numbers, small ones; the seat's own order comes first, the others clockwise after it. Of two orders of its own, that is the one
    that acts, or the first."""
    for i in range(len(out)):
        out[i] = 0
    mine = s.acting if s.acting >= 0 and seat_of(s, s.acting) == seat else seat
    observe_table(s, mine, out)
    at = TABLE
    for turn in range(s.orders):
        observe_order(s, (mine + turn) % s.orders, seat, out, at + turn * ORDER_FEATURES)
    at += ORDERS * ORDER_FEATURES
    for area in range(AREAS):
        out[at] = 1 if s.towers >> area & 1 != 0 else 0
        out[at + 2 + seen_from(s, mine, owner_of(s, area))] = 1
        if s.building[area] != NONE:
            out[at + 2 + OWNERS + s.building[area]] = 1
        at += AREA_FEATURES
    observe_cards(s, mine, out, at)


@kernel
def seen_from(s: State, mine: int, owner: int) -> int:
    """An owner as a number: NONE, how far clockwise from the seat's own order, or BLACK."""
    return owner if owner in (NONE, BLACK) else (owner - mine) % s.orders


@kernel
def observe_table(s: State, mine: int, out: list[int]) -> None:
    """What is being decided, how far the turn has come, and the Black Master."""
    out[s.phase] = 1
    out[PHASES] = s.orders
    out[PHASES + 1] = s.strategic
    out[PHASES + 2] = s.turns
    out[PHASES + 3] = s.last_round
    out[PHASES + 4] = s.bought
    out[PHASES + 5] = s.placed
    out[PHASES + 6] = s.buildings_left
    out[PHASES + 7] = s.influence_left
    out[PHASES + 8] = s.kind
    out[PHASES + 9] = s.attempt
    out[PHASES + 10] = s.target
    out[PHASES + 11] = seen_from(s, mine, s.active)
    out[PHASES + 12] = seen_from(s, mine, s.acting)
    out[PHASES + 13] = s.verraad
    out[PHASES + 14] = s.master
    out[PHASES + 15] = s.dark
    out[PHASES + 16] = s.steps
    out[PHASES + 17] = s.die_attack
    out[PHASES + 18] = s.raised
    out[PHASES + 19] = s.gifts
    out[PHASES + 20] = s.towers_left
    out[PHASES + 21] = s.white_left
    out[PHASES + 22] = s.bag_left
    out[PHASES + 23] = s.back_size
    observe_options(s, out, PHASES + TABLE_FEATURES)
    observe_owner(s, BLACK, out, PHASES + TABLE_FEATURES + OPTION_FEATURES)


@kernel
def observe_options(s: State, out: list[int], at: int) -> None:
    """The options that the rules still ask for once the game has begun."""
    out[at] = s.pawn_rounding
    out[at + 1] = s.demolish_cost
    out[at + 2] = s.demolish_card
    out[at + 3] = s.equal_turns
    out[at + 4] = s.red_card_same_turn
    out[at + 5] = s.great_power_tie
    out[at + 6] = s.five_areas
    out[at + 7] = s.gate_step
    out[at + 8] = s.attack_own_area
    out[at + 9] = s.swap_any_token
    out[at + 10] = s.swap_moves_marker
    out[at + 11] = s.master_triggers_end
    out[at + 12] = s.master_wins_ties
    out[at + 13] = s.protection_stops_attack
    out[at + 14] = s.blockade_stops_conquest


@kernel
def observe_owner(s: State, owner: int, out: list[int], at: int) -> None:
    """What an order, or the Black Master, has on the board and on the castle."""
    out[at] = s.score[owner]
    out[at + 1] = how_many(s.owned[owner])
    for power in range(POWERS):
        out[at + 2 + power] = s.kinds[owner][power]


@kernel
def observe_order(s: State, order: int, seat: int, out: list[int], at: int) -> None:
    """An order: what it has, and the tokens and the cards in its hand that the seat knows."""
    own = seat_of(s, order) == seat
    observe_owner(s, order, out, at)
    at += OWNER_FEATURES
    out[at] = s.stones[order]
    out[at + 1] = s.influence_held[order]
    out[at + 2] = 1 if s.active == order else 0
    out[at + 3] = 1 if s.acting == order else 0
    out[at + 4] = 1 if own else 0
    for space in range(s.kinds[order][DARK]):
        if knows(s.castle_knowers[order][space], seat):
            out[at + 5 + s.castle[order][space]] += 1
    first = at + 6 + TOKEN_VALUES
    for origin in range(ORIGINS):
        row = row_of(order, origin)
        if own or origin == KNOWN:
            for kind in range(KINDS):
                out[first + kind] += s.hand[row][kind]
        else:
            out[at + 5] += s.hand_size[row]


@kernel
def observe_cards(s: State, mine: int, out: list[int], at: int) -> None:
    """What lies open, the influence cards of the seat's order, and the great powers."""
    for kind in range(KINDS):
        out[at + kind] = s.shop[0][kind]
        out[at + KINDS + kind] = s.shop[1][kind]
        out[at + 2 * KINDS + kind] = s.removed[kind]
        out[at + 3 * KINDS + kind] = s.sold >> kind & 1
    at += 4 * KINDS
    for place in range(s.row_size):
        out[at + place * ROW_FEATURES + s.row[place]] = 1
        out[at + place * ROW_FEATURES + KINDS] = s.row_stones[place]
    at += ROW * ROW_FEATURES
    for card in range(CARDS):
        out[at + card] = s.discard[card]
    at += CARDS
    for card in range(INFLUENCES):
        for shuffle in range(INFLUENCE_SHUFFLES):
            out[at + card] += s.influence[influence_row(mine, shuffle)][card]
        out[at + INFLUENCES + card] = s.influence_discard[card]
    at += 2 * INFLUENCES
    for power in range(POWERS):
        out[at + power] = seen_from(s, mine, s.power[power])
