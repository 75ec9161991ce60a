"""Lessons: every game's worked examples are played step by step, and everything they state must be true.

The form of a lesson is described at the top of `games/verraeter/lessons.toml`.
"""

import tomllib
from dataclasses import dataclass, field
from typing import TypedDict

import msgspec
import pytest

from turncoat.games import CHANCE, GAMES, OVER, Game
from turncoat.games.game import Json, Name, Seat
from turncoat.kernel import AnyState, copy, events_of

MOVERS = {"chance": CHANCE, "over": OVER}


class Expect(TypedDict, total=False):
    """What is true after a step."""

    mover: int | str
    legal: list[str]
    points: list[int]
    told: list[str]
    scene: dict[str, Json]


class Step(TypedDict, total=False):
    """A step of a lesson, or (with `of`) one that might have been."""

    say: str
    do: list[str]
    meanwhile: bool
    expect: Expect
    of: str


class Lesson(TypedDict, total=False):
    """A lesson as its file has it."""

    id: str
    title: str
    seats: int
    preset: str
    options: dict[str, str]
    names: list[str]
    seat: int
    step: list[Step]
    instead: list[Step]


def lessons_of(game: Game) -> list[Lesson]:
    with (game.folder / "lessons.toml").open("rb") as file:
        lessons: list[Lesson] = tomllib.load(file)["lesson"]
    return lessons


def states(sentence: str, told: str) -> bool:
    """Whether a lesson's sentence is what was told: the same message, with those of its fields, in order, that the lesson names."""
    message, *fields = sentence.split()
    happened, *all_fields = told.split()
    rest = iter(all_fields)
    return message == happened and all(name in rest for name in fields)


@dataclass
class Taught:
    """A lesson being played: the table after some steps, and what was told in the last of them."""

    game: Game
    lesson: Lesson
    state: AnyState
    told: list[str] = field(default_factory=list)

    def take(self, step: Step) -> None:
        self.told = []
        seat = self.lesson["seat"]
        for text in step["do"]:
            action = self.game.parse_action(text)
            assert action in self.game.legal_actions(self.state), f"{step['say']}: {text} is not allowed"
            journal = self.game.journal()
            self.game.apply(self.state, action, journal)
            view = self.game.view(self.state, seat)
            for event in events_of(journal):
                said = self.game.say_event(view, self.game.redact(event, seat))
                self.told.append(" ".join([said.message, *map(plain, said.args.values())]))

    def check(self, step: Step) -> None:
        expect = step.get("expect", {})
        assert set(expect) <= {"mover", "legal", "points", "told", "scene"}
        if "mover" in expect:
            mover = expect["mover"]
            assert self.state.mover == (MOVERS[mover] if isinstance(mover, str) else mover), step["say"]
        if "legal" in expect:
            legal = [self.game.action_text(action) for action in self.game.legal_actions(self.state)]
            assert legal == expect["legal"], step["say"]
        if "points" in expect:
            points = [0] * self.lesson["seats"]
            self.game.scores(self.state, points, [0] * self.lesson["seats"])
            assert points == expect["points"], step["say"]
        rest = iter(self.told)
        for sentence in expect.get("told", []):
            assert any(states(sentence, told) for told in rest), (
                f"{step['say']}: {sentence!r} is not told, or not in this order: {self.told}"
            )
        for path, value in expect.get("scene", {}).items():
            assert self.scene(path) == (None if value == "unknown" else value), f"{step['say']}: {path}"

    def scene(self, path: str) -> Json:
        """What the learner sees at a place of the scene: `ring.11.house`."""
        seat = self.lesson["seat"]
        at: Json = msgspec.to_builtins(self.game.scene(self.game.view(self.state, seat), seat))
        for key in path.split("."):
            if isinstance(at, list):
                at = at[int(key)]
            else:
                assert isinstance(at, dict), path
                at = at[key]
        return at


def plain(argument: int | str | Seat | Name | tuple[Name, ...]) -> str:
    """An argument of a sentence, without a language."""
    if isinstance(argument, Seat):
        return str(argument.number)
    if isinstance(argument, Name):
        return " ".join([argument.message, *map(plain, argument.args.values())])
    if isinstance(argument, tuple):
        return " ".join(map(plain, argument))
    return str(argument)


def teach(game: Game, lesson: Lesson, until: str | None = None) -> Taught:
    """Play a lesson up to, not including, a step; or to its end."""
    options = game.choose_options(lesson["preset"], lesson.get("options"))
    taught = Taught(game, lesson, game.new(lesson["seats"], options))
    for step in lesson["step"]:
        if step["say"] == until:
            break
        taught.take(step)
        taught.check(step)
    return taught


LESSONS = [
    pytest.param(game, lesson, id=f"{game.name}-{lesson['id']}")
    for game in GAMES.values()
    for lesson in lessons_of(game)
]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_lesson_is_true(game: Game, lesson: Lesson) -> None:
    """Each step is legal, and brings about what it says."""
    teach(game, lesson)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_what_might_have_been_is_true(game: Game, lesson: Lesson) -> None:
    for other in lesson.get("instead", []):
        taught = teach(game, lesson, until=other["of"])
        before = copy(taught.state)
        taught.take(other)
        taught.check(other)
        assert other["of"] in [step["say"] for step in lesson["step"]]
        assert taught.state != before


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_lesson_is_well_formed(game: Game, lesson: Lesson) -> None:
    """Names for all seats, a seat for the learner, steps that can be told apart."""
    assert len(lesson["names"]) == game.check_seats(lesson["seats"])
    assert 0 <= lesson["seat"] < lesson["seats"]
    says = [step["say"] for step in lesson["step"]]
    assert len(set(says)) == len(says)
    assert all(message.startswith("lesson-") for message in (lesson["title"], *lesson["names"], *says))
    ids = [other["id"] for other in lessons_of(game)]
    assert len(set(ids)) == len(ids)


# The shields of seats 0 to 4, as the page draws them (`TINCTURES` in `web/src/games/board.ts`).
SHIELDS = ["red", "blue", "orange", "green", "purple"]
BY_COLOURS = [
    pytest.param(lesson, id=f"{game.name}-{lesson['id']}")
    for game in GAMES.values()
    for lesson in lessons_of(game)
    if lesson["names"][0].removeprefix("lesson-seat-") in SHIELDS
]


@pytest.mark.parametrize("lesson", BY_COLOURS)
def test_nobody_is_called_yellow_who_has_a_green_shield(lesson: Lesson) -> None:
    assert lesson["names"] == [f"lesson-seat-{colour}" for colour in SHIELDS[: lesson["seats"]]]
