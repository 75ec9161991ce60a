"""What can happen, for the log and for animations.

An event is (what, who, where, many); `who` is an order, or NONE; never the Black Master, who has events of his own. The table says for each the rule behind it, its message in the Fluent files, and
what `where` and `many` stand for, which is also what the message calls them: `area`, `card` (of the draw pile), `influence` (a card), `category`,
`other` (an order) or `number`.

A card that leaves a hand or the pile also tells which shuffle it is from, for all see that (STAD-3.5): its number is that of the card plus the number of
all cards, so many times. `category` may also be what else a great power of Het Verraad is of, and `number` the value of a token. `secret` is the seat that alone may know the card, plus five if it is the second of the two that the Wizard saw
and these are told apart because somebody knew one, or as many times as the number of the castle's space whose token is exchanged. `values` are those of a castle's black tokens, as digits of five.
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

    # Het Verraad
    PILE_BUILDINGS = 76
    MASTER_WAITS = 77
    LAID_FIRST = 78
    START_TOWER = 79
    CHOSE_CARD = 80
    CARD_STONES = 81
    STONE_ADDED = 82
    LAID = 83
    ROW_SWEPT = 84
    ROW_ALIKE = 85
    ROW_SHORT = 86
    REPLACED = 87
    TOWER = 88
    TOWER_CHANGED = 89
    MASTER_TOWER = 90
    TOWER_FELL = 91
    BOUGHT_WHITE = 92
    BOUGHT_BLACK = 93
    DREW_TOKEN = 94
    MARKER = 95
    SWAPPED = 96
    SWAPPED_WHITE = 97
    SWAP_MARKER = 98
    WIZARD_LAID = 99
    RAIDED_MASTER = 100
    INFILTRATED_MASTER = 101
    PLAYED_FOR_MASTER = 102
    PLAYED_ON_FOR_MASTER = 103
    MASTER_PIONEERED = 104
    MASTER_ABANDONED = 105
    MASTER_RAIDED = 106
    MASTER_BEWITCHED = 107
    EARNED_NOW = 108
    ROLLED_STEPS = 109
    COUNTED_STEPS = 110
    MASTER_STAYED = 111
    MASTER_MOVED = 112
    MASTER_ENTERED = 113
    LET_THROUGH = 114
    ATTACKS = 115
    ATTACK_DIE = 116
    ATTACK = 117
    DEFENCE_DIE = 118
    ARCHERS = 119
    DEFENCE = 120
    CONQUERED = 121
    REPELLED = 122
    UNDECIDED = 123
    ATTACK_PROTECTED = 124
    CONQUEST_BLOCKED = 125
    MASTER_POINTS = 126
    NO_BLACK_KNIGHT = 127
    MASTER_ISOLATED = 128
    TAKEN_FROM_MASTER = 129
    POWER_MORE_FIRST = 130
    POWER_MORE_TAKEN = 131
    POWER_MORE_LOST = 132
    POWER_MORE_TIED = 133
    MASTER_POWER = 134
    MASTER_POWER_TAKEN = 135
    MASTER_POWER_LOST = 136
    POWER_FROM_MASTER = 137
    REACHED = 138
    FINISHED = 139
    MASTER_TARGET = 140
    MASTER_FINAL = 141
    EVIL = 142
    GOOD = 143
    GOOD_TIED = 144
    UNMASKED = 145
    REVEALED = 146
    DARK_TIED = 147
    NO_SERVANT = 148
    DRIVEN_OUT = 149
    NO_WINNER = 150


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
    What.PILE_BUILDINGS: Meaning("VERRAAD-0.1", "event-pile-buildings", "", "number"),
    What.MASTER_WAITS: Meaning("VERRAAD-0.2", "event-master-waits", "", "number"),
    What.LAID_FIRST: Meaning("VERRAAD-0.3", "event-laid-first", "card", ""),
    What.START_TOWER: Meaning("VERRAAD-0.4", "event-start-tower", "area", ""),
    What.CHOSE_CARD: Meaning("VERRAAD-1.2", "event-chose-card", "card", ""),
    What.CARD_STONES: Meaning("VERRAAD-1.3", "event-card-stones", "", "number"),
    What.STONE_ADDED: Meaning("VERRAAD-1.4", "event-stone-added", "card", "number"),
    What.LAID: Meaning("VERRAAD-1.5", "event-laid", "card", ""),
    What.ROW_SWEPT: Meaning("VERRAAD-1.6", "event-row-swept", "category", "number"),
    What.ROW_ALIKE: Meaning("VERRAAD-1.7", "event-row-alike", "category", ""),
    What.ROW_SHORT: Meaning("VERRAAD-1.8", "event-row-short", "", "number"),
    What.REPLACED: Meaning("VERRAAD-2.2", "event-replaced", "area", "card"),
    What.TOWER: Meaning("VERRAAD-3.1", "event-tower", "area", "number"),
    What.TOWER_CHANGED: Meaning("VERRAAD-3.5", "event-tower-changed", "area", ""),
    What.MASTER_TOWER: Meaning("VERRAAD-3.5", "event-master-tower", "area", ""),
    What.TOWER_FELL: Meaning("VERRAAD-3.6", "event-tower-fell", "area", "influence"),
    What.BOUGHT_WHITE: Meaning("VERRAAD-4.1", "event-bought-white", "", "number"),
    What.BOUGHT_BLACK: Meaning("VERRAAD-4.1", "event-bought-black", "", "number"),
    What.DREW_TOKEN: Meaning("VERRAAD-4.4", "event-drew-token", "number", "secret"),
    What.MARKER: Meaning("VERRAAD-4.5", "event-marker", "", "number"),
    What.SWAPPED: Meaning("VERRAAD-4.6", "event-swapped", "number", "secret"),
    What.SWAPPED_WHITE: Meaning("VERRAAD-4.7", "event-swapped-white", "", "number"),
    What.SWAP_MARKER: Meaning("VERRAAD-4.8", "event-swap-marker", "", "number"),
    What.WIZARD_LAID: Meaning("VERRAAD-5.2", "event-wizard-laid", "card", ""),
    What.RAIDED_MASTER: Meaning("VERRAAD-5.3", "event-raided-master", "area", ""),
    What.INFILTRATED_MASTER: Meaning("VERRAAD-5.3", "event-infiltrated-master", "area", ""),
    What.PLAYED_FOR_MASTER: Meaning("VERRAAD-5.4", "event-played-for-master", "influence", ""),
    What.PLAYED_ON_FOR_MASTER: Meaning("VERRAAD-5.4", "event-played-on-for-master", "area", "influence"),
    What.MASTER_PIONEERED: Meaning("VERRAAD-5.5", "event-master-pioneered", "area", ""),
    What.MASTER_ABANDONED: Meaning("VERRAAD-5.5", "event-master-abandoned", "area", "card"),
    What.MASTER_RAIDED: Meaning("VERRAAD-5.6", "event-master-raided", "area", "other"),
    What.MASTER_BEWITCHED: Meaning("VERRAAD-5.7", "event-master-bewitched", "area", "card"),
    What.EARNED_NOW: Meaning("VERRAAD-6.1", "event-earned-now", "", ""),
    What.ROLLED_STEPS: Meaning("VERRAAD-7.2", "event-rolled-steps", "", "number"),
    What.COUNTED_STEPS: Meaning("VERRAAD-7.2", "event-counted-steps", "", "number"),
    What.MASTER_STAYED: Meaning("VERRAAD-7.2", "event-master-stayed", "", ""),
    What.MASTER_MOVED: Meaning("VERRAAD-7.3", "event-master-moved", "area", ""),
    What.MASTER_ENTERED: Meaning("VERRAAD-7.4", "event-master-entered", "area", ""),
    What.LET_THROUGH: Meaning("VERRAAD-7.5", "event-let-through", "", ""),
    What.ATTACKS: Meaning("VERRAAD-8.1", "event-attacks", "area", "other"),
    What.ATTACK_DIE: Meaning("VERRAAD-8.3", "event-attack-die", "", "number"),
    What.ATTACK: Meaning("VERRAAD-8.3", "event-attack", "", "number"),
    What.DEFENCE_DIE: Meaning("VERRAAD-8.4", "event-defence-die", "", "number"),
    What.ARCHERS: Meaning("VERRAAD-8.4", "event-archers", "", "number"),
    What.DEFENCE: Meaning("VERRAAD-8.4", "event-defence", "", "number"),
    What.CONQUERED: Meaning("VERRAAD-8.5", "event-conquered", "area", "other"),
    What.REPELLED: Meaning("VERRAAD-8.6", "event-repelled", "area", "other"),
    What.UNDECIDED: Meaning("VERRAAD-8.7", "event-undecided", "area", "other"),
    What.ATTACK_PROTECTED: Meaning("VERRAAD-8.9", "event-attack-protected", "area", "influence"),
    What.CONQUEST_BLOCKED: Meaning("VERRAAD-8.10", "event-conquest-blocked", "area", "influence"),
    What.MASTER_POINTS: Meaning("VERRAAD-9.1", "event-master-points", "", "number"),
    What.NO_BLACK_KNIGHT: Meaning("VERRAAD-9.2", "event-no-black-knight", "area", ""),
    What.MASTER_ISOLATED: Meaning("VERRAAD-9.3", "event-master-isolated", "area", "other"),
    What.TAKEN_FROM_MASTER: Meaning("VERRAAD-9.4", "event-taken-from-master", "area", ""),
    What.POWER_MORE_FIRST: Meaning("VERRAAD-10.1", "event-power-more-first", "category", "number"),
    What.POWER_MORE_TAKEN: Meaning("VERRAAD-10.2", "event-power-more-taken", "category", "other"),
    What.POWER_MORE_LOST: Meaning("VERRAAD-10.2", "event-power-more-lost", "category", "number"),
    What.POWER_MORE_TIED: Meaning("VERRAAD-10.2", "event-power-more-tied", "category", ""),
    What.MASTER_POWER: Meaning("VERRAAD-10.3", "event-master-power", "category", "number"),
    What.MASTER_POWER_TAKEN: Meaning("VERRAAD-10.3", "event-master-power-taken", "category", "other"),
    What.MASTER_POWER_LOST: Meaning("VERRAAD-10.3", "event-master-power-lost", "category", "number"),
    What.POWER_FROM_MASTER: Meaning("VERRAAD-10.3", "event-power-from-master", "category", ""),
    What.REACHED: Meaning("VERRAAD-11.1", "event-reached", "", "number"),
    What.FINISHED: Meaning("VERRAAD-11.2", "event-finished", "", ""),
    What.MASTER_TARGET: Meaning("VERRAAD-11.3", "event-master-target", "", "number"),
    What.MASTER_FINAL: Meaning("VERRAAD-11.4", "event-master-final", "", "number"),
    What.EVIL: Meaning("VERRAAD-11.4", "event-evil", "", ""),
    What.GOOD: Meaning("VERRAAD-11.5", "event-good", "", ""),
    What.GOOD_TIED: Meaning("VERRAAD-11.5", "event-good-tied", "", ""),
    What.UNMASKED: Meaning("VERRAAD-11.6", "event-unmasked", "", "number"),
    What.REVEALED: Meaning("VERRAAD-11.7", "event-revealed", "values", "number"),
    What.DARK_TIED: Meaning("VERRAAD-11.8", "event-dark-tied", "", ""),
    What.NO_SERVANT: Meaning("VERRAAD-11.9", "event-no-servant", "", ""),
    What.DRIVEN_OUT: Meaning("VERRAAD-11.10", "event-driven-out", "", ""),
    What.NO_WINNER: Meaning("VERRAAD-11.10", "event-no-winner", "", ""),
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
