"""Influence cards are played (STAD-6)."""

from turncoat.games.listing import list_set
from turncoat.games.ontembare_stad.actions import Verb
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.rules.cards import use_influence
from turncoat.games.ontembare_stad.rules.windows import targets_of
from turncoat.games.ontembare_stad.rules.wizard import begin_look
from turncoat.games.ontembare_stad.state import Phase, State
from turncoat.games.ontembare_stad.tables import GIFT, GOLDEN_TRADE, WIZARD
from turncoat.kernel import kernel, note3


@kernel
def play(s: State, card: int, journal: list[list[int]]) -> None:
    """The card is shown and discarded (STAD-6.4); its target, if it has one, is named next."""
    shuffle = use_influence(s, s.active, card)
    s.resume = s.phase
    s.attempt = card
    note3(journal, What.PLAYED if s.dark == 0 else What.PLAYED_FOR_MASTER, s.active, card, shuffle)
    if card == WIZARD:
        begin_look(s, journal)
    elif card == GIFT:
        s.phase = Phase.ASK
    elif card == GOLDEN_TRADE:
        s.phase = Phase.GOLDEN
    else:
        s.phase = Phase.TARGET


@kernel
def list_targets(s: State, out: list[int]) -> int:
    """What the card that was played may be played on (STAD-6.4)."""
    return list_set(targets_of(s, s.attempt), Verb.TARGET, 0, out)


@kernel
def aim(s: State, area: int, journal: list[list[int]]) -> None:
    """The card is played on this area, and those concerned may react (STAD-6.15)."""
    s.target = area
    s.phase = Phase.ASK
    note3(journal, What.PLAYED_ON if s.dark == 0 else What.PLAYED_ON_FOR_MASTER, s.active, area, s.attempt)
