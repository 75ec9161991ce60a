"""What a seat sees, and how the rest is dealt again.

Open to all: the ring, buildings, scores, hand sizes, everything played, the discard pile, and what the draw pile was made of
when it was last shuffled. A seat also knows its hand, the roles passed to it and its own, and what it drew from the present pile.
It is not assumed to remember which earlier pile another seat's cards came from.
"""

from turncoat.games.observation import (
    FIELD,
    FLAG,
    Numbers,
    clear,
    counts,
    each,
    field_writer,
    flags,
    numbers_in,
    one_of,
)
from turncoat.games.verraeter.state import NONE, Phase, State, seat_after
from turncoat.games.verraeter.tables import (
    ALL_ROLES,
    BUILDING_NAMES,
    KINDS,
    LAND_NAMES,
    PLACES,
    ROLE_NAMES,
    ROLES,
    SEATS,
    SUPPLY,
    SUPPLY_CARDS,
    SUPPLY_COUNT,
)
from turncoat.kernel import kernel
from turncoat.kernel.bag import size
from turncoat.kernel.rng import below

# Where cards that a seat does not see may be.
PILE, HANDS, DRAWN = range(3)


@kernel
def roles_lie_open(s: State) -> bool:
    """Roles are face down from the draft until all are revealed (VER-2.2, VER-4.1)."""
    return s.phase >= Phase.BUILD


@kernel
def hide(s: State, seat: int) -> None:
    """Blank the pile, and of the other seats their cards, their roles and what they know (VER-0.6, VER-2.2)."""
    for kind in range(KINDS):
        s.pile[kind] = 0
    for other in range(s.seats):
        if other != seat:
            s.seen[other] = 0
            if not roles_lie_open(s):
                s.role[other] = NONE
            for kind in range(KINDS):
                s.hand[other][kind] = s.shown[other][kind]
                s.drawn[other][kind] = 0


@kernel
def resample(s: State, seat: int, rng: list[int]) -> None:
    """Deal again what the seat does not see, in accordance with all that it does."""
    hide(s, seat)
    resample_supply(s, seat, rng)
    if s.phase >= Phase.DRAFT:
        resample_roles(s, seat, rng)


# Supply cards


@kernel
def resample_supply(s: State, seat: int, rng: list[int]) -> None:
    """First the pile, because not every card can be there; then the other hands; then who drew what from the pile."""
    for _ in range(SUPPLY_CARDS - cards_in_sight(s)):
        s.pile[pick_missing(s, PILE, rng)] += 1
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.held[other] - size(s.hand[other])):
                s.hand[other][pick_missing(s, HANDS, rng)] += 1
            for _ in range(s.draws[other]):
                s.drawn[other][pick_missing(s, DRAWN, rng)] += 1


@kernel
def cards_in_sight(s: State) -> int:
    """How many supply cards are anywhere but in the pile; that all can count."""
    count = size(s.discard)
    for seat in range(s.seats):
        count += s.held[seat] + size(s.played[seat])
    return count


@kernel
def missing(s: State, kind: int, to: int) -> int:
    """How many cards of a kind are not accounted for yet and may go there."""
    if to == DRAWN:
        return drawn_by_nobody(s, kind)
    left = SUPPLY_COUNT[kind] - s.pile[kind] - s.discard[kind]
    for other in range(s.seats):
        left -= s.hand[other][kind] + s.played[other][kind]
    if to == PILE:  # it cannot hold more than when it was shuffled, less what the seat drew itself
        return min(left, drawn_by_nobody(s, kind))
    return left


@kernel
def drawn_by_nobody(s: State, kind: int) -> int:
    """How many of a kind were in the pile when it was shuffled and are neither there nor known to be drawn."""
    left = s.shuffled[kind] - s.pile[kind]
    for seat in range(s.seats):
        left -= s.drawn[seat][kind]
    return left


@kernel
def pick_missing(s: State, to: int, rng: list[int]) -> int:
    """A random kind among the cards that may go there."""
    total = 0
    for kind in range(KINDS):
        total += missing(s, kind, to)
    left = below(rng, total)
    kind = 0
    ways = missing(s, 0, to)
    while left >= ways:
        left -= ways
        kind += 1
        ways = missing(s, kind, to)
    return kind


# Roles


@kernel
def resample_roles(s: State, seat: int, rng: list[int]) -> None:
    """Seats that drafted before me have, or put out, what I was not passed; those after me have what I passed on (VER-2.2)."""
    passed = 0
    my_turn = s.seats
    if seat >= 0 and s.seen[seat] != 0:
        passed = s.seen[seat]
        my_turn = (seat - s.start) % s.seats
    unpassed = ALL_ROLES & ~passed
    for other in range(s.seats):
        if s.role[other] != NONE:
            passed &= ~(1 << s.role[other])
            unpassed &= ~(1 << s.role[other])
    out = pick_role(unpassed, rng)
    unpassed &= ~(1 << out)
    rest = ALL_ROLES & ~(1 << out)
    drafted = s.turn if s.phase == Phase.DRAFT else s.seats
    for turn in range(drafted):
        other = seat_after(s, turn)
        if s.role[other] == NONE:
            role = pick_role(passed if turn > my_turn else unpassed, rng)
            passed &= ~(1 << role)
            unpassed &= ~(1 << role)
            s.role[other] = role
        s.seen[other] = rest
        rest &= ~(1 << s.role[other])
    if drafted < s.seats:
        s.seen[seat_after(s, drafted)] = rest


@kernel
def pick_role(roles: int, rng: list[int]) -> int:
    """A random one of a set of roles."""
    count = 0
    for role in range(ROLES):
        if roles & (1 << role):
            count += 1
    left = below(rng, count)
    role = 0
    while left > 0 or roles & (1 << role) == 0:
        if roles & (1 << role):
            left -= 1
        role += 1
    return role


# For learners and logs


class ObservedPlace(Numbers):
    """A place of the ring."""

    LAND = "its land", one_of(LAND_NAMES)
    OTHER_HOUSE = "whether it belongs to the other house than I do", FLAG
    OWNER = "whose building card lies there, by seats from me on", one_of(SEATS)
    BUILDING = "which building that is", one_of(BUILDING_NAMES)
    FOUGHT_OVER = "whether it is fought over", FLAG


class ObservedSeat(Numbers):
    """A seat."""

    OTHER_HOUSE = "whether it belongs to the other house than I do", FLAG
    POINTS = "its points"
    RESERVE = "its building cards that are not laid yet"
    CARDS = "its cards in hand"
    DECIDES = "whether it decides", FLAG
    START = "whether it has the start card", FLAG
    STRATEGY = "whether it has the strategy card", FLAG
    PLAYS = "whether there is such a seat", FLAG
    ROLE = "its role, if I know it", one_of(ROLE_NAMES)
    PLAYED = "what it has laid for this conflict", counts(SUPPLY)
    SHOWN = "its cards in hand that all know of", counts(SUPPLY)


EVERY_SEAT = each(SEATS, ObservedSeat)


class Observed(Numbers):
    """The table as numbers, small ones: the seat itself comes first, the others clockwise after it."""

    PHASE = "what is being decided", one_of(Phase)
    SEATS = "how many play", FIELD
    ROUND = "the round; 0 while setting up", FIELD
    DUE = "cards that the drawing seat is still to draw", FIELD
    SPARE = "cards that it may still discard first", FIELD
    PILE = "cards in the draw pile"
    CARRIED = "whether the building card that the builder has lifted is an office", FLAG
    PLACE = "the ring, clockwise", each(PLACES, ObservedPlace)
    SEAT = "the seats, clockwise from me on", EVERY_SEAT
    PASSED = "the roles that were passed to me this round", flags(ROLE_NAMES)
    HAND = "my hand", counts(SUPPLY)
    DISCARD = "the discard pile", counts(SUPPLY)
    UNDRAWN = "what the draw pile was made of when last shuffled, less what I have drawn", counts(SUPPLY)


PLACE_NUMBERS = numbers_in(ObservedPlace)
SEAT_NUMBERS = numbers_in(ObservedSeat)
write_fields = field_writer(Observed)


@kernel
def observe(s: State, seat: int, out: list[int]) -> None:
    """What the seat may see, as declared above."""
    clear(out)
    write_fields(s, out)
    out[Observed.PHASE + s.phase] = 1
    out[Observed.PILE] = SUPPLY_CARDS - cards_in_sight(s)
    out[Observed.CARRIED] = 1 if s.carried else 0
    for place in range(PLACES):
        observe_place(s, seat, place, out, Observed.PLACE + place * PLACE_NUMBERS)
    for turn in range(s.seats):
        observe_seat(s, seat, (seat + turn) % s.seats, out, Observed.SEAT + turn * SEAT_NUMBERS)
    for role in range(ROLES):
        out[Observed.PASSED + role] = 1 if s.seen[seat] & (1 << role) else 0
    for kind in range(KINDS):
        out[Observed.HAND + kind] = s.hand[seat][kind]
        out[Observed.DISCARD + kind] = s.discard[kind]
        out[Observed.UNDRAWN + kind] = s.shuffled[kind] - s.drawn[seat][kind]


@kernel
def observe_place(s: State, seat: int, place: int, out: list[int], at: int) -> None:
    """A place of the ring; nothing while no land lies there."""
    if s.land[place] == NONE:
        return
    out[at + ObservedPlace.LAND + s.land[place]] = 1
    out[at + ObservedPlace.OTHER_HOUSE] = s.house[place] ^ s.allegiance[seat]
    if s.owner[place] != NONE:
        out[at + ObservedPlace.OWNER + (s.owner[place] - seat) % s.seats] = 1
        out[at + ObservedPlace.BUILDING + s.building[place]] = 1
    if s.border != NONE and (place == s.border or place == (s.border + 1) % PLACES):
        out[at + ObservedPlace.FOUGHT_OVER] = 1


@kernel
def observe_seat(s: State, seat: int, other: int, out: list[int], at: int) -> None:
    """Another seat, or the seat itself."""
    out[at + ObservedSeat.OTHER_HOUSE] = s.allegiance[other] ^ s.allegiance[seat]
    out[at + ObservedSeat.POINTS] = s.score[other]
    out[at + ObservedSeat.RESERVE] = s.reserve[other]
    out[at + ObservedSeat.CARDS] = s.held[other]
    out[at + ObservedSeat.DECIDES] = 1 if s.mover == other else 0
    out[at + ObservedSeat.START] = 1 if s.start == other else 0
    out[at + ObservedSeat.STRATEGY] = 1 if s.strategy == other else 0
    out[at + ObservedSeat.PLAYS] = 1
    if s.role[other] != NONE and (other == seat or roles_lie_open(s)):
        out[at + ObservedSeat.ROLE + s.role[other]] = 1
    for kind in range(KINDS):
        out[at + ObservedSeat.PLAYED + kind] = s.played[other][kind]
        out[at + ObservedSeat.SHOWN + kind] = s.shown[other][kind]
