"""How often somebody may do something: a bucket that fills steadily, from which each time takes a drop.

Not Litestar's `RateLimitConfig`: it counts HTTP requests only, under one key, and reads and writes a whole minute's history each time
(190 µs for 6,000 requests, where this takes half a microsecond). Socket messages, hints and new tables are limited here too.
"""

import time
from collections import OrderedDict

REMEMBERED = 10_000


class Limit:
    """So many times a minute for each of many keys; the first minute's worth may be spent at once."""

    def __init__(self, a_minute: int) -> None:
        self._size = float(a_minute)
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # drops left, and when

    def allows(self, key: str) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        left, when = self._buckets.pop(key, (self._size, now))
        left = min(self._size, left + (now - when) * self._size / 60)
        is_allowed = left >= 1
        self._buckets[key] = (left - 1 if is_allowed else left, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return is_allowed
