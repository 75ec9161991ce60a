"""The generator: the same numbers everywhere, and good ones."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from turncoat.kernel import compiled, kernel
from turncoat.kernel.rng import below, new_rng, next_word, seed_rng

SEEDS = st.integers(0, 2**63 - 1)
STREAMS = st.integers(0, 2**32 - 1)


@kernel
def fill(rng: list[int], limit: int, words: list[int], numbers: list[int]) -> None:
    """As many words, and numbers below a limit, as there is room for."""
    for i in range(len(words)):
        words[i] = next_word(rng)
        numbers[i] = below(rng, limit)


def test_words_are_those_of_practrands_sfc32() -> None:
    """The first words of PractRand 0.94's reference code, as Apache Commons RNG tests its own; it discards 15 at first."""
    rng = [0xBB3C4104, 0x02294965, 0xDA1CE2A9, 1]
    for _ in range(15):
        next_word(rng)
    expected = [0x89B5C414, 0x7EE57639, 0xDBE18F7B, 0x94AA0162, 0xA22BFF0A, 0x21C91FB8, 0x2C6FD6FE, 0xCDA90D13]
    assert [next_word(rng) for _ in expected] == expected


def test_seeding_never_changes() -> None:
    """Stored matches and published results depend on it. The first row is also in github.com/maloquacious/prng."""
    assert [next_word(rng) for rng in [new_rng(12345 << 32)] for _ in range(3)] == [235160590, 2967261163, 116171463]
    assert [next_word(rng) for rng in [new_rng(1998, 3)] for _ in range(3)] == [4122567354, 985024226, 3868835796]


@pytest.mark.parametrize(("seed", "stream", "limit"), [(0, 0, 1), (7, 1, 23), (2**63 - 1, 2**32 - 1, 2**31 - 1)])
def test_plain_and_compiled_agree_over_100_000_draws(seed: int, stream: int, limit: int) -> None:
    plain, words, numbers = new_rng(seed, stream), [0] * 50_000, [0] * 50_000
    fill(plain, limit, words, numbers)

    rng, fast_words, fast_numbers = np.zeros(4, np.int64), np.zeros(50_000, np.int64), np.zeros(50_000, np.int64)
    compiled(seed_rng, "cpu")(rng, seed, stream)
    compiled(fill, "cpu")(rng, limit, fast_words, fast_numbers)

    assert fast_words.tolist() == words
    assert fast_numbers.tolist() == numbers
    assert rng.tolist() == plain


@given(seed=SEEDS, stream=STREAMS)
@settings(max_examples=100)
def test_words_have_32_bits(seed: int, stream: int) -> None:
    rng = new_rng(seed, stream)
    assert all(0 <= next_word(rng) < 2**32 for _ in range(20))
    assert all(0 <= word < 2**32 for word in rng)


@given(seed=SEEDS, stream=STREAMS, other=STREAMS)
@settings(max_examples=100)
def test_streams_of_a_seed_are_unlike(seed: int, stream: int, other: int) -> None:
    one, two = new_rng(seed, stream), new_rng(seed, other)
    assert ([next_word(one) for _ in range(8)] == [next_word(two) for _ in range(8)]) == (stream == other)


@given(seed=SEEDS, limit=st.integers(1, 2**31 - 1))
@settings(max_examples=100)
def test_below_stays_below(seed: int, limit: int) -> None:
    rng = new_rng(seed)
    assert all(0 <= below(rng, limit) < limit for _ in range(20))


@pytest.mark.parametrize("limit", [2, 3, 6, 23])
def test_below_is_uniform(limit: int) -> None:
    """By chi-square over 60,000 numbers, whose mean is limit - 1; beyond five deviations it would be no accident."""
    rng, draws = new_rng(2024, limit), 60_000
    counts = np.bincount([below(rng, limit) for _ in range(draws)], minlength=limit)
    chi_square = float(((counts - draws / limit) ** 2 / (draws / limit)).sum())
    assert chi_square < limit - 1 + 5 * (2 * (limit - 1)) ** 0.5
