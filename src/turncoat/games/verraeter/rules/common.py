"""What several chapters do."""

from turncoat.games.verraeter.state import State, is_free
from turncoat.games.verraeter.tables import PLACES
from turncoat.kernel import kernel


@kernel
def list_free(s: State, first: int, out: list[int], count: int) -> int:
    """Add the lands without a building card, because there is never more than one under a land (VER-0.5)."""
    for place in range(PLACES):
        if is_free(s, place) and place != s.lifted:
            out[count] = first + place
            count += 1
    return count


@kernel
def leave_hand(s: State, seat: int, kind: int) -> None:
    """A card leaves a hand; if all knew of such a card there, it is that one."""
    s.hand[seat][kind] -= 1
    s.held[seat] -= 1
    if s.shown[seat][kind] > 0:
        s.shown[seat][kind] -= 1


@kernel
def lay_building(s: State, seat: int, building: int, place: int) -> None:
    """A building card goes from the reserve under a land."""
    s.reserve[seat] -= 1
    s.owner[place] = seat
    s.building[place] = building
