"""The end: a last round of powers, the plague everywhere, and who has won (RAT-5)."""

from turncoat.games.game import CHANCE, OVER
from turncoat.games.listing import list_span
from turncoat.games.rattus.actions import Verb
from turncoat.games.rattus.events import What
from turncoat.games.rattus.options import DURING_TURN, IF_OWNED
from turncoat.games.rattus.rules.reach import list_reach
from turncoat.games.rattus.rules.turn import begin_turn
from turncoat.games.rattus.state import (
    EVERYWHERE,
    LAST_ROUND,
    NONE,
    Phase,
    State,
    has_power,
    regions_of,
)
from turncoat.games.rattus.tables import CLASSES, KNIGHT, KNIGHT_STEPS, PEASANT, TURNS_AT_MOST
from turncoat.kernel import kernel, note, note1, note2


@kernel
def end_turn(s: State, journal: list[list[int]]) -> None:
    """The game ends when the rats have run out or the mover has all its cubes on the board, judged when its turn is over (RAT-5.1)."""
    s.at = NONE
    s.pawn_counts = 0
    if s.supply == 0:
        note(journal, What.ENDED_RATS)
        begin_last_round(s, journal)
    elif has_all_out(s):
        note1(journal, What.ENDED_CUBES, s.active)
        begin_last_round(s, journal)
    elif s.turns == TURNS_AT_MOST * s.seats:  # so that no game goes on for ever (RAT-5.9)
        note1(journal, What.ENDED_TURNS, TURNS_AT_MOST)
        begin_last_round(s, journal)
    else:
        begin_turn(s, (s.active + 1) % s.seats, journal)


@kernel
def has_all_out(s: State) -> bool:
    """Whether the mover has all its cubes on the board now or, by the option, had them there in its turn (RAT-5.1)."""
    if s.end_by_cubes == DURING_TURN:
        return s.all_out == 1
    return s.stock[s.active] == 0


@kernel
def begin_last_round(s: State, journal: list[list[int]]) -> None:
    """All others use their powers once more, anticlockwise from the last mover's right (RAT-5.2)."""
    s.stage = LAST_ROUND
    s.last_mover = s.active
    s.turn = 0
    note(journal, What.LAST_ROUND)
    next_last(s, journal)


@kernel
def next_last(s: State, journal: list[list[int]]) -> None:
    """The next seat that has a class card; after the last of them the plague is everywhere (RAT-5.2, RAT-5.5)."""
    s.turn += 1
    while s.turn < s.seats:
        s.active = (s.last_mover - s.turn) % s.seats
        if has_card(s, s.active):
            s.mover = s.active
            s.used = 0
            s.phase = Phase.LAST
            note1(journal, What.LAST_TURN, s.active)
            return
        s.turn += 1
    strike_everywhere(s, journal)


@kernel
def has_card(s: State, seat: int) -> bool:
    """Whether a seat has any class card."""
    for card in range(CLASSES):
        if s.owner[card] == seat:
            return True
    return False


@kernel
def list_last(s: State, out: list[int]) -> int:
    """The peasant's one cube anywhere (RAT-5.3), the knight's one or two steps (RAT-5.4); the other powers are as always (RAT-5.2)."""
    count = 0
    if has_power(s, PEASANT) and s.stock[s.active] > 0:
        count = list_span(Verb.SETTLE_MORE, regions_of(s), out)
    if has_power(s, KNIGHT):
        count = list_reach(s, s.pawn, KNIGHT_STEPS, Verb.PLAGUE, out, count)
    return count


@kernel
def settle_last(s: State, region: int, journal: list[list[int]]) -> None:
    """The peasant's power in the last round (RAT-5.3)."""
    s.used |= 1 << PEASANT
    s.stock[s.active] -= 1
    s.cubes[region][s.active] += 1
    note2(journal, What.PEASANT_LAST, s.active, region)


@kernel
def move_last(s: State, region: int, journal: list[list[int]]) -> None:
    """The knight's power in the last round (RAT-5.4)."""
    s.used |= 1 << KNIGHT
    s.pawn = region
    note2(journal, What.KNIGHT_LAST, s.active, region)


@kernel
def strike_everywhere(s: State, journal: list[list[int]]) -> None:
    """The plague strikes in every region (RAT-5.5)."""
    s.stage = EVERYWHERE
    s.active = s.last_mover
    s.phase = Phase.FLIP
    s.mover = CHANCE
    s.at = 0
    note(journal, What.EVERYWHERE)
    if pawn_will_count(s):
        s.pawn_counts = 1
        note1(journal, What.COUNTS_LAST, s.pawn)


@kernel
def pawn_will_count(s: State) -> bool:
    """In the final plague the pawn counts if the knight's owner was in the last round or, by the option, if there is an owner (RAT-5.6)."""
    owner = s.owner[KNIGHT]
    return owner != NONE and (owner != s.last_mover or s.final_pawn == IF_OWNED)


@kernel
def end_game(s: State, journal: list[list[int]]) -> None:
    """Nothing is left to happen (RAT-5.7)."""
    s.at = NONE
    s.phase = Phase.ENDED
    s.mover = OVER
    winner = 0
    for seat in range(s.seats):
        note2(journal, What.CUBES, seat, cubes_of(s, seat))
        if is_ahead(s, seat, winner):
            winner = seat
    if is_tied(s, winner):
        note2(journal, What.TIED, winner, cubes_of(s, winner))
    note1(journal, What.VICTORY, winner)


@kernel
def cubes_of(s: State, seat: int) -> int:
    """A seat's cubes on the board and in the palace (RAT-5.7)."""
    total = s.palace[seat]
    for region in range(regions_of(s)):
        total += s.cubes[region][seat]
    return total


@kernel
def is_tied(s: State, seat: int) -> bool:
    """Whether another seat has as many cubes (RAT-5.8)."""
    for other in range(s.seats):
        if other != seat and cubes_of(s, other) == cubes_of(s, seat):
            return True
    return False


@kernel
def is_ahead(s: State, seat: int, other: int) -> bool:
    """More cubes, or as many and a turn that would have come sooner (RAT-5.8)."""
    mine, others = cubes_of(s, seat), cubes_of(s, other)
    return mine > others or (mine == others and is_sooner(s, seat, other))


@kernel
def is_sooner(s: State, seat: int, other: int) -> bool:
    """Whether a seat's turn would have come before another's (RAT-5.8)."""
    last = max(s.last_mover, 0)
    return (seat - last - 1) % s.seats < (other - last - 1) % s.seats


@kernel
def scores(s: State, points: list[int], ranks: list[int]) -> None:
    """Cubes are points; no two seats share a rank (RAT-5.7, RAT-5.8)."""
    for seat in range(s.seats):
        points[seat] = cubes_of(s, seat)
    for seat in range(s.seats):
        ranks[seat] = 1
        for other in range(s.seats):
            if points[other] > points[seat] or (points[other] == points[seat] and is_sooner(s, other, seat)):
                ranks[seat] += 1
