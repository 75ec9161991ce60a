"""How others may answer an influence card or a purchase (STAD-6.13 to STAD-6.16), or the Black Master (VERRAAD-8.9, VERRAAD-8.10)."""

from turncoat.games.listing import list_also, list_if
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.cards import use_influence
from turncoat.games.ontembare_stad.rules.windows import open_window
from turncoat.games.ontembare_stad.state import (
    ATTACK,
    CONQUEST,
    NONE,
    PURCHASE,
    Phase,
    State,
    holds,
    inquire,
    seat_of,
)
from turncoat.games.ontembare_stad.tables import (
    BLOCKADE,
    COST,
    GIFT,
    GIFT_STONES,
    PIONEER,
    PROTECTION,
    RAID,
)
from turncoat.kernel import kernel, note1, note3, note4


@kernel
def want_area(s: State, area: int, journal: list[list[int]]) -> None:
    """The active order is about to buy an area (STAD-4.1), and others may react (STAD-6.15)."""
    s.resume = Phase.ACTIONS
    s.attempt = PURCHASE
    s.target = area
    s.phase = Phase.ASK
    if somebody_holds(s):  # whoever could answer: that is nobody's business
        note3(journal, What.WANTS_AREA, s.active, area, COST[area])


@kernel
def somebody_holds(s: State) -> bool:
    """Whether any opponent who was not asked yet has an influence card, as all can see."""
    for turn in range(s.asked + 1, s.orders):
        if s.influence_held[(s.active + turn) % s.orders] > 0:
            return True
    return False


@kernel
def can_protect(s: State, order: int) -> bool:
    """Against a card that strikes an area of the order, or a Gift (STAD-6.13); by the option, against an attack (VERRAAD-8.9)."""
    if s.attempt == PURCHASE or s.attempt == PIONEER or s.attempt == CONQUEST:
        return False
    return (s.attempt == GIFT or s.owned[order] >> s.target & 1 != 0) and holds(s, order, PROTECTION)


@kernel
def can_block(s: State, order: int) -> bool:
    """Against anybody who takes an area (STAD-6.14); by the option, against a conquest (VERRAAD-8.10)."""
    takes = s.attempt == PURCHASE or s.attempt == PIONEER or s.attempt == RAID or s.attempt == CONQUEST
    return takes and holds(s, order, BLOCKADE)


@kernel
def next_to_ask(s: State) -> int:
    """How far clockwise the next order sits that can answer (STAD-6.15); or NONE. Another order of the same seat is an opponent too (STAD-10.3)."""
    for turn in range(s.asked + 1, s.orders):
        order = (s.active + turn) % s.orders
        if s.influence_held[order] > 0 and (can_protect(s, order) or can_block(s, order)):
            return turn
    return NONE


@kernel
def ask_next(s: State, journal: list[list[int]]) -> None:
    """The next order is asked, clockwise from the left of the active one; a Gift is paid on the way by those that cannot be asked (STAD-6.15)."""
    turn = next_to_ask(s)
    if somebody_holds(s):
        inquire(s)
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
def list_reactions(s: State, out: list[int]) -> int:
    """Protection, Blockade, or nothing (STAD-6.15)."""
    count = list_if(can_protect(s, s.acting), Verb.PROTECT, 0, out)
    count = list_if(can_block(s, s.acting), Verb.BLOCK, count, out)
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
    """The active order goes on. Where only influence cards may be played, without one that may be play goes on too (STAD-1.3, STAD-7.5); in the Black
    Master's phase look again for something to do (VERRAAD-7.1, VERRAAD-8.1)."""
    s.attempt = NONE
    s.target = NONE
    s.asked = 0
    s.acting = s.active
    s.mover = seat_of(s, s.active)
    s.phase = s.resume
    match s.resume:
        case Phase.BEFORE:
            open_window(s, Phase.BEFORE, Phase.TURNING)
        case Phase.INCOME:
            open_window(s, Phase.INCOME, Phase.COLLECT)
        case Phase.AFTER:
            open_window(s, Phase.AFTER, Phase.TURN_ENDS)
        case Phase.MASTER:
            s.phase = Phase.MASTER_COMES
        case Phase.ATTACK:
            s.phase = Phase.ARRIVED
        case Phase.MASTER_AFTER:
            s.phase = Phase.ATTACKED
