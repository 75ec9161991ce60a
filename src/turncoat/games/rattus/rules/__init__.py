"""The rulebook of Rattus: a chapter a file, each in the rulebook's order. Ids refer to docs/games/rattus.md.

`set_up` (RAT-0) · `turn` (RAT-1, RAT-2) · `plague` (RAT-3) · `powers` (RAT-4) · `end` (RAT-5) · `rats` (how rats lie and move)
"""

from turncoat.games.listing import list_also, list_span
from turncoat.games.rattus.actions import COUNT, CUBES, DONE, FACE, FLIP, PAWN, SETTLE, START, SWAP, TO
from turncoat.games.rattus.rules.end import list_last, play_last, scores
from turncoat.games.rattus.rules.plague import (
    ask_knight,
    flip_on,
    go_on_spreading,
    list_moves,
    list_spread,
    move_plague,
    say_whether_pawn_counts,
    spread_to,
    turn_up,
    turn_up_face,
    use_before_flip,
)
from turncoat.games.rattus.rules.powers import (
    can_use_power,
    list_merchant_cubes,
    list_merchant_targets,
    list_monk_targets,
    list_powers,
    list_second_look,
    look_again,
    merchant_to,
    move_merchant_cubes,
    move_monk_rat,
    see_face,
    swap_or_not,
)
from turncoat.games.rattus.rules.rats import face_weight, list_faces
from turncoat.games.rattus.rules.set_up import put_start_cubes, setup, stand_pawn, start_with
from turncoat.games.rattus.rules.turn import list_place, list_start, list_take, place_or_not, take_or_not
from turncoat.games.rattus.state import EVERYWHERE, Phase, State, has_room_beside, regions_of
from turncoat.kernel import kernel

__all__ = ["apply", "legal", "scores", "setup", "weight"]


@kernel
def legal(s: State, out: list[int]) -> int:
    """List what the mover may decide, or what chance may bring."""
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
            return list_place(s, out)
        case Phase.MOVE:
            return list_moves(s, out)
        case Phase.SPREAD:
            return list_spread(s, out)
        case Phase.READY:
            return list_also(DONE, list_powers(s, out, 0), out)
        case Phase.COUNT:
            return list_also(DONE, list_span(COUNT, 1, out), out)
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
            return list_second_look(s, out)
        case Phase.SWAP:
            return list_also(DONE, list_span(SWAP, 1, out), out)
        case Phase.LAST:
            return list_last(s, out)
    return 0


@kernel
def weight(s: State, outcome: int) -> int:
    """A face has as many ways as where its rat came from allows (RAT-0.7); seats, regions and rats are one each."""
    if s.phase == Phase.FACE or s.phase == Phase.LOOK:
        return face_weight(s, outcome - FACE, s.origin[s.at][s.rat])
    return 1


@kernel
def apply(s: State, action: int, journal: list[list[int]]) -> None:
    """Carry out one decision or outcome and all that follows from it."""
    before = s.phase
    match before:
        case Phase.LOT:
            start_with(s, action - START, journal)
        case Phase.PAWN:
            stand_pawn(s, action - PAWN, journal)
        case Phase.START:
            put_start_cubes(s, action - SETTLE, journal)
        case Phase.TAKE:
            take_or_not(s, action, journal)
        case Phase.PLACE:
            place_or_not(s, action, journal)
        case Phase.MOVE:
            move_plague(s, action, journal)
        case Phase.SPREAD:
            spread_to(s, action, journal)
        case Phase.READY:
            use_before_flip(s, action, journal)
        case Phase.COUNT:
            say_whether_pawn_counts(s, action, journal)
        case Phase.FLIP:
            turn_up(s, action - FLIP, journal)
        case Phase.FACE:
            turn_up_face(s, action - FACE, journal)
        case Phase.LOOK:
            see_face(s, action - FACE, journal)
        case Phase.MONK_TO:
            move_monk_rat(s, action - TO, journal)
        case Phase.MERCHANT_TO:
            merchant_to(s, action - TO, journal)
        case Phase.MERCHANT_CUBES:
            move_merchant_cubes(s, action - CUBES + 1, journal)
        case Phase.WITCH:
            look_again(s, action, journal)
        case Phase.SWAP:
            swap_or_not(s, action, journal)
        case Phase.LAST:
            play_last(s, action, journal)
    carry_on(s, before, journal)


@kernel
def carry_on(s: State, before: int, journal: list[list[int]]) -> None:
    """The turn goes on by itself where nothing is left to decide, and after the last round the plague strikes everywhere."""
    if s.phase == Phase.SPREAD and before == Phase.MONK_TO and not has_room_beside(s, s.pawn):
        go_on_spreading(s, journal)
    if s.phase == Phase.READY and not can_use_power(s):
        ask_knight(s, journal)
    if s.phase == Phase.LAST and s.stage == EVERYWHERE:
        flip_on(s, journal)
