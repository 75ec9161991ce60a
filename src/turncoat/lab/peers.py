"""Our games beside other people's, by random play on one core, by the same counting rule: rows, a table and a chart."""

import functools
import importlib.metadata
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import altair as alt
import polars as pl

from turncoat import __version__
from turncoat.games import GAMES
from turncoat.lab import drivers

Row = dict[str, str | float | None]

# What each library is imported as, and which of its games are played: the small ones that everybody has, and the nearest to ours.
PEERS: dict[str, tuple[str, tuple[str, ...]]] = {
    "OpenSpiel": ("pyspiel", ("tic_tac_toe", "connect_four", "leduc_poker", "hearts", "backgammon", "chess")),
    "PettingZoo": ("pettingzoo", ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")),
    "RLCard": ("rlcard", ("leduc-holdem", "uno", "gin-rummy", "mahjong")),
    "Catanatron": ("catanatron", ("catan",)),
    "Pgx": ("pgx", ("tic_tac_toe", "connect_four", "kuhn_poker", "leduc_holdem")),
}
PACKAGES = {"OpenSpiel": "open_spiel"}  # where a package goes by another name than its library
ONE_CORE = {"OMP_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false", "JAX_PLATFORMS": "cpu"}
MOST_SECONDS = 600  # for one game of one library, compiling included

NOTE = (
    "A decision is one choice by one player, forced or not; what chance does is none. Games differ: a decision of hearts or Verräter "
    "is a card out of a hand, one of Catan or De Ontembare Stad a purchase on a board. OpenSpiel, RLCard, PettingZoo, Catanatron and our "
    "plain rules are called from a loop in Python, one decision at a time; Pgx and our compiled rules have the loop inside. PettingZoo and RLCard "
    "always make observations; Catanatron's are in another package."
)


@functools.cache
def has_gpu() -> bool:
    """Whether our rules could run on a GPU here; asked in another process, so that none is taken."""
    asked = "from turncoat.kernel.cuda import require_gpu; require_gpu()"
    return subprocess.run([sys.executable, "-c", asked], capture_output=True, check=False).returncode == 0


def cases() -> list[tuple[str, str]]:
    """Every library that is installed, ours first, with its games."""
    ours = ("plain", "cpu", "cuda") if has_gpu() else ("plain", "cpu")
    found = [(f"turncoat, {target}", game) for game in GAMES for target in ours]
    for library, (module, games) in PEERS.items():
        if importlib.util.find_spec(module) is not None:
            found += [(library, game) for game in games]
    return found


def version_of(library: str) -> str:
    if library.startswith("turncoat"):
        return __version__
    return importlib.metadata.version(PACKAGES.get(library, library.lower()))


def measure_case(library: str, game: str, seconds: float) -> Row:
    """One game of one library, in a process of its own; what goes wrong there is reported in place of numbers."""
    command = [sys.executable, "-P", drivers.__file__, library, game, str(seconds)]
    try:
        done = subprocess.run(
            command, env={**os.environ, **ONE_CORE}, capture_output=True, text=True, timeout=MOST_SECONDS, check=True
        )
    except subprocess.CalledProcessError as error:
        return {
            "library": library,
            "game": game,
            "failed": (error.stderr.strip() or "no reason given").splitlines()[-1],
        }
    except subprocess.TimeoutExpired:
        return {"library": library, "game": game, "failed": f"took longer than {MOST_SECONDS} s"}
    found: Row = json.loads(done.stdout.splitlines()[-1])
    return {"library": library, "version": version_of(library), "game": game, **found}


def measure_peers(seconds: float) -> Iterator[Row]:
    """A row for each game of each library, as they come."""
    for library, game in cases():
        yield measure_case(library, game, seconds)


def draw_peers(rows: Sequence[Row], file: Path) -> None:
    """Decisions a second of every game, ours in another colour, with observation and without, on a scale of powers of ten."""
    shown = [
        {
            "game": f"{row['library']}: {row['game']}",
            "whose": "ours" if str(row["library"]).startswith("turncoat") else "others'",
            "observation": observation,
            "decisions": row[key],
        }
        for row in rows
        for key, observation in (
            ("decisions_per_s", "without observation"),
            ("observed_decisions_per_s", "with observation"),
        )
        if row.get(key)
    ]
    frame = pl.DataFrame(shown)
    order = frame.group_by("game").agg(pl.col("decisions").max()).sort("decisions", descending=True)["game"].to_list()
    scale = alt.Scale(type="log")
    base = alt.Chart(frame).encode(
        x=alt.X("decisions:Q", scale=scale, axis=alt.Axis(format="~s"), title="decisions a second, one core"),
        y=alt.Y("game:N", sort=order, title=None, axis=alt.Axis(labelLimit=320)),
        color=alt.Color(
            "whose:N", scale=alt.Scale(domain=["ours", "others'"], range=["#9c2b2b", "#8a8a8a"]), title=None
        ),
        shape=alt.Shape("observation:N", title=None),
    )
    chart = base.mark_point(filled=True, size=70).properties(width=460, title="Random play")
    chart.save(file, inline=file.suffix == ".html")
