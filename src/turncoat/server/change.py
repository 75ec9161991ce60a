"""What changed from one scene to the next, so that a step's pictures are sent as differences.

A change is None (nothing changed), `{"=": value}` (replaced by the value), or an object with the changes of those keys, or places
of a list of the same length, that did change. The page applies it (`web/src/lib/change.ts`).
"""

import functools
from collections.abc import Callable
from typing import Any

from msgspec import Struct

Change = dict[str, Any] | None
PLAIN = frozenset({int, str, bool, float, type(None)})
KINDS = 1024  # of parts of scenes; each copy of a game has its own


def difference(old: Any, new: Any) -> Change:
    """The change that leads from one value to another, as they are on the wire."""
    if old is new:
        return None
    if type(old) is type(new) and isinstance(new, Struct):
        return differ_of(type(new))(old, new) or None
    return None if old == new else change_of(old, new)


def change_of(old: Any, new: Any) -> dict[str, Any]:
    """The same of two that are known to differ."""
    kind = type(new)
    if kind in PLAIN or type(old) is not kind:
        return {"=": new}
    if kind is list:
        if len(old) == len(new):
            return {
                str(place): change_of(before, after)
                for place, (before, after) in enumerate(zip(old, new))
                if before is not after and before != after
            }
    elif kind is dict:
        if old.keys() == new.keys():
            return {key: change_of(old[key], after) for key, after in new.items() if old[key] != after}
    elif issubclass(kind, Struct):
        return differ_of(kind)(old, new)
    return {"=": new}


@functools.lru_cache(KINDS)
def differ_of(kind: type[Struct]) -> Callable[[Any, Any], dict[str, Any]]:
    """A function that tells the changes of a part of a scene, by the names of its fields on the wire; it is written out field by field."""
    lines = [
        f" a = old.{field}; b = new.{field}\n if a is not b and a != b: found[{name!r}] = change_of(a, b)\n"
        for name, field in zip(kind.__struct_encode_fields__, kind.__struct_fields__)
    ]
    names: dict[str, Any] = {"change_of": change_of}
    exec(f"def differ(old, new):\n found = {{}}\n{''.join(lines)} return found", names)
    written: Callable[[Any, Any], dict[str, Any]] = names["differ"]
    return written
