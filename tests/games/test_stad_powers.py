"""De Ontembare Stad: points and the red spaces (STAD-7), and the great powers (STAD-8.8 to STAD-8.13)."""

import pytest

from tests.games.stad_table import Table
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.end import space_of
from turncoat.games.ontembare_stad.rules.points import count, count_building, judge_power
from turncoat.games.ontembare_stad.state import Phase
from turncoat.games.ontembare_stad.tables import CATEGORY_NAMES, KIND_NAMES, RED

OTHERS = {"B": "o8", "C": "o14"}


# Points and red spaces


def test_rising_to_a_red_space_earns_an_influence_card() -> None:
    """STAD-7.2, STAD-7.4: exactly there, at the end of the turn"""
    table = Table(areas={"A": "o1", **OTHERS}, hands={"A": "kapel"})
    table.do("build:kapel", "site:o1", "done")
    assert table.told(What.RED) == [(0, 2)]
    assert table.mover == "chance"
    assert table.weights == {f"draw:{name}": 3 for name in (text.partition(":")[2] for text in table.legal)}
    table.do("draw:overval")
    assert table.influence("A") == ["overval"]
    assert table.told(What.TURN) == [(1,)]


@pytest.mark.parametrize("points", [1, 3, 4, 5, 6, 8])
def test_other_spaces_earn_nothing(points: int) -> None:
    """STAD-7.4: 5 and 6 are not red"""
    assert RED[points] == 0


def test_losing_points_earns_nothing() -> None:
    """STAD-7.3: from 7 down to the red 2"""
    table = Table(areas={"A": "o1=kapel o4=raadhuis", **OTHERS})
    assert table.scores[0] == 7
    table.do("demolish:o4", "done")
    assert table.scores[0] == 2
    assert table.told(What.NO_RED) == [(0, 2)]
    assert not table.happened(What.EARNED)


def test_what_counts_is_the_last_movement_of_the_turn() -> None:
    """STAD-7.2, STAD-7.3, ruling C45: lost and built back up to red, a card; built past it and fallen back onto it, none"""
    table = Table(areas={"A": "o1=basiliek o4=kapel", **OTHERS}, hands={"A": "raadhuis"}, stones="10 5 5")
    assert table.scores[0] == 7
    table.do("demolish:o1", "build:raadhuis", "site:o1", "done")
    assert (table.scores[0], table.happened(What.EARNED)) == (7, True)
    table = Table(areas={"A": "o1=basiliek o4 o6", **OTHERS}, hands={"A": "kapel burgerwoning"}, stones="9 5 5")
    table.do("build:kapel", "site:o4", "build:burgerwoning", "site:o6", "demolish:o6", "done")
    assert (table.scores[0], table.told(What.NO_RED)) == (7, [(0, 7)])


def test_points_lost_to_an_event_and_won_back_earn_a_card() -> None:
    """STAD-7.2, ruling C45: the event came in the order's own turn"""
    areas = {"A": "o1=basiliek o4=kapel i0", **OTHERS}
    table = Table(areas=areas, hands={"A": "raadhuis"}, stones="9 5 5", pile="zwarte_dood waterput", at="turn")
    table.do("card:zwarte_dood", "withdraw:o1", "card:waterput", "build:raadhuis", "site:i0", "done")
    assert (table.scores[0], table.happened(What.EARNED)) == (7, True)


def test_standing_still_on_red_earns_nothing() -> None:
    """STAD-7.3"""
    table = Table(areas={"A": "o1=kapel", **OTHERS})
    table.do("done")
    assert not table.happened(What.EARNED)


def test_red_spaces_go_round_the_wall() -> None:
    """STAD-7.4: every fifth from 2 on; 62 stands on 2, and 60 is the last space"""
    assert [space for space in range(61) if RED[space]] == list(range(2, 61, 5))
    assert [space_of(points) for points in (0, 2, 60, 61, 62, 67)] == [0, 2, 60, 1, 2, 7]


def test_the_card_from_a_red_space_waits_for_a_later_turn() -> None:
    """STAD-7.5"""
    table = Table(areas={"A": "o1", **OTHERS}, hands={"A": "kapel"}, influence={"A": "brand infiltrant"})
    table.do("build:kapel", "site:o1", "done", "draw:gift")
    assert table.legal == ["discard:brand", "discard:infiltrant", "discard:gift"]
    table.do("discard:brand")
    assert table.influence("A") == ["gift", "infiltrant"]
    assert table.told(What.TURN) == [(1,)]


def test_by_the_option_cards_are_played_once_more_after_a_red_space() -> None:
    """STAD-7.5: the new one too, but nothing is bought or built"""
    options = {"red_card_same_turn": "yes"}
    table = Table(areas={"A": "o1 o3", **OTHERS}, hands={"A": "kapel waterput"}, options=options)
    table.do("build:kapel", "site:o1", "done", "draw:infiltrant")
    assert table.phase == Phase.AFTER
    assert table.legal == ["play:infiltrant", "done"]
    assert table.why_not("build:waterput") == "STAD-7.5"
    table.do("play:infiltrant", "target:o8")
    assert table.areas("B") == []
    assert table.told(What.TURN) == [(1,)]


def test_without_a_red_space_the_turn_ends_at_once() -> None:
    """STAD-7.5"""
    table = Table(areas={"A": "o1", **OTHERS}, influence={"A": "gift"}, options={"red_card_same_turn": "yes"})
    table.do("done")
    assert table.told(What.TURN) == [(1,)]


# Great powers


def strategic(areas: dict[str, str], **more: str) -> Table:
    return Table(3, "strategic", areas=areas, hands={"A": more.get("hand", "")}, stones=more.get("stones", "9 9 9"))


def test_three_buildings_of_a_category_bring_its_great_power() -> None:
    """STAD-8.8, STAD-8.9: with its points"""
    table = strategic({"A": "o1=waterput o4=paardenstal o6", "B": "o12", "C": "o14"}, hand="burgerwoning")
    assert table.power("burgerij") is None
    table.do("build:burgerwoning", "site:o6")
    assert table.power("burgerij") == "A"
    assert table.scores[0] == 1 + 1 + 2 + 1


@pytest.mark.parametrize(
    ("category", "kinds", "points", "card", "income"),
    [
        ("burgerij", "waterput paardenstal paardenstal", 1, "burgerwoning", 1 + 1 + 2),
        ("nijverheid", "smederij graanmolen varkenskot", 2, "graanmolen", 2 + 1 + 2),
        ("stadsgebouwen", "kapel vestingstoren vestingstoren", 3, "kapel", 2 + 1 + 1),
        ("handel", "tolhuis marktkraam herberg", 4, "tolhuis", 3 + 1 + 1),
    ],
)
def test_what_each_great_power_brings(category: str, kinds: str, points: int, card: str, income: int) -> None:
    """STAD-8.9, STAD-8.10: points, and more income for the one building that pays"""
    one, two, three = kinds.split()
    areas = {"A": f"o3={one} o11={two} o19={three}", "B": "o8", "C": "o14"}
    table = Table(3, "strategic", areas=areas, stones="0 0 0", at="turn")
    assert table.power(category) == "A"
    kinds_points = {"burgerij": 3, "nijverheid": 4, "stadsgebouwen": 4, "handel": 6}[category]
    assert table.scores[0] == kinds_points + points
    table.do(f"card:{card}")
    assert table.stones[0] == income


STEPS = [
    ({"A": 2, "B": 2}, None),
    ({"A": 3, "B": 2}, "A"),
    ({"A": 3, "B": 3}, "A"),
    ({"A": 3, "B": 4}, "B"),
    ({"A": 4, "B": 4}, "B"),
    ({"A": 4, "B": 2}, "A"),
    ({"A": 2, "B": 2}, None),
]


@pytest.mark.parametrize("category", CATEGORY_NAMES)
def test_who_holds_a_great_power_as_numbers_change(category: str) -> None:
    """STAD-8.8, STAD-8.11, STAD-8.12: gained with three, kept on a tie, lost to more and below three"""
    kind = {"burgerij": "waterput", "nijverheid": "smederij", "stadsgebouwen": "kapel", "handel": "herberg"}[category]
    table = Table(3, "strategic", areas={"A": "o1", "B": "o8", "C": "o14"})
    s, number = table.state, KIND_NAMES.index(kind)
    for counts, holder in STEPS:
        for order, many in counts.items():
            place = "AB".index(order)
            count_building(s, place, number, many - s.kinds[place][CATEGORY_NAMES.index(category)])
            s.kinds[place][CATEGORY_NAMES.index(category)] = many
        judge_power(s, number, [[0] * 4])
        assert table.power(category) == holder


def test_another_with_more_takes_a_great_power_over() -> None:
    """STAD-8.11: and its points"""
    areas = {
        "A": "o1=waterput o4=paardenstal o6=paardenstal o8",
        "B": "o12=waterput o14=paardenstal o16=burgerwoning",
        "C": "o20",
    }
    table = Table(3, "strategic", areas=areas, hands={"A": "burgerwoning"})
    assert table.power("burgerij") is None  # a tie from the beginning
    table.state.power[0] = 1
    table.do("build:burgerwoning", "site:o8")
    assert table.power("burgerij") == "A"
    assert table.told(What.POWER_TAKEN) == [(0, 0, 1, 3)]
    assert table.rule_of(What.POWER_TAKEN) == "STAD-8.11"


@pytest.mark.parametrize(("tie", "holder"), [("supply", None), ("first_to_reach", "B")])
def test_a_great_power_that_is_lost_when_two_others_tie(tie: str, holder: str | None) -> None:
    """STAD-8.12: stays in the supply, or goes to the one that has had as many for longest"""
    areas = {
        "A": "o1=waterput o4=paardenstal o6=burgerwoning i5",
        "B": "o8=waterput o10=paardenstal o12=burgerwoning",
        "C": "o14=paardenstal o16=burgerwoning o18=dienstverblijf",
    }
    table = Table(3, "strategic", areas=areas, options={"great_power_tie": tie})
    if tie == "supply":  # of three equals nobody has it, so it is given to A
        table.state.power[0] = 0
        table.state.score[0] += 1
    assert table.power("burgerij") == "A"
    table.do("demolish:o1")
    assert table.power("burgerij") == holder
    assert table.scores[0] == 1 + 2
    assert table.happened(What.POWER_TIED) == (holder is None)
    assert table.rule_of(What.POWER_TIED if holder is None else What.POWER_TAKEN) == "STAD-8.12"


def test_building_over_a_building_of_its_category_is_no_interruption() -> None:
    """STAD-8.12, STAD-5.9: the order has had as many all the while"""
    areas = {
        "A": "o1=waterput o4=paardenstal o6=paardenstal",
        "B": "o8=waterput o10=paardenstal o12=burgerwoning",
        "C": "o14",
    }
    for kind, line in (("burgerwoning", 0o21), ("smederij", 0o2)):  # A and then B, or only B
        table = Table(
            3,
            "strategic",
            areas=areas,
            hands={"A": kind},
            stones="9 5 5",
            options={"great_power_tie": "first_to_reach"},
        )
        assert table.state.reached[0][0] == 0o21
        table.do(f"build:{kind}", "site:o1")
        assert table.state.reached[0][0] == line


def test_first_to_reach_means_at_least_that_many_without_interruption() -> None:
    """STAD-8.12, ruling I27: C had three before B. A fourth that comes and goes does not start its time anew, so when the holder A falls below three, C has it"""
    areas = {
        "A": "o1=waterput o4=paardenstal o6=paardenstal",
        "B": "o14=burgerwoning o16=dienstverblijf",
        "C": "o8=waterput o10=paardenstal o12=burgerwoning",
    }
    table = Table(3, "strategic", areas=areas, options={"great_power_tie": "first_to_reach"}, stones="9 9 9")
    s = table.state
    count(s, 1, 0, 1)
    count(s, 2, 0, 1)
    count(s, 2, 0, -1)
    assert (table.power("burgerij"), s.kinds[1][0], s.kinds[2][0]) == ("A", 3, 3)
    table.do("demolish:o1")
    assert table.power("burgerij") == "C"


def test_a_great_power_is_lost_with_the_third_building() -> None:
    """STAD-8.12, STAD-8.13: by the holder's own demolition too, at once"""
    table = strategic({"A": "o1=waterput o4=paardenstal o6=burgerwoning", "B": "o12", "C": "o14"})
    assert table.power("burgerij") == "A"
    table.do("demolish:o1")
    assert table.power("burgerij") is None
    assert table.scores[0] == 3
    assert table.told(What.POWER_LOST) == [(0, 0, 1)]
    assert table.rule_of(What.POWER_LOST) == "STAD-8.12"


def test_in_the_basic_game_there_are_no_great_powers() -> None:
    """STAD-8.8"""
    table = Table(areas={"A": "o1=waterput o4=paardenstal o6=burgerwoning", **OTHERS})
    assert table.power("burgerij") is None
    assert table.scores[0] == 4
