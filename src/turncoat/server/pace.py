"""How long bots seem to think."""

import secrets
from collections import deque

REMEMBERED = 16  # thoughts of a bot whose length is known


class Pace:
    """How long bots think. One that has no choice takes as long as one that has: nobody is to read from it what a bot could have done."""

    def __init__(self) -> None:
        self._took: dict[str, deque[float]] = {}

    def rest(self, bot: str, choices: int, seconds: float) -> float:
        """How many seconds more a bot should seem to think that has answered after so many."""
        took = self._took.setdefault(bot, deque(maxlen=REMEMBERED))
        if choices > 1:
            took.append(seconds)
            return 0.0
        return max(0.0, secrets.choice(took) - seconds) if took else 0.0
