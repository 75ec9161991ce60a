"""Reasons that occur in several places; None where they do not hold."""

from collections.abc import Sequence

from turncoat.games.game import Reason, Say, Seat
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.sentences.names import area_name, card_name, influence_name, order_name
from turncoat.games.ontembare_stad.state import NONE, State, owner_of
from turncoat.games.ontembare_stad.tables import (
    BLOCKADE,
    FIRE,
    GIFT,
    GOLDEN_TRADE,
    INFILTRATOR,
    INFLUENCE_NAMES,
    PIONEER,
    PROTECTION,
    RAID,
    WITCHCRAFT,
    WITCHCRAFT_VALUE,
    WIZARD,
)

# The rules that say what chance brings.
CHANCE_RULES = {
    Verb.LOT: "STAD-0.1",
    Verb.CARD: "STAD-1.2",
    Verb.DRAW: "STAD-6.4",
}

# The rules of the influence cards. Nobody can react to Protection and Blockade (STAD-6.16).
CARD_RULES = {
    WIZARD: "STAD-6.5",
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


def disputed(view: State, points: Sequence[int], ranks: Sequence[int], tie: str) -> Say:
    """Why somebody with as many points or more has not won: without an area (STAD-9.7), or else by a tie-break."""
    first_place = ranks.index(1)
    more = any(points[seat] > points[first_place] for seat in range(view.seats))
    return Say("result-expelled" if more else tie, {"who": Seat(first_place)})


def no_target(card: int) -> Reason:
    """There is nothing that the card could be played on, and what that would have to be."""
    message = f"why-no-target-{INFLUENCE_NAMES[card]}"
    return Reason(CARD_RULES[card], message, {"number": WITCHCRAFT_VALUE} if card == WITCHCRAFT else {})
