"""Learning: what was played is judged rightly, the same seed gives the same network, it can go on, and what plays is what learned."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from tests.support import thorough
from turncoat.cli import turncoat
from turncoat.games import GAMES
from turncoat.judge.forward import think
from turncoat.judge.network import WEIGHTS, Sizes, new_network
from turncoat.kernel import compiled

pytestmark = thorough
torch = pytest.importorskip("torch", reason="PyTorch is heavy: `make thorough` installs it")


def train(folder: Path, *more: str) -> str:
    args = ["train", "kuhn", "--tables", "32", "--seed", "3", "--out", str(folder), *more]
    return CliRunner().invoke(turncoat, args).output


@pytest.mark.parametrize("name", GAMES)
def test_what_plays_is_what_was_learned(name: str) -> None:
    """Our own sums and PyTorch's come to the same, but for rounding."""
    from turncoat.learn.export import weights_of
    from turncoat.learn.model import Model

    game = GAMES[name]
    torch.manual_seed(5)
    model = Model(game, Sizes(width=16, hidden=12, heads=4, layers=2, told=4, mind=24))
    for part in model.parameters():
        part.data += 0.05 * torch.randn_like(part)
    network = new_network(game, weights_of(model))
    network.observed[:] = np.random.default_rng(2).integers(-2, 5, game.observation)
    compiled(think, "cpu")(network)
    scores, values = model(torch.from_numpy(network.observed.copy())[None])
    assert np.allclose(network.scores, scores[0].detach().numpy(), atol=1e-4)
    assert np.allclose(network.chances, values[0].detach().numpy(), atol=1e-4)


def test_decisions_are_judged_by_what_their_own_seat_expected_next() -> None:
    """Two seats decide in turn, both expect an even game; then seat 0 wins. The later a decision, the more of it is told by the end."""
    from turncoat.learn.selfplay import SMOOTHING, look_back

    steps = 4
    values = torch.full((steps, 1, 2), 0.5)
    movers = torch.tensor([[0], [1], [0], [1]])
    dones = torch.tensor([[False], [False], [False], [True]])
    won = torch.zeros(steps, 1, 2)
    won[3, 0, 0] = 1
    gains, outcomes, known = look_back(torch.tensor([2]), values, movers, dones, won, torch.full((1, 2), 0.5))
    assert gains.squeeze(1).tolist() == pytest.approx([0.5 * SMOOTHING, -0.5 * SMOOTHING, 0.5, -0.5])
    assert outcomes[3, 0].tolist() == pytest.approx([0, 1])  # the mover, seat 1, first
    assert known.all()


def test_nobody_learns_from_what_is_not_known_yet() -> None:
    from turncoat.learn.selfplay import look_back

    values, movers = torch.full((2, 1, 2), 0.5), torch.tensor([[0], [1]])
    dones, won = torch.zeros(2, 1, dtype=torch.bool), torch.zeros(2, 1, 2)
    gains, outcomes, known = look_back(torch.tensor([2]), values, movers, dones, won, torch.tensor([[0.7, 0.3]]))
    assert not known.any()
    assert gains.abs().sum() == 0
    assert outcomes[1, 0].tolist() == pytest.approx([0.5 / 1.2, 0.7 / 1.2])


def test_a_seed_always_gives_the_same_network_and_a_stopped_training_goes_on(tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert "among apprentices, standard, 2 seats" in train(tmp_path / name, "--rounds", "2")
    one, two = (np.load(tmp_path / name / "kuhn.npz") for name in ("a", "b"))
    assert all((one[name] == two[name]).all() for name in WEIGHTS)
    assert "--resume goes on" in train(tmp_path / "a", "--rounds", "2")
    assert "among apprentices" in train(tmp_path / "a", "--rounds", "3", "--resume")
    assert any((np.load(tmp_path / "a" / "kuhn.npz")[name] != two[name]).any() for name in WEIGHTS)
    assert "to go on with" in train(tmp_path / "c", "--resume")
