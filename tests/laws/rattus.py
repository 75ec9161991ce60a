"""What always holds in Rattus."""

from tests.laws.names import CUBES, FACES, HOLDS, LOOKED, RATS, REGION, UNSEEN
from turncoat.games.rattus.rules.end import cubes_of
from turncoat.games.rattus.state import FROM_START, GONE, LOOKED_AT, NONE, State, regions_of
from turncoat.games.rattus.tables import CUBES as CUBES_EACH
from turncoat.games.rattus.tables import FACES as RAT_FACES
from turncoat.games.rattus.tables import RATS_AT_MOST, REGIONS, START_FACES
from turncoat.kernel import kernel


@kernel
def law(s: State, points: list[int], past: list[int]) -> int:
    """Rattus."""
    for seat in range(s.seats):
        if cubes_of(s, seat) + s.stock[seat] != CUBES_EACH or s.stock[seat] < 0 or s.palace[seat] < 0:
            return CUBES
    rats = s.supply + s.removed
    known = 0
    blank_start = 0
    for region in range(REGIONS):
        if s.rats[region] < 0 or s.rats[region] > RATS_AT_MOST or (region >= regions_of(s) and s.rats[region] > 0):
            return REGION
        for rat in range(s.rats[region]):
            rats += 1
            if (s.face[region][rat] != NONE) != (s.looked[region][rat] != 0) and not is_turning_up(s, region, rat):
                return LOOKED
            if s.face[region][rat] != NONE:
                known += 1
                if s.seen[s.face[region][rat]] != LOOKED_AT:
                    return FACES
            elif s.origin[region][rat] == FROM_START:
                blank_start += 1
    return face_law(s, rats, known, blank_start)


@kernel
def is_turning_up(s: State, region: int, rat: int) -> bool:
    """Whether this rat is the one in question."""
    return s.at == region and s.rat == rat


@kernel
def face_law(s: State, rats: int, known: int, blank_start: int) -> int:
    """The faces, of which each rat has one."""
    gone = 0
    looked_at = 0
    unseen_start = 0
    unseen_normal = 0
    for face in range(RAT_FACES):
        if s.seen[face] == GONE:
            gone += 1
        elif s.seen[face] == LOOKED_AT:
            looked_at += 1
        elif face < START_FACES:
            unseen_start += 1
        else:
            unseen_normal += 1
    if rats + gone != RAT_FACES:
        return RATS
    if looked_at != known:
        return FACES
    if unseen_start != s.unseen_start or unseen_normal != s.unseen_normal or unseen_start - blank_start != s.leftover:
        return UNSEEN
    return HOLDS
