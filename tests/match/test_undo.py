"""Going back: as far as nothing hidden or random was touched and nobody else has acted, in every game alike."""

import pytest

from tests.support import Setting, in_random_games, samples_first
from turncoat.games import CHANCE, GAMES, NOBODY, Illegal
from turncoat.kernel import copy, pack, unpack
from turncoat.kernel.rng import new_rng
from turncoat.match import Match

VERRAETER = GAMES["verraeter"]
OFTEN = 5  # every so many steps it is asked what may be taken back: at each it would take long


def play_until(match: Match, prompt: str) -> Match:
    """Play on at random until that is to be decided."""
    while match.mover == CHANCE or match.game.prompt(match.view(match.mover)) != prompt:
        if match.mover == CHANCE:
            match.draw()
        else:
            legal = match.legal()
            match.submit(match.mover, legal[match.rng()[0] % len(legal)])
    return match


def builder_with_a_card_to_move() -> Match:
    """A match in which the builder may lift a card."""
    for seed in range(100):
        match = play_until(Match(VERRAETER, 4, seed=seed), "build")
        if any(VERRAETER.action_text(action).startswith("lift") for action in match.legal()):
            return match
    raise AssertionError("in a hundred games no builder had a card to move")


def lift(match: Match) -> int:
    return next(action for action in match.legal() if VERRAETER.action_text(action).startswith("lift"))


def test_a_lifted_building_can_be_put_back() -> None:
    match = builder_with_a_card_to_move()
    before, steps, seat = pack(match.state), len(match.steps), match.mover
    match.submit(seat, lift(match))
    assert match.undoable(seat) == 1
    assert match.undo(seat) == 1
    assert (pack(match.state), len(match.steps)) == (before, steps)


def test_nobody_takes_back_what_another_did() -> None:
    match = builder_with_a_card_to_move()
    seat = match.mover
    match.submit(seat, lift(match))
    for other in (NOBODY, CHANCE, *(set(range(4)) - {seat})):
        with pytest.raises(Illegal, match="why-no-undo"):
            match.undo(other)
    assert match.undoable(seat) == 1


def test_a_card_shown_from_the_hand_stays_shown() -> None:
    match = play_until(Match(VERRAETER, 4, seed=3), "supply")
    seat = match.mover
    match.submit(seat, match.legal()[0])
    with pytest.raises(Illegal, match="why-no-undo"):
        match.undo(seat)


def test_more_than_may_be_taken_back_is_refused_and_nothing_changes() -> None:
    match = builder_with_a_card_to_move()
    seat = match.mover
    match.submit(seat, lift(match))
    before = pack(match.state)
    for count in (0, 2, -1):
        with pytest.raises(Illegal, match="why-no-undo"):
            match.undo(seat, count)
    assert pack(match.state) == before


def test_chance_brings_the_same_after_going_back() -> None:
    """Nobody goes back for better luck."""
    match = builder_with_a_card_to_move()
    seat, action = match.mover, lift(match)
    match.submit(seat, action)
    target = match.legal()[0]
    match.undo(seat)
    match.submit(seat, action)
    match.submit(seat, target)
    again = Match(VERRAETER, 4, seed=match.seed)
    for step in match.steps:
        again.replay(VERRAETER.action_text(step.action))
    assert [s.action for s in match.draw_all()] == [s.action for s in again.draw_all()]


@samples_first
@in_random_games
def test_what_can_be_taken_back_was_foreseen_by_all(setting: Setting, seed: int) -> None:
    """In every world that a viewer cannot tell from the true one, a step that may be taken back leads to what it led to."""
    game = setting.game
    match = Match(game, setting.seats, setting.options, seed=seed)
    while not match.is_over:
        before, seat = copy(match.state), match.mover
        if seat == CHANCE:
            match.draw()
            assert match.undoable(CHANCE) == 0
            continue
        legal = match.legal()
        step = match.submit(seat, legal[match.rng()[0] % len(legal)])
        if (len(match.steps) + seed) % OFTEN or match.undoable(seat) == 0:
            continue
        for viewer in setting.viewers:
            world = copy(before)
            if viewer != NOBODY:
                game.resample(world, viewer, new_rng(seed, len(match.steps)))
            game.apply(world, step.action, game.journal())
            assert game.view(world, viewer) == game.view(unpack(game.state, step.after), viewer)


@samples_first
@in_random_games
def test_a_match_taken_up_goes_on_as_if_nothing_had_happened(setting: Setting, seed: int) -> None:
    match = Match(setting.game, setting.seats, setting.options, seed=seed)
    while not match.is_over:
        other = Match(setting.game, setting.seats, setting.options, seed=seed)
        other.take_up(match.steps)
        assert (pack(other.state), other.legal()) == (pack(match.state), match.legal())
        if match.mover == CHANCE:
            assert match.draw().action == other.draw().action
        else:
            match.submit(match.mover, match.legal()[-1])
