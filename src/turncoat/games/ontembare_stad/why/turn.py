"""Why the active order may not do something in its turn: areas, buildings, trade."""

from turncoat.games.game import Reason
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import RULE_OF_CATEGORY
from turncoat.games.ontembare_stad.options import NEVER_BACK
from turncoat.games.ontembare_stad.rules.buildings import demolition_price, toll_house_on
from turncoat.games.ontembare_stad.rules.cards import can_draw_influence, has_building
from turncoat.games.ontembare_stad.rules.trade import has_market
from turncoat.games.ontembare_stad.sentences.names import area_name, card_name
from turncoat.games.ontembare_stad.state import MARKET, NONE, PAWNSHOP, State
from turncoat.games.ontembare_stad.tables import (
    AREAS,
    AREAS_A_TURN,
    BLIND_PRICE,
    BUILDINGS_A_TURN,
    CATEGORY,
    CITY_BUILDINGS,
    COST,
    INDUSTRY,
    INFLUENCE_PRICE,
    PAWN_PRICE,
    ROAD,
    SITES,
    TOLL_HOUSE,
    VALUE,
)
from turncoat.games.ontembare_stad.why.reasons import blocked, first, no_knight, not_in_hand, owned_by, stones


def why_not_act(view: State, verb: Verb, thing: int) -> Reason:
    """Why the active order may not do this in its turn."""
    match verb:
        case Verb.AREA:
            return why_not_area(view, thing)
        case Verb.BUILD:
            return why_not_build(view, thing)
        case Verb.DEMOLISH:
            mine = view.owned[view.active] & view.built
            none = None if mine >> thing & 1 else Reason("STAD-5.8", "why-no-building", {"area": area_name(thing)})
            return first(none, stones(view, "STAD-5.8", demolition_price(view)))
        case Verb.PAWN_SELL:
            return first(not_in_hand(view, "STAD-3.1", thing), bought_back(thing))
        case Verb.MARKET_SELL:
            return first(no_market(view, "STAD-3.1"), not_in_hand(view, "STAD-8.3", thing), bought_back(thing))
        case Verb.PAWN_BUY:
            return first(not_at(view, PAWNSHOP, thing), sold(view, thing), stones(view, "STAD-3.2", PAWN_PRICE))
        case Verb.MARKET_BUY:
            return first(
                no_market(view, "STAD-3.2"),
                not_at(view, MARKET, thing),
                sold(view, thing),
                stones(view, "STAD-8.3", VALUE[thing]),
            )
        case Verb.BLIND:
            none = None if has_building(view) else Reason("STAD-3.3", "why-no-cards")
            return first(none, stones(view, "STAD-3.3", BLIND_PRICE))
        case Verb.INFLUENCE:
            none = None if can_draw_influence(view) else Reason("STAD-6.4", "why-no-influence")
            return first(none, stones(view, "STAD-6.1", INFLUENCE_PRICE))
        case Verb.TURN if view.turned == NONE:
            return Reason("STAD-9.5", "why-no-turn")
    return Reason("STAD-1.1", "why-not-now")


def why_not_area(view: State, area: int) -> Reason:
    """A neutral area beside one of the order's own, at most two a turn, while there are stones and knights."""
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
    """An area of its own that suits the category, without a toll house on its road for another, and free or worth demolishing."""
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


def no_market(view: State, rule: str) -> Reason | None:
    """The free market is closed to the order, if it is; in the basic game, which has none, by the rule of the pawnshop."""
    if has_market(view):
        return None
    return Reason("STAD-8.3", "why-no-trade") if view.strategic else Reason(rule, "why-no-market")


def not_at(view: State, shop: int, kind: int) -> Reason | None:
    """The card does not lie there, if it does not."""
    if view.shop[shop][kind]:
        return None
    if shop == PAWNSHOP:
        return Reason("STAD-3.2", "why-not-at-pawnshop", {"card": card_name(kind)})
    return Reason("STAD-8.4", "why-not-on-market", {"card": card_name(kind)})


def sold(view: State, kind: int) -> Reason | None:
    """The order has sold one like it this turn and may not buy it back, if that is so."""
    barred = view.buy_back == NEVER_BACK and view.sold >> kind & 1
    return Reason("STAD-3.4", "why-sold", {"card": card_name(kind)}) if barred else None


def bought_back(kind: int) -> Reason:
    """The order has bought such a card back this turn."""
    return Reason("STAD-3.4", "why-bought-back", {"card": card_name(kind)})
