"""Golden matches: whole games on file, in which every role, event, ending and option occurs.

`python -m tools.record_matches --write` records again those that a change of rules has changed; git then shows how.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools import ROOT
from turncoat.bots import make_bot
from turncoat.games import GAMES, Game
from turncoat.games.verraeter.state import Phase, State
from turncoat.games.verraeter.tables import EAGLE, LAND_CONFLICT, PLACES, TRAITOR
from turncoat.kernel.rng import below
from turncoat.match import Match

FOLDER = ROOT / "tests" / "games" / "matches"

Driver = Callable[[Match], int]  # an action for the mover

TWO_ORDERS = "two_player_variant=two_orders,demolish_cost=0,demolish_card=removed"
OTHERWISE = "bm_wins_ties=yes,gate_step=2,attack_own_area=yes"
LITERAL = "raid_beside=active,tower_shields=any"
STOPPED = "bescherming_stops_bm_attack=yes,blokkade_stops_bm_conquest=yes"

# game, seats, preset (and options changed in it; under the names that they had when the files were written), driver, seed; chosen so that
# together they show everything (test_matches.py checks that they do)
CHOSEN = (
    ("kuhn", 2, "standard", "random", 1),
    ("kuhn", 2, "standard", "random", 2),
    ("verraeter", 4, "1998,builder_may_turn_when_moving=on", "random", 8),
    ("verraeter", 4, "later", "greedy", 23),
    ("verraeter", 3, "later", "random", 14),
    ("verraeter", 3, "later", "greedy", 0),
    ("verraeter", 3, "1998", "random", 0),
    ("verraeter", 3, "1998", "eagle", 0),
    ("verraeter", 4, "later", "random", 0),
    ("verraeter", 4, "1998", "greedy", 0),
    ("rattus", 2, "standard", "random", 0),
    ("rattus", 2, "free-order", "greedy", 0),
    ("rattus", 3, "standard", "random", 0),
    ("rattus", 3, "standard", "greedy", 0),
    ("rattus", 4, "standard", "random", 0),
    ("rattus", 4, "standard", "greedy", 0),
    ("rattus", 4, "standard,start_player=first,ability_window=pawn", "greedy", 0),
    ("rattus", 3, "standard,power_window=any_moment,turned_by=mover", "random", 2),
    ("rattus", 3, "standard,end_by_cubes=during,final_pawn=owned,second_majority=first", "random", 0),
    ("ontembare_stad", 2, "basic,two_player_variant=five_areas", "random", 8),
    ("ontembare_stad", 2, f"basic,{TWO_ORDERS}", "greedy", 1),
    ("ontembare_stad", 2, f"basic,{TWO_ORDERS}", "settlers", 0),
    ("ontembare_stad", 2, f"basic,{TWO_ORDERS}", "brawlers", 0),
    ("ontembare_stad", 2, "strategic", "brawlers", 0),
    ("ontembare_stad", 2, "strategic", "peddlers", 0),
    ("ontembare_stad", 3, "basic,equal_turns=yes,start_player=first", "greedy", 0),
    ("ontembare_stad", 3, "strategic", "random", 0),
    ("ontembare_stad", 4, "strategic,red_card_same_turn=yes,pawn_rounding=down", "greedy", 0),
    ("ontembare_stad", 4, "strategic,red_card_same_turn=yes,pawn_rounding=down", "settlers", 0),
    ("ontembare_stad", 4, "strategic,red_card_same_turn=yes,pawn_rounding=down", "brawlers", 6),
    ("ontembare_stad", 5, "basic,buy_back=never,card_window=before_and_trade", "random", 2),
    ("ontembare_stad", 5, "strategic,grootmacht_tie=first_to_reach", "greedy", 0),
    ("ontembare_stad", 5, "strategic,grootmacht_tie=first_to_reach", "brawlers", 0),
    ("ontembare_stad", 5, "strategic,grootmacht_tie=first_to_reach", "random", 2),
    (
        "ontembare_stad",
        2,
        "verraad,two_player_variant=five_areas,red_card_same_turn=no,bm_triggers_end=no",
        "greedy",
        0,
    ),
    ("ontembare_stad", 2, f"verraad,two_player_variant=two_orders,{OTHERWISE}", "random", 0),
    ("ontembare_stad", 2, f"verraad,{OTHERWISE}", "greedy", 0),
    ("ontembare_stad", 2, f"verraad,{STOPPED}", "brawlers", 2),
    ("ontembare_stad", 3, f"verraad,{OTHERWISE}", "servants", 2),
    ("ontembare_stad", 3, "verraad", "greedy", 33),
    ("ontembare_stad", 3, "verraad", "greedy", 48),
    ("ontembare_stad", 4, "verraad", "greedy", 7),
    ("ontembare_stad", 4, "verraad", "greedy", 34),
    ("ontembare_stad", 4, f"verraad,{OTHERWISE}", "servants", 0),
    ("ontembare_stad", 4, f"verraad,{OTHERWISE}", "servants", 4),
    ("ontembare_stad", 4, f"verraad,{STOPPED}", "greedy", 3),
    ("ontembare_stad", 4, f"verraad,{STOPPED}", "greedy", 4),
    ("ontembare_stad", 4, f"verraad,swap_any_token=yes,swap_moves_marker=yes,{LITERAL}", "random", 4),
    ("ontembare_stad", 5, "verraad", "greedy", 0),
    ("ontembare_stad", 5, "verraad", "greedy", 5),
)
OTHERS = GAMES.keys() - {
    row[0] for row in CHOSEN
}  # a new game is recorded once for each preset, until somebody chooses
RECORDED = (
    *CHOSEN,
    *((name, GAMES[name].seats[0], preset, "random", 0) for name in OTHERS for preset in GAMES[name].presets),
)


def drive_bot(name: str) -> Driver:
    """Every seat is played by one kind of bot."""

    def choose(match: Match) -> int:
        bot = make_bot(name, match.game)
        return bot.choose(match.view(match.mover), match.legal(), match.rng())

    return choose


def drive_to_eagle(match: Match) -> int:
    """Everybody does what makes the eagle win, in order to see one house take the whole ring."""
    s: State = match.state
    me = s.mover
    texts = {match.game.action_text(action): action for action in match.legal()}
    future = 1 - s.allegiance[me] if s.role[me] == TRAITOR else s.allegiance[me]
    if s.phase == Phase.CONFLICT:
        return max(
            match.legal(), key=lambda action: eagle_edge(s, int(match.game.action_text(action).split(":")[1]) % PLACES)
        )
    if s.phase == Phase.DRAFT and s.allegiance[me] != EAGLE and "take:traitor" in texts:
        return texts["take:traitor"]
    if s.phase == Phase.SUPPLY and (future != EAGLE or len(texts) == 1):
        return texts["done"]
    if s.phase == Phase.SUPPLY:
        return match.legal()[-2]  # the highest card
    choices = [action for text, action in texts.items() if text != "take:traitor"]
    return choices[below(match.rng(), len(choices))]


def eagle_edge(s: State, place: int) -> int:
    """How much stronger the eagle's land is at a border."""
    other = (place + 1) % PLACES
    edge = LAND_CONFLICT[s.land[place]] - LAND_CONFLICT[s.land[other]]
    return edge if s.house[place] == EAGLE else -edge


def drive_by(*verbs: str) -> Driver:
    """Everybody does such a thing whenever possible, the first of these first, and is greedy otherwise."""
    greedy = drive_bot("apprentice")

    def choose(match: Match) -> int:
        for verb in verbs:
            fitting = [action for action in match.legal() if match.game.action_text(action).partition(":")[0] == verb]
            if fitting:
                return fitting[below(match.rng(), len(fitting))]
        return greedy(match)

    return choose


DRIVERS: dict[str, Driver] = {
    "random": drive_bot("random"),
    "greedy": drive_bot("apprentice"),
    "eagle": drive_to_eagle,
    "settlers": drive_by("area"),  # until no area is neutral
    "brawlers": drive_by("target", "golden-market", "golden-sell", "play", "influence"),
    "peddlers": drive_by("blind", "play"),
    "servants": drive_by("attack", "black", "swap-white", "swap"),  # of the Black Master
}


def options_of(game: Game, text: str) -> dict[str, str]:
    """A preset and options changed in it, such as `1998,tie_pays_roles=on`."""
    preset, *changes = text.split(",")
    return game.choose_options(preset, dict(change.split("=") for change in changes))


def play(game: str, seats: int, preset: str, driver: str, seed: int) -> Match:
    """A whole match."""
    match = Match(GAMES[game], seats, options_of(GAMES[game], preset), seed=seed)
    while True:
        match.draw_all()
        if match.is_over:
            return match
        match.submit(match.mover, DRIVERS[driver](match))


def path_of(game: str, seats: int, preset: str, driver: str, seed: int) -> Path:
    return FOLDER / game / f"{seats}-{preset}-{driver}-{seed}.json"


def read(path: Path) -> Any:
    """A recorded match, with its options as they are called today; one that came later has its default."""
    match = json.loads(path.read_text(encoding="utf-8"))
    return {**match, "options": GAMES[match["game"]].choose_options(changes=match["options"])}


def write() -> None:
    """Record what is missing or would go otherwise today; all other files stay as they are."""
    for row in RECORDED:
        path, match = path_of(*row), play(*row).to_json()
        if not path.exists() or read(path) != match:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(match, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tools.record_matches --write")
    write()
