"""Bots: they choose legally, from their own view alone, and the better one wins."""

import pytest

from tests.bots.support import every_preset, play
from tests.support import thorough
from turncoat.bots import BOTS, make_bot
from turncoat.games import GAMES, Game, Invalid
from turncoat.kernel import copy
from turncoat.kernel.rng import new_rng

# The levels that search, with so little time that tests are quick
QUICK = {"master": "master/iterations=30/nodes=4096", "grandmaster": "grandmaster/iterations=30/nodes=4096"}
every_bot = pytest.mark.parametrize("bot_name", [QUICK.get(bot, bot) for bot in BOTS])
MOMENTS = 4  # of a game, early and late
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_preset
@every_bot
@pytest.mark.parametrize("moments", [MOMENTS, pytest.param(40, marks=thorough)])
def test_a_bot_chooses_the_same_whatever_it_cannot_see(game: Game, preset: str, bot_name: str, moments: int) -> None:
    """Two true positions that a seat cannot tell apart, and the same luck: the same choice."""
    differed = 0
    *states, _ = play(game, [make_bot("random", game)] * game.seats[-1], 5, preset)
    for number, state in enumerate(states[:: len(states) // moments + 1]):
        other = copy(state)
        game.resample(other, state.mover, new_rng(17, number))
        differed += other != state
        legal = game.legal_actions(state)
        assert game.legal_actions(other) == legal
        choices = [
            make_bot(bot_name, game).choose(game.view(true, state.mover), legal, new_rng(23, number))
            for true in (state, other)
        ]
        assert choices[0] == choices[1]
    assert differed or game.name == "kuhn"


@every_game
@every_bot
def test_a_bot_leaves_what_it_is_given_alone(game: Game, bot_name: str) -> None:
    bot = make_bot(bot_name, game)
    *states, _ = play(game, [make_bot("random", game)] * game.seats[0], seed=2)
    for state in states[:: len(states) // MOMENTS + 1]:
        view, legal = game.view(state, state.mover), game.legal_actions(state)
        before = copy(view), list(legal)
        assert bot.choose(view, legal, new_rng(1)) in legal
        assert (view, legal) == before


def test_random_chooses_everything_now_and_then() -> None:
    game = GAMES["verraeter"]
    state = play(game, [make_bot("apprentice", game)] * 4, seed=1)[0]
    legal, bot, rng = game.legal_actions(state), make_bot("random", game), new_rng(9)
    assert {bot.choose(game.view(state, state.mover), legal, rng) for _ in range(300)} == set(legal)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Invalid, match="no bot 'deepblue'; there are novice, apprentice, master, grandmaster, random"):
        make_bot("deepblue", GAMES["kuhn"])


def test_an_apprentice_beats_random_at_rattus() -> None:
    """One apprentice among three random ones wins nearly always."""
    game, won = GAMES["rattus"], 0
    apprentice, dull = make_bot("apprentice", game), make_bot("random", game)
    for number in range(16):
        seat = number % 4
        last = play(game, [apprentice if other == seat else dull for other in range(4)], seed=1000 + number)[-1]
        ranks = [0] * 4
        game.scores(last, [0] * 4, ranks)
        won += ranks[seat] == 1
    assert won >= 10  # by luck alone 4, give or take 1.7


def test_an_apprentice_beats_random_at_verraeter() -> None:
    """One apprentice among three random ones wins far more than its quarter of the games (shared victories count in part)."""
    game, matches, won = GAMES["verraeter"], 300, 0.0
    apprentice, dull = make_bot("apprentice", game), make_bot("random", game)
    for number in range(matches):
        seat = number % 4
        last = play(game, [apprentice if other == seat else dull for other in range(4)], seed=1000 + number)[-1]
        points, ranks = [0] * 4, [0] * 4
        game.scores(last, points, ranks)
        won += (ranks[seat] == 1) / ranks.count(1)
    assert won / matches > 0.4  # 0.53 over 4,000 games; by luck alone a quarter, give or take 0.025
