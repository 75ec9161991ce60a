"""A view for people: as JSON for the browser, as messages for sentences."""

from turncoat.games.game import Json, Name, Say, Seat
from turncoat.games.verraeter.actions import (
    BUILD_FARM,
    BUILD_OFFICE,
    CONFLICT,
    DONE,
    DRAW,
    DROP,
    LAY,
    LIFT,
    OUT,
    PLAY,
    START,
    TAKE,
    TURN,
)
from turncoat.games.verraeter.events import MEANINGS, What
from turncoat.games.verraeter.hidden import cards_in_sight
from turncoat.games.verraeter.rules.conflict import supply_played
from turncoat.games.verraeter.state import NONE, Phase, State, contested, last_round
from turncoat.games.verraeter.tables import (
    BUILDING_NAMES,
    EAGLE,
    HOUSE_NAMES,
    KINDS,
    LAND_CONFLICT,
    LAND_NAMES,
    LANDS,
    PLACES,
    POINTS,
    ROLE_NAMES,
    ROLES,
    ROSE,
    SUPPLY,
    SUPPLY_CARDS,
    SUPPLY_COUNT,
)
from turncoat.kernel import Event
from turncoat.kernel.journal import HIDDEN

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
    if action == DONE:
        return Say(f"action-done-{prompt(view)}")
    if action >= DROP:
        return Say("action-drop", {"card": SUPPLY[action - DROP]})
    if action >= TURN:
        place = action - TURN
        turned = building_name(1 - view.building[place])
        return Say("action-turn", {"land": place_name(view, place), "building": turned})
    if action >= LIFT:
        place = action - LIFT
        return Say("action-lift", {"land": place_name(view, place), "building": building_name(view.building[place])})
    if action >= BUILD_OFFICE:
        return Say("action-office", {"land": place_name(view, action - BUILD_OFFICE)})
    if action >= BUILD_FARM:
        return Say("action-farm", {"land": place_name(view, action - BUILD_FARM)})
    if action >= PLAY:
        return Say("action-play", {"card": SUPPLY[action - PLAY]})
    if action >= TAKE:
        return Say("action-take", {"role": role_name(action - TAKE)})
    if action >= CONFLICT:
        place = action - CONFLICT
        sides = (place, (place + 1) % PLACES)
        eagle, rose = sides if view.house[sides[0]] == EAGLE else reversed(sides)
        return Say("action-conflict", {"eagle": place_name(view, eagle), "rose": place_name(view, rose)})
    if action >= OUT:
        return Say("chance-out", {"role": role_name(action - OUT)})
    if action >= DRAW:
        return Say("chance-draw", {"card": SUPPLY[action - DRAW]})
    if action >= LAY:
        card = action - LAY
        return Say("chance-lay", {"land": land_name(card % LANDS), "house": house_name(card // LANDS)})
    return Say("chance-start", {"who": Seat(action - START)})


def say_event(view: State, event: Event) -> Say:
    """An event as a sentence of the log, told by who sees this view."""
    meaning = MEANINGS[What(event.what)]
    if event.where == HIDDEN and meaning.where in ("card", "role"):
        return Say(f"{meaning.message}-hidden", {"who": Seat(event.who)})
    args: dict[str, int | str | Seat | Name] = {}
    if event.who != NONE:
        args["who"] = Seat(event.who)
    for key, number in ((meaning.where, event.where), (meaning.many, event.many)):
        if key:
            args[key] = argument(view, key, number)
    if event.what == What.CONQUERED:  # told of the house that lost it
        args["land"] = place_name(view, event.where, 1 - event.many)
    if event.what == What.MOVED:
        args["building"] = building_name(view.building[event.many])
    return Say(meaning.message, args)


def argument(view: State, key: str, number: int) -> int | Name:
    """What a number of an event stands for."""
    match key:
        case "house":
            return house_name(number)
        case "role":
            return role_name(number)
        case "building":
            return building_name(number)
        case "card":
            return SUPPLY[number]
        case "number":
            return number
    return place_name(view, number)


# The scene


def scene(view: State, seat: int) -> dict[str, Json]:
    """All that a page needs to draw the table as the seat sees it; what it does not know is null."""
    return {
        "me": seat if seat >= 0 else None,
        "phase": Phase(view.phase).name.lower(),
        "mover": view.mover,
        "round": view.round,
        "rounds": last_round(view),
        "start": none(view.start),
        "strategy": none(view.strategy),
        "ring": [land_scene(view, place) for place in range(PLACES) if view.land[place] != NONE],
        "conflict": conflict_scene(view),
        "lifted": none(view.lifted),
        "seats": [seat_scene(view, seat, other) for other in range(view.seats)],
        "passed": roles_of(view.seen[seat]) if seat >= 0 else [],
        "pile": SUPPLY_CARDS - cards_in_sight(view),
        "discard": cards_of(view.discard),
        "unseen": unseen(view),
        "due": view.due,
        "spare": view.spare,
    }


def land_scene(view: State, place: int) -> dict[str, Json]:
    land = view.land[place]
    built = view.owner[place] != NONE
    return {
        "land": LAND_NAMES[land],
        "house": HOUSE_NAMES[view.house[place]],
        "conflict": LAND_CONFLICT[land],
        "points": list(POINTS[land]),
        "owner": none(view.owner[place]),
        "building": BUILDING_NAMES[view.building[place]] if built else None,
    }


def conflict_scene(view: State) -> Json:
    """The two lands fought over and what each house has in sight: its land and the supply that its seats have laid so far."""
    if view.border == NONE or view.phase == Phase.ENDED:
        return None
    sides: dict[str, Json] = {}
    for house in (EAGLE, ROSE):
        place = contested(view, house) if view.house[view.border] != view.house[(view.border + 1) % PLACES] else NONE
        if place == NONE:  # decided: both lands belong to the winner
            return {"border": view.border, "sides": None}
        supply = sum(supply_played(view, seat) for seat in range(view.seats) if view.allegiance[seat] == house)
        sides[HOUSE_NAMES[house]] = {"place": place, "visible": LAND_CONFLICT[view.land[place]] + supply}
    return {"border": view.border, "sides": sides}


def seat_scene(view: State, seat: int, other: int) -> dict[str, Json]:
    role = view.role[other]
    return {
        "house": HOUSE_NAMES[view.allegiance[other]],
        "score": view.score[other],
        "reserve": view.reserve[other],
        "held": view.held[other],
        "hand": cards_of(view.hand[other]) if other == seat else None,
        "shown": cards_of(view.shown[other]),
        "played": cards_of(view.played[other]),
        "role": ROLE_NAMES[role] if role != NONE else None,
    }


def none(number: int) -> int | None:
    return None if number == NONE else number


def cards_of(bag: list[int]) -> list[Json]:
    """A bag of supply cards as their values, lowest first."""
    return [SUPPLY[kind] for kind in range(KINDS) for _ in range(bag[kind])]


def unseen(view: State) -> dict[str, Json]:
    """How many supply cards of each value lie where the seat cannot see them: in the pile or in other hands."""
    in_sight = [view.discard, *view.hand, *view.played]  # a view's other hands hold only what all know of
    return {str(SUPPLY[kind]): SUPPLY_COUNT[kind] - sum(bag[kind] for bag in in_sight) for kind in range(KINDS)}


def roles_of(bits: int) -> list[Json]:
    return [ROLE_NAMES[role] for role in range(ROLES) if bits & (1 << role)]


def pieces(s: State) -> dict[str, int]:
    """What is in the box and moves about, counted on the table: always the same numbers. Lands and roles lie where they lie."""
    counted = {f"supply-{SUPPLY[kind]}": s.pile[kind] + s.discard[kind] for kind in range(KINDS)}
    for seat in range(s.seats):
        for kind in range(KINDS):
            counted[f"supply-{SUPPLY[kind]}"] += s.hand[seat][kind] + s.played[seat][kind]
        in_hand = 1 if s.lifted != NONE and s.mover == seat else 0
        counted[f"buildings-{seat}"] = s.reserve[seat] + s.owner.count(seat) + in_hand
    return counted
