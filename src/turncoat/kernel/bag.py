"""Bags: a face-down pile as counts by kind. It has no order, so there is none to leak; a card gets its face when drawn."""

from turncoat.kernel.compile import kernel
from turncoat.kernel.rng import below


@kernel
def size(bag: list[int]) -> int:
    """How many are in the bag."""
    total = 0
    for kind in range(len(bag)):
        total += bag[kind]
    return total


@kernel
def pick(bag: list[int], rng: list[int]) -> int:
    """A random kind, weighted by how many there are; the bag, which must not be empty, is not changed."""
    left = below(rng, size(bag))
    kind = 0
    while left >= bag[kind]:
        left -= bag[kind]
        kind += 1
    return kind


@kernel
def draw(bag: list[int], rng: list[int]) -> int:
    """Take one out at random; its kind."""
    kind = pick(bag, rng)
    bag[kind] -= 1
    return kind


@kernel
def list_kinds(bag: list[int], first: int, out: list[int]) -> int:
    """List the kinds in the bag as the outcomes `first + kind`; how many."""
    count = 0
    for kind in range(len(bag)):
        if bag[kind] > 0:
            out[count] = first + kind
            count += 1
    return count


@kernel
def pour(source: list[int], target: list[int]) -> None:
    """Empty one bag into another."""
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0
