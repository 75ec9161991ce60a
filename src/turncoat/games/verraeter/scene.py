"""The table as a seat sees it, to be drawn."""

from turncoat.games.game import Json
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
    PLACES,
    POINTS,
    ROLE_NAMES,
    ROLES,
    ROSE,
    SUPPLY,
    SUPPLY_CARDS,
    SUPPLY_COUNT,
)


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
