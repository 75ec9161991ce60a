"""De Ontembare Stad: buildings (STAD-5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.stad_table import Game, Table, names_of
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.state import NONE
from turncoat.games.ontembare_stad.tables import (
    AREAS,
    CATEGORY,
    CATEGORY_NAMES,
    INNER,
    KIND_NAMES,
    ON_ROAD,
    RIVER,
    ROAD,
    TOLL_HOUSE,
    VALUE,
)

OTHERS = {"B": "o8", "C": "o14"}


def test_a_building_costs_its_value_and_brings_as_many_points() -> None:
    """STAD-5.1, STAD-7.1: on an own area, from the hand"""
    table = Table(areas={"A": "o1 m1", **OTHERS}, hands={"A": "opera"})
    table.do("build:opera")
    assert table.legal == ["site:m1", "site:o1"]
    assert table.why_not("site:o8") == "STAD-5.1"
    assert table.why_not("done") == "STAD-5.1"
    table.do("site:m1")
    assert (table.stones[0], table.scores[0], table.hand("A")) == (1, 4, [])
    assert table.building("m1") == "opera"


def test_a_building_needs_its_card_and_stones() -> None:
    """STAD-5.1"""
    table = Table(areas={"A": "o1", **OTHERS}, hands={"A": "opera"}, stones="3 5 5")
    assert table.refusal("build:opera") == ("why-stones", {"number": 4, "have": 3})
    assert table.refusal("build:kapel")[0] == "why-not-in-hand"


def test_at_most_two_buildings_a_turn() -> None:
    """STAD-5.2"""
    table = Table(areas={"A": "o1 o4 o6", **OTHERS}, hands={"A": "waterput waterput paardenstal"})
    table.do("build:waterput", "site:o1", "build:waterput", "site:o4")
    assert table.refusal("build:paardenstal") == ("why-buildings-limit", {"number": 2})


PLACES = (
    "i0 i3 i4 m0 m1 m2 m13 o1 o2"  # inner, inner river, inner river road, river, plain, road, river road, plain, road
)


@pytest.mark.parametrize(
    ("kind", "sites", "rule"),
    [
        ("waterput", PLACES, "STAD-5.3"),
        ("smederij", "m0 m1 m2 m13 o1 o2", "STAD-5.4"),
        ("kapel", "i0 m1 m2 o1 o2", "STAD-5.5"),
        ("marktkraam", "i4 m2 m13 o2", "STAD-5.6"),
    ],
)
def test_where_each_category_may_stand(kind: str, sites: str, rule: str) -> None:
    """STAD-5.3 to STAD-5.6: citizenry anywhere, industry not in the inner ring, city buildings not on the river, trade only on a road"""
    table = Table(areas={"A": PLACES, **OTHERS}, hands={"A": kind})
    table.do(f"build:{kind}")
    assert table.legal_of("site") == sites.split()
    for name in set(PLACES.split()) - set(sites.split()):
        assert table.why_not(f"site:{name}") == rule
    table.do(f"site:{sites.split()[0]}")
    built = next(event for event in table.events if event.what == What.BUILT)
    assert GAME.because(table.state, built) == rule


@pytest.mark.parametrize(
    ("kind", "area", "rule", "message"),
    [
        ("smederij", "i0", "STAD-5.4", "why-all-inner"),
        ("kapel", "m0", "STAD-5.5", "why-all-river"),
        ("marktkraam", "o1", "STAD-5.6", "why-no-road"),
        ("waterput", "", "STAD-5.1", "why-no-area"),
        ("smederij", "", "STAD-5.1", "why-no-area"),
    ],
)
def test_a_building_without_a_site_is_not_begun(kind: str, area: str, rule: str, message: str) -> None:
    """STAD-5.1, STAD-5.4 to STAD-5.6: and the reason names the limit"""
    table = Table(areas={"A": area, **OTHERS}, hands={"A": kind})
    assert table.refusal(f"build:{kind}")[0] == message
    assert table.why_not(f"build:{kind}") == rule


def test_one_toll_house_on_each_road() -> None:
    """STAD-5.7: whoever owns it, and abandoned ones too"""
    areas = {"A": "o2 o10 o18 o1", "B": "m2=tolhuis", "C": "o14"}
    table = Table(areas=areas, abandoned="m7=tolhuis", hands={"A": "tolhuis"}, stones="9 5 5")
    table.do("build:tolhuis")
    assert table.legal == ["site:o18"]
    assert table.why_not("site:o2") == "STAD-5.7"
    assert table.why_not("site:o10") == "STAD-5.7"
    assert table.why_not("site:o1") == "STAD-5.6"


def test_with_a_toll_house_on_every_road_of_mine_none_is_begun() -> None:
    """STAD-5.7: only over the toll house itself could another stand"""
    table = Table(areas={"A": "o2", "B": "m2=tolhuis", "C": "o14"}, hands={"A": "tolhuis"}, stones="9 5 5")
    assert table.why_not("build:tolhuis") == "STAD-5.7"
    table = Table(areas={"A": "o2 m2=tolhuis", **OTHERS}, hands={"A": "tolhuis"}, stones="9 5 5")
    table.do("build:tolhuis")
    assert table.legal == ["site:m2"]


def test_demolishing_costs_five_stones_and_is_no_placement() -> None:
    """STAD-5.8: the card is discarded, the points are lost"""
    table = Table(areas={"A": "o1=opera o4=klooster", **OTHERS})
    assert table.scores[0] == 7
    table.do("demolish:o1")
    assert (table.stones[0], table.scores[0], table.state.placed) == (0, 3, 0)
    assert table.discards == ["opera"]
    assert table.refusal("demolish:o4") == ("why-stones", {"number": 5, "have": 0})
    assert table.why_not("demolish:o8") == "STAD-5.8"


@pytest.mark.parametrize(("cost", "left"), [("5", 0), ("0", 5)])
@pytest.mark.parametrize("where", ["discard", "removed"])
def test_what_demolition_costs_and_where_the_card_goes(cost: str, left: int, where: str) -> None:
    """STAD-5.8: by the options"""
    options = {"demolish_cost": cost, "demolish_card": where}
    table = Table(areas={"A": "o1=opera", **OTHERS}, options=options)
    table.do("demolish:o1")
    assert table.stones[0] == left
    assert table.discards == (["opera"] if where == "discard" else [])
    assert sum(table.state.removed) == (where == "removed")


@pytest.mark.parametrize(("cost", "price"), [("5", 9), ("0", 4)])
def test_building_over_an_own_building_is_one_placement(cost: str, price: int) -> None:
    """STAD-5.9: an opera over a chapel costs both, and brings the difference"""
    table = Table(
        areas={"A": "o1=kapel", **OTHERS}, hands={"A": "opera"}, stones="9 5 5", options={"demolish_cost": cost}
    )
    table.do("build:opera", "site:o1")
    assert table.stones[0] == 9 - price
    assert table.scores[0] == 4
    assert table.state.placed == 1
    assert table.discards == ["kapel"]
    assert table.happened(What.REBUILT)


def test_building_over_needs_stones_for_both() -> None:
    """STAD-5.9: so the card is not even begun without a free site"""
    table = Table(areas={"A": "o1=kapel", **OTHERS}, hands={"A": "opera"}, stones="8 5 5")
    assert table.refusal("build:opera") == ("why-stones", {"number": 9, "have": 8})
    assert table.why_not("build:opera") == "STAD-5.9"


@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5), preset=st.sampled_from(["basic", "strategic", "verraad"]))
def test_every_building_stands_where_it_may(seed: int, seats: int, preset: str) -> None:
    """STAD-5.3 to STAD-5.7, STAD-7.1, VERRAAD-10.2: in whole games; and an order's points are what stands on its areas, and its great powers"""
    game = Game(seats, preset)
    for number, _ in enumerate(game.random_steps(seed)):
        if number % 7:
            continue
        s = game.state
        tolls = [ROAD[i] for i in range(AREAS) if s.building[i] == TOLL_HOUSE]
        assert len(tolls) == len(set(tolls))
        for place in range(AREAS):
            kind = s.building[place]
            assert (s.built >> place & 1 == 1) == (kind != NONE)
            if kind != NONE:
                category = CATEGORY_NAMES[CATEGORY[kind]]
                assert not (category == "nijverheid" and INNER >> place & 1), KIND_NAMES[kind]
                assert not (category == "stadsgebouwen" and RIVER >> place & 1), KIND_NAMES[kind]
                assert not (category == "handel" and not ON_ROAD >> place & 1), KIND_NAMES[kind]
        for order in range(s.orders):
            values = sum(
                VALUE[s.building[i]] for i in range(AREAS) if s.owned[order] >> i & 1 and s.building[i] != NONE
            )
            powers = sum(
                points for points, holder in zip((1, 2, 3, 4, 4, 5, 3), s.power, strict=True) if holder == order
            )
            assert s.score[order] == values + powers, names_of(s.owned[order])
