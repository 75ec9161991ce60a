"""Of what points consist: the stake that was won or lost."""

from collections.abc import Iterator

from turncoat.games.game import OVER, Name, Portion, Reckoning, Source
from turncoat.games.kuhn.rules import scores
from turncoat.games.kuhn.state import State
from turncoat.games.kuhn.tables import SEATS

STAKE = Source("stake", "ui/trophy")


def standing(s: State) -> Iterator[Portion]:
    """The winner has the loser's stake (KUHN-3.1, KUHN-3.2)."""
    if s.mover != OVER:
        return
    points = [0] * SEATS
    scores(s, points, [0] * SEATS)
    rule = "KUHN-3.2" if s.folded == -1 else "KUHN-3.1"
    for seat in range(SEATS):
        yield Portion(seat, STAKE, 0, Name("portion-won" if points[seat] > 0 else "portion-lost"), points[seat], rule)


RECKONING = Reckoning(sources=(STAKE,), standing=standing)
