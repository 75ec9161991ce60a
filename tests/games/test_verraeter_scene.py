"""Verräter: what a page is told of the table besides what lies on it."""

from typing import Any

import msgspec
import pytest

from tests.games.verraeter_table import Table
from turncoat.games.game import NOBODY
from turncoat.games.verraeter import GAME
from turncoat.games.verraeter.rules.conflict import reveal
from turncoat.games.verraeter.state import NONE, State, seats_of
from turncoat.games.verraeter.tables import EAGLE, HOUSE_NAMES, POINTS, ROLE_CONFLICT, ROLE_NAMES, ROSE
from turncoat.kernel import copy
from turncoat.kernel.rng import new_rng

DRAFTED = "builder traitor strategist diplomat5"
WORLDS = 200  # far more than there are drafts that a seat cannot tell apart, times their number


def scene_of(table: Table, seat: int) -> Any:
    return msgspec.to_builtins(GAME.scene(GAME.view(table.state, seat), seat))


def worlds_of(table: Table, seat: int) -> list[State]:
    """Tables that the seat cannot tell from the true one."""
    worlds = []
    for number in range(WORLDS):
        world = copy(table.state)
        GAME.resample(world, seat, new_rng(number))
        worlds.append(world)
    return worlds


def revealed(world: State) -> State:
    after = copy(world)
    reveal(after, GAME.journal())
    return after


def drafted(allegiance: str = "ERER", **options: str) -> Table:
    table = Table(allegiance=allegiance, options=GAME.choose_options(changes=options), start=1)
    table.draft(DRAFTED)
    return table


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2, 3])
@pytest.mark.parametrize("allegiance", ["ERER", "EEER", "EEEE"])
@pytest.mark.parametrize("switches", ["on", "off"])
def test_winners_and_what_roles_add_are_those_of_all_drafts_that_a_seat_cannot_exclude(
    seat: int, allegiance: str, switches: str
) -> None:
    """VER-4.2, VER-4.3, VER-5.1: counted by revealing the roles in worlds that look the same"""
    table = drafted(allegiance, united_diplomat_switches=switches)
    conflict = scene_of(table, seat)["conflict"]
    told = conflict["sides"]
    worlds = worlds_of(table, seat)
    crossed = [[old != new for old, new in zip(world.allegiance, revealed(world).allegiance)] for world in worlds]
    assert conflict["crossing"] == [other for other in range(4) if all(world[other] for world in crossed)]
    own = GAME.view(table.state, seat).role
    for house in (EAGLE, ROSE):
        side = told[HOUSE_NAMES[house]]
        of_house = [other for other in range(4) if table.state.allegiance[other] == house]
        sure = sum(ROLE_CONFLICT[own[other]] for other in of_house if own[other] != NONE)
        most = max(sum(ROLE_CONFLICT[world.role[other]] for other in of_house) for world in worlds)
        assert side["adds"] == {"sure": sure, "most": most - sure}
        winners = {seats_of(revealed(world), house) for world in worlds}
        assert side["winners"] == sorted(winners - {0})


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2, 3])
def test_roles_are_told_where_they_may_be_and_nowhere_else(seat: int) -> None:
    """VER-2.2, VER-2.3: after the draft, by the roles' places in worlds that look the same"""
    table = drafted()
    roles = scene_of(table, seat)["roles"]
    worlds = worlds_of(table, seat)
    for role, name in enumerate(ROLE_NAMES):
        known = roles[name]
        holders = sorted({other for world in worlds for other in range(4) if world.role[other] == role})
        if seat == NOBODY:
            assert known == {"kind": "unknown", "seats": [], "aside": []}
        else:
            assert sorted(known["seats"]) == holders
            is_free = any(role not in world.role for world in worlds)
            assert bool(known["aside"]) == is_free
            assert known["kind"] == ("open" if not is_free else "somewhere" if holders else "gone")


def test_roles_passed_to_a_seat_are_to_be_chosen() -> None:
    """VER-2.2: the seat to draft has them in hand; those before it have, or set aside, the others"""
    table = Table(start=1)
    table.do("conflict:11", "out:farmer", "take:traitor", "take:builder")
    roles = scene_of(table, 3)["roles"]
    assert roles["strategist"] == {"kind": "choose", "seats": [3, 0], "aside": []}
    assert roles["traitor"] == {"kind": "somewhere", "seats": [1, 2], "aside": ["out"]}
    assert scene_of(table, 0)["roles"]["traitor"]["kind"] == "unknown"


def test_stake_is_the_other_house_s_land() -> None:
    """VER-6.1: its points, for as many winners as there are seats"""
    table = drafted()
    sides = scene_of(table, 0)["conflict"]["sides"]
    for house, other in (("eagle", "rose"), ("rose", "eagle")):
        land = table.state.land[sides[other]["place"]]
        assert sides[house]["points"] == list(POINTS[land][:4])


def test_seats_that_are_still_to_lay_cards_are_told() -> None:
    """VER-3.1: all before anybody has; then the mover and those after it"""
    table = drafted()
    assert scene_of(table, 0)["conflict"]["toLay"] == [0, 1, 2, 3]
    table.do("done", "done")
    assert scene_of(table, 0)["conflict"]["toLay"] == [0, 3]


def test_farms_at_work_are_those_under_their_owner_s_house() -> None:
    """VER-10.2: an office brings no card, nor does a farm under a land of the other house"""
    table = Table(allegiance="ERER", farms={0: [2, 3]}, offices={1: [0]}, houses="RRERREEREREE")
    assert scene_of(table, 2)["atWork"] == [2]


def test_nothing_is_told_of_roles_before_they_are_dealt() -> None:
    """VER-2.1: nor of a conflict before there is one"""
    scene = scene_of(Table(), 0)
    assert scene["roles"] is None
    assert scene["conflict"] is None
