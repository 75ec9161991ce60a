"""A small storm of tools/chaos: matches while nodes and the database are killed and frames are dropped, doubled and reordered; and a disk without room."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Cluster
from tests.server.other_worlds import nobody_here, some_match
from tests.support import presets, thorough
from tools.chaos.check import check_frames, check_moves
from tools.chaos.players import Client, Intent, Ledger
from tools.chaos.room import TROUBLES, NotAllowed
from tools.chaos.storms import postgresql, storm
from turncoat.server.snapshot import Snapshot
from turncoat.server.views import update_view


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """Not the one that all tests share: it is killed."""
    with postgresql() as cluster:
        yield cluster


@thorough
def test_nothing_acknowledged_is_lost_whatever_is_killed(own_cluster: Cluster, tmp_path: Path) -> None:
    outcome = storm(own_cluster, tmp_path, {"kuhn": 12, "verraeter": 2}, seed=16)
    assert outcome.faults == []
    assert outcome.counts["matches"] == 14
    assert outcome.counts["nodes killed"] + outcome.counts["database killed"] > 0
    for mischief in ("frames dropped", "frames doubled", "frames reordered"):
        assert outcome.counts[mischief] > 0


@thorough
@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=list(TROUBLES))
def test_without_room_moves_are_refused_until_there_is_some(trouble, own_cluster: Cluster, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    try:
        acknowledged, faults = trouble(tmp_path, own_cluster)
    except NotAllowed as reason:  # a disk that fills up is a small file system of its own, which only root may mount
        pytest.skip(f"no small file system can be mounted here: {reason}")
    assert faults == []
    assert acknowledged > 0


# The checks themselves would find something


def a_match() -> Snapshot:
    return some_match(next(setting for setting in presets() if setting.game.name == "verraeter"), seed=5)[0]


def ledger_of(snapshot: Snapshot) -> Ledger:
    """What clients would have written down who made all the decisions of a match."""
    ledger = Ledger()
    for entry in snapshot.log:
        if entry.mover >= 0 and entry.step is not None:
            action = snapshot.game.action_text(entry.step.action)
            intent = Intent(snapshot.header.id, entry.number - 1, entry.mover, action, "key")
            ledger.want(intent)
            ledger.acknowledge(intent)
    return ledger


def test_moves_that_are_lost_changed_or_made_twice_are_found() -> None:
    snapshot = a_match()
    ledger, table = ledger_of(snapshot), snapshot.header.id
    assert list(check_moves(snapshot, ledger)) == []
    lost = Intent(table, snapshot.number, 0, "take:1", "key")
    ledger.want(lost)
    assert list(check_moves(snapshot, ledger)) == []  # nobody was told that it was made
    ledger.acknowledge(lost)
    assert [fault.partition(":")[0] for fault in check_moves(snapshot, ledger)] == ["lost"]
    ledger = ledger_of(snapshot)
    place, intent = ledger.intents.popitem()
    assert [fault.partition(",")[0] for fault in check_moves(snapshot, ledger)] == ["made twice"]
    ledger.intents[place] = Intent(table, intent.number, intent.seat, "pass", "key")
    assert [fault.partition(" move")[0] for fault in check_moves(snapshot, ledger)] == ["another"]


def test_a_frame_that_tells_too_much_is_found() -> None:
    """A seat is sent what another seat sees."""
    snapshot = a_match()
    other = next(seat for seat in range(3) if seat != snapshot.log[-1].mover)
    for seat, faults in ((other, 0), ((other + 1) % 3, 1)):
        guest: Any = None
        update = update_view(snapshot, "guest", seat, "en", snapshot.number - 3, nobody_here, search="ready")
        client = Client(guest, snapshot.header.id, other, is_brief=False)
        client.frames.append(msgspec.json.encode(update))
        assert len(list(check_frames(client, snapshot, random.Random(1)))) == faults
