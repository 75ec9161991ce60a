"""Why a move is not allowed, and who wins a tie."""

from collections.abc import Sequence

from turncoat.games.game import Reason, Say, Seat, is_disputed
from turncoat.games.rattus.actions import OBJECT, SECOND, VERB, Verb
from turncoat.games.rattus.options import FREE_ORDER
from turncoat.games.rattus.rules import ORDER_OF_PLAY
from turncoat.games.rattus.rules.powers import powers_are_open
from turncoat.games.rattus.sentences import class_name, region_name
from turncoat.games.rattus.state import Phase, State, has_room, has_room_beside, is_adjacent, regions_of
from turncoat.games.rattus.tables import KING, KNIGHT, MERCHANT, MONK, PEASANT, WITCH

IN_POWER = (Phase.MONK_TO, Phase.MERCHANT_TO, Phase.MERCHANT_CUBES, Phase.WITCH, Phase.SWAP)
TURN_PHASES = (Phase.TAKE, Phase.PLACE, Phase.MOVE, Phase.SPREAD, Phase.READY, Phase.BETWEEN, Phase.LAST)

# The powers, by verb: the card and its rule.
POWERS = {
    Verb.MONK: (MONK, "RAT-4.2"),
    Verb.MERCHANT: (MERCHANT, "RAT-4.6"),
    Verb.KING: (KING, "RAT-4.3"),
    Verb.WITCH: (WITCH, "RAT-4.8"),
}


def why(view: State, action: int) -> Reason:
    """Why the mover may not do this, from its own view."""
    verb, thing = VERB[action], OBJECT[action]
    if verb in ORDER_OF_PLAY.rules_of_chance:
        return Reason(ORDER_OF_PLAY.rules_of_chance[verb], "why-chance")
    phase = Phase(view.phase)
    if phase in IN_POWER and not (phase == Phase.WITCH and verb == Verb.WITCH):
        return why_in_power(view, phase, verb, thing)
    match verb:
        case Verb.MONK | Verb.MERCHANT | Verb.KING | Verb.WITCH if phase in TURN_PHASES or phase == Phase.WITCH:
            return why_not_power(view, verb, thing, SECOND[action])
        case Verb.SETTLE | Verb.SETTLE_MORE:
            return why_not_settle(view, phase, verb, thing)
        case Verb.TAKE if phase == Phase.TAKE:
            return Reason("RAT-1.1", "why-own-class")
        case Verb.TAKE if view.taken and phase != Phase.LAST:
            return Reason("RAT-1.2", "why-one-card")
        case Verb.PLAGUE if phase in (Phase.MOVE, Phase.LAST):
            return why_not_move(view, phase, thing)
        case Verb.SPREAD if phase == Phase.SPREAD:
            return why_not_target(view, view.pawn, thing, "RAT-3.2")
        case Verb.TURN_UP if phase == Phase.TURN_UP:
            return why_not_turn_up(view, thing, SECOND[action])
    return Reason(rule_of(phase), "why-last-round" if phase == Phase.LAST else "why-not-now")


def rule_of(phase: Phase) -> str:
    """The rule that says what is being decided."""
    return ORDER_OF_PLAY.decisions[phase].rule


def why_in_power(view: State, phase: Phase, verb: Verb, thing: int) -> Reason:
    """A power that was begun is finished first; its target must be adjacent, and there must be so many cubes."""
    if verb == Verb.TO and phase in (Phase.MONK_TO, Phase.MERCHANT_TO):
        return why_not_target(view, view.at, thing, rule_of(phase))
    if verb == Verb.CUBES and phase == Phase.MERCHANT_CUBES:
        return Reason("RAT-4.6", "why-too-many", {"number": view.cubes[view.first_at][view.mover]})
    return Reason(rule_of(phase), "why-finish-first")


def why_not_target(view: State, origin: int, region: int, rule: str) -> Reason:
    """A region must be in play, adjacent, and have room for a rat."""
    if region >= regions_of(view):
        return Reason("RAT-0.2", "why-not-in-play", {"region": region_name(region)})
    if not is_adjacent(origin, region):
        return Reason(rule, "why-not-adjacent", {"region": region_name(region)})
    assert not has_room(view, region)
    return Reason("RAT-3.3", "why-full", {"region": region_name(region)})


def why_not_power(view: State, verb: Verb, region: int, rat: int) -> Reason:
    """A power needs its card, once a turn, in time, and something to work on."""
    card, rule = POWERS[verb]
    named = {"region": region_name(region)}
    if view.owner[card] != view.mover:
        return Reason("RAT-4.1", "why-no-power", {"class": class_name(card)})
    if view.phase != Phase.WITCH and view.used & (1 << card):
        return Reason("RAT-4.1", "why-used", {"class": class_name(card)})
    if view.phase != Phase.WITCH and not powers_are_open(view):
        return Reason("RAT-4.1", "why-too-late")
    if region >= regions_of(view):
        return Reason("RAT-0.2", "why-not-in-play", named)
    if verb in (Verb.MONK, Verb.WITCH):
        return why_not_rat(view, rule, region, rat)
    if view.cubes[region][view.mover] == 0:
        return Reason(rule, "why-none-of-yours", named)
    assert card == KING
    return Reason(rule, "why-rats-there", named)


def why_not_rat(view: State, rule: str, region: int, rat: int) -> Reason:
    """The rat must be there, not be the first again and, for the monk, have somewhere to go; of identical rats one is enough."""
    if rat >= view.rats[region]:
        return Reason(rule, "why-no-rat-there", {"region": region_name(region)})
    if rule == "RAT-4.2" and not has_room_beside(view, region):
        return Reason(rule, "why-nowhere", {"region": region_name(region)})
    if view.phase == Phase.WITCH and (region, rat) == (view.first_at, view.first_rat):
        return Reason(rule, "why-same-rat")
    return Reason("RAT-0.7", "why-alike")


def why_not_turn_up(view: State, region: int, rat: int) -> Reason:
    """Only rats where the plague is are turned up; of identical rats one is enough."""
    if region != view.at:
        return Reason("RAT-3.4", "why-not-struck", {"region": region_name(region)})
    return why_not_rat(view, "RAT-3.4", region, rat)


def why_not_settle(view: State, phase: Phase, verb: Verb, region: int) -> Reason:
    """Cubes need rats, or the peasant; and some left beside the board."""
    more = verb == Verb.SETTLE_MORE
    if region >= regions_of(view):
        return Reason("RAT-0.2", "why-not-in-play", {"region": region_name(region)})
    if phase == Phase.LAST and (not more or view.owner[PEASANT] != view.mover):
        return Reason("RAT-5.2", "why-last-round")
    if phase == Phase.LAST:
        return (
            Reason("RAT-4.1", "why-used", {"class": class_name(PEASANT)}) if view.used & (1 << PEASANT) else no_cubes()
        )
    if (
        phase == Phase.START
        or phase not in (Phase.TAKE, Phase.PLACE)
        or (phase == Phase.TAKE and view.turn_order != FREE_ORDER)
    ):
        return Reason(rule_of(phase), "why-not-now")
    if view.placed:
        return Reason("RAT-2.1", "why-not-now")
    if more and view.owner[PEASANT] != view.mover:
        return Reason("RAT-4.7", "why-peasant")
    if not more and view.rats[region] == 0:
        return Reason("RAT-2.1", "why-no-rats", {"region": region_name(region)})
    if more and view.stock[view.mover] > 0:
        return Reason("RAT-4.7", "why-too-few", {"number": view.rats[region] + 1})
    return no_cubes()


def no_cubes() -> Reason:
    return Reason("RAT-2.2", "why-no-cubes")


def why_not_move(view: State, phase: Phase, region: int) -> Reason:
    """The plague moves to a neighbour, two steps with the knight, and must leave where it is; in the last round it may be left alone."""
    if region >= regions_of(view):
        return Reason("RAT-0.2", "why-not-in-play", {"region": region_name(region)})
    if phase == Phase.LAST and view.owner[KNIGHT] != view.mover:
        return Reason("RAT-5.2", "why-last-round")
    if phase == Phase.LAST and view.used & (1 << KNIGHT):
        return Reason("RAT-4.1", "why-used", {"class": class_name(KNIGHT)})
    rule, stays = ("RAT-5.4", "why-stays") if phase == Phase.LAST else ("RAT-3.1", "why-must-move")
    if region == view.pawn:
        return Reason(rule, stays)
    return Reason(rule, "why-not-adjacent", {"region": region_name(region)})


def verdict(view: State, points: Sequence[int], ranks: Sequence[int]) -> Say | None:
    """Of several with equally many cubes, the one who would have played next has won (RAT-5.8)."""
    return Say("result-tie", {"who": Seat(ranks.index(1))}) if is_disputed(points, ranks) else None
