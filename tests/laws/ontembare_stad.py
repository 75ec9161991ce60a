"""What always holds in De Ontembare Stad, and in Het Verraad."""

from tests.laws.names import (
    HOLDS,
    STAD_BOARD,
    STAD_CARDS,
    STAD_INFLUENCE,
    STAD_KNIGHTS,
    STAD_POINTS,
    STAD_POWERS,
    STAD_SITES,
    STAD_SIZES,
    STAD_STONES,
    VERRAAD_KNIGHTS,
    VERRAAD_POINTS,
    VERRAAD_ROW,
    VERRAAD_TOKENS,
    VERRAAD_TOWERS,
)
from turncoat.games.ontembare_stad.state import KNOWN, NONE, Phase, State, influence_row, row_of
from turncoat.games.ontembare_stad.tables import (
    AREAS,
    BLACK,
    BLACK_COPIES,
    BLACK_KNIGHTS,
    CARDS,
    CATEGORIES,
    CATEGORY,
    COPIES,
    DARK,
    GOOD,
    INFLUENCE_COPIES,
    INFLUENCE_LIMIT,
    INFLUENCE_SHUFFLES,
    INFLUENCES,
    KINDS,
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
    SWEEPS_AT_MOST,
    TOKEN_VALUES,
    TOKENS_A_TURN,
    TOWERS,
    TOWERS_A_TURN,
    TOWERS_IN_BOX,
    VALUE,
    WHITE_TOKENS,
)
from turncoat.games.ontembare_stad.verraad.rules.row import is_alike
from turncoat.kernel import kernel
from turncoat.kernel.bag import size
from turncoat.kernel.bits import how_many


@kernel
def law(s: State, points: list[int], past: list[int]) -> int:
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
    for card in range(CARDS):
        in_the_box = card < KINDS or s.verraad == 0
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
def stad_copies(s: State, card: int) -> int:
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
    if card < KINDS:
        total += s.shop[0][card] + s.shop[1][card] + s.removed[card] + (1 if s.kind == card else 0)
        total += 1 if s.untaken == card else 0
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
def stad_influence_law(s: State) -> int:
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
def stad_order_law(s: State, order: int) -> int:
    """What one order holds, and what is counted of it."""
    kinds = 0
    for origin in range(KNOWN, ORIGINS):
        row = row_of(order, origin)
        if s.hand_size[row] != size(s.hand[row]):
            return STAD_SIZES
        for kind in range(KINDS):
            if s.hand[row][kind] > 0:
                kinds |= 1 << kind
    influence = 0
    for shuffle in range(INFLUENCE_SHUFFLES):
        influence += size(s.influence[influence_row(order, shuffle)])
    if kinds != s.held[order] or influence != s.influence_held[order] or influence > INFLUENCE_LIMIT + 1:
        return STAD_SIZES
    return owner_law(s, order, 0)


@kernel
def owner_law(s: State, owner: int, more: int) -> int:
    """What an order, or the Black Master, has on the board, and the points for it; and so many more."""
    near = 0
    score = more
    miscounted = 0  # buildings of each category, in eight bits each
    for area in range(AREAS):
        if s.owned[owner] >> area & 1 != 0:
            near |= NEAR[area]
            kind = s.building[area]
            if kind != NONE:
                score += VALUE[kind]
                miscounted += 1 << 8 * CATEGORY[kind]
    for power in range(POWERS):
        if s.power[power] == owner:
            score += POWER_POINTS[power]
        if power < CATEGORIES:
            miscounted -= s.kinds[owner][power] << 8 * power
    if near != s.near[owner] or miscounted != 0 or s.kinds[owner][TOWERS] != how_many(s.owned[owner] & s.towers):
        return STAD_BOARD
    return HOLDS if score == s.score[owner] else STAD_POINTS


@kernel
def stad_pile_law(s: State) -> int:
    """The draw pile: layers, bottom and the buildings in it."""
    buildings = 0
    for shuffle in range(SHUFFLES):
        if size(s.pile[shuffle]) != s.pile_left[shuffle]:
            return STAD_SIZES
        for kind in range(KINDS):
            buildings += s.pile[shuffle][kind]
    for place in range(s.bottom_size):
        if 0 <= s.bottom[place] < KINDS:
            buildings += 1
    for place in range(2):
        if 0 <= s.looked[place] < KINDS:
            buildings += 1
    return HOLDS if buildings == s.buildings_left else STAD_SIZES


@kernel
def stad_board_law(s: State) -> int:
    """The board: what stands where."""
    for area in range(AREAS):
        kind = s.building[area]
        if (kind != NONE) != (s.built >> area & 1 != 0):
            return STAD_BOARD
        if kind != NONE and SITES[CATEGORY[kind]] >> area & 1 == 0:
            return STAD_SITES
    return HOLDS


@kernel
def stad_power_law(s: State) -> int:
    """The great powers: nobody has more than who holds one, and who alone has most, and enough, does hold it."""
    for power in range(POWERS):
        holder = s.power[power]
        if holder == NONE and s.strategic == 1 and has_leader(s, power):
            return STAD_POWERS
        if holder == NONE:
            continue
        if s.strategic == 0 or s.kinds[holder][power] < POWER_NEEDS:
            return STAD_POWERS
        for owner in range(OWNERS):
            if s.kinds[owner][power] > s.kinds[holder][power]:
                return STAD_POWERS
    return HOLDS


@kernel
def has_leader(s: State, power: int) -> bool:
    """Whether one alone has the most of something, and enough for its great power."""
    most = POWER_NEEDS - 1
    leaders = 0
    for owner in range(OWNERS):
        if s.kinds[owner][power] > most:
            most = s.kinds[owner][power]
            leaders = 1
        elif s.kinds[owner][power] == most:
            leaders += 1
    return most >= POWER_NEEDS and leaders == 1


@kernel
def row_law(s: State) -> int:
    """The row: as many cards as it says, and once it has been filled not all of one category, unless ten times did not help."""
    for place in range(ROW):
        if (s.row[place] != NONE) != (place < s.row_size) or (place >= s.row_size and s.row_stones[place] != 0):
            return VERRAAD_ROW
    is_filled = s.row_size == ROW and (s.phase == Phase.START or s.phase == Phase.ACTIONS)
    return VERRAAD_ROW if is_filled and s.sweeps < SWEEPS_AT_MOST and is_alike(s) else HOLDS


@kernel
def verraad_law(s: State) -> int:
    """Het Verraad; in the other modes nothing of it is there."""
    owners = s.owned[BLACK]
    for order in range(s.orders):
        if owners & s.owned[order] != 0:
            return VERRAAD_KNIGHTS
        owners |= s.owned[order]
    if s.knights[BLACK] < 0 or s.knights[BLACK] + how_many(s.owned[BLACK]) != BLACK_KNIGHTS * s.verraad:
        return VERRAAD_KNIGHTS
    under = s.master != NONE and s.towers >> max(s.master, 0) & 1 != 0
    if s.towers_left + how_many(s.towers) != TOWERS_IN_BOX * s.verraad or s.towers & ~owners != 0 or under:
        return VERRAAD_TOWERS
    if s.towers_left < 0 or s.raised > TOWERS_A_TURN:
        return VERRAAD_TOWERS
    law = row_law(s)
    if law == HOLDS:
        law = token_law(s)
    if law != HOLDS:
        return law
    bought = 1 if s.phase == Phase.TOKEN and s.swapped == NONE else 0
    for order in range(s.orders):
        bought += s.kinds[order][DARK]
    law = owner_law(s, BLACK, bought)
    if law != STAD_POINTS:
        return law
    return (
        HOLDS if s.swap_any_token == 1 or s.swap_moves_marker == 1 else VERRAAD_POINTS
    )  # by these options, tokens do not tell his points


@kernel
def token_law(s: State) -> int:
    """Power tokens, wherever they lie."""
    white = s.white_left
    if s.gifts > TOKENS_A_TURN or s.white_left < 0:
        return VERRAAD_TOKENS
    for order in range(s.orders):
        white += s.kinds[order][GOOD]
        for space in range(SPACES):
            there = space < s.kinds[order][DARK]
            if (s.castle[order][space] != 0) != there:
                return VERRAAD_TOKENS
    for value in range(1, TOKEN_VALUES + 1):
        total = s.bag[value - 1]
        for order in range(s.orders):
            for space in range(SPACES):
                total += 1 if s.castle[order][space] == value else 0
        if total != BLACK_COPIES[value - 1] * s.verraad or s.bag[value - 1] < 0:
            return VERRAAD_TOKENS
    return HOLDS if white == WHITE_TOKENS * s.verraad and size(s.bag) == s.bag_left else VERRAAD_TOKENS
