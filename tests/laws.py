"""What always holds on the table of each game, for `soak.py`: each kernel answers with the first law that is broken, or HOLDS.

`points` are the scores now, `past` those of the step before.
"""

from turncoat.games.kuhn.state import State as KuhnState
from turncoat.games.kuhn.tables import ANTE, BET
from turncoat.games.kuhn.tables import CARDS as KUHN_CARDS
from turncoat.games.kuhn.tables import SEATS as KUHN_SEATS
from turncoat.games.ontembare_stad.state import KNOWN, influence_row, row_of
from turncoat.games.ontembare_stad.state import NONE as NOWHERE
from turncoat.games.ontembare_stad.state import Phase as StadPhase
from turncoat.games.ontembare_stad.state import State as StadState
from turncoat.games.ontembare_stad.tables import (
    AREAS,
    BLACK,
    BLACK_COPIES,
    BLACK_KNIGHTS,
    CATEGORY,
    COPIES,
    DARK,
    GOOD,
    INFLUENCE_COPIES,
    INFLUENCE_LIMIT,
    INFLUENCE_SHUFFLES,
    INFLUENCES,
    KNIGHTS,
    NEAR,
    ORIGINS,
    OWNERS,
    POWER_NEEDS,
    POWER_POINTS,
    POWERS,
    ROW,
    SHUFFLES,
    SITES,
    SPACES,
    TOKEN_VALUES,
    TOKENS_A_TURN,
    TOWERS,
    TOWERS_IN_BOX,
    VALUE,
    WHITE_TOKENS,
)
from turncoat.games.ontembare_stad.tables import CARDS as DRAW_CARDS
from turncoat.games.ontembare_stad.tables import KINDS as BUILDING_KINDS
from turncoat.games.rattus.rules.end import cubes_of
from turncoat.games.rattus.state import FROM_START, GONE, LOOKED_AT, regions_of
from turncoat.games.rattus.state import State as RattusState
from turncoat.games.rattus.tables import CUBES as CUBES_EACH
from turncoat.games.rattus.tables import FACES as RAT_FACES
from turncoat.games.rattus.tables import RATS_AT_MOST, REGIONS, START_FACES
from turncoat.games.verraeter.state import NONE, Phase, offices_of
from turncoat.games.verraeter.state import State as VerraeterState
from turncoat.games.verraeter.tables import (
    BUILDING_CARDS,
    HAND_LIMIT,
    KINDS,
    LANDS,
    OFFICE,
    OFFICES_AT_MOST,
    PLACES,
    ROUNDS,
    SUPPLY_COUNT,
)
from turncoat.kernel import Kernel, kernel
from turncoat.kernel.bag import size
from turncoat.kernel.bits import how_many

LAWS = (
    "every invariant holds",
    "whoever moves has a choice, and nobody at the end",
    "no more choices than declared",
    "choices ascend within the range of actions",
    "every outcome of chance can happen",
    "a seat, chance or nobody moves",
    "somebody is first, nobody below the last place",
    "no more events in a step than declared",
    "no more steps than declared",
    # Kuhn poker
    "each card is in one hand or in the deck",
    "as many seats have a card as were dealt one",
    "stakes are the ante, or the ante and a bet",
    "what one seat wins the other loses",
    # Verräter
    "the supply cards of each kind are all there",
    "the pile and what was drawn of it are what was shuffled",
    "a hand holds as many cards as all can count, at most five",
    "cards that all know of are in the hand",
    "draws are counted",
    "three building cards a seat",
    "at most two offices a seat",
    "no two seats have one role, and each was passed its own",
    "each landscape is in the ring twice",
    "no round after the last",
    "points never fall",
    # Rattus
    "twenty cubes a seat",
    "forty-nine rats",
    "at most three rats in a region, and none out of play",
    "a face is gone, on the board, or unseen",
    "a rat has a face if somebody has looked at it",
    "unseen faces are counted",
    # De Ontembare Stad
    "the cards of each kind are all there",
    "the influence cards of each kind are all there",
    "twenty-five knights an order, and no area with two",
    "stones are held or in the bank, never fewer than none",
    "hands and piles are counted",
    "neighbours and buildings are kept up",
    "every building stands where it may",
    "points are buildings and great powers",
    "a great power belongs to whoever has three buildings, and no fewer than another",
    # Het Verraad
    "twenty-five black knights, and every area has one owner",
    "twelve watchtowers, each on somebody's area and not under the Black Master",
    "thirty black tokens by their values, thirty white ones, two a turn",
    "the Black Master's points are buildings, great powers and black tokens",
    "the row has its cards in front",
)
HOLDS, CHOICE, CHOICES, ORDER, WEIGHT, MOVER, RANKS, EVENTS, STEPS = range(9)
CARDS, DEALT, STAKES, ZERO_SUM = range(9, 13)
SUPPLY, PILE, HAND, SHOWN, DRAWS, BUILDINGS, OFFICES, ROLES, RING, ROUND, POINTS = range(13, 24)
CUBES, RATS, REGION, FACES, LOOKED, UNSEEN = range(24, 30)
STAD_CARDS, STAD_INFLUENCE, STAD_KNIGHTS, STAD_STONES, STAD_SIZES, STAD_BOARD, STAD_SITES, STAD_POINTS, STAD_POWERS = (
    range(30, 39)
)
VERRAAD_KNIGHTS, VERRAAD_TOWERS, VERRAAD_TOKENS, VERRAAD_POINTS, VERRAAD_ROW = range(39, 44)


@kernel
def kuhn_law(s: KuhnState, points: list[int], past: list[int]) -> int:
    """Kuhn poker."""
    held = 0
    for card in range(KUHN_CARDS):
        copies = s.deck[card]
        for seat in range(KUHN_SEATS):
            if s.card[seat] == card:
                copies += 1
                held += 1
        if copies != 1:
            return CARDS
    if held != s.dealt:
        return DEALT
    for seat in range(KUHN_SEATS):
        if s.stake[seat] != ANTE and s.stake[seat] != ANTE + BET:
            return STAKES
    if points[0] + points[1] != 0:
        return ZERO_SUM
    return HOLDS


@kernel
def verraeter_law(s: VerraeterState, points: list[int], past: list[int]) -> int:
    """Verräter."""
    if s.round < 0 or s.round > ROUNDS[s.seats]:
        return ROUND
    for kind in range(KINDS):
        law = kind_law(s, kind)
        if law != HOLDS:
            return law
    for seat in range(s.seats):
        law = seat_law(s, seat)
        if law != HOLDS:
            return law
        if points[seat] < past[seat]:
            return POINTS
    return ring_law(s)


@kernel
def kind_law(s: VerraeterState, kind: int) -> int:
    """The supply cards of one kind."""
    there = s.pile[kind] + s.discard[kind]
    unshuffled = s.pile[kind]
    for seat in range(s.seats):
        there += s.hand[seat][kind] + s.played[seat][kind]
        unshuffled += s.drawn[seat][kind]
        if s.shown[seat][kind] < 0 or s.shown[seat][kind] > s.hand[seat][kind]:
            return SHOWN
        if s.played[seat][kind] < 0 or s.drawn[seat][kind] < 0:
            return SUPPLY
    if there != SUPPLY_COUNT[kind] or s.pile[kind] < 0 or s.discard[kind] < 0:
        return SUPPLY
    return HOLDS if unshuffled == s.shuffled[kind] else PILE


@kernel
def seat_law(s: VerraeterState, seat: int) -> int:
    """What one seat has."""
    if s.held[seat] != size(s.hand[seat]) or s.held[seat] > HAND_LIMIT:
        return HAND
    if s.draws[seat] != size(s.drawn[seat]):
        return DRAWS
    carried = 1 if s.lifted != NONE and s.mover == seat else 0
    cards = s.reserve[seat] + carried
    for place in range(PLACES):
        if s.owner[place] == seat:
            cards += 1
    if cards != BUILDING_CARDS or s.reserve[seat] < 0:
        return BUILDINGS
    if offices_of(s, seat) + (carried if s.carried == OFFICE else 0) > OFFICES_AT_MOST:
        return OFFICES
    if s.role[seat] != NONE:
        if s.seen[seat] & (1 << s.role[seat]) == 0:
            return ROLES
        for other in range(seat):
            if s.role[other] == s.role[seat]:
                return ROLES
    return HOLDS


@kernel
def ring_law(s: VerraeterState) -> int:
    """The lands, each twice as soon as all are laid."""
    for land in range(LANDS):
        times = 0
        for place in range(PLACES):
            if s.land[place] == land:
                times += 1
        if times > 2 or (times < 2 and s.phase > Phase.RING):
            return RING
    return HOLDS


@kernel
def rattus_law(s: RattusState, points: list[int], past: list[int]) -> int:
    """Rattus."""
    for seat in range(s.seats):
        if cubes_of(s, seat) + s.stock[seat] != CUBES_EACH or s.stock[seat] < 0 or s.palace[seat] < 0:
            return CUBES
    rats = s.supply + s.removed
    known = 0
    blank_start = 0
    for region in range(REGIONS):
        if s.rats[region] < 0 or s.rats[region] > RATS_AT_MOST or (region >= regions_of(s) and s.rats[region] > 0):
            return REGION
        for rat in range(s.rats[region]):
            rats += 1
            if (s.face[region][rat] != NONE) != (s.looked[region][rat] != 0) and not is_turning_up(s, region, rat):
                return LOOKED
            if s.face[region][rat] != NONE:
                known += 1
                if s.seen[s.face[region][rat]] != LOOKED_AT:
                    return FACES
            elif s.origin[region][rat] == FROM_START:
                blank_start += 1
    return face_law(s, rats, known, blank_start)


@kernel
def is_turning_up(s: RattusState, region: int, rat: int) -> bool:
    """Whether this rat is the one in question."""
    return s.at == region and s.rat == rat


@kernel
def face_law(s: RattusState, rats: int, known: int, blank_start: int) -> int:
    """The faces, of which each rat has one."""
    gone = 0
    looked_at = 0
    unseen_start = 0
    unseen_normal = 0
    for face in range(RAT_FACES):
        if s.seen[face] == GONE:
            gone += 1
        elif s.seen[face] == LOOKED_AT:
            looked_at += 1
        elif face < START_FACES:
            unseen_start += 1
        else:
            unseen_normal += 1
    if rats + gone != RAT_FACES:
        return RATS
    if looked_at != known:
        return FACES
    if unseen_start != s.unseen_start or unseen_normal != s.unseen_normal or unseen_start - blank_start != s.leftover:
        return UNSEEN
    return HOLDS


@kernel
def stad_law(s: StadState, points: list[int], past: list[int]) -> int:
    """De Ontembare Stad."""
    stones = s.bank + size(s.row_stones)
    taken = 0
    for order in range(s.orders):
        stones += s.stones[order]
        if s.stones[order] < 0 or s.score[order] < 0:
            return STAD_STONES
        if (
            s.owned[order] & taken != 0
            or s.knights[order] + how_many(s.owned[order]) != KNIGHTS
            or s.knights[order] < 0
        ):
            return STAD_KNIGHTS
        taken |= s.owned[order]
        law = stad_order_law(s, order)
        if law != HOLDS:
            return law
    if stones != 0:
        return STAD_STONES
    for card in range(DRAW_CARDS):
        in_the_box = card < BUILDING_KINDS or s.verraad == 0
        if stad_copies(s, card) != (COPIES[card] if in_the_box else 0):
            return STAD_CARDS
    law = stad_influence_law(s)
    if law == HOLDS:
        law = stad_pile_law(s)
    if law == HOLDS:
        law = stad_board_law(s)
    if law == HOLDS:
        law = stad_power_law(s)
    return law if law != HOLDS else verraad_law(s)


@kernel
def stad_copies(s: StadState, card: int) -> int:
    """How many cards of a name there are, wherever they lie; too many if somewhere there are fewer than none."""
    total = s.discard[card]
    least = s.discard[card]
    for shuffle in range(SHUFFLES):
        total += s.pile[shuffle][card]
        least = min(least, s.pile[shuffle][card])
    for place in range(s.bottom_size):
        if s.bottom[place] == card:
            total += 1
    for place in range(2):
        if s.looked[place] == card:
            total += 1
    if card < BUILDING_KINDS:
        total += s.shop[0][card] + s.shop[1][card] + s.removed[card] + (1 if s.kind == card else 0)
        least = min(least, s.shop[0][card], s.shop[1][card])
        for area in range(AREAS):
            if s.building[area] == card:
                total += 1
        for place in range(ROW):
            if s.row[place] == card:
                total += 1
        for row in range(s.orders * ORIGINS):
            total += s.hand[row][card]
            least = min(least, s.hand[row][card])
    return total if least >= 0 else 100


@kernel
def stad_influence_law(s: StadState) -> int:
    """The influence cards."""
    for card in range(INFLUENCES):
        total = s.influence_discard[card]
        for shuffle in range(INFLUENCE_SHUFFLES):
            total += s.influence_pile[shuffle][card]
            for order in range(s.orders):
                total += s.influence[influence_row(order, shuffle)][card]
        if total != INFLUENCE_COPIES[card]:
            return STAD_INFLUENCE
    if size(s.influence_pile[s.influence_shuffle]) != s.influence_left:
        return STAD_SIZES
    return HOLDS


@kernel
def stad_order_law(s: StadState, order: int) -> int:
    """What one order holds, and what is counted of it."""
    kinds = 0
    for origin in range(KNOWN, ORIGINS):
        row = row_of(order, origin)
        if s.hand_size[row] != size(s.hand[row]):
            return STAD_SIZES
        for kind in range(BUILDING_KINDS):
            if s.hand[row][kind] > 0:
                kinds |= 1 << kind
    influence = 0
    for shuffle in range(INFLUENCE_SHUFFLES):
        influence += size(s.influence[influence_row(order, shuffle)])
    if kinds != s.held[order] or influence != s.influence_held[order] or influence > INFLUENCE_LIMIT + 1:
        return STAD_SIZES
    return owner_law(s, order, 0)


@kernel
def owner_law(s: StadState, owner: int, more: int) -> int:
    """What an order, or the Black Master, has on the board, and the points for it; and so many more."""
    near = 0
    score = more
    for area in range(AREAS):
        if s.owned[owner] >> area & 1 != 0:
            near |= NEAR[area]
            if s.building[area] != NOWHERE:
                score += VALUE[s.building[area]]
    for power in range(POWERS):
        if s.power[power] == owner:
            score += POWER_POINTS[power]
    if near != s.near[owner] or s.kinds[owner][TOWERS] != how_many(s.owned[owner] & s.towers):
        return STAD_BOARD
    return HOLDS if score == s.score[owner] else STAD_POINTS


@kernel
def stad_pile_law(s: StadState) -> int:
    """The draw pile: layers, bottom and the buildings in it."""
    buildings = 0
    for shuffle in range(SHUFFLES):
        if size(s.pile[shuffle]) != s.pile_left[shuffle]:
            return STAD_SIZES
        for kind in range(BUILDING_KINDS):
            buildings += s.pile[shuffle][kind]
    for place in range(s.bottom_size):
        if 0 <= s.bottom[place] < BUILDING_KINDS:
            buildings += 1
    for place in range(2):
        if 0 <= s.looked[place] < BUILDING_KINDS:
            buildings += 1
    return HOLDS if buildings == s.buildings_left else STAD_SIZES


@kernel
def stad_board_law(s: StadState) -> int:
    """The board: what stands where."""
    for area in range(AREAS):
        kind = s.building[area]
        if (kind != NOWHERE) != (s.built >> area & 1 != 0):
            return STAD_BOARD
        if kind != NOWHERE and SITES[CATEGORY[kind]] >> area & 1 == 0:
            return STAD_SITES
    return HOLDS


@kernel
def stad_power_law(s: StadState) -> int:
    """The great powers."""
    for power in range(POWERS):
        holder = s.power[power]
        if holder == NOWHERE:
            continue
        if s.strategic == 0 or s.kinds[holder][power] < POWER_NEEDS:
            return STAD_POWERS
        for owner in range(OWNERS):
            if s.kinds[owner][power] > s.kinds[holder][power]:
                return STAD_POWERS
    return HOLDS


@kernel
def verraad_law(s: StadState) -> int:
    """Het Verraad; in the other modes nothing of it is there."""
    owners = s.owned[BLACK]
    for order in range(s.orders):
        if owners & s.owned[order] != 0:
            return VERRAAD_KNIGHTS
        owners |= s.owned[order]
    if s.knights[BLACK] < 0 or s.knights[BLACK] + how_many(s.owned[BLACK]) != BLACK_KNIGHTS * s.verraad:
        return VERRAAD_KNIGHTS
    under = s.master != NOWHERE and s.towers >> max(s.master, 0) & 1 != 0
    if s.towers_left + how_many(s.towers) != TOWERS_IN_BOX * s.verraad or s.towers & ~owners != 0 or under:
        return VERRAAD_TOWERS
    for place in range(ROW):
        if (s.row[place] != NOWHERE) != (place < s.row_size) or (place >= s.row_size and s.row_stones[place] != 0):
            return VERRAAD_ROW
    law = token_law(s)
    if law != HOLDS:
        return law
    bought = 1 if s.phase == StadPhase.TOKEN and s.swapped == NOWHERE else 0
    for order in range(s.orders):
        bought += s.kinds[order][DARK]
    if s.swap_any == 1 or s.swap_marks == 1:  # by these options, tokens do not tell his points
        return HOLDS
    law = owner_law(s, BLACK, bought)
    return VERRAAD_POINTS if law == STAD_POINTS else law


@kernel
def token_law(s: StadState) -> int:
    """Power tokens, wherever they lie."""
    white = s.white_left
    if s.gifts > TOKENS_A_TURN or s.white_left < 0:
        return VERRAAD_TOKENS
    for order in range(s.orders):
        white += s.kinds[order][GOOD]
        for space in range(SPACES):
            if (s.castle[order][space] != 0) != (space < s.kinds[order][DARK]):
                return VERRAAD_TOKENS
    for value in range(1, TOKEN_VALUES + 1):
        total = s.bag[value - 1]
        for place in range(s.back_size):
            total += 1 if s.back[place] == value else 0
        for order in range(s.orders):
            for space in range(SPACES):
                total += 1 if s.castle[order][space] == value else 0
        if total != BLACK_COPIES[value - 1] * s.verraad or s.bag[value - 1] < 0:
            return VERRAAD_TOKENS
    return HOLDS if white == WHITE_TOKENS * s.verraad and size(s.bag) == s.bag_left else VERRAAD_TOKENS


INVARIANTS: dict[str, Kernel] = {
    "kuhn": kuhn_law,
    "verraeter": verraeter_law,
    "rattus": rattus_law,
    "ontembare_stad": stad_law,
}
