"""How rats lie in their regions, and what face one of them may have (RAT-0.7)."""

from turncoat.games.listing import list_if
from turncoat.games.rattus.actions import FACE
from turncoat.games.rattus.state import FROM_START, FROM_SUPPLY, LOOKED_AT, NONE, UNSEEN, State
from turncoat.games.rattus.tables import FACES, RATS_AT_MOST, START_FACES
from turncoat.kernel import kernel


@kernel
def rat_place(region: int, rat: int) -> int:
    """One number for a rat on the board, as actions and events name it."""
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
def is_like_earlier(s: State, region: int, rat: int) -> bool:
    """Whether a rat before this one in the region cannot be told from it: from the same place, and never looked at."""
    if s.looked[region][rat] != 0:
        return False
    for other in range(rat):
        if s.looked[region][other] == 0 and s.origin[region][rat] == s.origin[region][other]:
            return True
    return False


@kernel
def are_alike(s: State, region: int) -> bool:
    """Whether all rats of a region are alike."""
    for rat in range(1, s.rats[region]):
        if not is_like_earlier(s, region, rat):
            return False
    return True


@kernel
def face_weight(s: State, face: int, origin: int) -> int:
    """In how many ways a rat from there can have a face that nobody has seen."""
    if face < START_FACES:
        return start_weight(s, origin)
    return normal_weight(s, origin)


@kernel
def start_weight(s: State, origin: int) -> int:
    """A rat from the start has a start face, all alike; of the unseen ones those that are not on the board came to the supply."""
    if origin == FROM_START:
        return 1
    return (s.unseen_start - s.blank_start) * max(1, s.unseen_normal)


@kernel
def normal_weight(s: State, origin: int) -> int:
    """A rat from the supply has, or else, one of the other unseen faces, of which those removed are not there."""
    if origin == FROM_START:
        return 0
    return (s.unseen_normal - s.removed) * max(1, s.unseen_start)


@kernel
def list_faces(s: State, out: list[int]) -> int:
    """The faces that the rat in question may have."""
    origin = s.origin[s.at][s.rat]
    first = 0 if start_weight(s, origin) > 0 else START_FACES
    last = FACES if normal_weight(s, origin) > 0 else START_FACES
    count = 0
    for face in range(first, last):
        count = list_if(s.seen[face] == UNSEEN, FACE + face, count, out)
    return count


@kernel
def give_face(s: State, region: int, rat: int, face: int) -> None:
    """A rat gets its face, the moment that somebody sees it."""
    s.face[region][rat] = face
    s.seen[face] = LOOKED_AT
    if s.origin[region][rat] == FROM_START:
        s.blank_start -= 1
    if face < START_FACES:
        s.unseen_start -= 1
    else:
        s.unseen_normal -= 1


@kernel
def put_new_rat(s: State, region: int) -> None:
    """A rat from the supply, unseen (RAT-3.2)."""
    s.supply -= 1
    put_rat(s, region, FROM_SUPPLY, NONE, 0)
