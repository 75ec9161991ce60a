"""Points, and the great powers of the strategic variant (STAD-7.1, STAD-8.8 to STAD-8.13) and of Het Verraad (VERRAAD-10)."""

from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.options import TO_NOBODY
from turncoat.games.ontembare_stad.state import NONE, State
from turncoat.games.ontembare_stad.tables import (
    BLACK,
    CATEGORIES,
    CATEGORY,
    OWNERS,
    POWER_NEEDS,
    POWER_POINTS,
    VALUE,
)
from turncoat.kernel import kernel, note1, note2, note3, note4


@kernel
def count(s: State, owner: int, power: int, change: int) -> None:
    """An order, or the Black Master, has more or less of what a great power counts; by the option, it is kept who got how far first (STAD-8.12)."""
    before = s.kinds[owner][power]
    after = before + change
    s.kinds[owner][power] = after
    if s.great_power_tie != TO_NOBODY:
        for many in range(max(before + 1, POWER_NEEDS), after + 1):
            s.reached[power][many - POWER_NEEDS] = joined(s.reached[power][many - POWER_NEEDS], owner)
        for many in range(max(after + 1, POWER_NEEDS), before + 1):
            s.reached[power][many - POWER_NEEDS] = left_by(s.reached[power][many - POWER_NEEDS], owner)


@kernel
def joined(line: int, owner: int) -> int:
    """A line of owners, three bits each, the first lowest, with another at its end."""
    end = 0
    while line >> end != 0:
        end += 3
    return line | owner + 1 << end


@kernel
def left_by(line: int, owner: int) -> int:
    """Such a line without an owner; those behind move up."""
    at = 0
    while (line >> at & 7) != owner + 1:
        at += 3
    return line & (1 << at) - 1 | line >> at + 3 << at


@kernel
def first_in(line: int) -> int:
    """The first owner in such a line; or NONE."""
    return (line & 7) - 1


@kernel
def count_building(s: State, owner: int, kind: int, change: int) -> None:
    """An order has a building more or less on its areas: its points change at once (STAD-7.1), as do the Black Master's (VERRAAD-9.1)."""
    s.score[owner] += change * VALUE[kind]
    s.scored = 1
    count(s, owner, CATEGORY[kind], change)


@kernel
def judge_power(s: State, kind: int, journal: list[list[int]]) -> None:
    """After a completed effect, decide who holds the great power of that building's category (STAD-8.13); its points go with it (STAD-8.9)."""
    if s.strategic == 1:
        judge(s, CATEGORY[kind], journal)


@kernel
def judge(s: State, power: int, journal: list[list[int]]) -> None:
    """Who holds a great power now, by buildings of a category (STAD-8.8), towers or tokens (VERRAAD-10.1, VERRAAD-10.2); the Black Master may (VERRAAD-10.3)."""
    holder = s.power[power]
    most = POWER_NEEDS
    for owner in range(OWNERS):
        most = max(most, s.kinds[owner][power])
    if holder != NONE and s.kinds[holder][power] == most:
        return  # with as many as another, the holder keeps it (STAD-8.11)
    new = strongest(s, power, most)
    if new == holder:
        return
    s.scored = 1
    if holder != NONE:
        s.score[holder] -= POWER_POINTS[power]
    if new != NONE:
        s.score[new] += POWER_POINTS[power]
    s.power[power] = new
    note_power(s, power, holder, new, journal)
    if new == NONE and is_tied(s, power, most):
        note1(journal, What.POWER_MORE_TIED if power >= CATEGORIES else What.POWER_TIED, power)


@kernel
def note_power(s: State, power: int, holder: int, new: int, journal: list[list[int]]) -> None:
    """A great power has another holder, or none."""
    more = power >= CATEGORIES
    if new == NONE and holder == BLACK:
        note2(journal, What.MASTER_POWER_LOST, power, s.kinds[BLACK][power])
    elif new == NONE and more:
        note3(journal, What.POWER_MORE_LOST, holder, power, s.kinds[holder][power])
    elif new == NONE:
        note3(journal, What.POWER_LOST, holder, power, POWER_POINTS[power])
    elif new == BLACK and holder == NONE:
        note2(journal, What.MASTER_POWER, power, s.kinds[BLACK][power])
    elif new == BLACK:
        note2(journal, What.MASTER_POWER_TAKEN, power, holder)
    elif holder == BLACK:
        note2(journal, What.POWER_FROM_MASTER, new, power)
    elif holder == NONE and more:
        note3(journal, What.POWER_MORE_FIRST, new, power, s.kinds[new][power])
    elif holder == NONE:
        note3(journal, What.POWER_FIRST, new, power, POWER_POINTS[power])
    else:
        note4(journal, What.POWER_MORE_TAKEN if more else What.POWER_TAKEN, new, power, holder, s.kinds[holder][power])


@kernel
def strongest(s: State, power: int, most: int) -> int:
    """The owner with the most of what a great power counts, at least three; in a tie nobody or, by the option, the one that has had at least that many for
    longest (STAD-8.8, STAD-8.12)."""
    if s.great_power_tie != TO_NOBODY:
        return first_in(s.reached[power][most - POWER_NEEDS])
    found = NONE
    for owner in range(OWNERS):
        if s.kinds[owner][power] == most:
            if found != NONE:
                return NONE
            found = owner
    return found


@kernel
def is_tied(s: State, power: int, most: int) -> bool:
    """Whether several could have a great power, so that nobody gets it (STAD-8.12)."""
    for owner in range(OWNERS):
        if s.kinds[owner][power] == most:
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
