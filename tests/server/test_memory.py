"""Tables in memory: bounded by what they take, not by how many they are."""

import sys
from dataclasses import replace

from tests.server.other_worlds import some_match
from tests.support import Setting, presets, samples_first
from turncoat.games import Game
from turncoat.server.memory import Memory, weight_of
from turncoat.server.snapshot import Snapshot
from turncoat.server.views import RENDERED_BYTES


def size_of(thing: object, seen: set[int]) -> int:
    """What something takes, with all that it holds; a game is there anyway."""
    if id(thing) in seen or isinstance(thing, Game | type | int) or callable(thing):
        return 0
    seen.add(id(thing))
    parts: list[object] = [getattr(thing, name) for name in getattr(thing, "__slots__", ()) if hasattr(thing, name)]
    if isinstance(thing, dict):
        parts += [*thing, *thing.values()]
    elif isinstance(thing, list | tuple):
        parts += thing
    parts.append(getattr(thing, "__dict__", None))
    return sys.getsizeof(thing) + sum(size_of(part, seen) for part in parts)


@samples_first
def test_a_table_weighs_at_least_what_it_takes_when_every_step_was_shown(setting: Setting) -> None:
    """And not much more, or there would be room for few."""
    snapshot, _ = some_match(setting, seed=5)
    assert all(entry.step.film for entry in snapshot.log if entry.step is not None)
    taken = size_of(snapshot, set())
    assert taken <= weight_of(snapshot) - RENDERED_BYTES <= max(1.5 * taken, taken + 10_000)


def some_table() -> Snapshot:
    return some_match(next(setting for setting in presets() if setting.game.name == "verraeter"), seed=5)[0]


def named(snapshot: Snapshot, name: str, revision: int = 1) -> Snapshot:
    return replace(snapshot, header=replace(snapshot.header, id=name, revision=revision))


def test_memory_holds_what_fits_and_forgets_what_was_unused_for_longest() -> None:
    table = some_table()
    memory = Memory(3.5 * weight_of(table) / 2**20)
    for name in ("first", "second", "third"):
        memory.keep(named(table, name))
    memory.keep(named(table, "first"))  # somebody looks at it again
    memory.keep(named(table, "fourth"))
    assert [name for name in ("first", "second", "third", "fourth") if name in memory] == ["first", "third", "fourth"]
    assert memory.bytes == 3 * weight_of(table)
    large = named(replace(table, log=table.log * 100), "large")
    assert memory.keep(large) is memory.get("large")  # what does not fit is held all the same, alone
    assert len(memory) == 1
    memory.forget("large")
    assert (len(memory), memory.bytes) == (0, 0)


def test_what_was_rendered_counts() -> None:
    table = named(some_table(), "table")
    memory = Memory(100)
    memory.keep(table)
    before = memory.bytes
    table.rendered["a spectator"] = bytes(20_000)
    memory.keep(table)
    assert memory.bytes == before + 20_000


def test_an_older_snapshot_does_not_replace_a_newer_one() -> None:
    memory, table = Memory(100), some_table()
    newer = memory.keep(named(table, "table", revision=5))
    assert memory.keep(named(table, "table", revision=4)) is newer
