"""Matches between grandmasters, from which the first page shows one each day.

`python -m tools.record_grandmasters` records those that are missing or that today's rules no longer replay; `--again` records all of them.
A match has a budget in iterations, so that it does not depend on how busy this machine is: about what a grandmaster has time for on an idle one.
"""

import json
import sys
from itertools import islice

from turncoat import __version__
from turncoat.bots import make_bot
from turncoat.games import GAMES, Invalid
from turncoat.match import Match, bot_names
from turncoat.server.showcase import FOLDER

BOT = "grandmaster/iterations=20000"
# which game, by which preset, with how many seats, from which seed; in the order of the days
RECORDED = (
    ("verraeter", "later", 4, 1),
    ("rattus", "standard", 4, 1),
    ("ontembare_stad", "strategic", 4, 1),
    ("ontembare_stad", "verraad", 4, 1),
    ("verraeter", "1998", 3, 2),
    ("rattus", "standard", 3, 2),
    ("ontembare_stad", "strategic", 3, 2),
    ("ontembare_stad", "verraad", 3, 2),
)


def play(name: str, preset: str, seats: int, seed: int) -> Match:
    """A whole match; each seat is a bot of its own, which may remember what it likes."""
    game = GAMES[name]
    match = Match(game, seats, game.choose_options(preset), islice(bot_names(()), seats), [BOT] * seats, seed)
    bots = [make_bot(BOT, game) for _ in range(seats)]
    match.draw_all()
    while not match.is_over:
        view = match.view(match.mover)
        match.submit(match.mover, bots[match.mover].choose(view, match.legal(), match.luck()))
        match.draw_all()
    return match


def is_current(name: str) -> bool:
    """Whether a match is on file and goes by today's rules."""
    path = FOLDER / f"{name}.json"
    try:
        Match.from_json(json.loads(path.read_text(encoding="utf-8")))
    except (FileNotFoundError, Invalid):
        return False
    return True


def main() -> None:
    """Record what is to be recorded."""
    for place, (game, preset, seats, seed) in enumerate(RECORDED, 1):
        name = f"{place}-{game}-{preset}-{seats}"
        if "--again" in sys.argv or not is_current(name):
            print(f"recording {name} …", flush=True)
            match = play(game, preset, seats, seed)
            text = json.dumps({"turncoat": __version__, **match.to_json()}, indent=1)
            (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
