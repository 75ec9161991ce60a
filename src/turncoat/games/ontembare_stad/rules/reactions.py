"""How others may answer an influence card or a purchase (STAD-6.13 to STAD-6.16), or the Black Master (VERRAAD-8.9, VERRAAD-8.10)."""

from turncoat.games.listing import list_also, list_if
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.cards import use_influence
from turncoat.games.ontembare_stad.state import ATTACK, CONQUEST, NONE, PURCHASE, Phase, State, holds, seat_of
from turncoat.games.ontembare_stad.tables import (
    BLOCKADE,
    COST,
    FIRE,
    GIFT,
    GIFT_STONES,
    INFILTRATOR,
    PIONEER,
    PROTECTION,
    RAID,
    WITCHCRAFT,
)
from turncoat.kernel import kernel, note1, note3, note4


@kernel
def want_area(s: State, area: int, journal: list[list[int]]) -> None:
    """The active order is about to buy an area (STAD-4.1), and all others may react (STAD-6.15)."""
    s.resume = Phase.ACTIONS
    s.attempt = PURCHASE
    s.target = area
    s.phase = Phase.ASK
    if next_to_ask(s) != NONE:
        note3(journal, What.WANTS_AREA, s.active, area, COST[area])


@kernel
def is_concerned(s: State, order: int) -> bool:
    """All opponents, of which another order of the same seat is one (STAD-10.3), or the owner of the area that a card (STAD-6.15) or the Black Master strikes
    (VERRAAD-8.9)."""
    if s.attempt == FIRE or s.attempt == INFILTRATOR or s.attempt == WITCHCRAFT or s.attempt == ATTACK:
        return s.owned[order] >> s.target & 1 != 0
    return True


@kernel
def next_to_ask(s: State) -> int:
    """How far clockwise the next order sits that is concerned and holds an influence card, whichever it is (STAD-6.15); or NONE."""
    for turn in range(s.asked + 1, s.orders):
        order = (s.active + turn) % s.orders
        if s.influence_held[order] > 0 and is_concerned(s, order):
            return turn
    return NONE


@kernel
def ask_next(s: State, journal: list[list[int]]) -> None:
    """The next order is asked, clockwise from the left of the active one; a Gift is paid on the way by those that cannot be asked (STAD-6.15)."""
    turn = next_to_ask(s)
    if s.attempt == GIFT:
        for passed in range(s.asked + 1, s.orders if turn == NONE else turn):
            give(s, (s.active + passed) % s.orders, journal)
    if turn == NONE:
        s.phase = Phase.CARRY_OUT
    else:
        s.asked = turn
        s.acting = (s.active + turn) % s.orders
        s.mover = seat_of(s, s.acting)
        s.phase = Phase.REACT


@kernel
def can_protect(s: State) -> bool:
    """Against a card that strikes an area of the order, or a Gift (STAD-6.13); by the option, against an attack (VERRAAD-8.9)."""
    if not holds(s, s.acting, PROTECTION) or s.attempt == PURCHASE or s.attempt == PIONEER or s.attempt == CONQUEST:
        return False
    return s.attempt == GIFT or s.owned[s.acting] >> s.target & 1 != 0


@kernel
def can_block(s: State) -> bool:
    """Against anybody who takes an area (STAD-6.14); by the option, against a conquest (VERRAAD-8.10)."""
    takes = s.attempt == PURCHASE or s.attempt == PIONEER or s.attempt == RAID or s.attempt == CONQUEST
    return takes and holds(s, s.acting, BLOCKADE)


@kernel
def list_reactions(s: State, out: list[int]) -> int:
    """Protection, Blockade, or nothing (STAD-6.15)."""
    count = list_if(can_protect(s), Verb.PROTECT, 0, out)
    count = list_if(can_block(s), Verb.BLOCK, count, out)
    return list_also(Verb.PASS, count, out)


@kernel
def let_be(s: State, journal: list[list[int]]) -> None:
    """The order does not react; a Gift it pays (STAD-6.15)."""
    s.phase = Phase.ASK
    if s.attempt == GIFT:
        give(s, s.acting, journal)


@kernel
def protect(s: State, journal: list[list[int]]) -> None:
    """A card does nothing to the order (STAD-6.13), to which nobody reacts (STAD-6.16); each order answers a Gift for itself (STAD-6.15). By the option
    there is no attack (VERRAAD-8.9)."""
    s.phase = Phase.ASK
    shuffle = use_influence(s, s.acting, PROTECTION)
    if s.attempt == ATTACK:
        note4(journal, What.ATTACK_PROTECTED, s.acting, s.target, PROTECTION, shuffle)
        end_attempt(s)
        return
    note3(journal, What.PROTECTED, s.acting, PROTECTION, shuffle)
    if s.attempt != GIFT:
        fail(s, journal)


@kernel
def block(s: State, journal: list[list[int]]) -> None:
    """The area is not taken this turn (STAD-6.14), to which nobody reacts (STAD-6.16); by the option there is no conquest (VERRAAD-8.10)."""
    shuffle = use_influence(s, s.acting, BLOCKADE)
    if s.attempt == CONQUEST:
        note4(journal, What.CONQUEST_BLOCKED, s.acting, s.target, BLOCKADE, shuffle)
        end_attempt(s)
        return
    s.blocked |= 1 << s.target
    note4(journal, What.BLOCKED, s.acting, BLOCKADE, s.target, shuffle)
    if s.attempt == PURCHASE:
        s.bought += 1
    fail(s, journal)


@kernel
def fail(s: State, journal: list[list[int]]) -> None:
    """The first reaction ends what was attempted (STAD-6.15)."""
    note1(journal, What.FAILED, s.active)
    end_attempt(s)


@kernel
def give(s: State, order: int, journal: list[list[int]]) -> None:
    """An opponent pays the active order 2 stones, or what there is (STAD-6.11)."""
    stones = min(GIFT_STONES, s.stones[order])
    if stones > 0:
        s.stones[order] -= stones
        s.stones[s.active] += stones
        note3(journal, What.GAVE, order, s.active, stones)


@kernel
def end_attempt(s: State) -> None:
    """The active order goes on; with no influence card left to play, cards are turned, or the turn ends (STAD-1.3, STAD-7.5). In the Black Master's phase
    look again for something to attack or to play (VERRAAD-8.1)."""
    s.attempt = NONE
    s.target = NONE
    s.asked = 0
    s.acting = s.active
    s.mover = seat_of(s, s.active)
    s.phase = s.resume
    if s.phase == Phase.ATTACK:
        s.phase = Phase.ARRIVED
    elif s.phase == Phase.MASTER_AFTER:
        s.phase = Phase.ATTACKED
    if s.influence_held[s.active] == 0:
        if s.phase == Phase.BEFORE:
            s.phase = Phase.TURNING
        elif s.phase == Phase.AFTER:
            s.phase = Phase.TURN_ENDS
