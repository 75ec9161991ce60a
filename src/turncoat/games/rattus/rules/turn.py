"""A turn: a class card, then cubes (RAT-1, RAT-2)."""

from turncoat.games.listing import list_if, list_span
from turncoat.games.rattus.actions import Verb
from turncoat.games.rattus.events import What
from turncoat.games.rattus.options import FREE_ORDER
from turncoat.games.rattus.state import NONE, Phase, State, regions_of
from turncoat.games.rattus.tables import CLASSES, PEASANT
from turncoat.kernel import kernel, note1, note2, note3


@kernel
def list_start(s: State, out: list[int]) -> int:
    """Start cubes may go anywhere in play, also where others are (RAT-0.6)."""
    return list_span(Verb.SETTLE, regions_of(s), out)


@kernel
def clear_turn(s: State) -> None:
    """Nothing has been done in the turn yet."""
    s.taken = 0
    s.placed = 0
    s.all_out = 0
    s.used = 0
    s.pawn_counts = 0


@kernel
def begin_turn(s: State, seat: int, journal: list[list[int]]) -> None:
    """A card, then cubes, then the plague; or card and cubes in either order (RAT-1.4)."""
    s.active = seat
    s.mover = seat
    clear_turn(s)
    s.turns += 1
    s.phase = Phase.TAKE
    note1(journal, What.TURN, seat)


@kernel
def list_take(s: State, out: list[int]) -> int:
    """One class card, from beside the board or from another seat (RAT-1.1), or none; in free order also cubes (RAT-1.4)."""
    count = 0
    if s.turn_order == FREE_ORDER and s.placed == 0:
        count = list_settling(s, out)
    for card in range(CLASSES):
        count = list_if(s.owner[card] != s.active, Verb.TAKE + card, count, out)
    return count


@kernel
def take_card(s: State, card: int, journal: list[list[int]]) -> None:
    """The card changes hands, with its power and its danger (RAT-1.1); a seat never gives one up (RAT-1.3)."""
    owner = s.owner[card]
    s.owner[card] = s.active
    if owner == NONE:
        note2(journal, What.TOOK, s.active, card)
    else:
        note3(journal, What.TOOK_FROM, s.active, card, owner)
    end_taking(s)


@kernel
def end_taking(s: State) -> None:
    """A seat takes at most one card a turn (RAT-1.2); then cubes, unless they came first (RAT-1.4)."""
    s.taken = 1
    s.phase = Phase.MOVE if s.placed == 1 else Phase.PLACE


@kernel
def list_settling(s: State, out: list[int]) -> int:
    """As many cubes as rats, where there are rats (RAT-2.1); the peasant may put one more, also where there are none (RAT-4.7)."""
    stock = s.stock[s.active]
    count = 0
    for region in range(regions_of(s)):
        count = list_if(s.rats[region] > 0 and stock > 0, Verb.SETTLE + region, count, out)
    if s.owner[PEASANT] == s.active:
        for region in range(regions_of(s)):
            count = list_if(stock > s.rats[region], Verb.SETTLE_MORE + region, count, out)
    return count


@kernel
def settle(s: State, region: int, journal: list[list[int]]) -> None:
    """As many cubes as rats, or all that are left (RAT-2.2)."""
    cubes = min(s.rats[region], s.stock[s.active])
    put_cubes(s, region, cubes)
    note3(journal, What.SETTLED, s.active, region, cubes)


@kernel
def settle_more(s: State, region: int, journal: list[list[int]]) -> None:
    """One more with the peasant (RAT-4.7)."""
    cubes = s.rats[region] + 1
    put_cubes(s, region, cubes)
    note3(journal, What.SETTLED_MORE, s.active, region, cubes)


@kernel
def put_cubes(s: State, region: int, cubes: int) -> None:
    """Cubes go into one region (RAT-2.1)."""
    s.stock[s.active] -= cubes
    s.cubes[region][s.active] += cubes
    s.all_out = 1 if s.stock[s.active] == 0 else 0
    end_placing(s)


@kernel
def end_placing(s: State) -> None:
    """Cubes are put once a turn (RAT-2.1); then the plague, or the card if cubes came first (RAT-1.4)."""
    s.placed = 1
    s.phase = Phase.MOVE if s.taken == 1 else Phase.TAKE
