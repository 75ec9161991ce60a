"""What can happen, for the log and for animations: for each event the rule behind it, its message and its fields.

`who` is an order, never the Black Master, who has events of his own. A secret card or token is known to one seat, which is
told beside it since a seat may play two orders. A card that leaves a hand or the pile also tells which shuffle it is from, for
all see that (STAD-3.5).
"""

from turncoat.games.events import EventKind, Field
from turncoat.games.ontembare_stad.state import (
    FOR_EVENT,
    FOR_MONEY,
    FOR_RED,
    NO_AREA_LEFT,
    NO_CARD_LEFT,
    ROUNDS_OVER,
    TARGET_REACHED,
)
from turncoat.games.ontembare_stad.tables import (
    ALL_AREAS,
    BY_AREA,
    BY_CATEGORY,
    BY_KIND,
    BY_ORDER,
    BY_RIVER,
    CATEGORY_NAMES,
    COUNTED,
    DRAW,
    EFFECT,
    EVENT_NAMES,
    KINDS,
    PAY,
    SPACES,
    WITHDRAW,
    WITHDRAW_WHERE,
)

WHO, OTHER = Field("who", of="order"), Field("other", of="order")
SEAT = Field("seat")
AREA = Field("area")
CARD = Field("card")  # of the draw pile
ORIGIN = Field("origin")  # of a card: 0 if all knew it, otherwise its shuffle, counted from 1
INFLUENCE = Field("influence")  # a card
SHUFFLE = Field("shuffle")  # of an influence card
CATEGORY = Field("category")  # of buildings, or what else a great power of Het Verraad is of
NUMBER = Field("number")  # of stones, points or cards; or the value of a black token
DRAWS = Field("draws")  # why an influence card is drawn
SPACE = Field("space")  # of a castle
PLACE = Field("place")  # of the two cards that the Wizard saw, where they can be told apart
TOKENS = tuple(Field(f"token{space + 1}", of="token") for space in range(SPACES))  # 0: none


class What(EventKind):
    """The events, more or less in the order of the rulebook."""

    BEGINS = "STAD-0.1", "event-begins", WHO
    EQUIPPED = "STAD-0.2", "event-equipped", NUMBER
    DEALT = "STAD-0.3", "event-dealt", WHO, CARD.only_for(SEAT), SEAT
    PILE = "STAD-0.4", "event-pile", NUMBER
    LAYERS = "STAD-8.1", "event-layers", NUMBER
    STARTED = "STAD-0.5", "event-started", WHO, AREA, NUMBER
    STOPPED = "STAD-0.8", "event-stopped", WHO
    TURN = "STAD-1.1", "event-turn", WHO
    TURNED = "STAD-1.2", "event-turned", WHO, CARD, ORIGIN
    RESHUFFLED = "STAD-1.7", "event-reshuffled", NUMBER
    ONE_LAYER = "STAD-8.2", "event-one-layer", NUMBER
    TAXED = "STAD-1.4", "event-taxed", WHO, NUMBER
    INCOME = "STAD-1.5", "event-income", WHO, AREA, NUMBER
    INCOME_POWER = "STAD-8.10", "event-income-power", WHO, CATEGORY, NUMBER
    KEPT = "STAD-1.6", "event-kept", WHO, CARD
    NO_EFFECT = "STAD-2.1", "event-no-effect", CARD
    GAINED = "STAD-2.1", "event-gained", WHO, CARD, NUMBER
    PAID = "STAD-2.1", "event-paid", WHO, CARD, NUMBER
    PAID_ALL = "STAD-2.2", "event-paid-all", WHO, CARD, NUMBER
    WITHDREW = "STAD-2.11", "event-withdrew", WHO, AREA
    ROYAL = "STAD-2.12", "event-royal", WHO
    SOLD_PAWN = "STAD-3.1", "event-sold-pawn", WHO, CARD, NUMBER, ORIGIN
    BOUGHT_PAWN = "STAD-3.2", "event-bought-pawn", WHO, CARD, NUMBER
    BOUGHT_BLIND = "STAD-3.3", "event-bought-blind", WHO, NUMBER
    GOT_BLIND = "STAD-3.5", "event-got-blind", WHO, CARD.only_for(SEAT), SEAT
    GOT_OPEN = "STAD-3.5", "event-got-open", WHO, CARD, ORIGIN
    WANTS_AREA = "STAD-4.1", "event-wants-area", WHO, AREA, NUMBER
    BOUGHT_AREA = "STAD-4.1", "event-bought-area", WHO, AREA, NUMBER
    ABANDONED = "STAD-4.4", "event-abandoned", WHO, AREA, CARD
    CHOSE = "STAD-5.1", "event-chose", WHO, CARD, NUMBER, ORIGIN
    BUILT = "STAD-5.1", "event-built", WHO, AREA, CARD
    REBUILT = "STAD-5.9", "event-rebuilt", WHO, AREA, CARD
    DEMOLISHED = "STAD-5.8", "event-demolished", WHO, AREA, CARD
    REMOVED = "STAD-5.8", "event-removed", WHO, AREA, CARD
    BOUGHT_INFLUENCE = "STAD-6.1", "event-bought-influence", WHO, NUMBER
    DREW = "STAD-6.1", "event-drew", WHO, INFLUENCE.only_for(SEAT), SEAT, DRAWS
    DISCARDED = "STAD-6.2", "event-discarded", WHO, INFLUENCE, SHUFFLE
    INFLUENCE_RESHUFFLED = "STAD-6.4", "event-influence-reshuffled", NUMBER
    NO_INFLUENCE = "STAD-6.4", "event-no-influence", WHO
    PLAYED = "STAD-6.3", "event-played", WHO, INFLUENCE, SHUFFLE
    PLAYED_ON = "STAD-6.15", "event-played-on", WHO, AREA, INFLUENCE
    LOOKED = "STAD-6.5", "event-looked", WHO, CARD.only_for(SEAT), SEAT
    TO_BOTTOM = "STAD-6.5", "event-to-bottom", WHO, CARD.only_for(SEAT), SEAT, PLACE
    PIONEERED = "STAD-6.6", "event-pioneered", WHO, AREA
    RAIDED = "STAD-6.7", "event-raided", WHO, AREA, OTHER
    BURNT = "STAD-6.8", "event-burnt", WHO, AREA, CARD
    INFILTRATED = "STAD-6.9", "event-infiltrated", WHO, AREA, OTHER
    BEWITCHED = "STAD-6.10", "event-bewitched", WHO, AREA, CARD
    GAVE = "STAD-6.11", "event-gave", WHO, OTHER, NUMBER
    GOLDEN_SOLD = "STAD-6.12", "event-golden-sold", WHO, CARD, NUMBER, ORIGIN
    GOLDEN_PAWN = "STAD-6.12", "event-golden-pawn", WHO, CARD
    GOLDEN_MARKET = "STAD-6.12", "event-golden-market", WHO, CARD
    PROTECTED = "STAD-6.13", "event-protected", WHO, INFLUENCE, SHUFFLE
    BLOCKED = "STAD-6.14", "event-blocked", WHO, INFLUENCE, AREA, SHUFFLE
    FAILED = "STAD-6.16", "event-failed", WHO
    SCORED = "STAD-7.1", "event-scored", WHO, NUMBER
    RED = "STAD-7.4", "event-red", WHO, NUMBER
    EARNED = "STAD-7.2", "event-earned", WHO
    NO_RED = "STAD-7.3", "event-no-red", WHO, NUMBER
    SOLD_MARKET = "STAD-8.3", "event-sold-market", WHO, CARD, NUMBER, ORIGIN
    BOUGHT_MARKET = "STAD-8.3", "event-bought-market", WHO, CARD, NUMBER
    ISOLATED = "STAD-8.5", "event-isolated", WHO, AREA, OTHER
    TAKEN_OVER = "STAD-8.6", "event-taken-over", WHO, AREA, OTHER
    NO_KNIGHT = "STAD-4.5", "event-no-knight", WHO, AREA
    SURROUNDED = "STAD-8.7", "event-surrounded", WHO, AREA
    POWER_FIRST = "STAD-8.8", "event-power-first", WHO, CATEGORY, NUMBER
    POWER_TAKEN = "STAD-8.11", "event-power-taken", WHO, CATEGORY, OTHER, NUMBER
    POWER_LOST = "STAD-8.12", "event-power-lost", WHO, CATEGORY, NUMBER
    POWER_TIED = "STAD-8.12", "event-power-tied", CATEGORY
    EXPELLED = "STAD-9.7", "event-expelled", WHO
    TARGET = "STAD-9.3", "event-target", WHO, NUMBER
    LAST_AREA = "STAD-9.4", "event-last-area"
    STARVED = "STAD-9.5", "event-starved"
    ROUNDS = "STAD-9.8", "event-rounds", NUMBER
    POINTS = "STAD-9.6", "event-points", WHO, NUMBER
    NO_WINNER = "STAD-9.7", "event-no-winner"
    VICTORY = "STAD-9.2", "event-victory", WHO, NUMBER

    # Het Verraad
    PILE_BUILDINGS = "VERRAAD-0.1", "event-pile-buildings", NUMBER
    MASTER_WAITS = "VERRAAD-0.2", "event-master-waits", NUMBER
    LAID_FIRST = "VERRAAD-0.3", "event-laid-first", CARD, ORIGIN
    START_TOWER = "VERRAAD-0.4", "event-start-tower", WHO, AREA
    CHOSE_CARD = "VERRAAD-1.2", "event-chose-card", WHO, CARD
    CARD_STONES = "VERRAAD-1.3", "event-card-stones", WHO, NUMBER
    STONE_ADDED = "VERRAAD-1.4", "event-stone-added", CARD, NUMBER
    LAID = "VERRAAD-1.5", "event-laid", CARD, ORIGIN
    ROW_SWEPT = "VERRAAD-1.6", "event-row-swept", CATEGORY, NUMBER
    ROW_ALIKE = "VERRAAD-1.7", "event-row-alike", CATEGORY
    ROW_SHORT = "VERRAAD-1.8", "event-row-short", NUMBER
    REPLACED = "VERRAAD-2.2", "event-replaced", WHO, AREA, CARD
    TOWER = "VERRAAD-3.1", "event-tower", WHO, AREA, NUMBER
    TOWER_CHANGED = "VERRAAD-3.5", "event-tower-changed", WHO, AREA
    MASTER_TOWER = "VERRAAD-3.5", "event-master-tower", AREA
    TOWER_FELL = "VERRAAD-3.6", "event-tower-fell", WHO, AREA, INFLUENCE
    BOUGHT_WHITE = "VERRAAD-4.1", "event-bought-white", WHO, NUMBER
    BOUGHT_BLACK = "VERRAAD-4.1", "event-bought-black", WHO, NUMBER
    DREW_TOKEN = "VERRAAD-4.4", "event-drew-token", WHO, NUMBER.only_for(SEAT), SEAT
    MARKER = "VERRAAD-4.5", "event-marker", NUMBER
    SWAPPED = "VERRAAD-4.6", "event-swapped", WHO, NUMBER.only_for(SEAT), SEAT, SPACE
    SWAPPED_WHITE = "VERRAAD-4.7", "event-swapped-white", WHO, NUMBER
    SWAP_MARKER = "VERRAAD-4.8", "event-swap-marker", NUMBER
    WIZARD_LAID = "VERRAAD-5.2", "event-wizard-laid", WHO, CARD, ORIGIN
    RAIDED_MASTER = "VERRAAD-5.3", "event-raided-master", WHO, AREA
    INFILTRATED_MASTER = "VERRAAD-5.3", "event-infiltrated-master", WHO, AREA
    PLAYED_FOR_MASTER = "VERRAAD-5.4", "event-played-for-master", WHO, INFLUENCE, SHUFFLE
    PLAYED_ON_FOR_MASTER = "VERRAAD-5.4", "event-played-on-for-master", WHO, AREA, INFLUENCE
    MASTER_PIONEERED = "VERRAAD-5.5", "event-master-pioneered", AREA
    MASTER_ABANDONED = "VERRAAD-5.5", "event-master-abandoned", AREA, CARD
    MASTER_RAIDED = "VERRAAD-5.6", "event-master-raided", AREA, OTHER
    MASTER_BEWITCHED = "VERRAAD-5.7", "event-master-bewitched", WHO, AREA, CARD
    EARNED_NOW = "VERRAAD-6.1", "event-earned-now", WHO
    ROLLED_STEPS = "VERRAAD-7.2", "event-rolled-steps", WHO, NUMBER
    COUNTED_STEPS = "VERRAAD-7.2", "event-counted-steps", WHO, NUMBER
    MASTER_STAYED = "VERRAAD-7.2", "event-master-stayed", WHO
    MASTER_MOVED = "VERRAAD-7.3", "event-master-moved", WHO, AREA
    MASTER_ENTERED = "VERRAAD-7.4", "event-master-entered", AREA
    LET_THROUGH = "VERRAAD-7.5", "event-let-through", WHO
    ATTACKS = "VERRAAD-8.1", "event-attacks", WHO, AREA, OTHER
    ATTACK_DIE = "VERRAAD-8.3", "event-attack-die", NUMBER
    ATTACK = "VERRAAD-8.3", "event-attack", WHO, NUMBER
    DEFENCE_DIE = "VERRAAD-8.4", "event-defence-die", NUMBER
    ARCHERS = "VERRAAD-8.4", "event-archers", WHO, NUMBER
    DEFENCE = "VERRAAD-8.4", "event-defence", WHO, NUMBER
    CONQUERED = "VERRAAD-8.5", "event-conquered", AREA, OTHER
    REPELLED = "VERRAAD-8.6", "event-repelled", AREA, OTHER
    UNDECIDED = "VERRAAD-8.7", "event-undecided", AREA, OTHER
    ATTACK_PROTECTED = "VERRAAD-8.9", "event-attack-protected", WHO, AREA, INFLUENCE, SHUFFLE
    CONQUEST_BLOCKED = "VERRAAD-8.10", "event-conquest-blocked", WHO, AREA, INFLUENCE, SHUFFLE
    MASTER_POINTS = "VERRAAD-9.1", "event-master-points", NUMBER
    NO_BLACK_KNIGHT = "VERRAAD-9.2", "event-no-black-knight", AREA
    MASTER_ISOLATED = "VERRAAD-9.3", "event-master-isolated", AREA, OTHER
    TAKEN_FROM_MASTER = "VERRAAD-9.4", "event-taken-from-master", WHO, AREA
    POWER_MORE_FIRST = "VERRAAD-10.1", "event-power-more-first", WHO, CATEGORY, NUMBER
    POWER_MORE_TAKEN = "VERRAAD-10.2", "event-power-more-taken", WHO, CATEGORY, OTHER, NUMBER
    POWER_MORE_LOST = "VERRAAD-10.2", "event-power-more-lost", WHO, CATEGORY, NUMBER
    POWER_MORE_TIED = "VERRAAD-10.2", "event-power-more-tied", CATEGORY
    MASTER_POWER = "VERRAAD-10.3", "event-master-power", CATEGORY, NUMBER
    MASTER_POWER_TAKEN = "VERRAAD-10.3", "event-master-power-taken", CATEGORY, OTHER
    MASTER_POWER_LOST = "VERRAAD-10.3", "event-master-power-lost", CATEGORY, NUMBER
    POWER_FROM_MASTER = "VERRAAD-10.3", "event-power-from-master", WHO, CATEGORY
    REACHED = "VERRAAD-11.1", "event-reached", WHO, NUMBER
    FINISHED = "VERRAAD-11.2", "event-finished"
    MASTER_TARGET = "VERRAAD-11.3", "event-master-target", NUMBER
    MASTER_FINAL = "VERRAAD-11.4", "event-master-final", NUMBER
    EVIL = "VERRAAD-11.4", "event-evil"
    GOOD = "VERRAAD-11.5", "event-good"
    GOOD_TIED = "VERRAAD-11.5", "event-good-tied"
    UNMASKED = "VERRAAD-11.6", "event-unmasked", WHO, NUMBER
    REVEALED = "VERRAAD-11.7", "event-revealed", WHO, NUMBER, *TOKENS
    DARK_TIED = "VERRAAD-11.8", "event-dark-tied"
    NO_SERVANT = "VERRAAD-11.9", "event-no-servant"
    DRIVEN_OUT = "VERRAAD-11.10", "event-driven-out", WHO


# Behind several of these stand rules that have no event of their own: what a great power is worth (STAD-8.9) and when it is judged (STAD-8.13), how many points
# win (STAD-9.1), and who plays which order (STAD-10.2, STAD-10.3, STAD-10.4).

# The rule behind what an event card brings (STAD-2.1), by what it counts and where it strikes.
RULE_OF_COUNTED = {
    BY_KIND: "STAD-2.3",
    BY_CATEGORY: "STAD-2.4",
    BY_AREA: "STAD-2.5",
    BY_ORDER: "STAD-2.6",
    BY_RIVER: "STAD-2.7",
}


def rule_of_event(event: int) -> str:
    if EFFECT[event] == WITHDRAW:
        return "STAD-2.10" if WITHDRAW_WHERE[event] == ALL_AREAS else "STAD-2.9"
    if EFFECT[event] == DRAW:
        return "STAD-2.12"
    by = COUNTED[event][0]
    return "STAD-2.8" if (EFFECT[event], by) == (PAY, BY_CATEGORY) else RULE_OF_COUNTED[by]


RULE_OF_EVENT = tuple(map(rule_of_event, range(len(EVENT_NAMES))))
RULE_OF_CARD = (*("STAD-1.2" for _ in range(KINDS)), *RULE_OF_EVENT)

# The rules by which an influence card is drawn, and by which an order has won when the round that was the last is over.
RULE_OF_DRAW = {FOR_MONEY: "STAD-6.1", FOR_RED: "STAD-7.2", FOR_EVENT: "STAD-2.12"}
RULE_OF_END = {
    TARGET_REACHED: "STAD-9.3",
    NO_AREA_LEFT: "STAD-9.4",
    NO_CARD_LEFT: "STAD-9.5",
    ROUNDS_OVER: "STAD-9.8",
}

# The rule by which a building may stand where it does, by category.
SITE_RULES = {"burgerij": "STAD-5.3", "nijverheid": "STAD-5.4", "stadsgebouwen": "STAD-5.5", "handel": "STAD-5.6"}
RULE_OF_CATEGORY = tuple(SITE_RULES[name] for name in CATEGORY_NAMES)
