"""The table as a seat sees it, to be drawn."""

import functools
from typing import Annotated, TypeAlias

from msgspec import Meta

from turncoat.games.scene import AnyScene, Part, names_of, one_of, viewer
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
    ROLE_CONFLICT,
    ROLE_NAMES,
    ROLES,
    ROSE,
    SUPPLY,
    SUPPLY_CARDS,
    SUPPLY_COUNT,
)

House: TypeAlias = Annotated[str, one_of("House", HOUSE_NAMES)]
Role: TypeAlias = Annotated[str, one_of("Role", ROLE_NAMES)]
LandName: TypeAlias = Annotated[str, one_of("LandName", LAND_NAMES)]
Building: TypeAlias = Annotated[str, one_of("Building", BUILDING_NAMES)]
PhaseName: TypeAlias = Annotated[str, one_of("Phase", names_of(Phase))]


class Land(Part, frozen=True, kw_only=True):
    """A land of the ring, with the building card under it."""

    land: LandName
    house: House
    conflict: int  # what it adds to the total of the house that holds it
    points: list[int]  # what each winner scores for conquering it, when there are one, two, three or four
    owner: int | None
    building: Building | None


class Side(Part, frozen=True, kw_only=True):
    """A house's land in a conflict, and what it has in sight: that land and the supply cards laid for it."""

    place: int
    visible: int


class Sides(Part, frozen=True, kw_only=True):
    """Both sides of a conflict."""

    eagle: Side
    rose: Side


class Conflict(Part, frozen=True, kw_only=True):
    """The border that is fought over: between this place and the next clockwise."""

    border: int
    sides: Sides | None  # None once it is decided


class SeatScene(Part, frozen=True, kw_only=True):
    """A seat, with as much of its cards as the viewer knows."""

    house: House
    score: int
    reserve: int  # building cards not laid yet
    held: int  # how many supply cards it has in hand
    hand: list[int]  # those of them that the viewer knows
    shown: list[int]  # those of them that all know
    played: list[int]
    role: Role | None
    passed: list[Role]  # the roles passed to it this round, as far as the viewer knows


class Scene(AnyScene, frozen=True, kw_only=True):
    """The ring, the seats around it, and what is being decided."""

    phase: PhaseName
    round: int
    rounds: int
    start: int | None
    strategy: int | None
    ring: list[Land]
    conflict: Conflict | None
    lifted: int | None
    seats: list[SeatScene]
    pile: int
    discard: list[int]
    unseen: dict[str, int]  # how many supply cards of each value lie where the viewer cannot see them
    due: int
    spare: int


class Printed(Part, frozen=True, kw_only=True):
    """What is printed on the role cards: what each adds to the total of its house."""

    adds: Annotated[dict[Role, int], Meta(min_length=ROLES)]


VALUES = [str(value) for value in SUPPLY]
PRINTED = Printed(adds=dict(zip(ROLE_NAMES, ROLE_CONFLICT, strict=True)))


def scene(view: State, seat: int) -> Scene:
    """The table as the seat sees it."""
    return Scene(
        me=viewer(seat),
        phase=Phase(view.phase).name.lower(),
        mover=view.mover,
        round=view.round,
        rounds=last_round(view),
        start=none(view.start),
        strategy=none(view.strategy),
        ring=[land_scene(*land) for land in zip(view.land, view.house, view.owner, view.building) if land[0] != NONE],
        conflict=conflict_scene(view),
        lifted=none(view.lifted),
        seats=[seat_scene(view, other) for other in range(view.seats)],
        pile=SUPPLY_CARDS - cards_in_sight(view),
        discard=cards_of(view.discard),
        unseen=unseen(view),
        due=view.due,
        spare=view.spare,
    )


@functools.cache
def land_scene(land: int, house: int, owner: int, building: int) -> Land:
    """A land, made once for all scenes in which it looks the same."""
    return Land(
        land=LAND_NAMES[land],
        house=HOUSE_NAMES[house],
        conflict=LAND_CONFLICT[land],
        points=list(POINTS[land]),
        owner=none(owner),
        building=BUILDING_NAMES[building] if owner != NONE else None,
    )


def conflict_scene(view: State) -> Conflict | None:
    if view.border == NONE or view.phase == Phase.ENDED:
        return None
    if view.house[view.border] == view.house[(view.border + 1) % PLACES]:  # decided: both lands belong to the winner
        return Conflict(border=view.border, sides=None)
    return Conflict(border=view.border, sides=Sides(eagle=side_scene(view, EAGLE), rose=side_scene(view, ROSE)))


def side_scene(view: State, house: int) -> Side:
    place = contested(view, house)
    supply = sum(supply_played(view, seat) for seat in range(view.seats) if view.allegiance[seat] == house)
    return Side(place=place, visible=LAND_CONFLICT[view.land[place]] + supply)


def seat_scene(view: State, seat: int) -> SeatScene:
    role = view.role[seat]
    return SeatScene(
        house=HOUSE_NAMES[view.allegiance[seat]],
        score=view.score[seat],
        reserve=view.reserve[seat],
        held=view.held[seat],
        hand=cards_of(view.hand[seat]),
        shown=cards_of(view.shown[seat]),
        played=cards_of(view.played[seat]),
        role=ROLE_NAMES[role] if role != NONE else None,
        passed=[ROLE_NAMES[role] for role in range(ROLES) if view.seen[seat] & (1 << role)],
    )


def none(number: int) -> int | None:
    return None if number == NONE else number


def cards_of(bag: list[int]) -> list[int]:
    """A bag of supply cards as their values, lowest first."""
    return [value for value, count in zip(SUPPLY, bag) if count for _ in range(count)]


def unseen(view: State) -> dict[str, int]:
    """How many supply cards of each value lie where the seat cannot see them: in the pile or in other hands."""
    in_sight = map(sum, zip(view.discard, *view.hand, *view.played))  # a view's other hands hold only what all know of
    return {value: count - seen for value, count, seen in zip(VALUES, SUPPLY_COUNT, in_sight)}


def pieces(s: State) -> dict[str, int]:
    """What is in the box and moves about, counted on the table: always the same numbers. Lands and roles lie where they lie."""
    counted = {f"supply-{SUPPLY[kind]}": s.pile[kind] + s.discard[kind] for kind in range(KINDS)}
    for seat in range(s.seats):
        for kind in range(KINDS):
            counted[f"supply-{SUPPLY[kind]}"] += s.hand[seat][kind] + s.played[seat][kind]
        in_hand = 1 if s.lifted != NONE and s.mover == seat else 0
        counted[f"buildings-{seat}"] = s.reserve[seat] + s.owner.count(seat) + in_hand
    return counted
