"""Watchtowers (VERRAAD-3), and the first of them (VERRAAD-0.4). A tower belongs to the owner of its area (VERRAAD-3.5)."""

from turncoat.games.listing import list_set
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.points import count, judge, pay
from turncoat.games.ontembare_stad.state import Phase, State, owner_of, seat_of, under_master
from turncoat.games.ontembare_stad.tables import TOWER_PRICE, TOWERS, TOWERS_A_TURN
from turncoat.games.ontembare_stad.verraad.options import SHIELDS_ANY
from turncoat.kernel import kernel, note2, note3


@kernel
def put_tower(s: State, order: int, area: int) -> None:
    """A watchtower stands on an order's area."""
    s.towers |= 1 << area
    s.towers_left -= 1
    count(s, order, TOWERS, 1)


@kernel
def ask_for_tower(s: State) -> None:
    """The next order anticlockwise places its first watchtower (VERRAAD-0.4)."""
    s.acting = (s.acting - 1) % s.orders
    s.mover = seat_of(s, s.acting)
    s.phase = Phase.START_TOWER


@kernel
def list_start_towers(s: State, out: list[int]) -> int:
    """Any area of the order's own (VERRAAD-0.4)."""
    return list_set(s.owned[s.acting], Verb.START_TOWER, 0, out)


@kernel
def start_tower(s: State, area: int, journal: list[list[int]]) -> None:
    """The first watchtower costs nothing; after the order that begins, the first turn does (VERRAAD-0.4)."""
    put_tower(s, s.acting, area)
    note2(journal, What.START_TOWER, s.acting, area)
    if s.acting == s.begins:
        s.phase = Phase.NEXT_TURN
    else:
        ask_for_tower(s)


@kernel
def areas_for_tower(s: State) -> int:
    """An order's own areas (VERRAAD-3.1) without a tower (VERRAAD-3.4) or the Black Master (VERRAAD-2.3), for 5 stones, once a turn (VERRAAD-3.2), while
    there are towers (VERRAAD-3.3)."""
    if s.raised >= TOWERS_A_TURN or s.towers_left == 0 or s.stones[s.active] < TOWER_PRICE:
        return 0
    return s.owned[s.active] & ~s.towers & ~under_master(s)


@kernel
def buy_tower(s: State, area: int, journal: list[list[int]]) -> None:
    """The active order pays for a watchtower and places it at once (VERRAAD-3.1)."""
    pay(s, s.active, TOWER_PRICE)
    s.raised += 1
    put_tower(s, s.active, area)
    note3(journal, What.TOWER, s.active, area, TOWER_PRICE)
    judge(s, TOWERS, journal)


@kernel
def fell_tower(s: State, area: int, journal: list[list[int]]) -> None:
    """A watchtower takes the blow of an influence card and goes back beside the board (VERRAAD-3.6)."""
    s.towers &= ~(1 << area)
    s.towers_left += 1
    count(s, owner_of(s, area), TOWERS, -1)
    note3(journal, What.TOWER_FELL, s.active, area, s.attempt)
    judge(s, TOWERS, journal)


@kernel
def shielded(s: State) -> int:
    """By the option, the areas with a watchtower: it can be struck without a building (VERRAAD-3.7)."""
    return s.towers if s.tower_shields == SHIELDS_ANY else 0
