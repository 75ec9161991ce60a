"""Sets as the bits of one number: of up to 63 things, so that a set is a single field and joining two is a single step.

while left != 0:
    thing = lowest(left)
    left &= left - 1
"""

from turncoat.kernel.compile import kernel

# The powers of two leave different remainders when divided by 67, so the remainder tells which one it is.
_POWERS = {(1 << i) % 67: i for i in range(63)}
PLACE: tuple[int, ...] = tuple(_POWERS.get(remainder, 0) for remainder in range(67))


@kernel
def lowest(bits: int) -> int:
    """The lowest thing in a set, which must not be empty."""
    return PLACE[(bits & -bits) % 67]


@kernel
def how_many(bits: int) -> int:
    """How many things are in a set."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count
