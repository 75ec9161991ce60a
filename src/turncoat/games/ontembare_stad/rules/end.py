"""A turn ends: the red space (STAD-7), and whether the game does (STAD-9, STAD-10.4); the same in Het Verraad (VERRAAD-6, VERRAAD-11)."""

from turncoat.games.game import OVER
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.draws import begin_draw
from turncoat.games.ontembare_stad.state import FOR_RED, NONE, Phase, State
from turncoat.games.ontembare_stad.tables import BLACK, RED, TARGET, TRACK
from turncoat.games.ontembare_stad.verraad.rules.good_and_evil import (
    is_ahead_in_verraad,
    judge_good_and_evil,
    somebody_left,
)
from turncoat.kernel import kernel, note, note1, note2


@kernel
def space_of(points: int) -> int:
    """Where the Grand Master stands on the wall, which is walked round again beyond its last space (STAD-7.4)."""
    return points if points <= TRACK else (points - 1) % TRACK + 1


@kernel
def finish_actions(s: State, journal: list[list[int]]) -> None:
    """An order that has risen to a red space draws an influence card (STAD-7.2); one that has lost points or stands still does not (STAD-7.3)."""
    order = s.active
    points = s.score[order]
    s.phase = Phase.MASTER_COMES if s.verraad == 1 else Phase.TURN_ENDS
    if points != s.start_score:
        note2(journal, What.SCORED, order, points)
    if RED[space_of(points)] == 0:
        return
    if points > s.start_score:
        note2(journal, What.RED, order, space_of(points))
        if s.verraad == 1:
            earn_now(s, journal)
        else:
            note1(journal, What.EARNED, order)
            begin_draw(s, order, FOR_RED, journal)
    else:
        note2(journal, What.NO_RED, order, space_of(points))


@kernel
def let_turn_end(s: State) -> None:
    """No more influence cards are played (STAD-7.5, VERRAAD-5.1)."""
    s.phase = Phase.TURN_ENDS


@kernel
def earn_now(s: State, journal: list[list[int]]) -> None:
    """The card is drawn before the Black Master's phase (VERRAAD-6.1), or by the option when the turn ends (VERRAAD-6.2)."""
    note1(journal, What.EARNED_NOW, s.active)
    if s.red_card_same_turn == 1:
        begin_draw(s, s.active, FOR_RED, journal)
    else:
        s.red_due = 1


@kernel
def target_of(s: State) -> int:
    """The points that win, by mode and number of orders (STAD-9.1, VERRAAD-11.1)."""
    return TARGET[s.strategic + s.verraad][s.orders]


@kernel
def has_reached(s: State, order: int) -> bool:
    """Whether an order has as many points as win, and an area (STAD-9.1, STAD-9.7)."""
    return s.score[order] >= target_of(s) and s.owned[order] != 0


@kernel
def end_turn(s: State, journal: list[list[int]]) -> None:
    """The first order at the target wins at once, the active one before the others (STAD-9.2); or, by the option, this round is the last (STAD-9.3).
    A last round is finished (STAD-9.4, STAD-9.5, STAD-9.8)."""
    if s.verraad == 1:
        end_verraad_turn(s, journal)
        return
    for turn in range(s.orders):
        order = (s.active + turn) % s.orders
        if has_reached(s, order):
            if s.equal_turns == 0:
                s.winner = order
                end_game(s, journal)
                return
            if s.last_round == 0:
                s.last_round = 1
                note2(journal, What.TARGET, order, target_of(s))
    if s.last_round == 1 and (s.active + 1) % s.orders == s.begins:
        end_game(s, journal)
    else:
        s.phase = Phase.NEXT_TURN


@kernel
def end_verraad_turn(s: State, journal: list[list[int]]) -> None:
    """An order at the target (VERRAAD-11.1), or the Black Master (VERRAAD-11.3), makes this round the last; it is finished in any case, and nobody wins
    before (VERRAAD-11.2)."""
    s.dark = 0
    if s.red_due == 1:  # VERRAAD-6.2
        s.red_due = 0
        begin_draw(s, s.active, FOR_RED, journal)
        return
    if s.score[BLACK] != s.start_black:
        note1(journal, What.MASTER_POINTS, s.score[BLACK])
    for turn in range(s.orders):
        order = (s.active + turn) % s.orders
        if has_reached(s, order) and s.last_round == 0:
            s.last_round = 1
            note2(journal, What.REACHED, order, s.score[order])
    if s.master_triggers_end == 1 and s.score[BLACK] >= target_of(s) and s.last_round == 0:
        s.last_round = 1
        note1(journal, What.MASTER_TARGET, s.score[BLACK])
    if s.last_round == 1 and (s.active + 1) % s.orders == s.begins:
        note(journal, What.FINISHED)
        end_game(s, journal)
    else:
        s.phase = Phase.NEXT_TURN


@kernel
def end_game(s: State, journal: list[list[int]]) -> None:
    """The game is over, and all know who has won (STAD-9.6); in Het Verraad, whether good or evil has (VERRAAD-11.4)."""
    s.mover = OVER
    s.phase = Phase.ENDED
    s.acting = NONE
    for order in range(s.orders):
        note2(journal, What.POINTS, order, s.score[order])
    if s.verraad == 1:
        judge_good_and_evil(s, journal)
        if not somebody_left(s):
            return
    for order in range(s.orders):
        if not is_beaten(s, order):
            note2(journal, What.VICTORY, order, s.score[order])


@kernel
def is_beaten(s: State, order: int) -> bool:
    """Whether another order is ahead."""
    for other in range(s.orders):
        if is_ahead(s, other, order):
            return True
    return False


@kernel
def is_ahead(s: State, order: int, other: int) -> bool:
    """Whoever has won at once (STAD-9.2); then an order with areas before one without (STAD-9.7); then points, areas, stones (STAD-9.6)."""
    if s.winner == order or s.winner == other:
        return s.winner == order and order != other
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
    """The order that decides for a seat: its best one (STAD-10.4)."""
    best = seat
    for order in range(seat, s.orders, s.seats):
        if is_ahead(s, order, best):
            best = order
    return best


@kernel
def scores(s: State, points: list[int], ranks: list[int]) -> None:
    """A seat has the points and the rank of its best order (STAD-9.6, STAD-10.4); one that was driven out has none (STAD-9.7, VERRAAD-11.10)."""
    for seat in range(s.seats):
        mine = best_order(s, seat)
        points[seat] = s.score[mine] if s.owned[mine] != 0 else 0
        ranks[seat] = 1
        for other in range(s.seats):
            if other != seat and is_ahead(s, best_order(s, other), mine):
                ranks[seat] += 1
