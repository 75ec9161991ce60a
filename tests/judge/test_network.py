"""The network: every number of an observation has its place, sums are the same everywhere, and a search with it knows no more than its seat."""

from pathlib import Path

import numpy as np
import pytest

from tests.bots.support import play
from tests.judge.support import SMALL, some_weights, write
from tests.support import every_game, is_thorough
from turncoat.bots import make_bot
from turncoat.bots.search import Budget, Prospect, Search
from turncoat.bots.tree import FULL
from turncoat.games import GAMES, Game, Invalid
from turncoat.judge import weights
from turncoat.judge.forward import think
from turncoat.judge.network import new_network, places_of
from turncoat.judge.tokens import groups_of, table_numbers, token_count
from turncoat.judge.weights import is_learned, network_of
from turncoat.kernel import AnyState, compiled, copy
from turncoat.kernel.rng import new_rng


def positions(game: Game, seed: int) -> list[AnyState]:
    """A few positions of a random game in which there is a choice."""
    found = play(game, [make_bot("random", game)] * game.seats[-1], seed)[:-1]
    choices = [state for state in found if len(game.legal_actions(state)) > 1]
    return choices[:: max(1, len(choices) // 3)][:3]


def prospects(game: Game, state: AnyState, target: str = "cpu") -> list[Prospect]:
    search = Search(game, {"judge": 1}, target=target, nodes=1 << 8)  # type: ignore[arg-type]
    return search.think(game.view(state, state.mover), new_rng(1), Budget(20), thorough=True)


@every_game
def test_every_number_of_an_observation_belongs_to_one_token(game: Game) -> None:
    numbers = [*table_numbers(game), *(number for group in groups_of(game) for number in group.numbers)]
    assert sorted(numbers) == list(range(game.observation))
    token, row = places_of(game)
    assert sorted(set(token.tolist())) == list(range(token_count(game)))
    assert len(set(zip(token.tolist(), row.tolist()))) == game.observation
    assert row.max() + 1 == len(some_weights(game, SMALL)["encode"])


@every_game
def test_sums_are_the_same_in_plain_python_as_compiled_to_the_last_bit(game: Game) -> None:
    plain, cpu = (new_network(game, some_weights(game, SMALL)) for _ in range(2))
    for state in positions(game, 3):
        game.observe(state, state.mover, plain.observed)
        cpu.observed[:] = plain.observed
        think(plain)
        compiled(think, "cpu")(cpu)
        assert plain.scores.tobytes() == cpu.scores.tobytes()
        assert plain.chances.tobytes() == cpu.chances.tobytes()
        assert np.ptp(plain.scores) > 0


@every_game
def test_a_search_with_the_network_is_the_same_plain_and_compiled(game: Game, learned: None) -> None:
    for state in positions(game, 4)[: 2 if is_thorough() else 1]:
        assert prospects(game, state, "plain") == prospects(game, state)


@every_game
def test_the_network_sees_no_more_than_its_seat(game: Game, learned: None) -> None:
    for number, state in enumerate(positions(game, 5)):
        other = copy(state)
        game.resample(other, state.mover, new_rng(17, number))
        assert prospects(game, state) == prospects(game, other)


@every_game
def test_chances_of_winning_make_a_whole(game: Game, learned: None) -> None:
    for state in positions(game, 6)[:1]:
        search = Search(game, {"judge": 1}, nodes=1 << 8)
        search.think(game.view(state, state.mover), new_rng(1), Budget(5), thorough=True)
        strength = search._trees[0].strength
        assert FULL - len(strength) <= sum(strength) <= FULL


def test_a_game_that_nobody_has_learned_is_judged_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    with pytest.raises(Invalid, match="nobody has learned kuhn"):
        make_bot("master/judge=learned", GAMES["kuhn"])
    make_bot("master/judge=hand", GAMES["kuhn"])


@every_game
def test_what_is_shipped_fits_the_game_as_it_is(game: Game) -> None:
    """An observation or an action more, and what was learned is worth nothing: learn it again."""
    if is_learned(game):
        network_of(game)  # refuses other shapes
        assert weights.file_of(game).stat().st_size < 3_000_000
        assert weights.read_card(weights.file_of(game))["rules_version"] == game.rules_version


def test_weights_of_another_shape_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    write(tmp_path / "kuhn.npz", GAMES["kuhn"], some_weights(GAMES["rattus"], SMALL))
    with pytest.raises(Invalid, match="learn it again"):
        network_of(GAMES["kuhn"])


def test_a_game_with_another_box_is_judged_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was learned with our printed values says nothing of others."""
    game = GAMES["verraeter"]
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    write(tmp_path / "verraeter.npz", game, some_weights(game, SMALL))
    assert is_learned(game)
    weights.card_of.cache_clear()
    (tmp_path / "verraeter.json").write_text('{"components": "of another box"}')
    state = positions(game, 1)[0]
    usual, hand = (Search(game, changes, nodes=1 << 8) for changes in ({}, {"judge": 0}))
    view = game.view(state, state.mover)
    assert usual.think(view, new_rng(1), Budget(20)) == hand.think(view, new_rng(1), Budget(20))
    with pytest.raises(Invalid, match="with these values yet"):
        make_bot("master/judge=learned", game)
