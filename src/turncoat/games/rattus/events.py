"""What can happen, for the log and for animations: for each event the rule behind it, its message and its fields."""

from turncoat.games.events import EventKind, Field

WHO, OTHER = Field("who", of="seat"), Field("other", of="seat")
REGION = Field("region")
FROM, TO = Field("from", of="region"), Field("to", of="region")
RAT, PARTNER = Field("rat"), Field("partner", of="rat")  # which of the rats of a region
FACE = Field("face")
CLASS = Field("class")
NUMBER = Field("number")


class What(EventKind):
    """The events, in the order of the rulebook."""

    STARTS = "RAT-0.1", "event-starts", WHO
    RATS = "RAT-0.3", "event-rats", NUMBER
    SUPPLY = "RAT-0.4", "event-supply", NUMBER
    PAWN = "RAT-0.5", "event-pawn", REGION
    STARTED = "RAT-0.6", "event-started", WHO, REGION, NUMBER
    TURN = "RAT-1.4", "event-turn", WHO
    TOOK = "RAT-1.1", "event-took", WHO, CLASS
    TOOK_FROM = "RAT-1.3", "event-took-from", WHO, CLASS, OTHER
    SETTLED = "RAT-2.1", "event-settled", WHO, REGION, NUMBER
    SETTLED_MORE = "RAT-4.7", "event-settled-more", WHO, REGION, NUMBER
    MOVED_PLAGUE = "RAT-3.1", "event-moved-plague", WHO, REGION
    KNIGHT_MOVED = "RAT-4.4", "event-knight-moved", WHO, REGION
    SPREAD = "RAT-3.2", "event-spread", WHO, REGION
    NO_ROOM = "RAT-3.3", "event-no-room", NUMBER
    COUNTS = "RAT-4.5", "event-counts", WHO
    FLIPPED = "RAT-3.4", "event-flipped", REGION, RAT, FACE
    SPARED = "RAT-3.5", "event-spared", REGION, NUMBER
    LOST_MAJORITY = "RAT-3.6", "event-majority", WHO, REGION
    LOST_CLASS = "RAT-3.7", "event-class", WHO, REGION, CLASS
    LOST_ALL = "RAT-3.8", "event-all", WHO, REGION
    LEFT = "RAT-3.9", "event-left", REGION, NUMBER
    MONK = "RAT-4.2", "event-monk", WHO, FROM, RAT, TO
    KING = "RAT-4.3", "event-king", WHO, REGION
    MERCHANT = "RAT-4.6", "event-merchant", WHO, FROM, TO, NUMBER
    LOOKED = "RAT-4.8", "event-looked", WHO, REGION, RAT, FACE.only_for(WHO)
    SWAPPED = "RAT-4.9", "event-swapped", WHO, FROM, RAT, TO, PARTNER
    ENDED_RATS = "RAT-5.1", "event-ended-rats"
    ENDED_CUBES = "RAT-5.1", "event-ended-cubes", WHO
    LAST_ROUND = "RAT-5.2", "event-last-round"
    LAST_TURN = "RAT-5.2", "event-last-turn", WHO
    PEASANT_LAST = "RAT-5.3", "event-peasant-last", WHO, REGION
    KNIGHT_LAST = "RAT-5.4", "event-knight-last", WHO, REGION
    EVERYWHERE = "RAT-5.5", "event-everywhere"
    COUNTS_LAST = "RAT-5.6", "event-counts-last", REGION
    CUBES = "RAT-5.7", "event-cubes", WHO, NUMBER
    VICTORY = "RAT-5.8", "event-victory", WHO
    ENDED_TURNS = "RAT-5.9", "event-ended-turns", NUMBER
    TIED = "RAT-5.8", "event-tied", WHO, NUMBER
