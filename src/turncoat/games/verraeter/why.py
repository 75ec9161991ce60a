"""Why a move is not allowed, and which rule is behind what happened."""

from turncoat.games.game import Reason
from turncoat.games.verraeter.actions import (
    BUILD_FARM,
    BUILD_OFFICE,
    CONFLICT,
    DONE,
    DRAW,
    DROP,
    LAY,
    LIFT,
    OUT,
    PLAY,
    SPACE,
    START,
    TAKE,
    TURN,
)
from turncoat.games.verraeter.events import MEANINGS, What
from turncoat.games.verraeter.rules import legal
from turncoat.games.verraeter.rules.build import has_free_land
from turncoat.games.verraeter.sentences import place_name, role_name
from turncoat.games.verraeter.state import Phase, State, is_free, offices_of
from turncoat.games.verraeter.tables import FARM, OFFICE, OFFICES_AT_MOST, SUPPLY
from turncoat.kernel import Event

# The rule that says what is being decided, by phase.
DECIDED_BY = {
    Phase.FARMS: "VER-0.4",
    Phase.CONFLICT: "VER-1.1",
    Phase.DRAFT: "VER-2.2",
    Phase.SUPPLY: "VER-3.1",
    Phase.BUILD: "VER-7.1",
    Phase.SET: "VER-7.3",
    Phase.DISCARD: "VER-10.5",
}

# The rules by which chance decides, by the first action of each span, last span first.
CHANCE_RULES = ((OUT, "VER-2.1"), (DRAW, "VER-10.5"), (LAY, "VER-0.3"), (START, "VER-0.1"))


def because(_view: State, event: Event) -> str:
    """The rule behind an event."""
    return MEANINGS[What(event.what)].rule


def why(view: State, action: int) -> Reason | None:
    """Why the mover may not do this, from its own view; None if it may."""
    out = [0] * len(SPACE)
    if action in out[: legal(view, out)]:
        return None
    if action < CONFLICT:
        return Reason(next(rule for first, rule in CHANCE_RULES if action >= first), "why-chance")
    phase = Phase(view.phase)
    if phase == Phase.SET and (action == DONE or action >= LIFT):
        return Reason("VER-7.6", "why-set-first")
    if phase == Phase.CONFLICT and CONFLICT <= action < TAKE:
        return Reason("VER-1.1", "why-not-border")
    if phase == Phase.DRAFT and TAKE <= action < PLAY:
        return Reason("VER-2.2", "why-role-gone", {"role": role_name(action - TAKE)})
    if phase == Phase.SUPPLY and PLAY <= action < BUILD_FARM:
        return Reason("VER-3.1", "why-no-card", {"card": SUPPLY[action - PLAY]})
    if phase == Phase.DISCARD and DROP <= action < DONE:
        return Reason("VER-10.5", "why-no-card", {"card": SUPPLY[action - DROP]})
    if phase in (Phase.FARMS, Phase.BUILD, Phase.SET) and BUILD_FARM <= action < DROP:
        return why_not_build(view, phase, action)
    return Reason(DECIDED_BY[phase], "why-not-now")


def why_not_build(view: State, phase: Phase, action: int) -> Reason:
    """Why a building card may not be laid, lifted or turned there."""
    if action >= LIFT:
        if phase == Phase.FARMS:
            return Reason("VER-0.4", "why-not-now")
        return why_not_touch(view, action)
    building = OFFICE if action >= BUILD_OFFICE else FARM
    place = action - (BUILD_OFFICE if building == OFFICE else BUILD_FARM)
    if phase == Phase.FARMS and building == OFFICE:
        return Reason("VER-0.4", "why-farm-only")
    if phase == Phase.BUILD and view.reserve[view.mover] == 0:
        return Reason("VER-7.2", "why-no-reserve")
    if not is_free(view, place):
        return Reason("VER-0.5", "why-occupied", {"land": place_name(view, place)})
    if phase == Phase.SET and place == view.lifted:
        return Reason("VER-7.3", "why-same-land")
    if phase == Phase.SET and building != view.carried and not view.builder_may_turn_when_moving:
        return Reason("VER-7.3", "why-not-turned")
    return Reason("VER-7.5", "why-two-offices")


def why_not_touch(view: State, action: int) -> Reason:
    """Why a laid card may not be lifted or turned."""
    turns = action >= TURN
    place = action - (TURN if turns else LIFT)
    if view.owner[place] != view.mover:
        return Reason("VER-7.4" if turns else "VER-7.3", "why-not-yours", {"land": place_name(view, place)})
    if not turns and not has_free_land(view):
        return Reason("VER-7.3", "why-no-free-land")
    assert offices_of(view, view.mover) == OFFICES_AT_MOST
    return Reason("VER-7.5", "why-two-offices")
