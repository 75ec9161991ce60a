"""De Ontembare Stad: the end (STAD-9)."""

import pytest

from tests.games.stad_table import Game, Table
from turncoat.games.game import Say, Seat
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.scene import scene
from turncoat.games.ontembare_stad.state import NO_AREA_LEFT, NO_CARD_LEFT, ROUNDS_OVER, TARGET_REACHED
from turncoat.games.ontembare_stad.tables import AREA_NAMES, ROUNDS_AT_MOST

OTHERS = {"B": "o8", "C": "o14"}
# 28 points, on six areas.
RICH = "m1=raadhuis m2=kathedraal m3=basiliek m7=beursgebouw m8=opera m11=opera"


@pytest.mark.parametrize(("seats", "basic", "strategic"), [(2, 40, 50), (3, 30, 35), (4, 25, 30), (5, 20, 25)])
def test_targets(seats: int, basic: int, strategic: int) -> None:
    """STAD-9.1: by mode and number of orders"""
    assert scene(Game(seats).state, 0).target == basic
    assert scene(Game(seats, "strategic").state, 0).target == strategic


def near_target(**more: str) -> Table:
    """Order A has 28 points of 30, and a chapel in hand."""
    options = {"equal_turns": more.get("equal_turns", "no")}
    areas = {"A": f"{RICH} o1", "B": more.get("B", "o8"), "C": "o14"}
    return Table(areas=areas, hands={"A": "kapel"}, options=options, mover=more.get("mover", "A"))


def test_who_reaches_the_target_wins_at_once() -> None:
    """STAD-9.2: in the basic game at the end of the turn, not before"""
    table = near_target()
    assert table.scores[0] == 28
    table.do("build:kapel", "site:o1")
    assert table.mover == "A"
    table.do("done")
    assert table.mover == "over"
    assert table.points_and_ranks()[1] == [1, 2, 2]
    assert table.told(What.VICTORY) == [(0, 30)]
    assert scene(table.state, 0).winner == [0]


def test_the_card_for_a_red_space_comes_before_the_win() -> None:
    """STAD-9.2, STAD-7.2: 32 is red"""
    table = near_target()
    table.state.score[0] += 2
    table.do("build:kapel", "site:o1", "done")
    assert table.happened(What.EARNED)
    table.do("draw:gift")
    assert table.mover == "over"


def test_the_active_order_wins_before_one_with_more_points() -> None:
    """STAD-9.2: which the result says"""
    table = near_target()
    table.state.score[1] = 33
    table.do("build:kapel", "site:o1", "done")
    assert table.points_and_ranks() == ([30, 33, 0], [1, 2, 3])
    assert GAME.verdict(table.state, *table.points_and_ranks()) == Say("result-at-once", {"who": Seat(0)})


def test_another_order_at_the_target_wins_in_anybodys_turn() -> None:
    """STAD-9.2: the first found clockwise"""
    table = near_target(mover="B")
    table.state.score[0] = 31
    table.do("done")
    assert table.mover == "over"
    assert table.points_and_ranks()[1][0] == 1


def test_with_equal_turns_the_round_is_finished() -> None:
    """STAD-9.3: then the most points win, even if who reached the target has fallen below it again"""
    table = near_target(equal_turns="yes")
    table.do("build:kapel", "site:o1", "done")
    assert table.told(What.TARGET) == [(0, 30)]
    assert table.state.last_round == TARGET_REACHED
    table.do("card:waterput", "done")
    table.state.score[0], table.state.score[2] = 28, 29
    table.do("card:waterput", "done")
    assert table.mover == "over"
    assert table.points_and_ranks() == ([28, 0, 29], [2, 3, 1])


def full_board(free: int = 1) -> dict[str, str]:
    """All areas are taken but for the last ones."""
    names = [*AREA_NAMES[free:], *AREA_NAMES[:free]][: len(AREA_NAMES) - free]
    return {"A": " ".join(names[:16]), "B": " ".join(names[16:32]), "C": " ".join(names[32:])}


def test_the_last_area_makes_the_round_the_last() -> None:
    """STAD-9.4: the others still have their turns, and it stays so even if an area becomes neutral again"""
    table = Table(areas=full_board(), influence={"B": "infiltrant"}, stones="9 5 5")
    table.do("area:i0")
    assert table.happened(What.LAST_AREA)
    table.do("done", "play:infiltrant", "target:i0")
    table.do("card:waterput", "done", "card:waterput", "done")
    assert table.mover == "over"
    assert table.state.winner == -1


def test_in_the_last_round_a_target_still_wins_at_once() -> None:
    """STAD-9.4"""
    table = Table(areas=full_board(), stones="9 5 5")
    table.do("area:i0")
    table.state.score[0] = 30
    table.do("done")
    assert table.mover == "over"
    assert table.state.winner == 0


def test_without_a_building_to_turn_the_round_is_the_last() -> None:
    """STAD-9.5: nothing is turned, but the orders have their turns; events alone are not shuffled again"""
    table = Table(areas={"A": "o1=waterput", **OTHERS}, pile="gildefeest", at="turn", turns=4)
    assert table.mover == "A"
    assert table.why_not("turn") == "STAD-9.5"
    assert table.state.last_round == NO_CARD_LEFT
    table.do("done", "done", "done")
    assert table.mover == "over"
    assert table.points_and_ranks()[1] == [1, 2, 2]


def test_with_a_building_among_the_discards_the_game_goes_on() -> None:
    """STAD-9.5, STAD-1.7"""
    table = Table(areas={"A": "o1", **OTHERS}, pile="", discard="kapel", at="turn", turns=4)
    assert table.state.last_round == 0
    assert "card:kapel" in table.legal


@pytest.mark.parametrize(
    ("points", "areas", "stones", "ranks"),
    [
        ([18, 18, 17], [10, 11, 15], [0, 0, 9], [2, 1, 3]),
        ([18, 18, 18], [5, 5, 5], [3, 1, 3], [1, 3, 1]),
        ([18, 17, 16], [1, 9, 9], [0, 9, 9], [1, 2, 3]),
    ],
)
def test_ties_are_broken_by_areas_then_stones(
    points: list[int], areas: list[int], stones: list[int], ranks: list[int]
) -> None:
    """STAD-9.6: then the victory is shared"""
    table = Table(areas={"A": "o1", **OTHERS})
    s = table.state
    s.score[:3], s.stones[:3] = points, stones
    s.knights[:3] = [25 - many for many in areas]
    assert table.points_and_ranks() == (points, ranks)


def test_an_order_without_areas_plays_on_but_cannot_win() -> None:
    """STAD-9.7: not even with as many points as the target; a Pioneer brings it back"""
    table = Table(areas=OTHERS, influence={"A": "pionier"})
    table.state.score[0] = 30
    assert table.points_and_ranks()[1] == [3, 1, 1]
    table.do("play:pionier", "target:o1")
    assert table.points_and_ranks()[1][0] == 1
    table = Table(areas=OTHERS)
    table.state.score[0] = 30
    table.do("done")
    assert table.mover == "chance"


def test_the_hundredth_round_is_the_last() -> None:
    """STAD-9.8"""
    table = Table(areas={"A": "o1", **OTHERS}, turns=3 * (ROUNDS_AT_MOST - 1), mover="C")
    assert table.state.last_round == 0
    table.do("done")
    assert table.told(What.ROUNDS) == [(100,)]
    table.do("card:waterput", "done", "card:waterput", "done", "card:kapel", "done")
    assert table.mover == "over"


@pytest.mark.parametrize("preset", ["basic", "strategic"])
def test_when_nobody_has_an_area_nobody_wins(preset: str) -> None:
    """STAD-9.7, rulings C39, I24: stones crown nobody; an Infiltrator drove out the last order, and the round was the last"""
    table = Table(2, preset, areas={"A": "", "B": "o8"}, influence={"A": "infiltrant"}, stones="9 3", turns=3)
    table.do("play:infiltrant", "target:o8")
    table.state.last_round = NO_AREA_LEFT
    table.do("done", "card:waterput", "done")
    assert table.mover == "over"
    assert table.happened(What.NO_WINNER)
    assert not table.happened(What.VICTORY)
    assert table.points_and_ranks() == ([0, 0], [1, 1])
    assert scene(table.state, 0).winner == []
    assert GAME.verdict(table.state, *table.points_and_ranks()) == Say("result-no-areas")


def test_of_two_orders_without_areas_the_one_with_most_points_is_told() -> None:
    """STAD-9.7, STAD-10.4: nobody wins"""
    table = Table(2, options={"two_player_variant": "two_orders"})
    table.state.score[:4] = [3, 9, 7, 2]
    assert table.points_and_ranks() == ([7, 9], [1, 1])


def test_an_expelled_order_keeps_its_points() -> None:
    """STAD-9.7: it only cannot win, which the result says"""
    table = Table(areas=OTHERS)
    table.state.score[:3] = [30, 4, 2]
    assert table.points_and_ranks() == ([30, 4, 2], [3, 1, 2])
    assert GAME.verdict(table.state, *table.points_and_ranks()) == Say("result-expelled", {"who": Seat(1)})


def test_in_the_strategic_variant_the_target_wins_at_once() -> None:
    """STAD-9.2, ruling C57: in the middle of the turn, without a card for the red space"""
    table = Table(3, "strategic", areas={"A": "o1", **OTHERS}, hands={"A": "kapel"})
    table.state.score[0] = 35
    table.do("build:kapel", "site:o1")
    assert table.mover == "over"
    assert table.told(What.VICTORY) == [(0, 37)]
    assert table.rule_of(What.VICTORY) == "STAD-9.2"


def test_a_great_power_that_passes_to_a_third_order_may_win_in_anybodys_turn() -> None:
    """STAD-9.2, STAD-8.12, ruling C57: A demolishes, and C has the great power and 35 points"""
    areas = {
        "A": "o1=waterput o4=paardenstal o6=paardenstal",
        "B": "o8",
        "C": "o14=paardenstal o16=burgerwoning o18=dienstverblijf",
    }
    table = Table(3, "strategic", areas=areas)
    table.state.power[0], table.state.score[2] = 0, 34
    table.do("demolish:o1")
    assert table.told(What.POWER_TAKEN) == [(2, 0, 0, 2)]
    assert table.rule_of(What.POWER_TAKEN) == "STAD-8.12"
    assert (table.mover, table.state.winner) == ("over", 2)


@pytest.mark.parametrize(("points", "winner"), [([36, 33, 36], "B"), ([36, 3, 35], "C"), ([36, 3, 3], "A")])
def test_if_one_act_brings_several_to_the_target_the_active_order_has_won(points: list[int], winner: str) -> None:
    """STAD-9.2, ruling C57: then clockwise"""
    table = Table(3, "strategic", areas={"A": "o1", **OTHERS}, hands={"B": "kapel"}, mover="B")
    table.state.score[:3] = points
    table.do("build:kapel", "site:o8")
    assert "ABC"[table.state.winner] == winner


def test_with_equal_turns_a_target_reached_and_lost_in_one_turn_still_makes_the_round_the_last() -> None:
    """STAD-9.3, ruling C57"""
    options = {"equal_turns": "yes"}
    table = Table(3, "strategic", areas={"A": "o1", **OTHERS}, hands={"A": "kapel"}, stones="9 5 5", options=options)
    table.state.score[0] = 33
    table.do("build:kapel", "site:o1")
    assert table.told(What.TARGET) == [(0, 35)]
    table.do("demolish:o1")
    assert (table.scores[0], table.state.last_round) == (33, TARGET_REACHED)


@pytest.mark.parametrize(
    ("why", "rule"),
    [
        (TARGET_REACHED, "STAD-9.3"),
        (NO_AREA_LEFT, "STAD-9.4"),
        (NO_CARD_LEFT, "STAD-9.5"),
        (ROUNDS_OVER, "STAD-9.8"),
    ],
)
def test_a_victory_names_the_rule_that_ended_the_game(why: int, rule: str) -> None:
    """STAD-9.3, STAD-9.4, STAD-9.5, STAD-9.8; or STAD-9.6 where points did not decide alone"""
    for points, named in ((3, rule), (2, "STAD-9.6")):
        table = Table(areas={"A": "o1=waterput o5", "B": "o8", "C": "o14"}, mover="C", turns=3)
        table.state.last_round, table.state.score[:3] = why, [points, 2, 1]
        table.do("done")
        assert table.rule_of(What.VICTORY) == named


def test_a_draw_names_the_rule_that_caused_it() -> None:
    """STAD-6.1, STAD-7.2, STAD-2.12: bought, for a red space, for a royal visit"""
    table = Table(areas={"A": "o1", **OTHERS}, hands={"A": "kapel"}, stones="9 5 5", pile="koninklijk_bezoek opera")
    table.do("influence", "draw:gift")
    assert table.rule_of(What.DREW) == "STAD-6.1"
    table.do("build:kapel", "site:o1", "done", "draw:gift")
    assert table.rule_of(What.DREW) == "STAD-7.2"
    table.do("card:koninklijk_bezoek", "draw:brand")
    assert table.rule_of(What.DREW) == "STAD-2.12"
