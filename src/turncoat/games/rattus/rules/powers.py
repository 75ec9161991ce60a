"""The powers of the classes: monk, merchant, king and witch (RAT-4). Peasant and knight act where cubes are put and the plague moves."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_if, list_span
from turncoat.games.rattus.actions import Verb
from turncoat.games.rattus.events import What
from turncoat.games.rattus.options import AT_ANY_MOMENT, UNTIL_PAWN
from turncoat.games.rattus.rules.rats import give_face, lift_rat, list_rats, put_rat
from turncoat.games.rattus.rules.reach import list_reach, list_room_beside
from turncoat.games.rattus.state import (
    ANY_MOMENT,
    BEFORE_FLIP,
    BEFORE_PAWN,
    NONE,
    Phase,
    State,
    cards_of,
    has_power,
    has_room_beside,
    regions_of,
)
from turncoat.games.rattus.tables import KING, MERCHANT, MERCHANT_CUBES, MONK, RATS_AT_MOST, WITCH
from turncoat.kernel import kernel, note2, note4, note5


@kernel
def powers_are_open(s: State) -> bool:
    """Powers may be used until the first rat is turned up; by the option only until the pawn moves, or at any moment (RAT-4.1)."""
    phases = BEFORE_FLIP
    if s.power_window == UNTIL_PAWN:
        phases = BEFORE_PAWN
    elif s.power_window == AT_ANY_MOMENT:
        phases = ANY_MOMENT
    return phases & (1 << s.phase) != 0


@kernel
def list_powers(s: State, out: list[int], count: int) -> int:
    """Add every power that the active seat may begin now (RAT-4.1)."""
    powers = powers_left(s)
    if powers & (1 << MONK):
        count = list_monk(s, out, count)
    if powers & (1 << MERCHANT):
        count = list_own(s, Verb.MERCHANT, RATS_AT_MOST, out, count)
    if powers & (1 << KING):
        count = list_own(s, Verb.KING, 0, out, count)
    if powers & (1 << WITCH):
        count = list_looks(s, out, count)
    return count


@kernel
def powers_left(s: State) -> int:
    """The class cards of the active seat whose powers it has not used this turn, a bit each (RAT-4.1)."""
    return cards_of(s, s.active) & ~s.used


@kernel
def list_own(s: State, first: int, rats: int, out: list[int], count: int) -> int:
    """The regions with a cube of the active seat and at most so many rats: any for the merchant (RAT-4.6), none for the king (RAT-4.3)."""
    me = s.active
    for region in range(regions_of(s)):
        cubes, there = s.cubes[region][me], s.rats[region]  # both read at once: `list_if` is fast without an `if`
        count = list_if(cubes > 0 and there <= rats, first + region, count, out)
    return count


@kernel
def list_nothing_else(s: State, out: list[int]) -> int:
    """Before rats are turned up, and by the option after each, there is time for powers and for nothing else (RAT-4.1)."""
    return 0


@kernel
def can_use_power(s: State) -> bool:
    """Whether the active seat could begin any power now (must agree with `list_powers`)."""
    if not powers_are_open(s):
        return False
    witch, monk = has_power(s, WITCH), has_power(s, MONK)
    merchant, king = has_power(s, MERCHANT), has_power(s, KING)
    if not (witch or monk or merchant or king):
        return False
    for region in range(regions_of(s)):
        has_rat = s.rats[region] > 0
        if has_rat and (witch or (monk and has_room_beside(s, region))):
            return True
        if s.cubes[region][s.active] > 0 and (merchant or (king and not has_rat)):
            return True
    return False


@kernel
def list_monk(s: State, out: list[int], count: int) -> int:
    """Every rat that can go to a neighbour (RAT-4.2)."""
    for region in range(regions_of(s)):
        if has_room_beside(s, region):
            count = list_rats(s, region, Verb.MONK, out, count)
    return count


@kernel
def list_looks(s: State, out: list[int], count: int) -> int:
    """Every rat but the one that has just been looked at (RAT-4.8)."""
    for region in range(regions_of(s)):
        count = list_rats(s, region, Verb.WITCH, out, count)
    return count


@kernel
def begin_power(s: State, card: int) -> None:
    """Each power is used once a turn (RAT-4.1); the phase comes back when it is done."""
    s.resume = s.phase
    s.used |= 1 << card


@kernel
def end_power(s: State) -> None:
    """The turn goes on where it was."""
    s.phase = s.resume
    s.mover = s.active
    s.at = NONE
    s.rat = NONE
    s.first_at = NONE
    s.first_rat = NONE


# Monk


@kernel
def use_monk(s: State, region: int, rat: int) -> None:
    """The monk moves a rat (RAT-4.2)."""
    begin_power(s, MONK)
    s.at = region
    s.rat = rat
    s.phase = Phase.MONK_TO


@kernel
def list_monk_targets(s: State, out: list[int]) -> int:
    """An adjacent region with room (RAT-4.2)."""
    return list_room_beside(s, s.at, Verb.TO, out)


@kernel
def move_monk_rat(s: State, region: int, journal: list[list[int]]) -> None:
    """The rat moves, face down, with all that is known of it (RAT-4.2)."""
    put_rat(s, region, s.origin[s.at][s.rat], s.face[s.at][s.rat], s.looked[s.at][s.rat])
    lift_rat(s, s.at, s.rat)
    note4(journal, What.MONK, s.active, s.at, s.rat, region)
    end_power(s)


# King


@kernel
def use_king(s: State, region: int, journal: list[list[int]]) -> None:
    """A cube from a region without rats is safe in the palace, and counts (RAT-4.3)."""
    begin_power(s, KING)
    s.cubes[region][s.active] -= 1
    s.palace[s.active] += 1
    note2(journal, What.KING, s.active, region)
    end_power(s)


# Merchant


@kernel
def use_merchant(s: State, region: int) -> None:
    """The merchant moves cubes from a region (RAT-4.6)."""
    begin_power(s, MERCHANT)
    s.at = region
    s.phase = Phase.MERCHANT_TO


@kernel
def list_merchant_targets(s: State, out: list[int]) -> int:
    """An adjacent region (RAT-4.6)."""
    return list_reach(s, s.at, 1, Verb.TO, out, 0)


@kernel
def merchant_to(s: State, region: int) -> None:
    """The destination is chosen; now how many."""
    s.first_at = s.at
    s.at = region
    s.phase = Phase.MERCHANT_CUBES


@kernel
def list_merchant_cubes(s: State, out: list[int]) -> int:
    """One to three of the seat's cubes, as many as are there (RAT-4.6)."""
    most = min(MERCHANT_CUBES, s.cubes[s.first_at][s.active])
    return list_span(Verb.CUBES, most, out)


@kernel
def move_merchant_cubes(s: State, fewer: int, journal: list[list[int]]) -> None:
    """The cubes move together, one more than the number of smaller choices (RAT-4.6)."""
    cubes = fewer + 1
    s.cubes[s.first_at][s.active] -= cubes
    s.cubes[s.at][s.active] += cubes
    note4(journal, What.MERCHANT, s.active, s.first_at, s.at, cubes)
    end_power(s)


# Witch


@kernel
def use_witch(s: State, region: int, rat: int, journal: list[list[int]]) -> None:
    """The witch looks at a first rat (RAT-4.8)."""
    begin_power(s, WITCH)
    look_at(s, region, rat, journal)


@kernel
def look_at(s: State, region: int, rat: int, journal: list[list[int]]) -> None:
    """The seat looks at a rat (RAT-4.8); if nobody has before, chance gives it its face now."""
    s.at = region
    s.rat = rat
    if s.face[region][rat] == NONE:
        s.phase = Phase.LOOK
        s.mover = CHANCE
    else:
        seen(s, journal)


@kernel
def see_face(s: State, face: int, journal: list[list[int]]) -> None:
    """The rat's face comes into being, for this seat alone (RAT-0.7, RAT-4.8)."""
    give_face(s, s.at, s.rat, face)
    seen(s, journal)


@kernel
def seen(s: State, journal: list[list[int]]) -> None:
    """After the first look perhaps a second; after that, if the two lie apart, perhaps an exchange (RAT-4.8, RAT-4.9)."""
    s.looked[s.at][s.rat] |= 1 << s.active
    note4(journal, What.LOOKED, s.active, s.at, s.rat, s.face[s.at][s.rat])
    s.mover = s.active
    if s.first_at == NONE:
        s.first_at = s.at
        s.first_rat = s.rat
        s.phase = Phase.WITCH
    elif s.first_at == s.at:
        end_power(s)
    else:
        s.phase = Phase.SWAP


@kernel
def list_second_looks(s: State, out: list[int]) -> int:
    """A second look at any other rat (RAT-4.8)."""
    return list_looks(s, out, 0)


@kernel
def list_swap(s: State, out: list[int]) -> int:
    """The two rats may change places (RAT-4.9)."""
    return list_span(Verb.SWAP, 1, out)


@kernel
def swap_rats(s: State, journal: list[list[int]]) -> None:
    """The two rats change places, with all that is known of them (RAT-4.9)."""
    a, i, b, j = s.first_at, s.first_rat, s.at, s.rat
    s.origin[a][i], s.origin[b][j] = s.origin[b][j], s.origin[a][i]
    s.face[a][i], s.face[b][j] = s.face[b][j], s.face[a][i]
    s.looked[a][i], s.looked[b][j] = s.looked[b][j], s.looked[a][i]
    note5(journal, What.SWAPPED, s.active, a, i, b, j)
    end_power(s)
