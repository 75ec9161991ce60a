"""What a seat sees, and how the rest is dealt again."""

from turncoat.games.game import OVER
from turncoat.games.kuhn.state import UNKNOWN, State
from turncoat.games.kuhn.tables import CARDS, SEATS
from turncoat.kernel import kernel
from turncoat.kernel.bag import draw

OBSERVATION = CARDS + 2 * SEATS + 2


@kernel
def is_open(s: State, seat: int, viewer: int) -> bool:
    """A seat sees its own card; all see both at a showdown (KUHN-3.2)."""
    return seat == viewer or (s.mover == OVER and s.folded == -1)


@kernel
def hide(s: State, seat: int) -> None:
    """Blank the other's card, and the deck, which would give it away."""
    for other in range(SEATS):
        if not is_open(s, other, seat):
            s.card[other] = UNKNOWN
    for card in range(CARDS):
        s.deck[card] = 0


@kernel
def resample(s: State, seat: int, rng: list[int]) -> None:
    """Deal the other's card again, from the cards that the seat does not see."""
    hide(s, seat)
    for card in range(CARDS):
        s.deck[card] = 1
    for other in range(SEATS):
        if s.card[other] != UNKNOWN:
            s.deck[s.card[other]] -= 1
    for other in range(s.dealt):
        if s.card[other] == UNKNOWN:
            s.card[other] = draw(s.deck, rng)


@kernel
def observe(s: State, seat: int, out: list[int]) -> None:
    """My card (one of three), who decides, what lies in the middle, who folded."""
    for card in range(CARDS):
        out[card] = 1 if s.card[seat] == card else 0
    for other in range(SEATS):
        out[CARDS + other] = 1 if s.mover == other else 0
        out[CARDS + SEATS + other] = s.stake[other]
    out[CARDS + 2 * SEATS] = s.moves
    out[CARDS + 2 * SEATS + 1] = s.folded
