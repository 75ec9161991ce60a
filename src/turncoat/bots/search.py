"""Information-set Monte-Carlo tree search, written once over the contract: for any game, any number of seats, chance and secrets.

Each iteration deals a world that the seat cannot tell from the true one (`resample`), goes down the tree as every mover there
would with what it knows, adds a node, plays on a little as advice suggests, judges the position, and tells all nodes on its way.
"""

import functools
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import numpy as np

from turncoat.bots.settings import settings_of
from turncoat.bots.tree import (
    BIAS,
    CUTOFF,
    DOUBT,
    EDGES,
    EXPLORATION,
    FULL,
    GROWTH,
    HORIZON,
    MOST_SEATS,
    NODES,
    NOT_FOUND,
    PARANOID,
    POINTS,
    ROOT_SLOT,
    ROOT_TRAIL,
    SCALE,
    SHARING,
    SOFT,
    TASTE,
    WON,
    Tree,
    add_node,
    back_up,
    find,
    keep_visited,
    new_tree,
    select,
    weigh_edges,
)
from turncoat.errors import Invalid
from turncoat.games import CHANCE, OVER, Game
from turncoat.games.batch import outcome_drawer
from turncoat.kernel import AnyState, Kernel, Target, bind, blank, compiled, copy, kernel, store
from turncoat.kernel.record import copier, layout, mixer
from turncoat.kernel.rng import below, new_rng, next_word

# A game's own kernels, bound by `searcher`.
legal: Kernel
apply: Kernel
scores: Kernel
hide: Kernel
resample: Kernel
prior: Kernel
value: Kernel
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
POINT = 100  # `soft` is in hundredths of a point
RANK_PART = 10  # percent of a utility that are for places other than the first


# One iteration


@kernel
def iterate(t: Tree, rows: AnyState, seat: int, seats: int, knobs: list[int], rng: list[int]) -> None:
    """Deal a world, go down the tree and a little beyond, judge what is found there, and tell the nodes on the way.

    In doubt, the world is dealt again as one of the others might imagine it. There my secrets are different ones, and the others learn to
    decide without them. My own decision is then made by somebody who holds other cards: it has another node.
    """
    copy_into(rows[ROOT], rows[WORLD])
    resample(rows[WORLD], seat, rng)
    root = t.used[ROOT_SLOT]
    is_doubt = knobs[DOUBT] > 0 and below(rng, 100) < knobs[DOUBT]
    if is_doubt:
        resample(rows[WORLD], (seat + 1 + below(rng, seats - 1)) % seats, rng)
    depth = go_down(t, rows, seat, knobs, rng)
    if is_doubt:
        t.used[ROOT_SLOT] = root
    judge(t, rows[WORLD], seat, seats, knobs[SCALE], knobs[SOFT])
    back_up(t, depth)


@kernel
def go_down(t: Tree, rows: AnyState, seat: int, knobs: list[int], rng: list[int]) -> int:
    """Play as the tree says until it has grown, then as advice suggests until it is time to judge; how many nodes were passed.

    One loop for both, so that the rules are compiled into one place. Positions are never judged while chance is to draw.
    """
    s = rows[WORLD]
    depth = 0
    to_grow = knobs[GROWTH]
    to_play = knobs[CUTOFF]
    active, turns = s.mover, 0
    trail = t.used[ROOT_TRAIL]
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
                look_at(t, s, slot, key, count, knobs[BIAS])
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
    """What stands for a decision and what was decided; mixed well, for the next key is made by mixing in actions that are much alike."""
    trail = ((key ^ (key >> 31)) * MIX + action + 1) & LONG_WORD
    trail = ((trail ^ (trail >> 29)) * MIX) & LONG_WORD
    return trail ^ (trail >> 32)


@kernel
def look_at(t: Tree, s: AnyState, slot: int, key: int, count: int, bias: int) -> None:
    """Add a node, with a first impression of what may be done there."""
    first = add_node(t, slot, key, count)
    for edge in range(first, first + count):
        t.share[edge] = prior(s, t.action[edge])
    weigh_edges(t, first, count, bias)


@kernel
def taste_some(s: AnyState, out: list[int], count: int, taste: int, rng: list[int]) -> int:
    """The action that looks best among so many random ones."""
    best = out[below(rng, count)]
    highest = 0
    for i in range(taste):
        other = best if i == 0 else out[below(rng, count)]
        looks = prior(s, other)
        if i == 0 or looks > highest:
            best, highest = other, looks
    return best


# What a position is worth to each seat


@kernel
def judge(t: Tree, s: AnyState, seat: int, seats: int, scale: int, soft: int) -> None:
    """Fill `gains`: at the end of the game by ranks, or by how clear they are; before it by values."""
    scores(s, t.points, t.ranks)
    if s.mover == OVER:
        judge_end(t, seats)
    else:
        for one in range(seats):
            t.gains[one] = value(s, one)
        weigh_chances(t, seats, scale)
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
    for seat in range(seats):
        behind = 0
        for other in range(seats):
            if other != seat:
                behind += FULL * t.strength[seat] // max(1, t.strength[seat] + t.strength[other])
        t.gains[seat] = behind // (seats - 1)


@kernel
def search(t: Tree, rows: AnyState, seat: int, seats: int, knobs: list[int], rng: list[int], iterations: int) -> None:
    """So many iterations from what the seat sees; `used` tells the slot of its decision."""
    for _ in range(iterations):
        iterate(t, rows, seat, seats, knobs, rng)


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
    names["look_at"] = bind(look_at, **names)
    names["taste_some"] = bind(taste_some, **names)
    names["go_down"] = bind(go_down, **names)
    names["judge"] = bind(judge, scores=game.scores, value=game.value)
    names["iterate"] = bind(iterate, resample=game.resample, **names)
    return bind(search, **names)


# From outside


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations in all, or so many seconds."""

    iterations: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if (self.iterations > 0) == (self.seconds > 0):
            raise Invalid("a budget is a number of iterations or of seconds, above 0")

    def part(self, of: float) -> "Budget":
        """A part of it, at least one iteration."""
        return Budget(max(1, int(self.iterations * of))) if self.iterations else Budget(seconds=self.seconds * of)


@dataclass(frozen=True)
class Prospect:
    """What a search thinks of one action."""

    action: int
    tried: int  # iterations that began with it
    utility: float  # from 0 to 1: what the search maximises
    won: float  # the chance of winning; of a shared victory, a part
    points: float  # expected, when positions are played to the end


CHECKS = 16  # times that a number of iterations is interrupted, to see whether all is decided
CHUNK_SECONDS = 0.02  # the same, of a time
FIRST_CHUNK = 16
WORTH_KEEPING = 4  # visits of a node, when room is made
CATCH_UP = 4  # an action is not waited for that would need more than one in so many of the iterations left


class Clock:
    """Deals out a budget in chunks of iterations for each thread."""

    def __init__(self, budget: Budget, threads: int) -> None:
        self._budget = budget
        self._threads = threads
        self._began = time.perf_counter()
        self.done = 0  # iterations of each thread

    def left(self) -> int:
        """How many iterations each thread may still do; for a time, as far as can be told."""
        if self._budget.iterations:
            return max(0, -(-self._budget.iterations // self._threads) - self.done)
        gone = time.perf_counter() - self._began
        return max(0, int((self._budget.seconds - gone) * self.done / gone)) if self.done else FIRST_CHUNK

    def chunk(self) -> int:
        """How many to do next; 0 when the budget is spent."""
        left = self.left()
        if self._budget.iterations:
            chunk = min(left, -(-self._budget.iterations // (CHECKS * self._threads)))
        else:
            pace = int(self.done / max(1e-9, time.perf_counter() - self._began) * CHUNK_SECONDS)
            chunk = min(left, max(FIRST_CHUNK, pace))
        self.done += chunk
        return chunk


class Search:
    """A search for one seat of one match: what it has found out stays for the seat's next decision.

    Nobody else may use it: what was found out from one seat would tell another about its secrets.
    """

    def __init__(
        self,
        game: Game,
        changes: Mapping[str, int] = MappingProxyType({}),
        threads: int = 1,
        target: Target = "cpu",
        nodes: int = 1 << 16,
    ) -> None:
        self.game = game
        self.iterations = 0  # of the last time it thought
        self.root = 0  # the trail that led to that decision, from one before it
        self._last: AnyState | None = None
        self._target = target
        self._nodes = nodes
        self._search = compiled(searcher(game), target)
        self._keep_visited = compiled(keep_visited, target)
        self._trees = [new_tree(game, nodes, target) for _ in range(threads)]
        self._changes = changes
        self._knobs = self._knobs_for(game.seats[-1])
        self._pencil = new_tree(game, 1, "plain")

    def think(self, view: AnyState, rng: list[int], budget: Budget, thorough: bool = False) -> list[Prospect]:
        """What is thought of each legal action, the best first. The same for the same view, luck, iterations and threads.

        A thorough search spends its whole budget, even where what is best seems clear.
        """
        self._make_room()
        seat, seats = view.mover, seats_of(self.game, view)
        self._knobs = self._knobs_for(seats)
        self.root = self._trail_to(view)
        for tree in self._trees:
            tree.used[ROOT_TRAIL] = self.root
        seed = (next_word(rng) << 30) ^ next_word(rng)
        desks = [(tree, self._rows(view), self._rng(seed, number)) for number, tree in enumerate(self._trees)]

        def work(desk: tuple[Tree, Any, Any], iterations: int) -> None:
            tree, rows, luck = desk
            self._search(tree, rows, seat, seats, self._knobs, luck, iterations)

        work(desks[0], 0)  # compiles, or reads what was compiled, before the clock runs
        clock = Clock(budget, len(desks))
        with ThreadPoolExecutor(len(desks)) as pool:
            while (chunk := clock.chunk()) > 0:
                list(pool.map(work, desks, [chunk] * len(desks)))
                if not thorough and self._is_settled(len(desks) * clock.left()):
                    break
        self.iterations = clock.done * len(desks)
        return self._prospects(seat)

    def _knobs_for(self, seats: int) -> Any:
        knobs = settings_of(self.game.name, seats).changed(self._changes).knobs()
        return knobs if self._target == "plain" else np.array(knobs, np.int64)

    def _is_settled(self, left: int) -> bool:
        """Whether the action that is tried most will stay so: another would need more than a part of the iterations that are left."""
        roots = [(tree, tree.used[ROOT_SLOT]) for tree in self._trees]
        tried = [tree.tried[tree.first[slot] : tree.first[slot] + tree.width[slot]] for tree, slot in roots]
        *_, second, most = sorted(map(sum, zip(*tried)))
        return bool(CATCH_UP * (most - second) > left)

    def recall(self, world: AnyState, seat: int, trail: int, least: int) -> int | None:
        """What the search of a seat, when it last thought, tried most at a later decision; None if it came there less than so often."""
        key, count = self._key(world, seat, trail)
        tried: Counter[int] = Counter()
        for tree in self._trees:
            slot = find(tree, key, count)
            if slot != NOT_FOUND and tree.key[slot] == key:
                for edge in range(tree.first[slot], tree.first[slot] + count):
                    tried[int(tree.action[edge])] += int(tree.tried[edge])
        return tried.most_common(1)[0][0] if tried.total() >= least else None

    def trail(self, world: AnyState, seat: int, trail: int, action: int) -> int:
        """What stands for the decisions up to here and one more."""
        left: int = trail_of(self._key(world, seat, trail)[0], action)
        return left

    def _trail_to(self, view: AnyState) -> int:
        """The trail of a decision that follows at once on the one before it; else 0, and a new one begins there."""
        last, self._last = self._last, view
        if last is None or last.mover != view.mover or self._knobs[SHARING] != BY_TRAIL:
            return 0
        for action in self.game.legal_actions(last):
            world = copy(last)
            self.game.resample(world, last.mover, new_rng(0))
            self.game.apply(world, action, [[0] * 4])
            if self.game.view(world, last.mover) == view:
                return self.trail(last, last.mover, self.root, action)
        return 0

    def _key(self, world: AnyState, seat: int, trail: int) -> tuple[int, int]:
        """The key of a decision, and how many actions it offers."""
        rows = [world, blank(self.game.state), world]
        count = self.game.legal(world, self._pencil.out)
        return keyer(self.game)(self._pencil, rows, seat, int(self._knobs[SHARING]), trail, count), count

    def _make_room(self) -> None:
        """Of a tree that is half full only what was visited often is kept; if that is still much, nothing."""
        for number, tree in enumerate(self._trees):
            if self._is_half_full(tree):
                new = new_tree(self.game, self._nodes, self._target)
                self._keep_visited(tree, new, WORTH_KEEPING)
                if self._is_half_full(new):
                    new = new_tree(self.game, self._nodes, self._target)
                self._trees[number] = new

    def _is_half_full(self, tree: Tree) -> bool:
        return bool(2 * tree.used[NODES] > self._nodes or 2 * tree.used[EDGES] > len(tree.action))

    def _rows(self, view: AnyState) -> Any:
        if self._target == "plain":
            return [blank(self.game.state), blank(self.game.state), copy(view)]
        rows = np.zeros(3, layout(self.game.state).dtype)
        store(view, rows, ROOT)
        return rows

    def _rng(self, seed: int, stream: int) -> Any:
        rng = new_rng(seed, stream)
        return rng if self._target == "plain" else np.array(rng, np.int64)

    def _prospects(self, seat: int) -> list[Prospect]:
        """The threads' findings, added up."""
        roots = [(tree, tree.used[ROOT_SLOT]) for tree in self._trees]
        found = []
        for place in range(roots[0][0].width[roots[0][1]]):
            edges = [(tree, tree.first[slot] + place) for tree, slot in roots]
            tried = sum(int(tree.tried[edge]) for tree, edge in edges)
            won, points, utility = (
                sum(int(tree.total[edge][gain]) for tree, edge in edges) / max(1, tried) for gain in (WON, POINTS, seat)
            )
            action = int(edges[0][0].action[edges[0][1]])
            found.append(Prospect(action, tried, utility / FULL, won / FULL, points))
        return sorted(found, key=lambda one: (-one.tried, -one.utility, one.action))


def compile_search(game: Game) -> None:
    """Compile the search of a game, or read it from the cache: that takes long, once."""
    search = Search(game, nodes=1)
    state = game.new(game.seats[0])
    search._search(search._trees[0], search._rows(state), 0, game.seats[0], search._knobs, search._rng(0, 0), 0)


def seats_of(game: Game, state: AnyState) -> int:
    """How many play: so many are ranked."""
    points, ranks = [0] * MOST_SEATS, [0] * MOST_SEATS
    game.scores(state, points, ranks)
    return sum(rank > 0 for rank in ranks)
