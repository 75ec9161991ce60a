"""Write scenes for the page's tests: `web/tests/{game}-scenes.json` is one match of four, as its first seat sees it."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from tools import ROOT
from turncoat.bots.bot import make_bot
from turncoat.games import GAMES
from turncoat.match import Match, Words

FOLDER = ROOT / "web" / "tests"
SEAT = 0
NAMES = ("Anna", "Bertha", "Konrad", "Dirk")
# Which game by which preset, who plays it, and a match in which the seat is asked everything, or nearly so.
PLAYED = {
    "verraeter": ("verraeter", None, "apprentice", 11),
    "rattus": ("rattus", None, "random", 7),
    "ontembare_stad": ("ontembare_stad", "strategic", "random", 341),
    "het_verraad": ("ontembare_stad", "verraad", "random", 13),
}


def target(name: str) -> Path:
    return FOLDER / f"{name}-scenes.json"


def record(name: str) -> list[dict[str, Any]]:
    """The first decision of each kind that the seat has, with what it may do."""
    played, preset, bot_name, seed = PLAYED[name]
    game = GAMES[played]
    match = Match(game, len(NAMES), game.choose_options(preset), names=NAMES, seed=seed)
    words = Words(game, "en", NAMES)
    bot = make_bot(bot_name, game)
    found: dict[str, dict[str, Any]] = {}
    match.draw_all()
    while not match.is_over:
        view, legal = match.view(match.mover), match.legal()
        if match.mover == SEAT:
            may = [{"action": game.action_text(one), "text": words.say(game.say_action(view, one))} for one in legal]
            found.setdefault(game.prompt(view), {"scene": game.scene(view, SEAT), "legal": may})
        match.submit(match.mover, bot.choose(view, legal, match.rng()))
        match.draw_all()
    found["over"] = {"scene": game.scene(match.view(SEAT), SEAT), "legal": []}
    return [{"prompt": prompt, **position} for prompt, position in found.items()]


def generate(name: str) -> str:
    """A line for each decision."""
    return "[\n" + ",\n".join(msgspec.json.encode(position).decode() for position in record(name)) + "\n]\n"


if __name__ == "__main__":
    for name in PLAYED:
        if "--write" in sys.argv:
            target(name).write_text(generate(name), encoding="utf-8")
        elif target(name).read_text(encoding="utf-8") != generate(name):
            sys.exit(f"{target(name)} is not current: run `make messages`")
