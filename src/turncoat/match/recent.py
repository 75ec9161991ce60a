"""What was recently computed from positions, kept for the next caller; bounded by the size of the positions, not by their number."""

from collections import deque
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

EACH = 256  # bytes that an entry counts for besides its position


class Recent(Generic[K, V]):
    """A dictionary that drops what was kept first."""

    def __init__(self, room: int) -> None:
        self._room = self._left = room
        self._kept: dict[K, V] = {}
        self._order: deque[tuple[K, int]] = deque()
        self.get: Callable[[K], V | None] = self._kept.get  # what is kept under a key; None if nothing is

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, key: K, value: V, size: int) -> V:
        """Keep something made of so many bytes, and give it back."""
        if key not in self._kept:
            self._order.append((key, size))
            self._left -= size + EACH
        self._kept[key] = value
        while self._left < 0:
            first, freed = self._order.popleft()
            self._kept.pop(first, None)
            self._left += freed + EACH
        return value
