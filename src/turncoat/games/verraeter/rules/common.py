"""What several chapters do: list actions, take a card out of a hand."""

from turncoat.games.verraeter.actions import DONE
from turncoat.games.verraeter.state import State, is_free
from turncoat.games.verraeter.tables import PLACES
from turncoat.kernel import kernel


@kernel
def list_span(first: int, count: int, out: list[int]) -> int:
    """List so many actions from the first on."""
    for i in range(count):
        out[i] = first + i
    return count


@kernel
def list_done(count: int, out: list[int]) -> int:
    """Add `done` to a list."""
    out[count] = DONE
    return count + 1


@kernel
def list_free(s: State, first: int, out: list[int], count: int) -> int:
    """Add the lands without a building card, for there is never more than one under a land (VER-0.5)."""
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
