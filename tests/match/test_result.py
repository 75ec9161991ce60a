"""The sentence of a result."""

import numpy as np
import pytest

from tests.support import Setting, play, samples_first
from turncoat.games import GAMES, Say
from turncoat.match import LANGUAGES, Words, say_result


@samples_first
def test_every_result_can_be_said(setting: Setting) -> None:
    """Whoever wins, and whatever decided it: some games' results, in every language."""
    game = setting.game
    for number in range(setting.games):
        points, ranks = [0] * setting.seats, [0] * setting.seats
        end = play(setting, np.random.default_rng(number).bytes(256))[-1].state
        game.scores(end, points, ranks)
        for language in LANGUAGES:
            words = Words(game, language, ["Anna", "Bertha", "Clara", "Dora", "Emma"][: setting.seats])
            said = say_result(words, points, ranks, game.verdict(end, points, ranks))
            assert words.names[ranks.index(1)] in said or set(ranks) == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decided_is_said_after_who_won(language: str) -> None:
    """With as many points as the winner, one wants to know why one has not won; and who won has the own points, not the most."""
    words = Words(GAMES["ontembare_stad"], language, ["Anna", "Bertha"])
    why = Say("result-tie", {"who": "Bertha"})
    assert words.say(why) in say_result(words, [20, 20], [2, 1], why)
    assert "31" not in say_result(words, [31, 12], [2, 1], why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_won_nobody_is_named(language: str) -> None:
    words = Words(GAMES["ontembare_stad"], language, ["Anna", "Bertha"])
    nobody = Say("result-nobody", {"points": 9})
    assert say_result(words, [0, 0], [1, 1], nobody) == words.say(nobody)
