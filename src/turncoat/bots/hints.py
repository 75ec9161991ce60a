"""Advice for a person: the best few actions, what they promise, and what is expected to follow. All from the seat's own view."""

from collections import Counter
from dataclasses import dataclass

from turncoat.bots.search import Budget, Prospect, Search
from turncoat.errors import Invalid
from turncoat.games import CHANCE, OVER, Game
from turncoat.kernel import AnyState, copy, new_journal
from turncoat.kernel.rng import new_rng

POINTS_PART = 0.25
FAIRLY = {"paranoid": 0}  # the others play for themselves: a person is told what to expect, not what to fear
# Every action is tried much
EVENLY = FAIRLY | {"judge": 0, "cutoff": -1, "horizon": 0, "bias": 0, "exploration": 20_000}
CURIOUS = FAIRLY | {"flatten": 25}  # a network that is sure of one action says little of the others
TRIES = 20  # of each action, on average: fewer tell nothing
MOST = 3  # actions worth telling
ENOUGH = 5  # iterations that an action must have been tried, unless it is the best
WORLDS = 15  # in which the line that follows is looked up
LONGEST = 4  # decisions told beyond the first
SURE_ENOUGH = 20  # iterations that must have gone through a decision before it is told


@dataclass(frozen=True)
class Expected:
    """A decision that is expected to follow: whose, which, and what that seat sees then, in one of the worlds, to put it into words."""

    seat: int
    action: int
    view: AnyState


@dataclass(frozen=True)
class Hint:
    """An action, how likely it is to win the game, the points it should come to, and what is expected to follow."""

    action: int
    won: float
    points: float
    line: tuple[Expected, ...]


def hints(game: Game, view: AnyState, rng: list[int], budget: Budget) -> list[Hint]:
    """The mover's best few actions, the best first. Part of the time goes to games that are thought through to their end, because
    only these tell points."""
    legal = game.legal_actions(view)
    if len(legal) < 2:
        return []
    least = Budget(TRIES * len(legal))
    if 0 < budget.iterations < least.iterations:
        raise Invalid(f"advice on {len(legal)} actions needs at least {least.iterations} iterations")

    def think(search: Search, part: float) -> list[Prospect]:
        found = search.think(view, rng, budget.part(part), thorough=True)
        is_too_little = search.iterations < least.iterations and budget.seconds  # however short the time was
        return search.think(view, rng, least, thorough=True) if is_too_little else found

    search, ends = Search(game, CURIOUS), Search(game, EVENLY)
    found = think(search, 1 - POINTS_PART)
    points = {one.action: one.points for one in think(ends, POINTS_PART) if one.tried}
    known = [one for one in found[:MOST] if one.tried >= ENOUGH or one is found[0]]
    best = sorted((one for one in known if one.action in points), key=lambda one: -one.won)
    return [Hint(one.action, one.won, points[one.action], line(search, view, one.action)) for one in best]


def line(search: Search, view: AnyState, action: int) -> tuple[Expected, ...]:
    """What most of a few worlds agree will follow an action, until chance or too little thought makes it a guess."""
    lines = [follow(search, view, action, number) for number in range(WORLDS)]
    told: list[Expected] = []
    while lines:
        nexts = Counter((steps[len(told)].seat, steps[len(told)].action) for steps in lines if len(steps) > len(told))
        if not nexts:
            break
        step, agreed = nexts.most_common(1)[0]
        if 2 * agreed <= WORLDS:
            break
        lines = [s for s in lines if len(s) > len(told) and (s[len(told)].seat, s[len(told)].action) == step]
        told.append(lines[0][len(told)])
    return tuple(told)


def follow(search: Search, view: AnyState, action: int, number: int) -> list[Expected]:
    """What follows an action in one world, as far as the search has thought about it."""
    game = search.game
    seat = view.mover
    trail = search.trail(view, seat, search.root, action)
    world = copy(view)
    game.resample(world, seat, new_rng(number))
    game.apply(world, action, new_journal(0))
    steps: list[Expected] = []
    while world.mover != OVER and len(steps) < LONGEST:
        legal = game.legal_actions(world)
        if len(legal) == 1:
            action = legal[0]
        elif world.mover == CHANCE:
            break
        else:
            chosen = search.recall(world, seat, trail, SURE_ENOUGH)
            if chosen is None:
                break
            action = chosen
            trail = search.trail(world, seat, trail, action)
            steps.append(Expected(world.mover, action, game.view(world, world.mover)))
        game.apply(world, action, new_journal(0))
    return steps
