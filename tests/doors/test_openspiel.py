"""OpenSpiel: its own checks of a game, and what its solver makes of one whose value is known."""

from collections.abc import Iterator
from pathlib import Path

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import cfr, expected_game_score

import turncoat.doors.openspiel as door
from tests.doors.support import one_of_each
from tests.support import Setting, thorough
from turncoat.errors import Invalid
from turncoat.games import GAMES

SHORT = ("kuhn", "verraeter")  # games that are stored and read again quickly


def title(setting: Setting) -> str:
    return f"{door.PREFIX}{setting.game.name}(players={setting.seats},preset={door.written(setting.label)})"


@one_of_each(GAMES.keys() - {"ontembare_stad"})
def test_openspiel_finds_nothing_wrong(setting: Setting) -> None:
    game = pyspiel.load_game(title(setting))
    pyspiel.random_sim_test(game, num_sims=1, serialize=setting.game.name in SHORT, verbose=False)


def test_a_preset_whose_name_is_a_number_is_no_number_to_openspiel() -> None:
    by_text = pyspiel.load_game("python_turncoat_verraeter(preset=_1998)")
    by_name = pyspiel.load_game("python_turncoat_verraeter", {"preset": "1998"})
    assert str(by_text) == str(by_name)
    assert by_text.options == by_name.options == GAMES["verraeter"].choose_options("1998")
    assert pyspiel.load_game(str(by_name)).options == by_name.options


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "kuhn" else thorough) for name in GAMES], ids=str
)
def test_a_recorded_game_is_made_again_line_by_line(name: str, tmp_path: Path) -> None:
    # Not above: it brings all of SciPy, which every worker would import.
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()  # OpenSpiel's recorder is a program with a command line
    recorded = generate_playthrough.playthrough_lines(f"{door.PREFIX}{name}", seed=7)
    file = tmp_path / "playthrough.txt"
    file.write_text("\n".join(recorded) + "\n", encoding="utf-8")
    wanted, made = generate_playthrough.replay(str(file))
    assert wanted.splitlines() == made.splitlines()
    assert len(recorded) > 20


def states_below(state: "pyspiel.State") -> Iterator["pyspiel.State"]:
    """A state, and all that can come of it."""
    yield state
    for action in state.legal_actions():
        yield from states_below(state.child(action))


def test_kuhn_poker_has_twelve_information_states_each_with_its_own_choices() -> None:
    found: dict[tuple[int, str], set[tuple[int, ...]]] = {}
    for state in states_below(pyspiel.load_game("python_turncoat_kuhn").new_initial_state()):
        if state.current_player() >= 0:
            told = state.information_state_string(state.current_player())
            found.setdefault((state.current_player(), told), set()).add(tuple(state.legal_actions()))
    assert len(found) == 12
    assert all(len(choices) == 1 for choices in found.values())


def test_cfr_solves_kuhn_poker() -> None:
    game = pyspiel.load_game("python_turncoat_kuhn(utility=points)")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [solver.average_policy()] * 2)
    assert values[0] == pytest.approx(-1 / 18, abs=1e-3)


def test_a_player_is_told_its_own_card_and_not_the_others() -> None:
    state = pyspiel.load_game("python_turncoat_kuhn").new_initial_state()
    for card in ("king", "jack"):
        state.apply_action(state.string_to_action(f"deal:{card}"))
    told = [state.information_state_string(player) for player in range(2)]
    assert "dealt 0 2, dealt 1 ?" in told[0].replace("; ", ", ")
    assert "dealt 0 ?, dealt 1 0" in told[1].replace("; ", ", ")
    assert len(state.observation_tensor(0)) == 9


@pytest.mark.parametrize(
    ("params", "said"),
    [({"players": 9}, "for 3 or 4 seats"), ({"preset": "long"}, "no preset"), ({"utility": "fun"}, "win or points")],
)
def test_parameters_that_do_not_exist_are_said_in_a_sentence(params: dict[str, object], said: str) -> None:
    with pytest.raises(Invalid, match=said):
        door.TurncoatGame("verraeter", params)
