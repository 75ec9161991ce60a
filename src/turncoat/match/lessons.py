"""Lessons: a game's worked examples, to be read and played step by step. `games/verraeter/lessons.toml` explains their form."""

import tomllib
from dataclasses import dataclass
from typing import Any

from turncoat.games import Game, Invalid
from turncoat.match.match import Match


@dataclass(frozen=True)
class LessonStep:
    """What the learner reads, what is then done, by others alone if it happens meanwhile, and what might have happened instead (all as messages)."""

    say: str
    do: tuple[str, ...]
    meanwhile: bool
    instead: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """One worked example."""

    id: str
    title: str
    seats: int
    options: dict[str, str]
    names: tuple[str, ...]
    seat: int
    steps: tuple[LessonStep, ...]

    def match(self, game: Game, names: list[str]) -> Match:
        """The table at which the lesson is played."""
        return Match(game, self.seats, self.options, names, seed=0)


def read_lessons(game: Game) -> dict[str, Lesson]:
    """A game's lessons by their ids, in order."""
    with (game.folder / "lessons.toml").open("rb") as file:
        lessons = [_lesson(game, data) for data in tomllib.load(file)["lesson"]]
    return {lesson.id: lesson for lesson in lessons}


def _lesson(game: Game, data: dict[str, Any]) -> Lesson:
    """A lesson as its file has it."""
    others = data.get("instead", [])
    steps = (
        LessonStep(
            step["say"],
            tuple(step["do"]),
            step.get("meanwhile", False),
            tuple(other["say"] for other in others if other["of"] == step["say"]),
        )
        for step in data["step"]
    )
    options = game.choose_options(data["preset"], data.get("options"))
    return Lesson(data["id"], data["title"], data["seats"], options, tuple(data["names"]), data["seat"], tuple(steps))


def find_lesson(game: Game, name: str | None) -> Lesson:
    """A lesson by its id, or the first."""
    lessons = read_lessons(game)
    if name is None:
        return next(iter(lessons.values()))
    if name not in lessons:
        raise Invalid(f"{game.title} has no lesson {name!r}; it has {', '.join(lessons)}")
    return lessons[name]
