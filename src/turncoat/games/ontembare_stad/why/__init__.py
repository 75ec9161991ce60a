"""Why a move is not allowed, and which rule is behind what happened. In Het Verraad the expansion is asked first; where it is silent, this holds there too."""

from collections.abc import Sequence
from dataclasses import replace

from turncoat.games.game import Name, Reason, Say, Seat, is_disputed
from turncoat.games.ontembare_stad.actions import OBJECT, VERB, Verb
from turncoat.games.ontembare_stad.events import RULE_OF_CARD, RULE_OF_CATEGORY, RULE_OF_DRAW, RULE_OF_END, What
from turncoat.games.ontembare_stad.rules import ORDER_OF_PLAY
from turncoat.games.ontembare_stad.sentences.names import area_name
from turncoat.games.ontembare_stad.state import NONE, Phase, State, somebody_left
from turncoat.games.ontembare_stad.tables import (
    ALL_AREAS,
    AREAS,
    BLOCKADE,
    CATEGORY,
    COST,
    NEAR,
    POWER_NEEDS,
    PROTECTION,
    START_AT_LEAST,
    START_DOTS,
    WITHDRAW_WHERE,
)
from turncoat.games.ontembare_stad.verraad.why import (
    REPLACED,
    because_in_verraad,
    verdict_in_verraad,
    why_not_in_verraad,
)
from turncoat.games.ontembare_stad.why.influence import why_not_golden, why_not_play, why_not_react, why_not_target
from turncoat.games.ontembare_stad.why.reasons import CHANCE_RULES, disputed, first, not_held, only_reaction, owned_by
from turncoat.games.ontembare_stad.why.turn import why_not_act, why_not_site
from turncoat.kernel import Event
from turncoat.kernel.bits import how_many

BEGUN = (Phase.WIZARD, Phase.SITE, Phase.TARGET, Phase.GOLDEN, Phase.DISCARD)
PLAYING = (Phase.BEFORE, Phase.INCOME, Phase.ACTIONS, Phase.AFTER)


def because(view: State, event: Event) -> str:
    """The rule behind an event; what a card brings, where a building stands, why a card is drawn and how somebody has won have rules of their own."""
    if view.verraad and (rule := because_in_verraad(view, event)):
        return rule
    kind = What.of(event)
    if kind in (What.GAINED, What.PAID, What.NO_EFFECT):
        return RULE_OF_CARD[kind.named(event)["card"]]
    if kind == What.BUILT:
        return RULE_OF_CATEGORY[CATEGORY[kind.named(event)["card"]]]
    if kind == What.DREW:
        return in_force(view, RULE_OF_DRAW[kind.named(event)["draws"]])
    if kind == What.POWER_TAKEN and kind.named(event)["number"] < POWER_NEEDS:
        return "STAD-8.12"
    if kind == What.VICTORY:
        return rule_of_victory(view)
    return in_force(view, kind.rule)


def rule_of_victory(view: State) -> str:
    """Why the winner has won: at once, by a tie-break, or with the most points when the last round was over."""
    if view.winner != NONE:
        return "STAD-9.2"
    most = max(view.score[order] for order in range(view.orders) if view.owned[order])
    several = sum(view.score[order] == most for order in range(view.orders) if view.owned[order]) > 1
    return "STAD-9.6" if several else RULE_OF_END[view.last_round]


def in_force(view: State, rule: str) -> str:
    """The rule, or what replaces it in Het Verraad."""
    return REPLACED.get(rule, rule) if view.verraad else rule


def why(view: State, action: int) -> Reason:
    """Why the mover may not do this, from its own view."""
    verb, thing = VERB[action], OBJECT[action]
    reason = why_not_in_verraad(view, verb, thing) if view.verraad else None
    reason = reason or why_not(view, verb, thing)
    return replace(reason, rule=in_force(view, reason.rule))


def why_not(view: State, verb: Verb, thing: int) -> Reason:
    """By what is being decided, and what it is that may not be done."""
    if verb in CHANCE_RULES:
        return Reason(CHANCE_RULES[verb], "why-chance")
    phase = Phase(view.phase)
    match phase, verb:
        case Phase.START, Verb.START:
            return why_not_start(view, thing)
        case Phase.START, Verb.PASS:
            return why_not_stop(view)
        case Phase.SITE, Verb.SITE:
            return why_not_site(view, view.kind, thing)
        case Phase.TARGET, Verb.TARGET:
            return why_not_target(view, view.attempt, thing)
        case Phase.WITHDRAW, Verb.WITHDRAW:
            return why_not_withdraw(view, thing)
        case Phase.GOLDEN, Verb.GOLDEN_SELL | Verb.GOLDEN_PAWN | Verb.GOLDEN_MARKET:
            return why_not_golden(view, verb, thing)
        case Phase.WIZARD, Verb.WIZARD:
            return Reason("STAD-6.5", "why-not-seen")
        case Phase.DISCARD, Verb.DISCARD:
            return not_held("STAD-6.2", thing)
        case Phase.REACT, Verb.PROTECT | Verb.BLOCK:
            return why_not_react(view, verb)
    if phase in PLAYING and verb in (Verb.PROTECT, Verb.BLOCK):
        return only_reaction(PROTECTION if verb == Verb.PROTECT else BLOCKADE)
    if phase in PLAYING and verb == Verb.PLAY:
        return why_not_play(view, thing)
    if phase == Phase.ACTIONS:
        return why_not_act(view, verb, thing)
    return Reason(ORDER_OF_PLAY.decisions[phase].rule, "why-finish-first" if phase in BEGUN else "why-not-now")


# Starting areas, and events


def why_not_start(view: State, area: int) -> Reason:
    """A starting area is neutral, not beside one of the order's own, and not too expensive."""
    spent = sum(COST[own] for own in range(AREAS) if view.owned[view.acting] >> own & 1)
    left = START_DOTS[view.five_areas] - spent
    adjacent = NEAR[area] & view.owned[view.acting]
    dots: dict[str, int | Name] = {"area": area_name(area), "number": COST[area], "have": left}
    return first(
        owned_by(view, "STAD-0.5", area, view.acting),
        Reason("STAD-0.6", "why-start-adjacent", {"area": area_name(area)}) if adjacent else None,
        Reason("STAD-10.1", "why-start-room") if COST[area] <= left else None,
        Reason("STAD-10.1" if view.five_areas else "STAD-0.7", "why-start-dots", dots),
    )


def why_not_stop(view: State) -> Reason:
    """There are more starting areas to take."""
    numbers = {"number": START_AT_LEAST[view.five_areas], "have": how_many(view.owned[view.acting])}
    return Reason("STAD-10.1" if view.five_areas else "STAD-0.8", "why-start-more", numbers)


def why_not_withdraw(view: State, area: int) -> Reason:
    """A knight of the order's own, in the outer ring if the Vikings come."""
    yours = view.owned[view.acting] >> area & 1
    rule = "STAD-2.10" if WITHDRAW_WHERE[view.event] == ALL_AREAS else "STAD-2.9"
    return Reason(rule, "why-withdraw-outer" if yours else "why-not-yours", {"area": area_name(area)})


# Who has won


def verdict(view: State, points: Sequence[int], ranks: Sequence[int]) -> Say | None:
    """The first at the target wins at once (STAD-9.2); between several with equal points, areas and stones decide (STAD-9.6); without areas nobody wins
    (STAD-9.7)."""
    if view.verraad:
        return verdict_in_verraad(view, points, ranks)
    if not somebody_left(view):
        return Say("result-no-areas")
    if not is_disputed(points, ranks):
        return None
    who = {"who": Seat(ranks.index(1))}
    return Say("result-at-once", who) if view.winner != NONE else disputed(view, points, ranks, "result-tie")
