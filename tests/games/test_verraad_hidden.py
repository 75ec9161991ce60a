"""Het Verraad: what a seat sees of others' black tokens (VERRAAD-4.4), and the laws in the older options."""

from collections import Counter
from dataclasses import replace
from enum import EnumMeta
from itertools import permutations
from typing import Any, cast

import pytest

from tests.games.verraad_table import Verraad
from tests.support import Setting, carry_out, in_random_games, observed, played, resampled
from turncoat.games.events import EventKind, Field
from turncoat.games.game import NOBODY, Game
from turncoat.games.ontembare_stad import GAME
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.hidden import hide
from turncoat.games.ontembare_stad.state import NONE, State
from turncoat.games.ontembare_stad.tables import BLACK_COPIES
from turncoat.kernel import copy, pack
from turncoat.match.seen import reveals

# The contract changes the expansion's own options in it, but these where they matter first, without it.
OLDER = {
    "red_card_same_turn": "no",
    "demolish_cost": "5",
    "demolish_card": "discard",
    "great_power_tie": "first_to_reach",
    "two_player_variant": "two_orders",
}
SETTINGS = [
    Setting(
        GAME,
        2 if name == "two_player_variant" else 3,
        f"verraad-{name}",
        GAME.choose_options("verraad", {name: value}),
        preset=False,
    )
    for name, value in OLDER.items()
]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@in_random_games
def test_every_older_option_keeps_the_pieces_the_views_and_the_reasons(setting: Setting, number: int) -> None:
    for step in played(setting, number).moments():
        s, viewer = step.state, setting.viewers[step.action % len(setting.viewers)]
        assert GAME.pieces(s) == GAME.pieces(setting.new())
        world = resampled(GAME, s, viewer, number)
        assert GAME.pieces(world) == GAME.pieces(s)
        assert GAME.view(world, viewer) == GAME.view(s, viewer)
        if s.mover >= 0:
            view = GAME.view(s, s.mover)
            assert [a for a in range(GAME.actions) if GAME.refusal(view, a) is None] == step.legal


def test_others_see_how_many_black_tokens_an_order_has_and_not_which() -> None:
    """VERRAAD-4.4"""
    table = Verraad(black={"A": "1 4", "B": "2"})
    for viewer, seen in ((0, [[1, 4], [NONE]]), (1, [[NONE, NONE], [2]]), (NOBODY, [[NONE, NONE], [NONE]])):
        view = GAME.view(table.state, viewer)
        assert [view.castle[0][:2], view.castle[1][:1]] == seen
        assert sum(view.bag) == 27 + str(seen).count(str(NONE))


@pytest.mark.parametrize(("held", "told"), [("blokkade", True), ("", False)])
def test_nobody_sees_that_the_black_masters_phase_is_over_and_takes_it_back(held: str, told: bool) -> None:
    """VERRAAD-5.1: whether it goes on to influence cards depends on the hand"""
    table = Verraad(black={"A": "1"}, influence={"A": held}, master="o1", at="master")
    table.do("steps")
    before = pack(table.state)
    table.do("stay")
    assert table.mover == "B"
    assert reveals(GAME, before, pack(table.state), 3) == told


def test_what_is_not_known_is_dealt_with_exactly_the_odds_that_are_left() -> None:
    """VERRAAD-4.4: order A, with a 1 and a 4 of its own, thinks of what B has"""
    table = Verraad(black={"A": "1 4", "B": "2"})
    drawn = Counter(resampled(GAME, table.state, 0, seed).castle[1][0] for seed in range(6000))
    left = [many - (value in (1, 4)) for value, many in enumerate(BLACK_COPIES, 1)]
    for value, many in enumerate(left, 1):
        assert abs(drawn[value] / 6000 - many / 28) < 0.02


def test_at_the_end_castles_lie_open() -> None:
    """VERRAAD-11.7"""
    table = Verraad(2, areas={"A": "o5", "B": "o13"}, black={"A": "4", "B": "2"}, stones="9 9", mover="B", turns=2)
    table.do("swap:0", "token:1")
    table.end()
    view = GAME.view(table.state, 0)
    assert (view.castle[0][0], view.castle[1][0]) == (4, 1)


def test_all_unseen_tokens_together_are_dealt_as_likely_as_they_are() -> None:
    """VERRAAD-4.4, VERRAAD-4.6: five tokens are left, of which C has seen one; every way to lay the other four is tried, without the help of the rules"""
    table = Verraad(black={"A": "1", "B": "2", "C": "4"}, stones="9 9 9")
    s = table.state
    s.bag[:], s.bag_left = [1, 1, 0, 0], 2  # of all others nothing is left in the box
    table.do("swap:0", "token:1")
    ways = permutations([1, 1, 2, 2])  # A's, B's, and two that lie face down
    expected = Counter((*way[:2], 4) for way in ways)
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        world = resampled(GAME, s, 2, seed)
        found[world.castle[0][0], world.castle[1][0], world.castle[2][0]] += 1
    assert set(found) == set(expected)
    for world, many in expected.items():
        assert abs(found[world] / 6000 - many / 24) < 0.03


def test_an_exchange_tells_others_which_space_and_no_value() -> None:
    """VERRAAD-4.6: whichever value goes and whichever comes, to B all of it looks the same; to A it does not"""
    told: dict[int, set[str]] = {0: set(), 1: set(), NOBODY: set()}
    for values, drawn in (("1 3", "token:1"), ("1 3", "token:2"), ("2 3", "token:1"), ("4 3", "token:4")):
        table = Verraad(black={"A": values}, stones="9 9 9")
        table.do("swap:0", drawn)
        for viewer, tales in told.items():
            view = GAME.view(table.state, viewer)
            events = [GAME.redact(event, viewer) for event in table.events]
            said = [GAME.say_event(view, event) for event in events]
            tales.add(repr((GAME.scene(view, viewer), events, said, view.bag)))
    assert {viewer: len(tales) for viewer, tales in told.items()} == {0: 4, 1: 1, NOBODY: 1}


# Leaks


def forget_castles(s: State, seat: int) -> None:
    """A leak: others' tokens lie open."""
    castles = [list(castle) for castle in s.castle]
    hide(s, seat)
    s.castle[:] = castles


def tell_by_the_bag(s: State, seat: int) -> None:
    """A leak: others' tokens are covered, but missing among those that one has not seen."""
    bag = list(s.bag)
    hide(s, seat)
    s.bag[:] = bag


def forget_hands(s: State, seat: int) -> None:
    """A leak: others' building cards lie open."""
    hands = [list(row) for row in s.hand]
    hide(s, seat)
    s.hand[:] = hands


def told_to_all() -> type[EventKind]:
    """A leak: everybody is told what only one may know."""
    kinds = {kind.name: (kind.rule, kind.message, *(Field(f.name, f.of) for f in kind.fields)) for kind in What}
    return cast(type[EventKind], EnumMeta.__call__(EventKind, "Leaky", kinds))


def peek(s: State, seat: int, rng: list[int]) -> None:
    """A leak: what is dealt again is always the truth."""


def is_blind(game: Game, state: State, viewer: int) -> bool:
    """Whether a viewer learns nothing of what it should not know: neither by its view, nor by what it is told of the token drawn next."""
    other = resampled(game, state, viewer, 3)
    if (
        game.view(other, viewer) != game.view(state, viewer)
        or resampled(game, game.view(state, viewer), viewer, 3) != other
    ):
        return False
    tokens = [carry_out(game, copy(state), action) for action in game.legal_actions(state)]
    return len({repr([game.redact(event, viewer) for event in events]) for events in tokens}) == 1


@pytest.mark.parametrize(
    ("change", "blind"),
    [
        ({}, True),
        ({"hide": forget_castles}, False),
        ({"hide": tell_by_the_bag}, False),
        ({"hide": forget_hands}, False),
        ({"events": told_to_all()}, False),
        ({"resample": peek}, False),
    ],
    ids=lambda value: next((leak.__name__ for leak in value.values()), "none") if isinstance(value, dict) else "",
)
def test_a_leak_would_be_found(change: dict[str, Any], blind: bool) -> None:
    """VERRAAD-4.4: A has exchanged a token and is about to draw another; B looks on"""
    table = Verraad(black={"A": "1 4 4", "C": "3 2"}, hands={"C": "kapel opera"}, stones="30 9 9")
    table.do("swap:0", "token:2", "black")
    assert is_blind(replace(GAME, **change), table.state, 1) == blind


def test_numbers_tell_apart_the_stones_on_two_cards_of_a_kind() -> None:
    """VERRAAD-1.4: both cards are seen, each with its own stones"""
    rows = ("kapel:3 kapel:1 smederij", "kapel:3 kapel:2 smederij", "kapel:3 smederij", "kapel:3 kapel smederij")
    seen = [observed(GAME, Verraad(row=row).state, 0) for row in rows]
    assert len({tuple(numbers) for numbers in seen}) == len(rows)


@pytest.mark.parametrize("field", ["white_left", "bag_left"])
def test_numbers_tell_how_many_tokens_are_left(field: str) -> None:
    state = Verraad().state
    before = observed(GAME, state, 0)
    setattr(state, field, getattr(state, field) + 1)
    assert observed(GAME, state, 0) != before


def test_numbers_tell_every_option_that_still_matters() -> None:
    """All but who begins, which is over by then."""
    plain = observed(GAME, Verraad(2).state, 0)
    for option in GAME.options:
        for value in option.values:
            if option.name not in ("mode", "start_player") and value != GAME.presets["verraad"][option.name]:
                assert observed(GAME, Verraad(2, options={option.name: value}).state, 0) != plain, option.name
