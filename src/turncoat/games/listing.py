"""Small kernels that list actions, for every game's `legal`."""

from turncoat.kernel import kernel
from turncoat.kernel.bits import PLACE


@kernel
def list_span(first: int, count: int, out: list[int]) -> int:
    """List so many actions from the first on; how many."""
    for i in range(count):
        out[i] = first + i
    return count


@kernel
def list_also(action: int, count: int, out: list[int]) -> int:
    """Add one action to a list; how many there are then."""
    out[count] = action
    return count + 1


@kernel
def list_if(fits: bool, action: int, count: int, out: list[int]) -> int:
    """Add one action if it fits; how many there are then.

    It is always written and only then counted, because a processor does that faster than it guesses which way an `if` will go; so
    a list needs room for one more than it can hold.
    """
    out[count] = action
    return count + (1 if fits else 0)


@kernel
def list_set(things: int, first: int, count: int, out: list[int]) -> int:
    """Add an action for each thing of a set (the bits of a number); how many there are then."""
    while things != 0:
        out[count] = first + PLACE[(things & -things) % 67]  # that is `lowest`, without a call
        things &= things - 1
        count += 1
    return count
