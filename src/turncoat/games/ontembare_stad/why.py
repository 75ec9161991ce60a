"""Why a move is not allowed, and which rule is behind what happened."""

from collections.abc import Sequence

from turncoat.games.game import Name, Reason, Say, Seat, is_disputed
from turncoat.games.ontembare_stad.actions import DRAW, SPACE, START
from turncoat.games.ontembare_stad.events import RULE_OF_CARD, RULE_OF_CATEGORY, What
from turncoat.games.ontembare_stad.rules.buildings import demolition_price, toll_house_on
from turncoat.games.ontembare_stad.rules.cards import can_draw_influence, has_building
from turncoat.games.ontembare_stad.rules.trade import has_market
from turncoat.games.ontembare_stad.sentences import area_name, card_name, influence_name, order_name
from turncoat.games.ontembare_stad.state import MARKET, NONE, PAWNSHOP, PURCHASE, Phase, State, holds, owner_of
from turncoat.games.ontembare_stad.tables import (
    ALL_AREAS,
    AREAS,
    AREAS_A_TURN,
    BLIND_PRICE,
    BLOCKADE,
    BUILDINGS_A_TURN,
    CATEGORY,
    CITY_BUILDINGS,
    COST,
    FIRE,
    GIFT,
    GOLDEN_TRADE,
    INDUSTRY,
    INFILTRATOR,
    INFLUENCE_NAMES,
    INFLUENCE_PRICE,
    NEAR,
    PAWN_PRICE,
    PIONEER,
    PROTECTION,
    RAID,
    ROAD,
    SITES,
    START_AT_LEAST,
    START_DOTS,
    TOLL_HOUSE,
    TOVENAAR,
    VALUE,
    WITCHCRAFT,
    WITCHCRAFT_VALUE,
    WITHDRAW_WHERE,
)
from turncoat.games.ontembare_stad.verraad.rules.good_and_evil import unmasked
from turncoat.kernel import Event
from turncoat.kernel.bits import how_many

# The rule that says what is being decided, by phase.
DECIDED_BY = {
    Phase.START: "STAD-0.5",
    Phase.BEFORE: "STAD-1.3",
    Phase.WIZARD: "STAD-6.5",
    Phase.WITHDRAW: "STAD-2.11",
    Phase.DISCARD: "STAD-6.2",
    Phase.ACTIONS: "STAD-1.1",
    Phase.SITE: "STAD-5.1",
    Phase.TARGET: "STAD-6.4",
    Phase.GOLDEN: "STAD-6.12",
    Phase.REACT: "STAD-6.15",
    Phase.AFTER: "STAD-7.5",
}
BEGUN = (Phase.WIZARD, Phase.SITE, Phase.TARGET, Phase.GOLDEN, Phase.DISCARD)
PLAYING = (Phase.BEFORE, Phase.ACTIONS, Phase.AFTER)

# The rules of the influence cards. Nobody can react to Protection and Blockade (STAD-6.16).
CARD_RULES = {
    TOVENAAR: "STAD-6.5",
    PIONEER: "STAD-6.6",
    RAID: "STAD-6.7",
    FIRE: "STAD-6.8",
    INFILTRATOR: "STAD-6.9",
    WITCHCRAFT: "STAD-6.10",
    GIFT: "STAD-6.11",
    GOLDEN_TRADE: "STAD-6.12",
    PROTECTION: "STAD-6.13",
    BLOCKADE: "STAD-6.14",
}

# What replaces a rule in Het Verraad.
REPLACED = {
    "STAD-0.4": "VERRAAD-0.1",
    "STAD-1.1": "VERRAAD-1.1",
    "STAD-1.2": "VERRAAD-1.2",
    "STAD-1.3": "VERRAAD-1.2",
    "STAD-1.6": "VERRAAD-1.2",
    "STAD-5.8": "VERRAAD-2.2",
    "STAD-6.3": "VERRAAD-5.1",
    "STAD-6.5": "VERRAAD-5.2",
    "STAD-7.2": "VERRAAD-6.1",
    "STAD-7.5": "VERRAAD-6.2",
    "STAD-9.2": "VERRAAD-11.2",
    "STAD-9.3": "VERRAAD-11.2",
    "STAD-9.6": "VERRAAD-11.5",
}


def because(view: State, event: Event) -> str:
    """The rule behind an event; what a card brings, where a building stands and who wins in Het Verraad have rules of their own."""
    kind = What.of(event)
    if kind in (What.GAINED, What.PAID):
        return RULE_OF_CARD[kind.named(event)["card"]]
    if kind == What.BUILT:
        return RULE_OF_CATEGORY[CATEGORY[kind.named(event)["card"]]]
    if kind == What.VICTORY and view.verraad:
        return "VERRAAD-11.5" if unmasked(view) == NONE else "VERRAAD-11.6"
    return in_force(view, kind.rule)


def in_force(view: State, rule: str) -> str:
    """The rule, or what replaces it in Het Verraad."""
    return REPLACED.get(rule, rule) if view.verraad else rule


def why(view: State, action: int) -> Reason:
    """Why the mover may not do this, from its own view."""
    verb = SPACE.text(action).partition(":")[0]
    thing = SPACE.object_of[action]
    if action < START:
        return Reason("STAD-0.1" if verb == "lot" else "STAD-6.4" if action >= DRAW else "STAD-1.2", "why-chance")
    phase = Phase(view.phase)
    match phase, verb:
        case Phase.START, "start":
            return why_not_start(view, thing)
        case Phase.START, "pass":
            return why_not_stop(view)
        case Phase.SITE, "site":
            return why_not_site(view, view.kind, thing)
        case Phase.TARGET, "target":
            return why_not_target(view, view.attempt, thing)
        case Phase.WITHDRAW, "withdraw":
            return why_not_withdraw(view, thing)
        case Phase.GOLDEN, "golden-sell" | "golden-pawn" | "golden-market":
            return why_not_golden(view, verb, thing)
        case Phase.WIZARD, "wizard":
            return Reason("STAD-6.5", "why-not-seen")
        case Phase.DISCARD, "discard":
            return not_held("STAD-6.2", thing)
        case Phase.REACT, "protect" | "block":
            return why_not_react(view, verb)
    if phase in PLAYING and verb in ("protect", "block"):
        return only_reaction(PROTECTION if verb == "protect" else BLOCKADE)
    if phase in PLAYING and verb == "play":
        return why_not_play(view, thing)
    if phase == Phase.ACTIONS:
        return why_not_act(view, verb, thing)
    return Reason(DECIDED_BY[phase], "why-finish-first" if phase in BEGUN else "why-not-now")


# Reasons that occur in several places


def stones(view: State, rule: str, price: int) -> Reason | None:
    """Too few stones, if there are."""
    have = view.stones[view.active]
    return Reason(rule, "why-stones", {"number": price, "have": have}) if have < price else None


def not_in_hand(view: State, rule: str, kind: int) -> Reason | None:
    """The card is not in the hand, if it is not."""
    return None if view.held[view.active] >> kind & 1 else Reason(rule, "why-not-in-hand", {"card": card_name(kind)})


def not_held(rule: str, card: int) -> Reason:
    return Reason(rule, "why-not-held", {"influence": influence_name(card)})


def only_reaction(card: int) -> Reason:
    return Reason("STAD-6.3", "why-only-reaction", {"influence": influence_name(card)})


def owned_by(view: State, rule: str, area: int, mine: int) -> Reason | None:
    """The area belongs to somebody, if it does."""
    owner = owner_of(view, area)
    if owner == NONE:
        return None
    if owner == mine:
        return Reason(rule, "why-yours", {"area": area_name(area)})
    return Reason(rule, "why-taken", {"area": area_name(area), "other": order_name(view, owner)})


def blocked(view: State, area: int) -> Reason | None:
    """The area cannot be taken this turn, if it cannot."""
    return Reason("STAD-6.14", "why-blocked", {"area": area_name(area)}) if view.blocked >> area & 1 else None


def no_knight(view: State) -> Reason | None:
    """No knight is left beside the board, if none is."""
    return None if view.knights[view.active] else Reason("STAD-4.5", "why-no-knight")


def first(*reasons: Reason | None) -> Reason:
    """The most telling one, which comes first."""
    return next(reason for reason in reasons if reason is not None)


# Starting areas, and events


def why_not_start(view: State, area: int) -> Reason:
    """A starting area is neutral, not beside an own one, and not too dear."""
    spent = sum(COST[own] for own in range(AREAS) if view.owned[view.acting] >> own & 1)
    left = START_DOTS[view.five_areas] - spent
    adjacent = NEAR[area] & view.owned[view.acting]
    dots: dict[str, int | Name] = {"area": area_name(area), "number": COST[area], "have": left}
    return first(
        owned_by(view, "STAD-0.5", area, view.acting),
        Reason("STAD-0.6", "why-start-adjacent", {"area": area_name(area)}) if adjacent else None,
        Reason("STAD-10.1" if view.five_areas else "STAD-0.7", "why-start-dots", dots),
    )


def why_not_stop(view: State) -> Reason:
    """There are more starting areas to take."""
    numbers = {"number": START_AT_LEAST[view.five_areas], "have": how_many(view.owned[view.acting])}
    return Reason("STAD-10.1" if view.five_areas else "STAD-0.8", "why-start-more", numbers)


def why_not_withdraw(view: State, area: int) -> Reason:
    """A knight of one's own, of the outer ring if the Vikings come."""
    yours = view.owned[view.acting] >> area & 1
    rule = "STAD-2.10" if WITHDRAW_WHERE[view.event] == ALL_AREAS else "STAD-2.9"
    return Reason(rule, "why-withdraw-outer" if yours else "why-not-yours", {"area": area_name(area)})


# The actions of a turn


def why_not_act(view: State, verb: str, thing: int) -> Reason:
    """Why the active order may not do this in its turn."""
    match verb:
        case "area":
            return why_not_area(view, thing)
        case "build":
            return why_not_build(view, thing)
        case "demolish":
            mine = view.owned[view.active] & view.built
            none = None if mine >> thing & 1 else Reason("STAD-5.8", "why-no-building", {"area": area_name(thing)})
            return first(none, stones(view, "STAD-5.8", demolition_price(view)))
        case "pawn-sell":
            return first(not_in_hand(view, "STAD-3.1", thing))
        case "market-sell":
            return first(no_market(view), not_in_hand(view, "STAD-8.3", thing))
        case "pawn-buy":
            return first(not_at(view, PAWNSHOP, thing), sold(view, thing), stones(view, "STAD-3.2", PAWN_PRICE))
        case "market-buy":
            return first(
                no_market(view),
                not_at(view, MARKET, thing),
                sold(view, thing),
                stones(view, "STAD-8.3", VALUE[thing]),
            )
        case "blind":
            none = None if has_building(view) else Reason("STAD-3.3", "why-no-cards")
            return first(none, stones(view, "STAD-3.3", BLIND_PRICE))
        case "influence":
            none = None if can_draw_influence(view) else Reason("STAD-6.4", "why-no-influence")
            return first(none, stones(view, "STAD-6.1", INFLUENCE_PRICE))
        case "turn" if view.turned == NONE:
            return Reason("STAD-9.5", "why-no-turn")
    return Reason("STAD-1.1", "why-not-now")


def why_not_area(view: State, area: int) -> Reason:
    """A neutral area beside an own one, two a turn at most, while there are stones and knights."""
    adjacent = view.near[view.active] >> area & 1
    return first(
        owned_by(view, "STAD-4.1", area, view.active),
        Reason("STAD-4.3", "why-areas-limit", {"number": AREAS_A_TURN}) if view.bought >= AREAS_A_TURN else None,
        blocked(view, area),
        no_knight(view),
        None if adjacent else Reason("STAD-4.2", "why-not-adjacent", {"area": area_name(area)}),
        stones(view, "STAD-4.1", COST[area]),
    )


def why_not_build(view: State, kind: int) -> Reason:
    """A card in hand, two a turn at most, with the stones for it and a site."""
    if reason := not_in_hand(view, "STAD-5.1", kind):
        return reason
    if view.placed >= BUILDINGS_A_TURN:
        return Reason("STAD-5.2", "why-buildings-limit", {"number": BUILDINGS_A_TURN})
    return stones(view, "STAD-5.1", VALUE[kind]) or why_no_site(view, kind)


def why_no_site(view: State, kind: int) -> Reason:
    """No area at all, or of the category; or a toll house on every road; or all built on, and too few stones to demolish."""
    category = CATEGORY[kind]
    mine = view.owned[view.active] & SITES[category]
    if view.owned[view.active] == 0:
        return Reason("STAD-5.1", "why-no-area")
    if mine == 0:
        why = {INDUSTRY: "why-all-inner", CITY_BUILDINGS: "why-all-river"}.get(category, "why-no-road")
        return Reason(RULE_OF_CATEGORY[category], why, {"card": card_name(kind)})
    reasons = [why_not_site(view, kind, area) for area in range(AREAS) if mine >> area & 1]
    return next((reason for reason in reasons if reason.rule == "STAD-5.9"), reasons[0])


def why_not_site(view: State, kind: int, area: int) -> Reason:
    """An own area that suits the category, without a toll house on its road for another, and free or worth demolishing."""
    category = CATEGORY[kind]
    if not view.owned[view.active] >> area & 1:
        return Reason("STAD-5.1", "why-not-yours", {"area": area_name(area)})
    if not SITES[category] >> area & 1:
        why = {INDUSTRY: "why-inner", CITY_BUILDINGS: "why-river"}.get(category, "why-road")
        return Reason(RULE_OF_CATEGORY[category], why, {"area": area_name(area)})
    toll = toll_house_on(view, ROAD[area]) if kind == TOLL_HOUSE else NONE
    if toll not in (NONE, area):
        return Reason("STAD-5.7", "why-toll", {"area": area_name(toll)})
    return first(stones(view, "STAD-5.9", VALUE[kind] + demolition_price(view)))


def no_market(view: State) -> Reason | None:
    """The free market is closed to the order, if it is."""
    if has_market(view):
        return None
    return Reason("STAD-8.3", "why-no-trade" if view.strategic else "why-no-market")


def not_at(view: State, shop: int, kind: int) -> Reason | None:
    """The card does not lie there, if it does not."""
    if view.shop[shop][kind]:
        return None
    if shop == PAWNSHOP:
        return Reason("STAD-3.2", "why-not-at-pawnshop", {"card": card_name(kind)})
    return Reason("STAD-8.4", "why-not-on-market", {"card": card_name(kind)})


def sold(view: State, kind: int) -> Reason | None:
    """The order has sold one like it this turn, if it has."""
    return Reason("STAD-3.4", "why-sold", {"card": card_name(kind)}) if view.sold >> kind & 1 else None


# Influence cards


def why_not_play(view: State, card: int) -> Reason:
    """A card that is held, at the right time, with something to play it on."""
    if not holds(view, view.active, card):
        return not_held("STAD-6.3", card)
    if card in (PROTECTION, BLOCKADE):
        return only_reaction(card)
    if card == TOVENAAR and view.phase != Phase.BEFORE:
        return Reason("STAD-6.5", "why-only-before")
    return first(no_knight(view) if card in (PIONEER, RAID) else None, no_target(card))


def no_target(card: int) -> Reason:
    """There is nothing that the card could be played on, and what that would have to be."""
    message = f"why-no-target-{INFLUENCE_NAMES[card]}"
    return Reason(CARD_RULES[card], message, {"number": WITCHCRAFT_VALUE} if card == WITCHCRAFT else {})


def why_not_target(view: State, card: int, area: int) -> Reason:
    """A neutral area for the Pioneer; an opponent's for the others, with what each needs."""
    rule, named = CARD_RULES[card], {"area": area_name(area)}
    if card == PIONEER:
        return first(owned_by(view, rule, area, view.active), blocked(view, area))
    owner = owner_of(view, area)
    if owner in (NONE, view.active):
        return Reason(rule, "why-neutral" if owner == NONE else "why-own-area", named)
    if card == RAID:
        return first(blocked(view, area), Reason(rule, "why-not-adjacent", named))
    if view.building[area] == NONE:
        return Reason(rule, "why-empty", named)
    kind = card_name(view.building[area])
    return Reason(rule, "why-too-grand", {"number": WITCHCRAFT_VALUE, "card": kind})


def why_not_golden(view: State, verb: str, kind: int) -> Reason:
    """A card from the hand, or one that lies open."""
    if verb == "golden-sell":
        return first(not_in_hand(view, "STAD-6.12", kind))
    return first(not_at(view, PAWNSHOP if verb == "golden-pawn" else MARKET, kind))


def why_not_react(view: State, verb: str) -> Reason:
    """A reaction needs its card, and something to answer."""
    if verb == "block":
        if view.attempt in (PURCHASE, PIONEER, RAID):
            return not_held("STAD-6.14", BLOCKADE)
        return Reason("STAD-6.14", "why-not-blockable")
    struck = view.attempt == GIFT or owner_of(view, view.target) == view.acting
    return not_held("STAD-6.13", PROTECTION) if struck else Reason("STAD-6.13", "why-not-protected")


# Who has won


def verdict(view: State, points: Sequence[int], ranks: Sequence[int]) -> Say | None:
    """Who is first at the target wins at once (STAD-9.2); of several with as many points, areas and stones decide (STAD-9.6)."""
    if not is_disputed(points, ranks):
        return None
    return Say("result-at-once" if view.winner != NONE else "result-tie", {"who": Seat(ranks.index(1))})
