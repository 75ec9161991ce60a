"""The rulebook of Verräter: a chapter a file, each in the rulebook's order. Ids refer to docs/games/verraeter.md.

`set_up` (VER-0) · `conflict` (phases 1 to 6) · `build` (phase 7) · `draw` (phases 8 to 10) · `end` (phases 11 to 13, the end)
"""

from turncoat.games.listing import list_also, list_span
from turncoat.games.verraeter.actions import BUILD_FARM, CONFLICT, DONE, DRAW, DROP, LAY, OUT, PLAY, START, TAKE
from turncoat.games.verraeter.rules.build import build, list_building, list_settings, set_lifted
from turncoat.games.verraeter.rules.common import list_free
from turncoat.games.verraeter.rules.conflict import (
    lay_supply,
    list_borders,
    list_passed,
    put_role_out,
    set_conflict,
    take_role,
)
from turncoat.games.verraeter.rules.draw import draw_card, make_room
from turncoat.games.verraeter.rules.end import scores
from turncoat.games.verraeter.rules.set_up import deal_card, lay_first_farm, lay_land, list_lands, setup, start_with
from turncoat.games.verraeter.state import Phase, State
from turncoat.games.verraeter.tables import ROLES
from turncoat.kernel import kernel
from turncoat.kernel.bag import list_kinds

__all__ = ["apply", "legal", "scores", "setup", "weight"]


@kernel
def legal(s: State, out: list[int]) -> int:
    """List what the mover may decide, or what chance may bring."""
    match s.phase:
        case Phase.LOT:
            return list_span(START, s.seats, out)
        case Phase.RING:
            return list_lands(s, out)
        case Phase.FARMS:
            return list_free(s, BUILD_FARM, out, 0)
        case Phase.DEAL | Phase.DRAW:
            return list_kinds(s.pile, DRAW, out)
        case Phase.CONFLICT:
            return list_borders(s, out)
        case Phase.OUT:
            return list_span(OUT, ROLES, out)
        case Phase.DRAFT:
            return list_passed(s, out)
        case Phase.SUPPLY:
            return list_also(DONE, list_kinds(s.hand[s.mover], PLAY, out), out)
        case Phase.BUILD:
            return list_building(s, out)
        case Phase.SET:
            return list_settings(s, out)
        case Phase.DISCARD:
            return list_also(DONE, list_kinds(s.hand[s.mover], DROP, out), out)
    return 0


@kernel
def weight(s: State, outcome: int) -> int:
    """A drawn supply card has as many ways as the pile has such cards; seats, lands and roles are one each."""
    if s.phase == Phase.DEAL or s.phase == Phase.DRAW:
        return s.pile[outcome - DRAW]
    return 1


@kernel
def apply(s: State, action: int, journal: list[list[int]]) -> None:
    """Carry out one decision or outcome and all that follows from it."""
    match s.phase:
        case Phase.LOT:
            start_with(s, action - START, journal)
        case Phase.RING:
            lay_land(s, action - LAY, journal)
        case Phase.FARMS:
            lay_first_farm(s, action - BUILD_FARM, journal)
        case Phase.DEAL:
            deal_card(s, action - DRAW, journal)
        case Phase.CONFLICT:
            set_conflict(s, action - CONFLICT, journal)
        case Phase.OUT:
            put_role_out(s, action - OUT, journal)
        case Phase.DRAFT:
            take_role(s, action - TAKE, journal)
        case Phase.SUPPLY:
            lay_supply(s, action, journal)
        case Phase.BUILD:
            build(s, action, journal)
        case Phase.SET:
            set_lifted(s, action, journal)
        case Phase.DISCARD:
            make_room(s, action, journal)
        case Phase.DRAW:
            draw_card(s, action - DRAW, journal)
