"""What lies on the table, and the small questions that everybody asks of it.

An *order* is an order of knights; whatever is owned, an order owns. Normally a seat plays the order of its own number; with two orders
each, a seat plays every second one (STAD-10.2).

A set of areas, of kinds of buildings or of orders is the bits of one number. A hand is a row of counts for each *origin*: cards that all know
(origin KNOWN), and concealed ones by the shuffle they came from (STAD-3.5); `row_of` tells which row.

In Het Verraad the Black Master owns areas as an order does: he is number BLACK, behind all orders.
"""

from enum import IntEnum
from typing import Annotated

from turncoat.games.ontembare_stad.tables import (
    ALL_AREAS,
    AREAS,
    BLACK,
    BOTTOM,
    CARDS,
    INFLUENCE_SHUFFLES,
    INFLUENCES,
    KINDS,
    LEVELS,
    ORDERS,
    ORIGINS,
    OWNERS,
    POWERS,
    ROW,
    SHUFFLES,
    SPACES,
    TOKEN_VALUES,
)
from turncoat.kernel import int8, int16, int32, int64, kernel, record

NONE = -1  # no order, area, kind or card; in a view also: not known
KNOWN = 0  # the origin of a building card that all know; shuffle n is origin n + 1
PAWNSHOP, MARKET = range(2)  # rows of `shop`
PURCHASE, ATTACK, CONQUEST = range(INFLUENCES, INFLUENCES + 3)  # attempts that are no influence card


class Phase(IntEnum):
    """What is being decided."""

    LOT = 0  # chance: which order begins
    DEAL = 1  # chance: a starting card
    START = 2  # a starting area
    BEFORE = 3  # influence cards before cards are turned
    LOOK = 4  # chance: what the wizard sees
    WIZARD = 5  # which of the two is turned
    CARD = 6  # chance: the next card of the draw pile
    WITHDRAW = 7  # an event: which knight
    DRAW = 8  # chance: an influence card
    DISCARD = 9  # one of three influence cards
    ACTIONS = 10  # trade, buy, build
    SITE = 11  # where a building goes
    TARGET = 12  # what an influence card is played on
    GOLDEN = 13  # golden trade: which card
    REACT = 14  # another order: protect, block, or let it be
    INCOME = 15  # influence cards after a building was turned, before tax and income
    AFTER = 16  # influence cards after a red space, by the option
    # Het Verraad
    START_TOWER = 17  # where the first watchtower goes
    CHOOSE = 18  # a card of the row; or influence cards before that
    REFILL = 19  # the wizard, or the row is filled up
    TOKEN = 20  # chance: a black token
    MASTER = 21  # how the Black Master moves; or influence cards for him
    DIE_STEPS = 22  # chance: how far
    STEPS = 23  # where to
    ATTACK = 24  # whether he attacks
    DIE_ATTACK = 25  # chance: the black die
    DIE_DEFENCE = 26  # chance: the white die
    MASTER_AFTER = 27  # influence cards for him, after all that
    ENDED = 28
    # What follows by itself, within a step: nobody ever decides in these.
    NEXT_TURN = 29
    TURNING = 30  # the next card is needed
    EVENT = 31  # the next order that an event concerns
    COLLECT = 32  # tax and income
    ASK = 33  # the next order that may react
    CARRY_OUT = 34  # nobody did
    TURN_ENDS = 35
    FILL = 36  # the row needs a card, or is complete
    FIRST_AREA = 37  # the first row is
    MASTER_COMES = 38  # the Black Master's phase, if there is one
    ARRIVED = 39  # he has moved, or stays
    ATTACKED = 40  # whatever came of it


TURNED, BOUGHT_BLIND, FOR_ROW = range(3)  # why a card of the draw pile is needed
FOR_MONEY, FOR_RED, FOR_EVENT = range(3)  # why an influence card is drawn
INQUIRIES = 64  # more than one step ever makes of them
NOT_YET, TARGET_REACHED, NO_AREA_LEFT, NO_CARD_LEFT, ROUNDS_OVER = range(5)  # why a round is the last


@record
class State:
    """Everything the rules need. Only these are derived, because counting them at every step would be slow: `near`, `built`, `held`, `kinds`, `score`,
    `layer` and `buildings_left`; the sizes of hands and piles are what a view still has when the cards themselves are hidden."""

    mover: Annotated[int, int8]  # a seat, CHANCE or OVER
    seats: Annotated[int, int8]
    orders: Annotated[int, int8]
    phase: Annotated[int, int8]
    strategic: Annotated[int, int8]  # is it the strategic variant? Het Verraad is strategic too
    verraad: Annotated[int, int8]  # is it Het Verraad?
    five_areas: Annotated[int, int8]  # is it the variant for two with five areas each?
    mode: Annotated[int, int8]  # options, by the place of their value
    start_player: Annotated[int, int8]
    pawn_rounding: Annotated[int, int8]
    buy_back: Annotated[int, int8]
    demolish_cost: Annotated[int, int8]
    demolish_card: Annotated[int, int8]
    equal_turns: Annotated[int, int8]
    card_window: Annotated[int, int8]
    red_card_same_turn: Annotated[int, int8]
    great_power_tie: Annotated[int, int8]
    two_player_variant: Annotated[int, int8]
    gate_step: Annotated[int, int8]  # and those of Het Verraad
    raid_beside: Annotated[int, int8]
    tower_shields: Annotated[int, int8]
    attack_own_area: Annotated[int, int8]
    swap_any_token: Annotated[int, int8]
    swap_moves_marker: Annotated[int, int8]
    master_triggers_end: Annotated[int, int8]
    master_wins_ties: Annotated[int, int8]
    protection_stops_attack: Annotated[int, int8]
    blockade_stops_conquest: Annotated[int, int8]
    begins: Annotated[int, int8]  # the order that begins; or NONE
    active: Annotated[int, int8]  # whose turn it is; or NONE
    acting: Annotated[int, int8]  # the order that decides, or for which chance does
    turns: Annotated[int, int16]  # so far, of all orders
    last_round: Annotated[int, int8]  # why this round is the last; or NOT_YET
    winner: Annotated[int, int8]  # the order that has reached the target and won at once; or NONE
    dealt: Annotated[int, int8]  # starting cards dealt
    passed: Annotated[int, int8]  # orders that take no more starting areas, a bit each

    bought: Annotated[int, int8]  # areas, this turn; blocked ones included
    placed: Annotated[int, int8]  # buildings, this turn
    sold: Annotated[int, int64]  # kinds, this turn
    bought_back: Annotated[int, int64]  # kinds that were sold and bought again, this turn
    blocked: Annotated[int, int64]  # areas that cannot be taken this turn
    start_score: Annotated[int, int16]  # of the active order, when its turn began
    start_black: Annotated[int, int16]  # and of the Black Master
    marker: Annotated[int, int16]  # where the active order's Grand Master stood after its last movement
    rising: Annotated[int, int8]  # was that movement, in this turn, forward?
    scored: Annotated[int, int8]  # has anybody's score changed since an act was last complete?
    turned: Annotated[int, int8]  # the building turned this turn; or NONE
    untaken: Annotated[int, int8]  # the same, while it lies there and nobody has taken it; or NONE
    met: Annotated[int, int16]  # events met this turn, a bit each

    purpose: Annotated[int, int8]  # why a card of the draw pile is needed
    event: Annotated[int, int8]  # the event being carried out; or NONE
    concerned: Annotated[int, int8]  # the orders that have something to decide or draw for it, a bit each
    draws: Annotated[int, int8]  # why an influence card is drawn
    fresh: Annotated[
        int, int8
    ]  # an influence card that the active order may not play this turn, having just drawn it; or NONE
    resume: Annotated[int, int8]  # the phase to go on with after an influence card or a purchase
    kind: Annotated[int, int8]  # the building being placed; or NONE
    attempt: Annotated[int, int8]  # the influence card being played, or PURCHASE, ATTACK, CONQUEST; or NONE
    target: Annotated[int, int8]  # the area of that; or NONE
    asked: Annotated[int, int8]  # how many orders, clockwise, were asked for a reaction, or passed over

    owned: Annotated[list[int], int64, OWNERS]  # areas
    near: Annotated[list[int], int64, OWNERS]  # the neighbours of these
    built: Annotated[int, int64]  # areas with a building
    building: Annotated[list[int], int8, AREAS]  # its kind; or NONE
    stones: Annotated[list[int], int16, ORDERS]
    bank: Annotated[int, int32]  # stones that it has got, less those that it has given
    knights: Annotated[list[int], int8, OWNERS]  # beside the board
    score: Annotated[list[int], int16, OWNERS]
    kinds: Annotated[
        list[list[int]], int8, OWNERS, POWERS
    ]  # buildings on the board, by category; then towers, white and black tokens
    reached: Annotated[
        list[list[int]], int32, POWERS, LEVELS
    ]  # by the option: who has at least so many, in the order in which they got there (`points.joined`)
    power: Annotated[list[int], int8, POWERS]  # who holds the great power; or NONE

    shop: Annotated[list[list[int]], int8, 2, KINDS]  # what lies at the pawnshop and on the free market
    discard: Annotated[list[int], int8, CARDS]
    removed: Annotated[list[int], int8, KINDS]  # from the game
    hand: Annotated[list[list[int]], int8, ORDERS * ORIGINS, KINDS]
    hand_size: Annotated[list[int], int8, ORDERS * ORIGINS]
    held: Annotated[list[int], int64, ORDERS]  # kinds in hand; in a view of others, known ones

    pile: Annotated[list[list[int]], int8, SHUFFLES, CARDS]  # in a view, with all that it does not know of that shuffle
    pile_left: Annotated[list[int], int8, SHUFFLES]  # how many cards of it lie in the pile, by layers from the top
    layer: Annotated[int, int8]  # the one that the next card is from; or NONE: the bottom
    buildings_left: Annotated[
        int, int8
    ]  # how many cards of the whole pile, or before the Wizard, are buildings; all can tell
    reshuffled: Annotated[int, int8]  # have discards become a new pile?
    bottom: Annotated[list[int], int8, BOTTOM]  # cards under all layers, the first to be turned first; or NONE
    bottom_shuffle: Annotated[list[int], int8, BOTTOM]  # and from which shuffle each is
    bottom_knowers: Annotated[list[int], int8, BOTTOM]  # and the seats that know it, a bit each
    bottom_size: Annotated[int, int8]
    looked: Annotated[list[int], int8, 2]  # what the wizard sees; or NONE
    looked_shuffle: Annotated[list[int], int8, 2]  # and from which shuffle; or NONE
    looked_knowers: Annotated[list[int], int8, 2]  # and the seats that know it, a bit each

    influence: Annotated[list[list[int]], int8, ORDERS * INFLUENCE_SHUFFLES, INFLUENCES]  # hands, by shuffle
    influence_size: Annotated[list[int], int8, ORDERS * INFLUENCE_SHUFFLES]
    influence_held: Annotated[list[int], int8, ORDERS]  # how many in all, of each order
    influence_pile: Annotated[
        list[list[int]], int8, INFLUENCE_SHUFFLES, INFLUENCES
    ]  # only the last has cards; a view: see pile
    influence_shuffle: Annotated[int, int8]  # which is the last
    influence_left: Annotated[int, int8]  # how many cards lie in the pile
    influence_discard: Annotated[list[int], int8, INFLUENCES]
    inquiry: Annotated[
        int, int8
    ]  # counts, round and round, how often somebody's hidden cards decided whether it was asked, so that nobody asks and takes it back; a view has 0

    # Het Verraad
    row: Annotated[list[int], int8, ROW]  # the open cards; or NONE
    row_stones: Annotated[list[int], int16, ROW]  # and what lies on them
    row_size: Annotated[int, int8]
    sweeps: Annotated[int, int8]  # how often three of a category were discarded, while the row is being filled
    towers: Annotated[int, int64]  # areas with a watchtower, which is the owner's
    towers_left: Annotated[int, int8]  # beside the board
    white_left: Annotated[int, int8]  # tokens
    raised: Annotated[int, int8]  # towers, this turn
    gifts: Annotated[int, int8]  # power tokens bought this turn
    castle: Annotated[
        list[list[int]], int8, ORDERS, SPACES
    ]  # black tokens, by their value; 0 is none, NONE one that a view does not know
    swapped: Annotated[int, int8]  # the space whose token is being exchanged; or NONE
    bag: Annotated[list[int], int8, TOKEN_VALUES]  # face-down tokens; in a view, with all that it does not know
    bag_left: Annotated[int, int8]  # how many these are
    master: Annotated[int, int8]  # the area where the Black Master stands; or NONE
    dark: Annotated[int, int8]  # is it his phase, in which whatever is taken is his?
    steps: Annotated[int, int8]  # how many he may go
    die_steps: Annotated[int, int8]  # the dice of the last such phase; 0 is not rolled
    die_attack: Annotated[int, int8]
    die_defence: Annotated[int, int8]


@kernel
def seat_of(s: State, order: int) -> int:
    """The seat that plays an order (STAD-10.2)."""
    return order % s.seats


@kernel
def row_of(order: int, origin: int) -> int:
    """Which row of `hand` holds the cards of an order from there."""
    return order * ORIGINS + origin


@kernel
def influence_row(order: int, shuffle: int) -> int:
    """Which row of `influence` holds the cards of an order from that shuffle."""
    return order * INFLUENCE_SHUFFLES + shuffle


@kernel
def inquire(s: State) -> None:
    """Hidden cards decide now whether somebody is asked, which is not taken back (STAD-6.15)."""
    s.inquiry = (s.inquiry + 1) % INQUIRIES


@kernel
def all_owned(s: State) -> int:
    """All areas that belong to somebody."""
    areas = s.owned[BLACK]
    for order in range(s.orders):
        areas |= s.owned[order]
    return areas


@kernel
def neutral(s: State) -> int:
    """All areas without a knight."""
    return ALL_AREAS & ~all_owned(s)


@kernel
def owner_of(s: State, area: int) -> int:
    """The order whose knight stands there, or BLACK; or NONE."""
    for order in range(s.orders):
        if s.owned[order] >> area & 1 != 0:
            return order
    return BLACK if s.owned[BLACK] >> area & 1 != 0 else NONE


@kernel
def somebody_left(s: State) -> bool:
    """Whether any order has an area, without which nobody wins (STAD-9.7, VERRAAD-11.10)."""
    for order in range(s.orders):
        if s.owned[order] != 0:
            return True
    return False


@kernel
def under_master(s: State) -> int:
    """The area where the Black Master stands, as a set: nothing may be built there (VERRAAD-2.3)."""
    return 1 << s.master if s.master != NONE else 0


@kernel
def taker(s: State) -> int:
    """For whom the active order takes areas: itself, or in the Black Master's phase him (VERRAAD-5.4)."""
    return BLACK if s.dark == 1 else s.active


@kernel
def how_many_held(s: State, order: int, card: int) -> int:
    """How many influence cards of that name an order holds."""
    many = 0
    first = influence_row(order, 0)
    for row in range(first, first + INFLUENCE_SHUFFLES):
        many += s.influence[row][card]
    return many


@kernel
def holds(s: State, order: int, card: int) -> bool:
    """Whether an order holds an influence card of that name."""
    return how_many_held(s, order, card) > 0
