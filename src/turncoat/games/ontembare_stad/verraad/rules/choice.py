"""The active order chooses a card of the row, and the row is filled up (VERRAAD-1)."""

from turncoat.games.listing import list_also, list_if, list_span
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.cards import can_draw_two, has_building, put_in_hand
from turncoat.games.ontembare_stad.rules.points import receive
from turncoat.games.ontembare_stad.rules.turn import bring_income, need_card
from turncoat.games.ontembare_stad.rules.windows import list_plays
from turncoat.games.ontembare_stad.state import FOR_ROW, KNOWN, NONE, Phase, State, holds, inquire, seat_of
from turncoat.games.ontembare_stad.tables import CATEGORY, ROW, SWEEPS_AT_MOST, WIZARD
from turncoat.games.ontembare_stad.verraad.rules.row import add_stones, close_gap, is_alike, sweep_row
from turncoat.kernel import kernel, note1, note2


@kernel
def choose_from_row(s: State, place: int, journal: list[list[int]]) -> None:
    """A card of the row brings tax and income and goes into the hand (VERRAAD-1.2); the stones on it come after the tax (VERRAAD-1.3). Then the row is
    filled up, perhaps with the Wizard's help (VERRAAD-5.2)."""
    kind, stones = s.row[place], s.row_stones[place]
    close_gap(s, place)
    s.bank += stones
    put_in_hand(s, s.active, KNOWN, kind)
    s.turned = kind
    note2(journal, What.CHOSE_CARD, s.active, kind)
    bring_income(s, kind, journal)
    if stones > 0:
        receive(s, s.active, stones)
        note2(journal, What.CARD_STONES, s.active, stones)
    add_stones(s, journal)
    s.sweeps = 0
    s.phase = Phase.REFILL if look_for_wizard(s) else Phase.FILL


@kernel
def look_for_wizard(s: State) -> bool:
    """Whether the Wizard can help to fill the row up (VERRAAD-5.2): that shows something of the hand, and is not taken back."""
    if s.influence_held[s.active] == 0 or not can_draw_two(s):
        return False
    inquire(s)
    return holds(s, s.active, WIZARD)


@kernel
def fill_row(s: State, journal: list[list[int]]) -> None:
    """The next card for the row (VERRAAD-1.5), while there is one (VERRAAD-1.8). Three of a category are replaced (VERRAAD-1.6), but not for ever
    (VERRAAD-1.7)."""
    if s.row_size < ROW and has_building(s):
        s.purpose = FOR_ROW
        need_card(s, journal)
    elif s.row_size < ROW:
        note1(journal, What.ROW_SHORT, s.row_size)
        finish_row(s)
    elif not is_alike(s):
        finish_row(s)
    elif s.sweeps < SWEEPS_AT_MOST:
        sweep_row(s, journal)
    else:
        note1(journal, What.ROW_ALIKE, CATEGORY[s.row[0]])
        finish_row(s)


@kernel
def finish_row(s: State) -> None:
    """The row is complete: starting areas (VERRAAD-0.3), the choice (VERRAAD-1.8), or the actions come next (VERRAAD-1.1)."""
    if s.turns == 0:
        s.phase = Phase.FIRST_AREA
        return
    s.mover = seat_of(s, s.active)
    s.phase = Phase.CHOOSE if s.turned == NONE else Phase.ACTIONS


# What is chosen


@kernel
def list_choices(s: State, out: list[int]) -> int:
    """A card of the row, or influence cards before that (VERRAAD-1.2, VERRAAD-5.1)."""
    return list_plays(s, list_span(Verb.CHOOSE, s.row_size, out), out)


@kernel
def list_refill(s: State, out: list[int]) -> int:
    """The Wizard, when the row is filled up (VERRAAD-5.2)."""
    count = list_if(holds(s, s.active, WIZARD), Verb.PLAY + WIZARD, 0, out)
    return list_also(Verb.TURN, count, out)


@kernel
def begin_filling(s: State) -> None:
    """The Wizard is not played, and the row is filled up (VERRAAD-5.2)."""
    s.phase = Phase.FILL
