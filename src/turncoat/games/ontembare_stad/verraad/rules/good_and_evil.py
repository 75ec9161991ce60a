"""Whether good or evil wins, and who with it (VERRAAD-11)."""

from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.state import NONE, Phase, State, somebody_left
from turncoat.games.ontembare_stad.tables import BLACK, DARK, GOOD
from turncoat.kernel import kernel, note, note1, note2, note8


@kernel
def is_evil(s: State) -> bool:
    """Whether the Black Master has more points than every order, with areas or without; by the option, as many are enough (VERRAAD-11.4)."""
    for order in range(s.orders):
        if s.score[order] >= s.score[BLACK] + s.master_wins_ties:
            return False
    return True


@kernel
def dark_sum(s: State, order: int) -> int:
    """The values of an order's black tokens, which are turned over only at the end (VERRAAD-11.7)."""
    total = 0
    if s.phase == Phase.ENDED:
        for space in range(s.kinds[order][DARK]):
            total += s.castle[order][space]
    return total


@kernel
def is_darker(s: State, order: int, other: int) -> bool:
    """More black tokens (VERRAAD-11.6), then their values (VERRAAD-11.7), then own points (VERRAAD-11.8)."""
    if s.kinds[order][DARK] != s.kinds[other][DARK]:
        return s.kinds[order][DARK] > s.kinds[other][DARK]
    if dark_sum(s, order) != dark_sum(s, other):
        return dark_sum(s, order) > dark_sum(s, other)
    return s.score[order] > s.score[other]


@kernel
def is_servant(s: State, order: int) -> bool:
    """Whether an order can be the Black Master: with a black token (VERRAAD-11.9), and not driven out (VERRAAD-11.10)."""
    return s.kinds[order][DARK] > 0 and s.owned[order] != 0


@kernel
def is_unmasked(s: State, order: int) -> bool:
    """Whether an order is the Black Master when evil wins: no other has served him better (VERRAAD-11.6)."""
    if not is_servant(s, order) or not is_evil(s):
        return False
    for other in range(s.orders):
        if is_servant(s, other) and is_darker(s, other, order):
            return False
    return True


@kernel
def unmasked(s: State) -> int:
    """The order that wins with evil, or the first of several; or NONE."""
    for order in range(s.orders):
        if is_unmasked(s, order):
            return order
    return NONE


@kernel
def is_ahead_in_verraad(s: State, order: int, other: int) -> bool:
    """The Black Master, when evil wins (VERRAAD-11.6); then an order with areas before one without (VERRAAD-11.10); then points, more white tokens, fewer
    black ones (VERRAAD-11.5, VERRAAD-11.9). Several that are unmasked have won together (VERRAAD-11.8)."""
    if is_unmasked(s, order) and is_unmasked(s, other):
        return False
    if is_unmasked(s, order) != is_unmasked(s, other):
        return is_unmasked(s, order)
    if (s.owned[order] != 0) != (s.owned[other] != 0):
        return s.owned[order] != 0
    if s.score[order] != s.score[other]:
        return s.score[order] > s.score[other]
    if s.kinds[order][GOOD] != s.kinds[other][GOOD]:
        return s.kinds[order][GOOD] > s.kinds[other][GOOD]
    return s.kinds[order][DARK] < s.kinds[other][DARK]


# How it is reported


@kernel
def judge_good_and_evil(s: State, journal: list[list[int]]) -> None:
    """All learn whether evil has won (VERRAAD-11.4) and, if so, through whom."""
    note1(journal, What.MASTER_FINAL, s.score[BLACK])
    reveal(s, journal)
    for order in range(s.orders):
        if s.owned[order] == 0:
            note1(journal, What.DRIVEN_OUT, order)
    note(journal, What.EVIL if is_evil(s) else What.GOOD)
    if is_evil(s) and unmasked(s) != NONE:
        unmask(s, journal)
    elif somebody_left(s):
        if is_evil(s):
            note(journal, What.NO_SERVANT)
        if several_best(s):
            note(journal, What.GOOD_TIED)


@kernel
def reveal(s: State, journal: list[list[int]]) -> None:
    """All turn their black tokens over (VERRAAD-11.7)."""
    for order in range(s.orders):
        if s.kinds[order][DARK] > 0:
            token = s.castle[order]
            points = dark_sum(s, order)
            note8(journal, What.REVEALED, order, points, token[0], token[1], token[2], token[3], token[4], token[5])


@kernel
def several_best(s: State) -> bool:
    """Whether the most points of those that can win do not decide alone (VERRAAD-11.5)."""
    most = -1
    many = 0
    for order in range(s.orders):
        if s.owned[order] != 0 and s.score[order] > most:
            most = s.score[order]
            many = 0
        if s.owned[order] != 0 and s.score[order] == most:
            many += 1
    return many > 1


@kernel
def unmask(s: State, journal: list[list[int]]) -> None:
    """The order with the most black tokens is the Black Master (VERRAAD-11.6); in a tie the highest sum decides, then points (VERRAAD-11.8)."""
    best = unmasked(s)
    most = s.kinds[best][DARK]
    equal = 0
    for order in range(s.orders):
        if is_servant(s, order) and s.kinds[order][DARK] == most and dark_sum(s, order) == dark_sum(s, best):
            equal += 1
    if equal > 1:
        note(journal, What.DARK_TIED)
    for order in range(s.orders):
        if is_unmasked(s, order):
            note2(journal, What.UNMASKED, order, most)
