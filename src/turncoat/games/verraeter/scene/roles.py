"""What a view tells about the roles of a conflict: where each may be, what they may add, and how many may win."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from types import SimpleNamespace
from typing import Annotated, Literal, NamedTuple, TypeAlias

from turncoat.games.scene import Part, one_of
from turncoat.games.verraeter.rules.conflict import reveal
from turncoat.games.verraeter.state import NONE, Phase, State
from turncoat.games.verraeter.tables import DIPLOMAT5, EAGLE, ROLE_CONFLICT, ROLE_NAMES, ROLES, ROSE, TRAITOR
from turncoat.kernel import AnyState, new_journal

Role: TypeAlias = Annotated[str, one_of("Role", ROLE_NAMES)]
Seats: TypeAlias = tuple[int, ...]  # a number for each seat


class KnownRole(Part, frozen=True, kw_only=True):
    """A role: open with a seat, to be chosen, somewhere among seats, certainly gone from this round, or unknown."""

    kind: Literal["open", "choose", "somewhere", "gone", "unknown"]
    seats: list[int]  # who has it or may have it
    aside: list[Literal["out", "left"]]  # it may have been put out unseen, or be left after the draft


class Adds(Part, frozen=True, kw_only=True):
    """What roles add to a house: for sure, and at most besides."""

    sure: int
    most: int


class Table(NamedTuple):
    """All that decides what can be told about the roles."""

    seats: int
    start: int
    is_hidden: bool  # roles are being dealt or drafted, or lie face down
    united_diplomat_switches: int
    allegiance: Seats
    role: Seats
    seen: Seats


class Roles(NamedTuple):
    """What can be told about the roles."""

    known: dict[str, KnownRole]
    seats: list[Adds]
    houses: tuple[Adds, Adds]
    winners: tuple[list[int], list[int]]  # of each house: how many there may be
    crossing: list[int]  # the seats that surely change houses


def tell_roles(view: State) -> Roles:
    """What the view tells about the roles of this round."""
    seats = view.seats
    return tell(
        Table(
            seats,
            view.start,
            view.phase in (Phase.OUT, Phase.DRAFT, Phase.SUPPLY),
            view.united_diplomat_switches,
            tuple(view.allegiance[:seats]),
            tuple(view.role[:seats]),
            tuple(view.seen[:seats]),
        )
    )


@lru_cache(maxsize=2**12)
def tell(table: Table) -> Roles:
    """The same for all views in which it is the same."""
    known = [know_role(table, role) for role in range(ROLES)]
    houses = [[seat for seat in range(table.seats) if table.allegiance[seat] == house] for house in (EAGLE, ROSE)]
    unsure = [role for role in range(ROLES) if ROLE_CONFLICT[role] and role not in table.role]
    may_lie = (
        [dict(zip(places, unsure, strict=True)) for places in ways(table, known, unsure)] if table.is_hidden else []
    )
    after = list(reveals(table, known))
    return Roles(
        dict(zip(ROLE_NAMES, known, strict=True)),
        [added(table, may_lie, [seat]) for seat in range(table.seats)],
        (added(table, may_lie, houses[EAGLE]), added(table, may_lie, houses[ROSE])),
        winners(after),
        [seat for seat, house in enumerate(table.allegiance) if all(houses[seat] != house for houses in after)],
    )


def know_role(table: Table, role: int) -> KnownRole:
    """Seats that draft before me have, or put out, what I was not passed; those after me have what I pass on (VER-2.2, VER-2.3)."""
    if role in table.role:
        return KnownRole(kind="open", seats=[table.role.index(role)], aside=[])
    if NONE not in table.role:
        return KnownRole(kind="gone", seats=[], aside=["out", "left"])
    if not table.is_hidden or not any(table.seen):
        return KnownRole(kind="unknown", seats=[], aside=[])
    me = next(seat for seat in range(table.seats) if table.seen[seat])  # a view has its own seat's only
    order = [(table.start + turn) % table.seats for turn in range(table.seats)]
    earlier, later = order[: order.index(me)], order[order.index(me) + 1 :]
    if not table.seen[me] >> role & 1:
        return KnownRole(kind="somewhere" if earlier else "gone", seats=earlier, aside=["out"])
    if table.role[me] == NONE:
        return KnownRole(kind="choose", seats=[me, *later], aside=[])
    return KnownRole(kind="somewhere" if later else "gone", seats=later, aside=["left"])


def places_of(table: Table, known: list[KnownRole], role: int) -> list[int]:
    """Where a role may be: with a seat, out (the next number), or among those left (the numbers after that)."""
    out, left = [table.seats], list(range(table.seats + 1, ROLES))
    match known[role].kind:
        case "unknown":
            return [*(seat for seat in range(table.seats) if table.role[seat] == NONE), *out, *left]
        case "choose":
            return [*known[role].seats, *left]
    aside = known[role].aside
    return [*known[role].seats, *(out if "out" in aside else ()), *(left if "left" in aside else ())]


def ways(table: Table, known: list[KnownRole], roles: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way in which these roles may lie; no two are in the same place."""
    for places in product(*(places_of(table, known, role) for role in roles)):
        if len(set(places)) == len(places):
            yield places


def added(table: Table, may_lie: list[dict[int, int]], seats: list[int]) -> Adds:
    """What roles add to a house that these seats are of (VER-5.1), in every way in which those not seen may lie."""
    sure = sum(ROLE_CONFLICT[role] for seat in seats if (role := table.role[seat]) != NONE)
    most = (sum(ROLE_CONFLICT[at[seat]] for seat in seats if seat in at) for at in may_lie)
    return Adds(sure=sure, most=max(most, default=0))


def winners(revealed: list[Seats]) -> tuple[list[int], list[int]]:
    """How many seats of each house there may be once the roles are revealed (VER-4.2, VER-4.3)."""
    eagle, rose = ({houses.count(house) for houses in revealed} - {0} for house in (EAGLE, ROSE))
    return sorted(eagle), sorted(rose)


def reveals(table: Table, known: list[KnownRole]) -> Iterator[Seats]:
    """Every seat's house after the roles are revealed, in every way in which those that change house may lie."""
    roles = [TRAITOR, DIPLOMAT5] if len(set(table.allegiance)) == 1 else [TRAITOR]
    for places in ways(table, known, roles):
        at = dict(zip(places, roles, strict=True))
        role = tuple(at.get(seat, NONE) for seat in range(table.seats))
        yield revealed(table.allegiance, role, table.united_diplomat_switches)


@lru_cache(maxsize=2**10)
def revealed(allegiance: Seats, role: Seats, united_diplomat_switches: int) -> Seats:
    """What the rules make of the seats' houses when these roles are revealed."""
    table: AnyState = SimpleNamespace(
        seats=len(allegiance),
        start=0,
        allegiance=list(allegiance),
        role=role,
        united_diplomat_switches=united_diplomat_switches,
    )
    reveal(table, QUIET)
    return tuple(table.allegiance)


QUIET = new_journal(0)  # nobody is told what might happen
