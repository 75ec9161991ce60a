"""A turn: a class card, then cubes (RAT-1, RAT-2)."""

from turncoat.games.listing import list_if, list_span
from turncoat.games.rattus.actions import DONE, SETTLE, SETTLE_MORE, TAKE
from turncoat.games.rattus.events import What
from turncoat.games.rattus.state import NONE, Phase, State, regions_of
from turncoat.games.rattus.tables import CLASSES, PEASANT
from turncoat.kernel import kernel, note


@kernel
def list_start(s: State, out: list[int]) -> int:
    """Start cubes may go anywhere in play, also where others are (RAT-0.6)."""
    return list_span(SETTLE, regions_of(s), out)


@kernel
def begin_turn(s: State, seat: int, journal: list[list[int]]) -> None:
    """A card, then cubes, then the plague; or card and cubes as one likes (RAT-1.4)."""
    s.active = seat
    s.mover = seat
    s.taken = 0
    s.placed = 0
    s.all_out = 0
    s.used = 0
    s.pawn_counts = 0
    s.turns += 1
    s.phase = Phase.TAKE
    note(journal, What.TURN, seat, 0, 0)


@kernel
def list_take(s: State, out: list[int]) -> int:
    """One class card, from beside the board or from another seat (RAT-1.1), or none; in free order also cubes (RAT-1.4)."""
    count = 0
    if s.free_order == 1 and s.placed == 0:
        count = list_settling(s, out)
    for card in range(CLASSES):
        count = list_if(s.owner[card] != s.active, TAKE + card, count, out)
    return count


@kernel
def take_or_not(s: State, action: int, journal: list[list[int]]) -> None:
    """A seat takes at most one card a turn (RAT-1.2) and never gives one up (RAT-1.3)."""
    if action < TAKE:
        settle(s, action, journal)
        return
    if action != DONE:
        take_card(s, action - TAKE, journal)
    s.taken = 1
    s.phase = Phase.MOVE if s.placed == 1 else Phase.PLACE


@kernel
def take_card(s: State, card: int, journal: list[list[int]]) -> None:
    """The card changes hands, with its power and its danger (RAT-1.1, RAT-1.3)."""
    if s.owner[card] == NONE:
        note(journal, What.TOOK, s.active, card, 0)
    else:
        note(journal, What.TOOK_FROM, s.active, card, s.owner[card])
    s.owner[card] = s.active


@kernel
def list_settling(s: State, out: list[int]) -> int:
    """As many cubes as rats, where there are rats (RAT-2.1); the peasant may put one more, also where there are none (RAT-4.7)."""
    stock = s.stock[s.active]
    count = 0
    for region in range(regions_of(s)):
        count = list_if(s.rats[region] > 0 and stock > 0, SETTLE + region, count, out)
    if s.owner[PEASANT] == s.active:
        for region in range(regions_of(s)):
            count = list_if(stock > s.rats[region], SETTLE_MORE + region, count, out)
    return count


@kernel
def place_or_not(s: State, action: int, journal: list[list[int]]) -> None:
    """Cubes into one region, or none (RAT-2.1); then the plague."""
    if action != DONE:
        settle(s, action, journal)
    s.placed = 1
    s.phase = Phase.MOVE


@kernel
def settle(s: State, action: int, journal: list[list[int]]) -> None:
    """As many cubes as rats, or all that are left (RAT-2.2); one more with the peasant (RAT-4.7)."""
    seat = s.active
    more = action >= SETTLE_MORE
    region = action - SETTLE_MORE if more else action - SETTLE
    cubes = s.rats[region] + 1 if more else min(s.rats[region], s.stock[seat])
    s.stock[seat] -= cubes
    s.cubes[region][seat] += cubes
    s.placed = 1
    s.all_out = 1 if s.stock[seat] == 0 else 0
    note(journal, What.SETTLED_MORE if more else What.SETTLED, seat, region, cubes)
