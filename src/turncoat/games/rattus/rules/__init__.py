"""The rulebook of Rattus: a chapter a file, each in the rulebook's order. Ids refer to docs/games/rattus.md.

`set_up` (RAT-0) · `turn` (RAT-1, RAT-2) · `plague` (RAT-3) · `powers` (RAT-4) · `end` (RAT-5) · `rats` (how rats lie and move) ·
`reach` (what lies around a region)
"""

from turncoat.games.listing import list_also
from turncoat.games.order import Decision, OrderOfPlay
from turncoat.games.rattus.actions import SPACE, Verb
from turncoat.games.rattus.rules.end import list_last, move_last, next_last, scores, settle_last
from turncoat.games.rattus.rules.plague import (
    ask_knight,
    can_spread,
    choose_rat,
    count_pawn,
    end_spreading,
    list_count,
    list_flips,
    list_moves,
    list_spread,
    list_turnable,
    move_plague,
    spread_to,
    strike_region,
    turn_up,
    turn_up_face,
    turn_up_rats,
)
from turncoat.games.rattus.rules.powers import (
    can_use_power,
    end_power,
    list_merchant_cubes,
    list_merchant_targets,
    list_monk_targets,
    list_nothing_else,
    list_powers,
    list_second_looks,
    list_swap,
    look_at,
    merchant_to,
    move_merchant_cubes,
    move_monk_rat,
    powers_are_open,
    see_face,
    swap_rats,
    use_king,
    use_merchant,
    use_monk,
    use_witch,
)
from turncoat.games.rattus.rules.rats import face_weight, list_faces
from turncoat.games.rattus.rules.set_up import list_pawn, list_seats, put_start_cubes, setup, stand_pawn, start_with
from turncoat.games.rattus.rules.turn import (
    end_placing,
    end_taking,
    list_settling,
    list_start,
    list_take,
    settle,
    settle_more,
    take_card,
)
from turncoat.games.rattus.state import NONE, Phase, State
from turncoat.kernel import Kernel, kernel

__all__ = ["ORDER_OF_PLAY", "apply", "legal", "scores", "setup", "weight"]

# What is listed is what the phase is about; `legal` adds powers, while they may be used (RAT-4.1), and to leave it be where that can be carried out.
POWERS: dict[Verb, Kernel] = {
    Verb.MONK: use_monk,
    Verb.MERCHANT: use_merchant,
    Verb.KING: use_king,
    Verb.WITCH: use_witch,
}
CUBES: dict[Verb, Kernel] = {Verb.SETTLE: settle, Verb.SETTLE_MORE: settle_more}

# fmt: off
ORDER_OF_PLAY = OrderOfPlay(
    SPACE,
    #        phase                 rule       who decides     what is listed         what is carried out
    Decision(Phase.LOT,            "RAT-0.1", "chance",       list_seats,            {Verb.START: start_with}),
    Decision(Phase.PAWN,           "RAT-0.5", "chance",       list_pawn,             {Verb.PAWN: stand_pawn}),
    Decision(Phase.START,          "RAT-0.6", "each in turn", list_start,            {Verb.SETTLE: put_start_cubes}),
    Decision(Phase.TAKE,           "RAT-1.4", "active seat",  list_take,             {Verb.TAKE: take_card, **CUBES, Verb.DONE: end_taking}),
    Decision(Phase.PLACE,          "RAT-1.4", "active seat",  list_settling,         {**CUBES, Verb.DONE: end_placing}),
    Decision(Phase.MOVE,           "RAT-3.1", "active seat",  list_moves,            {Verb.PLAGUE: move_plague}),
    Decision(Phase.SPREAD,         "RAT-3.2", "active seat",  list_spread,           {Verb.SPREAD: spread_to}),
    Decision(Phase.READY,          "RAT-4.1", "active seat",  list_nothing_else,     {Verb.DONE: ask_knight}),
    Decision(Phase.COUNT,          "RAT-4.5", "active seat",  list_count,            {Verb.COUNT: count_pawn, Verb.DONE: strike_region}),
    Decision(Phase.FLIP,           "RAT-3.4", "chance",       list_flips,            {Verb.FLIP: turn_up}),
    Decision(Phase.FACE,           "RAT-0.7", "chance",       list_faces,            {Verb.FACE: turn_up_face}),
    Decision(Phase.MONK_TO,        "RAT-4.2", "active seat",  list_monk_targets,     {Verb.TO: move_monk_rat}),
    Decision(Phase.MERCHANT_TO,    "RAT-4.6", "active seat",  list_merchant_targets, {Verb.TO: merchant_to}),
    Decision(Phase.MERCHANT_CUBES, "RAT-4.6", "active seat",  list_merchant_cubes,   {Verb.CUBES: move_merchant_cubes}),
    Decision(Phase.LOOK,           "RAT-0.7", "chance",       list_faces,            {Verb.FACE: see_face}),
    Decision(Phase.WITCH,          "RAT-4.8", "active seat",  list_second_looks,     {Verb.WITCH: look_at, Verb.DONE: end_power}),
    Decision(Phase.SWAP,           "RAT-4.9", "active seat",  list_swap,             {Verb.SWAP: swap_rats, Verb.DONE: end_power}),
    Decision(Phase.BETWEEN,        "RAT-4.1", "active seat",  list_nothing_else,     {Verb.DONE: strike_region}),
    Decision(Phase.TURN_UP,        "RAT-3.4", "active seat",  list_turnable,         {Verb.TURN_UP: choose_rat}),
    Decision(Phase.LAST,           "RAT-5.2", "active seat",  list_last,             {Verb.SETTLE_MORE: settle_last, Verb.PLAGUE: move_last,
                                                                                      Verb.DONE: next_last}),
    also=POWERS,
)
# fmt: on
list_decision, carry_out = ORDER_OF_PLAY.list_decision, ORDER_OF_PLAY.carry_out
# The phases in which what is being decided may be left undone, a bit each; the start cubes, the plague and a power once begun may not.
OPTIONAL = sum(1 << phase for phase, decision in ORDER_OF_PLAY.decisions.items() if Verb.DONE in decision.carried_out)


@kernel
def legal(s: State, out: list[int]) -> int:
    """List what the mover may decide, or what chance may bring: what the phase is about, powers (RAT-4.1), and to leave it be."""
    count: int = list_decision(s, out)
    if powers_are_open(s):
        count = list_powers(s, out, count)
    if OPTIONAL & (1 << s.phase) != 0:
        count = list_also(Verb.DONE, count, out)
    return count


@kernel
def weight(s: State, outcome: int) -> int:
    """A face has as many ways as where its rat came from allows (RAT-0.7); seats, regions and rats are one each."""
    if s.rat == NONE:
        return 1
    return face_weight(s, outcome - Verb.FACE, s.origin[s.at][s.rat])


@kernel
def apply(s: State, action: int, journal: list[list[int]]) -> None:
    """Carry out one decision or outcome and all that follows from it."""
    carry_out(s, action, journal)
    if s.phase == Phase.SPREAD and not can_spread(s):
        end_spreading(s, journal)
    if s.phase == Phase.READY and not can_use_power(s):
        ask_knight(s)
    if s.phase == Phase.BETWEEN and not can_use_power(s):
        strike_region(s)
    if s.phase == Phase.FLIP:
        turn_up_rats(s, journal)
