"""Bags: face-down piles as counts."""

from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from turncoat.kernel import compiled, kernel
from turncoat.kernel.bag import draw, list_kinds, pick, pour, size
from turncoat.kernel.rng import new_rng

BAGS = st.lists(st.integers(0, 9), min_size=1, max_size=12)
FULL = BAGS.filter(any)
SEEDS = st.integers(0, 2**62)


@kernel
def empty(bag: list[int], rng: list[int], order: list[int]) -> int:
    """Draw until nothing is left; how many."""
    count = size(bag)
    for i in range(count):
        order[i] = draw(bag, rng)
    return count


@given(bag=BAGS, seed=SEEDS)
@settings(max_examples=100)
def test_drawing_takes_out_exactly_what_is_in(bag: list[int], seed: int) -> None:
    left, order = bag[:], [0] * sum(bag)
    assert empty(left, new_rng(seed), order) == size(bag) == sum(bag)
    assert [Counter(order)[kind] for kind in range(len(bag))] == bag
    assert size(left) == 0


@given(bag=FULL, seed=SEEDS)
@settings(max_examples=100)
def test_picking_leaves_the_bag_as_it_is(bag: list[int], seed: int) -> None:
    before = bag[:]
    assert bag[pick(bag, new_rng(seed))] > 0
    assert bag == before


def test_a_kind_is_as_likely_as_it_is_frequent() -> None:
    bag, rng = [5, 0, 3, 2], new_rng(9)
    counts = Counter(pick(bag, rng) for _ in range(10_000))
    assert counts[1] == 0
    assert sum((counts[kind] - 1000 * bag[kind]) ** 2 / (1000 * bag[kind]) for kind in (0, 2, 3)) < 2 + 5 * 2


@given(bag=BAGS, first=st.integers(0, 100))
@settings(max_examples=100)
def test_outcomes_are_the_kinds_that_are_there_ascending(bag: list[int], first: int) -> None:
    out = [0] * len(bag)
    count = list_kinds(bag, first, out)
    assert out[:count] == [first + kind for kind in range(len(bag)) if bag[kind]]


@given(bags=st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1))
@settings(max_examples=100)
def test_pouring_empties_one_bag_into_the_other(bags: list[tuple[int, int]]) -> None:
    source, target = [a for a, _ in bags], [b for _, b in bags]
    pour(source, target)
    assert source == [0] * len(bags)
    assert target == [a + b for a, b in bags]


@given(bag=BAGS, seed=SEEDS)
@settings(max_examples=50)
def test_compiled_bags_are_the_plain_ones(bag: list[int], seed: int) -> None:
    order, fast_order = [0] * 108, np.zeros(108, np.int16)
    empty(bag[:], new_rng(seed), order)
    compiled(empty, "cpu")(np.array(bag, np.int8), np.array(new_rng(seed), np.int64), fast_order)
    assert fast_order.tolist() == order
