"""Why an influence card may not be played, or not on that."""

from turncoat.games.game import Reason
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.sentences.names import area_name, card_name
from turncoat.games.ontembare_stad.state import MARKET, NONE, PAWNSHOP, PURCHASE, Phase, State, holds, owner_of
from turncoat.games.ontembare_stad.tables import BLOCKADE, GIFT, PIONEER, PROTECTION, RAID, WITCHCRAFT_VALUE, WIZARD
from turncoat.games.ontembare_stad.why.reasons import (
    CARD_RULES,
    blocked,
    first,
    no_knight,
    no_target,
    not_held,
    not_in_hand,
    only_reaction,
    owned_by,
)
from turncoat.games.ontembare_stad.why.turn import not_at


def why_not_play(view: State, card: int) -> Reason:
    """A card that is held, at the right time, with something to play it on."""
    if not holds(view, view.active, card):
        return not_held("STAD-6.3", card)
    if card in (PROTECTION, BLOCKADE):
        return only_reaction(card)
    if card == WIZARD and view.phase != Phase.BEFORE:
        return Reason("STAD-6.5", "why-only-before")
    return first(no_knight(view) if card in (PIONEER, RAID) else None, no_target(card))


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


def why_not_golden(view: State, verb: Verb, kind: int) -> Reason:
    """A card from the hand, or one that lies open."""
    if verb == Verb.GOLDEN_SELL:
        return first(not_in_hand(view, "STAD-6.12", kind))
    if verb == Verb.GOLDEN_MARKET and not view.strategic:
        return Reason("STAD-6.12", "why-no-market")
    return first(not_at(view, PAWNSHOP if verb == Verb.GOLDEN_PAWN else MARKET, kind))


def why_not_react(view: State, verb: Verb) -> Reason:
    """A reaction needs its card, and something to answer."""
    if verb == Verb.BLOCK:
        if view.attempt in (PURCHASE, PIONEER, RAID):
            return not_held("STAD-6.14", BLOCKADE)
        return Reason("STAD-6.14", "why-not-blockable")
    struck = view.attempt == GIFT or owner_of(view, view.target) == view.acting
    return not_held("STAD-6.13", PROTECTION) if struck else Reason("STAD-6.13", "why-not-protected")
