"""What a seat can foresee: the truth as far as it knows it, and nothing that it cannot know."""

from collections.abc import Iterator

import pytest

from tests.match.test_undo import play_until
from tests.support import Setting, in_random_games, samples_first
from turncoat.games import CHANCE, GAMES, Illegal
from turncoat.games.game import Json
from turncoat.kernel import copy, events_of, pack
from turncoat.kernel.rng import new_rng
from turncoat.match import Match, foresee
from turncoat.match.foresight import agreed, common_start, scene_of

VERRAETER = GAMES["verraeter"]
OFTEN = 19  # every so many steps something is foreseen: at each it would take long


def parse(*texts: str) -> list[int]:
    return [VERRAETER.parse_action(text) for text in texts]


def decisions(setting: Setting, seed: int) -> Iterator[tuple[Match, int, int]]:
    """A match at random: every now and then the match, who decides, and on what; the caller carries it out."""
    match = Match(setting.game, setting.seats, setting.options, seed=seed)
    while not match.is_over:
        if match.mover == CHANCE:
            match.draw()
            continue
        legal, steps = match.legal(), len(match.steps)
        action = legal[match.rng()[0] % len(legal)]
        if (steps + seed) % OFTEN == 0:
            yield match, match.mover, action
        if len(match.steps) == steps:
            match.submit(match.mover, action)


@samples_first
@in_random_games
def test_foresight_depends_on_the_view_alone(setting: Setting, seed: int) -> None:
    """The same for two worlds that the seat cannot tell apart."""
    game = setting.game
    for match, seat, action in decisions(setting, seed):
        world = copy(match.state)
        game.resample(world, seat, new_rng(seed, 1))
        here, there = (foresee(game, game.view(state, seat), seat, [action]) for state in (match.state, world))
        assert (here.events, here.scene, here.legal) == (there.events, there.scene, there.legal)


@samples_first
@in_random_games
def test_what_is_foreseen_happens(setting: Setting, seed: int) -> None:
    """The events foreseen are the first ones that come; a decision foreseen as the seat's own is."""
    game = setting.game
    for match, seat, action in decisions(setting, seed):
        seen = foresee(game, match.view(seat), seat, [action])
        step = match.submit(seat, action)
        come = [game.redact(event, seat) for event in step.events]
        assert come[: len(seen.events)] == seen.events
        if seen.legal:
            assert (match.mover, match.legal()) == (seat, seen.legal)


def test_a_laid_card_is_foreseen_on_the_scales() -> None:
    match = play_until(Match(VERRAETER, 4, seed=3), "supply")
    seat = match.mover
    card = VERRAETER.action_text(match.legal()[0])
    seen = foresee(VERRAETER, match.view(seat), seat, parse(card))
    assert isinstance(seen.scene, dict)
    assert seen.scene["seats"][seat]["played"] == [int(card.removeprefix("play:"))]  # type: ignore[index, call-overload]
    assert VERRAETER.parse_action("done") in seen.legal


def test_a_gesture_of_several_decisions_is_foreseen_as_one() -> None:
    match = play_until(Match(VERRAETER, 4, seed=3), "supply")
    seat, cards = match.mover, [action for action in match.legal() if VERRAETER.action_text(action) != "done"]
    assert len(cards) > 1
    seen = foresee(VERRAETER, match.view(seat), seat, cards[:2])
    assert [VERRAETER.say_event(seen.view, event).message for event in seen.events] == ["event-played"] * 2


def test_what_may_not_be_done_is_refused_with_the_reason() -> None:
    match = play_until(Match(VERRAETER, 4, seed=3), "supply")
    seat = match.mover
    with pytest.raises(Illegal, match="why-not-now"):
        foresee(VERRAETER, match.view(seat), seat, parse("farm:12"))
    with pytest.raises(Illegal, match="why-not-your-turn"):
        foresee(VERRAETER, match.view(seat), seat, parse("done", "done"))


def test_nothing_done_is_the_table_as_it_is() -> None:
    match = play_until(Match(VERRAETER, 4, seed=3), "supply")
    seat = match.mover
    seen = foresee(VERRAETER, match.view(seat), seat, [])
    assert (seen.events, seen.scene, seen.legal) == ([], scene_of(VERRAETER, match.view(seat), seat), match.legal())


def test_where_worlds_differ_the_scene_stays_as_it_was() -> None:
    scenes: list[Json] = [{"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}]
    assert agreed(scenes, {"a": 0, "b": [0, 0]}) == {"a": 1, "b": [1, 0]}
    assert agreed([[1], [1, 2]], [7]) == [7]


def test_the_story_ends_where_worlds_differ() -> None:
    journal = VERRAETER.journal()
    assert common_start([events_of(journal), events_of(journal)]) == []


# Gestures


def test_a_gesture_is_made_whole_or_not_at_all() -> None:
    match = play_until(Match(VERRAETER, 4, seed=3), "supply")
    seat, before = match.mover, pack(match.state)
    card = VERRAETER.action_text(match.legal()[0])
    with pytest.raises(Illegal, match=r"why-no-card|why-not-now"):
        match.gesture(seat, parse(card, "farm:12"))
    assert pack(match.state) == before
    assert len(match.gesture(seat, parse(card, "done"))) == 2


def test_a_gesture_does_not_go_on_after_what_is_yet_to_be_seen() -> None:
    """The last to lay cards says `done`, the roles are revealed: what comes then is another decision."""
    for seed in range(20):
        match = play_until(Match(VERRAETER, 4, seed=seed), "supply")
        while match.game.prompt(match.state) == "supply" and match.state.turn < 3:
            match.submit(match.mover, VERRAETER.parse_action("done"))
        with pytest.raises(Illegal, match=r"why-see-first|why-not-your-turn"):
            match.gesture(match.mover, parse("done", "done"))


@samples_first
@in_random_games
def test_a_gesture_is_what_its_decisions_are(setting: Setting, seed: int) -> None:
    """Made at once or one after another, it leads to the same."""
    for match, seat, first in decisions(setting, seed):
        later = foresee(setting.game, match.view(seat), seat, [first]).legal[:1]
        single = Match(setting.game, setting.seats, setting.options, seed=seed)
        single.take_up(match.steps)
        for step in match.gesture(seat, [first, *later]):
            single.submit(seat, step.action)
        assert pack(single.state) == pack(match.state)
