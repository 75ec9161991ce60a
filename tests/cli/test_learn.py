"""Lessons in the terminal: every sentence is read, every step is made, in each language."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner

from tests.support import thorough
from turncoat.cli import turncoat
from turncoat.cli.common import CLI_LOCALE
from turncoat.games import GAMES, Game
from turncoat.match import LANGUAGES, Lesson, Words, find_lesson, read_lessons


def cases() -> Iterator[Any]:
    """Every lesson in every language; in `make test` the first of each game in one of them, in turn."""
    for number, game in enumerate(GAMES.values()):
        first, *others = read_lessons(game).values()
        for lesson, language in itertools.product((first, *others), LANGUAGES):
            is_quick = lesson is first and language == LANGUAGES[number % len(LANGUAGES)]
            name = f"{game.name}-{lesson.id}-{language}"
            yield pytest.param(game, lesson, language, id=name, marks=() if is_quick else thorough)


@pytest.mark.parametrize(("game", "lesson", "language"), list(cases()))
def test_a_lesson_is_told_to_its_end(game: Game, lesson: Lesson, language: str) -> None:
    words = Words(game, language, [])
    result = CliRunner().invoke(turncoat, ["learn", game.name, lesson.id, "--lang", language], input="\n" * 500)
    assert result.exit_code == 0
    shown = " ".join(result.output.split())
    for step in lesson.steps:
        assert words.say(step.say)[:40] in shown
        assert all(words.say(other)[:40] in shown for other in step.instead)


def test_rounds_that_pass_meanwhile_are_neither_played_nor_told() -> None:
    """The learner plays their last turn only, and reads what happens in it."""
    result = CliRunner().invoke(turncoat, ["learn", "ontembare_stad", "verraad-good", "--lang", "en"], input="\n" * 50)
    shown = " ".join(result.output.split())
    assert "Purple chose a card of the row: Weaving Mill." in shown
    assert "Purple chose a card of the row: Weigh House." not in shown
    assert shown.count("Your choice, or Enter to continue") == 6  # protect, choose, build, where, a white token, done


def test_a_lesson_may_be_left_early() -> None:
    result = CliRunner().invoke(turncoat, ["learn", "verraeter", "--lang", "en"], input="\n\n")
    assert result.exit_code == 0


def learned(*typed: str, language: str = "en") -> str:
    """What the first lesson shows for these lines of input."""
    result = CliRunner().invoke(turncoat, ["learn", "verraeter", "--lang", language], input="\n".join(typed) + "\n")
    assert result.exit_code == 0
    return " ".join(result.output.split())


@pytest.mark.parametrize("typed", ["6", "farm:5", "farm 5"])
def test_the_learner_makes_their_own_moves(typed: str) -> None:
    shown = learned("", "", typed)
    assert "Your choice, or Enter to continue" in shown
    assert "Red laid a building card under City (Eagle, 5)" in shown
    assert "the lesson goes on with" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_move_is_taken_kindly_and_the_lesson_goes_on(language: str) -> None:
    words = Words(GAMES["verraeter"], language, [], CLI_LOCALE)
    goes_on = words.say("cli-lesson-other", action="X").partition("X")[0].strip()
    assert goes_on in learned("", "", "farm:7", language=language)
    shown = learned("", "", "farm:7")
    assert "the lesson continues with: Lay a farm under City (Eagle, 5)." in shown
    assert "Red laid a building card under City (Eagle, 5)" in shown
    assert "under Wasteland (Rose, 7), farm side up" not in shown


def test_what_is_not_allowed_or_not_understood_is_asked_again() -> None:
    shown = learned("", "", "office:3", "dance", "save x", "why office:3", "farm:5")
    assert "Your first building card must be laid as a farm." in shown
    assert shown.count("Please type a number from 1 to 12") == 2
    assert "Red laid a building card under City (Eagle, 5)" in shown
    assert "Red laid" not in learned("", "", "dance")


def test_a_lesson_has_help_and_can_be_left() -> None:
    assert "the border in dispute" in learned("?")
    shown = learned("", "", "?")
    assert "A farm brings one supply card a round" in shown
    assert "leave the lesson" in shown
    assert "save a copy" not in shown
    assert "Red laid" not in learned("", "", "quit", "", "")
    assert "City" not in learned("quit", "", "", "")


def test_a_lesson_ends_with_how_to_play() -> None:
    assert "That was the lesson. To play: turncoat play verraeter" in learned(*[""] * 99)


def test_an_unknown_lesson_is_one_clear_sentence() -> None:
    result = CliRunner().invoke(turncoat, ["learn", "verraeter", "chess"])
    assert result.exit_code == 2
    assert "has no lesson 'chess'; it has example-round" in result.stderr


def test_without_a_name_the_first_lesson_is_taken() -> None:
    assert find_lesson(GAMES["verraeter"], None).id == "example-round"
