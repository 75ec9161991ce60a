"""De Ontembare Stad: trade in building cards (STAD-3), and the free market (STAD-8.3, STAD-8.4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.stad_table import Game, Table, card
from turncoat.games import NOBODY
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.state import Phase, row_of
from turncoat.games.ontembare_stad.tables import VALUE
from turncoat.kernel.journal import HIDDEN

OTHERS = {"B": "o8", "C": "o14"}
BY_VALUE = ("waterput", "kapel", "tolhuis", "opera", "raadhuis")


@pytest.mark.parametrize(("rounding", "pays"), [("up", [1, 1, 2, 2, 3]), ("down", [0, 1, 1, 2, 2])])
def test_the_pawnshop_pays_half_the_value(rounding: str, pays: list[int]) -> None:
    """STAD-3.1: rounded up or, by the option, down; the card lies open there"""
    for kind, stones in zip(BY_VALUE, pays, strict=True):
        table = Table(
            areas={"A": "o1", **OTHERS}, hands={"A": kind}, stones="0 0 0", options={"pawn_rounding": rounding}
        )
        table.do(f"pawn-sell:{kind}")
        assert table.stones[0] == stones
        assert table.pawnshop == [kind]
        assert table.hand("A") == []


def test_only_what_is_in_the_hand_is_sold() -> None:
    """STAD-3.1"""
    table = Table(areas={"A": "o1", **OTHERS}, hands={"B": "kapel"})
    assert table.why_not("pawn-sell:kapel") == "STAD-3.1"


def test_any_card_of_the_pawnshop_costs_five_stones() -> None:
    """STAD-3.2: whatever its value; and all know it"""
    table = Table(areas={"A": "o1", **OTHERS}, pawnshop="raadhuis waterput", stones="10 5 5")
    table.do("pawn-buy:waterput", "pawn-buy:raadhuis")
    assert table.stones[0] == 0
    assert table.open_hand("A") == ["waterput", "raadhuis"]
    assert table.pawnshop == []


def test_the_pawnshop_wants_its_price_and_the_card() -> None:
    """STAD-3.2"""
    table = Table(areas={"A": "o1", **OTHERS}, pawnshop="waterput", stones="4 5 5")
    assert table.refusal("pawn-buy:waterput") == ("why-stones", {"number": 5, "have": 4})
    assert table.why_not("pawn-buy:kapel") == "STAD-3.2"


def test_a_card_unseen_is_known_to_its_owner_alone() -> None:
    """STAD-3.3, STAD-3.5: for five stones, without tax or income; the log does not tell it to others"""
    table = Table(areas={"A": "o1", "B": "o9=kapel", "C": "o14"}, stones="5 9 5")
    table.do("blind", "card:opera")
    assert table.stones == [0, 9, 5]
    assert table.hand("A") == ["opera"]
    assert table.open_hand("A") == []
    event = next(event for event in table.events if event.what == What.GOT_BLIND)
    assert [GAME.fields(GAME.redact(event, seat))["card"] for seat in (0, 1, 2, NOBODY)] == [
        card("opera"),
        *[HIDDEN] * 3,
    ]
    assert GAME.view(table.state, 1).held[0] == 0
    assert table.phase == Phase.ACTIONS


def test_a_card_unseen_needs_stones_and_a_building() -> None:
    """STAD-3.3: in the pile or among the discards"""
    areas = {"A": "o1", **OTHERS}
    assert Table(areas=areas, stones="4 5 5").why_not("blind") == "STAD-3.3"
    assert Table(areas=areas, pile="gildefeest").refusal("blind") == ("why-no-cards", {})
    table = Table(areas=areas, pile="gildefeest", discard="kapel")
    table.do("blind", "card:gildefeest", "card:kapel")
    assert table.hand("A") == ["kapel"]


def test_a_kind_sold_is_bought_back_in_the_same_turn_and_then_not_sold_again() -> None:
    """STAD-3.4: neither where it was bought nor elsewhere; next turn it is"""
    table = Table(areas={"A": "o1", **OTHERS}, hands={"A": "kapel"}, stones="9 5 5", turns=4)
    table.do("pawn-sell:kapel", "pawn-buy:kapel")
    assert (table.stones[0], table.open_hand("A")) == (5, ["kapel"])
    assert table.why_not("pawn-sell:kapel") == "STAD-3.4"
    assert table.refusal("pawn-sell:kapel")[0] == "why-bought-back"
    table.do("done", "card:waterput", "done", "card:waterput", "done", "card:tolhuis")
    assert "pawn-sell:kapel" in table.legal


def test_an_opera_is_sold_a_gift_played_and_the_opera_bought_back() -> None:
    """STAD-3.4, ruling C54: on the free market at one price; what was bought before any sale can be sold"""
    areas = {"A": "o2=marktkraam", **OTHERS}
    table = Table(
        3, "strategic", areas=areas, hands={"A": "opera"}, influence={"A": "gift"}, market="kapel", stones="2 5 5"
    )
    table.do("market-buy:kapel", "market-sell:kapel", "market-sell:opera", "play:gift", "market-buy:opera")
    assert table.stones == [6, 3, 3]
    assert table.legal_of("market-sell") == []
    table.do("market-buy:kapel")
    assert table.legal_of("market-sell") == []


def test_by_the_option_a_kind_sold_is_not_bought_again_in_the_same_turn() -> None:
    """STAD-3.4: neither where it was sold nor elsewhere; next turn it is"""
    options = {"buy_back": "never"}
    table = Table(areas={"A": "o1", **OTHERS}, hands={"A": "kapel"}, stones="9 5 5", turns=4, options=options)
    table.do("pawn-sell:kapel")
    assert table.why_not("pawn-buy:kapel") == "STAD-3.4"
    table.do("done", "card:waterput", "done", "card:waterput", "done", "card:tolhuis")
    assert "pawn-buy:kapel" in table.legal


@pytest.mark.parametrize("buy_back", ["once", "never"])
def test_golden_trade_is_no_sale_that_bars_a_kind(buy_back: str) -> None:
    """STAD-3.4: a kind that it sold is bought at the pawnshop, and what was bought there can be sold"""
    table = Table(
        areas={"A": "o1", **OTHERS},
        hands={"A": "kapel"},
        influence={"A": "gouden_handel"},
        options={"buy_back": buy_back},
    )
    table.do("play:gouden_handel", "golden-sell:kapel", "pawn-buy:kapel", "pawn-sell:kapel")
    assert table.pawnshop == ["kapel"]


def test_a_card_known_to_all_is_used_before_a_concealed_one() -> None:
    """STAD-3.5: and the log tells which shuffle a card was from"""
    table = Table(areas={"A": "o1", **OTHERS}, hands={"A": "kapel"}, open_hands={"A": "kapel"})
    table.do("pawn-sell:kapel")
    assert table.open_hand("A") == []
    assert table.told(What.SOLD_PAWN) == [(0, card("kapel"), 1, 0)]
    table.do("pawn-sell:kapel")
    assert table.told(What.SOLD_PAWN) == [(0, card("kapel"), 1, 1)]


def test_all_see_how_many_cards_an_order_holds_and_from_when() -> None:
    """STAD-3.5: concealed ones by the shuffle they are from"""
    table = Table(
        3, "strategic", areas={"A": "o1", **OTHERS}, hands={"A": "kapel tolhuis opera"}, open_hands={"A": "waag"}
    )
    view = GAME.view(table.state, 1)
    assert [view.hand_size[row_of(0, origin)] for origin in range(4)] == [1, 2, 0, 1]
    assert sum(map(sum, view.hand[: row_of(1, 0)])) == 1


# The free market


def test_the_free_market_pays_and_costs_the_full_value() -> None:
    """STAD-8.3: a town hall for five stones"""
    table = Table(3, "strategic", areas={"A": "o2=marktkraam", **OTHERS}, hands={"A": "raadhuis"}, market="drukkerij")
    table.do("market-sell:raadhuis")
    assert table.stones[0] == 10
    assert table.market == ["drukkerij", "raadhuis"]
    table.do("market-buy:drukkerij")
    assert table.stones[0] == 6
    assert table.open_hand("A") == ["drukkerij"]
    table.do("market-buy:raadhuis")
    assert table.why_not("market-sell:raadhuis") == "STAD-3.4"


def test_the_free_market_is_for_those_with_a_trade_building() -> None:
    """STAD-8.3: on the board, at that moment, and in the strategic variant only"""
    table = Table(3, "strategic", areas={"A": "o2=kapel", **OTHERS}, hands={"A": "raadhuis"}, market="drukkerij")
    assert table.refusal("market-sell:raadhuis") == ("why-no-trade", {})
    assert table.refusal("market-buy:drukkerij") == ("why-no-trade", {})
    table = Table(3, areas={"A": "o2=marktkraam", **OTHERS}, hands={"A": "raadhuis"})
    assert table.refusal("market-sell:raadhuis") == ("why-no-market", {})


def test_pawnshop_and_market_are_two_stocks() -> None:
    """STAD-8.4: a card that lies at one is not bought at the other"""
    table = Table(
        3, "strategic", areas={"A": "o2=marktkraam", **OTHERS}, pawnshop="kapel", market="opera", stones="9 5 5"
    )
    assert table.why_not("market-buy:kapel") == "STAD-8.4"
    assert table.why_not("pawn-buy:opera") == "STAD-3.2"
    assert {"pawn-buy:kapel", "market-buy:opera"} <= set(table.legal)


@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5), preset=st.sampled_from(["basic", "strategic"]))
def test_stones_in_less_stones_out_are_the_stones_held(seed: int, seats: int, preset: str) -> None:
    """STAD-2.2, STAD-5.1, STAD-6.11: reckoned from the log alone, without looking at the bank"""
    game = Game(seats, preset, {"start_player": "first"})
    stones = [0] * seats
    for _ in game.random_steps(seed):
        for event in game.events:
            told = GAME.fields(event)
            who, many = told.get("who", -1), told.get("number", 0)
            match What.of(event):
                case What.EQUIPPED:
                    stones = [many] * seats
                case (
                    What.INCOME | What.INCOME_POWER | What.GAINED | What.SOLD_PAWN | What.SOLD_MARKET | What.GOLDEN_SOLD
                ):
                    stones[who] += many
                case What.TAXED | What.PAID | What.PAID_ALL | What.BOUGHT_PAWN | What.BOUGHT_MARKET | What.BOUGHT_BLIND:
                    stones[who] -= many
                case What.BOUGHT_AREA | What.BOUGHT_INFLUENCE:
                    stones[who] -= many
                case What.GAVE:
                    stones[who] -= many
                    stones[told["other"]] += many
                case What.BUILT | What.REBUILT:
                    stones[who] -= VALUE[told["card"]]
                case What.DEMOLISHED:
                    stones[who] -= 5
        assert game.state.active < 0 or stones == game.stones
