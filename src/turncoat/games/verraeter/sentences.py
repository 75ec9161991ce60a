"""What is asked and told, as messages: what is being decided, what an action does, what happened."""

from collections.abc import Callable

from turncoat.games.game import Arg, Name, Say, Seat
from turncoat.games.verraeter.actions import OBJECT, VERB, Verb
from turncoat.games.verraeter.state import NONE, Phase, State
from turncoat.games.verraeter.tables import (
    BUILDING_NAMES,
    EAGLE,
    HOUSE_NAMES,
    LAND_NAMES,
    LANDS,
    PLACES,
    ROLE_NAMES,
    SUPPLY,
)

PROMPTS = {
    Phase.FARMS: "farm",
    Phase.CONFLICT: "conflict",
    Phase.DRAFT: "draft",
    Phase.SUPPLY: "supply",
    Phase.BUILD: "build",
    Phase.SET: "set",
    Phase.DISCARD: "discard",
}


# Names


def house_name(house: int) -> Name:
    return Name(f"house-{HOUSE_NAMES[house]}")


def land_name(land: int) -> Name:
    return Name(f"land-{LAND_NAMES[land]}")


def role_name(role: int) -> Name:
    return Name(f"role-{ROLE_NAMES[role]}")


def building_name(building: int) -> Name:
    return Name(f"building-{BUILDING_NAMES[building]}")


def place_name(view: State, place: int, house: int = NONE) -> Name:
    """A land of the ring by its landscape, its house and its hour on the clock (the first place is twelve o'clock)."""
    house = view.house[place] if house == NONE else house
    return Name(
        "place",
        {"land": land_name(view.land[place]), "house": house_name(house), "number": place or PLACES},
    )


# Sentences


def prompt(view: State) -> str:
    """What is being decided: messages `prompt-…`, `prompt-…-help` and `waiting-…` are named after it."""
    return PROMPTS[Phase(view.phase)]


def say_action(view: State, action: int) -> Say:
    """An action as a menu entry for the mover, or an outcome of chance."""
    thing = OBJECT[action]
    match VERB[action]:
        case Verb.START:
            return Say("chance-start", {"who": Seat(thing)})
        case Verb.LAY:
            return Say("chance-lay", {"land": land_name(thing % LANDS), "house": house_name(thing // LANDS)})
        case Verb.DRAW:
            return Say("chance-draw", {"card": SUPPLY[thing]})
        case Verb.OUT:
            return Say("chance-out", {"role": role_name(thing)})
        case Verb.CONFLICT:
            sides = (thing, (thing + 1) % PLACES)
            eagle, rose = sides if view.house[thing] == EAGLE else reversed(sides)
            return Say("action-conflict", {"eagle": place_name(view, eagle), "rose": place_name(view, rose)})
        case Verb.TAKE:
            return Say("action-take", {"role": role_name(thing)})
        case Verb.PLAY:
            return Say("action-play", {"card": SUPPLY[thing]})
        case Verb.FARM:
            return Say("action-farm", {"land": place_name(view, thing)})
        case Verb.OFFICE:
            return Say("action-office", {"land": place_name(view, thing)})
        case Verb.LIFT:
            lifted = building_name(view.building[thing])
            return Say("action-lift", {"land": place_name(view, thing), "building": lifted})
        case Verb.TURN:
            turned = building_name(1 - view.building[thing])
            return Say("action-turn", {"land": place_name(view, thing), "building": turned})
        case Verb.DROP:
            return Say("action-drop", {"card": SUPPLY[thing]})
        case Verb.DONE:
            return Say(f"action-done-{prompt(view)}")


# How the numbers of events are told, by what they stand for; a land that was lost is told of the house that lost it.
SAY_FIELD: dict[str, Callable[[State, int], Arg]] = {
    "seat": lambda view, seat: Seat(seat),
    "house": lambda view, house: house_name(house),
    "role": lambda view, role: role_name(role),
    "building": lambda view, building: building_name(building),
    "card": lambda view, card: SUPPLY[card],
    "land": lambda view, place: place_name(view, place),
    "lost land": lambda view, place: place_name(view, place, 1 - view.house[place]),
}
