"""What a sensible player looks at. All from the seat's own view."""

from turncoat.games.ontembare_stad.state import State
from turncoat.kernel import kernel


@kernel
def prior(s: State, action: int) -> int:
    """How good the mover's action looks at first sight; only comparisons between its actions mean anything."""
    return 0


@kernel
def value(s: State, seat: int) -> int:
    """How well a seat stands."""
    return s.score[seat]
