"""What is asked and told, as messages: what is being decided, what an action does, what happened."""

from collections.abc import Callable

from turncoat.games.game import Arg, Name, Say, Seat
from turncoat.games.ontembare_stad.actions import OBJECT, VERB, Verb
from turncoat.games.ontembare_stad.rules.buildings import demolition_price
from turncoat.games.ontembare_stad.rules.trade import pawn_pays
from turncoat.games.ontembare_stad.sentences.names import (
    area_name,
    card_name,
    category_name,
    influence_name,
    order_name,
    phase_name,
)
from turncoat.games.ontembare_stad.sentences.told import TOLD as TOLD
from turncoat.games.ontembare_stad.state import NONE, PURCHASE, Phase, State, owner_of
from turncoat.games.ontembare_stad.tables import (
    BLIND_PRICE,
    COST,
    GIFT,
    GOLDEN_TIMES,
    INFLUENCE_PRICE,
    INFLUENCES,
    PAWN_PRICE,
    PIONEER,
    RAID,
    VALUE,
)
from turncoat.games.ontembare_stad.verraad.sentences import prompt_in_verraad, say_in_verraad


def prompt(view: State) -> str:
    """What is being decided: messages `prompt-…`, `prompt-…-help` and `waiting-…` are named after it."""
    if view.verraad and (named := prompt_in_verraad(view)):
        return named
    if view.phase == Phase.START and view.five_areas:
        return "start-five"
    if view.phase != Phase.REACT:
        return phase_name(view)
    if view.attempt == GIFT:
        return "react-gift"
    if view.attempt in (PURCHASE, PIONEER):
        return "react-block"
    mine = owner_of(view, view.target) == view.acting
    return ("react-raid" if mine else "react-block") if view.attempt == RAID else "react-protect"


def say_action(view: State, action: int) -> Say:
    """An action as a menu entry for the mover, or an outcome of chance; those of Het Verraad have words in every mode."""
    verb, thing = VERB[action], OBJECT[action]
    return say_in_verraad(view, verb, thing) or say(view, verb, thing)


def say(view: State, verb: Verb, thing: int) -> Say:
    """What an action does to what."""
    match verb:
        case Verb.LOT:
            return Say("chance-lot", {"who": order_name(view, thing)})
        case Verb.CARD:
            return Say("chance-card", {"card": card_name(thing)})
        case Verb.DRAW:
            return Say("chance-draw", {"influence": influence_name(thing)})
        case Verb.START | Verb.AREA | Verb.SITE | Verb.DEMOLISH | Verb.WITHDRAW:
            return say_area_action(view, verb, thing)
        case Verb.TARGET:
            return say_target(view, thing)
        case Verb.PLAY | Verb.DISCARD:
            return Say(f"action-{verb.word}", {"influence": influence_name(thing)})
        case Verb.WIZARD | Verb.GOLDEN_PAWN | Verb.GOLDEN_MARKET:
            return Say(f"action-{verb.word}", {"card": card_name(thing)})
        case Verb.BLIND | Verb.INFLUENCE:
            return Say(f"action-{verb.word}", {"number": BLIND_PRICE if verb == Verb.BLIND else INFLUENCE_PRICE})
        case Verb.PASS | Verb.DONE:
            return Say(f"action-{verb.word}-{phase_name(view)}")
        case Verb.TURN | Verb.PROTECT | Verb.BLOCK:
            return Say(f"action-{verb.word}")
    return Say(f"action-{verb.word}", {"card": card_name(thing), "number": stones_for(view, verb, thing)})


def stones_for(view: State, verb: Verb, kind: int) -> int:
    """What an action with a building card costs or brings."""
    match verb:
        case Verb.PAWN_SELL:
            return pawn_pays(view, kind)
        case Verb.PAWN_BUY:
            return PAWN_PRICE
        case Verb.GOLDEN_SELL:
            return GOLDEN_TIMES * VALUE[kind]
    return VALUE[kind]


def say_area_action(view: State, verb: Verb, area: int) -> Say:
    """Something done with an area, and with the building there, if there is one."""
    args: dict[str, int | Name] = {"area": area_name(area)}
    if verb in (Verb.START, Verb.AREA):
        args["number"] = COST[area]
    is_built = view.building[area] != NONE
    if verb == Verb.DEMOLISH or (verb == Verb.SITE and is_built):
        args["number"] = demolition_price(view)
    if not is_built:
        return Say(f"action-{verb.word}", args)
    args["card"] = card_name(view.building[area])
    return Say(f"action-{verb.word}-building", args)


def say_target(view: State, area: int) -> Say:
    """An influence card played on an area: whose it is, and what stands there."""
    card = view.attempt % INFLUENCES  # some card, if none is being played: any action can be said at any time
    args: dict[str, int | Name | Seat] = {"area": area_name(area), "influence": influence_name(card)}
    owner, kind = owner_of(view, area), view.building[area]
    if owner != NONE:
        args["other"] = order_name(view, owner)
    if kind != NONE:
        args["card"] = card_name(kind)
    return Say("action-target" + ("-neutral" if owner == NONE else "") + ("-building" if kind != NONE else ""), args)


# How the numbers of events are told, by what they stand for.
SAY_FIELD: dict[str, Callable[[State, int], Arg]] = {
    "order": order_name,
    "area": lambda view, area: area_name(area),
    "card": lambda view, card: card_name(card),
    "influence": lambda view, card: influence_name(card),
    "category": lambda view, category: category_name(category),
}
