"""The example that learns Verräter: its parts do what they say, and it learns. PyTorch is heavy, so `make thorough` alone installs it."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support import ROOT, thorough

Names = dict[str, Any]  # of the example
EXAMPLE = ROOT / "docs" / "examples" / "train_verraeter.py"
SEATS = 4

pytestmark = [thorough, pytest.mark.filterwarnings("default")]  # PyTorch's own


@pytest.fixture(scope="module")
def torch() -> Any:
    torch = pytest.importorskip("torch", reason="PyTorch is heavy: `make thorough` installs it")
    torch.set_num_threads(1)
    return torch


@pytest.fixture
def example(torch: Any) -> Names:
    torch.manual_seed(1)
    return runpy.run_path(str(EXAMPLE))


@pytest.fixture
def begun(example: Names) -> Callable[[int], tuple[Any, Any, Any]]:
    """Tables, their tensors, and a policy that has looked around."""

    def begin(count: int) -> tuple[Any, Any, Any]:
        tables, seen = example["lay_tables"](count, 1, "cpu", 1)
        policy = example["Policy"](tables.game.observation, tables.game.actions)
        policy.look_around(tables, seen)
        return tables, seen, policy

    return begin


def test_tensors_are_the_tables_own_arrays(example: Names) -> None:
    tables, seen = example["lay_tables"](5, 1, "cpu", 1)
    for name in seen._fields:
        assert getattr(seen, name).data_ptr() == getattr(tables, name).ctypes.data
    before = seen.observations.clone()
    tables.step(tables.sample())
    assert not seen.observations.equal(before)
    assert seen.observations.numpy().tolist() == tables.observations.tolist()


def test_what_is_not_legal_is_never_chosen(torch: Any, begun: Callable[[int], Any]) -> None:
    """The probability of such an action is 0, not only small, whatever the network has learned."""
    _, seen, policy = begun(64)
    with torch.no_grad():
        policy.action.weight.mul_(1000)
        choices, _ = policy(seen.observations, seen.masks)
    assert choices.probs[~seen.masks].max() == 0
    assert seen.masks.gather(1, choices.sample((500,)).T).all()


def test_numbers_are_scaled_to_what_was_seen_in_play(begun: Callable[[int], Any]) -> None:
    _, seen, policy = begun(64)
    assert (policy.largest >= 1).all()
    assert policy.largest.max() > 5
    assert (seen.observations / policy.largest).abs().max() < 2


def test_a_victory_is_shared_out_whole(torch: Any, example: Names, begun: Callable[[int], Any]) -> None:
    tables, seen, policy = begun(200)
    ended, earned = 0, torch.zeros(SEATS)
    while ended < 400:
        tables.step(tables.sample())
        ended += int(seen.dones.sum())
        earned += seen.rewards.sum(0)
        rows = torch.arange(len(tables))
        assert seen.won().equal(seen.rewards[rows, rows % SEATS])
        assert not seen.won()[~seen.dones].any()
    assert earned.sum().item() == pytest.approx(ended)
    shares = example["evaluate"](policy, *example["lay_tables"](50, 2, "cpu", 1))
    assert ((shares >= 0) & (shares <= 1)).all()


def test_a_decision_is_judged_by_its_own_game_alone(torch: Any, example: Names, begun: Callable[[int], Any]) -> None:
    """By the definition, sum by sum: what came later counts less and less, and nothing after the end of the game."""
    tables, seen, policy = begun(16)
    played = example["play_round"](policy, tables, seen)
    found, smoothing = example["advantages"](played), example["SMOOTHING"]
    assert played.dones.any()
    for table in range(len(tables)):
        for step in range(0, example["STEPS"], 7):
            expected, weight = 0.0, 1.0
            for later in range(step, example["STEPS"]):
                follows = 0.0 if played.dones[later, table] else played.values[later + 1, table]
                expected += weight * (played.won[later, table] + follows - played.values[later, table])
                weight *= smoothing
                if played.dones[later, table]:
                    break
            assert found[step, table].item() == pytest.approx(float(expected), abs=1e-4)


def test_it_learns_the_same_from_the_same_seed(
    torch: Any, example: Names, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = []
    for name in ("one.pt", "other.pt"):
        asked = ["--tables", "32", "--rounds", "5", "--games", "64", "--out", str(tmp_path / name)]
        monkeypatch.setattr("sys.argv", [EXAMPLE.name, *asked])
        example["main"]()
        kept.append(torch.load(tmp_path / name))
    assert all(weights.equal(kept[1][name]) for name, weights in kept[0].items())
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == lines[2:]
    assert "of the victories in 64 new games (95 %: " in lines[1]


def test_a_few_rounds_make_it_better(example: Names, begun: Callable[[int], Any]) -> None:
    """Among three apprentices, who plays at random wins an eighth of the victories; fifteen rounds bring a third."""
    tables, seen, policy = begun(256)
    games = example["lay_tables"](512, 2, "cpu", 1)
    before = example["evaluate"](policy, *games).mean()
    example["train"](policy, tables, seen, 15)
    games = example["lay_tables"](512, 2, "cpu", 1)
    after = example["evaluate"](policy, *games).mean()
    assert after > max(1 / SEATS, 2 * before)
