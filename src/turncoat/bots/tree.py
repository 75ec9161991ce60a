"""The tree that a search grows: information sets with their actions, in arrays of a fixed size, found by a key.

A node is not a place in a game but what the seat that decides there can know of it, or less (`iteration.key_of`). So worlds that
it cannot tell apart share one node, and no bot learns to play as if it saw another's cards. All worlds of a node offer the same
actions: what may be done depends on the mover's view alone (law 16 of the contract), and is a part of the key. Chance needs no
nodes: it draws, and what it brought is seen.
"""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from turncoat.games import Game
from turncoat.kernel import WIDTH, Target, kernel

FULL = 10_000  # the utility of a victory that is not shared
SHARES = 1_000  # first impressions of a node's actions add up to about so much
MOST_SEATS = 5
WON, POINTS = MOST_SEATS, MOST_SEATS + 1  # behind the seats' utilities: what the searching seat won, and its points
GAINS = MOST_SEATS + 2
NOT_FOUND = -1
NODES, EDGES, ROOT_SLOT, ROOT_TRAIL, CONSULTED = range(5)  # what `used` tells

# What a search can be told, one number each (see `Settings`).
EXPLORATION, BIAS, GROWTH, CUTOFF, HORIZON, TASTE, SCALE, PARANOID, SHARING, DOUBT, SOFT, JUDGE, FLATTEN = range(13)
BY_HAND, LEARNED = range(2)  # who judges


class Tree(NamedTuple):
    """Lists of ints in plain Python, arrays when compiled. A slot holds a node, an edge one of its actions."""

    key: list[int]  # of each slot: which information set it holds; 0 if none
    first: list[int]  # its first edge
    width: list[int]  # and how many it has
    visits: list[int]
    # how many nodes and edges there are; of what is to be decided now, the slot, and the trail that leads there; whether the network was asked
    used: list[int]
    action: list[int]  # of each edge
    share: list[int]  # its part of the first impression
    tried: list[int]
    total: list[list[int]]  # what was gained when it was tried: utility by seat, WON and POINTS
    path: list[list[int]]  # the slots and edges of the iteration in progress
    gains: list[int]  # and what came of it
    words: list[int]  # what stands for a view
    strength: list[int]  # how strongly each seat is expected to win
    out: list[int]  # legal actions, points, ranks, and a journal that takes nothing
    points: list[int]
    ranks: list[int]
    journal: list[list[int]]


def new_tree(game: Game, nodes: int, target: Target) -> Tree:
    """An empty tree with room for so many nodes: slots are twice as many, so that they are found quickly."""
    slots = 1 << (2 * nodes - 1).bit_length()
    edges = nodes * min(game.most_legal, 10) + game.most_legal

    def ints(kind: type[np.signedinteger[Any]], *shape: int) -> Any:
        zeros = np.zeros(shape, kind)
        return zeros.tolist() if target == "plain" else zeros

    return Tree(
        key=ints(np.int64, slots),
        first=ints(np.int32, slots),
        width=ints(np.int16, slots),
        visits=ints(np.int32, slots),
        used=ints(np.int64, 5),
        action=ints(np.int16, edges),
        share=ints(np.int32, edges),
        tried=ints(np.int32, edges),
        total=ints(np.int64, edges, GAINS),
        path=ints(np.int64, game.most_steps, 2),
        gains=ints(np.int64, GAINS),
        words=ints(np.int64, 2),
        strength=ints(np.int64, MOST_SEATS),
        out=ints(np.int16, game.most_legal),
        points=ints(np.int16, MOST_SEATS),
        ranks=ints(np.int8, MOST_SEATS),
        journal=ints(np.int16, 1, WIDTH),
    )


@kernel
def has_room(t: Tree, count: int) -> bool:
    """Whether one more node, with so many edges, can be added."""
    return 2 * (t.used[NODES] + 1) <= len(t.key) and t.used[EDGES] + count <= len(t.action)


@kernel
def find(t: Tree, key: int, count: int) -> int:
    """The slot of a node, or the empty one where it belongs; NOT_FOUND if it is not there and has no room."""
    last = len(t.key) - 1
    slot = (key ^ (key >> 23)) & last
    while t.key[slot] != 0:
        if t.key[slot] == key and t.width[slot] == count:
            return slot
        slot = (slot + 1) & last
    return slot if has_room(t, count) else NOT_FOUND


@kernel
def add_node(t: Tree, slot: int, key: int, count: int) -> int:
    """A new node for the listed actions; its first edge."""
    first = t.used[EDGES]
    t.key[slot] = key
    t.first[slot] = first
    t.width[slot] = count
    t.visits[slot] = 0
    t.used[NODES] += 1
    t.used[EDGES] += count
    for i in range(count):
        edge = first + i
        t.action[edge] = t.out[i]
        t.tried[edge] = 0
        for gain in range(GAINS):
            t.total[edge][gain] = 0
    return first


@kernel
def keep_visited(old: Tree, new: Tree, least: int) -> None:
    """Copy the nodes with so many visits into an empty tree."""
    for slot in range(len(old.key)):
        if old.key[slot] != 0 and old.visits[slot] >= least:
            count = old.width[slot]
            place = find(new, old.key[slot], count)
            if place == NOT_FOUND:
                return
            for i in range(count):
                new.out[i] = old.action[old.first[slot] + i]
            first = add_node(new, place, old.key[slot], count)
            new.visits[place] = old.visits[slot]
            for i in range(count):
                new.share[first + i] = old.share[old.first[slot] + i]
                new.tried[first + i] = old.tried[old.first[slot] + i]
                for gain in range(GAINS):
                    new.total[first + i][gain] = old.total[old.first[slot] + i][gain]


@kernel
def weigh_edges(t: Tree, first: int, count: int, bias: int) -> None:
    """Make first impressions, left in `share`, into parts of SHARES: the best gets `bias` percent more than the worst."""
    lowest = t.share[first]
    highest = t.share[first]
    for edge in range(first, first + count):
        lowest = min(lowest, t.share[edge])
        highest = max(highest, t.share[edge])
    total = 0
    for edge in range(first, first + count):
        t.share[edge] = 100 + bias * (t.share[edge] - lowest) // max(1, highest - lowest)
        total += t.share[edge]
    for edge in range(first, first + count):
        t.share[edge] = SHARES * t.share[edge] // total


@kernel
def select(t: Tree, slot: int, seat: int, is_foe: bool, exploration: int) -> int:
    """The edge that promises most: what it has brought so far, plus what it may still hold while it has been tried little.

    An edge that was never tried is taken to be as good as the others were. A foe (in a paranoid search) wants the searching seat,
    which is then the seat asked for, to gain as little as possible.
    """
    first = t.first[slot]
    end = first + t.width[slot]
    gained = 0
    for edge in range(first, end):
        gained += t.total[edge][seat]
    usual = gained // max(1, t.visits[slot]) if t.visits[slot] > 0 else FULL // 2
    reach = exploration * sqrt(t.visits[slot] + 1)
    best = first
    highest = -FULL
    for edge in range(first, end):
        tried = t.tried[edge]
        promise = t.total[edge][seat] // tried if tried > 0 else usual
        if is_foe:
            promise = FULL - promise
        promise += int(reach * t.share[edge]) // (SHARES * (1 + tried))
        if promise > highest:
            best = edge
            highest = promise
    return best


@kernel
def back_up(t: Tree, depth: int) -> None:
    """Tell every edge of the path what came of it."""
    for step in range(depth):
        slot, edge = t.path[step][0], t.path[step][1]
        t.visits[slot] += 1
        t.tried[edge] += 1
        for gain in range(GAINS):
            t.total[edge][gain] += t.gains[gain]
