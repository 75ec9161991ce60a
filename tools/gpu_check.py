"""What a GPU does here: how fast tables are stepped, whether its games are those of the processor, and who takes its arrays without a copy.

    python -m tools.gpu_check                       # everything, a line for each result as it comes
    python -m tools.gpu_check speed same --game verraeter --json gpu.json

Each part runs in a process of its own, all of them side by side, since compiling takes longest; what is timed waits until it has the GPU to itself. PyTorch,
JAX and CuPy are asked as far as they are installed. Whatever is not as it should be is reported at the end, and the exit status is 1.
"""

import contextlib
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
import numpy as np

from tools import ROOT
from turncoat.games import GAMES
from turncoat.games.vector import VectorTable
from turncoat.kernel.record import layout
from turncoat.lab.trial import Record, Trial, play_trial, put_together
from turncoat.lab.workers import Here

Row = dict[str, Any]  # what was found; "is_well" says whether it is as it should be

SIZES = tuple(1 << bits for bits in range(14, 20))  # tables at once
MOST_BYTES = 40 << 30  # that the tables of a measurement may take
BAR = {"verraeter": 100e6}  # decisions a second, with masks and observations left on the GPU
SAME_STEPS = 300
ARRAYS = ("movers", "observations", "masks", "dones", "rewards", "points", "ranks", "games")
LIBRARIES = {"PyTorch": "torch", "CuPy": "cupy", "JAX": "jax.dlpack"}
EXAMPLE = ROOT / "docs" / "examples" / "train_verraeter.py"
LEARNED, LEARNING_SECONDS = 0.5, 180  # what the example is to win, and how long it may take
LOCK = Path(tempfile.gettempdir()) / "turncoat-gpu.lock"


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """While nobody else of these processes uses the GPU."""
    with LOCK.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def speed(game: str, seconds: float) -> Iterator[Row]:
    """Decisions a second by random play, with masks and observations, and with masks alone."""
    best = 0.0
    for observe in (True, False):
        for n in SIZES:
            if n * bytes_of(game) > MOST_BYTES:
                continue
            rate, launch = step_rate(VectorTable(game, n, seed=1, target="cuda", observe=observe), seconds)
            best = max(best, rate if observe else 0)
            yield {"tables": n, "observed": observe, "decisions_per_s": round(rate), "launch_us": round(launch, 1)}
    yield {"best_observed": round(best), "is_well": best >= BAR.get(game, 0)}


def bytes_of(game: str) -> int:
    """What a table takes, about."""
    one = GAMES[game]
    return 2 * one.observation + one.actions + 2 * one.most_legal + layout(one.state).dtype.itemsize


def step_rate(tables: VectorTable, seconds: float) -> tuple[float, float]:
    """Decisions a second, and how many millionths of a second Python needs to ask for a step."""
    for _ in range(3):
        tables.step(tables.sample())
    tables.check()
    with alone():
        began, steps, asking = time.perf_counter(), 0, 0.0
        while time.perf_counter() - began < seconds:
            asked = time.perf_counter()
            for _ in range(8):
                tables.step(tables.sample())
            asking += time.perf_counter() - asked
            tables.check()  # waits for the GPU
            steps += 8
        took = time.perf_counter() - began
    return len(tables) * steps / took, 1e6 * asking / steps


def same(game: str, seconds: float) -> Iterator[Row]:
    """Step tables here and there, and compare all arrays, before every step."""
    on_gpu, in_memory = (VectorTable(game, 1000, seed=5, target=target) for target in ("cuda", "cpu"))
    ended = 0
    for step in range(SAME_STEPS):
        for name in ARRAYS:
            if not np.array_equal(getattr(on_gpu, name).copy_to_host(), getattr(in_memory, name)):
                yield {"step": step, "array": name, "is_well": False}
                return
        ended += int(in_memory.dones.sum())
        actions = on_gpu.sample()
        chosen = in_memory.sample()
        if not np.array_equal(actions.copy_to_host(), chosen):
            yield {"step": step, "array": "actions", "is_well": False}
            return
        on_gpu.step(actions)
        in_memory.step(chosen)
    on_gpu.check()
    yield {"tables": 1000, "steps": SAME_STEPS, "games_ended": ended, "arrays": len(ARRAYS), "is_well": ended > 0}


def copies(game: str, seconds: float) -> Iterator[Row]:
    """Other libraries' arrays lie where ours do, and show what a step has written there."""
    for library, module in LIBRARIES.items():
        if find_spec(module.split(".", maxsplit=1)[0]) is None:
            continue
        taker = import_module(module)
        tables = VectorTable(game, 256, seed=1, target="cuda")
        taken = {name: taker.from_dlpack(getattr(tables, name)) for name in ARRAYS}
        places = {name: address(array) for name, array in taken.items()}
        equal = [name for name in ARRAYS if places[name] == getattr(tables, name).__cuda_array_interface__["data"][0]]
        before = tables.observations.copy_to_host()
        tables.step(taker.from_dlpack(tables.sample()))
        tables.check()
        after = tables.observations.copy_to_host()
        seen = np.array_equal(in_host_memory(taken["observations"]), after) and not np.array_equal(before, after)
        row = {"library": library, "arrays_in_place": len(equal), "sees_a_step": seen}
        yield {**row, "address": hex(places["observations"]), "is_well": seen and len(equal) == len(ARRAYS)}


def address(array: Any) -> int:
    """Where an array of PyTorch, CuPy or JAX lies."""
    if hasattr(array, "data_ptr"):
        return int(array.data_ptr())
    return int(array.unsafe_buffer_pointer() if hasattr(array, "unsafe_buffer_pointer") else array.data.ptr)


def in_host_memory(array: Any) -> Any:
    """A copy of an array of PyTorch, CuPy or JAX."""
    if hasattr(array, "cpu"):
        return array.cpu().numpy()
    return array.get() if hasattr(array, "get") else np.asarray(array)


def learn(game: str, seconds: float) -> Iterator[Row]:
    """The example of docs/python.md, from nothing to its last line."""
    with alone(), tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = [sys.executable, str(EXAMPLE), "--device", "cuda", "--out", str(Path(folder) / "weights.pt")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as done:
            assert done.stdout is not None
            for line in done.stdout:
                yield {"after_s": round(time.perf_counter() - began, 1), "said": line.strip()}
        took = time.perf_counter() - began
    share = float(line.split("%", maxsplit=1)[0]) / 100
    is_well = share > LEARNED and took <= LEARNING_SECONDS and done.returncode == 0
    yield {"share": share, "took_s": round(took, 1), "is_well": is_well}


def lab(game: str, seconds: float) -> Iterator[Row]:
    """The lab's games on the GPU and on the processor: the same records, and how fast."""
    for bot in ("novice", "apprentice", "random"):
        trial = Trial(game, GAMES[game].seats[-1], GAMES[game].choose_options(), bot, seed=1, target="cuda")
        theirs, ours = record(replace(trial, target="cpu"), 4), record(trial, 4)
        is_well = all(np.array_equal(getattr(ours, one.name), getattr(theirs, one.name)) for one in fields(Record))
        with alone():
            began = time.perf_counter()
            games = len(record(trial, 256))
            took = time.perf_counter() - began
        yield {"bot": bot, "games": games, "games_per_s": round(games / took), "is_well": is_well}


def record(trial: Trial, chunks: int) -> Record:
    with Here(1, threads=True) as workers:
        return put_together(list(play_trial(trial, range(chunks), workers)))


Part = Callable[[str, float], Iterator[Row]]
PARTS: dict[str, tuple[Part, tuple[str, ...]]] = {
    "speed": (speed, ("verraeter", "rattus", "ontembare_stad")),
    "same": (same, tuple(GAMES)),
    "copies": (copies, ("kuhn",)),
    "learn": (learn, ("verraeter",)),
    "lab": (lab, ("verraeter", "rattus")),
}


def run_part(part: str, game: str, seconds: float, limit: float) -> list[Row]:
    """One part for one game, in a process of its own; its rows are told as they come."""
    command = [sys.executable, "-m", "tools.gpu_check", part, "--game", game, "--seconds", str(seconds), "--inside"]
    settings = {"XLA_PYTHON_CLIENT_PREALLOCATE": "false", "JAX_ENABLE_X64": "1", "PYTHONUNBUFFERED": "1"}
    rows: list[Row] = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        stop = threading.Timer(limit, process.kill)
        stop.start()
        said = ""
        for said in process.stdout:
            if said.startswith("{"):
                rows.append({"part": part, "game": game, **json.loads(said)})
                click.echo(" ".join(f"{name}={value}" for name, value in rows[-1].items()))
        stop.cancel()
    if process.returncode:
        rows.append({"part": part, "game": game, "failed": said.strip()[-500:], "is_well": False})
        click.echo(f"{part} {game} failed ({process.returncode}): {rows[-1]['failed']}")
    return rows


@click.command()
@click.argument("parts", nargs=-1, type=click.Choice(list(PARTS)))
@click.option("--game", "only", type=click.Choice(list(GAMES)), help="One game, instead of all that a part has.")
@click.option("--seconds", default=1.0, show_default=True, help="How long each rate is measured.")
@click.option("--limit", default=600.0, show_default=True, help="Seconds after which a part is stopped.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Write all rows there.")
@click.option("--inside", is_flag=True, hidden=True)
def main(
    parts: tuple[str, ...], only: str | None, seconds: float, limit: float, file: Path | None, inside: bool
) -> None:
    """Measure and check what runs on a GPU."""
    if inside:
        assert only is not None
        for row in PARTS[parts[0]][0](only, seconds):
            click.echo(json.dumps(row))
        return
    asked = [(part, game) for part in parts or PARTS for game in PARTS[part][1] if only in (None, game)]
    if not asked:
        raise click.UsageError(f"none of these parts is for {only}")
    with ThreadPoolExecutor(len(asked)) as pool:
        found = pool.map(lambda one: run_part(one[0], one[1], seconds, limit), asked)
        rows = [row for some in found for row in some]
    if file is not None:
        file.write_text(json.dumps(rows, indent=1), encoding="utf-8")
    bad = [row for row in rows if not row.get("is_well", True)]
    for row in bad:
        click.echo(f"not as it should be: {row}")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
