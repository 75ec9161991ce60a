"""Why a move is not allowed."""

from turncoat.games.game import Reason
from turncoat.games.verraeter.actions import OBJECT, VERB, Verb
from turncoat.games.verraeter.rules import ORDER_OF_PLAY
from turncoat.games.verraeter.rules.build import has_free_land
from turncoat.games.verraeter.sentences import place_name, role_name
from turncoat.games.verraeter.state import Phase, State, is_free, offices_of
from turncoat.games.verraeter.tables import FARM, OFFICE, OFFICES_AT_MOST, SUPPLY


def why(view: State, action: int) -> Reason:
    """Why the mover may not do this, from its own view."""
    verb, thing = VERB[action], OBJECT[action]
    if verb in ORDER_OF_PLAY.rules_of_chance:
        return Reason(ORDER_OF_PLAY.rules_of_chance[verb], "why-chance")
    phase = Phase(view.phase)
    match phase, verb:
        case Phase.CONFLICT, Verb.CONFLICT:
            return Reason("VER-1.1", "why-not-border")
        case Phase.DRAFT, Verb.TAKE:
            return Reason("VER-2.2", "why-role-gone", {"role": role_name(thing)})
        case Phase.SUPPLY, Verb.PLAY:
            return Reason("VER-3.1", "why-no-card", {"card": SUPPLY[thing]})
        case Phase.DISCARD, Verb.DROP:
            return Reason("VER-10.5", "why-no-card", {"card": SUPPLY[thing]})
        case Phase.SET, Verb.LIFT | Verb.TURN | Verb.DROP | Verb.DONE:
            return Reason("VER-7.6", "why-set-first")
        case Phase.FARMS, Verb.OFFICE:
            return Reason("VER-0.4", "why-farm-only")
        case Phase.FARMS | Phase.BUILD | Phase.SET, Verb.FARM | Verb.OFFICE:
            return why_not_build(view, phase, FARM if verb == Verb.FARM else OFFICE, thing)
        case Phase.BUILD, Verb.LIFT | Verb.TURN:
            return why_not_touch(view, verb, thing)
    return Reason(ORDER_OF_PLAY.decisions[phase].rule, "why-not-now")


def why_not_build(view: State, phase: Phase, building: int, place: int) -> Reason:
    """Why a building card may not be laid there."""
    if phase == Phase.BUILD and view.reserve[view.mover] == 0:
        return Reason("VER-7.2", "why-no-reserve")
    if not is_free(view, place):
        return Reason("VER-0.5", "why-occupied", {"land": place_name(view, place)})
    if phase == Phase.SET and place == view.lifted:
        return Reason("VER-7.3", "why-same-land")
    if phase == Phase.SET and building != view.carried and not view.builder_may_turn_when_moving:
        return Reason("VER-7.3", "why-not-turned")
    return Reason("VER-7.5", "why-two-offices")


def why_not_touch(view: State, verb: Verb, place: int) -> Reason:
    """Why a laid card may not be lifted or turned."""
    if view.owner[place] != view.mover:
        return Reason("VER-7.4" if verb == Verb.TURN else "VER-7.3", "why-not-yours", {"land": place_name(view, place)})
    if verb == Verb.LIFT and not has_free_land(view):
        return Reason("VER-7.3", "why-no-free-land")
    assert offices_of(view, view.mover) == OFFICES_AT_MOST
    return Reason("VER-7.5", "why-two-offices")
