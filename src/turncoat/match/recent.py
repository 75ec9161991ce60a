"""What was recently made of positions, kept for whoever asks next; bounded by the size of the positions, not by their number."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

EACH = 256  # bytes that an entry counts for besides its position


class Recent(Generic[K, V]):
    """A dictionary that drops what was unused for longest."""

    def __init__(self, room: int) -> None:
        self._room = self._left = room
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        """What is kept under a key; None if nothing is."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def keep(self, key: K, value: V, size: int) -> V:
        """Keep something made of so many bytes, and give it back."""
        if key in self._kept:
            self._left += self._kept.pop(key)[1]
        self._kept[key] = (value, size + EACH)
        self._left -= size + EACH
        while self._left < 0:
            self._left += self._kept.popitem(last=False)[1][1]
        return value
