"""An influence card is drawn: bought (STAD-6.1), for a red space (STAD-7.2), or for a royal visit (STAD-2.12)."""

from turncoat.games.game import CHANCE
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.cards import can_draw_influence, fill_influence, use_influence
from turncoat.games.ontembare_stad.rules.points import pay
from turncoat.games.ontembare_stad.rules.windows import open_window
from turncoat.games.ontembare_stad.state import (
    FOR_EVENT,
    FOR_MONEY,
    FOR_RED,
    NONE,
    Phase,
    State,
    holds,
    influence_row,
    seat_of,
)
from turncoat.games.ontembare_stad.tables import INFLUENCE_LIMIT, INFLUENCE_PRICE, INFLUENCES
from turncoat.kernel import kernel, note1, note2, note3, note4
from turncoat.kernel.bag import list_kinds


@kernel
def can_buy_influence(s: State) -> bool:
    """An influence card costs 5 stones, if there is one (STAD-6.1, STAD-6.4)."""
    return s.stones[s.active] >= INFLUENCE_PRICE and can_draw_influence(s)


@kernel
def buy_influence(s: State, journal: list[list[int]]) -> None:
    """The active order pays for a card, unseen (STAD-6.1)."""
    pay(s, s.active, INFLUENCE_PRICE)
    note2(journal, What.BOUGHT_INFLUENCE, s.active, INFLUENCE_PRICE)
    begin_draw(s, s.active, FOR_MONEY, journal)


@kernel
def begin_draw(s: State, order: int, draws: int, journal: list[list[int]]) -> None:
    """The next card of the pile is for an order; with none at all there is none (STAD-6.4)."""
    s.acting = order
    s.draws = draws
    if can_draw_influence(s):
        fill_influence(s, journal)
        s.phase = Phase.DRAW
        s.mover = CHANCE
    else:
        note1(journal, What.NO_INFLUENCE, order)
        end_draw(s, False)


@kernel
def list_draws(s: State, out: list[int]) -> int:
    """Any influence card of the pile (STAD-6.4)."""
    return list_kinds(s.influence_pile[s.influence_shuffle], Verb.DRAW, out)


@kernel
def draw_influence(s: State, card: int, journal: list[list[int]]) -> None:
    """The order gets the card, which nobody else sees; having three, it discards one (STAD-6.2)."""
    order = s.acting
    row = influence_row(order, s.influence_shuffle)
    s.influence_pile[s.influence_shuffle][card] -= 1
    s.influence_left -= 1
    s.influence[row][card] += 1
    s.influence_size[row] += 1
    s.influence_held[order] += 1
    if s.draws == FOR_RED and s.verraad == 1 and s.red_card_same_turn == 0:
        s.fresh = card  # not for the Black Master's phase of this turn (VERRAAD-6.2)
    note4(journal, What.DREW, order, card, seat_of(s, order), s.draws)
    if s.influence_held[order] > INFLUENCE_LIMIT:
        s.phase = Phase.DISCARD
        s.mover = seat_of(s, order)
    else:
        end_draw(s, True)


@kernel
def list_discards(s: State, out: list[int]) -> int:
    """Any of the three influence cards (STAD-6.2)."""
    count = 0
    for card in range(INFLUENCES):
        if holds(s, s.acting, card):
            out[count] = Verb.DISCARD + card
            count += 1
    return count


@kernel
def discard_influence(s: State, card: int, journal: list[list[int]]) -> None:
    """One of three is discarded, openly (STAD-6.2)."""
    shuffle = use_influence(s, s.acting, card)
    if s.fresh == card:  # of two alike, the one just drawn goes
        s.fresh = NONE
    note3(journal, What.DISCARDED, s.acting, card, shuffle)
    end_draw(s, True)


@kernel
def end_draw(s: State, drawn: bool) -> None:
    """Play goes on where the card was due; after a red space with influence cards, if the option says so (STAD-7.5)."""
    s.acting = s.active
    s.mover = seat_of(s, s.active)
    if s.draws == FOR_MONEY:
        s.phase = Phase.ACTIONS
    elif s.draws == FOR_EVENT:
        s.phase = Phase.EVENT
    elif s.verraad == 1:  # the Black Master's phase is next (VERRAAD-6.1)
        s.phase = Phase.MASTER_COMES
    elif drawn and s.red_card_same_turn == 1:
        open_window(s, Phase.AFTER, Phase.TURN_ENDS)
    else:
        s.phase = Phase.TURN_ENDS
