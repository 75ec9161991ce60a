"""Lessons in the terminal: every sentence is read, every step is made, in each language."""

import pytest
from click.testing import CliRunner

from turncoat.cli import turncoat
from turncoat.games import GAMES
from turncoat.table import LANGUAGES, Words, find_lesson, read_lessons


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_is_told_to_its_end(name: str, language: str) -> None:
    game = GAMES[name]
    words = Words(game, language, [])
    for lesson in read_lessons(game).values():
        result = CliRunner().invoke(turncoat, ["learn", name, lesson.id, "--lang", language], input="\n" * 50)
        assert result.exit_code == 0
        shown = " ".join(result.output.split())
        for step in lesson.steps:
            assert words.say(step.say)[:40] in shown
            assert all(words.say(other)[:40] in shown for other in step.instead)


def test_a_lesson_may_be_left_early() -> None:
    result = CliRunner().invoke(turncoat, ["learn", "verraeter", "--lang", "en"], input="\n\n")
    assert result.exit_code == 0


def test_an_unknown_lesson_is_one_clear_sentence() -> None:
    result = CliRunner().invoke(turncoat, ["learn", "verraeter", "chess"])
    assert result.exit_code == 2
    assert "has no lesson 'chess'; it has example-round" in result.stderr


def test_without_a_name_the_first_lesson_is_taken() -> None:
    assert find_lesson(GAMES["verraeter"], None).id == "example-round"
