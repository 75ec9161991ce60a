"""Het Verraad: set-up (VERRAAD-0), the open row (VERRAAD-1), and what differs among the actions (VERRAAD-2)."""

import pytest

from tests.games.stad_table import Game, area, card
from tests.games.verraad_table import THREE, Verraad
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.state import Phase
from turncoat.games.ontembare_stad.tables import BLACK, CATEGORY_NAMES, SWEEPS_AT_MOST

DEALT = (
    "card:paardenstal",
    "card:burgerwoning",
    "card:waterput",
    "card:graanmolen",
    "card:varkenskot",
    "card:smederij",
)


def begun(*row: str) -> Game:
    """A game for two whose first cards for the row are these."""
    game = Game(2, "verraad", {"start_player": "first"})
    game.do(*DEALT, *(f"card:{name}" for name in row))
    return game


# Set-up


def test_there_are_no_events_and_hands_are_dealt_from_period_a() -> None:
    """VERRAAD-0.1"""
    game = Game(2, "verraad", {"start_player": "first"})
    assert sum(game.state.pile_left) == 68
    assert game.state.pile_left[:3] == [23, 23, 22]
    assert sum(game.weights.values()) == 23
    game.do(*DEALT)
    assert game.told(What.PILE_BUILDINGS) == [(62,)]


def test_the_black_master_waits_outside_with_his_pieces() -> None:
    """VERRAAD-0.2"""
    s = Game(5, "verraad").state
    assert (s.master, s.score[BLACK], s.knights[BLACK]) == (-1, 0, 25)
    assert (s.towers, s.towers_left, s.white_left, s.bag_left) == (0, 12, 30, 30)
    assert s.bag == [12, 9, 6, 3]
    base = Game(5, "strategic").state
    assert (base.knights[BLACK], base.towers_left, base.white_left, base.bag_left) == (0, 0, 0, 0)


def test_the_row_is_laid_before_areas_are_chosen() -> None:
    """VERRAAD-0.3: from what is left of A; and three of a category are replaced (VERRAAD-1.6)"""
    game = begun("kapel", "tolhuis")
    assert game.phase == Phase.CARD
    game.do("card:burgerwoning")
    assert game.told(What.LAID_FIRST) == [(card("burgerwoning"), 1)]
    assert game.phase == Phase.START
    swept = begun("tolhuis", "tolhuis", "marktkraam")
    assert swept.told(What.ROW_SWEPT) == [(CATEGORY_NAMES.index("handel"), 0)]
    assert swept.discards == ["marktkraam", "tolhuis", "tolhuis"]
    assert swept.phase == Phase.CARD


def test_each_order_places_a_watchtower_on_an_own_area_anticlockwise() -> None:
    """VERRAAD-0.4: after all areas, from the order that plays last"""
    game = begun("kapel", "tolhuis", "burgerwoning")
    game.do("start:o1", "start:o9", "start:o5", "start:o13", "start:o22", "start:o16")
    assert (game.phase, game.mover) == (Phase.START_TOWER, "B")
    assert game.legal == ["start-tower:o1", "start-tower:o5", "start-tower:o22"]
    assert game.why_not("start-tower:o9") == "VERRAAD-0.4"
    assert game.why_not("done") == "VERRAAD-0.4"
    game.do("start-tower:o5")
    assert game.mover == "A"
    game.do("start-tower:o9")
    assert game.state.towers == 1 << area("o5") | 1 << area("o9")
    assert game.stones == [5, 5]
    assert (game.phase, game.mover) == (Phase.CHOOSE, "A")


# The row


def test_a_turn_has_four_phases_in_a_fixed_order() -> None:
    """VERRAAD-1.1: income, actions, the red space, the Black Master"""
    table = Verraad(at="choose", black={"A": "1"}, areas={**THREE, "A": "o5=waterput o9"}, hands={"A": "waterput"})
    assert table.verbs == {"choose"}
    table.do("choose:2", "card:tolhuis")
    assert table.phase == Phase.ACTIONS
    assert table.why_not("roll") == "VERRAAD-1.1"
    table.do("build:waterput", "site:o9", "done")
    assert table.happened(What.EARNED_NOW)
    table.do("draw:gift")
    assert table.phase == Phase.MASTER
    assert table.why_not("area:o4") == "VERRAAD-7.2"
    table.do("done")
    assert (table.phase, table.mover) == (Phase.CHOOSE, "B")


def test_one_card_of_the_row_is_chosen_and_brings_all_income() -> None:
    """VERRAAD-1.2: by its category, for one building each; it goes openly into the hand"""
    areas = {"A": "o5=graanmolen o9", "B": "o13=paardenstal o16", "C": "o20 o22=burgerwoning"}
    table = Verraad(areas=areas, at="choose", stones="9 9 9")
    assert table.legal == ["choose:0", "choose:1", "choose:2"]
    assert table.why_not("area:o4") == "VERRAAD-1.2"
    table.do("choose:0")
    assert table.stones == [9, 10, 11]
    assert table.open_hand("A") == ["paardenstal"]


def test_a_city_building_brings_tax_before_income_and_before_the_stones_on_it() -> None:
    """VERRAAD-1.2, VERRAAD-1.3: what lies on the card is not taxed"""
    table = Verraad(areas={**THREE, "B": "o13=kapel o16"}, at="choose", stones="9 12 3", row="kapel:4 tolhuis smederij")
    table.do("choose:0")
    assert table.stones == [9, 7, 3]
    assert table.told(What.CARD_STONES) == [(0, 4)]
    bare = Verraad(at="choose", row="kapel tolhuis smederij")
    bare.do("choose:0")
    assert not bare.happened(What.CARD_STONES)


def test_a_stone_is_put_on_each_card_left_and_the_row_is_filled_up() -> None:
    """VERRAAD-1.3, VERRAAD-1.4, VERRAAD-1.5"""
    table = Verraad(at="choose", row="kapel:0 tolhuis:2 smederij:1")
    table.do("choose:1")
    assert table.stones[0] == 7
    assert table.mover == "chance"
    table.do("card:burgerwoning")
    assert table.row == ["kapel:1", "smederij:2", "burgerwoning:0"]
    assert table.phase == Phase.ACTIONS


def test_three_of_a_category_are_replaced_until_there_are_two() -> None:
    """VERRAAD-1.6: the stones go to the bank"""
    table = Verraad(at="choose", row="paardenstal:2 tolhuis:1 tolhuis")
    bank = table.state.bank
    table.do("choose:0", "card:marktkraam")
    assert table.told(What.ROW_SWEPT) == [(CATEGORY_NAMES.index("handel"), 3)]
    assert table.state.bank == bank - 2 + 3
    assert table.row == []
    table.do("card:paardenstal", "card:waterput", "card:burgerwoning")
    assert table.happened(What.ROW_SWEPT)
    table.do("card:paardenstal", "card:kapel", "card:burgerwoning")
    assert not table.happened(What.ROW_SWEPT)
    assert table.row == ["paardenstal:0", "kapel:0", "burgerwoning:0"]


def test_three_of_a_category_stay_after_ten_times() -> None:
    """VERRAAD-1.7: where there is nothing else, it has an end"""
    table = Verraad(at="choose", row="paardenstal waterput waterput", pile="paardenstal")
    table.do("choose:0")
    for _ in range(SWEEPS_AT_MOST):
        while table.mover == "chance" and not table.happened(What.ROW_SWEPT):
            table.do(table.legal[0])
        table.events = []
    while table.mover == "chance":
        table.do(table.legal[0])
    assert table.happened(What.ROW_ALIKE)
    assert len(table.row) == 3
    assert table.phase == Phase.ACTIONS


def test_without_cards_the_row_stays_shorter_and_is_filled_up_when_a_turn_begins() -> None:
    """VERRAAD-1.8: and three of a category are not looked for"""
    table = Verraad(at="choose", row="paardenstal waterput waterput", pile="")
    table.do("choose:0")
    assert table.told(What.ROW_SHORT) == [(2,)]
    assert table.phase == Phase.ACTIONS
    table.do("done")
    assert table.legal == ["choose:0", "choose:1"]
    assert table.why_not("choose:2") == "VERRAAD-1.8"
    table.do("choose:0")
    table.state.removed[card("kapel")] -= 1
    table.state.discard[card("kapel")] += 1
    table.do("done")
    assert table.mover == "chance"
    table.do("card:kapel")
    assert table.row == ["waterput:2", "kapel:0"]
    assert table.legal == ["choose:0", "choose:1"]


def test_with_an_empty_row_there_is_no_choice_and_the_round_is_the_last() -> None:
    """VERRAAD-1.8, STAD-9.5"""
    table = Verraad(at="choose", row="paardenstal", pile="")
    table.do("choose:0", "done")
    assert table.happened(What.STARVED)
    assert table.phase == Phase.ACTIONS
    table.do("done", "done")
    assert table.mover == "over"


# Actions


def test_the_row_is_for_the_choice_alone() -> None:
    """VERRAAD-2.1: a card for 5 stones comes from the pile, and Golden Trade takes none from the row"""
    table = Verraad(influence={"A": "gouden_handel"}, hands={"A": "waterput"}, stones="5 0 0")
    assert table.why_not("choose:0") == "VERRAAD-2.1"
    table.do("blind")
    assert len(table.weights) > 3
    table.do("card:graanmolen", "play:gouden_handel")
    assert table.verbs == {"golden-sell"}


@pytest.mark.parametrize(
    ("old", "new", "paid", "gained"), [("kapel", "opera", 4, 2), ("paardenstal", "paardenstal", 1, 0)]
)
def test_a_building_is_replaced_for_nothing_more_and_its_card_leaves_the_game(
    old: str, new: str, paid: int, gained: int
) -> None:
    """VERRAAD-2.2"""
    table = Verraad(areas={**THREE, "A": f"o9={old} o5"}, hands={"A": new}, stones="9 0 0")
    before = table.scores[0]
    table.do(f"build:{new}", "site:o9")
    assert table.stones[0] == 9 - paid
    assert table.scores[0] - before == gained
    assert table.state.removed[card(old)] == 1
    assert table.told(What.REPLACED) == [(0, area("o9"), card(old))]
    assert table.discards == []


def test_nothing_is_demolished_by_itself() -> None:
    """VERRAAD-2.2; by the options it costs 5 and the card is discarded"""
    areas = {**THREE, "A": "o9=kapel o5"}
    assert Verraad(areas=areas, stones="9 0 0").why_not("demolish:o9") == "VERRAAD-2.2"
    options = {"demolish_cost": "5", "demolish_card": "discard"}
    table = Verraad(areas=areas, hands={"A": "opera"}, stones="9 0 0", options=options)
    table.do("build:opera", "site:o9")
    assert table.stones[0] == 0
    assert table.discards == ["kapel"]


def test_nothing_is_built_where_the_black_master_stands_but_the_area_may_be_bought() -> None:
    """VERRAAD-2.3"""
    table = Verraad(areas={**THREE, "A": "o5 o9"}, hands={"A": "kapel waterput"}, master="o9", stones="20 0 0")
    assert table.why_not("tower:o9") == "VERRAAD-2.3"
    table.do("build:kapel")
    assert table.legal == ["site:o5"]
    assert table.why_not("site:o9") == "VERRAAD-2.3"
    alone = Verraad(areas={**THREE, "A": "o9"}, hands={"A": "kapel"}, master="o9")
    assert alone.why_not("build:kapel") == "VERRAAD-2.3"
    neutral = Verraad(master="o8")
    neutral.do("area:o8")
    assert "o8" in neutral.areas("A")
