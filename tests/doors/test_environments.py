"""PettingZoo and Gymnasium: each door passes its package's own checks."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.env import AECEnv

import turncoat.doors.gymnasium as seat_door
import turncoat.doors.pettingzoo as door
from tests.doors.support import one_of_each_game
from tests.support import Setting, samples_first, thorough
from turncoat.errors import Invalid
from turncoat.games import GAMES

# What PettingZoo says of every game whose observation has an action mask, its own classic ones excepted by name, and of seats that do not have the turn.
KNOWN = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def make(setting: Setting) -> AECEnv[str, door.Observation, int | None]:
    return door.env(setting.game.name, setting.seats, preset=setting.label)


@one_of_each_game
@pytest.mark.filterwarnings(*KNOWN)
def test_pettingzoo_finds_nothing_wrong(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make(setting), num_cycles=100)
    seed_test(lambda: make(setting), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@one_of_each_game
def test_gymnasium_finds_nothing_wrong(setting: Setting) -> None:
    check_env(seat_door.SeatEnv(setting.game.name, setting.seats, preset=setting.label), skip_render_check=True)


@samples_first
def test_rewards_of_an_aec_game_are_shared_by_its_winners(setting: Setting) -> None:
    env = make(setting)
    env.reset(seed=5)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        earned[agent] += reward
        assert observation is not None
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        env.step(None if termination or truncation else int(np.flatnonzero(info["action_mask"])[-1]))
    assert sum(earned.values()) == pytest.approx(1)


def test_an_illegal_action_ends_an_aec_game_for_whoever_took_it() -> None:
    env = door.env("kuhn")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(GAMES["kuhn"].parse_action("deal:king"))
    assert env.terminations[agent]
    assert env.rewards[agent] == door.ILLEGAL_REWARD


def test_the_raw_environment_refuses_an_illegal_action() -> None:
    env = door.raw_env("kuhn")
    env.reset(seed=1)
    with pytest.raises(Invalid, match="not legal"):
        env.step(4)


@samples_first
def test_a_learning_seat_plays_whole_games_against_bots(setting: Setting) -> None:
    env = seat_door.SeatEnv(setting.game.name, setting.seats, preset=setting.label, seat=None, bots="novice")
    chooser, ended = np.random.default_rng(1), False
    _, info = env.reset(seed=1)
    while not ended:
        assert info["action_mask"].any()
        numbers, reward, ended, truncated, info = env.step(chooser.choice(np.flatnonzero(info["action_mask"])))
        assert numbers in env.observation_space
        assert not truncated
        assert reward == 0 or ended
    assert 0 <= reward <= 1
    with pytest.raises(Invalid, match="reset"):
        env.step(np.int64(0))


def test_an_illegal_action_ends_a_seats_game_with_the_rule_that_forbids_it() -> None:
    env = gymnasium.make("turncoat/kuhn-v0", bots=["random"], render_mode="ansi")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(4)
    assert (reward, ended, info["illegal"]) == (-1, True, "KUHN-1.2")
    assert "In the middle" in str(env.render())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": 2}, "seats are 0 to 1"),
        ({"bots": ["random", "random"]}, "1 other seats need as many bots"),
        ({"reward": "fun"}, "win or points"),
        ({"render_mode": "human"}, "rendered as ansi"),
        ({"bots": "oracle"}, "no bot 'oracle'"),
    ],
)
def test_what_a_seat_cannot_have_is_said_in_a_sentence(given: dict[str, object], said: str) -> None:
    with pytest.raises(Invalid, match=said):
        seat_door.SeatEnv("kuhn", **given)  # type: ignore[arg-type]  # that is what is tested


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name == "kuhn" else thorough) for name in GAMES])
def test_many_tables_are_stepped_together(name: str) -> None:
    envs = gymnasium.make_vec(f"turncoat/{name}-v0", num_envs=6, seat=None, bots="random")
    assert isinstance(envs, seat_door.SeatsEnv)
    assert envs.seats.tolist() == [number % envs.tables.seats for number in range(6)]
    chooser, ended, earned = np.random.default_rng(1), 0, 0.0
    numbers, info = envs.reset(seed=1)
    while ended < 12:
        assert numbers in envs.observation_space
        actions = np.array([chooser.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        before = numbers.copy()
        numbers, rewards, ends, cuts, info = envs.step(actions)
        assert not np.array_equal(before, numbers)
        assert not cuts.any()
        assert not rewards[~ends].any()
        ended, earned = ended + ends.sum(), earned + rewards.sum()
    assert 0 <= earned <= ended


def test_many_tables_show_each_seat_what_one_table_shows_it() -> None:
    envs = seat_door.SeatsEnv("kuhn", 4, seat=1, bots="random", reward="points")
    numbers, info = envs.reset(seed=3)
    names = list(GAMES["kuhn"].observed)
    assert numbers[:, names.index("decides[1]")].tolist() == [1, 1, 1, 1]
    assert info["action_mask"][:, :2].all()
    again, _ = seat_door.SeatsEnv("kuhn", 4, seat=1, bots="random").reset(seed=3)
    assert np.array_equal(again, numbers)
    _, rewards, ends, _, _ = envs.step(
        np.ones(4, np.int64)
    )  # after a call or a bet that is called or passed, somebody pays
    assert set(np.abs(rewards[ends])) <= {1, 2}
    with pytest.raises(Invalid, match="not legal"):
        envs.step(np.full(4, 4))


@pytest.mark.parametrize(
    ("attempt", "said"),
    [
        (lambda: seat_door.SeatsEnv("kuhn", 2, bots="master"), "against apprentice or random"),
        (lambda: seat_door.SeatsEnv("kuhn", 2).reset(seed=[1, 2]), "one seed for all"),
    ],
    ids=["bots", "seed"],
)
def test_what_many_tables_cannot_have_is_said_in_a_sentence(attempt: object, said: str) -> None:
    assert callable(attempt)
    with pytest.raises(Invalid, match=said):
        attempt()
