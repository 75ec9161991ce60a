"""The events (STAD-2)."""

from turncoat.games.listing import list_set
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.areas import judge_area, lift_knight, note_expelled
from turncoat.games.ontembare_stad.rules.draws import begin_draw
from turncoat.games.ontembare_stad.rules.points import pay, receive
from turncoat.games.ontembare_stad.state import FOR_EVENT, NONE, Phase, State, seat_of
from turncoat.games.ontembare_stad.tables import (
    AMOUNT,
    BY_AREA,
    BY_CATEGORY,
    BY_KIND,
    BY_RIVER,
    COUNTED,
    DRAW,
    EFFECT,
    GAIN,
    KINDS,
    KNIGHTS,
    MOST,
    PAY,
    RIVER,
    WITHDRAW,
    WITHDRAW_FROM,
    WITHDRAW_WHERE,
)
from turncoat.kernel import kernel, note1, note2, note3
from turncoat.kernel.bits import how_many, lowest


@kernel
def begin_event(s: State, event: int, journal: list[list[int]]) -> None:
    """An event that lies on the discards concerns all orders, clockwise from the active one (STAD-2.1)."""
    s.met |= 1 << event
    s.phase = Phase.EVENT
    s.concerned = concerned_by(s, event)
    happened = s.concerned != 0
    if EFFECT[event] == GAIN or EFFECT[event] == PAY:
        for turn in range(s.orders):
            if gain_or_pay(s, event, (s.active + turn) % s.orders, journal):
                happened = True
    if not happened:
        note1(journal, What.NO_EFFECT, KINDS + event)


@kernel
def gain_or_pay(s: State, event: int, order: int, journal: list[list[int]]) -> bool:
    """An order gets stones (STAD-2.3 to STAD-2.5) or pays them (STAD-2.6 to STAD-2.8), if it has anything that counts; with too few, it pays what there
    is (STAD-2.2)."""
    stones = min(AMOUNT[event] * counted_for(s, event, order), MOST[event])
    if stones == 0:
        return False
    if EFFECT[event] == GAIN:
        receive(s, order, stones)
        note3(journal, What.GAINED, order, KINDS + event, stones)
        return True
    if s.stones[order] == 0:
        return False
    short = s.stones[order] < stones
    stones = min(stones, s.stones[order])
    pay(s, order, stones)
    note3(journal, What.PAID_ALL if short else What.PAID, order, KINDS + event, stones)
    return True


@kernel
def counted_for(s: State, event: int, order: int) -> int:
    """How many times an order has what an event counts: buildings of a kind (STAD-2.3) or a category (STAD-2.4, STAD-2.8), areas (STAD-2.5), buildings
    on the river (STAD-2.7), or once in any case (STAD-2.6)."""
    what = COUNTED[event][0]
    if what == BY_KIND:
        total = 0
        left = s.owned[order] & s.built
        while left != 0:
            if s.building[lowest(left)] == COUNTED[event][1]:
                total += 1
            left &= left - 1
        return total
    if what == BY_CATEGORY:
        return s.kinds[order][COUNTED[event][1]]
    if what == BY_AREA:
        return KNIGHTS - s.knights[order]
    if what == BY_RIVER:
        return how_many(s.owned[order] & s.built & RIVER)
    return 1


@kernel
def concerned_by(s: State, event: int) -> int:
    """The orders that must withdraw a knight, with at least three areas and one where it strikes (STAD-2.9, STAD-2.10), or draw an influence card, with
    the fewest points (STAD-2.12)."""
    fewest = s.score[0]
    for order in range(s.orders):
        fewest = min(fewest, s.score[order])
    concerned = 0
    for order in range(s.orders):
        if EFFECT[event] == WITHDRAW:
            enough = KNIGHTS - s.knights[order] >= WITHDRAW_FROM
            concerns = enough and s.owned[order] & WITHDRAW_WHERE[event] != 0
        else:
            concerns = EFFECT[event] == DRAW and s.score[order] == fewest
        if concerns:
            concerned |= 1 << order
    return concerned


@kernel
def go_on_with_event(s: State, journal: list[list[int]]) -> None:
    """The next order clockwise that has something to decide or draw; after the last, cards are turned further (STAD-1.2)."""
    if s.concerned == 0:
        s.event = NONE
        s.acting = s.active
        s.phase = Phase.TURNING
        return
    order = s.active
    while s.concerned >> order & 1 == 0:
        order = (order + 1) % s.orders
    s.concerned &= ~(1 << order)
    if EFFECT[s.event] == DRAW:
        note1(journal, What.ROYAL, order)
        begin_draw(s, order, FOR_EVENT, journal)
    else:
        s.acting = order
        s.mover = seat_of(s, order)
        s.phase = Phase.WITHDRAW


@kernel
def areas_to_withdraw(s: State) -> int:
    """Where the order asked has a knight that it may withdraw (STAD-2.9, STAD-2.10)."""
    return s.owned[s.acting] & WITHDRAW_WHERE[s.event]


@kernel
def list_withdrawals(s: State, out: list[int]) -> int:
    """One of these knights (STAD-2.11)."""
    return list_set(areas_to_withdraw(s), Verb.WITHDRAW, 0, out)


@kernel
def withdraw(s: State, area: int, journal: list[list[int]]) -> None:
    """The knight goes back, and the area is neutral (STAD-2.11)."""
    lift_knight(s, s.acting, area)
    note2(journal, What.WITHDREW, s.acting, area)
    note_expelled(s, s.acting, journal)
    judge_area(s, area, journal)
    s.phase = Phase.EVENT
