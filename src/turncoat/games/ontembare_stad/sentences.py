"""What is asked and told, as messages: what is being decided, what an action does, what happened."""

from collections.abc import Callable

from turncoat.games.game import Arg, Name, Say, Seat
from turncoat.games.ontembare_stad import actions as act
from turncoat.games.ontembare_stad.rules.buildings import demolition_price
from turncoat.games.ontembare_stad.rules.trade import pawn_pays
from turncoat.games.ontembare_stad.state import (
    ATTACK,
    CONQUEST,
    NONE,
    PURCHASE,
    Phase,
    State,
    owner_of,
    seat_of,
)
from turncoat.games.ontembare_stad.tables import (
    AREA_NAMES,
    BLACK,
    BLIND_PRICE,
    CARD_NAMES,
    COST,
    DARK,
    GOLDEN_TIMES,
    GOOD,
    INFLUENCE_NAMES,
    INFLUENCE_PRICE,
    INFLUENCES,
    PAWN_PRICE,
    POWER_NAMES,
    RAID,
    SPACES,
    TOKEN_PRICE,
    TOWER_PRICE,
    VALUE,
)
from turncoat.games.ontembare_stad.tables import GIFT as GIFT_CARD
from turncoat.games.ontembare_stad.tables import PIONEER as PIONIER_CARD

IN_VERRAAD = {Phase.WIZARD: "wizard-row", Phase.ACTIONS: "actions-verraad", Phase.SITE: "site-verraad"}
REACTED_TO = {PURCHASE: "area", ATTACK: "attack", CONQUEST: "conquest"}


# Names


def area_name(area: int) -> Name:
    return Name(f"area-{AREA_NAMES[area]}")


def card_name(card: int) -> Name:
    """A building or an event."""
    return Name(f"card-{CARD_NAMES[card]}")


def influence_name(card: int) -> Name:
    return Name(f"influence-{INFLUENCE_NAMES[card]}")


def category_name(category: int) -> Name:
    """Of buildings, or what else a great power is of."""
    return Name(f"category-{POWER_NAMES[category]}")


def order_name(view: State, order: int) -> Seat | Name:
    """An order is called after who plays it; who plays two, has them numbered."""
    if order == BLACK:
        return Name("black-master")
    if view.orders == view.seats:
        return Seat(order)
    return Name("order-of-seat", {"who": Seat(seat_of(view, order)), "number": 1 + order // view.seats})


# Sentences


def phase_name(view: State) -> str:
    """What is being decided, as messages call it."""
    return Phase(view.phase).name.lower().replace("_", "-")


def prompt(view: State) -> str:
    """What is being decided: messages `prompt-…`, `prompt-…-help` and `waiting-…` are named after it."""
    phase = Phase(view.phase)
    if phase != Phase.REACT:
        return IN_VERRAAD[phase] if view.verraad and phase in IN_VERRAAD else phase_name(view)
    if view.attempt in (ATTACK, CONQUEST):
        return f"react-{REACTED_TO[view.attempt]}"
    if view.attempt == GIFT_CARD:
        return "react-gift"
    if view.attempt in (PURCHASE, PIONIER_CARD):
        return "react-block"
    mine = owner_of(view, view.target) == view.acting
    return ("react-raid" if mine else "react-block") if view.attempt == RAID else "react-protect"


def say_action(view: State, action: int) -> Say:
    """An action as a menu entry for the mover, or an outcome of chance."""
    verb = act.SPACE.text(action).partition(":")[0]
    thing = act.OBJECT[action]
    match verb:
        case "lot":
            return Say("chance-lot", {"who": order_name(view, thing)})
        case "card":
            return Say("chance-card", {"card": card_name(thing)})
        case "draw":
            return Say("chance-draw", {"influence": influence_name(thing)})
        case "start" | "area" | "site" | "demolish" | "withdraw":
            return say_area_action(view, verb, thing)
        case "die" | "token":
            return Say(f"chance-{phase_name(view) if verb == 'die' else verb}", {"number": 1 + thing})
        case "start-tower" | "tower" | "master":
            return say_verraad_area(view, verb, thing)
        case "attack" if view.master == NONE or owner_of(view, view.master) == NONE:
            return Say("action-attack-nobody")
        case "attack":
            return say_verraad_area(view, verb, view.master)
        case "choose" | "white" | "black" | "swap":
            return say_castle(view, verb, thing)
        case "target":
            return say_target(view, thing)
        case "play" | "discard":
            return Say(f"action-{verb}", {"influence": influence_name(thing)})
        case "wizard" if view.verraad:
            return Say("action-wizard-row", {"card": card_name(thing)})
        case "wizard" | "golden-pawn" | "golden-market":
            return Say(f"action-{verb}", {"card": card_name(thing)})
        case "blind" | "influence":
            return Say(f"action-{verb}", {"number": BLIND_PRICE if verb == "blind" else INFLUENCE_PRICE})
        case "done" if view.dark:
            return Say("action-done-master")
        case "done" if view.verraad:
            return Say("action-done-actions-verraad")
        case "pass" | "done":
            return Say(f"action-{verb}-{phase_name(view)}")
        case "turn" if view.verraad:
            return Say("action-turn-refill")
        case "steps":
            return Say("action-steps", {"number": view.kinds[view.active][DARK]})
        case "turn" | "protect" | "block" | "swap-white" | "roll" | "stay" | "spare":
            return Say(f"action-{verb}")
    return Say(f"action-{verb}", {"card": card_name(thing), "number": stones_for(view, verb, thing)})


def stones_for(view: State, verb: str, kind: int) -> int:
    """What an action with a building card costs or brings."""
    match verb:
        case "pawn-sell":
            return pawn_pays(view, kind)
        case "pawn-buy":
            return PAWN_PRICE
        case "golden-sell":
            return GOLDEN_TIMES * VALUE[kind]
    return VALUE[kind]


def say_area_action(view: State, verb: str, area: int) -> Say:
    """Something done with an area, and with the building there, if there is one."""
    args: dict[str, int | Name] = {"area": area_name(area)}
    if verb in ("start", "area"):
        args["number"] = COST[area]
    if verb in ("site", "demolish"):
        args["number"] = demolition_price(view)
    if view.building[area] == NONE:
        if verb == "site":
            del args["number"]
        return Say(f"action-{verb}", args)
    args["card"] = card_name(view.building[area])
    return Say(f"action-{verb}-building", args)


def say_verraad_area(view: State, verb: str, area: int) -> Say:
    """A watchtower, or where the Black Master goes or attacks."""
    args: dict[str, int | Name | Seat] = {"area": area_name(area)}
    if verb == "tower":
        args["number"] = TOWER_PRICE
    owner = owner_of(view, area)
    if verb == "master" and owner == BLACK:
        return Say("action-master-black", args)
    if verb == "attack" or (verb == "master" and owner != NONE):
        args["other"] = order_name(view, owner)
    return Say("action-master-owned" if verb == "master" and owner != NONE else f"action-{verb}", args)


def say_castle(view: State, verb: str, thing: int) -> Say:
    """A card of the row, or a power token."""
    order = view.active
    match verb:
        case "choose" if view.row[thing] == NONE:
            return Say("action-choose-none", {"space": thing + 1})
        case "choose":
            args, stones = {"card": card_name(view.row[thing])}, view.row_stones[thing]
            return Say("action-choose-stones", {**args, "number": stones}) if stones else Say("action-choose", args)
        case "swap" if view.castle[order][thing] <= 0:  # none there, or one that another seat has
            return Say("action-swap-none", {"space": thing + 1})
        case "swap":
            return Say("action-swap", {"number": view.castle[order][thing], "space": thing + 1})
    have = view.kinds[order][GOOD if verb == "white" else DARK]
    return Say(f"action-{verb}", {"number": TOKEN_PRICE[have]}) if have < SPACES else Say(f"action-{verb}-none")


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
