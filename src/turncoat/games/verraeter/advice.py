"""What a sensible player looks at: first impressions of an action, and how well a seat stands. All from the seat's own view."""

from turncoat.games.verraeter.actions import OBJECT, VERB, Verb
from turncoat.games.verraeter.rules.conflict import supply_played
from turncoat.games.verraeter.rules.draw import farms_at_work
from turncoat.games.verraeter.state import Phase, State, contested, last_round, offices_of, seats_of
from turncoat.games.verraeter.tables import (
    BUILDER,
    DIPLOMAT2,
    DIPLOMAT5,
    FARM,
    FARMER,
    HAND_LIMIT,
    KINDS,
    LAND_CONFLICT,
    OFFICE_CARDS_AT_MOST,
    PLACES,
    POINTS,
    ROLE_CONFLICT,
    STRATEGIST,
    SUPPLY,
    TRAITOR,
)
from turncoat.kernel import kernel

CARD_WORTH = 4  # conflict points that an unknown supply card brings, on average
LATE = 2  # rounds before the end from which on offices pay more than farms


@kernel
def prior(s: State, action: int) -> int:
    """How good the mover's action looks at first sight; only comparisons between its actions mean anything."""
    match s.phase:
        case Phase.FARMS:
            return site_worth(s, action - Verb.FARM, FARM)
        case Phase.CONFLICT:
            return conflict_worth(s, action - Verb.CONFLICT)
        case Phase.DRAFT:
            return role_worth(s, action - Verb.TAKE)
        case Phase.SUPPLY:
            return supply_worth(s, action)
        case Phase.BUILD | Phase.SET:
            return building_worth(s, VERB[action], OBJECT[action])
        case Phase.DISCARD:  # small cards are worth exchanging
            return 0 if action == Verb.DONE else 35 - 10 * SUPPLY[action - Verb.DROP]
    return 0


@kernel
def rounds_left(s: State) -> int:
    """How many rounds come after this one."""
    return last_round(s) - s.round


@kernel
def site_worth(s: State, place: int, building: int) -> int:
    """A farm works under a land of my house that is not easily lost; an office does not care."""
    if building != FARM:
        return 1
    mine = s.allegiance[s.mover]
    worth = LAND_CONFLICT[s.land[place]]
    if s.house[place] == mine:
        worth += 20
    for step in (1, PLACES - 1):
        if s.house[(place + step) % PLACES] == mine:
            worth += 4
    return worth


@kernel
def strength(s: State, house: int) -> int:
    """What a house may be expected to bring: its land, its supply laid, and some of what its seats hold."""
    total = LAND_CONFLICT[s.land[contested(s, house)]]
    for seat in range(s.seats):
        if s.allegiance[seat] == house:
            total += supply_played(s, seat) + s.held[seat] * CARD_WORTH // 2
    return total


@kernel
def conflict_worth(s: State, place: int) -> int:
    """Attack where the prize is high and my side strong."""
    mine = s.allegiance[s.mover]
    other = (place + 1) % PLACES
    home = place if s.house[place] == mine else other
    target = other if home == place else place
    friends = seats_of(s, mine)
    edge = LAND_CONFLICT[s.land[home]] - LAND_CONFLICT[s.land[target]]
    worth = 3 * POINTS[s.land[target]][friends - 1] + edge
    if s.owner[home] == s.mover:  # a lost conflict would cost me this building's land
        worth -= 3
    return worth


@kernel
def role_worth(s: State, role: int) -> int:
    """Each role by what it would bring now."""
    me = s.mover
    mine = s.allegiance[me]
    edge = strength(s, mine) - strength(s, 1 - mine)
    if role == STRATEGIST:
        return 24
    if role == FARMER:
        return 8 * (HAND_LIMIT - s.held[me]) if rounds_left(s) > 0 or offices_of(s, me) > 0 else 0
    if role == BUILDER:
        return 10 * s.reserve[me] if rounds_left(s) > 0 else 12
    if role == TRAITOR:
        return 12 - 2 * edge
    worth = 4 if role == DIPLOMAT2 else 0
    if -8 <= edge <= 6:  # where his points decide
        worth += 5 * ROLE_CONFLICT[role]
    return worth + (6 if role == DIPLOMAT5 else 4)


@kernel
def my_house(s: State) -> int:
    """The house I shall belong to when roles are revealed."""
    me = s.mover
    return 1 - s.allegiance[me] if s.role[me] == TRAITOR else s.allegiance[me]


@kernel
def shortfall(s: State, house: int) -> int:
    """How much the house needs to lead, by what I know: all that is laid, and my own side and role."""
    me = s.mover
    need = 1 - ROLE_CONFLICT[s.role[me]]
    for side in range(2):
        total = LAND_CONFLICT[s.land[contested(s, side)]]
        for seat in range(s.seats):
            sided = my_house(s) if seat == me else s.allegiance[seat]
            if sided == side:
                total += supply_played(s, seat)
        need += -total if side == house else total
    return need


@kernel
def supply_worth(s: State, action: int) -> int:
    """Lay what is needed to lead by a little, if the prize is worth it and I can; else keep my cards."""
    me = s.mover
    house = my_house(s)
    later = s.seats - 1 - s.turn
    need = shortfall(s, house) + 2 * later
    have = 0
    for kind in range(KINDS):
        have += s.hand[me][kind] * SUPPLY[kind]
    friends = max(1, seats_of(s, house))
    prize = POINTS[s.land[contested(s, 1 - house)]][friends - 1]
    hopeless = need > have + 3 * (friends - 1)
    worthwhile = need <= 3 * prize + 4
    if action == Verb.DONE:
        return 10 if need <= 0 or hopeless or not worthwhile else -10
    card = SUPPLY[action - Verb.PLAY]
    return 8 - card if card >= need else card - 8  # the smallest that does, or the largest


@kernel
def building_worth(s: State, verb: int, place: int) -> int:
    """Farms early, offices late; leave well alone."""
    late = rounds_left(s) < LATE
    match verb:
        case Verb.FARM:
            return site_worth(s, place, FARM) + (0 if late else 20)
        case Verb.OFFICE:
            return 40 if late else 10
        case Verb.LIFT:
            idle = s.building[place] == FARM and s.house[place] != s.allegiance[s.mover]
            return 5 if idle and not late else -20
        case Verb.TURN:
            return 15 if late and s.building[place] == FARM else -20
    return 0


@kernel
def value(s: State, seat: int) -> int:
    """What a seat has, in tenths of a point: points, cards, offices, and what its farms will bring."""
    cards = min(s.held[seat], OFFICE_CARDS_AT_MOST)
    growth = 8 * farms_at_work(s, seat) * rounds_left(s) if s.phase >= Phase.DEAL else 0
    return 10 * s.score[seat] + 6 * s.held[seat] + 10 * offices_of(s, seat) * cards + growth
