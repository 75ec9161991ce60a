"""Verräter: phase 7, the builder (VER-7)."""

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.verraeter_table import HOUSES, Table
from turncoat.games import GAMES
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.state import NONE, Phase
from turncoat.games.verraeter.tables import BUILDING_NAMES, FARM, OFFICE

Laid = Mapping[int, Sequence[int]]
VERRAETER = GAMES["verraeter"]
TURN_ON_THE_WAY = {"builder_may_turn_when_moving": "on"}


def at_the_builder(
    farms: Laid | None = None,
    offices: Laid | None = None,
    options: Mapping[str, str] | None = None,
    seats: int = 4,
) -> Table:
    """Seat 0 is the builder and to decide; the rose has just won the river at place 11."""
    table = Table(seats, farms=farms, offices=offices, options=options)
    table.fight("builder farmer strategist diplomat2")
    assert table.state.phase == Phase.BUILD
    assert table.state.mover == 0
    return table


def laid(table: Table, seat: int = 0) -> dict[int, str]:
    """A seat's cards in the ring."""
    s = table.state
    return {place: BUILDING_NAMES[s.building[place]] for place in range(12) if s.owner[place] == seat}


def places(table: Table, verb: str) -> list[int]:
    """Where the builder may do something."""
    return [int(text.partition(":")[2]) % 12 for text in table.legal if text.startswith(f"{verb}:")]


ALL_OCCUPIED = {0: [0, 1, 2], 1: [3, 4, 5], 2: [6, 7, 8], 3: [9, 10, 11]}


def test_builder_does_one_thing_or_nothing() -> None:
    """VER-7.1: after a card is placed or turned the round goes on; a moved card is laid first"""
    for text in ("farm:3", "office:3", "turn:5", "done"):
        table = at_the_builder(farms={0: [5]})
        table.do(text)
        assert table.state.phase not in (Phase.BUILD, Phase.SET)
    table = at_the_builder(farms={0: [5]})
    table.do("done")
    assert laid(table) == {5: "farm"}
    assert table.state.reserve[0] == 2
    assert table.told(What.BUILT_NOTHING) == [(0,)]


@pytest.mark.parametrize("roles", ["farmer traitor strategist diplomat2", "farmer diplomat5 strategist diplomat2"])
def test_nobody_builds_without_a_builder(roles: str) -> None:
    """VER-7.1"""
    table = Table()
    table.fight(roles)
    assert table.state.phase == Phase.DRAW


def test_builder_builds_after_a_tie_too() -> None:
    """VER-7.1"""
    table = Table(hands="46 - - -")
    table.fight("builder farmer strategist traitor", "46 - - -", border=11)
    assert table.state.phase == Phase.BUILD
    assert table.state.mover == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_builder_places_a_card_either_side_up(seats: int) -> None:
    """VER-7.2: from the reserve, under any free land of either house"""
    table = at_the_builder(farms={0: [5], 1: [2]}, seats=seats)
    free = [0, 1, 3, 4, 6, 7, 8, 9, 10, 11]
    assert {HOUSES[place] for place in free} == {"E", "R"}
    assert places(table, "farm") == free
    assert places(table, "office") == free
    table.do("office:7")
    assert laid(table) == {5: "farm", 7: "office"}
    assert table.state.reserve[0] == 1
    table = at_the_builder(farms={0: [5], 1: [2]}, seats=seats)
    table.do("farm:12")
    assert laid(table) == {0: "farm", 5: "farm"}
    assert table.state.reserve[0] == 1


def test_builder_places_only_from_the_reserve() -> None:
    """VER-7.2: with all three cards in the ring there is none to place"""
    table = at_the_builder(farms={0: [5, 6, 7]})
    assert places(table, "farm") == places(table, "office") == []
    assert table.why_not("farm:1") == "VER-7.2"


def test_builder_needs_a_free_land() -> None:
    """VER-0.5: whoever laid the card that is there"""
    table = at_the_builder(farms={0: [5], 1: [2]})
    assert table.why_not("farm:5") == "VER-0.5"
    assert table.why_not("farm:2") == "VER-0.5"
    assert table.why_not("office:2") == "VER-0.5"
    table.do("lift:5")
    assert table.why_not("farm:2") == "VER-0.5"


def test_three_farms_are_fine() -> None:
    """VER-7.2"""
    table = at_the_builder(farms={0: [5, 6]})
    table.do("farm:8")
    assert laid(table) == {5: "farm", 6: "farm", 8: "farm"}
    assert table.state.reserve[0] == 0


@pytest.mark.parametrize(("building", "other"), [("farm", "office"), ("office", "farm")])
def test_moved_card_is_not_turned(building: str, other: str) -> None:
    """VER-7.3, builder_may_turn_when_moving = off: to another free land, the same side up"""
    laid_cards = {0: [5]}
    table = at_the_builder(
        farms=laid_cards if building == "farm" else None, offices=laid_cards if building == "office" else None
    )
    assert places(table, "lift") == [5]
    table.do("lift:5")
    assert table.state.mover == 0
    assert table.legal == [f"{building}:{place or 12}" for place in range(12) if place != 5]
    assert table.why_not(f"{building}:5") == "VER-7.3"  # it must go elsewhere
    assert table.why_not(f"{other}:4") == "VER-7.3"
    table.do(f"{building}:4")
    assert laid(table) == {4: building}
    assert table.state.reserve[0] == 2
    assert table.state.owner[5] == table.state.lifted == NONE
    assert table.told(What.TURNED) == []


@pytest.mark.parametrize("preset", ["later", "1998"])
def test_neither_edition_turns_a_card_that_is_moved(preset: str) -> None:
    """VER-7.3, V25: the older text turns a card that stays where it is"""
    table = at_the_builder(farms={0: [5]}, options=VERRAETER.presets[preset])
    table.do("lift:5")
    assert places(table, "office") == []
    assert table.why_not("office:4") == "VER-7.3"


@pytest.mark.parametrize(("building", "other"), [("farm", "office"), ("office", "farm")])
def test_moved_card_may_be_turned_by_option(building: str, other: str) -> None:
    """VER-7.3, builder_may_turn_when_moving = on: either side up, but still to another land"""
    laid_cards = {0: [5]}
    table = at_the_builder(
        farms=laid_cards if building == "farm" else None,
        offices=laid_cards if building == "office" else None,
        options=TURN_ON_THE_WAY,
    )
    table.do("lift:5")
    elsewhere = [place for place in range(12) if place != 5]
    assert places(table, "farm") == places(table, "office") == elsewhere
    assert table.why_not(f"{other}:5") == "VER-7.3"
    table.do(f"{other}:4")
    assert laid(table) == {4: other}


def test_builder_moves_and_turns_only_own_cards() -> None:
    """VER-7.3, VER-7.4"""
    table = at_the_builder(farms={0: [5], 1: [2]}, offices={2: [3]})
    assert places(table, "lift") == places(table, "turn") == [5]
    assert table.why_not("lift:2") == "VER-7.3"
    assert table.why_not("turn:3") == "VER-7.4"
    assert table.why_not("lift:8") == "VER-7.3"
    assert table.why_not("turn:8") == "VER-7.4"


@pytest.mark.parametrize("options", [None, TURN_ON_THE_WAY])
def test_nothing_moves_in_a_full_ring(options: Mapping[str, str] | None) -> None:
    """VER-7.3: with all twelve lands occupied a card can only be turned"""
    table = at_the_builder(farms=ALL_OCCUPIED, options=options)
    assert table.legal == ["turn:12", "turn:1", "turn:2", "done"]
    assert table.why_not("lift:12") == "VER-7.3"


def test_last_free_land_takes_a_moved_card() -> None:
    """VER-7.3"""
    table = at_the_builder(farms={**ALL_OCCUPIED, 3: [9, 10]})
    assert places(table, "lift") == [0, 1, 2]
    table.do("lift:1")
    assert table.legal == ["farm:11"]


def test_builder_turns_a_card_in_place() -> None:
    """VER-7.4: a farm becomes an office and an office a farm"""
    table = at_the_builder(farms={0: [5]}, offices={0: [7]})
    assert places(table, "turn") == [5, 7]
    table.do("turn:5")
    assert laid(table) == {5: "office", 7: "office"}
    assert table.told(What.TURNED) == [(0, 5, OFFICE)]
    table = at_the_builder(farms={0: [5]}, offices={0: [7]})
    table.do("turn:7")
    assert laid(table) == {5: "farm", 7: "farm"}
    assert table.told(What.TURNED) == [(0, 7, FARM)]


def test_no_third_office_is_placed() -> None:
    """VER-7.5: a farm may be"""
    table = at_the_builder(offices={0: [5, 6]})
    assert places(table, "office") == []
    assert 8 in places(table, "farm")
    assert table.why_not("office:8") == "VER-7.5"


def test_no_third_office_is_turned_up() -> None:
    """VER-7.5: an office may still become a farm"""
    table = at_the_builder(farms={0: [7]}, offices={0: [5, 6]})
    assert places(table, "turn") == [5, 6]
    assert table.why_not("turn:7") == "VER-7.5"


def test_no_third_office_by_moving() -> None:
    """VER-7.5, builder_may_turn_when_moving = on: a farm stays one beside two offices, an office may go as either"""
    table = at_the_builder(farms={0: [7]}, offices={0: [5, 6]}, options=TURN_ON_THE_WAY)
    table.do("lift:7")
    assert places(table, "office") == []
    assert table.why_not("office:8") == "VER-7.5"
    table = at_the_builder(farms={0: [7]}, offices={0: [5, 6]}, options=TURN_ON_THE_WAY)
    table.do("lift:6")
    assert places(table, "office") == places(table, "farm")
    table.do("office:8")
    assert laid(table) == {5: "office", 7: "farm", 8: "office"}


def test_offices_of_others_do_not_count() -> None:
    """VER-7.5: two each"""
    table = at_the_builder(offices={1: [5, 6], 2: [7, 8], 0: [9]})
    assert 10 in places(table, "office")


def test_two_offices_move_when_nothing_is_turned() -> None:
    """VER-7.5, builder_may_turn_when_moving = off"""
    table = at_the_builder(offices={0: [5, 6]})
    table.do("lift:6", "office:7")
    assert laid(table) == {5: "office", 7: "office"}


def test_lifted_card_must_be_laid() -> None:
    """VER-7.6: no card leaves the ring, nor may the builder do another thing instead"""
    table = at_the_builder(farms={0: [5, 6]})
    table.do("lift:5")
    assert table.state.phase == Phase.SET
    for text in ("done", "lift:6", "turn:6"):
        assert table.why_not(text) == "VER-7.6"


@settings(max_examples=200)
@given(st.integers(0, 10_000), st.sampled_from([3, 4]), st.sampled_from(["later", "1998"]))
def test_building_cards_never_leave_and_offices_stay_two(seed: int, seats: int, preset: str) -> None:
    """VER-7.6, VER-7.5, VER-0.5: in whole random games a seat's cards in the ring only grow in number"""
    table = Table(seats, preset, allegiance="EREE", hands="345 345 345 345", farms={0: [0], 1: [3], 2: [6]})
    in_ring = [0] * 4
    for number in range(1, 10):
        table.go_on(seed, to_round=number)
        cards = [table.state.owner.count(seat) for seat in range(4)]
        assert all(now >= before for now, before in zip(cards, in_ring))
        assert [cards[seat] + table.state.reserve[seat] for seat in range(seats)] == [3] * seats
        assert all([*laid(table, seat).values()].count("office") <= 2 for seat in range(seats))
        in_ring = cards
