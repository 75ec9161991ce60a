"""The sentence of a result."""

import pytest

from tests.support import every_game
from turncoat.games import GAMES, Game, Say, play_many
from turncoat.table import LANGUAGES, Words, say_result


@every_game
def test_every_result_can_be_said(game: Game) -> None:
    """Whoever wins, and however ties were broken: many games' results, in every language."""
    for seats in game.seats:
        games = play_many(game, 400, seed=seats, target="cpu", seats=seats)
        ends = {
            (tuple(points), tuple(ranks))
            for points, ranks in zip(games.points.tolist(), games.ranks.tolist(), strict=True)
        }
        for language in LANGUAGES:
            words = Words(game, language, ["Anna", "Bertha", "Clara", "Dora", "Emma"][:seats])
            for points, ranks in ends:
                assert words.names[ranks.index(1)] in say_result(words, points, ranks) or set(ranks) == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_tie_is_explained(language: str) -> None:
    """With as many points as the winner, one wants to know why one has not won."""
    words = Words(GAMES["ontembare_stad"], language, ["Anna", "Bertha"])
    why = words.say(Say("result-tie", {"who": "Bertha"}))
    assert why in say_result(words, [20, 20], [2, 1])
    assert why not in say_result(words, [19, 20], [2, 1])
