"""What can happen, for the log and for animations.

An event is (what, who, where, many). The table says for each the rule behind it, its message in the Fluent files, and what
`where` and `many` stand for, which is also what the message calls them. A place of the ring is a `land`, `from`, `to`, `eagle` or `rose`.
"""

from enum import IntEnum

from turncoat.games.game import Meaning


class What(IntEnum):
    """The events, in the order of the rulebook."""

    STARTS = 0
    SIDED = 1
    LAID = 2
    FIRST_FARM = 3
    DEALT = 4
    DREW = 5
    FIRST_STRATEGY = 6
    ROUND = 7
    CONFLICT = 8
    WENT_OUT = 9
    TOOK = 10
    LEFT = 11
    PLAYED = 12
    STOPPED = 13
    REVEALED = 14
    TRAITOR = 15
    UNITED = 16
    TOTAL = 17
    WON = 18
    TIED = 19
    SCORED = 20
    ROLE_SCORED = 21
    CONQUERED = 22
    NOBODY = 23
    BUILT = 24
    MOVED = 25
    TURNED = 26
    BUILT_NOTHING = 27
    STRATEGY = 28
    STRATEGY_STAYS = 29
    DISCARDED = 30
    DUE_FARMER = 31
    DUE_FARMS = 32
    DUE_DIPLOMAT = 33
    LIMIT = 34
    DROPPED = 35
    RESHUFFLED = 36
    ROLES_BACK = 37
    START_CARD = 38
    ENDED_ROUNDS = 39
    ENDED_UNITED = 40
    OFFICES = 41
    VICTORY = 42
    VICTORY_SHARED = 43


MEANINGS = {
    What.STARTS: Meaning("VER-0.1", "event-starts", "", ""),
    What.SIDED: Meaning("VER-0.2", "event-side", "house", ""),
    What.LAID: Meaning("VER-0.3", "event-laid", "land", ""),
    What.FIRST_FARM: Meaning("VER-0.4", "event-built", "land", "building"),
    What.DEALT: Meaning("VER-0.6", "event-dealt", "card", ""),
    What.DREW: Meaning("VER-0.6", "event-drew", "card", ""),
    What.FIRST_STRATEGY: Meaning("VER-0.7", "event-strategy", "", ""),
    What.ROUND: Meaning("VER-13.1", "event-round", "", "number"),
    What.CONFLICT: Meaning("VER-1.1", "event-conflict", "eagle", "rose"),
    What.WENT_OUT: Meaning("VER-2.1", "event-out", "role", ""),
    What.TOOK: Meaning("VER-2.2", "event-took", "role", ""),
    What.LEFT: Meaning("VER-2.3", "event-left", "", "number"),
    What.PLAYED: Meaning("VER-3.1", "event-played", "card", ""),
    What.STOPPED: Meaning("VER-3.1", "event-done-supply", "", "number"),
    What.REVEALED: Meaning("VER-4.1", "event-revealed", "role", ""),
    What.TRAITOR: Meaning("VER-4.2", "event-traitor", "house", ""),
    What.UNITED: Meaning("VER-4.3", "event-united", "house", ""),
    What.TOTAL: Meaning("VER-5.1", "event-total", "house", "number"),
    What.WON: Meaning("VER-5.2", "event-won", "house", ""),
    What.TIED: Meaning("VER-5.3", "event-tied", "", "number"),
    What.SCORED: Meaning("VER-6.1", "event-scored", "", "number"),
    What.ROLE_SCORED: Meaning("VER-6.2", "event-role-points", "role", "number"),
    What.CONQUERED: Meaning("VER-6.3", "event-conquered", "land", "house"),
    What.NOBODY: Meaning("VER-6.4", "event-nobody", "house", ""),
    What.BUILT: Meaning("VER-7.2", "event-built", "land", "building"),
    What.MOVED: Meaning("VER-7.3", "event-moved", "from", "to"),
    What.TURNED: Meaning("VER-7.4", "event-turned", "land", "building"),
    What.BUILT_NOTHING: Meaning("VER-7.1", "event-built-nothing", "", ""),
    What.STRATEGY: Meaning("VER-8.1", "event-strategy", "", ""),
    What.STRATEGY_STAYS: Meaning("VER-8.2", "event-strategy-stays", "", ""),
    What.DISCARDED: Meaning("VER-9.1", "event-discarded", "", "number"),
    What.DUE_FARMER: Meaning("VER-10.1", "event-due-farmer", "", "number"),
    What.DUE_FARMS: Meaning("VER-10.2", "event-due-farms", "", "number"),
    What.DUE_DIPLOMAT: Meaning("VER-10.3", "event-due-diplomat", "", "number"),
    What.LIMIT: Meaning("VER-10.4", "event-limit", "", "number"),
    What.DROPPED: Meaning("VER-10.5", "event-dropped", "card", ""),
    What.RESHUFFLED: Meaning("VER-10.6", "event-reshuffled", "", "number"),
    What.ROLES_BACK: Meaning("VER-11.1", "event-roles-back", "", ""),
    What.START_CARD: Meaning("VER-12.1", "event-start-card", "", ""),
    What.ENDED_ROUNDS: Meaning("VER-14.1", "event-ended-rounds", "", "number"),
    What.ENDED_UNITED: Meaning("VER-14.2", "event-ended-united", "house", ""),
    What.OFFICES: Meaning("VER-14.3", "event-offices", "", "number"),
    What.VICTORY: Meaning("VER-14.4", "event-victory", "", ""),
    What.VICTORY_SHARED: Meaning("VER-14.4", "event-victory-shared", "", ""),
}
