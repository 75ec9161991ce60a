"""Differences of scenes, and the film that they make."""

from dataclasses import replace
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.server.other_worlds import nobody_here, some_match
from tests.support import Setting, presets, samples_first
from turncoat.games.scene import Part
from turncoat.server.change import Change, difference
from turncoat.server.views import update_json, update_view


def changed(value: Any, change: Change) -> Any:
    """The value after a change, as the page makes it."""
    if change is None:
        return value
    if "=" in change:
        return change["="]
    if isinstance(value, list):
        return [changed(part, change.get(str(place))) for place, part in enumerate(value)]
    return {key: changed(part, change.get(key)) for key, part in value.items()}


VALUES = st.recursive(
    st.none() | st.integers(-3, 3) | st.sampled_from(["a", "b"]),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.sampled_from("xyz"), parts),
)


@given(VALUES, VALUES)
def test_a_difference_leads_from_one_value_to_the_other(old: Any, new: Any) -> None:
    assert changed(old, difference(old, new)) == new


def test_nothing_is_said_of_what_did_not_change() -> None:
    old = {"round": 1, "seats": [{"score": 0, "hand": [1, 2]}, {"score": 5, "hand": []}], "pawn": None}
    new = {"round": 1, "seats": [{"score": 3, "hand": [1]}, {"score": 5, "hand": []}], "pawn": {"at": 3}}
    assert difference(old, old) is None
    assert difference(old, new) == {
        "seats": {"0": {"score": {"=": 3}, "hand": {"=": [1]}}},
        "pawn": {"=": {"at": 3}},
    }


class Seat(Part, frozen=True, kw_only=True):
    """A part of a scene."""

    is_here: bool
    points: list[int]


def test_parts_of_scenes_are_told_by_their_names_on_the_wire() -> None:
    old = Seat(is_here=True, points=[1, 2])
    assert difference(old, Seat(is_here=False, points=[1, 3])) == {"isHere": {"=": False}, "points": {"1": {"=": 3}}}


@samples_first
def test_the_changes_lead_from_the_scene_before_to_the_table_as_it_is(setting: Setting) -> None:
    """For every viewer, event by event and step by step."""
    snapshot, numbers = some_match(setting, seed=5)
    for viewer in (None, *range(setting.seats)):
        update = msgspec.to_builtins(
            update_view(snapshot, None, viewer, "en", numbers[-1] - 30, nobody_here, search="ready")
        )
        scene = update["before"]
        assert all(step["isShown"] for step in update["steps"])
        for step in update["steps"]:
            for told in (*step["events"], step):
                scene = changed(scene, told["change"])
        assert scene == update["table"]["scene"]


def test_what_was_long_ago_is_told_and_not_shown() -> None:
    snapshot, _ = some_match(next(setting for setting in presets() if setting.game.name == "verraeter"), seed=5)
    update = update_view(snapshot, None, 0, "en", 0, nobody_here, search="ready")
    shown = [step.is_shown for step in update.steps]
    assert shown == sorted(shown)
    assert shown.count(True) == 40
    for step in update.steps[: -shown.count(True)]:
        assert step.change is None
        assert all(event.change is None and event.text for event in step.events)


def test_what_happened_before_somebody_came_is_told_and_not_shown() -> None:
    snapshot, numbers = some_match(next(setting for setting in presets() if setting.game.name == "verraeter"), seed=5)
    still = numbers[-10]
    update = update_view(snapshot, None, 0, "en", 0, nobody_here, search="ready", still=still)
    assert [step.number for step in update.steps if step.is_shown] == [
        step.number for step in update.steps if step.number > still
    ]
    assert update_view(snapshot, None, 0, "en", 0, nobody_here, search="ready", still=numbers[-1]).before is None
    middle = update.steps[len(update.steps) // 2].number
    early = update_view(snapshot, None, 0, "en", 0, nobody_here, search="ready", until=middle)
    assert early.steps[-1].number == middle
    assert early.steps[-1].is_shown  # what was long ago can be looked at again


def test_an_update_is_rendered_once_for_those_who_see_it_alike_and_for_nobody_else() -> None:
    """Whoever asks gets exactly what would be made for them alone, in whatever order they ask."""
    snapshot, numbers = some_match(next(setting for setting in presets() if setting.game.name == "verraeter"), seed=5)
    host = replace(snapshot.places[0], guest="host")
    left = replace(snapshot.places[1], bot="random", former="left")
    snapshot = replace(
        snapshot, header=replace(snapshot.header, host="host"), places=(host, left, *snapshot.places[2:])
    )
    askers: list[tuple[str | None, int | None]] = [
        (None, None),
        ("watcher", None),
        ("left", None),
        ("host", None),
        ("host", 0),
    ]
    for is_here in (nobody_here, lambda guest: True):
        for language in ("en", "nl"):
            for since, still in ((0, 0), (numbers[-5], 0), (numbers[-5], numbers[-1])):
                for guest, viewer in askers:
                    asked = (snapshot, guest, viewer, language, since, is_here)
                    alone = msgspec.json.encode(update_view(*asked, search="ready", still=still))
                    assert update_json(*asked, search="ready", still=still) == alone
    snapshot.rendered.clear()

    def told(since: int) -> list[bytes]:
        return [update_json(snapshot, who, None, "en", since, nobody_here, search="ready") for who in (None, "watcher")]

    first, second = told(numbers[-2])
    assert first is second
    told(0)
    assert len(snapshot.rendered) == 1  # a whole log is not kept in memory
