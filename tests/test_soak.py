"""The invariants hold in many more games than people play; and each of them can fail."""

import dataclasses

import numpy as np
import pytest

from tests.games.verraad_table import Verraad
from tests.laws import INVARIANTS
from tests.laws import names as laws
from tests.laws.ontembare_stad import owner_law, stad_board_law, stad_power_law, verraad_law
from tests.support import Setting, every_setting, is_thorough, play, presets
from tools import soak
from turncoat.games import GAMES, play_many
from turncoat.games.ontembare_stad.state import NONE
from turncoat.games.ontembare_stad.tables import BLACK, GOOD, KIND_NAMES, SWEEPS_AT_MOST
from turncoat.kernel import AnyState, blank, kernel
from turncoat.kernel.rng import new_rng


@every_setting
def test_every_invariant_holds_in_many_games(setting: Setting) -> None:
    """In `make test` 100 games of each preset and 33 with each option changed, some five thousand in all."""
    games = (900 if setting.preset else 300) // (1 if is_thorough() else 9)
    found = soak.soak(setting.game, setting.seats, setting.options, games=games, seed=11)
    assert soak.describe(setting.game, found) == ""


def test_every_game_has_invariants() -> None:
    assert set(INVARIANTS) == set(GAMES)


BROKEN: dict[str, dict[int, dict[str, object]]] = {
    "kuhn": {
        laws.HOLDS: {},
        laws.CARDS: {"deck": [1, 1, 1]},
        laws.DEALT: {"dealt": 1},
        laws.STAKES: {"stake": [3, 1]},
    },
    "verraeter": {
        laws.HOLDS: {},
        laws.SUPPLY: {"pile": [9] * 6},
        laws.PILE: {"shuffled": [0] * 6},
        laws.HAND: {"held": [6] * 4},
        laws.SHOWN: {"shown": [[9] * 6] * 4},
        laws.DRAWS: {"draws": [23] * 4},
        laws.BUILDINGS: {"reserve": [3] * 4},
        laws.OFFICES: {"owner": [0, 0, 0, *[-1] * 9], "building": [1] * 12, "reserve": [0, 3, 3, 3]},
        laws.ROLES: {"role": [2] * 4, "seen": [63] * 4},
        laws.RING: {"land": [0] * 12},
        laws.ROUND: {"round": 10},
    },
    "rattus": {
        laws.HOLDS: {},
        laws.CUBES: {"stock": [20] * 4},
        laws.RATS: {"supply": 1},
        laws.REGION: {"rats": [4] * 12},
        laws.FACES: {"seen": [1] * 49},
        laws.LOOKED: {"looked": [[1] * 3] * 12},
        laws.UNSEEN: {"unseen_normal": 3},
    },
    "ontembare_stad": {
        laws.HOLDS: {},
        laws.STAD_CARDS: {"discard": [1] * 54},
        laws.STAD_INFLUENCE: {"influence_discard": [9] * 10},
        laws.STAD_KNIGHTS: {"knights": [25] * 6},
        laws.STAD_STONES: {"bank": 3},
        laws.STAD_SIZES: {"buildings_left": 3},
        laws.STAD_BOARD: {"built": 1},
        laws.STAD_POINTS: {"score": [7] * 6},
        laws.STAD_POWERS: {"power": [0, -1, -1, -1, -1, -1, -1], "score": [1, 0, 0, 0, 0, 0]},
        laws.VERRAAD_TOWERS: {"towers_left": 3},
        laws.VERRAAD_TOKENS: {"gifts": 3},
        laws.VERRAAD_POINTS: {"score": [0, 0, 0, 0, 0, 2]},
        laws.VERRAAD_ROW: {"row_size": 1},
    },
}


@pytest.mark.parametrize(("name", "law"), [(name, law) for name, rows in BROKEN.items() for law in rows])
def test_a_broken_table_breaks_its_invariant(name: str, law: int) -> None:
    """A first answer to a bet, a first card laid: then all has been dealt, and roles too."""
    setting = next(setting for setting in presets() if setting.game is GAMES[name])
    steps = play(setting, bytes([1] * 256))
    decisions = (step.state for step in steps if step.state.mover >= 0)
    state = next(state for state in decisions if setting.game.prompt(state) in ("answer", "supply", "place", "actions"))
    vars(state).update(BROKEN[name][law])
    assert INVARIANTS[name](state, [0] * 4, [0] * 4) == law


def test_a_building_where_it_may_not_stand_is_noticed() -> None:
    """STAD-5.4: a smithy in the inner ring, which is there once too often as well, so that only the board is looked at"""
    state = GAMES["ontembare_stad"].new(3)
    smithy = next(i for i, name in enumerate(KIND_NAMES) if name == "smederij")
    state.building[0], state.built = smithy, 1
    assert stad_board_law(state) == laws.STAD_SITES


@pytest.mark.parametrize(
    ("law", "name", "place", "value"),
    [
        (laws.VERRAAD_KNIGHTS, "knights", BLACK, 24),
        (laws.VERRAAD_TOWERS, "raised", None, 2),
        (laws.VERRAAD_TOWERS, "towers", None, 0),
        (laws.VERRAAD_TOKENS, "white_left", None, 29),
        (laws.VERRAAD_TOKENS, "bag", 3, 4),
        (laws.VERRAAD_TOKENS, "castle", 0, [4, 0, 0, 0, 0, 0]),
        (laws.VERRAAD_ROW, "row_stones", 2, 1),
        (laws.VERRAAD_POINTS, "score", BLACK, 3),
        (laws.STAD_BOARD, "kinds", BLACK, [1, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_what_is_amiss_with_the_black_masters_pieces_is_noticed(
    law: int, name: str, place: int | None, value: object
) -> None:
    """One order has a token, for which he got a point, and a watchtower; and the row lacks a card."""
    table = Verraad(black={"A": "2"}, marker=1, towers="o5", row="kapel smederij")
    assert verraad_law(table.state) == laws.HOLDS
    if place is None:
        setattr(table.state, name, value)
    else:
        getattr(table.state, name)[place] = value
    assert verraad_law(table.state) == law


def test_a_great_power_that_nobody_holds_though_one_alone_has_most_is_noticed() -> None:
    """STAD-8.8, VERRAAD-10.1"""
    state = Verraad(white={"A": 4, "B": 3}).state
    assert stad_power_law(state) == laws.HOLDS
    state.power[GOOD] = NONE
    assert stad_power_law(state) == laws.STAD_POWERS
    state.kinds[1][GOOD] = 4
    assert stad_power_law(state) == laws.HOLDS


def test_a_row_of_one_category_is_noticed() -> None:
    """VERRAAD-1.6: but after ten times it may lie there (VERRAAD-1.7)"""
    state = Verraad(row="kapel klooster opera").state
    assert verraad_law(state) == laws.VERRAAD_ROW
    state.sweeps = SWEEPS_AT_MOST
    assert verraad_law(state) == laws.HOLDS


def test_a_building_that_is_not_counted_is_noticed() -> None:
    """STAD-8.8: great powers are judged by these numbers"""
    state = Verraad(areas={"A": "o5=waterput", "B": "o13", "C": "o20"}).state
    assert owner_law(state, 0, 0) == laws.HOLDS
    state.kinds[0][0] = 0
    assert owner_law(state, 0, 0) == laws.STAD_BOARD


def test_points_that_fall_or_do_not_add_up_are_noticed() -> None:
    assert INVARIANTS["kuhn"](GAMES["kuhn"].new(2), [1, 0], [0, 0]) == laws.ZERO_SUM
    assert INVARIANTS["verraeter"](GAMES["verraeter"].new(3), [4, 4, 4], [4, 5, 4]) == laws.POINTS


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
        (laws.HOLDS, {}),
        (laws.CHOICE, {"legal": none_legal}),
        (laws.CHOICES, {"most_legal": 1}),
        (laws.ORDER, {"legal": legal_backwards}),
        (laws.WEIGHT, {"weight": no_weight}),
        (laws.MOVER, {"setup": setup_for_nobody}),
        (laws.RANKS, {"scores": all_are_second}),
        (laws.EVENTS, {"most_events": 1}),
        (laws.STEPS, {"most_steps": 3}),
    ],
    ids=lambda value: laws.LAWS[value] if isinstance(value, int) else "",
)
def test_a_broken_game_breaks_a_law(law: int, change: dict[str, object]) -> None:
    game = dataclasses.replace(GAMES["kuhn"], **change)  # type: ignore[arg-type]
    play_one, _ = soak.soak_loop(game)
    lists = [[0] * 5, [[0] * 4] * 2, [0, 0], [0, 0], [0, 0]]
    assert play_one(blank(game.state), 2, [], new_rng(0), *lists) == law


def test_the_games_that_break_a_law_are_counted_and_the_first_is_named() -> None:
    game = dataclasses.replace(GAMES["kuhn"], most_steps=4)  # pass, bet and an answer are one more
    _, play_range = soak.soak_loop(game)
    broken = [0] * 300
    lists = [[0] * 5, [[0] * 4] * 2, [0, 0], [0, 0], [0, 0]]
    play_range([blank(game.state)], 0, 3, 2, [], [0] * 4, *lists, broken)
    found = soak.tally(3, np.array(broken, np.int8))
    longer = np.flatnonzero(play_many(GAMES["kuhn"], 300, 3, target="plain").steps > 4)
    assert (found.games, found.broken, found.first, found.law) == (300, len(longer), longer[0], laws.STEPS)
    assert f"game {longer[0]} of seed 3: not true that no more steps than declared" in soak.describe(game, found)
