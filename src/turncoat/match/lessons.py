"""Lessons: a game's worked examples, to be read and played step by step. `games/verraeter/lessons.toml` explains their form."""

import functools
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


@dataclass(frozen=True)
class Beat:
    """A moment of a lesson at which the learner reads, or decides."""

    step: int  # of the lesson; one more than there are when it is over
    done: int  # moves of the lesson made by then
    told: int  # of those, so many happened meanwhile or before, and are not shown
    wanted: tuple[str, ...]  # what the learner does next; nothing: they read, and go on


@functools.cache
def play_lesson(game: Game, name: str) -> tuple[Match, tuple[Beat, ...]]:
    """A lesson played to its end, and where it stops on the way: at every step, and wherever the learner has a choice."""
    lesson = find_lesson(game, name)
    match = lesson.match(game, list(lesson.names))
    beats: list[Beat] = []
    told = 0
    for number, step in enumerate(lesson.steps):
        choices: list[int] = []  # moves of this step at which the learner has a choice
        begun = len(match.steps)
        for text in step.do:
            if match.mover == lesson.seat and len(match.legal()) > 1 and not step.meanwhile:
                choices.append(len(match.steps))
            match.replay(text)
        read = begun or (0 if choices else len(match.steps))  # the first thing is read at a table that is laid
        stops = choices if choices[:1] == [begun] else [read, *choices]
        beats += [
            Beat(number, stop, told, _own_moves(match, lesson, stop) if stop in choices else ()) for stop in stops
        ]
        if step.meanwhile:
            told = len(match.steps)
    beats.append(Beat(len(lesson.steps), len(match.steps), told, ()))
    return match, tuple(beats)


def _own_moves(match: Match, lesson: Lesson, begin: int) -> tuple[str, ...]:
    """The learner's moves from one on, up to the next that is somebody else's."""
    texts = []
    for made in match.steps[begin:]:
        if made.mover != lesson.seat:
            break
        texts.append(match.game.action_text(made.action))
    return tuple(texts)


def find_lesson(game: Game, name: str | None) -> Lesson:
    """A lesson by its id, or the first."""
    lessons = read_lessons(game)
    if name is None:
        return next(iter(lessons.values()))
    if name not in lessons:
        raise Invalid(f"{game.title} has no lesson {name!r}; it has {', '.join(lessons)}")
    return lessons[name]
