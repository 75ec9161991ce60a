"""What the rulebook offers, what its examples and the expansion play differently, and what it leaves open."""

from turncoat.games.ontembare_stad.verraad import options as verraad
from turncoat.games.options import Option

MODE = Option(
    "mode",
    ("basic", "strategic", "verraad"),
    "STAD-8: the rulebook has the basic game and a strategic variant; Het Verraad is an expansion of that",
)
START_PLAYER = Option("start_player", ("lot", "first"), "STAD-0.1: the rulebook proposes a lot")
PAWN_ROUNDING = Option(
    "pawn_rounding",
    ("up", "down"),
    "STAD-3.1: the rule says down; the example of the same rulebook and the expansion say up",
)
DEMOLISH_COST = Option("demolish_cost", ("5", "0"), "STAD-5.8: the expansion demolishes for nothing")
DEMOLISH_CARD = Option("demolish_card", ("discard", "removed"), "STAD-5.8: in the expansion the card leaves the game")
EQUAL_TURNS = Option(
    "equal_turns",
    ("no", "yes"),
    "STAD-9.3: the rulebook offers it, so that all have equal chances",
    {"mode": ("basic", "strategic")},
)
RED_CARD_SAME_TURN = Option(
    "red_card_same_turn",
    ("no", "yes"),
    "STAD-7.5: the rulebook's example forbids it, the expansion allows it in part",
)
GREAT_POWER_TIE = Option(
    "great_power_tie",
    ("supply", "first_to_reach"),
    "STAD-8.12: the rulebook does not say who gets a great power that was lost, when two others tie",
    {"mode": ("strategic", "verraad")},
    formerly="grootmacht_tie",
)
TWO_PLAYER_VARIANT = Option(
    "two_player_variant",
    ("none", "five_areas", "two_orders"),
    "STAD-10: the rulebook offers both to two players",
)
OPTIONS = (
    MODE,
    START_PLAYER,
    PAWN_ROUNDING,
    DEMOLISH_COST,
    DEMOLISH_CARD,
    EQUAL_TURNS,
    RED_CARD_SAME_TURN,
    GREAT_POWER_TIE,
    TWO_PLAYER_VARIANT,
    *verraad.OPTIONS,
)

BASIC = {**{option.name: option.values[0] for option in OPTIONS}, **verraad.DEFAULTS}
PRESETS = {
    "basic": BASIC,
    "strategic": {**BASIC, "mode": "strategic"},
    "verraad": {**BASIC, **verraad.PRESET},
}

# Values, as the rules ask for them.
FIRST_ORDER = START_PLAYER.place("first")
ROUNDED_DOWN = PAWN_ROUNDING.place("down")
REMOVED = DEMOLISH_CARD.place("removed")
TO_NOBODY = GREAT_POWER_TIE.place("supply")

# The record has no field for these two, but for what follows from them.
MODE_AT, VARIANT_AT = OPTIONS.index(MODE), OPTIONS.index(TWO_PLAYER_VARIANT)
STRATEGIC, VERRAAD = MODE.place("strategic"), MODE.place("verraad")
FIVE_AREAS, TWO_ORDERS = TWO_PLAYER_VARIANT.place("five_areas"), TWO_PLAYER_VARIANT.place("two_orders")
