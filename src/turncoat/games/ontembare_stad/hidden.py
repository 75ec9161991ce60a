"""What a seat sees, and how the rest is dealt again.

Hidden are the concealed cards in others' hands, their influence cards, and what another's Wizard has seen; in Het Verraad also the values of others' black
tokens (VERRAAD-4.4), and which influence card another may not play yet (VERRAAD-6.2). All see which shuffle each of these is
from (STAD-3.5), so a view counts them among the unseen cards of that shuffle. Concealed cards in hands are buildings, and any of the unseen
buildings of their shuffle may be any of them; whatever is left then may lie anywhere else. So every world that is dealt again is as likely as it
should be; only whoever has given a token back (VERRAAD-4.6) forgets that nobody had drawn it before (ruling C25).

Only orders that can answer are asked for a reaction (STAD-6.15), and only such as can play a card are asked for one (STAD-6.3): whoever sees that somebody is
asked learns that much. No view or event says it besides.
"""

from turncoat.games.observation import (
    FIELD,
    FLAG,
    Numbers,
    clear,
    counts,
    each,
    field_writer,
    flags,
    group,
    numbers_in,
    one_of,
)
from turncoat.games.ontembare_stad.state import (
    INQUIRIES,
    KNOWN,
    MARKET,
    NONE,
    PAWNSHOP,
    Phase,
    State,
    influence_row,
    owner_of,
    row_of,
    seat_of,
)
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    AREAS,
    BLACK,
    CARD_NAMES,
    CARDS,
    DARK,
    INFLUENCE_NAMES,
    INFLUENCE_SHUFFLES,
    INFLUENCES,
    KIND_NAMES,
    KINDS,
    ORDERS,
    ORIGINS,
    POWER_NAMES,
    POWERS,
    ROW,
    SHUFFLES,
    TOKEN_VALUES,
)
from turncoat.games.ontembare_stad.verraad.hidden import deal_tokens, hide_tokens
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
    s.inquiry = 0
    if s.active == NONE or seat_of(s, s.active) != seat:
        s.fresh = NONE


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
    s.inquiry = below(rng, INQUIRIES)


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


# For learners and logs


class ObservedOwner(Numbers):
    """What an order, or the Black Master, has on the board and on the castle."""

    POINTS = "points"
    AREAS = "areas"
    COUNTED = "what the great powers count: buildings by category, towers, white and black tokens", counts(POWER_NAMES)


class ObservedOrder(Numbers):
    """An order: what it has, and the tokens and the cards in its hand that the seat knows."""

    OWNS = "what it has on the board and on the castle", group(ObservedOwner)
    STONES = "its stones"
    INFLUENCE = "its influence cards"
    TURN = "whether it is its turn", FLAG
    DECIDES = "whether it decides, or chance for it", FLAG
    MINE = "whether I play it", FLAG
    CONCEALED = "building cards in its hand that I do not know"
    TOKEN = "its black tokens by value, if it is mine", counts(range(1, TOKEN_VALUES + 1))
    HAND = "building cards in its hand that I know", counts(KIND_NAMES)


class ObservedArea(Numbers):
    """An area of the board."""

    TOWER = "whether a watchtower stands there", FLAG
    OWNER = (
        "whose it is: nobody's, an order's from mine on, the Black Master's",
        one_of(("nobody", *range(ORDERS), "black")),
    )
    BUILDING = "its building", one_of(KIND_NAMES)


class ObservedPlace(Numbers):
    """A place of the row of Het Verraad."""

    CARD = "which building card lies there", one_of(KIND_NAMES)
    STONES = "the stones on it"


EVERY_ORDER = each(ORDERS, ObservedOrder)


class Observed(Numbers):
    """The table as numbers, small ones; the seat's own order comes first, the others clockwise after it."""

    PHASE = "what is being decided", one_of(list(Phase)[: Phase.ENDED + 1])
    ORDERS = "how many orders play", FIELD
    STRATEGIC = "whether it is the strategic variant", FIELD
    TURNS = "turns so far", FIELD
    LAST_ROUND = "why this round is the last, or 0", FIELD
    BOUGHT = "areas bought this turn", FIELD
    PLACED = "buildings placed this turn", FIELD
    BUILDINGS_LEFT = "building cards in the draw pile", FIELD
    INFLUENCE_LEFT = "influence cards in their pile", FIELD
    KIND = "the building being placed, or -1", FIELD
    ATTEMPT = "the influence card being played, or what else may be reacted to; or -1", FIELD
    TARGET = "the area of that, or -1", FIELD
    ACTIVE = "whose turn it is, from my order on; or -1"
    ACTING = "who decides, from my order on; or -1"
    VERRAAD = "whether it is Het Verraad", FIELD
    MASTER = "the area where the Black Master stands, or -1", FIELD
    DARK = "whether it is his phase", FIELD
    STEPS = "how many steps he may go", FIELD
    DIE_ATTACK = "what his black die showed last, or 0", FIELD
    RAISED = "watchtowers raised this turn", FIELD
    GIFTS = "power tokens bought this turn", FIELD
    TOWERS_LEFT = "watchtowers beside the board", FIELD
    WHITE_LEFT = "white tokens beside the board", FIELD
    BAG_LEFT = "black tokens in the bag", FIELD
    TURNED = "the building turned this turn, or -1", FIELD
    RISING = "whether the last movement on the track this turn was forward", FIELD
    FRESH = "an influence card that I may not play this turn, or -1"
    PAWN_ROUNDING = "an option, by the place of its value", FIELD
    BUY_BACK = "an option", FIELD
    DEMOLISH_COST = "an option", FIELD
    DEMOLISH_CARD = "an option", FIELD
    EQUAL_TURNS = "an option", FIELD
    CARD_WINDOW = "an option", FIELD
    RED_CARD_SAME_TURN = "an option", FIELD
    GREAT_POWER_TIE = "an option", FIELD
    FIVE_AREAS = "whether it is the variant for two with five areas each", FIELD
    GATE_STEP = "an option", FIELD
    RAID_BESIDE = "an option", FIELD
    TOWER_SHIELDS = "an option", FIELD
    ATTACK_OWN_AREA = "an option", FIELD
    SWAP_ANY_TOKEN = "an option", FIELD
    SWAP_MOVES_MARKER = "an option", FIELD
    MASTER_TRIGGERS_END = "an option", FIELD
    MASTER_WINS_TIES = "an option", FIELD
    PROTECTION_STOPS_ATTACK = "an option", FIELD
    BLOCKADE_STOPS_CONQUEST = "an option", FIELD
    BLACK = "what the Black Master has", group(ObservedOwner)
    ORDER = "the orders, clockwise from mine on", EVERY_ORDER
    AREA = "the areas", each(AREA_NAMES, ObservedArea)
    PAWNSHOP = "what lies at the pawnshop", counts(KIND_NAMES)
    MARKET = "what lies on the free market", counts(KIND_NAMES)
    REMOVED = "what is out of the game", counts(KIND_NAMES)
    SOLD = "what was sold this turn", flags(KIND_NAMES)
    BOUGHT_BACK = "what was bought back this turn", flags(KIND_NAMES)
    ROW = "the row of Het Verraad", each(ROW, ObservedPlace)
    DISCARD = "the discard pile", counts(CARD_NAMES)
    MY_INFLUENCE = "my order's influence cards", counts(INFLUENCE_NAMES)
    INFLUENCE_DISCARD = "the discard pile of influence cards", counts(INFLUENCE_NAMES)
    POWER = "who has each great power, from my order on: 0 is mine, -1 nobody's", counts(POWER_NAMES)


ORDER_NUMBERS = numbers_in(ObservedOrder)
AREA_NUMBERS = numbers_in(ObservedArea)
ROW_NUMBERS = numbers_in(ObservedPlace)
write_fields = field_writer(Observed)


@kernel
def observe(s: State, seat: int, out: list[int]) -> None:
    """What the seat may see, as declared above. Of two orders of its own, the first is the one that acts, or else the one with its number."""
    clear(out)
    mine = s.acting if s.acting >= 0 and seat_of(s, s.acting) == seat else seat
    write_fields(s, out)
    out[Observed.PHASE + s.phase] = 1
    out[Observed.ACTIVE] = seen_from(s, mine, s.active)
    out[Observed.ACTING] = seen_from(s, mine, s.acting)
    out[Observed.FRESH] = s.fresh if s.active != NONE and seat_of(s, s.active) == seat_of(s, mine) else NONE
    observe_owner(s, BLACK, out, Observed.BLACK)
    for turn in range(s.orders):
        observe_order(s, (mine + turn) % s.orders, seat, out, Observed.ORDER + turn * ORDER_NUMBERS)
    for area in range(AREAS):
        observe_area(s, mine, area, out, Observed.AREA + area * AREA_NUMBERS)
    observe_cards(s, out)
    observe_influence(s, mine, out)
    for power in range(POWERS):
        out[Observed.POWER + power] = seen_from(s, mine, s.power[power])


@kernel
def seen_from(s: State, mine: int, owner: int) -> int:
    """An owner as a number: NONE, how far clockwise from the seat's own order, or BLACK."""
    return owner if owner in (NONE, BLACK) else (owner - mine) % s.orders


@kernel
def observe_owner(s: State, owner: int, out: list[int], at: int) -> None:
    """An order, or the Black Master."""
    out[at + ObservedOwner.POINTS] = s.score[owner]
    out[at + ObservedOwner.AREAS] = how_many(s.owned[owner])
    for power in range(POWERS):
        out[at + ObservedOwner.COUNTED + power] = s.kinds[owner][power]


@kernel
def observe_order(s: State, order: int, seat: int, out: list[int], at: int) -> None:
    """An order, as the seat knows it."""
    own = seat_of(s, order) == seat
    observe_owner(s, order, out, at + ObservedOrder.OWNS)
    out[at + ObservedOrder.STONES] = s.stones[order]
    out[at + ObservedOrder.INFLUENCE] = s.influence_held[order]
    out[at + ObservedOrder.TURN] = 1 if s.active == order else 0
    out[at + ObservedOrder.DECIDES] = 1 if s.acting == order else 0
    out[at + ObservedOrder.MINE] = 1 if own else 0
    for space in range(s.kinds[order][DARK] if own else 0):
        out[at + ObservedOrder.TOKEN + s.castle[order][space] - 1] += 1
    for origin in range(ORIGINS):
        row = row_of(order, origin)
        if own or origin == KNOWN:
            for kind in range(KINDS):
                out[at + ObservedOrder.HAND + kind] += s.hand[row][kind]
        else:
            out[at + ObservedOrder.CONCEALED] += s.hand_size[row]


@kernel
def observe_area(s: State, mine: int, area: int, out: list[int], at: int) -> None:
    """An area."""
    out[at + ObservedArea.TOWER] = 1 if s.towers >> area & 1 != 0 else 0
    out[at + ObservedArea.OWNER + 1 + seen_from(s, mine, owner_of(s, area))] = 1
    if s.building[area] != NONE:
        out[at + ObservedArea.BUILDING + s.building[area]] = 1


@kernel
def observe_cards(s: State, out: list[int]) -> None:
    """The cards of the draw pile that lie open."""
    for kind in range(KINDS):
        out[Observed.PAWNSHOP + kind] = s.shop[PAWNSHOP][kind]
        out[Observed.MARKET + kind] = s.shop[MARKET][kind]
        out[Observed.REMOVED + kind] = s.removed[kind]
        out[Observed.SOLD + kind] = s.sold >> kind & 1
        out[Observed.BOUGHT_BACK + kind] = s.bought_back >> kind & 1
    for place in range(s.row_size):
        at = Observed.ROW + place * ROW_NUMBERS
        out[at + ObservedPlace.CARD + s.row[place]] = 1
        out[at + ObservedPlace.STONES] = s.row_stones[place]
    for card in range(CARDS):
        out[Observed.DISCARD + card] = s.discard[card]


@kernel
def observe_influence(s: State, mine: int, out: list[int]) -> None:
    """The influence cards of the seat's order, and those that were played."""
    for card in range(INFLUENCES):
        for shuffle in range(INFLUENCE_SHUFFLES):
            out[Observed.MY_INFLUENCE + card] += s.influence[influence_row(mine, shuffle)][card]
        out[Observed.INFLUENCE_DISCARD + card] = s.influence_discard[card]
