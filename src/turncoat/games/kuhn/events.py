"""What can happen, for the log and for animations.

An event is (what, who, where, many). The table says for each the rule behind it, its message in the Fluent files, and what
`where` and `many` stand for, which is also what the message calls them.
"""

from enum import IntEnum

from turncoat.games.game import Meaning


class What(IntEnum):
    """The events, in the order of the rules."""

    ANTED = 0
    DEALT = 1
    PASSED = 2
    BET = 3
    CALLED = 4
    FOLDED = 5
    SHOWED = 6


MEANINGS = {
    What.ANTED: Meaning("KUHN-1.1", "event-anted", "", "number"),
    What.DEALT: Meaning("KUHN-1.2", "event-dealt", "card", ""),
    What.PASSED: Meaning("KUHN-2.1", "event-passed", "", ""),
    What.BET: Meaning("KUHN-2.2", "event-bet", "", "number"),
    What.CALLED: Meaning("KUHN-2.3", "event-called", "", "number"),
    What.FOLDED: Meaning("KUHN-3.1", "event-folded", "", ""),
    What.SHOWED: Meaning("KUHN-3.2", "event-showed", "card", ""),
}
