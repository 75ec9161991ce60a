"""De Ontembare Stad: what a page is told of the table."""

from typing import Any

import msgspec
import pytest

from tests.games.stad_table import Game, Table, area, card
from turncoat.games import NOBODY, Name
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.state import Phase
from turncoat.games.ontembare_stad.tables import CATEGORY, POWER_POINTS, VALUE
from turncoat.match.foresight import foresee

THREE = {"A": "o1=kapel", "B": "o8", "C": "o14"}


def scene_of(table: Game, seat: int) -> Any:
    return msgspec.to_builtins(GAME.scene(GAME.view(table.state, seat), seat))


def test_hands_are_told_as_far_as_they_are_known() -> None:
    """STAD-3.5, STAD-6.15"""
    table = Table(areas=THREE, hands={"A": "waag"}, open_hands={"A": "opera"}, influence={"A": "gift"})
    own, other = scene_of(table, 0)["orders"][0], scene_of(table, 1)["orders"][0]
    opera = {"card": "opera", "many": 1, "known": True}
    assert own["hand"] == [opera, {"card": "waag", "many": 1, "known": False}]
    assert own["concealed"] == 0
    assert own["influenceCards"] == ["gift"]
    assert (other["hand"], other["concealed"], other["influence"], other["influenceCards"]) == ([opera], 1, 1, [])


def test_areas_piles_and_shops_are_told() -> None:
    """STAD-4.4, STAD-8.4: abandoned buildings have no owner"""
    table = Table(
        3, "strategic", areas=THREE, abandoned="i0=opera", pawnshop="waag", market="hofje", discard="jaarmarkt"
    )
    told = scene_of(table, NOBODY)
    assert told["areas"][0] == {"owner": None, "building": "opera", "tower": False}
    assert told["areas"][25] == {"owner": 0, "building": "kapel", "tower": False}
    assert (told["pawnshop"], told["market"], told["discard"]) == ({"waag": 1}, {"hofje": 1}, {"jaarmarkt": 1})
    assert told["pile"]["left"] == 68 + 15 - 5
    assert sum(told["unseen"].values()) == 68 + 15 - 5
    assert told["powers"] == dict.fromkeys(("burgerij", "nijverheid", "stadsgebouwen", "handel"))
    assert told["me"] is None


def test_the_basic_game_has_neither_market_nor_powers() -> None:
    """STAD-8.3, STAD-8.8"""
    told = scene_of(Table(areas=THREE), 0)
    assert told["market"] is told["powers"] is None
    assert (told["purchases"], told["strengths"]) == ({}, None)


def test_gestures_and_reactions_are_told() -> None:
    """STAD-5.1, STAD-6.15"""
    table = Table(
        areas={"A": "o1", "B": "o8", "C": "o14"}, hands={"A": "kapel"}, influence={"A": "brand", "B": "blokkade"}
    )
    table.do("build:kapel")
    assert scene_of(table, 1)["gesture"]["build"] == "kapel"
    table.do("site:o1", "area:o0")
    assert scene_of(table, 2)["reaction"] == {"by": 0, "what": "area", "area": "o0", "asked": 1, "forMaster": False}
    assert scene_of(table, 2)["phase"] == "react-block"


@pytest.mark.parametrize(
    ("card", "prompts"),
    [("overval", ["react-raid", "react-block"]), ("brand", ["react-protect"]), ("gift", ["react-gift"] * 2)],
)
def test_who_is_asked_knows_what_about(card: str, prompts: list[str]) -> None:
    """STAD-6.15: the owner of a raided area is asked otherwise than who may only block"""
    areas = {"A": "o1", "B": "o2=kapel", "C": "o14"}
    table = Table(areas=areas, influence={"A": card, "B": "bescherming blokkade", "C": "bescherming blokkade"})
    table.do(f"play:{card}", *(["target:o2"] if card != "gift" else []))
    told = []
    while table.phase == Phase.REACT:
        told.append(GAME.prompt(table.state))
        table.do("pass")
    assert told == prompts


def test_two_orders_of_a_seat_are_named_apart() -> None:
    """STAD-10.2"""
    table = Table(2, areas={"A": "o1", "B": "o8", "C": "o14", "D": "o18"}, options={"two_player_variant": "two_orders"})
    assert [order["seat"] for order in scene_of(table, 0)["orders"]] == [0, 1, 0, 1]
    table.do("done")
    turn = next(event for event in table.events if GAME.say_event(table.state, event).message == "event-turn")
    who = GAME.say_event(table.state, turn).args["who"]
    assert isinstance(who, Name)
    assert who.args["number"] == 1


def test_the_third_building_of_a_category_is_foreseen_with_its_great_power() -> None:
    """STAD-8.8, STAD-8.9: where the order would stand is taken from here, not added up by the page"""
    areas = {"A": "o2=marktkraam o10=pakhuis m3", "B": "o8", "C": "o14"}
    table = Table(3, "strategic", areas=areas, hands={"A": "lakenhal"}, stones="9 5 5", influence={"B": "blokkade"})
    before = table.scores[0]
    line = [GAME.parse_action(text) for text in ("build:lakenhal", "site:m3")]
    seen: Any = foresee(GAME, GAME.view(table.state, 0), 0, line).scene
    assert seen["powers"]["handel"] == 0
    assert (
        seen["orders"][0]["score"] == before + VALUE[card("lakenhal")] + POWER_POINTS[CATEGORY[card("lakenhal")]] == 11
    )
    assert seen["areas"][area("m3")]["building"] == "lakenhal"
