"""Het Verraad: watchtowers (VERRAAD-3) and power tokens (VERRAAD-4)."""

import pytest

from tests.games.stad_table import area, influence
from tests.games.verraad_table import THREE, Verraad, castles
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.scene import scene
from turncoat.games.ontembare_stad.tables import BLACK, TOKEN_PRICE

# Watchtowers


def test_a_watchtower_costs_five_and_stands_on_an_own_area_with_or_without_a_building() -> None:
    """VERRAAD-3.1"""
    table = Verraad(areas={**THREE, "A": "o5=paardenstal o9"}, stones="5 0 0")
    assert table.legal_of("tower") == ["o5", "o9"]
    assert table.why_not("tower:o13") == "VERRAAD-3.1"
    table.do("tower:o5")
    assert table.stones[0] == 0
    assert table.towers == ["o5"]
    poor = Verraad(stones="4 0 0")
    assert poor.why_not("tower:o5") == "VERRAAD-3.1"
    assert poor.refusal("tower:o5") == ("why-stones", {"number": 5, "have": 4})


def test_at_most_one_watchtower_a_turn() -> None:
    """VERRAAD-3.2"""
    table = Verraad(stones="20 0 0")
    table.do("tower:o5")
    assert table.legal_of("tower") == []
    assert table.why_not("tower:o9") == "VERRAAD-3.2"


def test_with_twelve_on_the_board_none_can_be_bought() -> None:
    """VERRAAD-3.3"""
    many = "o0 o2 o4 o6 o8 o10 o12 o14 o16 o18 o20 o22"
    table = Verraad(2, areas={"A": "i0 i2", "B": many}, towers=many, stones="20 0")
    assert table.state.towers_left == 0
    assert table.why_not("tower:i0") == "VERRAAD-3.3"


def test_there_is_at_most_one_watchtower_on_an_area() -> None:
    """VERRAAD-3.4"""
    table = Verraad(towers="o5", stones="20 0 0")
    assert table.legal_of("tower") == ["o9"]
    assert table.why_not("tower:o5") == "VERRAAD-3.4"


def test_a_watchtower_changes_hands_with_an_isolated_area() -> None:
    """VERRAAD-3.5: it counts for its new owner at once"""
    areas = {"A": "o3 m2 m3", "B": "o4=paardenstal o16", "C": "o20"}
    table = Verraad(areas=areas, towers="o3 m2 o4", stones="9 0 0")
    table.do("area:o5")
    assert "o4" in table.areas("A")
    assert table.told(What.TOWER_CHANGED) == [(0, area("o4"))]
    assert table.power("wachttoren") == "A"
    assert table.scores == [1 + 4, 0, 0]


@pytest.mark.parametrize("name", ["brand", "overval", "infiltrant", "hekserij"])
def test_a_watchtower_takes_the_blow_of_an_influence_card(name: str) -> None:
    """VERRAAD-3.6"""
    table = Verraad(areas={**THREE, "B": "o6=badhuis o16"}, towers="o6", influence={"A": name})
    table.do(f"play:{name}", "target:o6")
    assert table.told(What.TOWER_FELL) == [(0, area("o6"), influence(name))]
    assert (table.areas("B"), table.building("o6"), table.towers) == (["o6", "o16"], "badhuis", [])
    assert table.state.towers_left == 12
    assert table.scores == [0, 3, 0]


def test_protection_saves_the_tower_too() -> None:
    """VERRAAD-3.6"""
    table = Verraad(areas={**THREE, "B": "o6=badhuis o16"}, towers="o6", influence={"A": "brand", "B": "bescherming"})
    table.do("play:brand", "target:o6", "protect")
    assert table.towers == ["o6"]


def test_a_fallen_tower_may_cost_the_great_power() -> None:
    """VERRAAD-3.6, VERRAAD-10.2"""
    table = Verraad(areas={**THREE, "B": "o6 o13 o16"}, towers="o6 o13 o16", influence={"A": "infiltrant"})
    assert (table.power("wachttoren"), table.scores[1]) == ("B", 4)
    table.do("play:infiltrant", "target:o6")
    assert (table.power("wachttoren"), table.scores[1]) == (None, 0)
    assert table.happened(What.POWER_MORE_LOST)


def test_fire_and_witchcraft_need_a_building_even_where_a_tower_stands() -> None:
    """VERRAAD-3.7"""
    areas = {**THREE, "B": "o6 o13=opera o16=paardenstal"}
    table = Verraad(areas=areas, towers="o6 o13", influence={"A": "brand hekserij"})
    table.do("play:hekserij")
    assert table.legal == ["target:o16"]
    assert table.why_not("target:o13") == "VERRAAD-3.7"
    table.do("target:o16", "play:brand")
    assert table.legal == ["target:o13"]
    assert table.why_not("target:o6") == "VERRAAD-3.7"


# Power tokens


def test_tokens_cost_what_the_lowest_free_space_says() -> None:
    """VERRAAD-4.1: 3, then ever more, on either side"""
    assert TOKEN_PRICE == (3, 4, 5, 6, 7, 8)
    table = Verraad(stones="10 0 0")
    table.do("white")
    assert table.stones[0] == 7
    table.do("black", "token:2")
    assert table.stones[0] == 4
    later = Verraad(white={"A": 4}, black={"A": "1 1"}, stones="20 0 0")
    later.do("white")
    assert later.stones[0] == 13
    later.do("black", "token:1")
    assert later.stones[0] == 8
    assert Verraad(stones="2 0 0").refusal("white") == ("why-stones", {"number": 3, "have": 2})
    assert Verraad(stones="2 0 0").why_not("black") == "VERRAAD-4.1"


@pytest.mark.parametrize("bought", [("white", "white"), ("black", "black"), ("white", "black")])
def test_at_most_two_tokens_a_turn_of_either_colour(bought: tuple[str, str]) -> None:
    """VERRAAD-4.2"""
    table = Verraad(stones="20 0 0")
    for text in bought:
        table.do(text)
        if text == "black":
            table.do("token:1")
    assert table.marker == bought.count("black")
    assert table.why_not("white") == "VERRAAD-4.2"
    assert table.why_not("black") == "VERRAAD-4.2"
    while table.mover == "A":
        table.do("done")
    table.do("choose:0", "card:tolhuis")
    table.state.stones[1] = 3
    assert {"white", "black"} <= table.verbs


def test_a_castle_has_six_spaces_for_each_colour() -> None:
    """VERRAAD-4.3"""
    table = Verraad(white={"A": 6}, black={"A": "1 1 1 1 1 1"}, stones="20 0 0")
    assert table.why_not("white") == "VERRAAD-4.3"
    assert table.why_not("black") == "VERRAAD-4.3"


def test_a_black_token_is_drawn_unseen_and_known_to_its_owner_alone() -> None:
    """VERRAAD-4.4"""
    table = Verraad(stones="20 0 0")
    table.do("black")
    assert table.mover == "chance"
    assert table.weights == {"token:1": 12, "token:2": 9, "token:3": 6, "token:4": 3}
    table.do("token:4")
    assert table.black("A") == [4]
    seen = [castles(table.state, seat)[0] for seat in range(3)]
    assert [castle.black_values for castle in seen] == [[4], [None], [None]]
    assert [castle.black for castle in seen] == [1, 1, 1]


def test_every_black_token_bought_brings_the_black_master_a_point() -> None:
    """VERRAAD-4.5: a white one does not"""
    table = Verraad(stones="20 0 0")
    table.do("white")
    assert table.marker == 0
    table.do("black")
    assert table.told(What.MARKER) == [(1,)]
    table.do("token:1")
    assert table.scores == [0, 0, 0]


def test_a_black_token_may_be_exchanged_for_five() -> None:
    """VERRAAD-4.6: not one of the two, no point; the new one takes its place, and only then is the old one shuffled in"""
    table = Verraad(black={"A": "1 2"}, stones="20 0 0")
    table.do("white", "white", "swap:0")
    assert table.mover == "chance"
    assert table.weights["token:1"] == 11  # the old one is not among them
    table.do("token:4")
    assert table.black("A") == [4, 2]
    assert table.stones[0] == 20 - 3 - 4 - 5
    assert table.marker == 0
    assert (table.state.bag[0], table.state.bag_left) == (12, 28)
    assert table.why_not("swap:2") == "VERRAAD-4.6"
    assert Verraad(black={"A": "1"}, stones="4 0 0").refusal("swap:0") == ("why-stones", {"number": 5, "have": 4})


def test_a_token_given_back_is_as_likely_to_be_drawn_as_any_other() -> None:
    """VERRAAD-4.6, ruling C25: it is shuffled in with the others"""
    table = Verraad(black={"A": "4"}, stones="60 0 0")
    s = table.state
    s.bag[:], s.bag_left = [1, 1, 0, 0], 2
    table.do("swap:0")
    assert table.weights == {"token:1": 1, "token:2": 1}
    table.do("token:1", "swap:0")
    assert table.weights == {"token:2": 1, "token:4": 1}
    table.do("token:4")
    assert (table.black("A"), s.bag, s.bag_left) == ([4], [1, 1, 0, 0], 2)


def test_without_a_token_to_draw_nothing_is_exchanged() -> None:
    """VERRAAD-4.6"""
    table = Verraad(black={"A": "1"}, stones="20 0 0")
    table.state.bag[:] = [0, 0, 0, 0]
    table.state.bag_left = 0
    assert table.why_not("swap:0") == "VERRAAD-4.6"
    assert table.why_not("black") == "VERRAAD-4.6"


def test_by_the_option_a_white_token_may_be_exchanged_for_a_black_one() -> None:
    """VERRAAD-4.7: which needs a free space"""
    assert Verraad(white={"A": 1}, stones="9 0 0").why_not("swap-white") == "VERRAAD-4.7"
    options = {"swap_any_token": "yes"}
    table = Verraad(white={"A": 3}, stones="9 0 0", options=options)
    assert table.power("goed") == "A"
    table.do("swap-white", "token:3")
    assert (table.white("A"), table.black("A"), table.stones[0]) == (2, [3], 4)
    assert table.power("goed") is None
    assert table.marker == 0
    full = Verraad(white={"A": 1}, black={"A": "1 1 1 1 1 1"}, stones="9 0 0", options=options)
    assert full.why_not("swap-white") == "VERRAAD-4.3"
    assert Verraad(stones="9 0 0", options=options).why_not("swap-white") == "VERRAAD-4.7"


def test_by_the_option_an_exchange_brings_the_black_master_a_point() -> None:
    """VERRAAD-4.8"""
    table = Verraad(black={"A": "1"}, stones="9 0 0", options={"swap_moves_marker": "yes"})
    table.do("swap:0")
    assert table.told(What.SWAP_MARKER) == [(1,)]
    assert table.state.score[BLACK] == 1


def test_what_each_category_would_bring_is_told() -> None:
    """STAD-1.5, STAD-8.10"""
    table = Verraad(areas={**THREE, "A": "m3=tolhuis o6=smederij o9"})
    assert scene(table.state, 0).orders[0].income == {"burgerij": 0, "nijverheid": 3, "stadsgebouwen": 0, "handel": 5}
