"""Play while nodes and database are killed and frames are dropped, doubled and reordered; then with a full disk and a read-only database.

Ends with 0 if no acknowledged move was lost, none was made twice, all clients saw the same at the end, and nobody was sent a byte too many.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tools import end_in_order
from tools.chaos.room import TROUBLES, NotAllowed
from tools.chaos.storms import postgresql, storm

GAMES = {"kuhn": 0.75, "verraeter": 0.18, "rattus": 0.05, "ontembare_stad": 0.02}  # shares of all matches
SHOWN_FAULTS = 20


def shared_out(matches: int) -> dict[str, int]:
    """How many matches of each game; what rounding leaves is the first game's."""
    games = {game: round(matches * share) for game, share in GAMES.items()}
    games["kuhn"] += matches - sum(games.values())
    return games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    end_in_order()
    began = time.monotonic()
    faults: list[str] = []
    with postgresql() as cluster, tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        games = shared_out(given.matches)
        print(
            f"seed {given.seed}; matches: {', '.join(f'{game} {number}' for game, number in games.items())}", flush=True
        )
        outcome = storm(cluster, folder, games, given.seed)
        faults += outcome.faults
        for what, number in sorted(outcome.counts.items()):
            print(f"{what:40} {number:8}")
        print(f"{'killed and shuffled':40} {'well' if not outcome.faults else 'NOT WELL'}", flush=True)
        for what, trouble in TROUBLES.items():
            try:
                moves, found = trouble(folder, cluster)
            except NotAllowed as reason:
                print(f"{what:40} not tried: {reason}", flush=True)
                continue
            faults += found
            print(f"{what:40} {'well' if not found else 'NOT WELL'}, {moves} moves acknowledged", flush=True)
    print(f"{time.monotonic() - began:.0f} seconds")
    print(*faults[:SHOWN_FAULTS], sep="\n", end="\n" if faults else "")
    return min(len(faults), 1)


if __name__ == "__main__":
    sys.exit(main())
