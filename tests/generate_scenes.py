"""Write scenes of Verräter for the page's tests: `web/tests/verraeter-scenes.json` is one match, as its first seat sees it."""

import json
import sys
from pathlib import Path
from typing import Any

from turncoat.bots.bot import make_bot
from turncoat.games import GAMES
from turncoat.table import Match, Words

TARGET = Path(__file__).parent.parent / "web" / "tests" / "verraeter-scenes.json"
SEAT = 0
NAMES = ("Anna", "Bertha", "Konrad", "Dirk")


def record() -> list[dict[str, Any]]:
    """The first decision of each kind that the seat has, with what it may do."""
    game = GAMES["verraeter"]
    match = Match(game, len(NAMES), names=NAMES, seed=11)
    words = Words(game, "en", NAMES)
    bot = make_bot("greedy", game)
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


def generate() -> str:
    return json.dumps(record(), indent=1) + "\n"


if __name__ == "__main__":
    if "--write" in sys.argv:
        TARGET.write_text(generate(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != generate():
        sys.exit(f"{TARGET} is not current: run {sys.argv[0]} --write")
