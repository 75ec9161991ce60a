"""The rulebook of Rattus: a chapter a file, each in the rulebook's order. Ids refer to docs/games/rattus.md.

`set_up` (RAT-0) · `turn` (RAT-1, RAT-2) · `plague` (RAT-3) · `powers` (RAT-4) · `end` (RAT-5) · `rats` (how rats lie and move) ·
`reach` (what lies around a region)
"""

from turncoat.games.listing import list_also, list_span
from turncoat.games.rattus.actions import (
    COUNT,
    CUBES,
    DONE,
    FACE,
    FLIP,
    MONK,
    PAWN,
    PLAGUE,
    SETTLE,
    SPREAD,
    START,
    SWAP,
    TO,
)
from turncoat.games.rattus.rules.end import list_last, play_last, scores
from turncoat.games.rattus.rules.plague import (
    ask_knight,
    can_spread,
    end_spreading,
    list_moves,
    list_spread,
    move_plague,
    say_whether_pawn_counts,
    spread_to,
    turn_up,
    turn_up_face,
    turn_up_rats,
)
from turncoat.games.rattus.rules.powers import (
    can_use_power,
    list_looks,
    list_merchant_cubes,
    list_merchant_targets,
    list_monk_targets,
    list_powers,
    look_again,
    merchant_to,
    move_merchant_cubes,
    move_monk_rat,
    powers_are_open,
    see_face,
    swap_or_not,
    use_power,
)
from turncoat.games.rattus.rules.rats import face_weight, list_faces
from turncoat.games.rattus.rules.set_up import put_start_cubes, setup, stand_pawn, start_with
from turncoat.games.rattus.rules.turn import list_settling, list_start, list_take, place_or_not, take_or_not
from turncoat.games.rattus.state import NONE, OPTIONAL, Phase, State, regions_of
from turncoat.kernel import kernel

__all__ = ["apply", "legal", "scores", "setup", "weight"]


@kernel
def legal(s: State, out: list[int]) -> int:
    """List what the mover may decide, or what chance may bring: what the phase is about, powers (RAT-4.1), and to leave it be."""
    count = list_phase(s, out)
    if powers_are_open(s):
        count = list_powers(s, out, count)
    if is_optional(s):
        count = list_also(DONE, count, out)
    return count


@kernel
def list_phase(s: State, out: list[int]) -> int:
    """What the phase is about."""
    match s.phase:
        case Phase.LOT:
            return list_span(START, s.seats, out)
        case Phase.PAWN:
            return list_span(PAWN, regions_of(s), out)
        case Phase.START:
            return list_start(s, out)
        case Phase.TAKE:
            return list_take(s, out)
        case Phase.PLACE:
            return list_settling(s, out)
        case Phase.MOVE:
            return list_moves(s, out)
        case Phase.SPREAD:
            return list_spread(s, out)
        case Phase.COUNT:
            return list_span(COUNT, 1, out)
        case Phase.FLIP:
            return list_span(FLIP, s.rats[s.at], out)
        case Phase.FACE | Phase.LOOK:
            return list_faces(s, out)
        case Phase.MONK_TO:
            return list_monk_targets(s, out)
        case Phase.MERCHANT_TO:
            return list_merchant_targets(s, out)
        case Phase.MERCHANT_CUBES:
            return list_merchant_cubes(s, out)
        case Phase.WITCH:
            return list_looks(s, out, 0)
        case Phase.SWAP:
            return list_span(SWAP, 1, out)
        case Phase.LAST:
            return list_last(s, out)
    return 0  # only powers are left, or nothing


@kernel
def is_optional(s: State) -> bool:
    """Whether what is being decided may be left undone; the start cubes, the plague and a power once begun may not."""
    return OPTIONAL & (1 << s.phase) != 0


@kernel
def weight(s: State, outcome: int) -> int:
    """A face has as many ways as where its rat came from allows (RAT-0.7); seats, regions and rats are one each."""
    if s.rat == NONE:
        return 1
    return face_weight(s, outcome - FACE, s.origin[s.at][s.rat])


@kernel
def apply(s: State, action: int, journal: list[list[int]]) -> None:
    """Carry out one decision or outcome and all that follows from it."""
    if MONK <= action < TO and s.phase != Phase.WITCH:
        use_power(s, action, journal)
    else:
        apply_phase(s, action, journal)
    if s.phase == Phase.SPREAD and not can_spread(s):
        end_spreading(s, journal)
    if s.phase == Phase.READY and not can_use_power(s):
        ask_knight(s)
    if s.phase == Phase.FLIP:
        turn_up_rats(s, journal)


@kernel
def apply_phase(s: State, action: int, journal: list[list[int]]) -> None:
    """Carry out what the phase is about, or leave it be."""
    match s.phase:
        case Phase.LOT:
            start_with(s, action - START)
        case Phase.PAWN:
            stand_pawn(s, action - PAWN, journal)
        case Phase.START:
            put_start_cubes(s, action - SETTLE, journal)
        case Phase.TAKE:
            take_or_not(s, action, journal)
        case Phase.PLACE:
            place_or_not(s, action, journal)
        case Phase.MOVE:
            move_plague(s, action - PLAGUE, journal)
        case Phase.SPREAD:
            spread_to(s, action - SPREAD, journal)
        case Phase.READY:
            ask_knight(s)
        case Phase.COUNT:
            say_whether_pawn_counts(s, action, journal)
        case Phase.FLIP:
            turn_up(s, action - FLIP)
        case Phase.FACE:
            turn_up_face(s, action - FACE)
        case Phase.LOOK:
            see_face(s, action - FACE, journal)
        case Phase.MONK_TO:
            move_monk_rat(s, action - TO, journal)
        case Phase.MERCHANT_TO:
            merchant_to(s, action - TO)
        case Phase.MERCHANT_CUBES:
            move_merchant_cubes(s, action - CUBES + 1, journal)
        case Phase.WITCH:
            look_again(s, action, journal)
        case Phase.SWAP:
            swap_or_not(s, action, journal)
        case Phase.LAST:
            play_last(s, action, journal)
