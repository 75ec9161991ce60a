"""Set-up: regions, rats, the pawn and the first cubes (RAT-0)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_span
from turncoat.games.options import option_setter
from turncoat.games.rattus.actions import Verb
from turncoat.games.rattus.events import What
from turncoat.games.rattus.options import FIRST_SEAT, OPTIONS, SIX_RATS
from turncoat.games.rattus.rules.rats import put_rat
from turncoat.games.rattus.rules.turn import begin_turn, clear_turn
from turncoat.games.rattus.state import FROM_START, NONE, REGULAR, UNSEEN, Phase, State, regions_of
from turncoat.games.rattus.tables import (
    CLASSES,
    CUBES,
    FACES,
    NORMAL_FACES,
    RATS_AT_MOST,
    REGIONS,
    REMOVED,
    REMOVED_3P_OTHER,
    SEATS,
    START_CUBES,
    START_FACES,
)
from turncoat.kernel import kernel, note1, note3

set_options = option_setter(State, OPTIONS)


@kernel
def setup(s: State, seats: int, options: list[int]) -> None:
    """The board with its rats, before the lot is cast."""
    s.mover = CHANCE
    s.seats = seats
    s.phase = Phase.LOT
    set_options(s, options)
    s.stage = REGULAR
    s.start = NONE
    s.active = NONE
    s.last_mover = NONE
    s.turn = 0
    s.turns = 0
    clear_turn(s)
    s.resume = Phase.TAKE
    s.pawn = NONE
    s.spread = 0
    s.flips = 0
    s.at = NONE
    s.rat = NONE
    s.first_at = NONE
    s.first_rat = NONE
    clear_pieces(s)
    lay_rats(s)
    if s.start_player == FIRST_SEAT:  # the first seat begins (RAT-0.1)
        s.start = 0
        s.phase = Phase.PAWN


@kernel
def clear_pieces(s: State) -> None:
    """Everybody has twenty cubes (RAT-0.6); the class cards lie beside the board."""
    for region in range(REGIONS):
        s.rats[region] = 0
        for seat in range(SEATS):
            s.cubes[region][seat] = 0
        for rat in range(RATS_AT_MOST):
            s.origin[region][rat] = FROM_START
            s.face[region][rat] = NONE
            s.looked[region][rat] = 0
    for seat in range(SEATS):
        s.palace[seat] = 0
        s.stock[seat] = CUBES if seat < s.seats else 0
    for card in range(CLASSES):
        s.owner[card] = NONE
    for face in range(FACES):
        s.seen[face] = UNSEEN


@kernel
def lay_rats(s: State) -> None:
    """A rat from the start in each region in play (RAT-0.3); the others, less those removed unseen, are the supply (RAT-0.4)."""
    s.removed = REMOVED[s.seats]
    if s.seats == 3 and s.removed_rats_3p == SIX_RATS:
        s.removed = REMOVED_3P_OTHER
    s.supply = FACES - regions_of(s) - s.removed
    s.unseen_start = START_FACES
    s.unseen_normal = NORMAL_FACES
    s.leftover = START_FACES - regions_of(s)
    for region in range(regions_of(s)):
        put_rat(s, region, FROM_START, NONE, 0)


@kernel
def list_seats(s: State, out: list[int]) -> int:
    """Any seat may become start player (RAT-0.1)."""
    return list_span(Verb.START, s.seats, out)


@kernel
def start_with(s: State, seat: int) -> None:
    """The lot decides who is start player (RAT-0.1)."""
    s.start = seat
    s.phase = Phase.PAWN


@kernel
def list_pawn(s: State, out: list[int]) -> int:
    """The plague may begin in any region in play (RAT-0.5)."""
    return list_span(Verb.PAWN, regions_of(s), out)


@kernel
def stand_pawn(s: State, region: int, journal: list[list[int]]) -> None:
    """The plague begins in a region drawn by lot (RAT-0.5)."""
    note1(journal, What.STARTS, s.start)
    note1(journal, What.RATS, regions_of(s))
    note1(journal, What.SUPPLY, s.supply)
    s.pawn = region
    note1(journal, What.PAWN, region)
    s.phase = Phase.START
    s.mover = s.start


@kernel
def put_start_cubes(s: State, region: int, journal: list[list[int]]) -> None:
    """Two cubes each into one region, clockwise from the start player, then again anticlockwise from the last (RAT-0.6)."""
    seat = s.mover
    s.stock[seat] -= START_CUBES
    s.cubes[region][seat] += START_CUBES
    note3(journal, What.STARTED, seat, region, START_CUBES)
    s.turn += 1
    if s.turn == 2 * s.seats:
        s.turn = 0
        begin_turn(s, s.start, journal)
    else:
        steps = s.turn if s.turn < s.seats else 2 * s.seats - 1 - s.turn
        s.mover = (s.start + steps) % s.seats
