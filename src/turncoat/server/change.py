"""What changed from one scene to the next, so that a step's pictures are sent as differences.

A change is None (nothing changed), `{"=": value}` (replaced by the value), or an object with the changes of those keys, or places
of a list of the same length, that did change. The page applies it (`web/src/lib/change.ts`).
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

Change = dict[str, Any] | None


def difference(old: Any, new: Any) -> Change:
    """The change that leads from one value to another, as they are on the wire."""
    if old == new:
        return None
    if type(old) is type(new):
        if isinstance(new, Struct):
            names = zip(new.__struct_encode_fields__, new.__struct_fields__)
            return differences((name, getattr(old, field), getattr(new, field)) for name, field in names)
        if isinstance(new, dict) and old.keys() == new.keys():
            return differences((key, old[key], new[key]) for key in new)
        if isinstance(new, list) and len(old) == len(new):
            return differences((str(place), *both) for place, both in enumerate(zip(old, new)))
    return {"=": new}


def differences(parts: Iterable[tuple[str, Any, Any]]) -> Change:
    """The changes of those parts, each with its name, that did change."""
    return {name: difference(old, new) for name, old, new in parts if old != new}
