"""Verräter: the example round of both rulebooks, figure by figure.

Both editions tell the same round and differ in the hands only. The newer one says that Red chooses the second conflict,
against its own phase 8: a misprint (VER-8.1).
"""

from dataclasses import dataclass

import pytest

from tests.games.test_lessons import Taught, lessons_of, teach
from tests.games.verraeter_table import cards
from turncoat.games.verraeter import GAME
from turncoat.games.verraeter.state import State
from turncoat.games.verraeter.tables import FARM, HOUSE_NAMES, LAND_NAMES, ROLE_NAMES

RED, BLUE, ORANGE, GREEN = range(4)
LESSONS = {lesson["preset"]: lesson for lesson in lessons_of(GAME)}


@dataclass(frozen=True)
class Edition:
    """What the two rulebooks tell differently."""

    preset: str
    hands: list[str]
    pile: str
    before_drawing: list[str]


EDITIONS = [
    Edition("later", ["246", "348", "225", "345"], "22333445556", ["-", "38", "225", "45"]),
    Edition("1998", ["345", "345", "345", "345"], "22222345668", ["-", "35", "345", "45"]),
]
each_edition = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.preset)


def up_to(edition: Edition, step: str) -> Taught:
    return teach(GAME, LESSONS[edition.preset], until=f"lesson-example-{step}")


def houses(numbers: list[int]) -> list[str]:
    return [HOUSE_NAMES[house] for house in numbers]


def borders(state: State) -> list[int]:
    return [int(GAME.action_text(action).removeprefix("conflict:")) for action in GAME.legal_actions(state)]


@each_edition
def test_example_begins_as_printed(edition: Edition) -> None:
    """VER-0.2, VER-0.3, VER-0.4, VER-0.6, VER-0.7, VER-1.1"""
    s = up_to(edition, "conflict").state
    assert [f"{LAND_NAMES[land]} {house}" for land, house in zip(s.land, houses(s.house))] == [
        "city rose",
        "village rose",
        "wasteland eagle",
        "river rose",
        "forest rose",
        "city eagle",
        "pasture eagle",
        "wasteland rose",
        "forest eagle",
        "pasture rose",
        "village eagle",
        "river eagle",
    ]
    assert (s.round, s.start, s.strategy, s.mover) == (1, RED, BLUE, BLUE)
    assert houses(s.allegiance) == ["eagle", "rose", "eagle", "rose"]
    assert s.score == [0, 0, 0, 0]
    assert {place: s.owner[place] for place in range(12) if s.owner[place] >= 0} == {
        5: RED,
        11: BLUE,
        10: ORANGE,
        1: GREEN,
    }
    assert set(s.building) == {FARM}
    assert s.reserve == [2, 2, 2, 2]
    assert [cards(hand) for hand in s.hand] == edition.hands
    assert cards(s.pile) == edition.pile
    assert (sum(s.pile), sum(s.discard)) == (11, 0)
    assert borders(s) == [1, 2, 4, 6, 7, 8, 9, 11]


@each_edition
def test_example_conflict_goes_to_green(edition: Edition) -> None:
    """VER-2.1, VER-2.2, VER-3.1, VER-4.2, VER-5.1, VER-5.2, VER-6.1, VER-6.2, VER-6.3"""
    s = up_to(edition, "supply").state
    assert [ROLE_NAMES[role] for role in s.role] == ["builder", "traitor", "strategist", "diplomat5"]
    assert ROLE_NAMES[(s.seen[GREEN] & ~(1 << s.role[GREEN])).bit_length() - 1] == "farmer"  # what is left
    taught = up_to(edition, "reveal")
    s = taught.state
    assert houses(s.allegiance) == ["eagle", "eagle", "eagle", "rose"]
    assert "event-total house-eagle 21" in taught.told
    assert "event-total house-rose 23" in taught.told
    assert s.score == [0, 1, 2, 5]
    assert houses(s.house)[11] == "rose"
    assert houses(s.house).count("rose") == 7
    assert (s.mover, sum(map(sum, s.played))) == (RED, 5)


@each_edition
def test_example_ends_as_printed(edition: Edition) -> None:
    """VER-7.2, VER-8.1, VER-9.1, VER-10.2, VER-11.1, VER-12.1, VER-13.1"""
    taught = up_to(edition, "draw")
    s = taught.state
    assert [cards(hand) for hand in s.hand] == edition.before_drawing
    assert (s.owner[6], s.building[6], sum(s.discard), s.strategy) == (RED, FARM, 5, ORANGE)
    taught = up_to(edition, "next")
    s = taught.state
    drew = [sentence.split()[1] for sentence in taught.told if sentence.startswith("event-drew")]
    assert drew == ["0", "0", "2", "3"]  # Red two, Blue none, Orange and Green one
    assert (s.round, s.start, s.strategy, s.mover) == (2, BLUE, ORANGE, ORANGE)
    assert s.held == [2, 2, 4, 3]
    assert s.reserve == [1, 2, 2, 2]
    assert s.score == [0, 1, 2, 5]
    assert houses(s.allegiance) == ["eagle", "eagle", "eagle", "rose"]
    assert (sum(s.pile), sum(s.discard)) == (7, 5)
    assert borders(s) == [1, 2, 4, 6, 7, 8, 9, 10]
    GAME.apply(s, GAME.parse_action("conflict:10"), GAME.journal())
    GAME.apply(s, GAME.parse_action("out:farmer"), GAME.journal())
    assert s.mover == BLUE  # who drafts first
