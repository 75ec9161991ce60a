"""What the rulebook offers, what its examples and the expansion play differently, and what it leaves open."""

from turncoat.games.ontembare_stad.verraad import options as verraad
from turncoat.games.options import Option
from turncoat.games.rulebook import Rule

MODE = Option(
    "mode",
    ("basic", "strategic", "verraad"),
    "STAD-8: the rulebook has the basic game and a strategic variant; Het Verraad is an expansion of that",
    is_edition=True,
)
START_PLAYER = Option("start_player", ("lot", "first"), "STAD-0.1: the rulebook proposes a lot")
BUY_BACK = Option(
    "buy_back",
    ("once", "never"),
    "STAD-3.4: the rulebook sets no limit, but a turn has to end",
)
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
CARD_WINDOW = Option(
    "card_window",
    ("every_phase", "before_and_trade"),
    "STAD-6.3: the rulebook lets a player choose the phase, and does not say where one begins",
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
    {"seats": ("2",)},
)
OPTIONS = (
    MODE,
    START_PLAYER,
    PAWN_ROUNDING,
    BUY_BACK,
    DEMOLISH_COST,
    DEMOLISH_CARD,
    EQUAL_TURNS,
    CARD_WINDOW,
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

WITH_EVENTS = Rule({"mode": ("basic", "strategic")})
RULES = {
    **{f"STAD-2.{number}": WITH_EVENTS for number in (1, *range(3, 13))},
    "STAD-3.4": Rule(is_ours=True),
    "STAD-8": Rule({"mode": ("strategic", "verraad")}),
    "STAD-9.3": Rule({"equal_turns": ("yes",)}, instead_of=("STAD-9.2",)),
    "STAD-9.5": Rule(is_ours=True),
    "STAD-9.8": Rule(is_ours=True),
    "STAD-10.1": Rule({"two_player_variant": ("five_areas",)}),
    **{f"STAD-10.{number}": Rule({"two_player_variant": ("two_orders",)}) for number in (2, 3, 4)},
    **verraad.RULES,
}

# Values, as the rules ask for them.
FIRST_ORDER = START_PLAYER.place("first")
NEVER_BACK = BUY_BACK.place("never")
EVERY_PHASE = CARD_WINDOW.place("every_phase")
ROUNDED_DOWN = PAWN_ROUNDING.place("down")
REMOVED = DEMOLISH_CARD.place("removed")
TO_NOBODY = GREAT_POWER_TIE.place("supply")
STRATEGIC, VERRAAD = MODE.place("strategic"), MODE.place("verraad")
FIVE_AREAS, TWO_ORDERS = TWO_PLAYER_VARIANT.place("five_areas"), TWO_PLAYER_VARIANT.place("two_orders")
