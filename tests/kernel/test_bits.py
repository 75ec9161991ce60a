"""Sets as the bits of one number, in plain Python and compiled."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turncoat.kernel import Target, compiled
from turncoat.kernel.bits import how_many, lowest

SETS = st.sets(st.integers(0, 62), min_size=1)


@pytest.mark.parametrize("target", ["plain", "cpu"])
@given(things=SETS)
@settings(max_examples=50)
def test_a_set_has_a_lowest_thing_and_a_size(target: Target, things: set[int]) -> None:
    bits = sum(1 << thing for thing in things)
    assert compiled(lowest, target)(bits) == min(things)
    assert compiled(how_many, target)(bits) == len(things)


@given(things=st.sets(st.integers(0, 62)))
def test_going_through_a_set_meets_each_thing_once_ascending(things: set[int]) -> None:
    left, met = sum(1 << thing for thing in things), []
    while left != 0:
        met.append(lowest(left))
        left &= left - 1
    assert met == sorted(things)
