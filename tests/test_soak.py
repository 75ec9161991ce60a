"""The invariants hold in many more games than people play; and each of them can fail."""

import dataclasses

import numpy as np
import pytest

from tests import soak
from tests.support import Setting, every_preset, play, presets
from turncoat.games import GAMES, play_many
from turncoat.kernel import AnyState, blank, kernel
from turncoat.kernel.rng import new_rng


@pytest.mark.boundscheck
@every_preset
def test_every_invariant_holds_in_thousands_of_games(setting: Setting) -> None:
    found = soak.soak(setting.game, setting.seats, setting.options, games=3000, seed=11)
    assert soak.describe(setting.game, found) == ""


def test_every_game_has_invariants() -> None:
    assert set(soak.INVARIANTS) == set(GAMES)


BROKEN: dict[str, dict[int, dict[str, object]]] = {
    "kuhn": {
        soak.HOLDS: {},
        soak.CARDS: {"deck": [1, 1, 1]},
        soak.DEALT: {"dealt": 1},
        soak.STAKES: {"stake": [3, 1]},
    },
    "verraeter": {
        soak.HOLDS: {},
        soak.SUPPLY: {"pile": [9] * 6},
        soak.PILE: {"shuffled": [0] * 6},
        soak.HAND: {"held": [6] * 4},
        soak.SHOWN: {"shown": [[9] * 6] * 4},
        soak.DRAWS: {"draws": [23] * 4},
        soak.BUILDINGS: {"reserve": [3] * 4},
        soak.OFFICES: {"owner": [0, 0, 0, *[-1] * 9], "building": [1] * 12, "reserve": [0, 3, 3, 3]},
        soak.ROLES: {"role": [2] * 4, "seen": [63] * 4},
        soak.RING: {"land": [0] * 12},
        soak.ROUND: {"round": 10},
    },
    "rattus": {
        soak.HOLDS: {},
        soak.CUBES: {"stock": [20] * 4},
        soak.RATS: {"supply": 1},
        soak.REGION: {"rats": [4] * 12},
        soak.FACES: {"seen": [1] * 49},
        soak.LOOKED: {"looked": [[1] * 3] * 12},
        soak.UNSEEN: {"unseen_normal": 3},
    },
}


@pytest.mark.parametrize(("name", "law"), [(name, law) for name, laws in BROKEN.items() for law in laws])
def test_a_broken_table_breaks_its_invariant(name: str, law: int) -> None:
    """A first answer to a bet, a first card laid: then all has been dealt, and roles too."""
    setting = next(setting for setting in presets() if setting.game is GAMES[name])
    steps = play(setting, bytes([1] * 256))
    decisions = (step.state for step in steps if step.state.mover >= 0)
    state = next(state for state in decisions if setting.game.prompt(state) in ("answer", "supply", "place"))
    vars(state).update(BROKEN[name][law])
    assert soak.INVARIANTS[name](state, [0] * 4, [0] * 4) == law


def test_points_that_fall_or_do_not_add_up_are_noticed() -> None:
    assert soak.kuhn_law(GAMES["kuhn"].new(2), [1, 0], [0, 0]) == soak.ZERO_SUM
    assert soak.verraeter_law(GAMES["verraeter"].new(3), [4, 4, 4], [4, 5, 4]) == soak.POINTS


@kernel
def none_legal(s: AnyState, out: list[int]) -> int:
    return 0


@kernel
def legal_backwards(s: AnyState, out: list[int]) -> int:
    out[0], out[1] = 3, 2
    return 2


@kernel
def no_weight(s: AnyState, outcome: int) -> int:
    return 0


@kernel
def setup_for_nobody(s: AnyState, seats: int, options: list[int]) -> None:
    s.mover = seats


@kernel
def all_are_second(s: AnyState, points: list[int], ranks: list[int]) -> None:
    ranks[0] = ranks[1] = 2


@pytest.mark.parametrize(
    ("law", "change"),
    [
        (soak.HOLDS, {}),
        (soak.CHOICE, {"legal": none_legal}),
        (soak.CHOICES, {"most_legal": 1}),
        (soak.ORDER, {"legal": legal_backwards}),
        (soak.WEIGHT, {"weight": no_weight}),
        (soak.MOVER, {"setup": setup_for_nobody}),
        (soak.RANKS, {"scores": all_are_second}),
        (soak.EVENTS, {"most_events": 1}),
        (soak.STEPS, {"most_steps": 3}),
    ],
    ids=lambda value: soak.LAWS[value] if isinstance(value, int) else "",
)
def test_a_broken_game_breaks_a_law(law: int, change: dict[str, object]) -> None:
    game = dataclasses.replace(GAMES["kuhn"], **change)  # type: ignore[arg-type]
    play_one, _ = soak.soak_loop(game)
    lists = [[0] * 5, [[0] * 4] * 2, [0, 0], [0, 0], [0, 0]]
    assert play_one(blank(game.state), 2, [], new_rng(0), *lists) == law


def test_the_games_that_break_a_law_are_counted_and_the_first_is_named() -> None:
    game = dataclasses.replace(GAMES["kuhn"], most_steps=4)  # pass, bet and an answer are one more
    _, play_range = soak.soak_loop(game)
    laws = [0] * 300
    lists = [[0] * 5, [[0] * 4] * 2, [0, 0], [0, 0], [0, 0]]
    play_range([blank(game.state)], 0, 3, 2, [], [0] * 4, *lists, laws)
    found = soak.tally(3, np.array(laws, np.int8))
    longer = np.flatnonzero(play_many(GAMES["kuhn"], 300, 3, target="plain").steps > 4)
    assert (found.games, found.broken, found.first, found.law) == (300, len(longer), longer[0], soak.STEPS)
    assert f"game {longer[0]} of seed 3: not true that no more steps than declared" in soak.describe(game, found)
