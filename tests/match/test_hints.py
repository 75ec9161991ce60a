"""Hints: for the player to move, from that seat's view alone, with what they promise."""

import pytest

from tests.support import every_game
from turncoat.bots import Budget, make_bot, search, settings
from turncoat.bots.search import Search
from turncoat.games import GAMES, Game, Illegal, Invalid
from turncoat.match import Match, advise

FEW = Budget(400)


def begun(game: Game, decisions: int) -> Match:
    """A match after some decisions, where there is a choice."""
    match, bot = Match(game, game.seats[-1], seed=3), make_bot("apprentice", game)
    match.draw_all()
    while decisions > 0 or len(match.legal()) < 2:
        match.submit(match.mover, bot.choose(match.view(match.mover), match.legal(), match.rng()))
        match.draw_all()
        decisions -= 1
    return match


@every_game
def test_a_hint_names_legal_actions_with_chances_points_and_a_line(game: Game) -> None:
    match = begun(game, 0 if game.name == "kuhn" else 25)
    before = match.to_json()
    found = advise(match, match.mover, FEW)
    assert 1 <= len(found) <= 3
    assert {hint.action for hint in found} <= set(match.legal())
    assert all(0 <= hint.won <= 1 for hint in found)
    assert match.to_json() == before
    for hint in found:
        for step in hint.line:
            assert step.action in game.legal_actions(step.view)
            assert step.view.mover == step.seat


def test_hints_say_what_is_expected_to_follow() -> None:
    match = begun(GAMES["rattus"], 25)
    assert any(hint.line for hint in advise(match, match.mover, Budget(3000)))


def test_there_is_a_hint_however_short_the_time() -> None:
    match = begun(GAMES["rattus"], 25)
    assert 1 <= len(advise(match, match.mover, Budget(seconds=1e-6))) <= 3


def test_hints_expect_others_to_play_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(GAMES["rattus"], 25)
    told = advise(match, match.mover, FEW)
    fearful = {name: part if name == "slips" else {**part, "paranoid": 1} for name, part in settings.table().items()}
    monkeypatch.setattr(settings, "table", lambda: fearful)
    monkeypatch.setattr(search, "settings_of", settings.settings_of.__wrapped__)
    assert advise(match, match.mover, FEW) == told


def test_a_hint_does_not_know_what_the_seat_does_not() -> None:
    game = GAMES["verraeter"]
    match = begun(game, 30)
    told = advise(match, match.mover, FEW)
    game.resample(match.state, match.mover, match.rng())
    assert advise(match, match.mover, FEW) == told


def test_only_who_decides_is_told() -> None:
    match = begun(GAMES["kuhn"], 0)
    with pytest.raises(Illegal, match="why-not-your-turn"):
        advise(match, 1 - match.mover, FEW)
    while not match.is_over:
        match.submit(match.mover, match.legal()[0])
    with pytest.raises(Illegal, match="why-over"):
        advise(match, 0, FEW)


def test_where_there_is_no_choice_there_is_no_hint() -> None:
    match = Match(GAMES["rattus"], 2, seed=1)
    match.draw_all()
    bot = make_bot("random", match.game)
    while len(match.legal()) > 1:
        match.submit(match.mover, bot.choose(match.view(match.mover), match.legal(), match.rng()))
        match.draw_all()
    assert not match.is_over
    assert advise(match, match.mover, FEW) == []
    with pytest.raises(Invalid, match="nothing to think about"):
        Search(match.game).think(match.view(match.mover), match.rng(), FEW)
