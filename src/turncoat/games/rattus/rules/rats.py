"""How rats lie in their regions, and what face one of them may have (RAT-0.7)."""

from turncoat.games.listing import list_if
from turncoat.games.rattus.actions import Verb
from turncoat.games.rattus.state import FROM_START, FROM_SUPPLY, LOOKED_AT, NONE, UNSEEN, State
from turncoat.games.rattus.tables import FACES, RATS_AT_MOST, START_FACES
from turncoat.kernel import kernel


@kernel
def rat_place(region: int, rat: int) -> int:
    """The place of a rat among the objects of actions on rats."""
    return region * RATS_AT_MOST + rat


@kernel
def put_rat(s: State, region: int, origin: int, face: int, looked: int) -> None:
    """A rat comes to lie last in a region."""
    place = s.rats[region]
    s.origin[region][place] = origin
    s.face[region][place] = face
    s.looked[region][place] = looked
    s.rats[region] += 1


@kernel
def lift_rat(s: State, region: int, rat: int) -> None:
    """A rat leaves its region; those behind it move up, and the last place is cleared."""
    last = s.rats[region] - 1
    for place in range(rat, last):
        s.origin[region][place] = s.origin[region][place + 1]
        s.face[region][place] = s.face[region][place + 1]
        s.looked[region][place] = s.looked[region][place + 1]
    s.origin[region][last] = FROM_START
    s.face[region][last] = NONE
    s.looked[region][last] = 0
    s.rats[region] = last


@kernel
def list_rats(s: State, region: int, first: int, out: list[int], count: int) -> int:
    """The rats of a region, but for one just looked at; of those never looked at, the first of each origin: they are alike (RAT-0.7)."""
    if s.rats[region] == 0:
        return count
    just_seen = rat_place(s.first_at, s.first_rat)
    listed = 0  # the origins of those never looked at, a bit each
    for rat in range(RATS_AT_MOST):  # and not only over those that are there: a loop of always one length is faster
        place = rat_place(region, rat)
        origin, looked = s.origin[region][rat], s.looked[region][rat]
        kind = 1 << origin if looked == 0 else 0
        is_there = rat < s.rats[region] and place != just_seen
        count = list_if(is_there and listed & kind == 0, first + place, count, out)
        listed |= kind
    return count


@kernel
def are_alike(s: State, region: int) -> bool:
    """Whether all rats of a region are alike: from one place, and never looked at (RAT-0.7)."""
    for rat in range(s.rats[region]):
        if s.looked[region][rat] != 0 or s.origin[region][rat] != s.origin[region][0]:
            return False
    return True


@kernel
def face_weight(s: State, face: int, origin: int) -> int:
    """In how many ways a rat from there can have a face that nobody has seen.

    A rat from the start has one of the unseen start faces, all alike. One from the supply has one of them too, but only as many as came to the
    supply; or one of the other unseen faces, less those removed.
    """
    if origin == FROM_START:
        return 1 if face < START_FACES else 0
    start = s.leftover * max(1, s.unseen_normal)
    normal = (s.unseen_normal - s.removed) * max(1, s.unseen_start)
    return start if face < START_FACES else normal


@kernel
def list_faces(s: State, out: list[int]) -> int:
    """The faces that the rat in question may have."""
    origin = s.origin[s.at][s.rat]
    first = 0 if face_weight(s, 0, origin) > 0 else START_FACES
    last = FACES if face_weight(s, START_FACES, origin) > 0 else START_FACES
    count = 0
    for face in range(first, last):
        count = list_if(s.seen[face] == UNSEEN, Verb.FACE + face, count, out)
    return count


@kernel
def give_face(s: State, region: int, rat: int, face: int) -> None:
    """A rat gets its face, the moment that somebody sees it."""
    s.face[region][rat] = face
    s.seen[face] = LOOKED_AT
    count_unseen(s, face, s.origin[region][rat], -1)


@kernel
def count_unseen(s: State, face: int, origin: int, change: int) -> None:
    """A face more or less that nobody has seen, of a rat from there."""
    if face >= START_FACES:
        s.unseen_normal += change
    else:
        s.unseen_start += change
        if origin == FROM_SUPPLY:
            s.leftover += change


@kernel
def put_new_rat(s: State, region: int) -> None:
    """A rat from the supply, unseen (RAT-3.2)."""
    s.supply -= 1
    put_rat(s, region, FROM_SUPPLY, NONE, 0)
