"""Several machines: what a Ray cluster plays is what one process plays, also when a worker dies on the way."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from turncoat.cli import turncoat
from turncoat.lab.arena import Plan, play_arena, play_game
from turncoat.lab.trial import Trial, play_trial
from turncoat.lab.workers import Here, OnRay


def test_without_ray_it_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for command in ("sim", "arena"):
        assert "--ray needs Ray" in CliRunner().invoke(turncoat, [command, "kuhn", "--ray", "auto"]).stderr
    assert "--ray needs Ray" in CliRunner().invoke(turncoat, ["lab", "balance", "kuhn", "--ray", "auto"]).stderr


@pytest.fixture(scope="module")
def cluster() -> Iterator[OnRay]:
    """A cluster on this machine, with a worker process for each core."""
    pytest.importorskip("ray", reason="Ray is heavy: `make thorough` installs it")
    with OnRay("local") as workers:
        yield workers


pytestmark = pytest.mark.filterwarnings("default")  # Ray's own


@pytest.mark.thorough
def test_a_worker_that_is_killed_loses_no_game_and_counts_none_twice(cluster: OnRay, tmp_path: Path) -> None:
    """The worker that is at game 7 dies there, once; then somebody plays it again."""
    plan = Plan("kuhn", 2, {}, ("apprentice", "random"), 40, 5)
    died = tmp_path / "died"

    def play_or_die(plan: Plan, number: int) -> Any:
        if number == 7 and not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_game(plan, number)

    rows = list(cluster.work(play_or_die, plan, range(plan.games)))
    assert died.exists()
    assert [row["number"] for row in rows] == list(range(plan.games))
    alone = {row["number"]: row for row in play_arena(plan, processes=1)}
    for row in rows:
        assert {**row, "seconds": None} == {**alone[row["number"]], "seconds": None}


@pytest.mark.thorough
def test_the_lab_reports_the_same_from_a_cluster(cluster: OnRay) -> None:
    trial = Trial("kuhn", 2, {}, "novice", 7)
    with Here(1, threads=True) as here:
        one, other = (list(play_trial(trial, range(4), workers)) for workers in (here, cluster))
    assert [record.points.tolist() for record in one] == [record.points.tolist() for record in other]


@pytest.mark.thorough
def test_the_arena_of_a_cluster_is_the_same_arena(cluster: OnRay) -> None:
    plan = Plan("kuhn", 2, {}, ("apprentice", "novice"), 12, 5)
    one, other = list(play_arena(plan, processes=1)), list(play_arena(plan, [3], cluster=cluster))
    assert [row["points"] for row in one if row["number"] != 3] == [row["points"] for row in other]


@pytest.mark.thorough
def test_a_simulation_of_a_cluster_is_the_same_simulation(cluster: OnRay, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["sim", "kuhn", "--games", "120000", "--seed", "3", "--json"]
    alone = json.loads(CliRunner().invoke(turncoat, asked).stdout)
    monkeypatch.setattr("turncoat.cli.sim.OnRay", lambda address: nullcontext(cluster))
    together = json.loads(CliRunner().invoke(turncoat, [*asked, "--ray", "auto"]).stdout)
    for key in alone.keys() - {"seconds", "games_per_s"}:
        assert alone[key] == together[key]
