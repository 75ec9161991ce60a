"""The order of play: what a game's table of phases says is what happens."""

import importlib
import random

import pytest

from turncoat.games import CHANCE, GAMES, OVER, Game
from turncoat.games.order import Decision, OrderOfPlay
from turncoat.games.verraeter.actions import SPACE, Verb
from turncoat.games.verraeter.rules import ORDER_OF_PLAY
from turncoat.kernel import kernel

ORDERS = {
    name: order
    for name in GAMES
    if (order := getattr(importlib.import_module(f"turncoat.games.{name}.rules"), "ORDER_OF_PLAY", None))
}


def play(game: Game, seats: int, preset: str) -> list[tuple[int, int, list[int]]]:
    """The phase, the mover and the actions of each moment of a game at random."""
    state, chooser, met = game.new(seats, game.choose_options(preset)), random.Random(20), []
    while state.mover != OVER:
        legal = game.legal_actions(state)
        met.append((int(state.phase), state.mover, legal))
        game.apply(state, chooser.choice(legal), game.journal())
    return met


@pytest.mark.parametrize("name", ORDERS)
def test_the_order_of_play_is_what_happens(name: str) -> None:
    game, order = GAMES[name], ORDERS[name]
    for preset in game.presets:
        for phase, mover, legal in play(game, game.seats[-1], preset):
            decision = order.decisions[phase]
            assert (decision.who == "chance") == (mover == CHANCE)
            assert {game.space.verb_of[action] for action in legal} <= {*decision.carried_out, *order.also}


def test_every_verb_of_chance_has_its_rule() -> None:
    assert ORDER_OF_PLAY.rules_of_chance == {
        Verb.START: "VER-0.1",
        Verb.LAY: "VER-0.3",
        Verb.DRAW: "VER-10.5",
        Verb.OUT: "VER-2.1",
    }


def test_two_functions_of_one_name_are_refused() -> None:
    def named(number: int) -> Decision:
        @kernel
        def nothing(s: object, out: list[int]) -> int:
            return number

        return Decision(number, "VER-0.1", "chance", nothing, {})

    with pytest.raises(TypeError, match="called nothing"):
        OrderOfPlay(SPACE, named(0), named(1))
