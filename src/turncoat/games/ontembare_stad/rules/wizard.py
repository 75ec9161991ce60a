"""The Wizard: of two cards, one is turned (STAD-6.5) or laid in the row (VERRAAD-5.2)."""

from turncoat.games.game import CHANCE
from turncoat.games.listing import list_also, list_if
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.cards import fill_pile, put_at_bottom, take_from_pile
from turncoat.games.ontembare_stad.rules.turn import turn_up
from turncoat.games.ontembare_stad.state import NONE, Phase, State, seat_of
from turncoat.games.ontembare_stad.verraad.rules.row import lay_open
from turncoat.kernel import kernel, note3, note4


@kernel
def begin_look(s: State, journal: list[list[int]]) -> None:
    """The order looks at the next card of the pile (STAD-6.5)."""
    fill_pile(s, journal)
    s.phase = Phase.LOOK
    s.mover = CHANCE


@kernel
def look(s: State, card: int, journal: list[list[int]]) -> None:
    """Nobody else sees what the Wizard sees: two cards, of which one is chosen (STAD-6.5)."""
    place = 0 if s.looked[0] == NONE else 1
    shuffle, knowers = take_from_pile(s, card)
    s.looked[place] = card
    s.looked_shuffle[place] = shuffle
    s.looked_knowers[place] = knowers | 1 << seat_of(s, s.active)
    note3(journal, What.LOOKED, s.active, card, seat_of(s, s.active))
    if place == 0:
        begin_look(s, journal)
    else:
        s.phase = Phase.WIZARD
        s.mover = seat_of(s, s.active)


@kernel
def list_looked(s: State, out: list[int]) -> int:
    """One of the two (STAD-6.5)."""
    low, high = min(s.looked[0], s.looked[1]), max(s.looked[0], s.looked[1])
    count = list_also(Verb.WIZARD + low, 0, out)
    return list_if(low != high, Verb.WIZARD + high, count, out)


@kernel
def choose_card(s: State, card: int, journal: list[list[int]]) -> None:
    """That card is turned now (STAD-6.5), or laid in the row (VERRAAD-5.2); the other goes to the bottom."""
    turned = 0 if s.looked[0] == card else 1
    other = 1 - turned
    shuffle = s.looked_shuffle[turned]
    place = other if s.looked_knowers[0] != s.looked_knowers[1] else 0
    rest = s.looked[other]
    put_at_bottom(s, rest, s.looked_shuffle[other], s.looked_knowers[other])
    s.looked[0] = card  # whichever it was: which of two unseen cards is kept is nobody's business
    s.looked_shuffle[0] = shuffle
    s.looked_knowers[0] = s.looked_knowers[turned]
    forget_looked(s, 1)
    note4(journal, What.TO_BOTTOM, s.active, rest, seat_of(s, s.active), place)
    forget_looked(s, 0)
    s.attempt = NONE
    if s.verraad == 1:
        lay_open(s, card, shuffle, What.WIZARD_LAID, journal)
    else:
        turn_up(s, card, shuffle, journal)


@kernel
def forget_looked(s: State, place: int) -> None:
    """One of the two cards lies elsewhere now."""
    s.looked[place] = NONE
    s.looked_shuffle[place] = NONE
    s.looked_knowers[place] = 0
