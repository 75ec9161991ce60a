"""The table as a seat sees it, to be drawn."""

import functools
from typing import Annotated, TypeAlias

from msgspec import Meta

from turncoat.games.scene import AnyScene, Part, names_of, one_of, viewer
from turncoat.games.verraeter.hidden import cards_in_sight
from turncoat.games.verraeter.rules import ORDER_OF_PLAY
from turncoat.games.verraeter.rules.conflict import supply_played
from turncoat.games.verraeter.rules.draw import is_at_work
from turncoat.games.verraeter.scene.roles import Adds, KnownRole, Role, Roles, tell_roles
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

House: TypeAlias = Annotated[str, one_of("House", HOUSE_NAMES)]
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
    """A house in a conflict: its land, what it has in sight (that land and the supply cards laid for it), and what it would win."""

    place: int
    visible: int
    adds: Adds
    points: list[int]  # for each winner, when there are one, two, three or four
    winners: list[int]  # how many there may be


class Sides(Part, frozen=True, kw_only=True):
    """Both sides of a conflict."""

    eagle: Side
    rose: Side


class Conflict(Part, frozen=True, kw_only=True):
    """The border that is fought over: between this place and the next clockwise."""

    border: int
    sides: Sides | None  # None once it is decided, like the rest
    adds: list[Adds] | None  # what each seat's role adds
    crossing: list[int] | None  # the seats that surely change sides when the roles are revealed
    to_lay: list[int] | None  # the seats that are still to lay supply cards


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
    step: (
        int | None
    )  # the phase of the round, by its number in the rulebook; None before the first round and after the last
    round: int
    rounds: int
    start: int | None
    strategy: int | None
    ring: list[Land]
    conflict: Conflict | None
    lifted: int | None
    seats: list[SeatScene]
    roles: Annotated[dict[Role, KnownRole], Meta(min_length=ROLES)] | None  # while there are any to know of
    at_work: list[int]  # the places of farms that bring their owners cards, as things stand
    pile: int
    discard: list[int]
    unseen: dict[str, int]  # how many supply cards of each value lie where the viewer cannot see them
    due: int
    spare: int


class Printed(Part, frozen=True, kw_only=True):
    """What is in the box: how many lands make the ring."""

    places: int


VALUES = [str(value) for value in SUPPLY]
PRINTED = Printed(places=PLACES)


def round_of(view: State) -> int:
    """In which round a match is; 0 while the table is laid."""
    return view.round


def scene(view: State, seat: int) -> Scene:
    """The table as the seat sees it."""
    roles = tell_roles(view)
    return Scene(
        me=viewer(seat),
        phase=Phase(view.phase).name.lower(),
        step=step_of(view.phase),
        mover=view.mover,
        round=round_of(view),
        rounds=last_round(view),
        start=none(view.start),
        strategy=none(view.strategy),
        ring=[land_scene(*land) for land in zip(view.land, view.house, view.owner, view.building) if land[0] != NONE],
        conflict=conflict_scene(view, roles),
        lifted=none(view.lifted),
        seats=[seat_scene(view, other) for other in range(view.seats)],
        roles=roles.known if are_roles_dealt(view) else None,
        at_work=[place for place, owner in enumerate(view.owner) if owner != NONE and is_at_work(view, place)],
        pile=SUPPLY_CARDS - cards_in_sight(view),
        discard=cards_of(tuple(view.discard)),
        unseen=unseen(view),
        due=view.due,
        spare=view.spare,
    )


@functools.cache
def step_of(phase: int) -> int | None:
    """The chapter of the rule by which it is decided (VER-1 to VER-10)."""
    decision = ORDER_OF_PLAY.decisions.get(phase)
    return (int(decision.rule.split("-")[1].split(".")[0]) or None) if decision else None


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


def conflict_scene(view: State, roles: Roles) -> Conflict | None:
    if view.border == NONE or view.phase == Phase.ENDED:
        return None
    if view.house[view.border] == view.house[(view.border + 1) % PLACES]:  # decided: both lands belong to the winner
        return Conflict(border=view.border, sides=None, adds=None, crossing=None, to_lay=None)
    return Conflict(
        border=view.border,
        sides=Sides(eagle=side_scene(view, EAGLE, roles), rose=side_scene(view, ROSE, roles)),
        adds=roles.seats,
        crossing=roles.crossing,
        to_lay=[seat for seat in range(view.seats) if is_to_lay(view, seat)],
    )


def side_scene(view: State, house: int, roles: Roles) -> Side:
    place = contested(view, house)
    supply = sum(supply_played(view, seat) for seat in range(view.seats) if view.allegiance[seat] == house)
    return Side(
        place=place,
        visible=LAND_CONFLICT[view.land[place]] + supply,
        adds=roles.houses[house],
        points=list(POINTS[view.land[contested(view, 1 - house)]][: view.seats]),
        winners=roles.winners[house],
    )


def are_roles_dealt(view: State) -> bool:
    """Whether roles are being drafted, held or shown."""
    return view.phase in (Phase.DRAFT, Phase.SUPPLY) or any(role != NONE for role in view.role[: view.seats])


def is_to_lay(view: State, seat: int) -> bool:
    """Whether a seat is still to lay supply cards for this conflict (VER-3.1)."""
    turn = (seat - view.start) % view.seats
    return view.phase < Phase.SUPPLY or (view.phase == Phase.SUPPLY and turn >= view.turn)


def seat_scene(view: State, seat: int) -> SeatScene:
    role = view.role[seat]
    return SeatScene(
        house=HOUSE_NAMES[view.allegiance[seat]],
        score=view.score[seat],
        reserve=view.reserve[seat],
        held=view.held[seat],
        hand=cards_of(tuple(view.hand[seat])),
        shown=cards_of(tuple(view.shown[seat])),
        played=cards_of(tuple(view.played[seat])),
        role=ROLE_NAMES[role] if role != NONE else None,
        passed=roles_in(view.seen[seat]),
    )


def none(number: int) -> int | None:
    return None if number == NONE else number


@functools.cache
def roles_in(roles: int) -> list[str]:
    """A set of roles, by name; made once."""
    return [name for role, name in enumerate(ROLE_NAMES) if roles >> role & 1]


@functools.lru_cache(maxsize=2**12)
def cards_of(bag: tuple[int, ...]) -> list[int]:
    """A bag of supply cards as their values, lowest first; made once for all bags that are alike."""
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
