"""What can happen, for the log and for animations.

An event is (what, who, where, many); `who` is an order, or NONE. The table says for each the rule behind it, its message in the Fluent files, and
what `where` and `many` stand for, which is also what the message calls them: `area`, `card` (of the draw pile), `influence` (a card), `category`,
`other` (an order) or `number`.

A card that leaves a hand or the pile also tells which shuffle it is from, for all see that (STAD-3.5): its number is that of the card plus the number of
all cards, so many times. `secret` is the seat that alone may know the card, plus five if it is the second of the two that the Wizard saw
and these are told apart because somebody knew one.
"""

from enum import IntEnum

from turncoat.games.game import Meaning
from turncoat.games.ontembare_stad.tables import CARD_NAMES, CATEGORY_NAMES


class What(IntEnum):
    """The events, more or less in the order of the rulebook."""

    BEGINS = 0
    EQUIPPED = 1
    DEALT = 2
    PILE = 3
    LAYERS = 4
    STARTED = 5
    STOPPED = 6
    TURN = 7
    TURNED = 8
    RESHUFFLED = 9
    ONE_LAYER = 10
    TAXED = 11
    INCOME = 12
    INCOME_POWER = 13
    KEPT = 14
    NO_EFFECT = 15
    GAINED = 16
    PAID = 17
    PAID_ALL = 18
    WITHDREW = 19
    ROYAL = 20
    SOLD_PAWN = 21
    BOUGHT_PAWN = 22
    BOUGHT_BLIND = 23
    GOT_BLIND = 24
    GOT_OPEN = 25
    WANTS_AREA = 26
    BOUGHT_AREA = 27
    ABANDONED = 28
    CHOSE = 29
    BUILT = 30
    REBUILT = 31
    DEMOLISHED = 32
    REMOVED = 33
    BOUGHT_INFLUENCE = 34
    DREW = 35
    DISCARDED = 36
    INFLUENCE_RESHUFFLED = 37
    NO_INFLUENCE = 38
    PLAYED = 39
    PLAYED_ON = 40
    LOOKED = 41
    TO_BOTTOM = 42
    PIONEERED = 43
    RAIDED = 44
    BURNT = 45
    INFILTRATED = 46
    BEWITCHED = 47
    GAVE = 48
    GOLDEN_SOLD = 49
    GOLDEN_PAWN = 50
    GOLDEN_MARKET = 51
    PROTECTED = 52
    BLOCKED = 53
    FAILED = 54
    SCORED = 55
    RED = 56
    EARNED = 57
    NO_RED = 58
    SOLD_MARKET = 59
    BOUGHT_MARKET = 60
    ISOLATED = 61
    TAKEN_OVER = 62
    NO_KNIGHT = 63
    SURROUNDED = 64
    POWER_FIRST = 65
    POWER_TAKEN = 66
    POWER_LOST = 67
    POWER_TIED = 68
    EXPELLED = 69
    TARGET = 70
    LAST_AREA = 71
    STARVED = 72
    ROUNDS = 73
    POINTS = 74
    VICTORY = 75


MEANINGS = {
    What.BEGINS: Meaning("STAD-0.1", "event-begins", "", ""),
    What.EQUIPPED: Meaning("STAD-0.2", "event-equipped", "", "number"),
    What.DEALT: Meaning("STAD-0.3", "event-dealt", "card", "secret"),
    What.PILE: Meaning("STAD-0.4", "event-pile", "", "number"),
    What.LAYERS: Meaning("STAD-8.1", "event-layers", "", "number"),
    What.STARTED: Meaning("STAD-0.5", "event-started", "area", "number"),
    What.STOPPED: Meaning("STAD-0.8", "event-stopped", "", ""),
    What.TURN: Meaning("STAD-1.1", "event-turn", "", ""),
    What.TURNED: Meaning("STAD-1.2", "event-turned", "card", ""),
    What.RESHUFFLED: Meaning("STAD-1.7", "event-reshuffled", "", "number"),
    What.ONE_LAYER: Meaning("STAD-8.2", "event-one-layer", "", "number"),
    What.TAXED: Meaning("STAD-1.4", "event-taxed", "", "number"),
    What.INCOME: Meaning("STAD-1.5", "event-income", "area", "number"),
    What.INCOME_POWER: Meaning("STAD-8.10", "event-income-power", "category", "number"),
    What.KEPT: Meaning("STAD-1.6", "event-kept", "card", ""),
    What.NO_EFFECT: Meaning("STAD-2.1", "event-no-effect", "card", ""),
    What.GAINED: Meaning("STAD-2.1", "event-gained", "card", "number"),
    What.PAID: Meaning("STAD-2.1", "event-paid", "card", "number"),
    What.PAID_ALL: Meaning("STAD-2.2", "event-paid-all", "card", "number"),
    What.WITHDREW: Meaning("STAD-2.11", "event-withdrew", "area", ""),
    What.ROYAL: Meaning("STAD-2.12", "event-royal", "", ""),
    What.SOLD_PAWN: Meaning("STAD-3.1", "event-sold-pawn", "card", "number"),
    What.BOUGHT_PAWN: Meaning("STAD-3.2", "event-bought-pawn", "card", "number"),
    What.BOUGHT_BLIND: Meaning("STAD-3.3", "event-bought-blind", "", "number"),
    What.GOT_BLIND: Meaning("STAD-3.5", "event-got-blind", "card", "secret"),
    What.GOT_OPEN: Meaning("STAD-3.5", "event-got-open", "card", ""),
    What.WANTS_AREA: Meaning("STAD-4.1", "event-wants-area", "area", "number"),
    What.BOUGHT_AREA: Meaning("STAD-4.1", "event-bought-area", "area", "number"),
    What.ABANDONED: Meaning("STAD-4.4", "event-abandoned", "area", "card"),
    What.CHOSE: Meaning("STAD-5.1", "event-chose", "card", "number"),
    What.BUILT: Meaning("STAD-5.1", "event-built", "area", "card"),
    What.REBUILT: Meaning("STAD-5.9", "event-rebuilt", "area", "card"),
    What.DEMOLISHED: Meaning("STAD-5.8", "event-demolished", "area", "card"),
    What.REMOVED: Meaning("STAD-5.8", "event-removed", "area", "card"),
    What.BOUGHT_INFLUENCE: Meaning("STAD-6.1", "event-bought-influence", "", "number"),
    What.DREW: Meaning("STAD-6.1", "event-drew", "influence", "secret"),
    What.DISCARDED: Meaning("STAD-6.2", "event-discarded", "influence", ""),
    What.INFLUENCE_RESHUFFLED: Meaning("STAD-6.4", "event-influence-reshuffled", "", "number"),
    What.NO_INFLUENCE: Meaning("STAD-6.4", "event-no-influence", "", ""),
    What.PLAYED: Meaning("STAD-6.3", "event-played", "influence", ""),
    What.PLAYED_ON: Meaning("STAD-6.15", "event-played-on", "area", "influence"),
    What.LOOKED: Meaning("STAD-6.5", "event-looked", "card", "secret"),
    What.TO_BOTTOM: Meaning("STAD-6.5", "event-to-bottom", "card", "secret"),
    What.PIONEERED: Meaning("STAD-6.6", "event-pioneered", "area", ""),
    What.RAIDED: Meaning("STAD-6.7", "event-raided", "area", "other"),
    What.BURNT: Meaning("STAD-6.8", "event-burnt", "area", "card"),
    What.INFILTRATED: Meaning("STAD-6.9", "event-infiltrated", "area", "other"),
    What.BEWITCHED: Meaning("STAD-6.10", "event-bewitched", "area", "card"),
    What.GAVE: Meaning("STAD-6.11", "event-gave", "other", "number"),
    What.GOLDEN_SOLD: Meaning("STAD-6.12", "event-golden-sold", "card", "number"),
    What.GOLDEN_PAWN: Meaning("STAD-6.12", "event-golden-pawn", "card", ""),
    What.GOLDEN_MARKET: Meaning("STAD-6.12", "event-golden-market", "card", ""),
    What.PROTECTED: Meaning("STAD-6.13", "event-protected", "influence", ""),
    What.BLOCKED: Meaning("STAD-6.14", "event-blocked", "influence", "area"),
    What.FAILED: Meaning("STAD-6.16", "event-failed", "", ""),
    What.SCORED: Meaning("STAD-7.1", "event-scored", "", "number"),
    What.RED: Meaning("STAD-7.4", "event-red", "", "number"),
    What.EARNED: Meaning("STAD-7.2", "event-earned", "", ""),
    What.NO_RED: Meaning("STAD-7.3", "event-no-red", "", "number"),
    What.SOLD_MARKET: Meaning("STAD-8.3", "event-sold-market", "card", "number"),
    What.BOUGHT_MARKET: Meaning("STAD-8.3", "event-bought-market", "card", "number"),
    What.ISOLATED: Meaning("STAD-8.5", "event-isolated", "area", "other"),
    What.TAKEN_OVER: Meaning("STAD-8.6", "event-taken-over", "area", "other"),
    What.NO_KNIGHT: Meaning("STAD-4.5", "event-no-knight", "area", ""),
    What.SURROUNDED: Meaning("STAD-8.7", "event-surrounded", "area", ""),
    What.POWER_FIRST: Meaning("STAD-8.8", "event-power-first", "category", "number"),
    What.POWER_TAKEN: Meaning("STAD-8.11", "event-power-taken", "category", "other"),
    What.POWER_LOST: Meaning("STAD-8.12", "event-power-lost", "category", "number"),
    What.POWER_TIED: Meaning("STAD-8.12", "event-power-tied", "category", ""),
    What.EXPELLED: Meaning("STAD-9.7", "event-expelled", "", ""),
    What.TARGET: Meaning("STAD-9.3", "event-target", "", "number"),
    What.LAST_AREA: Meaning("STAD-9.4", "event-last-area", "", ""),
    What.STARVED: Meaning("STAD-9.5", "event-starved", "", ""),
    What.ROUNDS: Meaning("STAD-9.8", "event-rounds", "", "number"),
    What.POINTS: Meaning("STAD-9.6", "event-points", "", "number"),
    What.VICTORY: Meaning("STAD-9.2", "event-victory", "", "number"),
}

# Behind several of these stand rules that have no event of their own: what a great power is worth (STAD-8.9) and when it is judged (STAD-8.13), how many points
# win (STAD-9.1), and who plays which order (STAD-10.2, STAD-10.3, STAD-10.4).

# The rule behind what an event card brings, by the card (STAD-2.1).
EVENT_RULES = {
    "goede_oogst": "STAD-2.3",
    "slachttijd": "STAD-2.3",
    "riddertoernooi": "STAD-2.3",
    "bedevaart": "STAD-2.3",
    "tolheffing": "STAD-2.3",
    "jaarmarkt": "STAD-2.4",
    "gildefeest": "STAD-2.4",
    "kunstbloei": "STAD-2.4",
    "kruistocht": "STAD-2.5",
    "hongersnood": "STAD-2.6",
    "overstroming": "STAD-2.7",
    "stadsbrand": "STAD-2.8",
    "vikingen": "STAD-2.9",
    "zwarte_dood": "STAD-2.10",
    "koninklijk_bezoek": "STAD-2.12",
}
RULE_OF_CARD = tuple(EVENT_RULES.get(name, "STAD-1.2") for name in CARD_NAMES)

# The rule by which a building may stand where it does, by category.
SITE_RULES = {"burgerij": "STAD-5.3", "nijverheid": "STAD-5.4", "stadsgebouwen": "STAD-5.5", "handel": "STAD-5.6"}
RULE_OF_CATEGORY = tuple(SITE_RULES[name] for name in CATEGORY_NAMES)
