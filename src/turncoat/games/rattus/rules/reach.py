"""What lies around a region: where the pawn, rats and cubes can go (RAT-0.2, RAT-3.1, RAT-4.4)."""

from turncoat.games.listing import list_if
from turncoat.games.rattus.state import State, has_room
from turncoat.games.rattus.tables import REACH, REACH_COUNT
from turncoat.kernel import kernel


@kernel
def list_reach(s: State, region: int, steps: int, first: int, out: list[int], count: int) -> int:
    """Every region that so many steps or fewer lead to; never the one where they begin."""
    for i in range(REACH_COUNT[steps][s.seats][region]):
        out[count + i] = first + REACH[steps][s.seats][region][i]
    return count + REACH_COUNT[steps][s.seats][region]


@kernel
def list_room_beside(s: State, region: int, first: int, out: list[int]) -> int:
    """The neighbours with room for a rat (RAT-3.3)."""
    count = 0
    for i in range(REACH_COUNT[1][s.seats][region]):
        other = REACH[1][s.seats][region][i]
        count = list_if(has_room(s, other), first + other, count, out)
    return count
