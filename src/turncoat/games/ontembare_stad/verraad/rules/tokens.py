"""Power tokens on the castles (VERRAAD-4).

Black ones lie face down, in no order: they are a bag, of which any may be next. What is given back is shuffled in again.
"""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_if
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.points import count, judge, pay
from turncoat.games.ontembare_stad.state import NONE, Phase, State, seat_of
from turncoat.games.ontembare_stad.tables import (
    BLACK,
    DARK,
    GOOD,
    SPACES,
    SWAP_PRICE,
    TOKEN_PRICE,
    TOKENS_A_TURN,
)
from turncoat.kernel import kernel, note1, note2, note3, note4
from turncoat.kernel.bag import list_kinds


@kernel
def can_buy(s: State, power: int) -> bool:
    """A token has a price by its space (VERRAAD-4.1), of which a castle has six for each colour (VERRAAD-4.3); two a turn at most (VERRAAD-4.2)."""
    have = s.kinds[s.active][power]
    if s.gifts >= TOKENS_A_TURN or have >= SPACES or s.stones[s.active] < TOKEN_PRICE[have]:
        return False
    return s.white_left > 0 if power == GOOD else s.bag_left > 0


@kernel
def can_swap(s: State) -> bool:
    """An exchange costs 5 stones, and needs a token to draw (VERRAAD-4.6)."""
    return s.stones[s.active] >= SWAP_PRICE and s.bag_left > 0


@kernel
def can_swap_white(s: State) -> bool:
    """By the option, a white token may be exchanged for a black one, if there is a space for that (VERRAAD-4.7)."""
    mine = s.kinds[s.active]
    return s.swap_any_token == 1 and can_swap(s) and mine[GOOD] > 0 and mine[DARK] < SPACES


@kernel
def list_castle(s: State, count: int, out: list[int]) -> int:
    """The tokens that the active order may buy or exchange (VERRAAD-4)."""
    count = list_if(can_buy(s, GOOD), Verb.WHITE, count, out)
    count = list_if(can_buy(s, DARK), Verb.BLACK, count, out)
    if can_swap(s):
        for space in range(s.kinds[s.active][DARK]):
            out[count] = Verb.SWAP + space
            count += 1
    return list_if(can_swap_white(s), Verb.SWAP_WHITE, count, out)


@kernel
def buy_white(s: State, journal: list[list[int]]) -> None:
    """A gift to the church (VERRAAD-4.1)."""
    price = TOKEN_PRICE[s.kinds[s.active][GOOD]]
    pay(s, s.active, price)
    s.gifts += 1
    s.white_left -= 1
    count(s, s.active, GOOD, 1)
    note2(journal, What.BOUGHT_WHITE, s.active, price)
    judge(s, GOOD, journal)


@kernel
def buy_black(s: State, journal: list[list[int]]) -> None:
    """A gift to the Black Master (VERRAAD-4.1), who gets a point for it (VERRAAD-4.5); the token is drawn unseen (VERRAAD-4.4)."""
    price = TOKEN_PRICE[s.kinds[s.active][DARK]]
    pay(s, s.active, price)
    s.gifts += 1
    note2(journal, What.BOUGHT_BLACK, s.active, price)
    mark(s)
    note1(journal, What.MARKER, s.score[BLACK])
    need_token(s, NONE)


@kernel
def swap(s: State, space: int, journal: list[list[int]]) -> None:
    """The active order says which of its black tokens it exchanges (VERRAAD-4.6)."""
    pay(s, s.active, SWAP_PRICE)
    note4(journal, What.SWAPPED, s.active, s.castle[s.active][space], seat_of(s, s.active), space)
    mark_swap(s, journal)
    need_token(s, space)


@kernel
def swap_white(s: State, journal: list[list[int]]) -> None:
    """A white token goes back, and a black one is drawn for it (VERRAAD-4.7)."""
    pay(s, s.active, SWAP_PRICE)
    s.white_left += 1
    count(s, s.active, GOOD, -1)
    note2(journal, What.SWAPPED_WHITE, s.active, SWAP_PRICE)
    judge(s, GOOD, journal)
    mark_swap(s, journal)
    need_token(s, NONE)


@kernel
def mark(s: State) -> None:
    """The Black Master's marker goes one space forward (VERRAAD-4.5, VERRAAD-4.8)."""
    s.score[BLACK] += 1
    s.scored = 1


@kernel
def mark_swap(s: State, journal: list[list[int]]) -> None:
    """By the option, an exchange brings the Black Master a point (VERRAAD-4.8)."""
    if s.swap_moves_marker == 1:
        mark(s)
        note1(journal, What.SWAP_MARKER, s.score[BLACK])


@kernel
def need_token(s: State, space: int) -> None:
    """The next black token is chance's to say; it is for that space, or for the lowest free one."""
    s.swapped = space
    s.phase = Phase.TOKEN
    s.mover = CHANCE


@kernel
def list_tokens(s: State, out: list[int]) -> int:
    """Any that lies face down may be drawn (VERRAAD-4.4)."""
    return list_kinds(s.bag, Verb.TOKEN, out)


@kernel
def draw_token(s: State, token: int, journal: list[list[int]]) -> None:
    """A black token is drawn, whose value its owner alone knows (VERRAAD-4.4); then the old one, if it is exchanged, is shuffled in again (VERRAAD-4.6)."""
    order, space, value = s.active, s.swapped, token + 1
    s.bag[token] -= 1
    s.bag_left -= 1
    if space == NONE:
        space = s.kinds[order][DARK]
        count(s, order, DARK, 1)
    else:
        s.bag[s.castle[order][space] - 1] += 1
        s.bag_left += 1
    s.castle[order][space] = value
    s.swapped = NONE
    s.mover = seat_of(s, order)
    s.phase = Phase.ACTIONS
    note3(journal, What.DREW_TOKEN, order, value, seat_of(s, order))
    judge(s, DARK, journal)
