"""What an update shows: the scene before its steps and after each event, as the page works them out from the changes."""

from typing import Any


def scenes_of(update: dict[str, Any]) -> list[Any]:
    """The scene before the first step that is shown moving, after each event and at the end of each step."""
    scenes = [update["before"]]
    for step in update["steps"]:
        for part in [*step["events"], step]:
            if step["isShown"]:
                scenes.append(changed(scenes[-1], part["change"]))
    return scenes


def whole(update: dict[str, Any], last: dict[str, Any]) -> dict[str, Any]:
    """An update as it would be if it were not brief, from the last one on the same socket."""
    if not update.get("isBrief"):
        return update
    film = scenes_of({**update, "before": last["table"]["scene"]})
    return {**update, "before": film[0], "table": {**update["table"], "scene": film[-1]}}


def changed(value: Any, change: dict[str, Any] | None) -> Any:
    """The value after a change (see `turncoat.server.change`)."""
    if change is None:
        return value
    if "=" in change:
        return change["="]
    after: Any = list(value) if isinstance(value, list) else dict(value)
    for key, part in change.items():
        place = int(key) if isinstance(value, list) else key
        after[place] = changed(after[place], part)
    return after
