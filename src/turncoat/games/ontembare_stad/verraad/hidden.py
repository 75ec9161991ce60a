"""Black power tokens: what a seat knows of them, and how the rest is dealt again (VERRAAD-4.4, VERRAAD-4.6)."""

from turncoat.games.ontembare_stad.state import NONE, Phase, State, seat_of
from turncoat.games.ontembare_stad.tables import DARK
from turncoat.kernel import kernel
from turncoat.kernel.bag import draw


@kernel
def tokens_lie_open(s: State) -> bool:
    """At the end all see the tokens on castles (VERRAAD-11.7)."""
    return s.phase == Phase.ENDED


@kernel
def hide_tokens(s: State, seat: int) -> None:
    """Black tokens of others may be any that a seat does not see (VERRAAD-4.4)."""
    for order in range(s.orders):
        for space in range(0 if tokens_lie_open(s) else s.kinds[order][DARK]):
            if s.castle[order][space] > 0 and seat_of(s, order) != seat:
                s.bag[s.castle[order][space] - 1] += 1
                s.castle[order][space] = NONE


@kernel
def deal_tokens(s: State, rng: list[int]) -> None:
    """As many unseen black tokens as lie where the seat does not see them. Whoever gave one back forgets that it is none of those drawn before."""
    for order in range(s.orders):
        for space in range(s.kinds[order][DARK]):
            if s.castle[order][space] == NONE:
                s.castle[order][space] = 1 + draw(s.bag, rng)
