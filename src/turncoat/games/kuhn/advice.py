"""What a sensible player looks at."""

from turncoat.games.kuhn.actions import Verb
from turncoat.games.kuhn.state import State
from turncoat.kernel import kernel


@kernel
def prior(s: State, action: int) -> int:
    """Bet with the king, pass with the jack; the queen calls but does not bet."""
    me = s.mover
    called = s.stake[1 - me] > s.stake[me]
    if action == Verb.BET:
        return 2 * s.card[me]
    return 1 if called else 3


@kernel
def value(s: State, seat: int) -> int:
    """The higher my card, the better, and the more so the more lies in the middle."""
    return (s.card[seat] - 1) * (s.stake[0] + s.stake[1])
