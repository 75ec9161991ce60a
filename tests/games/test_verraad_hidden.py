"""Het Verraad: what a seat sees of others' black tokens (VERRAAD-4.4), and the laws in every option of the expansion."""

from collections import Counter

import pytest
from hypothesis import given, settings

from tests.games.verraad_table import Verraad
from tests.support import CHOICES, SEEDS, Setting, moments, play, resampled
from turncoat.games.game import NOBODY
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.state import NONE
from turncoat.games.ontembare_stad.tables import BLACK_COPIES

OPTIONS = {
    "gate_step": "2",
    "attack_own_area": "yes",
    "swap_any_token": "yes",
    "swap_moves_marker": "yes",
    "bm_triggers_end": "no",
    "bm_wins_ties": "yes",
    "bescherming_stops_bm_attack": "yes",
    "blokkade_stops_bm_conquest": "yes",
    "red_card_same_turn": "no",
    "demolish_cost": "5",
    "demolish_card": "discard",
    "grootmacht_tie": "first_to_reach",
    "two_player_variant": "two_orders",
}
SETTINGS = [
    Setting(
        GAME, 2 if name == "two_player_variant" else 3, f"verraad-{name}", GAME.choose_options("verraad", {name: value})
    )
    for name, value in OPTIONS.items()
]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@given(choices=CHOICES, seed=SEEDS)
@settings(max_examples=3)
def test_every_option_keeps_the_pieces_the_views_and_the_reasons(setting: Setting, choices: bytes, seed: int) -> None:
    first, *_ = play(setting, choices)
    for number, step in enumerate(moments(setting, choices, every=23)):
        s, viewer = step.state, setting.viewers[number % len(setting.viewers)]
        assert GAME.pieces(s) == GAME.pieces(first.state)
        world = resampled(GAME, s, viewer, seed)
        assert GAME.pieces(world) == GAME.pieces(s)
        assert GAME.view(world, viewer) == GAME.view(s, viewer)
        if s.mover >= 0:
            view = GAME.view(s, s.mover)
            assert [a for a in range(GAME.actions) if GAME.why(view, a) is None] == step.legal


def test_others_see_how_many_black_tokens_an_order_has_and_not_which() -> None:
    """VERRAAD-4.4"""
    table = Verraad(black={"A": "1 4", "B": "2"})
    for viewer, seen in ((0, [[1, 4], [NONE]]), (1, [[NONE, NONE], [2]]), (NOBODY, [[NONE, NONE], [NONE]])):
        view = GAME.view(table.state, viewer)
        assert [view.castle[0][:2], view.castle[1][:1]] == seen
        assert sum(view.bag) == 27 + str(seen).count(str(NONE))


def test_what_is_not_known_is_dealt_with_exactly_the_odds_that_are_left() -> None:
    """VERRAAD-4.4: order A, with a 1 and a 4 of its own, thinks of what B has"""
    table = Verraad(black={"A": "1 4", "B": "2"})
    drawn = Counter(resampled(GAME, table.state, 0, seed).castle[1][0] for seed in range(6000))
    left = [many - (value in (1, 4)) for value, many in enumerate(BLACK_COPIES, 1)]
    for value, many in enumerate(left, 1):
        assert abs(drawn[value] / 6000 - many / 28) < 0.02


def test_a_token_given_back_is_known_where_it_lies_and_can_be_nobody_elses() -> None:
    """VERRAAD-4.6: A gives back one of the three 4s; B drew its token before that"""
    table = Verraad(black={"A": "4", "B": "2"}, stones="9 9 9")
    table.do("swap:0", "token:1")
    worlds = [resampled(GAME, table.state, 0, seed) for seed in range(3000)]
    assert {world.back[0] for world in worlds} == {4}
    fours = sum(world.castle[1][0] == 4 for world in worlds) / 3000
    assert abs(fours - 2 / 28) < 0.02  # of 30, less A's 4 and 1
    others = [resampled(GAME, table.state, 1, seed) for seed in range(3000)]
    assert len({world.back[0] for world in others}) == 4


def test_at_the_end_castles_lie_open_but_not_what_was_given_back() -> None:
    """VERRAAD-11.7"""
    table = Verraad(2, areas={"A": "o5", "B": "o13"}, black={"A": "4", "B": "2"}, stones="9 9", mover="B", turns=2)
    table.do("swap:0", "token:1")
    table.end()
    view = GAME.view(table.state, 0)
    assert (view.castle[0][0], view.castle[1][0], view.back[0]) == (4, 1, NONE)
