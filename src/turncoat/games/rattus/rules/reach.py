"""Where the pawn can go (RAT-3.1, RAT-4.4)."""

from turncoat.games.listing import list_if
from turncoat.games.rattus.actions import PLAGUE
from turncoat.games.rattus.state import State, regions_of
from turncoat.games.rattus.tables import NEIGHBOURS, WITHIN_TWO
from turncoat.kernel import kernel


@kernel
def list_reach(s: State, two_steps: bool, out: list[int], count: int) -> int:
    """The neighbours of the pawn's region, and theirs if it may go two steps; never where it is."""
    reach = WITHIN_TWO[s.seats][s.pawn] if two_steps else NEIGHBOURS[s.pawn]
    for region in range(regions_of(s)):
        count = list_if(reach & (1 << region) != 0, PLAGUE + region, count, out)
    return count
