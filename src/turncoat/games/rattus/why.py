"""Why a move is not allowed, and which rule is behind what happened."""

from turncoat.games.game import Reason
from turncoat.games.rattus.actions import (
    CUBES,
    FACE,
    FLIP,
    KING,
    MERCHANT,
    MONK,
    PAWN,
    PLAGUE,
    SETTLE,
    SETTLE_MORE,
    SPACE,
    SPREAD,
    START,
    SWAP,
    TAKE,
    TO,
    WITCH,
)
from turncoat.games.rattus.events import MEANINGS, What
from turncoat.games.rattus.rules import legal
from turncoat.games.rattus.rules.powers import powers_are_open
from turncoat.games.rattus.sentences import class_name, region_name
from turncoat.games.rattus.state import Phase, State, has_room, has_room_beside, is_adjacent, regions_of
from turncoat.games.rattus.tables import KING as KING_CARD
from turncoat.games.rattus.tables import KNIGHT, PEASANT, RATS_AT_MOST
from turncoat.games.rattus.tables import MERCHANT as MERCHANT_CARD
from turncoat.games.rattus.tables import MONK as MONK_CARD
from turncoat.games.rattus.tables import WITCH as WITCH_CARD
from turncoat.kernel import Event

# The rule that says what is being decided, by phase.
DECIDED_BY = {
    Phase.START: "RAT-0.6",
    Phase.TAKE: "RAT-1.4",
    Phase.PLACE: "RAT-1.4",
    Phase.MOVE: "RAT-3.1",
    Phase.SPREAD: "RAT-3.2",
    Phase.READY: "RAT-4.1",
    Phase.COUNT: "RAT-4.5",
    Phase.MONK_TO: "RAT-4.2",
    Phase.MERCHANT_TO: "RAT-4.6",
    Phase.MERCHANT_CUBES: "RAT-4.6",
    Phase.WITCH: "RAT-4.8",
    Phase.SWAP: "RAT-4.9",
    Phase.LAST: "RAT-5.2",
}
IN_POWER = (Phase.MONK_TO, Phase.MERCHANT_TO, Phase.MERCHANT_CUBES, Phase.WITCH, Phase.SWAP)
TURN_PHASES = (Phase.TAKE, Phase.PLACE, Phase.MOVE, Phase.SPREAD, Phase.READY, Phase.LAST)

# The rules by which chance decides, by the first action of each span, last span first.
CHANCE_RULES = ((FACE, "RAT-0.7"), (FLIP, "RAT-3.4"), (PAWN, "RAT-0.5"), (START, "RAT-0.1"))

# The powers, by the first action of each span, last span first: the card, its rule, and whether the span is of rats.
POWERS = (
    (WITCH, WITCH_CARD, "RAT-4.8", True),
    (KING, KING_CARD, "RAT-4.3", False),
    (MERCHANT, MERCHANT_CARD, "RAT-4.6", False),
    (MONK, MONK_CARD, "RAT-4.2", True),
)


def because(_view: State, event: Event) -> str:
    """The rule behind an event."""
    return MEANINGS[What(event.what)].rule


def why(view: State, action: int) -> Reason | None:
    """Why the mover may not do this, from its own view; None if it may."""
    out = [0] * len(SPACE)
    if action in out[: legal(view, out)]:
        return None
    if action < SETTLE:
        return Reason(next(rule for first, rule in CHANCE_RULES if action >= first), "why-chance")
    phase = Phase(view.phase)
    if phase in IN_POWER and not (phase == Phase.WITCH and WITCH <= action < TO):
        return why_in_power(view, phase, action)
    if MONK <= action < TO and (phase in TURN_PHASES or phase == Phase.WITCH):
        return why_not_power(view, action)
    if SETTLE <= action < TAKE:
        return why_not_settle(view, phase, action)
    if TAKE <= action < PLAGUE and phase == Phase.TAKE:
        return Reason("RAT-1.1", "why-own-class")
    if TAKE <= action < PLAGUE and view.taken and phase != Phase.LAST:
        return Reason("RAT-1.2", "why-one-card")
    if PLAGUE <= action < SPREAD and phase in (Phase.MOVE, Phase.LAST):
        return why_not_move(view, phase, action - PLAGUE)
    if SPREAD <= action < MONK and phase == Phase.SPREAD:
        return why_not_target(view, view.pawn, action - SPREAD, "RAT-3.2")
    if phase == Phase.LAST:
        return Reason("RAT-5.2", "why-last-round")
    return Reason(DECIDED_BY[phase], "why-not-now")


def why_in_power(view: State, phase: Phase, action: int) -> Reason:
    """A power that was begun is finished first; its target must be adjacent, and there must be so many cubes."""
    if TO <= action < CUBES and phase in (Phase.MONK_TO, Phase.MERCHANT_TO):
        return why_not_target(view, view.at, action - TO, DECIDED_BY[phase])
    if CUBES <= action < SWAP and phase == Phase.MERCHANT_CUBES:
        return Reason("RAT-4.6", "why-too-many", {"number": view.cubes[view.first_at][view.mover]})
    return Reason(DECIDED_BY[phase], "why-finish-first")


def why_not_target(view: State, origin: int, region: int, rule: str) -> Reason:
    """A region must be in play, adjacent, and have room for a rat."""
    if region >= regions_of(view):
        return Reason("RAT-0.2", "why-not-in-play", {"region": region_name(region)})
    if not is_adjacent(origin, region):
        return Reason(rule, "why-not-adjacent", {"region": region_name(region)})
    assert not has_room(view, region)
    return Reason("RAT-3.3", "why-full", {"region": region_name(region)})


def why_not_power(view: State, action: int) -> Reason:
    """A power needs its card, once a turn, in time, and something to work on."""
    first, card, rule, of_rats = next(row for row in POWERS if action >= row[0])
    region = (action - first) // RATS_AT_MOST if of_rats else action - first
    named = {"region": region_name(region)}
    if view.owner[card] != view.mover:
        return Reason("RAT-4.1", "why-no-power", {"class": class_name(card)})
    if view.phase != Phase.WITCH and view.used & (1 << card):
        return Reason("RAT-4.1", "why-used", {"class": class_name(card)})
    if view.phase != Phase.WITCH and not powers_are_open(view):
        return Reason("RAT-4.1", "why-too-late")
    if region >= regions_of(view):
        return Reason("RAT-0.2", "why-not-in-play", named)
    if of_rats:
        return why_not_rat(view, rule, region, (action - first) % RATS_AT_MOST)
    if view.cubes[region][view.mover] == 0:
        return Reason(rule, "why-none-of-yours", named)
    assert card == KING_CARD
    return Reason(rule, "why-rats-there", named)


def why_not_rat(view: State, rule: str, region: int, rat: int) -> Reason:
    """The rat must be there, be another than the first, and, for the monk, have somewhere to go; of rats alike one is enough."""
    if rat >= view.rats[region]:
        return Reason(rule, "why-no-rat-there", {"region": region_name(region)})
    if rule == "RAT-4.2" and not has_room_beside(view, region):
        return Reason(rule, "why-nowhere", {"region": region_name(region)})
    if view.phase == Phase.WITCH and (region, rat) == (view.first_at, view.first_rat):
        return Reason(rule, "why-same-rat")
    return Reason("RAT-0.7", "why-alike")


def why_not_settle(view: State, phase: Phase, action: int) -> Reason:
    """Cubes need rats, or the peasant; and some left beside the board."""
    more = action >= SETTLE_MORE
    region = action - (SETTLE_MORE if more else SETTLE)
    if region >= regions_of(view):
        return Reason("RAT-0.2", "why-not-in-play", {"region": region_name(region)})
    if phase == Phase.LAST and (not more or view.owner[PEASANT] != view.mover):
        return Reason("RAT-5.2", "why-last-round")
    if phase == Phase.LAST:
        return (
            Reason("RAT-4.1", "why-used", {"class": class_name(PEASANT)}) if view.used & (1 << PEASANT) else no_cubes()
        )
    if phase == Phase.START or phase not in (Phase.TAKE, Phase.PLACE) or (phase == Phase.TAKE and not view.free_order):
        return Reason(DECIDED_BY[phase], "why-not-now")
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
