"""A finished match is analysed once, in the background, and kept; nothing of it is told while it is played."""

import sys
import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.conftest import MakeDatabase
from tests.server.support import ME, WAIT, Browser, Json, serving
from turncoat.server.analyst import TURN, TURNS, turning_points

CRASHES = (sys.executable, "-c", "import sys; print('ready', flush=True); sys.stdin.readline(); sys.exit(3)")
CHANCES = st.lists(st.lists(st.floats(0, 1), min_size=3, max_size=3), min_size=1, max_size=40)


def finished(anna: Browser) -> Json:
    """A match of Kuhn poker that Anna has played to its end, at both seats."""
    table = anna.lay("kuhn", ME, ME)
    while table["state"] != "finished":
        table = anna.move(anna.table(table["id"], table["turn"]["mover"]))["table"]
    return table


def when_done(anna: Browser, table: str) -> Json:
    """The analysis, as soon as there is no more to wait for."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        analysis: Json = anna.get(f"/api/tables/{table}/analysis")
        if analysis["state"] != "working":
            return analysis
        time.sleep(0.1)
    raise TimeoutError("the analysis did not end")


def test_a_finished_match_is_analysed_and_the_second_visitor_need_not_wait(either_database: MakeDatabase) -> None:
    database = either_database()
    with serving(database) as address, Browser(address, "Anna") as anna:
        table = finished(anna)
        assert anna.get(f"/api/tables/{table['id']}/analysis")["state"] == "none"
        assert anna.ok("POST", f"/api/tables/{table['id']}/analysis")["state"] in ("working", "ready")
        analysis = when_done(anna, table["id"])
    assert analysis["state"] == "ready"
    assert len(analysis["chances"]) == analysis["total"]
    assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in analysis["chances"])
    winners = [rank == 1 for rank in table["result"]["ranks"]]
    assert [chance == 1 for chance in analysis["chances"][-1]] == winners
    with serving(database, CRASHES) as address, Browser(address, "Ben") as ben:
        assert ben.ok("POST", f"/api/tables/{table['id']}/analysis") == analysis


def test_nothing_is_analysed_before_the_end(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite()) as address, Browser(address, "Anna") as anna:
        table = anna.lay("kuhn", ME, ME)
        for method in ("GET", "POST"):
            anna.refused(409, "not-finished", method, f"/api/tables/{table['id']}/analysis")


def test_an_analysis_that_fails_says_so_and_may_be_tried_again(new_sqlite: MakeDatabase) -> None:
    with serving(new_sqlite(), CRASHES) as address, Browser(address, "Anna") as anna:
        table = finished(anna)
        for _ in range(2):
            assert anna.ok("POST", f"/api/tables/{table['id']}/analysis")["state"] == "working"
            assert when_done(anna, table["id"])["state"] == "failed"


@given(CHANCES)
def test_a_match_turns_where_somebodys_chance_changes_most(chances: list[list[float]]) -> None:
    turned = turning_points(chances)
    shift = [max(abs(a - b) for a, b in zip(one, other)) for one, other in pairwise(chances)]
    assert turned == sorted(turned)
    assert len(turned) == min(TURNS, sum(change >= TURN for change in shift))
    assert all(shift[moment - 1] >= TURN for moment in turned)
    others = [change for moment, change in enumerate(shift, 1) if moment not in turned]
    assert not turned or not others or min(shift[moment - 1] for moment in turned) >= max(others)
