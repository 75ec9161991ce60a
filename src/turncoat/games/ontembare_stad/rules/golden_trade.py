"""Golden Trade: a card for twice its value, or for nothing (STAD-6.12)."""

from turncoat.games.listing import list_set
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.cards import put_in_hand
from turncoat.games.ontembare_stad.rules.reactions import end_attempt
from turncoat.games.ontembare_stad.rules.trade import kinds_at, sell_card
from turncoat.games.ontembare_stad.state import KNOWN, MARKET, PAWNSHOP, State
from turncoat.games.ontembare_stad.tables import GOLDEN_TIMES, VALUE
from turncoat.kernel import kernel, note2


@kernel
def list_golden(s: State, out: list[int]) -> int:
    """Sell one from the hand, or take one that lies open (STAD-6.12)."""
    count = list_set(s.held[s.active], Verb.GOLDEN_SELL, 0, out)
    count = list_set(kinds_at(s, PAWNSHOP), Verb.GOLDEN_PAWN, count, out)
    return list_set(kinds_at(s, MARKET), Verb.GOLDEN_MARKET, count, out)


@kernel
def sell_golden(s: State, kind: int, journal: list[list[int]]) -> None:
    """Twice the value for a card, to the pawnshop (STAD-6.12)."""
    sell_card(s, kind, PAWNSHOP, GOLDEN_TIMES * VALUE[kind], What.GOLDEN_SOLD, journal)
    end_attempt(s)


@kernel
def take_from_pawnshop(s: State, kind: int, journal: list[list[int]]) -> None:
    """A card of the pawnshop for nothing (STAD-6.12)."""
    take_open(s, kind, PAWNSHOP, What.GOLDEN_PAWN, journal)


@kernel
def take_from_market(s: State, kind: int, journal: list[list[int]]) -> None:
    """A card of the market for nothing (STAD-6.12)."""
    take_open(s, kind, MARKET, What.GOLDEN_MARKET, journal)


@kernel
def take_open(s: State, kind: int, shop: int, what: int, journal: list[list[int]]) -> None:
    """A card that lies open goes into the hand for nothing (STAD-6.12)."""
    s.shop[shop][kind] -= 1
    put_in_hand(s, s.active, KNOWN, kind)
    note2(journal, what, s.active, kind)
    end_attempt(s)
