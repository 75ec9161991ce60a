"""The pieces of Het Verraad before the first turn (VERRAAD-0)."""

from turncoat.games.ontembare_stad.state import NONE, State
from turncoat.games.ontembare_stad.tables import (
    BLACK,
    BLACK_COPIES,
    BLACK_KNIGHTS,
    BLACK_TOKENS,
    ORDERS,
    ROW,
    SPACES,
    TOKEN_VALUES,
    TOWERS_IN_BOX,
    WHITE_TOKENS,
)
from turncoat.kernel import kernel


@kernel
def clear_verraad(s: State) -> None:
    """The Black Master is outside the city, with his knights; watchtowers and tokens lie beside the board, black ones face down (VERRAAD-0.2). In the
    other modes none of it is there."""
    s.master = NONE
    s.knights[BLACK] = BLACK_KNIGHTS * s.verraad
    s.towers = 0
    s.towers_left = TOWERS_IN_BOX * s.verraad
    s.white_left = WHITE_TOKENS * s.verraad
    s.bag_left = BLACK_TOKENS * s.verraad
    for value in range(TOKEN_VALUES):
        s.bag[value] = BLACK_COPIES[value] * s.verraad
    for order in range(ORDERS):
        for space in range(SPACES):
            s.castle[order][space] = 0
    for place in range(ROW):
        s.row[place] = NONE
        s.row_stones[place] = 0
    s.row_size = 0
    s.sweeps = 0
    s.raised = 0
    s.gifts = 0
    s.swapped = NONE
    s.dark = 0
    s.steps = 0
    s.die_steps = 0
    s.die_attack = 0
    s.die_defence = 0
