"""A match is told again as it was: each moment as the table showed it to that seat, and nothing that a viewer must not know."""

from dataclasses import replace

import msgspec
import pytest

from tests.server.other_worlds import earlier, is_blind, nobody_here, otherwise, some_match, some_moments
from tests.support import Setting, samples_first
from turncoat.match import moments_of
from turncoat.server.messages import TableView
from turncoat.server.problems import Refused
from turncoat.server.replay_messages import Replay, ReplayPart
from turncoat.server.replays import PART, Film, film_of
from turncoat.server.snapshot import Snapshot, after_play, fork
from turncoat.server.views import table_view

SEED = 5
GUEST, OTHER = "guest", "other"


def running(setting: Setting) -> Snapshot:
    """A match up to its last decision; one guest has seat 0, another the others."""
    snapshot, _ = some_match(setting, SEED)
    places = tuple(replace(place, guest=OTHER) if place.seat else place for place in snapshot.places)
    return replace(snapshot, places=places)


def finished(setting: Setting) -> Snapshot:
    snapshot = running(setting)
    assert snapshot.match is not None
    match = fork(snapshot.match)
    while not match.is_over:
        match.submit(match.mover, match.legal()[0])
        match.draw_all()
    return after_play(snapshot, match)


def scene_at(film: Film, moment: int) -> object:
    """The scene at a moment, as a page works it out from the part that holds it."""
    part = msgspec.to_builtins(film.part(moment, "en"))
    scene = part["before"]
    for one in part["moments"][: moment % PART + 1]:
        for step in one["steps"]:
            for change in (*(event["change"] for event in step["events"]), step["change"]):
                scene = applied(scene, change)
    return scene


def applied(value: object, change: object) -> object:
    """What `web/src/lib/change.ts` does."""
    if change is None:
        return value
    assert isinstance(change, dict)
    if "=" in change:
        return change["="]
    if isinstance(value, list):
        return [applied(one, change.get(str(place))) for place, one in enumerate(value)]
    assert isinstance(value, dict)
    return {key: applied(one, change.get(key)) for key, one in value.items()}


@samples_first
def test_each_moment_is_what_the_table_showed_that_seat(setting: Setting) -> None:
    snapshot = finished(setting)
    stops = moments_of(film_of(snapshot, GUEST, 0).match)
    for number in some_moments(setting, stops[:-1], 2):
        moment, now = stops.index(number), earlier(snapshot, number)
        for seat in range(setting.seats):
            shown = table_view(now, OTHER, seat, "en", nobody_here, search="ready")
            film = film_of(snapshot, GUEST, seat)
            assert scene_at(film, moment) == msgspec.to_builtins(shown.scene)
            told = film.part(moment, "en").moments[moment % PART]
            assert told.points == [one.points for one in shown.seats]
            assert told.turn.mover == shown.turn.mover


@samples_first
def test_a_running_match_tells_nothing_that_its_viewer_must_not_know(setting: Setting) -> None:
    snapshot = running(setting)
    for guest, viewer in ((GUEST, 0), (None, None)):
        other = otherwise(snapshot, viewer, 1)

        def shown(snapshot: Snapshot, guest: str | None = guest) -> list[Replay | ReplayPart]:
            film = film_of(snapshot, guest, None)
            parts = [film.part(moment, "nl") for moment in (0, len(film.stops) // 2, len(film.stops) - 1)]

            return [film.overview(), *parts]

        assert is_blind(shown, snapshot, other)


@samples_first
def test_a_finished_match_seen_by_a_seat_tells_only_what_it_knew(setting: Setting) -> None:
    snapshot = finished(setting)
    number = moments_of(film_of(snapshot, GUEST, 1).match)[-2]
    moment = moments_of(film_of(snapshot, GUEST, 1).match).index(number)
    now = earlier(snapshot, number)

    def seen(world: Snapshot) -> list[object]:
        """The same match, up to its last decision, in one world or another."""
        film = film_of(replace(world, header=replace(world.header, state="finished")), GUEST, None)
        seat = replace(film, watcher=replace(film.watcher, seat=1, is_open=False))
        return [seat.part(one, "en") for one in (moment // 2, moment)]

    assert is_blind(seen, now, otherwise(now, 1, 1))


@samples_first
def test_chapters_are_the_rounds_in_order(setting: Setting) -> None:
    film = film_of(finished(setting), GUEST, None)
    chapters = film.overview().chapters
    rounds = [setting.game.round(film.watcher.view(film.position(steps))) for steps in film.stops]
    assert rounds == sorted(rounds)
    assert [(one.moment, one.round) for one in chapters] == [
        (moment, number) for moment, number in enumerate(rounds) if moment == 0 or rounds[moment - 1] != number
    ]


@samples_first
def test_nobody_looks_from_a_seat_of_others_while_it_is_played(setting: Setting) -> None:
    snapshot = running(setting)
    with pytest.raises(Refused, match="not-your-seat"):
        film_of(snapshot, GUEST, 1)
    assert film_of(snapshot, GUEST, None).overview().seats == [0]
    assert film_of(snapshot, OTHER, None).watcher.is_open is False
    table: TableView = film_of(snapshot, None, None).part(0, "en").table
    assert (table.viewer, table.legal, table.undo) == (None, [], 0)
