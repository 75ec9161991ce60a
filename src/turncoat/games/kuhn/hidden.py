"""What a seat sees, and how the rest is dealt again."""

from turncoat.games.game import OVER
from turncoat.games.kuhn.state import UNKNOWN, State
from turncoat.games.kuhn.tables import CARD_NAMES, CARDS, SEATS
from turncoat.games.observation import FIELD, Numbers, counts, field_writer, flags, one_of
from turncoat.kernel import kernel
from turncoat.kernel.bag import draw


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


class Observed(Numbers):
    """The table as numbers."""

    CARD = "my card", one_of(CARD_NAMES)
    DECIDES = "who decides, by seat", flags(SEATS)
    STAKE = "the coins in the middle, by seat", counts(SEATS)
    MOVES = "how many decisions were made", FIELD
    FOLDED = "the seat that gave up, or -1", FIELD


write_fields = field_writer(Observed)


@kernel
def observe(s: State, seat: int, out: list[int]) -> None:
    """My card, who decides, what lies in the middle, who folded."""
    write_fields(s, out)
    for card in range(CARDS):
        out[Observed.CARD + card] = 1 if s.card[seat] == card else 0
    for other in range(SEATS):
        out[Observed.DECIDES + other] = 1 if s.mover == other else 0
        out[Observed.STAKE + other] = s.stake[other]
