"""What each seat may expect of a position in which everything is known, as the analysis of a finished match tells it."""

import numpy as np
import pytest

from tests.judge.support import SMALL, some_weights
from tests.support import every_game, is_quick, is_thorough, thorough
from tools.record_matches import FOLDER, read
from turncoat.bots import outlook
from turncoat.games import GAMES, Game
from turncoat.judge.network import new_network
from turncoat.kernel import AnyState, unpack
from turncoat.match import Match, moments_of, state_at
from turncoat.server.analyst import GAMES as PLAYED
from turncoat.server.analyst import TURN
from turncoat.server.worker import Chances, ChancesAnswer, Mind

SOME = 10  # moments of a match


def recorded(game: Game) -> Match:
    """A recorded match of a game: the last, among those with the most seats."""
    return Match.from_json(read(max((FOLDER / game.name).glob("*.json"))))


def positions(match: Match) -> list[AnyState]:
    """Some of its moments, evenly; the last two among them."""
    moments = moments_of(match)
    chosen = [*moments[: -2 : max(1, len(moments) // SOME)], *moments[-2:]]
    return [unpack(match.game.state, state_at(match, steps)) for steps in chosen]


@every_game
def test_chances_are_the_same_in_plain_python_as_compiled(game: Game, learned: None) -> None:
    for state in positions(recorded(game))[:: 3 if is_quick(game) or is_thorough() else 99]:
        plain, cpu = (outlook.chances(game, state, 5, target, most=15) for target in ("plain", "cpu"))
        assert plain == cpu


@every_game
def test_chances_make_a_whole_and_end_as_the_match_did(game: Game, learned: None) -> None:
    match = recorded(game)
    found = [outlook.chances(game, state, 5, most=200) for state in positions(match)]
    assert [sum(chances) for chances in found] == pytest.approx([1] * len(found))
    winners = [rank == 1 for rank in match.scores()[1]]
    assert found[-1] == [won / sum(winners) for won in winners]
    assert outlook.chances(game, positions(match)[0], 5, most=200) == found[0]


def test_a_seat_is_asked_what_it_expects_itself(learned: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network by which whoever decides is sure to win: each seat expects everything, so all expect the same."""
    game = GAMES["rattus"]
    weights = some_weights(game, SMALL)
    weights["value"][:], weights["value_bias"][:] = 0, [50, *[0] * (game.seats[-1] - 1)]
    monkeypatch.setattr(outlook, "network_of", lambda game: new_network(game, weights))
    first = positions(recorded(game))[0]
    assert outlook.chances(game, first, 5, most=200) == pytest.approx([1 / 4] * 4)


def asked(match: Match, seed: int) -> ChancesAnswer:
    """What a worker tells an analyst of some moments."""
    states = [state_at(match, steps) for steps in moments_of(match)[:: 1 if is_thorough() else 14]]
    return Mind().chances(Chances(match.game.name, states, PLAYED, seed))


@pytest.mark.parametrize("name", ["verraeter", pytest.param("rattus", marks=thorough)])
def test_an_analysis_asks_the_network_and_luck_turns_no_match(name: str) -> None:
    """Two analyses of a match, each with luck of its own, differ by less than what is called a turn."""
    match = recorded(GAMES[name])
    one, other = (asked(match, seed) for seed in (1, 2))
    assert one.by_network
    assert np.ptp(one.chances) > 0.3  # they tell something
    assert np.abs(np.subtract(one.chances, other.chances)).max() < TURN
    assert asked(match, 1) == one


def test_a_game_judged_by_hand_is_played_on_to_its_end() -> None:
    match = recorded(GAMES["kuhn"])
    answer = asked(match, 1)
    assert not answer.by_network
    assert np.sum(answer.chances, axis=1) == pytest.approx(1, abs=0.01)
