"""What can happen, for the log and for animations: for each event the rule behind it, its message and its fields."""

from turncoat.games.events import EventKind, Field

WHO = Field("who", of="seat")
CARD = Field("card")
NUMBER = Field("number")


class What(EventKind):
    """The events, in the order of the rules."""

    ANTED = "KUHN-1.1", "event-anted", WHO, NUMBER
    DEALT = "KUHN-1.2", "event-dealt", WHO, CARD.only_for(WHO)
    PASSED = "KUHN-2.1", "event-passed", WHO
    BET = "KUHN-2.2", "event-bet", WHO, NUMBER
    CALLED = "KUHN-2.3", "event-called", WHO, NUMBER
    FOLDED = "KUHN-3.1", "event-folded", WHO
    SHOWED = "KUHN-3.2", "event-showed", WHO, CARD
