"""Trade in building cards: the pawnshop, cards bought unseen (STAD-3), and the free market of the strategic variant (STAD-8.3, STAD-8.4)."""

from turncoat.games.listing import list_also, list_set
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.options import NEVER_BACK, ROUNDED_DOWN
from turncoat.games.ontembare_stad.rules.cards import has_building, put_in_hand, take_from_hand
from turncoat.games.ontembare_stad.rules.points import pay, receive
from turncoat.games.ontembare_stad.state import BOUGHT_BLIND, KNOWN, MARKET, PAWNSHOP, Phase, State
from turncoat.games.ontembare_stad.tables import (
    BLIND_PRICE,
    KINDS,
    KINDS_WITHIN,
    MOST_VALUE,
    PAWN_PRICE,
    TRADE,
    VALUE,
)
from turncoat.kernel import kernel, note2, note3, note4


@kernel
def pawn_pays(s: State, kind: int) -> int:
    """Half the value, rounded up or, by the option, down (STAD-3.1)."""
    return VALUE[kind] // 2 if s.pawn_rounding == ROUNDED_DOWN else (VALUE[kind] + 1) // 2


@kernel
def has_market(s: State) -> bool:
    """The free market is for an active order with a trade building, in the strategic variant (STAD-8.3)."""
    return s.strategic == 1 and s.kinds[s.active][TRADE] > 0


@kernel
def kinds_at(s: State, shop: int) -> int:
    """The kinds of cards that lie at the pawnshop or on the market."""
    kinds = 0
    for kind in range(KINDS):
        if s.shop[shop][kind] > 0:
            kinds |= 1 << kind
    return kinds


@kernel
def list_trade(s: State, count: int, out: list[int]) -> int:
    """What the active order may sell, and what it may buy: at the pawnshop anything for 5 stones (STAD-3.2), on the market what it can pay (STAD-8.3); but
    no kind goes to and fro for ever (STAD-3.4). A card unseen needs a building in the pile or among the discards (STAD-3.3);
    the row is not for sale (VERRAAD-2.1)."""
    stones, market = s.stones[s.active], has_market(s)
    for_sale = s.held[s.active] & ~s.bought_back
    barred = s.sold if s.buy_back == NEVER_BACK else 0
    count = list_set(for_sale, Verb.PAWN_SELL, count, out)
    if market:
        count = list_set(for_sale, Verb.MARKET_SELL, count, out)
    if stones >= PAWN_PRICE:
        count = list_set(kinds_at(s, PAWNSHOP) & ~barred, Verb.PAWN_BUY, count, out)
    if market and stones > 0:
        affordable = KINDS_WITHIN[min(stones, MOST_VALUE)]
        count = list_set(kinds_at(s, MARKET) & ~barred & affordable, Verb.MARKET_BUY, count, out)
    if stones >= BLIND_PRICE and has_building(s):
        count = list_also(Verb.BLIND, count, out)
    return count


@kernel
def sell_to_pawnshop(s: State, kind: int, journal: list[list[int]]) -> None:
    """The pawnshop pays half the value (STAD-3.1)."""
    s.sold |= 1 << kind
    sell_card(s, kind, PAWNSHOP, pawn_pays(s, kind), What.SOLD_PAWN, journal)


@kernel
def sell_on_market(s: State, kind: int, journal: list[list[int]]) -> None:
    """The market pays the value (STAD-8.3)."""
    s.sold |= 1 << kind
    sell_card(s, kind, MARKET, VALUE[kind], What.SOLD_MARKET, journal)


@kernel
def buy_at_pawnshop(s: State, kind: int, journal: list[list[int]]) -> None:
    """At the pawnshop every card costs the same (STAD-3.2)."""
    buy_card(s, kind, PAWNSHOP, PAWN_PRICE, What.BOUGHT_PAWN, journal)


@kernel
def buy_on_market(s: State, kind: int, journal: list[list[int]]) -> None:
    """On the market a card costs its value (STAD-8.3)."""
    buy_card(s, kind, MARKET, VALUE[kind], What.BOUGHT_MARKET, journal)


@kernel
def sell_card(s: State, kind: int, shop: int, stones: int, what: int, journal: list[list[int]]) -> None:
    """A card goes from the hand to lie open there (STAD-3.1, STAD-8.4)."""
    origin = take_from_hand(s, s.active, kind)
    s.shop[shop][kind] += 1
    receive(s, s.active, stones)
    note4(journal, what, s.active, kind, stones, origin)


@kernel
def buy_card(s: State, kind: int, shop: int, stones: int, what: int, journal: list[list[int]]) -> None:
    """An open card goes into the hand, and all know it (STAD-3.2, STAD-3.5, STAD-8.3); one bought back is not sold again this turn (STAD-3.4)."""
    s.shop[shop][kind] -= 1
    s.bought_back |= s.sold & 1 << kind
    put_in_hand(s, s.active, KNOWN, kind)
    pay(s, s.active, stones)
    note3(journal, what, s.active, kind, stones)


@kernel
def buy_blind(s: State, journal: list[list[int]]) -> None:
    """The active order pays, and cards are turned for it alone until a building comes (STAD-3.3)."""
    pay(s, s.active, BLIND_PRICE)
    note2(journal, What.BOUGHT_BLIND, s.active, BLIND_PRICE)
    s.purpose = BOUGHT_BLIND
    s.phase = Phase.TURNING
