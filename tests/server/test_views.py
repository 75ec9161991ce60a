"""What is made once for many positions and viewers is what would be made for each."""

from typing import Any

from tests.server.other_worlds import some_match
from tests.support import Setting, samples_first
from turncoat.games import NOBODY, Say
from turncoat.kernel import Event, pack, unpack
from turncoat.match import opened, seen_of

SEED = 5
EVERY = 5  # steps of a match, of which one is looked at


@samples_first
def test_what_a_viewer_sees_is_what_hiding_leaves_of_the_table(setting: Setting) -> None:
    game = setting.game
    for entry in some_match(setting, SEED)[0].log[::EVERY]:
        assert entry.step is not None
        for position in (*entry.step.shots, entry.after):
            truth = unpack(game.state, position)
            for seat in (NOBODY, *range(setting.seats)):
                view = game.view(truth, seat)
                assert seen_of(game, position, seat) == (pack(view), view)
            assert opened(game, position) == truth  # nobody has changed it


@samples_first
def test_the_same_event_is_told_alike_where_nothing_differs_that_it_is_told_by(setting: Setting) -> None:
    game, found = setting.game, 0
    told: dict[tuple[Event, Any], Say] = {}
    for entry in some_match(setting, SEED)[0].log:
        assert entry.step is not None
        for seat in (NOBODY, *range(setting.seats)):
            seen = seen_of(game, entry.after, seat)
            for event in entry.step.events:
                known = game.redact(event, seat)
                said, key = game.say_event(seen.view, known), (known, game.told_by[event.what](seen.packed))
                found += key in told
                assert told.setdefault(key, said) == said
    assert found
