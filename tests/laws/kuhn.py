"""What always holds in Kuhn poker."""

from tests.laws.names import CARDS, DEALT, HOLDS, STAKES, ZERO_SUM
from turncoat.games.kuhn.state import State
from turncoat.games.kuhn.tables import ANTE, BET, SEATS
from turncoat.games.kuhn.tables import CARDS as DECK
from turncoat.kernel import kernel


@kernel
def law(s: State, points: list[int], past: list[int]) -> int:
    """Kuhn poker."""
    held = 0
    for card in range(DECK):
        copies = s.deck[card]
        for seat in range(SEATS):
            if s.card[seat] == card:
                copies += 1
                held += 1
        if copies != 1:
            return CARDS
    if held != s.dealt:
        return DEALT
    for seat in range(SEATS):
        if s.stake[seat] != ANTE and s.stake[seat] != ANTE + BET:
            return STAKES
    if points[0] + points[1] != 0:
        return ZERO_SUM
    return HOLDS
