"""Why a move is not allowed in Het Verraad. What it shares with De Ontembare Stad is answered there."""

from collections.abc import Sequence

from turncoat.games.game import Reason, Say, is_disputed
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules import ORDER_OF_PLAY
from turncoat.games.ontembare_stad.sentences.names import area_name, card_name, influence_name
from turncoat.games.ontembare_stad.state import (
    ATTACK,
    CONQUEST,
    NONE,
    Phase,
    State,
    holds,
    how_many_held,
    owner_of,
    somebody_left,
    under_master,
)
from turncoat.games.ontembare_stad.tables import (
    AREAS,
    BLACK,
    BLOCKADE,
    CATEGORY,
    DARK,
    FIRE,
    GATES,
    GIFT,
    GOLDEN_TRADE,
    GOOD,
    NEAR,
    PIONEER,
    PROTECTION,
    RAID,
    SITES,
    SPACES,
    SWAP_PRICE,
    TOKEN_PRICE,
    TOKENS_A_TURN,
    TOWER_PRICE,
    TOWERS_A_TURN,
    TOWERS_IN_BOX,
    VALUE,
    WITCHCRAFT,
    WITCHCRAFT_VALUE,
    WIZARD,
)
from turncoat.games.ontembare_stad.verraad.options import BESIDE_ACTIVE, RULES
from turncoat.games.ontembare_stad.verraad.rules.good_and_evil import is_evil, unmasked
from turncoat.games.ontembare_stad.verraad.rules.master import can_attack, reach
from turncoat.games.ontembare_stad.why.reasons import (
    CHANCE_RULES,
    disputed,
    first,
    no_knight,
    no_target,
    not_held,
    only_reaction,
    stones,
)
from turncoat.games.rulebook import replacements
from turncoat.kernel import Event
from turncoat.kernel.bits import lowest

REPLACED = replacements(RULES)  # the rules of De Ontembare Stad that Het Verraad replaces

PHASES = (Phase.START_TOWER, Phase.REFILL, Phase.MASTER, Phase.STEPS, Phase.ATTACK, Phase.MASTER_AFTER)
LEADING = (Verb.ROLL, Verb.STEPS, Verb.MASTER, Verb.STAY, Verb.ATTACK, Verb.SPARE)  # what is done with the Black Master


def because_in_verraad(view: State, event: Event) -> str | None:
    """The rule behind an event, if it depends on how Het Verraad went: who wins."""
    if event.what == What.NO_WINNER:
        return "VERRAAD-11.10"
    if event.what != What.VICTORY:
        return None
    if unmasked(view) != NONE:
        return "VERRAAD-11.6"
    return "VERRAAD-11.9" if is_evil(view) else "VERRAAD-11.5"


CHANCE_IN_VERRAAD = {Verb.DIE: "VERRAAD-7.2", Verb.TOKEN: "VERRAAD-4.4"}


def why_not_in_verraad(view: State, verb: Verb, thing: int) -> Reason | None:
    """The reason of Het Verraad, if it has one."""
    phase = Phase(view.phase)
    if verb in CHANCE_RULES:
        return None
    if verb in CHANCE_IN_VERRAAD:
        return Reason(CHANCE_IN_VERRAAD[verb], "why-chance")
    if verb == Verb.PLAY and phase in (Phase.ACTIONS, Phase.CHOOSE, *PHASES):
        return why_not_play(view, thing)
    match phase:
        case Phase.CHOOSE:
            return Reason(
                *(("VERRAAD-1.8", "why-no-card-there") if verb == Verb.CHOOSE else ("VERRAAD-1.2", "why-choose-first"))
            )
        case Phase.ACTIONS:
            return why_not_act(view, verb, thing)
        case Phase.SITE if verb == Verb.SITE:
            return master_there(view, thing) if view.owned[view.active] >> thing & 1 else None
        case Phase.TARGET if verb == Verb.TARGET:
            return why_not_target(view, view.attempt, thing)
        case Phase.REACT if view.attempt in (ATTACK, CONQUEST):
            return why_not_stop_attack(view, verb)
        case Phase.START_TOWER if verb == Verb.START_TOWER:
            return Reason("VERRAAD-0.4", "why-not-yours", {"area": area_name(thing)})
    if phase not in PHASES:
        return None
    if verb in LEADING:
        return why_not_lead(view, verb, thing)
    return Reason(ORDER_OF_PLAY.decisions[phase].rule, "why-not-now")


def master_there(view: State, area: int) -> Reason | None:
    """The Black Master stands there, if he does."""
    return Reason("VERRAAD-2.3", "why-master-there", {"area": area_name(area)}) if view.master == area else None


# Actions


def why_not_act(view: State, verb: Verb, thing: int) -> Reason | None:
    """Why the active order may not do this in its action phase."""
    match verb:
        case Verb.CHOOSE:
            return Reason("VERRAAD-2.1", "why-row")
        case Verb.DEMOLISH:
            return Reason("VERRAAD-2.2", "why-no-demolition")
        case Verb.TOWER:
            return why_not_tower(view, thing)
        case Verb.WHITE | Verb.BLACK:
            return why_not_token(view, GOOD if verb == Verb.WHITE else DARK)
        case Verb.SWAP | Verb.SWAP_WHITE:
            return why_not_swap(view, verb, thing)
        case Verb.AREA:
            return taken_by_master(view, "STAD-4.1", thing)
        case Verb.BUILD:
            return why_not_build(view, thing)
    if verb in LEADING and view.kinds[view.active][DARK] == 0:
        return Reason("VERRAAD-7.1", "why-no-dark-power")
    if verb in (*LEADING, Verb.START, Verb.START_TOWER, Verb.TURN, Verb.WIZARD):
        return Reason("VERRAAD-1.1", "why-phase")
    return None


def taken_by_master(view: State, rule: str, area: int) -> Reason | None:
    """The area belongs to the Black Master, if it does."""
    return Reason(rule, "why-taken-master", {"area": area_name(area)}) if view.owned[BLACK] >> area & 1 else None


def why_not_build(view: State, kind: int) -> Reason | None:
    """The only sites may be where the Black Master stands."""
    sites = view.owned[view.active] & SITES[CATEGORY[kind]]
    held = view.held[view.active] >> kind & 1 and view.stones[view.active] >= VALUE[kind]
    return master_there(view, view.master) if held and sites != 0 and sites == under_master(view) else None


def why_not_tower(view: State, area: int) -> Reason:
    """A watchtower on an area of the order's own without one, once a turn, while there are stones and towers."""
    named = {"area": area_name(area)}
    return first(
        None if view.owned[view.active] >> area & 1 else Reason("VERRAAD-3.1", "why-not-yours", named),
        Reason("VERRAAD-3.4", "why-tower-there", named) if view.towers >> area & 1 else None,
        master_there(view, area),
        Reason("VERRAAD-3.2", "why-towers-limit", {"number": TOWERS_A_TURN}) if view.raised >= TOWERS_A_TURN else None,
        None if view.towers_left else Reason("VERRAAD-3.3", "why-towers-gone", {"number": TOWERS_IN_BOX}),
        stones(view, "VERRAAD-3.1", TOWER_PRICE),
    )


def castle_full(view: State, power: int) -> Reason | None:
    """That side of the castle has no space left, if it has none."""
    full = view.kinds[view.active][power] >= SPACES
    return Reason("VERRAAD-4.3", "why-castle-full", {"number": SPACES}) if full else None


def why_not_token(view: State, power: int) -> Reason:
    """A token for the next space of the castle, two a turn at most."""
    have = view.kinds[view.active][power]
    return first(
        castle_full(view, power),
        Reason("VERRAAD-4.2", "why-tokens-limit", {"number": TOKENS_A_TURN}) if view.gifts >= TOKENS_A_TURN else None,
        stones(view, "VERRAAD-4.1", TOKEN_PRICE[min(have, SPACES - 1)]),
        Reason("VERRAAD-4.6", "why-swap-none"),
    )


def why_not_swap(view: State, verb: Verb, space: int) -> Reason:
    """A token that the order has, for 5 stones, while there is another to draw."""
    mine = view.kinds[view.active]
    if verb == Verb.SWAP:
        none = None if space < mine[DARK] else Reason("VERRAAD-4.6", "why-swap-space", {"number": space + 1})
    elif not view.swap_any_token:
        none = Reason("VERRAAD-4.7", "why-swap-white")
    else:
        none = castle_full(view, DARK) if mine[GOOD] else Reason("VERRAAD-4.7", "why-swap-no-white")
    gone = None if view.bag_left else Reason("VERRAAD-4.6", "why-swap-none")
    return first(none, gone, stones(view, "VERRAAD-4.6", SWAP_PRICE))


# Influence cards


def why_not_play(view: State, card: int) -> Reason | None:
    """When the cards of Het Verraad are played, and for whom."""
    named = {"influence": influence_name(card)}
    if not holds(view, view.active, card):
        return not_held("VERRAAD-5.1", card)
    if card in (PROTECTION, BLOCKADE):
        return only_reaction(card)
    if view.fresh == card and how_many_held(view, view.active, card) == 1:
        return Reason("VERRAAD-6.2", "why-card-fresh", named)
    if view.phase in (Phase.STEPS, Phase.REFILL, Phase.START_TOWER):
        return Reason("VERRAAD-5.1", "why-card-not-now", named)
    if view.dark and card in (WIZARD, GIFT, GOLDEN_TRADE):
        return Reason("VERRAAD-5.8", "why-master-no-use", named)
    if card == WIZARD:
        return Reason("VERRAAD-5.2", "why-wizard-row")
    if view.dark and card in (PIONEER, RAID) and not view.knights[BLACK]:
        return Reason("VERRAAD-9.2", "why-no-black-knight")
    if not view.dark and card in (PIONEER, RAID) and no_knight(view):
        return no_knight(view)
    if view.dark and card == RAID and view.raid_beside != BESIDE_ACTIVE:
        return Reason("VERRAAD-5.6", "why-no-target-overval-master")
    return no_target(card)


def why_not_target(view: State, card: int, area: int) -> Reason | None:
    """Whose area a card may strike; played for the Black Master, neither his own nor the player's."""
    named = {"area": area_name(area)}
    owner = owner_of(view, area)
    if card == PIONEER:
        return taken_by_master(view, "STAD-6.6", area)
    if owner == NONE:
        return Reason("VERRAAD-5.3", "why-neutral", named)
    if view.dark and owner in (view.active, BLACK):
        return Reason("VERRAAD-5.4", "why-master-others")
    if owner == view.active:
        return Reason("VERRAAD-5.3", "why-own-area", named)
    if view.dark and card == RAID and not view.blocked >> area & 1 and view.raid_beside != BESIDE_ACTIVE:
        return Reason("VERRAAD-5.6", "why-master-raid", named)
    if card in (FIRE, WITCHCRAFT) and view.towers >> area & 1:
        if view.building[area] == NONE:
            return Reason("VERRAAD-3.7", "why-empty", named)
        kind = card_name(view.building[area])
        return Reason("VERRAAD-3.7", "why-too-grand", {"number": WITCHCRAFT_VALUE, "card": kind})
    return None


def why_not_stop_attack(view: State, verb: Verb) -> Reason | None:
    """By the options, Protection stops an attack and Blockade a conquest, and nothing else does."""
    if verb == Verb.PROTECT:
        answers = view.attempt == ATTACK
        return not_held("VERRAAD-8.9", PROTECTION) if answers else Reason("STAD-6.13", "why-not-protected")
    if verb == Verb.BLOCK:
        answers = view.attempt == CONQUEST
        return not_held("VERRAAD-8.10", BLOCKADE) if answers else Reason("STAD-6.14", "why-not-blockable")
    return None


# The Black Master


def why_not_lead(view: State, verb: Verb, thing: int) -> Reason:
    """First the way, then the steps, then the attack, each once."""
    match Phase(view.phase):
        case Phase.MASTER if verb in (Verb.ROLL, Verb.STEPS):
            near = GATES if view.master == NONE else NEAR[view.master]
            return Reason("VERRAAD-7.5", "why-master-tower", {"area": area_name(lowest(near))})
        case Phase.MASTER:
            return Reason("VERRAAD-7.2", "why-way-first")
        case Phase.STEPS if verb == Verb.MASTER:
            return why_not_go(view, thing)
        case Phase.ATTACK:
            return Reason("VERRAAD-7.2", "why-moved")
        case Phase.MASTER_AFTER if verb not in (Verb.ATTACK, Verb.SPARE):
            return Reason("VERRAAD-8.8", "why-master-stays") if view.die_attack else Reason("VERRAAD-7.2", "why-moved")
        case Phase.MASTER_AFTER if view.die_attack:
            return Reason("VERRAAD-8.1", "why-attacked")
        case Phase.MASTER_AFTER if (
            view.master != NONE and owner_of(view, view.master) == view.active and not view.attack_own_area
        ):
            return Reason("VERRAAD-8.2", "why-attack-own", {"area": area_name(view.master)})
        case Phase.MASTER_AFTER if not can_attack(view):
            return Reason("VERRAAD-8.1", "why-nothing-to-attack")
    return Reason("VERRAAD-1.1", "why-phase")


def why_not_go(view: State, area: int) -> Reason:
    """He ends on no watchtower, passes only some, and goes no further than he may."""
    named = {"area": area_name(area)}
    if view.towers >> area & 1:
        return Reason("VERRAAD-7.6", "why-master-ends", named)
    if area == view.master:
        return Reason("VERRAAD-7.2", "why-not-now")
    every = sum(1 << other for other in range(AREAS))
    if reach(view, view.steps, every) >> area & 1:
        return Reason("VERRAAD-7.5", "why-master-tower", named)
    outside = view.master == NONE
    rule, message = ("VERRAAD-7.4", "why-master-gate") if outside else ("VERRAAD-7.3", "why-master-far")
    return Reason(rule, message, {**named, "number": view.steps})


# Who has won


def verdict_in_verraad(view: State, points: Sequence[int], ranks: Sequence[int]) -> Say | None:
    """Good or evil: evil through whoever served it best (VERRAAD-11.6 to VERRAAD-11.9), good by points and tokens (VERRAAD-11.5)."""
    master = {"points": view.score[BLACK]}
    if not somebody_left(view):
        return Say("result-nobody", master)
    if is_evil(view):
        return Say("result-evil" if unmasked(view) != NONE else "result-no-servant", master)
    return disputed(view, points, ranks, "result-tokens") if is_disputed(points, ranks) else None
