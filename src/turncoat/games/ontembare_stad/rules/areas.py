"""Areas: who may take which, and what changes with them (STAD-4); isolation in the strategic variant (STAD-8.5 to STAD-8.7). All of it
is so for the Black Master too (VERRAAD-9)."""

from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.points import count, count_building, judge, judge_power, pay
from turncoat.games.ontembare_stad.state import NO_AREA_LEFT, NONE, NOT_YET, State, all_owned, neutral, owner_of, taker
from turncoat.games.ontembare_stad.tables import AREAS_A_TURN, AREAS_WITHIN, BLACK, COST, MOST_COST, NEAR, TOWERS
from turncoat.kernel import kernel, note, note1, note2, note3
from turncoat.kernel.bits import lowest


@kernel
def areas_to_buy(s: State) -> int:
    """Neutral areas that the active order can pay (STAD-4.1), next to its own (STAD-4.2), at most two a turn (STAD-4.3), while it has knights
    (STAD-4.5), and not where it was blocked (STAD-6.14)."""
    order = s.active
    if s.bought >= AREAS_A_TURN or s.knights[order] == 0:
        return 0
    affordable = AREAS_WITHIN[min(s.stones[order], MOST_COST)] & s.near[order]
    return affordable & ~all_owned(s) & ~s.blocked


@kernel
def put_knight(s: State, owner: int, area: int) -> None:
    """An area is an order's, with the building there (STAD-4.1, STAD-4.4) and the watchtower (VERRAAD-3.5)."""
    s.owned[owner] |= 1 << area
    s.near[owner] |= NEAR[area]
    s.knights[owner] -= 1
    s.scored = 1  # with an area again, an order may be at the target (STAD-9.7)
    if s.building[area] != NONE:
        count_building(s, owner, s.building[area], 1)
    if s.towers >> area & 1 != 0:
        count(s, owner, TOWERS, 1)


@kernel
def lift_knight(s: State, owner: int, area: int) -> None:
    """A knight goes back to its order's supply; a building stays, and its points are lost (STAD-2.11)."""
    s.owned[owner] &= ~(1 << area)
    s.knights[owner] += 1
    s.near[owner] = 0
    left = s.owned[owner]
    while left != 0:
        s.near[owner] |= NEAR[lowest(left)]
        left &= left - 1
    if s.building[area] != NONE:
        count_building(s, owner, s.building[area], -1)
    if s.towers >> area & 1 != 0:
        count(s, owner, TOWERS, -1)


@kernel
def note_expelled(s: State, owner: int, journal: list[list[int]]) -> None:
    """Without areas an order cannot win (STAD-9.7)."""
    if s.owned[owner] == 0 and owner != BLACK:
        note1(journal, What.EXPELLED, owner)


@kernel
def judge_area(s: State, area: int, journal: list[list[int]]) -> None:
    """What stands there has another owner, or none: who holds the great powers now (STAD-8.13, VERRAAD-10.2)?"""
    if s.building[area] != NONE:
        judge_power(s, s.building[area], journal)
    if s.towers >> area & 1 != 0:
        judge(s, TOWERS, journal)


@kernel
def note_settled(s: State, area: int, journal: list[list[int]]) -> None:
    """A neutral area was taken, and an abandoned building with it (STAD-4.4, VERRAAD-5.5); the last one makes this round the last (STAD-9.4)."""
    if s.building[area] != NONE and s.dark == 1:
        note2(journal, What.MASTER_ABANDONED, area, s.building[area])
    elif s.building[area] != NONE:
        note3(journal, What.ABANDONED, s.active, area, s.building[area])
    if neutral(s) == 0 and s.last_round == NOT_YET:
        s.last_round = NO_AREA_LEFT
        note(journal, What.LAST_AREA)


@kernel
def buy_area(s: State, area: int, journal: list[list[int]]) -> None:
    """The active order pays the dots and puts a knight there (STAD-4.1); in the strategic variant that may isolate others (STAD-8.5)."""
    s.bought += 1
    pay(s, s.active, COST[area])
    put_knight(s, taker(s), area)
    note3(journal, What.BOUGHT_AREA, s.active, area, COST[area])
    note_settled(s, area, journal)
    if s.strategic == 1:
        take_isolated(s, area, journal)
        judge_area(s, area, journal)


@kernel
def change_hands(s: State, area: int) -> None:
    """A knight of the active order, or in the Black Master's phase a black one, replaces the one there (STAD-6.7, STAD-8.6, VERRAAD-5.6)."""
    lift_knight(s, owner_of(s, area), area)
    put_knight(s, taker(s), area)


@kernel
def isolated_by(s: State, area: int, order: int) -> int:
    """The areas beside one that belong to opponents and would have no neighbour left that is neutral or their own, if the order had it (STAD-8.5)."""
    taken = all_owned(s) | 1 << area
    isolated = 0
    left = NEAR[area] & taken & ~s.owned[order]
    while left != 0:
        beside = lowest(left)
        left &= left - 1
        owner = owner_of(s, beside)
        if NEAR[beside] & (~taken | s.owned[owner]) == 0:
            isolated |= 1 << beside
    return isolated


@kernel
def take_isolated(s: State, area: int, journal: list[list[int]]) -> None:
    """All that a purchase isolates goes over to the buyer together (STAD-8.6, VERRAAD-9.4), as far as there are knights (STAD-4.5)."""
    isolated = isolated_by(s, area, s.active)
    left = isolated
    while left != 0:
        beside = lowest(left)
        left &= left - 1
        owner = owner_of(s, beside)
        if owner != BLACK:
            note3(journal, What.ISOLATED, s.active, beside, owner)
        if s.knights[s.active] == 0:
            note2(journal, What.NO_KNIGHT, s.active, beside)
            continue
        change_hands(s, beside)
        note_expelled(s, owner, journal)
        if owner != BLACK:
            note3(journal, What.TAKEN_OVER, s.active, beside, owner)
        else:
            note2(journal, What.TAKEN_FROM_MASTER, s.active, beside)
        if s.towers >> beside & 1 != 0:
            note2(journal, What.TOWER_CHANGED, s.active, beside)
    judge_areas(s, isolated, journal)


@kernel
def judge_areas(s: State, areas: int, journal: list[list[int]]) -> None:
    """Great powers are judged when all of them have changed hands (STAD-8.13)."""
    while areas != 0:
        judge_area(s, lowest(areas), journal)
        areas &= areas - 1


@kernel
def note_surrounded(s: State, area: int, journal: list[list[int]]) -> None:
    """An area surrounded by anything but a purchase, or a conquest, is safe (STAD-8.7)."""
    left = isolated_by(s, area, taker(s)) & ~s.owned[BLACK] if s.strategic == 1 else 0
    while left != 0:
        note2(journal, What.SURROUNDED, owner_of(s, lowest(left)), lowest(left))
        left &= left - 1
