"""What rulebooks and reviewers play differently, and what the rulebook leaves open."""

from turncoat.games.options import Option
from turncoat.games.rulebook import Rule

START_PLAYER = Option("start_player", ("lot", "first"), "RAT-0.1: the rulebook lets the youngest begin")
REMOVED_RATS_3P = Option(
    "removed_rats_3p",
    ("8", "6"),
    "RAT-0.4: the Dutch rulebook removes 8 with three seats, two reviewers of others 6",
    {"seats": ("3",)},
)
TURN_ORDER = Option(
    "turn_order",
    ("fixed", "free"),
    "RAT-1.4: the English and German rulebooks leave the order of card and cubes free",
)
POWER_WINDOW = Option(
    "power_window",
    ("reveal", "pawn", "any_moment"),
    "RAT-4.1: the rulebook says at any moment of the turn; reviewers say until rats are turned up, or until the pawn moves",
    formerly="ability_window",
)
END_BY_CUBES = Option(
    "end_by_cubes",
    ("end", "during"),
    "RAT-5.1: the English rulebook looks at the end of the turn, the Dutch names the turn in which it happens",
)
FINAL_PAWN = Option(
    "final_pawn",
    ("turn", "owned"),
    "RAT-5.6: the rulebook does not say whether the pawn counts for a knight without a last turn",
)
SECOND_MAJORITY = Option(
    "second_majority",
    ("anew", "first"),
    "RAT-3.6: the Dutch rulebook says that M strikes who had the majority at first, of other symbols; of a second M it says nothing",
)
TURNED_BY = Option(
    "turned_by",
    ("chance", "mover"),
    "RAT-3.4: the rulebook's example has a player turn up a rat, and nothing says who picks it",
)
OPTIONS = (
    START_PLAYER,
    REMOVED_RATS_3P,
    TURN_ORDER,
    POWER_WINDOW,
    END_BY_CUBES,
    FINAL_PAWN,
    SECOND_MAJORITY,
    TURNED_BY,
)

STANDARD = {option.name: option.values[0] for option in OPTIONS}
PRESETS = {
    "standard": STANDARD,
    "free-order": {**STANDARD, "removed_rats_3p": "6", "turn_order": "free"},
}

RULES = {"RAT-5.9": Rule(is_ours=True)}

# Values, as the rules ask for them.
FIRST_SEAT = START_PLAYER.place("first")
SIX_RATS = REMOVED_RATS_3P.place("6")
FREE_ORDER = TURN_ORDER.place("free")
UNTIL_PAWN = POWER_WINDOW.place("pawn")
AT_ANY_MOMENT = POWER_WINDOW.place("any_moment")
DURING_TURN = END_BY_CUBES.place("during")
IF_OWNED = FINAL_PAWN.place("owned")
AS_AT_FIRST = SECOND_MAJORITY.place("first")
BY_MOVER = TURNED_BY.place("mover")
