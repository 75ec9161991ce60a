"""De Ontembare Stad: cards are turned, tax and income (STAD-1), and the events (STAD-2)."""

import pytest

from tests.games.stad_table import Table, area, card, names_of
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.scene import scene
from turncoat.games.ontembare_stad.state import Phase

THREE = {"A": "o1 o4", "B": "o8 o11", "C": "o14 o17"}


# Turning


def test_without_influence_cards_the_first_card_is_turned_at_once() -> None:
    """STAD-1.3"""
    table = Table(areas=THREE, at="turn")
    assert table.phase == Phase.CARD
    assert table.mover == "chance"


def test_with_influence_cards_some_may_be_played_first() -> None:
    """STAD-1.3, STAD-6.3: buying and building come later"""
    table = Table(areas=THREE, influence={"A": "gift gift"}, at="turn")
    assert table.phase == Phase.BEFORE
    assert table.legal == ["play:gift", "turn"]
    assert table.why_not("done") == "STAD-1.3"
    assert table.why_not("area:o2") == "STAD-1.3"
    table.do("play:gift")
    assert table.stones == [9, 3, 3]
    assert table.phase == Phase.BEFORE
    table.do("turn", "card:kapel")
    assert table.phase == Phase.INCOME
    assert table.why_not("turn") == table.why_not("area:o2") == "STAD-1.3"


def test_who_holds_no_card_that_could_be_played_is_not_asked() -> None:
    """STAD-1.3, STAD-6.3, ruling C58: neither before cards are turned nor before income"""
    table = Table(areas=THREE, influence={"A": "bescherming blokkade"}, at="turn")
    assert table.mover == "chance"
    table.do("card:kapel")
    assert table.phase == Phase.ACTIONS


def test_influence_cards_may_be_played_between_the_turned_card_and_tax_and_income() -> None:
    """STAD-1.3, STAD-6.3, ruling C58: a Gift before the tax, after an event; the card turned is not in the hand yet"""
    table = Table(areas=THREE, influence={"A": "gift gouden_handel"}, stones="5 5 5", at="turn")
    table.do("turn", "card:hongersnood")
    assert (table.mover, table.stones) == ("chance", [3, 3, 3])
    table.do("card:opera")
    assert (table.phase, table.legal) == (Phase.INCOME, ["play:gift", "done"])
    assert table.hand("A") == []
    table.do("play:gift")
    assert (table.phase, table.stones) == (
        Phase.ACTIONS,
        [5, 1, 1],
    )  # seven, less the tax; nothing is left to be played
    assert table.hand("A") == ["opera"]


def test_a_raid_before_income_brings_the_income_of_what_was_raided() -> None:
    """STAD-1.3, STAD-1.5, ruling C58"""
    areas = {"A": "o1", "B": "o2=tolhuis", "C": "o14"}
    table = Table(areas=areas, influence={"A": "overval gift"}, stones="0 0 0", at="turn")
    table.do("turn", "card:pakhuis", "play:overval", "target:o2")
    assert table.phase == Phase.INCOME
    table.do("done")
    assert table.stones == [4, 0, 0]
    assert table.told(What.KEPT) == [(0, card("pakhuis"))]


def test_by_the_option_influence_cards_are_played_before_cards_are_turned_or_while_trading() -> None:
    """STAD-6.3, ruling C58"""
    options = {"card_window": "before_and_trade"}
    table = Table(areas=THREE, influence={"A": "gift"}, at="turn", options=options)
    table.do("turn", "card:opera")
    assert table.phase == Phase.ACTIONS


def test_with_the_last_influence_card_played_cards_are_turned() -> None:
    """STAD-1.3"""
    table = Table(areas=THREE, influence={"A": "gift"}, at="turn")
    table.do("play:gift")
    assert table.phase == Phase.CARD


def test_cards_are_turned_until_a_building_comes() -> None:
    """STAD-1.2, STAD-1.6, STAD-2.1: each as likely as it is frequent; events are discarded, the building goes openly into the hand"""
    table = Table(areas=THREE, at="turn")
    assert table.weights["card:paardenstal"] == 3
    assert table.weights["card:hongersnood"] == 1
    table.do("card:hongersnood", "card:slachttijd")
    assert table.mover == "chance"
    table.do("card:opera")
    assert table.open_hand("A") == ["opera"]
    assert table.discards == ["slachttijd", "hongersnood"]
    assert scene(table.state, 0).turned == ["slachttijd", "hongersnood", "opera"]
    assert table.phase == Phase.ACTIONS


def test_the_turn_passes_clockwise() -> None:
    """STAD-1.1: when the active order is done"""
    table = Table(areas=THREE)
    table.do("done")
    assert table.told(What.TURN) == [(1,)]
    table.do("card:kapel", "done", "card:kapel", "done")
    assert table.told(What.TURN)[-1] == (0,)


def test_an_empty_pile_is_filled_with_the_discards() -> None:
    """STAD-1.7: when a card is needed and a building is among them"""
    table = Table(areas=THREE, pile="hongersnood", discard="kapel", at="turn")
    table.do("card:hongersnood")
    assert table.happened(What.RESHUFFLED)
    assert table.weights["card:kapel"] == 1
    assert table.weights["card:hongersnood"] == 1
    assert table.discards == []


# Tax and income


@pytest.mark.parametrize(("before", "after"), [("0 5 6", [0, 5, 5]), ("12 6 3", [5, 5, 3])])
def test_a_city_building_brings_tax(before: str, after: list[int]) -> None:
    """STAD-1.4: nobody keeps more than five stones"""
    table = Table(areas=THREE, stones=before, at="turn")
    table.do("card:kapel")
    assert table.stones == after


def test_other_buildings_bring_no_tax() -> None:
    """STAD-1.4"""
    table = Table(areas=THREE, stones="12 7 6", at="turn")
    table.do("card:tolhuis")
    assert table.stones == [12, 7, 6]


def test_tax_comes_before_income() -> None:
    """STAD-1.4: five stones and then the income"""
    areas = {"A": "o9=kapel m3=tolhuis o14", "B": "o12", "C": "o21=opera m11=dienstverblijf"}
    table = Table(areas=areas, stones="5 5 9", at="turn")
    table.do("card:vestingstoren")
    assert table.stones == [7, 5, 10]  # a chapel without bonus; an opera with +1
    assert table.told(What.TAXED) == [(2, 4)]


def test_income_is_value_and_bonus() -> None:
    """STAD-1.5: a chapel on a +2 area brings 4"""
    table = Table(areas={"A": "m7=kapel", "B": "o8", "C": "o14"}, stones="0 0 0", at="turn")
    table.do("card:opera")
    assert table.stones == [4, 0, 0]
    assert table.told(What.INCOME) == [(0, area("m7"), 4)]


def test_only_the_best_building_brings_income() -> None:
    """STAD-1.5: value 3 without bonus is less than value 2 with +2"""
    areas = {"A": "o13=klooster m7=kapel", "B": "o8", "C": "o14"}
    table = Table(areas=areas, stones="0 0 0", at="turn")
    table.do("card:opera")
    assert table.stones == [4, 0, 0]


def test_abandoned_buildings_bring_nothing() -> None:
    """STAD-1.5, STAD-2.11"""
    table = Table(areas=THREE, abandoned="m7=kapel", stones="0 0 0", at="turn")
    table.do("card:opera")
    assert table.stones == [0, 0, 0]


# Events


@pytest.mark.parametrize(
    ("event", "kind", "rule"),
    [
        ("goede_oogst", "graanmolen", "STAD-2.3"),
        ("slachttijd", "varkenskot", "STAD-2.3"),
        ("riddertoernooi", "paardenstal", "STAD-2.3"),
        ("bedevaart", "kapel", "STAD-2.3"),
        ("tolheffing", "tolhuis", "STAD-2.3"),
    ],
)
def test_three_stones_for_each_building_of_a_kind(event: str, kind: str, rule: str) -> None:
    """STAD-2.3: also for two of them"""
    table = Table(areas={"A": f"o2={kind} o10={kind}", "B": "o8", "C": "o14"}, stones="0 0 0", at="turn")
    table.do(f"card:{event}")
    assert table.stones == [6, 0, 0]
    assert GAME.because(table.state, next(e for e in table.events if e.what == What.GAINED)) == rule


@pytest.mark.parametrize(
    ("event", "kinds", "stones"),
    [("jaarmarkt", "tolhuis marktkraam", 4), ("gildefeest", "smederij bakkerij", 2), ("kunstbloei", "kapel opera", 4)],
)
def test_stones_for_each_building_of_a_category(event: str, kinds: str, stones: int) -> None:
    """STAD-2.4"""
    one, other = kinds.split()
    table = Table(areas={"A": f"o2={one} o10={other}", "B": "o8", "C": "o14"}, stones="0 0 0", at="turn")
    table.do(f"card:{event}")
    assert table.stones == [stones, 0, 0]


def test_crusade_brings_a_stone_for_each_area_up_to_five() -> None:
    """STAD-2.5"""
    areas = {"A": "o1 o4", "B": "o6 o7 o8 o9 o10 o11", "C": "o14 o17 o20 i0 i1"}
    table = Table(areas=areas, stones="0 0 0", at="turn")
    table.do("card:kruistocht")
    assert table.stones == [2, 5, 5]


def test_famine_costs_two_stones_or_what_there_is() -> None:
    """STAD-2.6, STAD-2.2"""
    table = Table(areas=THREE, stones="3 1 0", at="turn")
    table.do("card:hongersnood")
    assert table.stones == [1, 0, 0]
    assert table.told(What.PAID) == [(0, card("hongersnood"), 2)]
    assert table.told(What.PAID_ALL) == [(1, card("hongersnood"), 1)]


def test_flood_costs_two_stones_for_each_building_on_the_river() -> None:
    """STAD-2.7: not for an area without a building"""
    areas = {"A": "o0=waterput m0=paardenstal m5", "B": "o8=kapel", "C": "o7=smederij"}
    table = Table(areas=areas, stones="9 9 1", at="turn")
    table.do("card:overstroming")
    assert table.stones == [5, 9, 0]


def test_city_fire_costs_a_stone_for_each_citizenry_building() -> None:
    """STAD-2.8"""
    table = Table(areas={"A": "o1=waterput o4=paardenstal", "B": "o8=kapel", "C": "o14"}, stones="9 9 9", at="turn")
    table.do("card:stadsbrand")
    assert table.stones == [7, 9, 9]


def test_an_event_without_effect_is_told() -> None:
    """STAD-2.1, by the rule of that event"""
    table = Table(areas=THREE, at="turn")
    table.do("card:goede_oogst")
    assert table.told(What.NO_EFFECT) == [(card("goede_oogst"),)]
    assert GAME.because(table.state, next(e for e in table.events if e.what == What.NO_EFFECT)) == "STAD-2.3"


def test_the_vikings_come_to_the_outer_ring() -> None:
    """STAD-2.9, STAD-2.1: an order with three areas and one out there withdraws a knight of its choice, clockwise from the active order"""
    areas = {"A": "o1 o4 i3", "B": "o8 o11", "C": "i5 m9 m12", "D": "o14 o16 o18"}
    table = Table(4, areas=areas, mover="C", at="turn")
    table.do("card:vikingen")
    assert table.mover == "D"
    table.do("withdraw:o16")
    assert table.mover == "A"
    assert table.legal_of("withdraw") == ["o1", "o4"]
    assert table.why_not("withdraw:i3") == "STAD-2.9"
    assert table.refusal("withdraw:o8")[0] == "why-not-yours"
    assert table.why_not("withdraw:o8") == "STAD-2.9"
    table.do("withdraw:o1")
    assert table.mover == "chance"
    assert table.areas("D") == ["o14", "o18"]


def test_the_black_death_comes_everywhere() -> None:
    """STAD-2.10"""
    table = Table(areas={"A": "i3 m9 m12", "B": "o8 o11", "C": "o14 o17"}, at="turn")
    table.do("card:zwarte_dood")
    assert table.legal_of("withdraw") == ["i3", "m9", "m12"]
    assert table.why_not("withdraw:o8") == "STAD-2.10"


def test_a_building_left_behind_loses_its_points() -> None:
    """STAD-2.11: the knight goes back, the building stays abandoned"""
    table = Table(areas={"A": "i3 m9=opera m12", "B": "o8", "C": "o14"}, at="turn")
    assert table.scores == [4, 0, 0]
    table.do("card:zwarte_dood", "withdraw:m9")
    assert table.scores == [0, 0, 0]
    assert table.state.knights[0] == 25 - 2
    assert table.building("m9") == "opera"
    assert "m9" not in table.areas("A")


def test_the_poorest_get_a_royal_visit() -> None:
    """STAD-2.12: all that tie for the fewest points draw, clockwise from the active order; then cards are turned further"""
    areas = {"A": "o1=waterput", "B": "o8=kapel", "C": "o14=paardenstal"}
    table = Table(areas=areas, mover="B", at="turn")
    table.do("card:koninklijk_bezoek", "draw:gift", "draw:blokkade")
    assert table.told(What.ROYAL) == [(2,), (0,)]
    assert [table.influence(order) for order in "ABC"] == [["blokkade"], [], ["gift"]]
    assert table.phase == Phase.CARD


def test_who_has_three_influence_cards_after_a_royal_visit_discards_one() -> None:
    """STAD-2.12, STAD-6.2"""
    table = Table(areas=THREE, influence={"B": "gift brand"}, at="turn")
    table.do("card:koninklijk_bezoek", "draw:gift", "draw:overval")
    assert table.mover == "B"
    assert table.legal == ["discard:overval", "discard:brand", "discard:gift"]
    table.do("discard:brand", "draw:pionier")
    assert table.influence("B") == ["gift", "overval"]


def test_events_concern_everybody_when_a_card_is_bought_unseen() -> None:
    """STAD-3.3, STAD-2.1: an event met on the way is carried out, with its decisions; then the next card comes"""
    areas = {"A": "o1 o4 o7", "B": "o9 o11 o13", "C": "o15 o17"}
    table = Table(areas=areas, stones="5 5 5")
    table.do("blind", "card:vikingen", "withdraw:o1", "withdraw:o9", "card:opera")
    assert table.phase == Phase.ACTIONS
    assert table.hand("A") == ["opera"]
    assert names_of(table.state.owned[1]) == ["o11", "o13"]
