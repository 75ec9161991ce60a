"""Het Verraad: great powers (VERRAAD-10), and the victory of good or evil (VERRAAD-11)."""

import pytest

from tests.games.stad_table import Game
from tests.games.verraad_table import THREE, Verraad, castles
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.scene import scene
from turncoat.games.ontembare_stad.state import TARGET_REACHED
from turncoat.games.ontembare_stad.tables import BLACK, DARK, POWER_NAMES, POWER_POINTS

ROW = "paardenstal tolhuis smederij"

# Great powers


def test_there_are_three_more_great_powers() -> None:
    """VERRAAD-10.1: for three watchtowers 4 points, three white tokens 5, three black ones 3; they bring no income"""
    assert dict(zip(POWER_NAMES[4:], POWER_POINTS[4:], strict=True)) == {"wachttoren": 4, "goed": 5, "duister": 3}
    table = Verraad(
        areas={**THREE, "A": "o5 o9 o7"}, towers="o5 o9", white={"A": 2}, black={"A": "1 1"}, stones="20 0 0"
    )
    assert table.scores[0] == 0
    table.do("tower:o7")
    assert (table.power("wachttoren"), table.scores[0]) == ("A", 4)
    table.do("white")
    assert (table.power("goed"), table.scores[0]) == ("A", 9)
    table.do("black", "token:1")
    assert (table.power("duister"), table.scores[0]) == ("A", 12)
    assert table.told(What.POWER_MORE_FIRST) == [(0, DARK, 3)]


def test_they_are_taken_over_with_more_and_not_with_as_many() -> None:
    """VERRAAD-10.2"""
    table = Verraad(white={"A": 2, "B": 3}, stones="20 0 0")
    table.do("white")
    assert (table.power("goed"), table.scores) == ("B", [0, 5, 0])
    table.do("white")
    assert (table.power("goed"), table.scores) == ("A", [5, 0, 0])
    assert table.told(What.POWER_MORE_TAKEN) == [(0, POWER_NAMES.index("goed"), 1, 3)]


def test_of_several_that_could_have_it_nobody_does() -> None:
    """VERRAAD-10.2, STAD-8.12"""
    areas = {"A": "o5", "B": "o6 o13 o16 o11", "C": "o20 o22 o18", "D": "i0 i2 i4"}
    table = Verraad(
        4, areas=areas, towers="o6 o13 o16 o11 o20 o22 o18 i0 i2 i4", influence={"A": "infiltrant infiltrant"}
    )
    assert table.power("wachttoren") == "B"
    table.do("play:infiltrant", "target:o6")
    assert table.power("wachttoren") == "B"
    table.do("play:infiltrant", "target:o13")
    assert table.power("wachttoren") is None
    assert table.happened(What.POWER_MORE_TIED)


def test_the_black_master_can_hold_those_of_categories_and_of_towers() -> None:
    """VERRAAD-10.3: not those of tokens, because he has none"""
    areas = {**THREE, "B": "o1=kapel o16"}
    table = Verraad(
        areas=areas,
        black_areas="i0=kapel i2=klooster i4 i6",
        towers="i4 i6 i2",
        black={"A": "1 1"},
        master="o1",
        at="master",
        row=ROW,
    )
    assert (table.power("wachttoren"), table.marker) == ("black", 2 + 3 + 4)
    table.do("stay", "attack", "die:6", "die:1")
    assert (table.power("stadsgebouwen"), table.marker) == ("black", 2 + 3 + 4 + 2 + 3)
    assert table.told(What.MASTER_POWER) == [(POWER_NAMES.index("stadsgebouwen"), 3)]


def test_he_takes_great_powers_and_loses_them() -> None:
    """VERRAAD-10.3"""
    areas = {"A": "o5 o9", "B": "o1=kapel i1=opera i3=klooster", "C": "o20"}
    table = Verraad(
        areas=areas, black_areas="i0=kapel i2=klooster", black={"A": "1 1"}, master="o1", at="master", row=ROW
    )
    assert (table.power("stadsgebouwen"), table.scores[1]) == ("B", 2 + 4 + 3 + 3)
    table.do("stay", "attack", "die:6", "die:1")
    assert table.told(What.MASTER_POWER_TAKEN) == [(POWER_NAMES.index("stadsgebouwen"), 1)]
    assert (table.marker, table.scores[1]) == (2 + 3 + 2 + 3, 4 + 3)
    lost = Verraad(black_areas="i0=kapel i2=klooster i4=opera", influence={"A": "brand"})
    assert lost.marker == 2 + 3 + 4 + 3
    lost.do("play:brand", "target:i4")
    assert lost.told(What.MASTER_POWER_LOST) == [(POWER_NAMES.index("stadsgebouwen"), 2)]
    assert lost.marker == 2 + 3
    taken = Verraad(
        areas={"A": "o5=kapel o9=opera i5 o21"},
        black_areas="i0=kapel i2=klooster i4=opera",
        hands={"A": "vestingstoren vestingstoren"},
        row=ROW,
    )
    taken.do("build:vestingstoren", "site:o21")
    assert taken.power("stadsgebouwen") == "black"
    taken.do("build:vestingstoren", "site:i5")
    assert taken.told(What.POWER_FROM_MASTER) == [(0, POWER_NAMES.index("stadsgebouwen"))]


# The end of the game


@pytest.mark.parametrize(("seats", "target"), [(2, 50), (3, 35), (4, 30), (5, 25)])
def test_the_target_by_the_number_of_orders(seats: int, target: int) -> None:
    """VERRAAD-11.1"""
    assert scene(Game(seats, "verraad").state, 0).target == target


def reached(mover: str, turns: int, **more: object) -> Verraad:
    """An order is at the target of three, at the end of its actions."""
    table = Verraad(mover=mover, turns=turns, **more)  # type: ignore[arg-type]
    table.state.score["ABC".index(mover)] = 35
    table.do("done")
    return table


def test_when_the_target_is_reached_the_round_is_finished() -> None:
    """VERRAAD-11.1, VERRAAD-11.2: even if nobody has so many points any more"""
    table = reached("A", 1)
    assert table.told(What.REACHED) == [(0, 35)]
    assert table.mover == "B"
    table.state.score[0] = 3
    table.do("choose:0", "card:tolhuis", "done", "choose:0", "card:burgerwoning", "done")
    assert table.happened(What.FINISHED)
    assert table.mover == "over"
    last = reached("C", 3)
    assert last.mover == "over"


def test_with_equal_turns_set_to_no_the_round_is_finished_all_the_same() -> None:
    """VERRAAD-11.2"""
    assert reached("A", 1, options={"equal_turns": "no"}).mover == "B"


def test_a_target_reached_and_lost_in_one_turn_makes_the_round_the_last() -> None:
    """VERRAAD-11.1, ruling C57: at once, by the great power of good; it is lost again when a white token becomes black"""
    table = Verraad(white={"A": 2}, stones="20 0 0", options={"swap_any_token": "yes"})
    table.state.score[0] = 30
    table.do("white")
    assert table.told(What.REACHED) == [(0, 35)]
    table.do("swap-white", "token:1")
    assert (table.scores[0], table.state.last_round) == (30, TARGET_REACHED)


def test_the_black_master_reaches_the_target_at_once() -> None:
    """VERRAAD-11.3, ruling C57: by a token that is bought for him"""
    table = Verraad(marker=34)
    table.do("black")
    assert table.told(What.MASTER_TARGET) == [(35,)]


def test_the_black_master_at_the_target_makes_the_round_the_last() -> None:
    """VERRAAD-11.3: but by the option not"""
    table = Verraad(marker=35)
    table.do("done")
    assert table.told(What.MASTER_TARGET) == [(35,)]
    assert table.state.last_round == TARGET_REACHED
    other = Verraad(marker=35, options={"master_triggers_end": "no"})
    other.do("done")
    assert other.state.last_round == 0


# Good and evil


def judged(
    points: str, marker: int, *, white: str = "0 0 0", black: tuple[str, str, str] = ("", "", ""), **more: object
) -> Verraad:
    """Three orders at the end of a game, with these points and tokens."""
    tokens = {order: values for order, values in zip("ABC", black, strict=True) if values}
    good = {order: int(many) for order, many in zip("ABC", white.split(), strict=True)}
    table = Verraad(mover="C", turns=3, white=good, black=tokens, **more)  # type: ignore[arg-type]
    s = table.state
    s.score[:3] = [int(number) for number in points.split()]
    s.score[BLACK] = marker
    s.last_round = 1
    table.do("done")
    if table.mover != "over":
        table.do("done")
    assert table.mover == "over"
    return table


def verdict(table: Verraad) -> str | None:
    """The message of what decided, where points alone did not."""
    said = GAME.verdict(table.state, *table.points_and_ranks())
    return said.message if said else None


def test_evil_wins_only_with_more_points_than_every_order() -> None:
    """VERRAAD-11.4: those without areas included; by the option as many suffice"""
    assert judged("30 12 25", 31, black=("", "1", "")).happened(What.EVIL)
    assert judged("30 12 25", 30, black=("", "1", "")).happened(What.GOOD)
    assert judged("30 12 25", 30, black=("", "1", ""), options={"master_wins_ties": "yes"}).happened(What.EVIL)
    assert judged("30 12 25", 29, options={"master_wins_ties": "yes"}).happened(What.GOOD)
    driven = judged("30 12 25", 28, black=("", "1", ""), areas={"B": "o13", "C": "o20"})
    assert driven.happened(What.GOOD)


def test_good_wins_by_points_then_more_white_then_fewer_black_tokens() -> None:
    """VERRAAD-11.5"""
    table = judged("30 30 29", 20, white="2 3 6", black=("", "1 1 1 1", ""))
    assert table.points_and_ranks() == ([30, 30, 29], [2, 1, 3])
    assert table.happened(What.GOOD_TIED)
    assert verdict(table) == "result-tokens"
    assert table.told(What.VICTORY) == [(1, 30)]
    fewer = judged("30 30 29", 20, white="2 2 6", black=("1 1", "1 1 1", ""))
    assert fewer.points_and_ranks()[1] == [1, 2, 3]
    shared = judged("30 30 29", 20, white="2 2 6", black=("1", "4", ""))
    assert shared.points_and_ranks()[1] == [1, 1, 3]
    clear = judged("30 29 28", 20)
    assert not clear.happened(What.GOOD_TIED)
    assert verdict(clear) is None


def test_when_evil_wins_most_black_tokens_are_the_black_master() -> None:
    """VERRAAD-11.6: whatever points others have"""
    table = judged("30 12 25", 31, black=("1 1 1", "4 2 1", "4 4"))
    assert table.points_and_ranks() == ([30, 12, 25], [2, 1, 3])
    assert verdict(table) == "result-evil"
    assert table.told(What.UNMASKED) == [(1, 3)]
    plain = judged("30 12 25", 31, black=("4 4", "1 1 1", "4 4"))
    assert plain.told(What.UNMASKED) == [(1, 3)]
    assert plain.told(What.VICTORY) == [(1, 12)]
    assert scene(plain.state, 0).winner == [1]
    assert scene(plain.state, 0).evil is True


def test_of_a_seats_two_orders_the_one_that_served_is_shown_as_the_winner() -> None:
    """VERRAAD-11.6, STAD-10.4: the reveal names it, and not the seat's other one"""
    areas = {"A": "o1", "B": "o8", "C": "o14", "D": "o18"}
    options = {"two_player_variant": "two_orders"}
    table = Verraad(2, mover="D", turns=4, areas=areas, options=options, black={"C": "2 3", "D": "1"})
    table.state.score[:4] = [30, 12, 9, 11]
    table.state.score[BLACK] = 31
    table.state.last_round = 1
    while table.mover != "over":
        table.do("done")
    assert table.told(What.UNMASKED) == [(2, 2)]
    assert scene(table.state, 0).winner == [2]


def test_of_several_with_the_most_the_sum_of_values_decides() -> None:
    """VERRAAD-11.7: and at the end all are turned over, for everybody to see"""
    table = judged("30 12 25", 31, black=("2 2", "3 2", "4 1"))
    assert [fields[:4] for fields in table.told(What.REVEALED)] == [(0, 4, 2, 2), (1, 5, 3, 2), (2, 5, 4, 1)]
    assert table.told(What.UNMASKED) == [(2, 2)]
    assert [castle.black_values for castle in castles(table.state, 0)] == [[2, 2], [3, 2], [4, 1]]


def test_before_the_end_the_values_decide_nothing() -> None:
    """VERRAAD-11.7: or a rank would tell them"""
    table = Verraad(black={"A": "1", "B": "4"}, marker=5)
    table.state.score[:3] = [3, 3, 2]
    assert table.points_and_ranks()[1][:2] == [1, 1]


def test_if_the_values_are_equal_too_own_points_decide() -> None:
    """VERRAAD-11.8: and then the victory is shared"""
    table = judged("30 12 25", 31, black=("", "3 2", "4 1"))
    assert table.happened(What.DARK_TIED)
    assert table.told(What.UNMASKED) == [(2, 2)]
    shared = judged("30 13 13", 31, black=("", "3 2", "4 1"))
    assert shared.told(What.UNMASKED) == [(1, 2), (2, 2)]
    assert shared.points_and_ranks()[1] == [3, 1, 1]
    white = judged("30 13 13", 31, white="0 0 3", black=("", "3 2", "4 1"))
    assert white.points_and_ranks()[1] == [3, 1, 1], "white tokens break a tie of good only (VERRAAD-11.5)"


def test_when_evil_wins_without_a_servant_the_best_order_does() -> None:
    """VERRAAD-11.9"""
    table = judged("30 12 25", 31)
    assert table.happened(What.NO_SERVANT)
    assert table.points_and_ranks() == ([30, 12, 25], [1, 3, 2])
    assert verdict(table) == "result-no-servant"


def test_an_order_without_areas_wins_in_no_way() -> None:
    """VERRAAD-11.10, STAD-9.7"""
    areas = {"B": "o13", "C": "o20"}
    good = judged("30 12 25", 20, areas=areas)
    assert good.points_and_ranks() == ([30, 12, 25], [3, 2, 1])
    assert verdict(good) == "result-expelled"
    assert good.told(What.DRIVEN_OUT) == [(0,)]
    evil = judged("3 12 25", 31, areas=areas, black=("4 4 4", "1", ""))
    assert evil.told(What.UNMASKED) == [(1, 1)]
    assert evil.points_and_ranks()[1][0] == 3
    none = judged("3 0 0", 31, areas={"A": ""}, black=("4", "1", ""))
    assert none.happened(What.NO_WINNER)
    assert none.points_and_ranks() == ([3, 0, 0], [1, 1, 1])
    assert GAME.because(none.state, next(e for e in none.events if e.what == What.NO_WINNER)) == "VERRAAD-11.10"
    assert verdict(none) == "result-nobody"


def test_if_all_were_driven_out_nobody_wins() -> None:
    """VERRAAD-11.10"""
    table = judged("3 0 0", 31, areas={"A": ""}, black=("4", "1", ""))
    assert table.happened(What.NO_WINNER)
    assert table.told(What.VICTORY) == []
    assert scene(table.state, 0).winner == []


def test_an_order_that_was_driven_out_goes_on_taking_turns_and_may_come_back() -> None:
    """VERRAAD-11.10"""
    table = Verraad(areas={"B": "o13", "C": "o20"}, influence={"A": "pionier"})
    table.do("play:pionier", "target:o5")
    assert table.areas("A") == ["o5"]


# Variants for two


def test_both_variants_for_two_can_be_played_with_it() -> None:
    """STAD-10.1, STAD-10.2, VERRAAD-0.4: five areas and a tower; or two orders each, with a castle each"""
    five = Game(2, "verraad", {"two_player_variant": "five_areas"})
    assert five.state.stones[:2] == [10, 10]
    two = Game(2, "verraad", {"two_player_variant": "two_orders"})
    assert two.state.orders == 4
    table = Verraad(
        2,
        options={"two_player_variant": "two_orders"},
        areas={"A": "o5", "B": "o13", "C": "o20", "D": "o16"},
        black={"A": "1", "C": "3", "D": "2"},
    )
    assert [castle.black_values for castle in castles(table.state, 0)] == [[1], [], [3], [None]]
    table.state.score[:4], table.state.score[BLACK] = [1, 9, 2, 3], 12
    table.state.active, table.state.last_round = 3, 1
    table.do("done")
    if table.mover != "over":
        table.do("done")
    assert table.told(What.UNMASKED) == [(2, 1)]
    assert table.points_and_ranks()[1] == [1, 2]
