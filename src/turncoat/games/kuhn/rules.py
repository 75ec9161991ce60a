"""The rulebook of Kuhn poker, in its own order. Ids refer to docs/games/kuhn.md."""

from turncoat.games.game import CHANCE, OVER, rank_by_points
from turncoat.games.kuhn.actions import Verb
from turncoat.games.kuhn.events import What
from turncoat.games.kuhn.state import UNKNOWN, State
from turncoat.games.kuhn.tables import ANTE, BET, CARDS, SEATS
from turncoat.kernel import kernel, note1, note2
from turncoat.kernel.bag import list_kinds


@kernel
def setup(s: State, seats: int, options: list[int]) -> None:
    """Both seats put the ante in the middle (KUHN-1.1)."""
    s.mover = CHANCE
    s.dealt = 0
    s.moves = 0
    s.folded = -1
    for seat in range(SEATS):
        s.card[seat] = UNKNOWN
        s.stake[seat] = ANTE
    for card in range(CARDS):
        s.deck[card] = 1


@kernel
def legal(s: State, out: list[int]) -> int:
    """List what the mover may do, or what chance may deal."""
    if s.mover == OVER:
        return 0
    if s.mover == CHANCE:
        return list_kinds(s.deck, Verb.DEAL, out)
    out[0] = Verb.PASS
    out[1] = Verb.BET
    return 2


@kernel
def weight(s: State, outcome: int) -> int:
    """Each card is there once (KUHN-1.2)."""
    return s.deck[outcome - Verb.DEAL]


@kernel
def apply(s: State, action: int, journal: list[list[int]]) -> None:
    """Carry out one decision or outcome."""
    match action:
        case Verb.PASS:
            pass_or_fold(s, journal)
        case Verb.BET:
            bet_or_call(s, journal)
        case _:
            deal(s, action - Verb.DEAL, journal)


@kernel
def deal(s: State, card: int, journal: list[list[int]]) -> None:
    """Each seat gets one of the three cards, face down; then the first seat decides (KUHN-1.2)."""
    if s.dealt == 0:
        for seat in range(SEATS):
            note2(journal, What.ANTED, seat, ANTE)
    s.deck[card] -= 1
    s.card[s.dealt] = card
    note2(journal, What.DEALT, s.dealt, card)
    s.dealt += 1
    if s.dealt == SEATS:
        s.mover = 0


@kernel
def pass_or_fold(s: State, journal: list[list[int]]) -> None:
    """Without a bet a pass costs nothing (KUHN-2.1); after one it gives up the middle (KUHN-2.3)."""
    me = s.mover
    s.moves += 1
    if s.stake[1 - me] > s.stake[me]:
        s.folded = me
        s.mover = OVER
        note1(journal, What.FOLDED, me)
    else:
        note1(journal, What.PASSED, me)
        end_turn(s, s.moves == 2, journal)


@kernel
def bet_or_call(s: State, journal: list[list[int]]) -> None:
    """A bet is one coin more (KUHN-2.2); a call matches it and ends the betting (KUHN-2.3)."""
    me = s.mover
    calls = s.stake[1 - me] > s.stake[me]
    s.moves += 1
    s.stake[me] += BET
    note2(journal, What.CALLED if calls else What.BET, me, BET)
    end_turn(s, calls, journal)


@kernel
def end_turn(s: State, last: bool, journal: list[list[int]]) -> None:
    """The other seat decides next, or both show their cards (KUHN-3.2)."""
    if last:
        s.mover = OVER
        for seat in range(SEATS):
            note2(journal, What.SHOWED, seat, s.card[seat])
    else:
        s.mover = 1 - s.mover


@kernel
def scores(s: State, points: list[int], ranks: list[int]) -> None:
    """The higher card wins the other's stake (KUHN-3.2), or the seat that did not fold does (KUHN-3.1); before the end nobody has."""
    points[0] = 0
    if s.mover == OVER:
        first_wins = s.card[0] > s.card[1] if s.folded == -1 else s.folded == 1
        points[0] = s.stake[1] if first_wins else -s.stake[0]
    points[1] = -points[0]
    rank_by_points(SEATS, points, ranks)
