"""One iteration of a search, in kernels: deal a world, go down the tree and beyond it, and carry back what was found.

Each deals a world that the seat cannot tell from the true one (`resample`), goes down the tree as every mover there would with what it
knows, adds a node, plays on a little as advice suggests, judges the position, and tells all nodes on its way.
"""

import functools

from turncoat.bots.tree import (
    BIAS,
    CONSULTED,
    CUTOFF,
    DOUBT,
    EXPLORATION,
    FLATTEN,
    FULL,
    GROWTH,
    HORIZON,
    JUDGE,
    LEARNED,
    NOT_FOUND,
    PARANOID,
    POINTS,
    ROOT_SLOT,
    ROOT_TRAIL,
    SCALE,
    SHARES,
    SHARING,
    SOFT,
    TASTE,
    WON,
    Tree,
    add_node,
    back_up,
    find,
    select,
    weigh_edges,
)
from turncoat.games import CHANCE, OVER, Game
from turncoat.games.batch import outcome_drawer
from turncoat.judge.forward import think
from turncoat.judge.network import Network
from turncoat.kernel import AnyState, Kernel, bind, kernel
from turncoat.kernel.record import copier, mixer
from turncoat.kernel.rng import below

# A game's own kernels, bound by `searcher`.
legal: Kernel
apply: Kernel
scores: Kernel
hide: Kernel
resample: Kernel
prior: Kernel
value: Kernel
observe: Kernel
draw_outcome: Kernel
copy_into: Kernel
stir: Kernel

WORLD, VIEW, ROOT = range(3)  # rows: the world of this iteration, what its mover sees, what the searching seat sees
WORD = 0xFFFFFFFF
LONG_WORD = (1 << 62) - 1
MIX = 0x1E3779B97F4A7C15
BY_MOVERS_VIEW, BY_MY_VIEW, BY_TRAIL = range(3)  # which positions share a node
EIGHTHS = tuple(
    round(10_000 * 2.718281828459045 ** (-step / 8)) for step in range(80)
)  # e to the power of minus step / 8
FINE = 64
POWERS = tuple(
    max(1, round(1_000_000 * 2.718281828459045 ** (-step / FINE))) for step in range(12 * FINE)
)  # e to the power of minus step / FINE
POINT = 100  # `soft` is in hundredths of a point
RANK_PART = 10  # percent of a utility that reward places other than the first


# One iteration


@kernel
def iterate(t: Tree, net: Network, rows: AnyState, seat: int, seats: int, knobs: list[int], rng: list[int]) -> None:
    """Deal a world, go down the tree and a little beyond, judge what is found there, and tell the nodes on the way.

    In doubt, the world is dealt again as one of the others might imagine it. There my secrets are different ones, and the others learn to
    decide without them. My own decision is then made by somebody who holds other cards: it has another node. (By trails it would have the
    same, so there is no doubt then.)
    """
    copy_into(rows[ROOT], rows[WORLD])
    resample(rows[WORLD], seat, rng)
    root = t.used[ROOT_SLOT]
    may_doubt = knobs[DOUBT] > 0 and root != NOT_FOUND and knobs[SHARING] != BY_TRAIL
    is_doubt = may_doubt and below(rng, 100) < knobs[DOUBT]
    if is_doubt:
        resample(rows[WORLD], (seat + 1 + below(rng, seats - 1)) % seats, rng)
    depth = go_down(t, net, rows, seat, seats, knobs, rng)
    if is_doubt:
        t.used[ROOT_SLOT] = root
    judge(t, net, rows[WORLD], seat, seats, knobs)
    back_up(t, depth)


@kernel
def go_down(t: Tree, net: Network, rows: AnyState, seat: int, seats: int, knobs: list[int], rng: list[int]) -> int:
    """Play as the tree says until it has grown, then as advice suggests until it is time to judge; how many nodes were passed.

    One loop for both, so that the rules are compiled into one place. Positions are never judged while chance is to draw.
    """
    s = rows[WORLD]
    depth = 0
    to_grow = knobs[GROWTH]
    to_play = knobs[CUTOFF]
    active, turns = s.mover, 0
    trail = t.used[ROOT_TRAIL]
    t.used[CONSULTED] = 0
    while s.mover != OVER and (to_grow > 0 or to_play != 0 or s.mover == CHANCE):
        if s.mover != active and s.mover != CHANCE:
            active = s.mover
            turns += 1
            if turns == knobs[HORIZON]:
                break
        count = legal(s, t.out)
        if s.mover == CHANCE:
            action = draw_outcome(s, t.out, count, rng)
        elif count == 1:
            action = t.out[0]
        elif to_grow > 0:
            key = key_of(t, rows, seat, knobs[SHARING], trail, count)
            slot = find(t, key, count)
            if slot == NOT_FOUND:
                to_grow = 0
                continue
            if depth == 0:
                t.used[ROOT_SLOT] = slot
            if t.key[slot] == 0:
                look_at(t, net, s, seats, slot, key, count, knobs)
                to_grow -= 1
                if to_grow == 0:
                    continue
            is_foe = knobs[PARANOID] == 1 and s.mover != seat
            edge = select(t, slot, seat if is_foe else s.mover, is_foe, knobs[EXPLORATION])
            t.path[depth][0] = slot
            t.path[depth][1] = edge
            depth += 1
            action = t.action[edge]
            trail = trail_of(key, action)
        else:
            action = taste_some(s, t.out, count, knobs[TASTE], rng)
            to_play -= 1
        apply(s, action, t.journal)
        t.used[CONSULTED] = 0
    return depth


@kernel
def key_of(t: Tree, rows: AnyState, seat: int, sharing: int, trail: int, count: int) -> int:
    """A number that stands for a decision; never 0, and by luck alone the same for two of them.

    It is made of what may be done, and of what is seen there, or of the trail of decisions that led there from the root.
    """
    if sharing == BY_TRAIL and trail != 0:
        t.words[0] = trail & WORD
        t.words[1] = (trail >> 30) ^ rows[WORLD].mover
    else:
        copy_into(rows[WORLD], rows[VIEW])
        hide(rows[VIEW], seat if sharing == BY_MY_VIEW else rows[WORLD].mover)
        t.words[0] = 0x811C9DC5
        t.words[1] = 0x9E3779B9
        stir(rows[VIEW], t.words)
    a, b = t.words[0], t.words[1]
    for i in range(count):
        a = ((a ^ t.out[i]) * 0x01000193) & WORD
    b = ((b ^ (b >> 16)) * 0x7FEB352D) & WORD
    return ((a << 30) ^ b) + 1


@kernel
def trail_of(key: int, action: int) -> int:
    """What stands for a decision and what was decided; mixed well, because the next key is made by mixing in actions that are much alike."""
    trail = ((key ^ (key >> 31)) * MIX + action + 1) & LONG_WORD
    trail = ((trail ^ (trail >> 29)) * MIX) & LONG_WORD
    return trail ^ (trail >> 32)


@kernel
def look_at(t: Tree, net: Network, s: AnyState, seats: int, slot: int, key: int, count: int, knobs: list[int]) -> None:
    """Add a node, with a first impression of what may be done there."""
    first = add_node(t, slot, key, count)
    if knobs[JUDGE] == LEARNED:
        consult(t, net, s, seats)
        share_out(t, net, first, count, knobs[FLATTEN])
    else:
        for edge in range(first, first + count):
            t.share[edge] = prior(s, t.action[edge])
        weigh_edges(t, first, count, knobs[BIAS])


@kernel
def consult(t: Tree, net: Network, s: AnyState, seats: int) -> None:
    """Ask the network, which sees what the mover sees: `scores` of actions, and `strength`, how likely each seat is to win."""
    observe(s, s.mover, net.observed)
    think(net)
    best = net.chances[0]
    for place in range(1, seats):
        best = max(best, net.chances[place])
    total = 0
    for place in range(seats):
        total += power(best - net.chances[place], 100)
    for place in range(seats):
        t.strength[(s.mover + place) % seats] = FULL * power(best - net.chances[place], 100) // total
    t.used[CONSULTED] = 1


@kernel
def share_out(t: Tree, net: Network, first: int, count: int, flatten: int) -> None:
    """First impressions as the network has them: each action's part of SHARES, at least 1."""
    best = net.scores[t.action[first]]
    for edge in range(first, first + count):
        best = max(best, net.scores[t.action[edge]])
    total = 0
    for edge in range(first, first + count):
        t.share[edge] = power(best - net.scores[t.action[edge]], flatten)
        total += t.share[edge]
    for edge in range(first, first + count):
        t.share[edge] = max(1, SHARES * t.share[edge] // total)


@kernel
def power(less: float, percent: int) -> int:
    """How many times less likely something is that scores so much less, of which so many percent count, of a million."""
    step = int(less * FINE) * percent // 100
    return POWERS[step] if step < len(POWERS) else 1


@kernel
def taste_some(s: AnyState, out: list[int], count: int, taste: int, rng: list[int]) -> int:
    """The action that looks best among so many random ones, or of all for 0; the first that was met, where some look alike."""
    start = below(rng, count)
    best, highest = out[start], prior(s, out[start])
    for i in range(1, count if taste == 0 else taste):
        other = out[(start + i) % count] if taste == 0 else out[below(rng, count)]
        looks = prior(s, other)
        if looks > highest:
            best, highest = other, looks
    return best


# What a position is worth to each seat


@kernel
def judge(t: Tree, net: Network, s: AnyState, seat: int, seats: int, knobs: list[int]) -> None:
    """Fill `gains`: at the end of the game by ranks, or by how clear they are; before it by the network, or by values."""
    scores(s, t.points, t.ranks)
    soft = knobs[SOFT]
    if s.mover == OVER:
        judge_end(t, seats)
    elif knobs[JUDGE] == LEARNED:
        if t.used[CONSULTED] == 0:
            consult(t, net, s, seats)
        weigh_ranks(t, seats)
    else:
        for one in range(seats):
            t.gains[one] = value(s, one)
        weigh_chances(t, seats, knobs[SCALE])
    t.gains[POINTS] = t.points[seat]
    t.gains[WON] = t.strength[seat]
    if s.mover == OVER and soft > 0:
        for one in range(seats):
            t.gains[one] = POINT * t.points[one]
        weigh_chances(t, seats, soft)
    for one in range(seats):
        t.gains[one] = ((100 - RANK_PART) * t.strength[one] + RANK_PART * t.gains[one]) // 100


@kernel
def judge_end(t: Tree, seats: int) -> None:
    """`strength`: a victory, or a part of a shared one; `gains`: how many others a seat has left behind, of all."""
    winners = 0
    for seat in range(seats):
        if t.ranks[seat] == 1:
            winners += 1
    for seat in range(seats):
        t.strength[seat] = FULL // winners if t.ranks[seat] == 1 else 0
        behind = 0
        for other in range(seats):
            if other != seat:
                behind += 2 if t.ranks[other] > t.ranks[seat] else 1 if t.ranks[other] == t.ranks[seat] else 0
        t.gains[seat] = FULL * behind // (2 * (seats - 1))


@kernel
def weigh_chances(t: Tree, seats: int, scale: int) -> None:
    """From what each seat has, left in `gains`: the same two as chances, of winning and of leaving another behind."""
    best = -WORD
    for seat in range(seats):
        best = max(best, t.gains[seat])
    total = 0
    for seat in range(seats):
        worse = 8 * (best - t.gains[seat]) // scale
        t.gains[seat] = EIGHTHS[worse] if worse < 80 else 1
        total += t.gains[seat]
    for seat in range(seats):
        t.strength[seat] = FULL * t.gains[seat] // total
    weigh_ranks(t, seats)


@kernel
def weigh_ranks(t: Tree, seats: int) -> None:
    """`gains`, from how likely each seat is to win: how many of the others it should leave behind, of all."""
    for seat in range(seats):
        behind = 0
        for other in range(seats):
            if other != seat:
                behind += FULL * t.strength[seat] // max(1, t.strength[seat] + t.strength[other])
        t.gains[seat] = behind // (seats - 1)


@kernel
def search(
    t: Tree,
    net: Network,
    rows: AnyState,
    seat: int,
    seats: int,
    knobs: list[int],
    rng: list[int],
    iterations: int,
) -> None:
    """So many iterations from what the seat sees; `used` tells the slot of its decision."""
    for _ in range(iterations):
        iterate(t, net, rows, seat, seats, knobs, rng)


@functools.cache
def keyer(game: Game) -> Kernel:
    """`key_of` for a game."""
    return bind(key_of, hide=game.hide, copy_into=copier(game.state), stir=mixer(game.state))


@functools.cache
def searcher(game: Game) -> Kernel:
    """`search` for a game."""
    names: dict[str, Kernel] = {
        "legal": game.legal,
        "apply": game.apply,
        "prior": game.prior,
        "draw_outcome": outcome_drawer(game),
        "copy_into": copier(game.state),
        "key_of": keyer(game),
    }
    names["consult"] = bind(consult, observe=game.observe)
    names["look_at"] = bind(look_at, **names)
    names["taste_some"] = bind(taste_some, **names)
    names["go_down"] = bind(go_down, **names)
    names["judge"] = bind(judge, scores=game.scores, value=game.value, consult=names["consult"])
    names["iterate"] = bind(iterate, resample=game.resample, **names)
    return bind(search, **names)
