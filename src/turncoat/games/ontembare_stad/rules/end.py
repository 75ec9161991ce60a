"""A turn ends: the red space (STAD-7), and whether the game does (STAD-9, STAD-10.4); the same in Het Verraad (VERRAAD-6, VERRAAD-11)."""

from turncoat.games.game import OVER
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.draws import begin_draw
from turncoat.games.ontembare_stad.state import FOR_RED, NONE, NOT_YET, TARGET_REACHED, Phase, State, somebody_left
from turncoat.games.ontembare_stad.tables import BLACK, RED, TARGET, TRACK
from turncoat.games.ontembare_stad.verraad.rules.good_and_evil import (
    is_ahead_in_verraad,
    judge_good_and_evil,
)
from turncoat.games.ontembare_stad.verraad.rules.master import leave_master
from turncoat.kernel import kernel, note, note1, note2


@kernel
def space_of(points: int) -> int:
    """Where the Grand Master stands on the wall, which is walked round again beyond its last space (STAD-7.4)."""
    return points if points <= TRACK else (points - 1) % TRACK + 1


@kernel
def finish_actions(s: State, journal: list[list[int]]) -> None:
    """An order on a red space whose last movement in this turn was forward draws an influence card (STAD-7.2); one that fell back or stood still does not
    (STAD-7.3). In Het Verraad the Black Master's phase comes after that (VERRAAD-6.1)."""
    order = s.active
    points = s.score[order]
    s.phase = Phase.MASTER_COMES if s.verraad == 1 else Phase.TURN_ENDS
    if points != s.start_score:
        note2(journal, What.SCORED, order, points)
    if has_risen_to_red(s):
        note2(journal, What.RED, order, space_of(points))
        note1(journal, What.EARNED if s.verraad == 0 else What.EARNED_NOW, order)
        begin_draw(s, order, FOR_RED, journal)
    elif RED[space_of(points)] == 1:
        note2(journal, What.NO_RED, order, space_of(points))


@kernel
def has_risen_to_red(s: State) -> bool:
    """Whether the active order stands on a red space, its last movement having been forward (STAD-7.2, STAD-7.3)."""
    return RED[space_of(s.score[s.active])] == 1 and s.rising == 1


@kernel
def let_turn_end(s: State) -> None:
    """No more influence cards are played (STAD-7.5, VERRAAD-5.1)."""
    s.phase = Phase.TURN_ENDS


# The target


@kernel
def target_of(s: State) -> int:
    """The points that win, by mode and number of orders (STAD-9.1, VERRAAD-11.1)."""
    return TARGET[s.strategic + s.verraad][s.orders]


@kernel
def has_reached(s: State, order: int) -> bool:
    """Whether an order has as many points as win, and an area (STAD-9.1, STAD-9.7)."""
    return s.score[order] >= target_of(s) and s.owned[order] != 0


@kernel
def first_at_target(s: State) -> int:
    """The order at the target that counts: the active one, or the next clockwise (STAD-9.2); or NONE."""
    for turn in range(s.orders):
        order = (s.active + turn) % s.orders
        if has_reached(s, order):
            return order
    return NONE


@kernel
def complete_act(s: State, journal: list[list[int]]) -> None:
    """Scores have changed: which way the active order's Grand Master went (STAD-7.2) and, in the strategic variant, whether that ends the game (STAD-9.2)."""
    s.scored = 0
    if s.turns == 0:
        return
    points = s.score[s.active]
    if points != s.marker:
        s.rising = 1 if points > s.marker else 0
        s.marker = points
    if s.strategic == 1:
        judge_target(s, journal)


@kernel
def judge_target(s: State, journal: list[list[int]]) -> None:
    """An order at the target wins at once (STAD-9.2); or, by the option, this round is the last (STAD-9.3), as in Het Verraad (VERRAAD-11.1), where the
    Black Master may reach it too (VERRAAD-11.3)."""
    order = first_at_target(s)
    if order != NONE and s.verraad == 0 and s.equal_turns == 0:
        s.winner = order
        end_game(s, journal)
    elif s.last_round != NOT_YET:
        return
    elif order != NONE:
        s.last_round = TARGET_REACHED
        if s.verraad == 0:
            note2(journal, What.TARGET, order, target_of(s))
        else:
            note2(journal, What.REACHED, order, s.score[order])
    elif s.verraad == 1 and s.master_triggers_end == 1 and s.score[BLACK] >= target_of(s):
        s.last_round = TARGET_REACHED
        note1(journal, What.MASTER_TARGET, s.score[BLACK])


@kernel
def end_turn(s: State, journal: list[list[int]]) -> None:
    """In the basic game points count only now (STAD-9.2). A last round is finished (STAD-9.3, STAD-9.4, STAD-9.5, STAD-9.8, VERRAAD-11.2)."""
    if s.verraad == 1:
        leave_master(s, journal)
    judge_target(s, journal)
    if s.phase == Phase.ENDED:
        return
    if s.last_round != NOT_YET and (s.active + 1) % s.orders == s.begins:
        end_game(s, journal)
    else:
        s.phase = Phase.NEXT_TURN


@kernel
def end_game(s: State, journal: list[list[int]]) -> None:
    """The game is over, and all know who has won (STAD-9.6); in Het Verraad, whether good or evil has (VERRAAD-11.4). Without areas nobody has (STAD-9.7)."""
    s.mover = OVER
    s.phase = Phase.ENDED
    s.acting = NONE
    if s.verraad == 1:
        note(journal, What.FINISHED)
    for order in range(s.orders):
        note2(journal, What.POINTS, order, s.score[order])
    if s.verraad == 1:
        judge_good_and_evil(s, journal)
    if not somebody_left(s):
        note(journal, What.NO_WINNER)
        return
    for order in range(s.orders):
        if not is_beaten(s, order):
            note2(journal, What.VICTORY, order, s.score[order])


# Who has won


@kernel
def is_beaten(s: State, order: int) -> bool:
    """Whether another order is ahead."""
    for other in range(s.orders):
        if is_ahead(s, other, order):
            return True
    return False


@kernel
def is_ahead(s: State, order: int, other: int) -> bool:
    """Whoever has won at once (STAD-9.2); then an order with areas before one without, and without any nobody (STAD-9.7); then points, areas, stones (STAD-9.6)."""
    if s.winner == order or s.winner == other:
        return s.winner == order and order != other
    if not somebody_left(s):
        return False
    if s.verraad == 1:
        return is_ahead_in_verraad(s, order, other)
    if (s.owned[order] != 0) != (s.owned[other] != 0):
        return s.owned[order] != 0
    if s.score[order] != s.score[other]:
        return s.score[order] > s.score[other]
    if s.knights[order] != s.knights[other]:
        return s.knights[order] < s.knights[other]
    return s.stones[order] > s.stones[other]


@kernel
def best_order(s: State, seat: int) -> int:
    """The order that decides for a seat: its best one (STAD-10.4); where nobody has won, the one with most points (STAD-9.7)."""
    best = seat
    for order in range(seat, s.orders, s.seats):
        if is_ahead(s, order, best) or (not somebody_left(s) and s.score[order] > s.score[best]):
            best = order
    return best


@kernel
def scores(s: State, points: list[int], ranks: list[int]) -> None:
    """A seat has the points and the rank of its best order (STAD-9.6, STAD-10.4), also one that was driven out (STAD-9.7, VERRAAD-11.10)."""
    for seat in range(s.seats):
        mine = best_order(s, seat)
        points[seat] = s.score[mine]
        ranks[seat] = 1
        for other in range(s.seats):
            if other != seat and is_ahead(s, best_order(s, other), mine):
                ranks[seat] += 1
