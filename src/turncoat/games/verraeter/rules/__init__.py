"""The rulebook of Verräter: a chapter a file, each in the rulebook's order. Ids refer to docs/games/verraeter.md.

`set_up` (VER-0) · `conflict` (phases 1 to 6) · `build` (phase 7) · `draw` (phases 8 to 10) · `end` (phases 11 to 13, the end)
"""

from turncoat.games.order import Decision, OrderOfPlay
from turncoat.games.verraeter.actions import SPACE, Verb
from turncoat.games.verraeter.rules.build import (
    build_farm,
    build_nothing,
    build_office,
    lift_building,
    list_building,
    list_settings,
    set_farm,
    set_office,
    turn_building,
)
from turncoat.games.verraeter.rules.conflict import (
    lay_supply,
    list_borders,
    list_passed,
    list_roles,
    list_supply,
    put_role_out,
    set_conflict,
    stop_supply,
    take_role,
)
from turncoat.games.verraeter.rules.draw import draw_card, drop_card, list_drops, list_pile, stop_dropping
from turncoat.games.verraeter.rules.end import scores
from turncoat.games.verraeter.rules.set_up import (
    deal_card,
    lay_first_farm,
    lay_land,
    list_first_farms,
    list_lands,
    list_seats,
    setup,
    start_with,
)
from turncoat.games.verraeter.state import Phase, State
from turncoat.kernel import kernel

__all__ = ["ORDER_OF_PLAY", "apply", "legal", "scores", "setup", "weight"]

# fmt: off
ORDER_OF_PLAY = OrderOfPlay(
    SPACE,
    #        phase           rule        who decides             what is listed    what is carried out
    Decision(Phase.LOT,      "VER-0.1",  "chance",               list_seats,       {Verb.START: start_with}),
    Decision(Phase.RING,     "VER-0.3",  "chance",               list_lands,       {Verb.LAY: lay_land}),
    Decision(Phase.FARMS,    "VER-0.4",  "each seat in turn",    list_first_farms, {Verb.FARM: lay_first_farm}),
    Decision(Phase.DEAL,     "VER-0.6",  "chance",               list_pile,        {Verb.DRAW: deal_card}),
    Decision(Phase.CONFLICT, "VER-1.1",  "strategy card",        list_borders,     {Verb.CONFLICT: set_conflict}),
    Decision(Phase.OUT,      "VER-2.1",  "chance",               list_roles,       {Verb.OUT: put_role_out}),
    Decision(Phase.DRAFT,    "VER-2.2",  "each seat in turn",    list_passed,      {Verb.TAKE: take_role}),
    Decision(Phase.SUPPLY,   "VER-3.1",  "each seat in turn",    list_supply,      {Verb.PLAY: lay_supply, Verb.DONE: stop_supply}),
    Decision(Phase.BUILD,    "VER-7.1",  "builder",              list_building,    {Verb.FARM: build_farm, Verb.OFFICE: build_office,
                                                                                    Verb.LIFT: lift_building, Verb.TURN: turn_building,
                                                                                    Verb.DONE: build_nothing}),
    Decision(Phase.SET,      "VER-7.3",  "builder",              list_settings,    {Verb.FARM: set_farm, Verb.OFFICE: set_office}),
    Decision(Phase.DISCARD,  "VER-10.5", "farmer, then in turn", list_drops,       {Verb.DROP: drop_card, Verb.DONE: stop_dropping}),
    Decision(Phase.DRAW,     "VER-10.5", "chance",               list_pile,        {Verb.DRAW: draw_card}),
)
# fmt: on
list_decision, carry_out = ORDER_OF_PLAY.list_decision, ORDER_OF_PLAY.carry_out


@kernel
def legal(s: State, out: list[int]) -> int:
    """List what the mover may decide, or what chance may bring."""
    count: int = list_decision(s, out)
    return count


@kernel
def weight(s: State, outcome: int) -> int:
    """A drawn supply card has as many ways as the pile has such cards; seats, lands and roles are one each."""
    if s.phase == Phase.DEAL or s.phase == Phase.DRAW:
        return s.pile[outcome - Verb.DRAW]
    return 1


@kernel
def apply(s: State, action: int, journal: list[list[int]]) -> None:
    """Carry out one decision or outcome and all that follows from it."""
    carry_out(s, action, journal)
