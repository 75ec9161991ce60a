"""What changed from one scene to the next, so that a step's pictures are sent as differences.

A change is None (nothing changed), `{"=": value}` (replaced by the value), or an object with the changes of those keys, or places
of a list of the same length, that did change. The page applies it (`web/src/lib/change.ts`).
"""

import functools
from collections.abc import Callable
from operator import attrgetter
from typing import Any

from msgspec import Struct

Change = dict[str, Any] | None
KINDS = 1024  # of parts of scenes; each copy of a game has its own


def difference(old: Any, new: Any) -> Change:
    """The change that leads from one value to another, as they are on the wire."""
    return None if old is new or old == new else change_of(old, new)


def change_of(old: Any, new: Any) -> dict[str, Any]:
    """The same of two that are known to differ."""
    if type(old) is type(new):
        if isinstance(new, Struct):
            return {
                name: change_of(before, after)
                for name, read in readers_of(type(new))
                if (before := read(old)) is not (after := read(new)) and before != after
            }
        if isinstance(new, dict) and old.keys() == new.keys():
            return {key: change_of(old[key], after) for key, after in new.items() if old[key] != after}
        if isinstance(new, list) and len(old) == len(new):
            return {
                str(place): change_of(before, after)
                for place, (before, after) in enumerate(zip(old, new))
                if before is not after and before != after
            }
    return {"=": new}


@functools.lru_cache(KINDS)
def readers_of(kind: type[Struct]) -> list[tuple[str, Callable[[Any], Any]]]:
    """The fields of a part of a scene by their names on the wire, each with a function that reads it."""
    return [(name, attrgetter(field)) for name, field in zip(kind.__struct_encode_fields__, kind.__struct_fields__)]
