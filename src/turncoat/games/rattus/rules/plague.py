"""The plague moves, spreads and strikes (RAT-3)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_if
from turncoat.games.rattus.actions import COUNT, DONE, PLAGUE, SPREAD
from turncoat.games.rattus.events import What
from turncoat.games.rattus.rules.end import end_game, end_turn
from turncoat.games.rattus.rules.powers import list_powers, use_power
from turncoat.games.rattus.rules.rats import are_alike, give_face, lift_rat, put_new_rat
from turncoat.games.rattus.rules.reach import list_reach
from turncoat.games.rattus.state import (
    EVERYWHERE,
    GONE,
    NONE,
    Phase,
    State,
    cubes_in,
    has_room_beside,
    is_adjacent,
    neutral_cubes,
    regions_of,
    roomy,
)
from turncoat.games.rattus.tables import ALL, CLASSES, KNIGHT, LIMIT, MAJORITY, NEIGHBOURS, REGIONS, SYMBOLS
from turncoat.games.rattus.tables import SPREAD as NEW_RATS
from turncoat.kernel import kernel, note


@kernel
def list_moves(s: State, out: list[int]) -> int:
    """The pawn must move to a neighbour (RAT-3.1); with the knight up to two steps (RAT-4.4)."""
    return list_powers(s, out, list_reach(s, s.owner[KNIGHT] == s.active, out, 0))


@kernel
def move_plague(s: State, action: int, journal: list[list[int]]) -> None:
    """The pawn moves, and the number of new rats is fixed by the rats where it arrives (RAT-3.1, RAT-3.2)."""
    if not PLAGUE <= action < PLAGUE + REGIONS:
        use_power(s, action, journal)
        return
    region = action - PLAGUE
    near = is_adjacent(s.pawn, region)
    s.pawn = region
    note(journal, What.MOVED_PLAGUE if near else What.KNIGHT_MOVED, s.active, region, 0)
    s.spread = NEW_RATS[s.rats[region]]
    go_on_spreading(s, journal)


@kernel
def go_on_spreading(s: State, journal: list[list[int]]) -> None:
    """The next new rat, if there is one and it finds room; otherwise the rest lapses (RAT-3.3)."""
    if s.spread > 0 and s.supply > 0 and has_room_beside(s, s.pawn):
        s.phase = Phase.SPREAD
        return
    if s.spread > 0:
        note(journal, What.NO_ROOM, NONE, 0, s.spread)
        s.spread = 0
    get_ready(s, journal)


@kernel
def list_spread(s: State, out: list[int]) -> int:
    """Adjacent regions with fewer than three rats (RAT-3.2, RAT-3.3)."""
    targets = NEIGHBOURS[s.pawn] & roomy(s)
    count = 0
    for region in range(regions_of(s)):
        count = list_if(targets & (1 << region) != 0, SPREAD + region, count, out)
    return list_powers(s, out, count)


@kernel
def spread_to(s: State, action: int, journal: list[list[int]]) -> None:
    """A new rat, face down (RAT-3.2)."""
    if not SPREAD <= action < SPREAD + REGIONS:
        use_power(s, action, journal)
        return
    put_new_rat(s, action - SPREAD)
    note(journal, What.SPREAD, s.active, action - SPREAD, 1)
    s.spread -= 1
    go_on_spreading(s, journal)


@kernel
def get_ready(s: State, journal: list[list[int]]) -> None:
    """Before rats are turned up there is a last chance for powers (RAT-4.1)."""
    s.phase = Phase.READY


@kernel
def use_before_flip(s: State, action: int, journal: list[list[int]]) -> None:
    """A power, or on."""
    if action == DONE:
        ask_knight(s, journal)
    else:
        use_power(s, action, journal)


@kernel
def ask_knight(s: State, journal: list[list[int]]) -> None:
    """The knight's owner says whether the pawn counts as two cubes, if any rat will be turned up (RAT-4.5)."""
    if s.owner[KNIGHT] == s.active and can_flip(s, s.pawn):
        s.phase = Phase.COUNT
    else:
        strike_region(s, journal)


@kernel
def say_whether_pawn_counts(s: State, action: int, journal: list[list[int]]) -> None:
    """The pawn counts as two cubes for the limits, and for nothing else (RAT-4.5)."""
    if action == COUNT:
        s.pawn_counts = 1
        note(journal, What.COUNTS, s.active, 0, 0)
    strike_region(s, journal)


@kernel
def strike_region(s: State, journal: list[list[int]]) -> None:
    """The plague strikes where the pawn is."""
    s.at = s.pawn
    flip_on(s, journal)


@kernel
def can_flip(s: State, region: int) -> bool:
    """Rats are turned up while there are rats and cubes (RAT-3.4)."""
    return s.rats[region] > 0 and cubes_in(s, region) > 0


@kernel
def flip_on(s: State, journal: list[list[int]]) -> None:
    """Rats are turned up one by one, at random (RAT-3.4); in the end, in every region (RAT-5.5)."""
    while True:
        while can_flip(s, s.at):
            s.mover = CHANCE
            if not are_alike(s, s.at):
                s.phase = Phase.FLIP
                return
            s.rat = 0
            if s.face[s.at][0] == NONE:
                s.phase = Phase.FACE
                return
            strike(s, journal)
        clear_flipped(s, journal)
        if s.stage != EVERYWHERE:
            end_turn(s, journal)
        else:
            s.at += 1
            if s.at == regions_of(s):
                end_game(s, journal)
                return
        if s.stage != EVERYWHERE:
            return


@kernel
def clear_flipped(s: State, journal: list[list[int]]) -> None:
    """The rats turned up in a region leave the game (RAT-3.9)."""
    if s.flips > 0:
        note(journal, What.LEFT, NONE, s.at, s.flips)
        s.flips = 0


@kernel
def turn_up(s: State, rat: int, journal: list[list[int]]) -> None:
    """Chance says which rat; if nobody knows its face, chance says that next."""
    s.rat = rat
    if s.face[s.at][rat] == NONE:
        s.phase = Phase.FACE
    else:
        strike(s, journal)
        flip_on(s, journal)


@kernel
def turn_up_face(s: State, face: int, journal: list[list[int]]) -> None:
    """The rat gets its face, and strikes."""
    give_face(s, s.at, s.rat, face)
    strike(s, journal)
    flip_on(s, journal)


@kernel
def strike(s: State, journal: list[list[int]]) -> None:
    """A rat strikes if there are as many cubes as its limit (RAT-3.5), and leaves the game either way (RAT-3.9)."""
    region = s.at
    face = s.face[region][s.rat]
    note(journal, What.FLIPPED, NONE, region, face)
    lift_rat(s, region, s.rat)
    s.seen[face] = GONE
    if cubes_in(s, region) + neutral_cubes(s, region) < LIMIT[face]:
        note(journal, What.SPARED, NONE, region, cubes_in(s, region) + neutral_cubes(s, region))
    else:
        strike_majority(s, region, face, journal)
        strike_classes(s, region, face, journal)
        strike_all(s, region, face, journal)
    s.flips += 1


@kernel
def strike_majority(s: State, region: int, face: int, journal: list[list[int]]) -> None:
    """For each M, before all else, everybody with the most cubes loses one (RAT-3.6)."""
    for _ in range(SYMBOLS[face][MAJORITY]):
        most = 1
        for seat in range(s.seats):
            most = max(most, s.cubes[region][seat])
        for seat in range(s.seats):
            if s.cubes[region][seat] == most:
                lose_cube(s, seat, region, What.LOST_MAJORITY, 0, journal)


@kernel
def strike_classes(s: State, region: int, face: int, journal: list[list[int]]) -> None:
    """For each class symbol the owner of that card loses a cube (RAT-3.7)."""
    for card in range(CLASSES):
        for _ in range(SYMBOLS[face][card]):
            seat = s.owner[card]
            if seat != NONE and s.cubes[region][seat] > 0:
                lose_cube(s, seat, region, What.LOST_CLASS, card, journal)


@kernel
def strike_all(s: State, region: int, face: int, journal: list[list[int]]) -> None:
    """For each A everybody loses a cube (RAT-3.8)."""
    for _ in range(SYMBOLS[face][ALL]):
        for seat in range(s.seats):
            if s.cubes[region][seat] > 0:
                lose_cube(s, seat, region, What.LOST_ALL, 0, journal)


@kernel
def lose_cube(s: State, seat: int, region: int, event: int, card: int, journal: list[list[int]]) -> None:
    """A cube goes back to its owner (RAT-3.9)."""
    s.cubes[region][seat] -= 1
    s.stock[seat] += 1
    note(journal, event, seat, region, card)
