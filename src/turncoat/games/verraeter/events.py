"""What can happen, for the log and for animations: for each event the rule behind it, its message and its fields."""

from turncoat.games.events import EventKind, Field

WHO = Field("who", of="seat")
HOUSE = Field("house")
ROLE = Field("role")
CARD = Field("card")
BUILDING = Field("building")
NUMBER = Field("number")
LAND = Field("land")  # a place of the ring
LOST = Field("land", of="lost land")
TILE = Field("tile")  # a land card
FROM, TO = Field("from", of="land"), Field("to", of="land")
EAGLE, ROSE = Field("eagle", of="land"), Field("rose", of="land")


class What(EventKind):
    """The events, in the order of the rulebook."""

    STARTS = "VER-0.1", "event-starts", WHO
    SIDED = "VER-0.2", "event-side", WHO, HOUSE
    LAID = "VER-0.3", "event-laid", LAND, TILE
    FIRST_FARM = "VER-0.4", "event-built", WHO, LAND, BUILDING
    DEALT = "VER-0.6", "event-dealt", WHO, CARD
    DREW = "VER-0.6", "event-drew", WHO, CARD.only_for(WHO)
    FIRST_STRATEGY = "VER-0.7", "event-strategy", WHO
    ROUND = "VER-13.1", "event-round", NUMBER
    CONFLICT = "VER-1.1", "event-conflict", WHO, EAGLE, ROSE
    WENT_OUT = "VER-2.1", "event-out", WHO, ROLE.only_for(WHO)
    TOOK = "VER-2.2", "event-took", WHO, ROLE.only_for(WHO)
    LEFT = "VER-2.3", "event-left", NUMBER
    PLAYED = "VER-3.1", "event-played", WHO, CARD
    STOPPED = "VER-3.1", "event-done-supply", WHO, NUMBER
    REVEALED = "VER-4.1", "event-revealed", WHO, ROLE
    TRAITOR = "VER-4.2", "event-traitor", WHO, HOUSE
    UNITED = "VER-4.3", "event-united", WHO, HOUSE
    TOTAL = "VER-5.1", "event-total", HOUSE, NUMBER
    WON = "VER-5.2", "event-won", HOUSE
    TIED = "VER-5.3", "event-tied", NUMBER
    SCORED = "VER-6.1", "event-scored", WHO, NUMBER
    ROLE_SCORED = "VER-6.2", "event-role-points", WHO, ROLE, NUMBER
    CONQUERED = "VER-6.3", "event-conquered", LOST, HOUSE
    NOBODY = "VER-6.4", "event-nobody", HOUSE
    BUILT = "VER-7.2", "event-built", WHO, LAND, BUILDING
    MOVED = "VER-7.3", "event-moved", WHO, FROM, TO, BUILDING
    TURNED = "VER-7.4", "event-turned", WHO, LAND, BUILDING
    BUILT_NOTHING = "VER-7.1", "event-built-nothing", WHO
    STRATEGY = "VER-8.1", "event-strategy", WHO
    STRATEGY_STAYS = "VER-8.2", "event-strategy-stays", WHO
    DISCARDED = "VER-9.1", "event-discarded", NUMBER
    DUE_FARMER = "VER-10.1", "event-due-farmer", WHO, NUMBER
    DUE_FARMS = "VER-10.2", "event-due-farms", WHO, NUMBER
    DUE_DIPLOMAT = "VER-10.3", "event-due-diplomat", WHO, NUMBER
    LIMIT = "VER-10.4", "event-limit", WHO, NUMBER
    DROPPED = "VER-10.5", "event-dropped", WHO, CARD
    RESHUFFLED = "VER-10.6", "event-reshuffled", NUMBER
    ROLES_BACK = "VER-11.1", "event-roles-back"
    START_CARD = "VER-12.1", "event-start-card", WHO
    ENDED_ROUNDS = "VER-14.1", "event-ended-rounds", NUMBER
    ENDED_UNITED = "VER-14.2", "event-ended-united", HOUSE
    OFFICES = "VER-14.3", "event-offices", WHO, NUMBER
    VICTORY = "VER-14.4", "event-victory", WHO
    VICTORY_SHARED = "VER-14.4", "event-victory-shared", WHO
