"""De Ontembare Stad: what a sensible player looks at, and what comes of it."""

import numpy as np
import pytest

from tests.games.stad_table import Table
from turncoat.games import play_many
from turncoat.games.ontembare_stad import GAME

OTHERS = {"B": "o8=kapel", "C": "o14"}


def best(table: Table) -> str:
    """What greedy play does."""
    legal = GAME.legal_actions(table.state)
    return GAME.action_text(max(legal, key=lambda action: GAME.prior(table.state, action)))


def test_it_builds_what_it_can() -> None:
    """STAD-5.1, STAD-7.1: the dearer building, where the area adds to its income"""
    table = Table(areas={"A": "o1 m7", **OTHERS}, hands={"A": "opera waterput"})
    assert best(table) == "build:opera"
    table.do("build:opera")
    assert best(table) == "site:m7"


def test_it_buys_an_area_for_a_card_without_a_site() -> None:
    """STAD-4.1, STAD-5.6: a road for a toll house"""
    table = Table(areas={"A": "o1=waterput", **OTHERS}, hands={"A": "tolhuis"}, stones="9 5 5")
    assert best(table) == "area:o2"


def test_it_isolates_where_it_can() -> None:
    """STAD-8.5"""
    areas = {"A": "m3", "B": "o3 m2", "C": "o4=raadhuis"}
    assert best(Table(3, "strategic", areas=areas)) == "area:o5"


def test_it_protects_what_is_worth_it() -> None:
    """STAD-6.13: an opera, not a well"""
    for kind, answer in (("opera", "protect"), ("paardenstal", "pass")):
        table = Table(areas={"A": "o1", "B": f"o2={kind}", "C": "o14"}, influence={"A": "brand", "B": "bescherming"})
        table.do("play:brand", "target:o2")
        assert best(table) == answer


def test_it_withdraws_where_least_is_lost() -> None:
    """STAD-2.10"""
    table = Table(areas={"A": "o1=kapel o4 m7", **OTHERS}, at="turn")
    table.do("card:zwarte_dood")
    assert best(table) == "withdraw:o4"


@pytest.mark.parametrize("preset", ["basic", "strategic"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_games_reach_the_target(seats: int, preset: str) -> None:
    """STAD-9.2: a sensible city is built: the target decides, not an empty pile, and long before random play would end"""
    options = GAME.choose_options(preset)
    greedy = play_many(GAME, 60, 3, "greedy", seats=seats, options=options)
    target = {"basic": (40, 30, 25, 20), "strategic": (50, 35, 30, 25)}[preset][seats - 2]
    assert np.all(greedy.points.max(axis=1) >= target)
    assert greedy.steps.mean() < play_many(GAME, 60, 3, "random", seats=seats, options=options).steps.mean()


def test_a_seat_with_more_stands_better() -> None:
    """STAD-7.1: points, then what brings more of them"""
    poor = Table(areas={"A": "o1", **OTHERS}).state
    rich = Table(areas={"A": "o1=opera m7=kapel", **OTHERS}).state
    assert GAME.value(rich, 0) > GAME.value(poor, 0)
    assert GAME.value(rich, 1) == GAME.value(poor, 1)
