"""What a sensible player looks at: what the plague would cost whom, and what each power gains. All from the seat's own view."""

from turncoat.games.rattus.actions import OBJECT, SECOND, VERB, Verb
from turncoat.games.rattus.hidden import knows
from turncoat.games.rattus.rules.end import cubes_of
from turncoat.games.rattus.rules.plague import strikes, struck_by
from turncoat.games.rattus.state import NONE, Phase, State, cubes_in, is_adjacent, neutral_cubes, regions_of
from turncoat.games.rattus.tables import (
    CLASSES,
    FACES,
    LETTERS,
    LIMIT,
    SYMBOLS,
)
from turncoat.kernel import kernel

CUBE = 100  # a cube's worth; all else is measured by it
# Peasant, merchant, monk, knight, witch, king: what a card gains. Against an earlier table that put the merchant first, this one won
# 74 % of 600 games between four greedy seats: one more cube a turn is worth more than any power.
CARD_WORTH = (60, 20, 30, 0, 0, 20)
CARD_RISK = 25  # what each card I have already makes the next one cost
DENIAL = 5  # what it is worth that another loses a card
MOST_LIMIT = max(LIMIT)
SYMBOL_KINDS = len(LETTERS)
# By the cubes in a region and the symbol: how many of them a face shows on average that strikes there, in hundredths.
HITS = tuple(
    tuple(
        CUBE * sum(SYMBOLS[face][symbol] for face in range(FACES) if strikes(cubes, face)) // FACES
        for symbol in range(SYMBOL_KINDS)
    )
    for cubes in range(MOST_LIMIT + 1)
)


@kernel
def cost(s: State, region: int, seat: int, face: int, extra: int) -> int:
    """How many cubes a rat with that face would take from a seat there now, `extra` neutral ones counted."""
    if not strikes(cubes_in(s, region) + extra, face):
        return 0
    hits = 0
    for symbol in range(SYMBOL_KINDS):
        if SYMBOLS[face][symbol] > 0 and struck_by(s, region, symbol) & (1 << seat) != 0:
            hits += SYMBOLS[face][symbol]
    return min(hits, s.cubes[region][seat])


@kernel
def loss(s: State, region: int, seat: int, extra: int) -> int:
    """What a rat that I do not know would cost a seat there now, in hundredths of a cube: the mean of all faces in the box.

    Faces that were turned up are not left out. That would cost more time than it is worth: it changes little.
    """
    mine = s.cubes[region][seat]
    if mine == 0:
        return 0
    total = min(cubes_in(s, region) + extra, MOST_LIMIT)
    lost = 0
    for symbol in range(SYMBOL_KINDS):
        if struck_by(s, region, symbol) & (1 << seat) != 0:
            lost += HITS[total][symbol]
    return min(lost, CUBE * mine)


@kernel
def danger(s: State, region: int, seat: int, me: int, extra: int) -> int:
    """What all rats of a region would cost a seat, each by itself, as far as I know them; at most all that it has there."""
    if s.cubes[region][seat] == 0 or s.rats[region] == 0:
        return 0
    unknown = loss(s, region, seat, extra)
    total = 0
    for rat in range(s.rats[region]):
        if knows(s, me, region, rat):
            total += CUBE * cost(s, region, seat, s.face[region][rat], extra)
        else:
            total += unknown
    return min(total, CUBE * s.cubes[region][seat])


@kernel
def blow(s: State, region: int, extra: int) -> int:
    """What striking there gains the active seat: the losses of the others, above all of the leader, less its own, which count double."""
    gain = 0
    for seat in range(s.seats):
        lost = danger(s, region, seat, s.active, extra)
        if seat == s.active:
            gain -= 2 * lost
        else:
            gain += lost * (8 + cubes_of(s, seat)) // 12
    return gain


@kernel
def settling(s: State, region: int, cubes: int) -> int:
    """What cubes put there are worth: each counts, less the danger to all of mine there."""
    me = s.active
    before = danger(s, region, me, me, 0)
    s.cubes[region][me] += cubes
    after = danger(s, region, me, me, 0)
    s.cubes[region][me] -= cubes
    return CUBE * cubes - (after - before) // 2


@kernel
def prior(s: State, action: int) -> int:
    """How good the mover's action looks at first sight; only comparisons between its actions mean anything."""
    thing = OBJECT[action]
    match VERB[action]:
        case Verb.SETTLE:
            return settle_worth(s, thing, min(s.rats[thing], s.stock[s.active]))
        case Verb.SETTLE_MORE:
            return settle_worth(s, thing, s.rats[thing] + 1)
        case Verb.TAKE:
            return take_worth(s, thing)
        case Verb.PLAGUE:
            return blow(s, thing, 0)
        case Verb.SPREAD:
            return spread_worth(s, thing)
        case Verb.TURN_UP:
            return turning_worth(s, thing, SECOND[action])
        case Verb.MONK:  # frees my cubes of a rat
            return -spread_worth(s, thing) // 3
        case Verb.MERCHANT:  # leads them out of danger
            return danger(s, thing, s.active, s.active, 0) // 2 - 20
        case Verb.KING:  # saves one
            return CUBE // 2
        case Verb.WITCH:  # is seldom worth it
            return 4
        case Verb.TO:
            return target_worth(s, thing)
        case Verb.CUBES:
            return -thing
        case Verb.COUNT:
            return 5 + blow(s, s.pawn, 2) - blow(s, s.pawn, 0)
        case Verb.DONE:
            return 5
    return 0


@kernel
def settle_worth(s: State, region: int, cubes: int) -> int:
    """Start cubes go where few are; later ones where they live longest."""
    if s.phase == Phase.START:
        return -10 * cubes_in(s, region)
    return settling(s, region, 1 if s.phase == Phase.LAST else cubes)


@kernel
def take_worth(s: State, card: int) -> int:
    """A card gains its power, and brings the plague; taken from another it is gone there."""
    held = 0
    for other in range(CLASSES):
        if s.owner[other] == s.active:
            held += 1
    worth = CARD_WORTH[card] - CARD_RISK * held
    return worth + DENIAL if s.owner[card] != NONE else worth


@kernel
def spread_worth(s: State, region: int) -> int:
    """New rats go where they threaten others more than me."""
    worth = 0
    for seat in range(s.seats):
        lost = loss(s, region, seat, 0)
        worth += -2 * lost if seat == s.active else lost
    return worth


@kernel
def turning_worth(s: State, region: int, rat: int) -> int:
    """A rat that costs others more than me comes first, as far as I know its face: it strikes while there are still cubes."""
    extra = neutral_cubes(s, region)
    is_known = knows(s, s.active, region, rat)
    worth = 0
    for seat in range(s.seats):
        lost = CUBE * cost(s, region, seat, s.face[region][rat], extra) if is_known else loss(s, region, seat, extra)
        worth += -2 * lost if seat == s.active else lost
    return worth


@kernel
def target_worth(s: State, region: int) -> int:
    """Where the monk's rat hurts others, or the merchant's cubes are safe."""
    if s.phase == Phase.MONK_TO:
        return spread_worth(s, region)
    near_pawn = 20 if region == s.pawn or is_adjacent(s.pawn, region) else 0
    return settling(s, region, 1) - near_pawn


@kernel
def value(s: State, seat: int) -> int:
    """A seat's cubes, less what the last plague would take, as far as it knows; that weighs the more, the fewer rats are in the supply."""
    at_risk = 0
    for region in range(regions_of(s)):
        at_risk += danger(s, region, seat, seat, 0)
    return CUBE * cubes_of(s, seat) - at_risk * (FACES - s.supply) // FACES
