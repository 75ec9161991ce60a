"""What can happen, for the log and for animations.

An event is (what, who, where, many). The table says for each the rule behind it, its message in the Fluent files, and what
`where` and `many` stand for, which is also what the message calls them. `from`, `to` and `region` are regions; `rat from` is a rat by region and place,
of which the message names the region.
"""

from enum import IntEnum

from turncoat.games.game import Meaning


class What(IntEnum):
    """The events, in the order of the rulebook."""

    STARTS = 0
    RATS = 1
    SUPPLY = 2
    PAWN = 3
    STARTED = 4
    TURN = 5
    TOOK = 6
    TOOK_FROM = 7
    SETTLED = 8
    SETTLED_MORE = 9
    MOVED_PLAGUE = 10
    KNIGHT_MOVED = 11
    SPREAD = 12
    NO_ROOM = 13
    COUNTS = 14
    FLIPPED = 15
    SPARED = 16
    LOST_MAJORITY = 17
    LOST_CLASS = 18
    LOST_ALL = 19
    LEFT = 20
    MONK = 21
    KING = 22
    MERCHANT = 23
    LOOKED = 24
    SWAPPED = 25
    ENDED_RATS = 26
    ENDED_CUBES = 27
    LAST_ROUND = 28
    LAST_TURN = 29
    PEASANT_LAST = 30
    KNIGHT_LAST = 31
    EVERYWHERE = 32
    COUNTS_LAST = 33
    CUBES = 34
    VICTORY = 35
    ENDED_TURNS = 36
    TIED = 37


MEANINGS = {
    What.STARTS: Meaning("RAT-0.1", "event-starts", "", ""),
    What.RATS: Meaning("RAT-0.3", "event-rats", "", "number"),
    What.SUPPLY: Meaning("RAT-0.4", "event-supply", "", "number"),
    What.PAWN: Meaning("RAT-0.5", "event-pawn", "region", ""),
    What.STARTED: Meaning("RAT-0.6", "event-started", "region", "number"),
    What.TURN: Meaning("RAT-1.4", "event-turn", "", ""),
    What.TOOK: Meaning("RAT-1.1", "event-took", "class", ""),
    What.TOOK_FROM: Meaning("RAT-1.3", "event-took-from", "class", "other"),
    What.SETTLED: Meaning("RAT-2.1", "event-settled", "region", "number"),
    What.SETTLED_MORE: Meaning("RAT-4.7", "event-settled-more", "region", "number"),
    What.MOVED_PLAGUE: Meaning("RAT-3.1", "event-moved-plague", "region", ""),
    What.KNIGHT_MOVED: Meaning("RAT-4.4", "event-knight-moved", "region", ""),
    What.SPREAD: Meaning("RAT-3.2", "event-spread", "region", ""),
    What.NO_ROOM: Meaning("RAT-3.3", "event-no-room", "", "number"),
    What.COUNTS: Meaning("RAT-4.5", "event-counts", "", ""),
    What.FLIPPED: Meaning("RAT-3.4", "event-flipped", "rat region", "face"),
    What.SPARED: Meaning("RAT-3.5", "event-spared", "region", "number"),
    What.LOST_MAJORITY: Meaning("RAT-3.6", "event-majority", "region", ""),
    What.LOST_CLASS: Meaning("RAT-3.7", "event-class", "region", "class"),
    What.LOST_ALL: Meaning("RAT-3.8", "event-all", "region", ""),
    What.LEFT: Meaning("RAT-3.9", "event-left", "", "number"),
    What.MONK: Meaning("RAT-4.2", "event-monk", "rat from", "to"),
    What.KING: Meaning("RAT-4.3", "event-king", "region", ""),
    What.MERCHANT: Meaning("RAT-4.6", "event-merchant", "from", "to"),
    What.LOOKED: Meaning("RAT-4.8", "event-looked", "rat region", "face"),
    What.SWAPPED: Meaning("RAT-4.9", "event-swapped", "rat from", "rat to"),
    What.ENDED_RATS: Meaning("RAT-5.1", "event-ended-rats", "", ""),
    What.ENDED_CUBES: Meaning("RAT-5.1", "event-ended-cubes", "", ""),
    What.LAST_ROUND: Meaning("RAT-5.2", "event-last-round", "", ""),
    What.LAST_TURN: Meaning("RAT-5.2", "event-last-turn", "", ""),
    What.PEASANT_LAST: Meaning("RAT-5.3", "event-peasant-last", "region", ""),
    What.KNIGHT_LAST: Meaning("RAT-5.4", "event-knight-last", "region", ""),
    What.EVERYWHERE: Meaning("RAT-5.5", "event-everywhere", "", ""),
    What.COUNTS_LAST: Meaning("RAT-5.6", "event-counts-last", "region", ""),
    What.CUBES: Meaning("RAT-5.7", "event-cubes", "", "number"),
    What.ENDED_TURNS: Meaning("RAT-5.9", "event-ended-turns", "", "number"),
    What.TIED: Meaning("RAT-5.8", "event-tied", "", "number"),
    What.VICTORY: Meaning("RAT-5.8", "event-victory", "", ""),
}
