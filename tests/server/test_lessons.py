"""Lessons over the wire: every one can be gone through from its first beat to its last, by the moves that it asks for."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.support import Browser, serving
from tests.support import thorough
from turncoat.games import GAMES, Game
from turncoat.match import read_lessons

# One of each game; that all of them keep to the rules is tested beside the rules.
LESSONS = [
    pytest.param(game, lesson, id=f"{game.name}-{lesson}", marks=thorough if number else ())
    for game in GAMES.values()
    for number, lesson in enumerate(read_lessons(game))
]


@pytest.fixture(scope="module")
def anna(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with (
        serving(f"sqlite:///{tmp_path_factory.mktemp('lessons') / 'a.db'}") as address,
        Browser(address, "Anna") as anna,
    ):
        yield anna


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_gone_through(anna: Browser, game: Game, lesson: str) -> None:
    path = f"/api/games/{game.name}/lessons/{lesson}"
    seen = anna.get(path)
    number = -1
    while seen["card"]["text"] is not None:
        card, table = seen["card"], seen["update"]["table"]
        assert card["beat"] == number + 1
        number = card["beat"]
        assert table["viewer"] == read_lessons(game)[lesson].seat
        assert table["undo"] == 0
        if card["wanted"]:
            legal = [one["action"] for one in table["legal"]]
            assert card["wanted"][0] in legal
            assert len(legal) > 1, "nobody is asked where there is no choice"
            assert card["wantedText"]
            query = "&".join(f"action={action}" for action in card["wanted"][:1])
            assert anna.get(f"{path}/foresight?beat={number}&{query}")["actions"] == card["wanted"][:1]
        made = table["number"] + min(1, len(card["wanted"]))
        seen = anna.get(f"{path}?beat={number + 1}&made={made}&since={table['number']}")
        assert seen["update"]["table"]["number"] >= made
        assert all(step["number"] > table["number"] for step in seen["update"]["steps"])
    assert seen["card"]["beat"] == seen["card"]["beats"] - 1


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_listed_in_order_with_what_they_teach(anna: Browser, game: str) -> None:
    listed: Any = anna.get(f"/api/games/{game}/lessons")
    assert [one["id"] for one in listed] == list(read_lessons(GAMES[game]))
    assert all(one["title"] and one["preset"] in GAMES[game].presets and one["beats"] > 1 for one in listed)


def test_at_each_step_the_rules_behind_it_are_named(anna: Browser) -> None:
    path = "/api/games/verraeter/lessons/example-round"
    cards = [anna.get(f"{path}?beat={beat}")["card"] for beat in range(anna.get(path)["card"]["beats"] - 1)]
    assert any(card["rules"] for card in cards)
    assert all(rule.startswith("VER-") for card in cards for rule in card["rules"])


def test_what_is_not_legal_in_a_lesson_is_explained(anna: Browser) -> None:
    path = "/api/games/verraeter/lessons/example-round"
    beat = next(n for n in range(20) if anna.get(f"{path}?beat={n}")["card"]["wanted"])
    said = anna.get(f"{path}/why?beat={beat}&action=done")
    assert said["text"]
    assert said["rule"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/lessons",
        "/api/games/kuhn/lessons/none",
        "/api/games/kuhn/lessons/none/why?beat=0&action=pass",
        "/api/games/kuhn/lessons/one-hand/foresight?beat=99&action=pass",
        "/api/games/kuhn/lessons/one-hand/foresight?beat=-1&action=pass",
    ],
)
def test_a_lesson_that_is_not_there_is_not_found(anna: Browser, path: str) -> None:
    anna.refused(404, "not-found", "GET", path)


def test_a_lesson_opens_on_a_table_that_is_laid(anna: Browser) -> None:
    """Not on one where everybody still serves the Eagle while the text says otherwise."""
    table = anna.get("/api/games/verraeter/lessons/example-round")["update"]["table"]
    assert [seat["house"] for seat in table["scene"]["seats"]] == ["eagle", "rose", "eagle", "rose"]
