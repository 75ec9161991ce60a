"""Phases 11 to 13, and the end of the game (VER-11 to VER-14)."""

from turncoat.games.game import OVER, rank_by_points
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.state import NONE, Phase, State, has_won_ring, last_round, offices_of, seat_after
from turncoat.games.verraeter.tables import OFFICE_CARDS_AT_MOST, OFFICE_POINTS
from turncoat.kernel import kernel, note, note1, note2


@kernel
def end_round(s: State, journal: list[list[int]]) -> None:
    """The game ends after its last round (VER-14.1), or after the round in which one house took the whole ring (VER-14.2)."""
    if has_won_ring(s):
        note1(journal, What.ENDED_UNITED, s.house[0])
        end_game(s, journal)
    elif s.round == last_round(s):
        note1(journal, What.ENDED_ROUNDS, s.round)
        end_game(s, journal)
    else:
        clear_table(s, journal)
        begin_round(s, journal)


@kernel
def clear_table(s: State, journal: list[list[int]]) -> None:
    """Roles go back to the middle (VER-11.1); the start card goes to the left (VER-12.1)."""
    for seat in range(s.seats):
        s.role[seat] = NONE
        s.seen[seat] = 0
    s.border = NONE
    note(journal, What.ROLES_BACK)
    s.start = seat_after(s, 1)
    note1(journal, What.START_CARD, s.start)


@kernel
def begin_round(s: State, journal: list[list[int]]) -> None:
    """A round begins with the holder of the strategy card (VER-13.1)."""
    s.round += 1
    s.turn = 0
    s.phase = Phase.CONFLICT
    s.mover = s.strategy
    note1(journal, What.ROUND, s.round)


@kernel
def end_game(s: State, journal: list[list[int]]) -> None:
    """Each office scores a point per card in hand, for at most three cards (VER-14.3)."""
    for seat in range(s.seats):
        points = OFFICE_POINTS * offices_of(s, seat) * min(s.held[seat], OFFICE_CARDS_AT_MOST)
        s.score[seat] += points
        if points > 0:
            note2(journal, What.OFFICES, seat, points)
    note_victory(s, journal)
    s.phase = Phase.ENDED
    s.mover = OVER


@kernel
def note_victory(s: State, journal: list[list[int]]) -> None:
    """The most points win; equal points share the victory (VER-14.4)."""
    best = 0
    winners = 0
    for seat in range(s.seats):
        if s.score[seat] > best:
            best = s.score[seat]
            winners = 0
        if s.score[seat] == best:
            winners += 1
    for seat in range(s.seats):
        if s.score[seat] == best:
            note1(journal, What.VICTORY if winners == 1 else What.VICTORY_SHARED, seat)


@kernel
def scores(s: State, points: list[int], ranks: list[int]) -> None:
    """Most points win, equal points share the victory (VER-14.4)."""
    for seat in range(s.seats):
        points[seat] = s.score[seat]
    rank_by_points(s.seats, points, ranks)
