"""Differences of scenes, and the film that they make."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.other_worlds import nobody_here, some_match
from tests.support import Setting, presets
from turncoat.games.scene import Part
from turncoat.server.change import Change, difference
from turncoat.server.views import update_view


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


@pytest.mark.parametrize("setting", list(presets()), ids=str)
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
