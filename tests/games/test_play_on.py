"""Positions played on to their end."""

import numpy as np
import pytest

from turncoat.games import GAMES, play_many
from turncoat.games.batch import play_on, seats_of


@pytest.mark.parametrize("name", ["kuhn", "verraeter"])
def test_a_game_played_on_from_its_beginning_is_the_game_played_as_a_whole(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        state = game.new(seats, game.choose_options())
        assert seats_of(game, state) == seats
        on, whole = play_on(game, state, 20, seed=5), play_many(game, 20, 5, "greedy", seats=seats)
        assert np.array_equal(on.points, whole.points)
        assert np.array_equal(on.ranks, whole.ranks)
        assert np.array_equal(on.steps, whole.steps)


def test_a_victory_is_shared_among_those_who_won() -> None:
    results = play_many(GAMES["verraeter"], 200, 1, "greedy", seats=4)
    assert results.winners.sum(axis=1).max() > 1
    assert np.allclose(results.victories.sum(axis=1), 1)
    assert np.array_equal(results.victories > 0, results.winners)
