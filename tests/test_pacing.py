"""What the page of Het Verraad says about how games go was measured, and nothing of the expansion is left out."""

import re

import numpy as np

from tools.pacing import CHAPTERS, GAME, PAGE, SEED, Tally, chapter_table, counting_loop, rules_counted, with_tables
from turncoat.games.ontembare_stad.events import What
from turncoat.kernel import blank


def play_plain(seats: int, games: int) -> Tally:
    """As `pacing.play`, without waiting for a compiler."""
    times, most = [[[0] * len(What) for _ in range(games)] for _ in range(2)]
    ranks = [[0] * seats for _ in range(games)]
    options = GAME.option_ints(GAME.choose_options("verraad"))
    lists = [0] * 4, [0] * GAME.most_legal, GAME.journal(), [0] * seats
    counting_loop()([blank(GAME.state)], SEED, seats, options, *lists, ranks, times, most)
    return Tally(seats, np.array(times, np.int32), np.array(most, np.int32), np.array(ranks, np.int8))


def test_rules_of_every_chapter_happen_in_games_by_the_greedy_bot() -> None:
    counts = rules_counted([play_plain(seats, 2) for seats in (3, 5)])
    for number, title in enumerate(CHAPTERS):
        assert sum(times for rule, times in counts.items() if rule.startswith(f"VERRAAD-{number}.")) > 0, title


def test_a_round_is_a_turn_for_everybody_and_somebody_wins() -> None:
    tally = play_plain(3, 1)
    assert tally.times[0, What.TURN] == 3 * tally.rounds[0]
    assert tally.share(What.EVIL) + tally.share(What.GOOD) == 1
    assert (tally.ranks == 1).any()


def test_evil_wins_where_the_black_master_has_more_points_than_the_best_order() -> None:
    tally = play_plain(5, 4)
    darker = tally.most[:, What.MASTER_FINAL] > tally.most[:, What.POINTS]
    assert (darker == (tally.times[:, What.EVIL] > 0)).all()
    assert set(darker) == {True, False}


def test_the_page_counts_every_rule_or_says_why_not() -> None:
    """Each rule that has an event is in the table with a number, or below it in brackets"""
    text = PAGE.read_text(encoding="utf-8")
    table, _, below = text.partition("<!-- measured: rules -->")[2].partition("<!-- end -->")
    chapters = re.findall(r"^\| (\d+) ([^|]+) \| ([\d,]+) \| (.+) \|$", table, re.M)
    assert [(int(number), title) for number, title, *_ in chapters] == list(enumerate(CHAPTERS))
    assert all(times != "0" for _, _, times, _ in chapters)
    happened = set(re.findall(r"(\d+\.\d+) [1-9]", table))
    rare = set(re.findall(r"\d+\.\d+", below.partition("##")[0]))
    assert not happened & rare
    assert {f"VERRAAD-{rule}" for rule in happened | rare} == set(rules_counted([play_plain(2, 1)]))


def test_tables_go_where_the_page_has_a_place_for_them() -> None:
    table = chapter_table({"VERRAAD-3.1": 2.0, "VERRAAD-3.2": 0.0})
    assert "| 3 Watchtowers | 2 | 3.1 2 |" in table
    assert with_tables("a <!-- measured: x --> old <!-- end --> b", {"x": "new"}) == (
        "a <!-- measured: x -->\nnew\n<!-- end --> b"
    )
