"""Nothing that a viewer must not know is shown to it: every game, preset and number of seats, over whole matches."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

from tests.server.other_worlds import earlier, is_blind, nobody_here, otherwise, some_match, some_moments
from tests.support import Setting, presets, samples_first
from turncoat.games import Illegal
from turncoat.kernel import pack
from turncoat.match import Match
from turncoat.server.messages import Foresight, TableView, Update, WhyNot
from turncoat.server.snapshot import Snapshot, fork
from turncoat.server.views import (
    card_view,
    foresight_view,
    reason_text,
    seat_or_nobody,
    step_views,
    table_view,
    update_view,
    why_view,
)

MOMENTS = 4  # of each match
SINCE = 6  # steps before each moment that are shown with it
ACTIONS = 40  # asked about at each moment

SEED = 5
VERRAETER = next(setting for setting in presets() if setting.game.name == "verraeter" and setting.seats == 4)


def match_of(snapshot: Snapshot) -> Match:
    assert snapshot.match is not None
    return snapshot.match


def moments(
    setting: Setting, viewers: Iterable[int | None] | None = None
) -> Iterator[tuple[int | None, Snapshot, Snapshot]]:
    """Moments of a match at random as they are, and as they might be as far as a viewer knows: each viewer, or who is to move."""
    snapshot, numbers = some_match(setting, SEED)
    for number in some_moments(setting, numbers, MOMENTS):
        now = earlier(snapshot, number)
        for viewer in viewers or [match_of(now).mover]:
            yield viewer, now, otherwise(now, viewer, 1, number - SINCE)


@samples_first
def test_what_is_shown_does_not_depend_on_what_is_hidden(setting: Setting) -> None:
    for viewer, now, other in moments(setting, [None, *range(setting.seats)]):

        def update(snapshot: Snapshot, viewer: int | None = viewer) -> Update:
            since = snapshot.number - SINCE
            return update_view(snapshot, "guest", viewer, "en", since, nobody_here, search="ready")

        assert is_blind(update, now, other)
        assert is_blind(
            lambda snapshot: card_view(snapshot.header, snapshot.places, None, "nl", nobody_here), now, other
        )


@samples_first
def test_answers_to_questions_do_not_depend_on_what_is_hidden(setting: Setting) -> None:
    actions = range(0, setting.game.actions, 1 + setting.game.actions // ACTIONS)
    for _, now, other in moments(setting):
        seat, legal = match_of(now).mover, match_of(now).legal()

        def foreseen(snapshot: Snapshot, seat: int = seat, action: int = legal[0]) -> Foresight:
            return foresight_view(
                snapshot, match_of(snapshot), seat, [snapshot.game.action_text(action)], [action], "de"
            )

        def reasons(snapshot: Snapshot, seat: int = seat, first: int = legal[-1]) -> list[WhyNot]:
            """Now, and after a step that may show what is hidden."""
            why = match_of(snapshot).why
            return [
                *(why_view(snapshot, why(seat, action), "en") for action in actions),
                *(why_view(snapshot, why(seat, action, [first]), "en") for action in actions[::8]),
            ]

        assert is_blind(foreseen, now, other)
        assert is_blind(reasons, now, other)


@samples_first
def test_refusals_of_gestures_do_not_depend_on_what_is_hidden(setting: Setting) -> None:
    """Nobody tries out a gesture that is refused in the end, to learn from the reason what it would have revealed."""
    refusals = 0
    for _, here, there in moments(setting):
        for first in match_of(here).legal()[-2:]:  # `done` is the last
            for second in range(0, here.game.actions, 1 + here.game.actions // 8):
                refusal = refusal_of(here, [first, second])
                assert refusal == refusal_of(there, [first, second])
                refusals += refusal is not None
    assert refusals


def refusal_of(snapshot: Snapshot, actions: list[int]) -> str | None:
    """Why a gesture of the seat to move is refused; None if it is made."""
    match = fork(match_of(snapshot))
    try:
        match.gesture(match.mover, actions)
    except Illegal as refused:
        return reason_text(snapshot, refused.reason, "en")
    return None


# The checks can fail


@samples_first
def test_another_world_is_another_world(setting: Setting) -> None:
    """The checks have teeth only if worlds differ where the viewer cannot see, and nowhere else."""
    differ = hidden = 0
    for viewer, here, there in moments(setting, [None, *range(setting.seats)]):
        truth, seen = match_of(here).state, match_of(here).view(seat_or_nobody(viewer))
        assert pack(match_of(there).view(seat_or_nobody(viewer))) == pack(seen)
        differ += pack(match_of(there).state) != pack(truth)
        hidden += pack(truth) != pack(seen)
    assert differ >= hidden / 2, f"{setting.game.name}: resample deals the same again"


def leaky_table(snapshot: Snapshot) -> TableView:
    """A view as a careless programmer would write it: for a spectator, but of the true state."""
    honest = table_view(snapshot, None, None, "en", nobody_here, search="ready")
    return msgspec.structs.replace(honest, scene=snapshot.game.scene(match_of(snapshot).state, 0))


def leaky_log(snapshot: Snapshot) -> Any:
    """The log, told openly to a spectator."""
    match = match_of(snapshot)
    return [[say.args.get("card") for say in match.tell(step, is_open=True)] for step in match.steps]


def leaky_seed(snapshot: Snapshot) -> int:
    return snapshot.header.seed


@pytest.mark.parametrize("leak", [leaky_table, leaky_log, leaky_seed])
def test_a_leak_would_be_found(leak: Any) -> None:
    snapshot, numbers = some_match(VERRAETER, SEED)
    snapshot = earlier(snapshot, numbers[len(numbers) // 2])
    other = otherwise(snapshot, None, 1)
    assert not is_blind(leak, snapshot, other)
    assert is_blind(lambda snapshot: step_views(snapshot, None, "en", 0), snapshot, other)
