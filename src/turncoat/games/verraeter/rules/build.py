"""Phase 7: the builder (VER-7)."""

from turncoat.games.listing import list_also
from turncoat.games.verraeter.actions import Verb
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.rules.common import lay_building, list_free
from turncoat.games.verraeter.rules.draw import gather_strategy
from turncoat.games.verraeter.state import NONE, Phase, State, is_free, offices_of, seat_with
from turncoat.games.verraeter.tables import BUILDER, FARM, OFFICE, OFFICES_AT_MOST, PLACES
from turncoat.kernel import kernel, note1, note3, note4


@kernel
def call_builder(s: State, journal: list[list[int]]) -> None:
    """The builder may now place, move or turn one building card (VER-7.1)."""
    s.turn = 0
    builder = seat_with(s, BUILDER)
    if builder == NONE:
        gather_strategy(s, journal)
    else:
        s.phase = Phase.BUILD
        s.mover = builder


@kernel
def list_building(s: State, out: list[int]) -> int:
    """All that the builder may do; never more than two offices (VER-7.5), and no card leaves the ring (VER-7.6)."""
    me = s.mover
    may_open_office = offices_of(s, me) < OFFICES_AT_MOST
    count = 0
    if s.reserve[me] > 0:  # place a card, either side up (VER-7.2)
        count = list_free(s, Verb.FARM, out, count)
        if may_open_office:
            count = list_free(s, Verb.OFFICE, out, count)
    if has_free_land(s):  # move a card (VER-7.3)
        for place in range(PLACES):
            if s.owner[place] == me:
                out[count] = Verb.LIFT + place
                count += 1
    for place in range(PLACES):  # turn a card (VER-7.4)
        if s.owner[place] == me and (may_open_office or s.building[place] == OFFICE):
            out[count] = Verb.TURN + place
            count += 1
    return list_also(Verb.DONE, count, out)


@kernel
def has_free_land(s: State) -> bool:
    """Whether a building card could go somewhere."""
    for place in range(PLACES):
        if is_free(s, place):
            return True
    return False


@kernel
def build_farm(s: State, place: int, journal: list[list[int]]) -> None:
    """A card from the reserve goes under a land without one, farm side up (VER-7.2)."""
    place_building(s, FARM, place, journal)


@kernel
def build_office(s: State, place: int, journal: list[list[int]]) -> None:
    """Or office side up (VER-7.2)."""
    place_building(s, OFFICE, place, journal)


@kernel
def place_building(s: State, building: int, place: int, journal: list[list[int]]) -> None:
    """A card from the reserve, either side up (VER-7.2)."""
    lay_building(s, s.mover, building, place)
    note3(journal, What.BUILT, s.mover, place, building)
    gather_strategy(s, journal)


@kernel
def turn_building(s: State, place: int, journal: list[list[int]]) -> None:
    """A farm becomes an office, or an office a farm (VER-7.4)."""
    s.building[place] = 1 - s.building[place]
    note3(journal, What.TURNED, s.mover, place, s.building[place])
    gather_strategy(s, journal)


@kernel
def build_nothing(s: State, journal: list[list[int]]) -> None:
    """The builder need not build (VER-7.1)."""
    note1(journal, What.BUILT_NOTHING, s.mover)
    gather_strategy(s, journal)


@kernel
def lift_building(s: State, place: int) -> None:
    """A card is taken up, to be laid elsewhere (VER-7.3)."""
    s.lifted = place
    s.carried = s.building[place]
    s.owner[place] = NONE
    s.building[place] = FARM
    s.phase = Phase.SET


@kernel
def list_settings(s: State, out: list[int]) -> int:
    """A moved card goes to another free land and is not turned on the way, unless so agreed (VER-7.3)."""
    may_turn = s.builder_may_turn_when_moving == 1
    count = 0
    if s.carried == FARM or may_turn:
        count = list_free(s, Verb.FARM, out, count)
    if s.carried == OFFICE or (may_turn and offices_of(s, s.mover) < OFFICES_AT_MOST):
        count = list_free(s, Verb.OFFICE, out, count)
    return count


@kernel
def set_farm(s: State, place: int, journal: list[list[int]]) -> None:
    """The moved card is laid down as a farm (VER-7.3)."""
    set_building(s, FARM, place, journal)


@kernel
def set_office(s: State, place: int, journal: list[list[int]]) -> None:
    """Or as an office (VER-7.3)."""
    set_building(s, OFFICE, place, journal)


@kernel
def set_building(s: State, building: int, place: int, journal: list[list[int]]) -> None:
    """The moved card is laid down (VER-7.3)."""
    s.owner[place] = s.mover
    s.building[place] = building
    origin, carried = s.lifted, s.carried
    s.lifted = NONE
    s.carried = FARM
    note4(journal, What.MOVED, s.mover, origin, place, building)
    if building != carried:
        note3(journal, What.TURNED, s.mover, place, building)
    gather_strategy(s, journal)
