"""How deeds are counted for awards."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from turncoat.games.events import EventKind
from turncoat.games.game import Deed


def once(fields: Mapping[str, int]) -> int:
    """A deed that counts as one."""
    return 1


def its_number(fields: Mapping[str, int]) -> int:
    """A deed that counts as many as it tells: stones, cubes."""
    return fields["number"]


def deeds(
    *kinds: EventKind, worth: Callable[[Mapping[str, int]], int] = once, who: str = "who"
) -> Callable[[Sequence[Deed]], Iterable[tuple[int, int]]]:
    """Counts events of some kinds for the seat that a field names."""

    def count(told: Sequence[Deed]) -> Iterable[tuple[int, int]]:
        return ((fields[who], worth(fields)) for kind, fields in told if kind in kinds)

    return count
