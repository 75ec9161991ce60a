"""The row: three open cards with the stones on them (VERRAAD-1)."""

from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.cards import has_building, starve
from turncoat.games.ontembare_stad.state import NONE, Phase, State
from turncoat.games.ontembare_stad.tables import CATEGORY, ROW
from turncoat.kernel import kernel, note2, note3


@kernel
def begin_with_row(s: State, journal: list[list[int]]) -> None:
    """The active order chooses from the row (VERRAAD-1.2), which is filled up before that if cards had been lacking (VERRAAD-1.8)."""
    s.sweeps = 0
    if s.row_size < ROW and has_building(s):
        s.phase = Phase.FILL
    elif s.row_size > 0:
        s.phase = Phase.CHOOSE
    else:
        starve(s, journal)


@kernel
def lay_open(s: State, kind: int, shuffle: int, what: int, journal: list[list[int]]) -> None:
    """A card lies open in the row, without stones (VERRAAD-0.3, VERRAAD-1.5)."""
    s.row[s.row_size] = kind
    s.row_stones[s.row_size] = 0
    s.row_size += 1
    s.buildings_left -= 1
    s.phase = Phase.FILL
    if what == What.WIZARD_LAID:
        note3(journal, what, s.active, kind, shuffle + 1)
    else:
        note2(journal, what, kind, shuffle + 1)


@kernel
def close_gap(s: State, place: int) -> None:
    """The cards behind a place move up, with their stones."""
    s.row_size -= 1
    for i in range(place, s.row_size):
        s.row[i] = s.row[i + 1]
        s.row_stones[i] = s.row_stones[i + 1]
    s.row[s.row_size] = NONE
    s.row_stones[s.row_size] = 0


@kernel
def add_stones(s: State, journal: list[list[int]]) -> None:
    """A stone from the bank on each card that was not chosen (VERRAAD-1.4)."""
    for place in range(s.row_size):
        s.row_stones[place] += 1
        s.bank -= 1
        note2(journal, What.STONE_ADDED, s.row[place], s.row_stones[place])


@kernel
def is_alike(s: State) -> bool:
    """Whether all cards of a full row are of one category (VERRAAD-1.6)."""
    for place in range(1, ROW):
        if CATEGORY[s.row[place]] != CATEGORY[s.row[0]]:
            return False
    return True


@kernel
def sweep_row(s: State, journal: list[list[int]]) -> None:
    """All cards of the row are discarded, and the stones on them go to the bank (VERRAAD-1.6)."""
    stones = 0
    category = CATEGORY[s.row[0]]
    for place in range(ROW):
        stones += s.row_stones[place]
        s.discard[s.row[place]] += 1
        s.row[place] = NONE
        s.row_stones[place] = 0
    s.bank += stones
    s.row_size = 0
    s.sweeps += 1
    note2(journal, What.ROW_SWEPT, category, stones)
