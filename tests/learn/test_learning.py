"""Learning: what was played is judged rightly, the same seed gives the same network, it can go on, and what plays is what learned."""

import json
import os
import re
import signal
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from tests.support import thorough
from turncoat.cli import turncoat
from turncoat.games import GAMES, Invalid
from turncoat.judge.forward import think
from turncoat.judge.network import WEIGHTS, Sizes, new_network
from turncoat.judge.weights import file_of, read_weights
from turncoat.kernel import compiled
from turncoat.lab.workers import OnRay

pytestmark = thorough
FROM_NOTHING = {"learned": {"rounds": 0, "games": 0, "decisions": 0, "spent": 0.0}, "began_with": None}
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
    model = Model(game, Sizes(width=16, hidden=12, layers=2, told=4, mind=24))
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
    one, two = (read_weights(tmp_path / name / "kuhn.npz") for name in ("a", "b"))
    assert all((one[name] == two[name]).all() for name in WEIGHTS)
    assert "--resume goes on" in train(tmp_path / "a", "--rounds", "2")
    assert "among apprentices" in train(tmp_path / "a", "--rounds", "3", "--resume")
    assert any((read_weights(tmp_path / "a" / "kuhn.npz")[name] != two[name]).any() for name in WEIGHTS)
    assert "to go on with" in train(tmp_path / "c", "--resume")


def test_while_it_learns_it_tells_its_share_among_apprentices_and_among_the_last_version(tmp_path: Path) -> None:
    """Every 20 rounds; losses every 10."""
    told = [line for line in train(tmp_path / "a", "--rounds", "40").splitlines() if line.startswith("round")]
    assert [("among apprentices" in line, "among last" in line) for line in told] == [(False,) * 2, (True,) * 2] * 2


def test_what_has_learned_wins_among_what_has_not() -> None:
    from turncoat.learn.training import COMPARED, Training, recipe_of

    recipe = recipe_of("kuhn", tables=64, batch=512, rounds=COMPARED, seed=3, rate=0.005)
    *_, last = Training(GAMES["kuhn"], recipe, "cpu", 1).run()
    assert last["among last"] > 0.5


def test_the_card_names_the_commit_of_a_checkout_and_of_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from turncoat.learn import export

    assert re.fullmatch("[0-9a-f]{40}", export.last_commit() or "")
    monkeypatch.setattr(export, "PACKAGE", tmp_path)
    assert export.last_commit() is None


def test_learning_goes_on_from_weights_that_were_written(tmp_path: Path) -> None:
    """What it begins with is what the file says, and the card tells where that came from."""
    from turncoat.learn.export import begin_with, weights_of, write_weights
    from turncoat.learn.training import Training, recipe_of

    recipe = recipe_of("kuhn", tables=8, steps=4, batch=8, rounds=1)
    first, second = (Training(GAMES["kuhn"], recipe, "cpu", 1) for _ in range(2))
    file = write_weights(first, tmp_path, {})
    for part in second.model.parameters():
        part.data += 1
    begin_with(second, file)
    one, two = weights_of(first.model), weights_of(second.model)
    assert all(np.allclose(one[name], two[name], atol=1e-2, rtol=1e-3) for name in WEIGHTS)
    assert second.began_with == {"recipe": json.loads(file.with_suffix(".json").read_text())["recipe"], **FROM_NOTHING}
    other = Training(GAMES["kuhn"], replace(recipe, sizes=Sizes(width=32)), "cpu", 1)
    with pytest.raises(Invalid, match="of other sizes"):
        begin_with(other, file)


def test_to_begin_with_it_may_do_as_apprentices_do(tmp_path: Path) -> None:
    """In Kuhn poker what looks best can be learned by heart: an apprentice then finds its like."""
    from turncoat.learn.training import Training, recipe_of

    recipe = recipe_of("kuhn", tables=64, batch=2048, rounds=60, by_hand=1.0, seed=3)
    training = Training(GAMES["kuhn"], recipe, "cpu", 1)
    *_, last = training.run()
    assert last["gain"] > -0.01  # nearly all that apprentices did was what it would have done
    share, half = training.among_apprentices(training.tables.kinds[0], 512, 4)
    assert abs(share - 0.5) < 2 * half


def test_it_learns_at_the_tables_that_are_asked_for(tmp_path: Path) -> None:
    told = train(tmp_path / "a", "--rounds", "1", "--at", "standard:2")
    assert "among apprentices, standard, 2 seats" in told


def test_every_recipe_is_of_a_game_and_its_tables() -> None:
    from turncoat.learn.tables import kinds_of
    from turncoat.learn.training import RECIPES, recipe_of

    for name in tomllib.loads(RECIPES.read_text(encoding="utf-8")):
        assert set(recipe_of(name).kinds) == set(kinds_of(GAMES[name]))


def test_a_number_of_a_recipe_can_be_changed_or_is_refused_in_a_sentence(tmp_path: Path) -> None:
    assert "among apprentices" in train(
        tmp_path / "a", "--rounds", "1", "--recipe", "rate=0.001", "--recipe", "steps=4"
    )
    recipe = json.loads((tmp_path / "a" / "kuhn.json").read_text())["recipe"]
    assert (recipe["rate"], recipe["steps"]) == (0.001, 4)
    for given, complaint in (("luck=1", "no number 'luck'"), ("rate=fast", "is a number"), ("steps=0", "can't be 0")):
        assert complaint in train(tmp_path / "b", "--recipe", given)


def test_several_go_on_from_the_mean_of_what_they_learned() -> None:
    """Two learners, here without a cluster: after a round the network is the mean of theirs, and all that was played counts."""
    from turncoat.learn.several import Learner
    from turncoat.learn.training import Training, in_memory, mean_of, recipe_of

    class Beside:
        """A learner in this process, with luck of its own."""

        def __init__(self) -> None:
            with torch.random.fork_rng():
                self.learner = Learner(recipe, 1, "cpu")
            self.learned: list[Any] = []

        def ask(self, what: str, *given: Any) -> Callable[[], list[Any]]:
            assert what == "learn"
            with torch.random.fork_rng():
                self.learned.append(self.learner.learn(*in_memory(list(given))))
            return lambda: self.learned[-1:]

    recipe = recipe_of("kuhn", tables=8, steps=4, batch=8, rounds=2)
    others = Beside()
    together = Training(GAMES["kuhn"], recipe, "cpu", 1, others)
    next(together.run())
    alone = Training(GAMES["kuhn"], recipe, "cpu", 1)
    next(alone.run())
    theirs, done = others.learned[0]
    assert together.decisions == alone.decisions + done.decisions
    for name, part in mean_of([alone.state()["model"], theirs["model"]]).items():
        assert torch.equal(together.model.state_dict()[name], part)
        assert torch.equal(together.league[-1][name], part)
    assert not torch.equal(theirs["model"]["place"], alone.model.place)  # its tables are its own


@pytest.fixture(scope="module")
def cluster() -> Iterator[OnRay]:
    pytest.importorskip("ray", reason="Ray is heavy: `make thorough` installs it")
    with OnRay("local") as workers:
        yield workers


@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_cluster_learns_beside_and_goes_on_when_a_learner_dies(cluster: OnRay, tmp_path: Path) -> None:
    """The second learner is killed in its first round, once; it is made again and learns that round again."""
    from turncoat.learn.several import Learner
    from turncoat.learn.training import Training, recipe_of

    died = tmp_path / "died"

    class Mortal(Learner):
        def learn(self, state: Any, part: float) -> Any:
            if not died.exists():
                died.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return super().learn(state, part)

    recipe = recipe_of("kuhn", tables=8, steps=4, batch=8, rounds=3)
    training = Training(GAMES["kuhn"], recipe, "cpu", 1, cluster.settle(Mortal, [(recipe, 1, "cpu")], gpus=0))
    figures = list(training.run())
    assert died.exists()
    assert (len(figures), training.decisions) == (3, 3 * 2 * 8 * 4)
    with pytest.raises(Invalid, match="GPUs, and 1 are needed"):
        cluster.settle(Learner, [(recipe, 1, "cuda")], gpus=1)


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (("--learners", "2"), "--learners goes with --ray"),
        (("--ray", "local", "--learners", "2", "--recipe", "by_search=40"), "does not go with by_search"),
        (("--at", "standard"), "as in strategic:3, not 'standard'"),
        (("--at", "standard:2", "--at", "standard:2", "--tables", "1"), "2 kinds of tables need"),
        (("--begin-with", str(file_of(GAMES["verraeter"]))), "of another game"),
    ],
)
def test_a_training_that_is_refused_leaves_no_folder_behind(
    tmp_path: Path, more: tuple[str, ...], complaint: str
) -> None:
    assert complaint in train(tmp_path / "a", *more)
    assert list(tmp_path.iterdir()) == []


BY_SEARCH = ("--recipe", "by_search=40", "--recipe", "games=60", "--recipe", "batch=64")


def test_searches_that_ask_the_network_are_what_it_learns(tmp_path: Path) -> None:
    """From round to round its first impressions come nearer to what the searches tried, and the same seed gives the same network."""
    from turncoat.lab.workers import Here
    from turncoat.learn.bysearch import BySearch
    from turncoat.learn.training import recipe_of

    recipe = recipe_of("kuhn", tables=8, by_search=40, games=60, batch=64, rate=0.005, rounds=8)
    with Here(1, threads=False) as workers:
        figures = list(BySearch(GAMES["kuhn"], recipe, "cpu", 1, workers).run())
    assert figures[-1]["unlike"] < figures[0]["unlike"]
    for name in ("a", "b"):
        assert "among apprentices" in train(tmp_path / name, "--rounds", "1", *BY_SEARCH)
    one, two = (read_weights(tmp_path / name / "kuhn.npz") for name in ("a", "b"))
    assert all((one[name] == two[name]).all() for name in WEIGHTS)


def test_what_is_learned_of_a_game_is_what_was_seen_tried_and_won() -> None:
    from turncoat.judge.network import shapes_of
    from turncoat.learn.bysearch import Plan, play_game
    from turncoat.learn.tables import kinds_of

    game, sizes, luck = GAMES["kuhn"], Sizes(width=16, hidden=4, layers=1, told=4, mind=4), np.random.default_rng(1)
    weights = {name: luck.normal(size=shape).astype(np.float32) for name, shape in shapes_of(game, sizes).items()}
    plan = Plan("kuhn", tuple(kinds_of(game)), weights, 20, 3)
    for number in range(12):
        played = play_game(plan, number)
        assert 2 <= len(played.masks) <= 3  # decisions in a game of Kuhn poker
        assert (played.tried[~played.masks] == 0).all()
        assert played.tried.sum(1) == pytest.approx(1)
        assert np.array_equal(played.outcomes[0], played.outcomes[1][::-1])  # the mover first, in turn
        assert played.outcomes.sum(1) == pytest.approx(1)
