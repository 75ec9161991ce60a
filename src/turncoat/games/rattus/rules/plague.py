"""The plague moves, spreads and strikes (RAT-3)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_span
from turncoat.games.rattus.actions import Verb
from turncoat.games.rattus.events import What
from turncoat.games.rattus.options import AS_AT_FIRST, AT_ANY_MOMENT, BY_MOVER
from turncoat.games.rattus.rules.end import end_game, end_turn
from turncoat.games.rattus.rules.powers import can_use_power
from turncoat.games.rattus.rules.rats import are_alike, give_face, lift_rat, list_rats, put_new_rat
from turncoat.games.rattus.rules.reach import list_reach, list_room_beside
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
)
from turncoat.games.rattus.tables import ALL, CLASS_SHOWN, CLASS_SYMBOLS, KNIGHT, KNIGHT_STEPS, LIMIT, MAJORITY, SYMBOLS
from turncoat.games.rattus.tables import SPREAD as NEW_RATS
from turncoat.kernel import kernel, note1, note2, note3


@kernel
def list_moves(s: State, out: list[int]) -> int:
    """The pawn must move to a neighbour (RAT-3.1); with the knight up to two steps (RAT-4.4)."""
    steps = KNIGHT_STEPS if s.owner[KNIGHT] == s.active else 1
    return list_reach(s, s.pawn, steps, Verb.PLAGUE, out, 0)


@kernel
def move_plague(s: State, region: int, journal: list[list[int]]) -> None:
    """The pawn moves, and the number of new rats is fixed by the rats where it arrives (RAT-3.1, RAT-3.2)."""
    near = is_adjacent(s.pawn, region)
    s.pawn = region
    s.spread = NEW_RATS[s.rats[region]]
    s.phase = Phase.SPREAD
    note2(journal, What.MOVED_PLAGUE if near else What.KNIGHT_MOVED, s.active, region)


@kernel
def can_spread(s: State) -> bool:
    """Whether a new rat is still to come, is there, and finds room (RAT-3.2, RAT-3.3)."""
    return s.spread > 0 and s.supply > 0 and has_room_beside(s, s.pawn)


@kernel
def list_spread(s: State, out: list[int]) -> int:
    """Adjacent regions with fewer than three rats (RAT-3.2, RAT-3.3)."""
    return list_room_beside(s, s.pawn, Verb.SPREAD, out)


@kernel
def spread_to(s: State, region: int, journal: list[list[int]]) -> None:
    """A new rat, face down (RAT-3.2)."""
    put_new_rat(s, region)
    s.spread -= 1
    note2(journal, What.SPREAD, s.active, region)


@kernel
def end_spreading(s: State, journal: list[list[int]]) -> None:
    """What found no room lapses (RAT-3.3); before rats are turned up there is a last chance for powers (RAT-4.1)."""
    if s.spread > 0:
        note1(journal, What.NO_ROOM, s.spread)
        s.spread = 0
    s.phase = Phase.READY


@kernel
def ask_knight(s: State) -> None:
    """The knight's owner says whether the pawn counts as two cubes, if any rat will be turned up (RAT-4.5)."""
    if s.owner[KNIGHT] == s.active and can_flip(s, s.pawn):
        s.phase = Phase.COUNT
    else:
        strike_region(s)


@kernel
def list_count(s: State, out: list[int]) -> int:
    """The pawn may count (RAT-4.5)."""
    return list_span(Verb.COUNT, 1, out)


@kernel
def count_pawn(s: State, journal: list[list[int]]) -> None:
    """The pawn counts as two cubes for the limits, and for nothing else (RAT-4.5)."""
    s.pawn_counts = 1
    note1(journal, What.COUNTS, s.active)
    strike_region(s)


@kernel
def strike_region(s: State) -> None:
    """The plague strikes where the pawn is."""
    s.at = s.pawn
    s.phase = Phase.FLIP
    s.mover = CHANCE


@kernel
def can_flip(s: State, region: int) -> bool:
    """Rats are turned up while there are rats and cubes (RAT-3.4)."""
    return s.rats[region] > 0 and cubes_in(s, region) > 0


@kernel
def turn_up_rats(s: State, journal: list[list[int]]) -> None:
    """Rats are turned up one by one, at random or by the mover's choice (RAT-3.4); in the end, in every region (RAT-5.5).

    Each is a step of chance, also a single one whose face somebody knows: so no decision ever reveals anything.
    """
    while s.phase == Phase.FLIP:
        if s.rat != NONE:
            strike(s, journal)
            pause_for_powers(s)
        elif s.first_rat != NONE:
            return  # the mover has chosen one, and chance turns it up
        elif not can_flip(s, s.at):
            leave_region(s, journal)
        elif are_alike(s, s.at):
            turn_up(s, 0)
        else:
            ask_which(s)
            return


@kernel
def pause_for_powers(s: State) -> None:
    """By the option, powers may be used after each rat of one's turn (RAT-4.1)."""
    if s.power_window == AT_ANY_MOMENT and s.stage != EVERYWHERE:
        s.phase = Phase.BETWEEN
        if can_use_power(s):
            s.mover = s.active
            s.at = NONE
        else:
            s.phase = Phase.FLIP


@kernel
def ask_which(s: State) -> None:
    """Chance says which of several rats is turned up next or, by the option, the mover; in the end it is nobody's turn (RAT-3.4)."""
    if s.turned_by == BY_MOVER and s.stage != EVERYWHERE and s.rats[s.at] > 1:
        s.phase = Phase.TURN_UP
        s.mover = s.active


@kernel
def list_turnable(s: State, out: list[int]) -> int:
    """The rats where the plague is that differ in anything that the mover can tell (RAT-0.7, RAT-3.4)."""
    return list_rats(s, s.at, Verb.TURN_UP, out, 0)


@kernel
def choose_rat(s: State, region: int, rat: int) -> None:
    """The mover has pointed at a rat; chance turns it up (RAT-3.4)."""
    s.first_at = region
    s.first_rat = rat
    s.phase = Phase.FLIP
    s.mover = CHANCE


@kernel
def list_flips(s: State, out: list[int]) -> int:
    """Any rat of the region may be turned up, or the one that the mover chose (RAT-3.4)."""
    if s.first_rat != NONE:
        out[0] = Verb.FLIP + s.first_rat
        return 1
    return list_span(Verb.FLIP, s.rats[s.at], out)


@kernel
def turn_up(s: State, rat: int) -> None:
    """This rat; if nobody knows its face, chance says that next (RAT-0.7)."""
    s.first_at = NONE
    s.first_rat = NONE
    s.rat = rat
    if s.face[s.at][rat] == NONE:
        s.phase = Phase.FACE


@kernel
def turn_up_face(s: State, face: int) -> None:
    """The rat gets its face (RAT-0.7)."""
    give_face(s, s.at, s.rat, face)
    s.phase = Phase.FLIP


@kernel
def leave_region(s: State, journal: list[list[int]]) -> None:
    """The rats turned up leave the game (RAT-3.9); the turn is over or, in the end, the next region is struck (RAT-5.5)."""
    if s.flips > 0:
        flips, s.flips = s.flips, 0
        note2(journal, What.LEFT, s.at, flips)
    if s.stage != EVERYWHERE:
        end_turn(s, journal)
    elif s.at < regions_of(s) - 1:
        s.at += 1
    else:
        end_game(s, journal)


@kernel
def strike(s: State, journal: list[list[int]]) -> None:
    """A rat strikes if there are as many cubes as its limit (RAT-3.5), and leaves the game either way (RAT-3.9)."""
    region = s.at
    face = s.face[region][s.rat]
    note3(journal, What.FLIPPED, region, s.rat, face)
    lift_rat(s, region, s.rat)
    s.rat = NONE
    s.seen[face] = GONE
    cubes = cubes_in(s, region) + neutral_cubes(s, region)
    if strikes(cubes, face):
        take_cubes(s, region, face, journal)
    else:
        note2(journal, What.SPARED, region, cubes)
    s.flips += 1


@kernel
def strikes(cubes: int, face: int) -> bool:
    """A rat strikes if there are as many cubes as its limit, of whatever colour (RAT-3.5)."""
    return cubes >= LIMIT[face]


@kernel
def struck_by(s: State, region: int, symbol: int) -> int:
    """The seats that a symbol strikes in a region now, a bit each: those with the most cubes (RAT-3.6), a card's owner (RAT-3.7), or all (RAT-3.8)."""
    if symbol == MAJORITY:
        return with_most(s, region)
    if symbol == ALL:
        return (1 << s.seats) - 1
    return 1 << s.owner[symbol] if s.owner[symbol] != NONE else 0


@kernel
def take_cubes(s: State, region: int, face: int, journal: list[list[int]]) -> None:
    """What a rat that strikes takes: M first, then classes, then A (RAT-3.6 to RAT-3.8)."""
    strike_majority(s, region, face, journal)
    strike_classes(s, region, face, journal)
    strike_all(s, region, face, journal)


@kernel
def strike_majority(s: State, region: int, face: int, journal: list[list[int]]) -> None:
    """For each M, before all else, everybody with the most cubes loses one (RAT-3.6): for a second M they are counted again or,
    by the option, they are the same as for the first."""
    struck = 0
    for number in range(SYMBOLS[face][MAJORITY]):
        if number == 0 or s.second_majority != AS_AT_FIRST:
            struck = struck_by(s, region, MAJORITY)
        for seat in range(s.seats):
            if struck & (1 << seat) != 0 and s.cubes[region][seat] > 0:
                lose_cube(s, seat, region)
                note2(journal, What.LOST_MAJORITY, seat, region)


@kernel
def with_most(s: State, region: int) -> int:
    """The seats with the most cubes in a region, a bit each."""
    most = 0
    seats = 0
    for seat in range(s.seats):
        cubes = s.cubes[region][seat]
        if cubes > most:
            most, seats = cubes, 0
        if cubes == most:
            seats |= 1 << seat
    return seats


@kernel
def strike_classes(s: State, region: int, face: int, journal: list[list[int]]) -> None:
    """For each class symbol the owner of that card loses a cube (RAT-3.7)."""
    for i in range(CLASS_SYMBOLS[face]):
        card = CLASS_SHOWN[face][i]
        struck = struck_by(s, region, card)
        for seat in range(s.seats):
            if struck & (1 << seat) != 0 and s.cubes[region][seat] > 0:
                lose_cube(s, seat, region)
                note3(journal, What.LOST_CLASS, seat, region, card)


@kernel
def strike_all(s: State, region: int, face: int, journal: list[list[int]]) -> None:
    """For each A everybody loses a cube (RAT-3.8)."""
    for _ in range(SYMBOLS[face][ALL]):
        struck = struck_by(s, region, ALL)
        for seat in range(s.seats):
            if struck & (1 << seat) != 0 and s.cubes[region][seat] > 0:
                lose_cube(s, seat, region)
                note2(journal, What.LOST_ALL, seat, region)


@kernel
def lose_cube(s: State, seat: int, region: int) -> None:
    """A cube goes back to its owner (RAT-3.9)."""
    s.cubes[region][seat] -= 1
    s.stock[seat] += 1
