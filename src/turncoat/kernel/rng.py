"""A small fast generator, kept outside every state so that no copy of a state can foresee anything.

It is sfc32 (Doty-Humphrey's "small fast counting" generator): four 32-bit words, additions and shifts alone, so that plain
Python, Numba and CUDA give the same numbers. One word of the state is a counter: no stream repeats within 2**32 numbers.
"""

from turncoat.kernel.compile import kernel

WORD = 0xFFFFFFFF
SEED_LIMIT = 1 << 63  # seeds lie below
STREAM_LIMIT = 1 << 32  # and so do the numbers of streams


@kernel
def seed_rng(rng: list[int], seed: int, stream: int) -> None:
    """Start the generator: streams of one seed are independent of each other (0 <= seed < SEED_LIMIT, 0 <= stream < STREAM_LIMIT)."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = stream & WORD
    rng[3] = 1
    for _ in range(12):
        next_word(rng)


@kernel
def next_word(rng: list[int]) -> int:
    """The next 32 random bits."""
    a, b, c, counter = rng[0], rng[1], rng[2], rng[3]
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = (((c << 21) | (c >> 11)) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@kernel
def below(rng: list[int], limit: int) -> int:
    """A number from 0 up to, not including, the limit (its bias, limit / 2**32, cannot be seen in any run of ours)."""
    return (next_word(rng) * limit) >> 32


def new_rng(seed: int, stream: int = 0) -> list[int]:
    """A plain generator."""
    rng = [0, 0, 0, 0]
    seed_rng(rng, seed, stream)
    return rng
