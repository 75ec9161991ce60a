"""Write scenes for the page's tests, from one match of four as its first seat sees it.

`web/tests/{game}-scenes.json` has the first decision of each kind, `web/tests/{game}-film.json` what happened, event by event, and
`web/tests/{game}-printed.json` what is printed in the box.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from tools import ROOT, drawn_games
from turncoat.bots.bot import make_bot
from turncoat.games import GAMES
from turncoat.kernel import Event, pack
from turncoat.match import Match, Step, Words
from turncoat.server.change import Change
from turncoat.server.film import Viewer
from turncoat.server.views import known

FOLDER = ROOT / "web" / "tests"
SEAT = 0
FILMED = 200  # steps from the beginning
NAMES = ("Anna", "Bertha", "Konrad", "Dirk")
# Which game by which preset, who plays it, and a match in which the seat is asked everything, or nearly so; of a newly drawn game the first.
PLAYED: dict[str, tuple[str, str | None, str, int]] = {
    **{name: (name, None, "random", 0) for name in drawn_games()},
    "verraeter": ("verraeter", None, "apprentice", 11),
    "rattus": ("rattus", None, "random", 7),
    "ontembare_stad": ("ontembare_stad", "strategic", "random", 341),
    "het_verraad": ("ontembare_stad", "verraad", "random", 40),
}
BOXES = sorted({game for game, *_ in PLAYED.values()})


def play(name: str) -> Iterator[Match]:
    """The match at each decision, and at its end."""
    played, preset, bot_name, seed = PLAYED[name]
    game = GAMES[played]
    names = NAMES[: game.seats[-1]]
    match = Match(game, len(names), game.choose_options(preset), names=names, seed=seed)
    bot = make_bot(bot_name, game)
    match.draw_all()
    while not match.is_over:
        yield match
        match.submit(match.mover, bot.choose(match.view(match.mover), match.legal(), match.rng()))
        match.draw_all()
    yield match


def record_scenes(name: str) -> list[object]:
    """The first decision of each kind that the seat has, with what it may do; and the end."""
    found: dict[str, dict[str, object]] = {}
    for match in play(name):
        scene = Viewer(match.game, SEAT, is_open=False).scene(pack(match.state))
        if match.is_over:
            found["over"] = {"scene": scene, "legal": []}
        elif match.mover == SEAT:
            found.setdefault(match.game.prompt(match.view(SEAT)), {"scene": scene, "legal": legal_of(match)})
    return [{"prompt": prompt, **position} for prompt, position in found.items()]


def legal_of(match: Match) -> list[object]:
    """What the seat may do."""
    game, view, words = match.game, match.view(SEAT), Words(match.game, "en", NAMES)
    return [{"action": game.action_text(one), "text": words.say(game.say_action(view, one))} for one in match.legal()]


def record_film(name: str) -> list[object]:
    """The scene before the first step, the steps, and the scene after the last of them."""
    *_, match = play(name)
    viewer = Viewer(match.game, SEAT, is_open=False)
    steps = match.steps[:FILMED]
    return [viewer.scene(steps[0].before), *(film_step(viewer, step) for step in steps), viewer.scene(steps[-1].after)]


def film_step(viewer: Viewer, step: Step) -> dict[str, object]:
    """A step as the page gets it, without its sentences."""
    *parts, rest = viewer.changes(step.before, step.shots, step.after)
    events = [film_event(viewer, step, event, part) for event, part in zip(viewer.told(step), parts, strict=True)]
    return {"mover": step.mover, "events": events, "change": rest}


def film_event(viewer: Viewer, step: Step, event: Event, change: Change) -> dict[str, object]:
    """An event as the page gets it, without its sentence."""
    fields = {name: known(number) for name, number in viewer.game.fields(event).items()}
    message = viewer.game.say_event(viewer.view(step.after), event).message
    return {"what": message.removeprefix("event-"), "fields": fields, "change": change}


def lines(records: list[object]) -> str:
    """A line for each."""
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in records) + "\n]\n"


def scenes(name: str) -> str:
    return lines(record_scenes(name))


def film(name: str) -> str:
    return lines(record_film(name))


def printed(game: str) -> str:
    return msgspec.json.format(msgspec.json.encode(GAMES[game].printed)).decode() + "\n"


# Every file, and what writes it.
FILES: dict[Path, Callable[[], str]] = {
    FOLDER / f"{name}-{what}.json": partial(write, name)
    for names, what, write in ((PLAYED, "scenes", scenes), (PLAYED, "film", film), (BOXES, "printed", printed))
    for name in names
}


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tools.generate_scenes --write")
    for path, generate in FILES.items():
        path.write_text(generate(), encoding="utf-8")
