"""Phases 1 to 6: a border, a draft, supply, and who wins (VER-1 to VER-6)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_also, list_span
from turncoat.games.verraeter.actions import Verb
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.rules.build import call_builder
from turncoat.games.verraeter.rules.common import leave_hand
from turncoat.games.verraeter.state import (
    NONE,
    Phase,
    State,
    contested,
    is_border,
    is_united,
    seat_after,
    seat_with,
    seats_of,
)
from turncoat.games.verraeter.tables import (
    ALL_ROLES,
    DIPLOMAT5,
    EAGLE,
    KINDS,
    LAND_CONFLICT,
    PLACES,
    POINTS,
    ROLE_CONFLICT,
    ROLE_POINTS,
    ROLES,
    ROSE,
    SUPPLY,
    TRAITOR,
)
from turncoat.kernel import kernel, note1, note2, note3
from turncoat.kernel.bag import list_kinds, size


@kernel
def list_borders(s: State, out: list[int]) -> int:
    """A conflict is between neighbouring lands of unlike houses (VER-1.1)."""
    count = 0
    for place in range(PLACES):
        if is_border(s, place):
            out[count] = Verb.CONFLICT + place
            count += 1
    return count


@kernel
def set_conflict(s: State, place: int, journal: list[list[int]]) -> None:
    """The holder of the strategy card chooses the border (VER-1.1)."""
    s.border = place
    note3(journal, What.CONFLICT, s.mover, contested(s, EAGLE), contested(s, ROSE))
    s.phase = Phase.OUT
    s.mover = CHANCE


@kernel
def list_roles(s: State, out: list[int]) -> int:
    """Any role may go out (VER-2.1)."""
    return list_span(Verb.OUT, ROLES, out)


@kernel
def put_role_out(s: State, role: int, journal: list[list[int]]) -> None:
    """One role goes out unseen; the start player looks at the others (VER-2.1)."""
    s.phase = Phase.DRAFT
    s.mover = s.start
    s.seen[s.start] = ALL_ROLES & ~(1 << role)
    note2(journal, What.WENT_OUT, s.start, role)


@kernel
def list_passed(s: State, out: list[int]) -> int:
    """A seat keeps one of the roles passed to it (VER-2.2)."""
    count = 0
    for role in range(ROLES):
        if s.seen[s.mover] & (1 << role):
            out[count] = Verb.TAKE + role
            count += 1
    return count


@kernel
def take_role(s: State, role: int, journal: list[list[int]]) -> None:
    """It passes the rest to the left (VER-2.2); what the last seat leaves stays face down (VER-2.3)."""
    rest = s.seen[s.mover] & ~(1 << role)
    s.role[s.mover] = role
    note2(journal, What.TOOK, s.mover, role)
    s.turn += 1
    s.mover = seat_after(s, s.turn)
    if s.turn < s.seats:
        s.seen[s.mover] = rest
    else:
        note1(journal, What.LEFT, ROLES - 1 - s.seats)
        s.turn = 0
        s.phase = Phase.SUPPLY


@kernel
def list_supply(s: State, out: list[int]) -> int:
    """A seat may lay any supply card of its hand, or stop (VER-3.1)."""
    return list_also(Verb.DONE, list_kinds(s.hand[s.mover], Verb.PLAY, out), out)


@kernel
def lay_supply(s: State, kind: int, journal: list[list[int]]) -> None:
    """From the start player on each seat lays as many supply cards as it likes, one by one (VER-3.1)."""
    me = s.mover
    leave_hand(s, me, kind)
    s.played[me][kind] += 1
    note2(journal, What.PLAYED, me, kind)


@kernel
def stop_supply(s: State, journal: list[list[int]]) -> None:
    """It says when it is done; then the next seat lays, and after the last the conflict is resolved (VER-3.1)."""
    note2(journal, What.STOPPED, s.mover, size(s.played[s.mover]))
    s.turn += 1
    s.mover = seat_after(s, s.turn)
    if s.turn == s.seats:
        resolve_conflict(s, journal)


@kernel
def resolve_conflict(s: State, journal: list[list[int]]) -> None:
    """Reveal, count, and score."""
    reveal(s, journal)
    eagle = total_of(s, EAGLE)
    rose = total_of(s, ROSE)
    note2(journal, What.TOTAL, EAGLE, eagle)
    note2(journal, What.TOTAL, ROSE, rose)
    if eagle == rose:
        note1(journal, What.TIED, eagle)
        if s.tie_pays_roles:  # a tie turns no land and scores no conflict (VER-5.3)
            score_roles(s, journal)
    else:
        winner = EAGLE if eagle > rose else ROSE  # the higher total wins (VER-5.2)
        note1(journal, What.WON, winner)
        score_conflict(s, winner, journal)
        score_roles(s, journal)
        turn_land(s, winner, journal)
    call_builder(s, journal)


@kernel
def reveal(s: State, journal: list[list[int]]) -> None:
    """All roles are turned up (VER-4.1); the traitor changes house at once, for good (VER-4.2)."""
    united = is_united(s)
    s.phase = Phase.BUILD  # from here on the roles lie open
    for turn in range(s.seats):
        seat = seat_after(s, turn)
        note2(journal, What.REVEALED, seat, s.role[seat])
    traitor = seat_with(s, TRAITOR)
    if traitor != NONE:
        switch(s, traitor, What.TRAITOR, journal)
    diplomat = seat_with(s, DIPLOMAT5)
    if united and s.united_diplomat_switches and diplomat != NONE:  # all in one house: he goes too (VER-4.3)
        switch(s, diplomat, What.UNITED, journal)


@kernel
def switch(s: State, seat: int, event: int, journal: list[list[int]]) -> None:
    """A seat changes house."""
    s.allegiance[seat] = 1 - s.allegiance[seat]
    note2(journal, event, seat, s.allegiance[seat])


@kernel
def total_of(s: State, house: int) -> int:
    """A house's total is its land, the supply of its seats and its diplomats (VER-5.1)."""
    total = LAND_CONFLICT[s.land[contested(s, house)]]
    for seat in range(s.seats):
        if s.allegiance[seat] == house:
            total += ROLE_CONFLICT[s.role[seat]] + supply_played(s, seat)
    return total


@kernel
def supply_played(s: State, seat: int) -> int:
    """The sum of the supply cards that a seat has laid."""
    total = 0
    for kind in range(KINDS):
        total += s.played[seat][kind] * SUPPLY[kind]
    return total


@kernel
def score_conflict(s: State, winner: int, journal: list[list[int]]) -> None:
    """Each winner scores by the conquered land's table: the more winners, the less each gets (VER-6.1)."""
    winners = seats_of(s, winner)
    if winners == 0:  # a house can win on the value of its land alone (VER-6.4)
        note1(journal, What.NOBODY, winner)
        return
    points = POINTS[s.land[contested(s, 1 - winner)]][winners - 1]
    for seat in range(s.seats):
        if s.allegiance[seat] == winner:
            s.score[seat] += points
            note2(journal, What.SCORED, seat, points)


@kernel
def score_roles(s: State, journal: list[list[int]]) -> None:
    """The traitor scores one point, the strategist two (VER-6.2)."""
    for seat in range(s.seats):
        points = ROLE_POINTS[s.role[seat]]
        if points > 0:
            s.score[seat] += points
            note3(journal, What.ROLE_SCORED, seat, s.role[seat], points)


@kernel
def turn_land(s: State, winner: int, journal: list[list[int]]) -> None:
    """The loser's land in the conflict turns to the winner (VER-6.3)."""
    place = contested(s, 1 - winner)
    s.house[place] = winner
    note2(journal, What.CONQUERED, place, winner)
