"""Points, and the great powers of the strategic variant (STAD-7.1, STAD-8.8 to STAD-8.13)."""

from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.state import NONE, State
from turncoat.games.ontembare_stad.tables import CATEGORY, POWER_NEEDS, POWER_POINTS, VALUE
from turncoat.kernel import kernel, note


@kernel
def count_building(s: State, order: int, kind: int, change: int) -> None:
    """An order has a building more or less on its areas: its points change at once (STAD-7.1)."""
    category = CATEGORY[kind]
    s.score[order] += change * VALUE[kind]
    s.kinds[order][category] += change
    s.clock += 1
    s.since[order][category] = s.clock


@kernel
def judge_power(s: State, kind: int, journal: list[list[int]]) -> None:
    """After a completed effect it is looked at who holds the great power of that building's category (STAD-8.13), and its points go with it (STAD-8.9)."""
    if s.strategic == 0:
        return
    category = CATEGORY[kind]
    holder = s.power[category]
    most = POWER_NEEDS
    for order in range(s.orders):
        most = max(most, s.kinds[order][category])
    if holder != NONE and s.kinds[holder][category] == most:
        return  # with as many as another, the holder keeps it (STAD-8.11)
    new = strongest(s, category, most)
    if new == holder:
        return
    if holder != NONE:
        s.score[holder] -= POWER_POINTS[category]
    if new != NONE:
        s.score[new] += POWER_POINTS[category]
    s.power[category] = new
    if new == NONE:
        note(journal, What.POWER_LOST, holder, category, POWER_POINTS[category])
        if is_tied(s, category, most):
            note(journal, What.POWER_TIED, NONE, category, 0)
    elif holder == NONE:
        note(journal, What.POWER_FIRST, new, category, POWER_POINTS[category])
    else:
        note(journal, What.POWER_TAKEN, new, category, holder)


@kernel
def strongest(s: State, category: int, most: int) -> int:
    """The order with the most buildings of a category, three at least; of several nobody, or by the option the one that has had as many for
    longest (STAD-8.8, STAD-8.12)."""
    found = NONE
    several = False
    for order in range(s.orders):
        if s.kinds[order][category] == most:
            several = found != NONE
            if found == NONE or s.since[order][category] < s.since[found][category]:
                found = order
    return NONE if several and s.first_to_reach == 0 else found


@kernel
def is_tied(s: State, category: int, most: int) -> bool:
    """Whether several orders could have a great power, so that nobody gets it (STAD-8.12)."""
    for order in range(s.orders):
        if s.kinds[order][category] == most:
            return True
    return False


@kernel
def receive(s: State, order: int, stones: int) -> None:
    """An order gets stones from the bank."""
    s.stones[order] += stones
    s.bank -= stones


@kernel
def pay(s: State, order: int, stones: int) -> None:
    """An order pays stones to the bank."""
    receive(s, order, -stones)
