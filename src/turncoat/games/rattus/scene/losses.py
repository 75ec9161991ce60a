"""What the plague would take in a region, on average and at worst, as far as a view can tell.

Every way in which it may go is walked: which rat is turned up next, what it shows, what that takes (RAT-3.4 to RAT-3.8). Faces that do the same to
the cubes there are one *blow*, so that the walk is short; and what was reckoned once is remembered, for most regions are the same from one step
to the next. A rat that the view does not know may have any face left for where it came from (RAT-0.7). The average takes each by itself: that
no two rats have the same face changes it by some hundredths at most, unless hardly any faces are left. The worst is exact.
"""

from bisect import bisect_left
from collections import Counter
from functools import lru_cache
from types import SimpleNamespace
from typing import NamedTuple, TypeAlias

from turncoat.games.rattus.rules.end import pawn_will_count
from turncoat.games.rattus.rules.plague import strikes, take_cubes
from turncoat.games.rattus.state import FROM_START, FROM_SUPPLY, LAST_ROUND, NONE, UNSEEN, State, neutral_cubes
from turncoat.games.rattus.tables import ALL, FACES, KNIGHT_CUBES, LIMIT, MAJORITY, START_FACES, SYMBOLS
from turncoat.kernel import AnyState, new_journal

QUIET = new_journal(0)  # nobody is told what might happen

Cubes: TypeAlias = tuple[int, ...]  # of each seat, or of each that has any there at first
Rats: TypeAlias = tuple[tuple[int, int, int], ...]  # of a region: where each comes from, who has looked at it, its face


class Loss(NamedTuple):
    """What each seat loses."""

    expected: tuple[float, ...]
    worst: tuple[int, ...]


class Unseen(NamedTuple):
    """The faces that may still be anywhere; how many of the starting rats came to the supply, and how many of the others left the game."""

    faces: tuple[int, ...]
    leftover: int
    removed: int


class Region(NamedTuple):
    """All that decides what the plague takes in a region."""

    cubes: tuple[int, ...]  # of each seat
    neutral: int
    owners: tuple[int, ...]  # of the class cards; NONE also where the owner has no cubes there
    rats: tuple[tuple[int, int], ...]  # origin and face of each
    second_majority: int  # the option: whom a second M strikes


class Blow(NamedTuple):
    """What matters of faces here: from how many cubes on they strike, and the symbols that strike anybody. The rules say what these do."""

    is_start: bool  # they are those of starting rats
    limit: int
    majorities: int
    alls: int
    classes: Cubes  # how many symbols of each seat's cards


def neutral_in(view: State, region: int) -> int:
    """How many cubes the pawn counts for there as things stand; in the last round, as it will in the end (RAT-5.6)."""
    will_count = view.stage == LAST_ROUND and view.pawn == region and pawn_will_count(view)
    return KNIGHT_CUBES if will_count else neutral_cubes(view, region)


def unseen_in(view: State) -> Unseen:
    """What a view does not know of the rats; the same for all regions."""
    faces = tuple(face for face in range(FACES) if view.seen[face] == UNSEEN)
    return Unseen(faces, view.leftover, view.removed)


def reckon(
    cubes: Cubes, rats: Rats, neutral: int, owners: tuple[int, ...], second_majority: int, unseen: Unseen
) -> Loss:
    """What the plague would take of each seat's cubes, where these rats are and the pawn counts for so many."""
    if not rats or not any(cubes):
        return Loss((0.0,) * len(cubes), (0,) * len(cubes))
    faces = tuple(sorted((origin, face) for origin, _, face in rats))
    concerned = tuple(owner if owner != NONE and cubes[owner] else NONE for owner in owners)
    return reckon_region(Region(cubes, neutral, concerned, faces, second_majority), possible(unseen, faces))


def possible(unseen: Unseen, rats: tuple[tuple[int, int], ...]) -> Unseen:
    """What is not known and may turn up at these rats: a region without unknown ones stays as it was reckoned, whatever is seen elsewhere."""
    unknown = {origin for origin, face in rats if face == NONE}
    if FROM_SUPPLY in unknown:
        return unseen
    return Unseen(tuple(face for face in unseen.faces if face < START_FACES) if unknown else (), 0, 0)


@lru_cache(maxsize=2**14)  # of about a kilobyte each
def reckon_region(there: Region, unseen: Unseen) -> Loss:
    """Walk every way; seats without cubes are left out of it."""
    present = [seat for seat, many in enumerate(there.cubes) if many]
    walk = Walk(there, unseen, present)
    cubes = tuple(there.cubes[seat] for seat in present)
    expected, worst = [0.0] * len(there.cubes), [0] * len(there.cubes)
    for place, (seat, cost) in enumerate(zip(present, walk.loss(cubes, walk.rats).expected)):
        expected[seat], worst[seat] = round(cost, 2), walk.worst(place, cubes, walk.rats, ())
    return Loss(tuple(expected), tuple(worst))


class Walk:
    """All ways in which the plague may go in a region.

    Blows are numbered; a rat is its blow if its face is known, else `FROM_START - 2` or `FROM_SUPPLY - 2`, which are less than any.
    """

    def __init__(self, there: Region, unseen: Unseen, present: list[int]) -> None:
        self.neutral, self.leftover = there.neutral, unseen.leftover
        owners = [present.index(owner) if owner != NONE else NONE for owner in there.owners]
        self.owners, self.second_majority = tuple(owners), there.second_majority
        self.nothing = (0,) * len(present)
        self._blows, self._alike = blows_of(self.owners, len(present), sum(there.cubes) + there.neutral)
        self._numbers: dict[int, int] = {}  # of blows, by the first face that deals them
        self._faces: dict[tuple[int, int, Cubes], int] = {}  # one for each set of symbols that matter
        self.kinds: list[tuple[int, int]] = []  # the limit of each blow, and a face with its symbols
        normal_from = bisect_left(unseen.faces, START_FACES)
        start, other = self._count(unseen.faces[:normal_from]), self._count(unseen.faces[normal_from:])
        self.left = {**start, **other}  # how many unseen faces are each blow
        self.is_start = start.keys()
        on_board, supply, normal = start.total(), unseen.leftover, other.total() - unseen.removed
        self.draws = {  # how likely each blow is for a rat from there (RAT-0.7)
            FROM_START - 2: {blow: many / on_board for blow, many in start.items()},
            FROM_SUPPLY - 2: {
                **{blow: many / on_board * supply / (supply + normal) for blow, many in start.items() if supply},
                **{blow: many / other.total() * normal / (supply + normal) for blow, many in other.items() if normal},
            },
        }
        self.rats = tuple(sorted(origin - 2 if face == NONE else self._blow_of(face) for origin, face in there.rats))
        self._losses: dict[tuple[Cubes, tuple[int, ...]], Loss] = {}
        self._struck: dict[Cubes, list[Cubes]] = {}

    def _count(self, faces: tuple[int, ...]) -> Counter[int]:
        """How many of these faces are each blow."""
        alike = Counter(map(self._alike.__getitem__, faces))
        return Counter({self._blow_of(face): many for face, many in alike.items()})

    def _blow_of(self, face: int) -> int:
        """The number of what a face does there."""
        alike = self._alike[face]
        number = self._numbers.get(alike)
        if number is None:
            blow = self._blows[face]
            number = self._numbers[alike] = len(self.kinds)
            self.kinds.append((blow.limit, self._faces.setdefault(blow[2:], face)))
        return number

    def loss(self, cubes: Cubes, rats: tuple[int, ...]) -> Loss:
        """What is still lost of these cubes to these rats, which are turned up at random while there are cubes (RAT-3.4)."""
        known = self._losses.get((cubes, rats))
        if known is None:
            known = self._losses[cubes, rats] = self._loss(cubes, rats)
        return known

    def _loss(self, cubes: Cubes, rats: tuple[int, ...]) -> Loss:
        expected, worst = [0.0] * len(cubes), [0] * len(cubes)
        for rat, left in turned_up(rats) if any(cubes) else ():
            chance = rats.count(rat) / len(rats)
            struck = self.struck(cubes)
            outcomes: dict[Cubes, float] = {}
            for blow, odds in self._draws(rat).items():
                outcomes[struck[blow]] = outcomes.get(struck[blow], 0) + odds * chance
            for after, odds in outcomes.items():
                more, most = self.loss(after, left) if left else (self.nothing, self.nothing)
                for place, before in enumerate(cubes):
                    cost = before - after[place]
                    expected[place] += odds * (cost + more[place])
                    if cost + most[place] > worst[place]:
                        worst[place] = cost + most[place]
        return Loss(tuple(expected), tuple(worst))

    def _draws(self, rat: int) -> dict[int, float]:
        return self.draws[rat] if rat < 0 else {rat: 1.0}

    def worst(self, place: int, cubes: Cubes, rats: tuple[int, ...], drawn: tuple[tuple[int, int], ...]) -> int:
        """What one seat loses at worst when no two rats have the same face; `loss`, which does not mind, says where to look first."""
        most, found = self.loss(cubes, rats).worst[place], 0
        if (len(rats) == 1 and not drawn) or most == 0:
            return most
        ways = []
        for rat, left in turned_up(rats):
            for blow in self._draws(rat):
                after = self.struck(cubes)[blow]
                cost = cubes[place] - after[place]
                ways.append((cost + (self.loss(after, left).worst[place] if left else 0), cost, rat, blow, after, left))
        for bound, cost, rat, blow, after, left in sorted(ways, reverse=True):
            if found >= bound:
                break
            if rat >= 0 or self._is_left(rat, blow, drawn):
                more = drawn if rat >= 0 else (*drawn, (rat, blow))
                found = max(found, cost + (self.worst(place, after, left, more) if left else 0))
        return found

    def _is_left(self, rat: int, blow: int, drawn: tuple[tuple[int, int], ...]) -> bool:
        """Whether one more rat may have such a face."""
        supply = FROM_SUPPLY - 2
        is_short = rat == supply and blow in self.is_start
        if is_short and sum(one == supply and other in self.is_start for one, other in drawn) >= self.leftover:
            return False
        return sum(other == blow for _, other in drawn) < self.left[blow]

    def struck(self, cubes: Cubes) -> list[Cubes]:
        """The cubes that are left after each blow."""
        left = self._struck.get(cubes)
        if left is None:
            counted = sum(cubes) + self.neutral
            left = [
                cubes if limit == 0 or limit > counted else left_after(cubes, self.owners, self.second_majority, face)
                for limit, face in self.kinds
            ]
            self._struck[cubes] = left
        return left


@lru_cache(maxsize=2**12)
def blows_of(owners: Cubes, places: int, counted: int) -> tuple[list[Blow], list[int]]:
    """What each face does: nothing if it strikes nobody or, now and so for ever, there are too few cubes. And the first face that does the same."""
    found, first = [], dict[Blow, int]()
    for face, symbols in enumerate(SYMBOLS[:FACES]):
        classes = [0] * places
        for card, place in enumerate(owners):
            if place != NONE:
                classes[place] += symbols[card]
        if strikes(counted, face) and (symbols[MAJORITY] or symbols[ALL] or any(classes)):
            blow = Blow(face < START_FACES, LIMIT[face], symbols[MAJORITY], symbols[ALL], tuple(classes))
        else:
            blow = Blow(face < START_FACES, 0, 0, 0, (0,) * places)
        found.append(blow)
    return found, [first.setdefault(blow, face) for face, blow in enumerate(found)]


@lru_cache(maxsize=2**14)
def left_after(cubes: Cubes, owners: Cubes, second_majority: int, face: int) -> Cubes:
    """What the rules leave of these cubes when such a rat strikes, in a record with as much as they need for that."""
    seats, here = len(cubes), list(cubes)
    table: AnyState = SimpleNamespace(
        seats=seats, cubes=[here], stock=[0] * seats, owner=owners, second_majority=second_majority
    )
    take_cubes(table, 0, face, QUIET)
    return tuple(here)


def turned_up(rats: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Each different rat that may be turned up next, and which are left then."""
    return [(rat, rats[:place] + rats[place + 1 :]) for place, rat in enumerate(rats) if rat not in rats[:place]]
