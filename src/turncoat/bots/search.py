"""Information-set Monte-Carlo tree search, written once over the contract: for any game, any number of seats, chance and secrets.

Here is what surrounds the iterations: budgets, threads, what is remembered between decisions, and what was found.
"""

import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import numpy as np

from turncoat.bots.iteration import BY_TRAIL, ROOT, keyer, searcher, trail_of
from turncoat.bots.settings import settings_of
from turncoat.bots.tree import (
    BY_HAND,
    EDGES,
    FULL,
    NODES,
    NOT_FOUND,
    POINTS,
    ROOT_SLOT,
    ROOT_TRAIL,
    SHARING,
    WON,
    Tree,
    find,
    keep_visited,
    new_tree,
)
from turncoat.errors import Invalid
from turncoat.games import Game
from turncoat.games.batch import seats_of
from turncoat.judge.network import Network, Weights, new_network
from turncoat.judge.weights import is_learned, network_of
from turncoat.kernel import AnyState, Target, blank, compiled, copy, new_journal, store
from turncoat.kernel.record import layout
from turncoat.kernel.rng import new_rng, next_word


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


CHECKS = 16  # how often a number of iterations is interrupted, to see whether the outcome is already decided
CHUNK_SECONDS = 0.02  # the same, of a time
FIRST_CHUNK = 16
WORTH_KEEPING = 4  # visits of a node, when room is made
CATCH_UP = 4  # an action that would need more than one in this many of the remaining iterations is not waited for


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
        weights: Weights | None = None,
    ) -> None:
        """A search that asks the network with these weights, where its judge is a network; otherwise the one that learned the game."""
        self.game = game
        self._weights = weights
        self.iterations = 0  # of the last time it thought
        self.root = 0  # the trail that led to that decision, from one before it
        self._last: AnyState | None = None
        self._target = target
        self._nodes = nodes
        self._search = compiled(searcher(game), target)
        self._keep_visited = compiled(keep_visited, target)
        self._trees = [new_tree(game, nodes, target) for _ in range(threads)]
        self._networks = [network_of(game) if weights is None else new_network(game, weights) for _ in range(threads)]
        self._changes = changes
        self._knobs = self._knobs_for(game.new(game.seats[-1]))
        self._pencil = new_tree(game, 1, "plain")

    def think(self, view: AnyState, rng: list[int], budget: Budget, thorough: bool = False) -> list[Prospect]:
        """What the search thinks of each of several legal actions, the best first. The same for the same view, luck, iterations and threads.

        A thorough search spends its whole budget, even where what is best seems clear.
        """
        if self.game.legal(view, self._pencil.out) < 2:
            raise Invalid("where there is no choice, there is nothing to think about")
        self._make_room()
        seat, seats = view.mover, seats_of(self.game, view)
        self._knobs = self._knobs_for(view)
        self.root = self._trail_to(view)
        for tree in self._trees:
            tree.used[ROOT_SLOT], tree.used[ROOT_TRAIL] = NOT_FOUND, self.root
        seed = (next_word(rng) << 30) ^ next_word(rng)
        desks = [
            (tree, network, self._rows(view), self._rng(seed, number))
            for number, (tree, network) in enumerate(zip(self._trees, self._networks))
        ]

        def work(desk: tuple[Tree, Network, Any, Any], iterations: int) -> None:
            tree, network, rows, luck = desk
            self._search(tree, network, rows, seat, seats, self._knobs, luck, iterations)

        work(desks[0], 0)  # compiles, or reads what was compiled, before the clock runs
        clock = Clock(budget, len(desks))
        with ThreadPoolExecutor(len(desks)) as pool:
            while (chunk := clock.chunk()) > 0:
                list(pool.map(work, desks, [chunk] * len(desks)))
                if not thorough and self._is_settled(len(desks) * clock.left()):
                    break
        self.iterations = clock.done * len(desks)
        return self._prospects(seat)

    def _knobs_for(self, view: AnyState) -> Any:
        game, changes = self.game, self._changes
        if self._weights is None and not is_learned(game):
            if changes.get("judge"):
                raise Invalid(f"nobody has learned {game.name} with these values yet: its judge is hand")
            changes = {**changes, "judge": BY_HAND}
        usual = settings_of(game.name, game.preset_at(view), seats_of(game, view), changes.get("judge"))
        knobs = usual.changed(changes).knobs()
        return knobs if self._target == "plain" else np.array(knobs, np.int64)

    def _is_settled(self, left: int) -> bool:
        """Whether the most tried action will stay so: another would need more than its share of the remaining iterations."""
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
            self.game.apply(world, action, new_journal(0))
            if self.game.view(world, last.mover) == view:
                return self.trail(last, last.mover, self.root, action)
        return 0

    def _key(self, world: AnyState, seat: int, trail: int) -> tuple[int, int]:
        """The key of a decision, and how many actions it offers."""
        rows = [world, blank(self.game.state), world]
        count = self.game.legal(world, self._pencil.out)
        return keyer(self.game)(self._pencil, rows, seat, int(self._knobs[SHARING]), trail, count), count

    def _make_room(self) -> None:
        """If a tree is half full, keep only what was visited often; if that is still too much, nothing."""
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
    arrays = search._trees[0], search._networks[0], search._rows(state)
    search._search(*arrays, 0, game.seats[0], search._knobs, search._rng(0, 0), 0)
