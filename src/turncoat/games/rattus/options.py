"""What rulebooks and reviewers play differently, and what the rulebook leaves open."""

from turncoat.games.options import Option

START_PLAYER = Option("start_player", ("lot", "first"), "RAT-0.1: the rulebook lets the youngest begin")
REMOVED_RATS_3P = Option(
    "removed_rats_3p",
    ("8", "6"),
    "RAT-0.4: the Dutch rulebook removes 8 with three seats, two reviewers of others 6",
)
TURN_ORDER = Option(
    "turn_order",
    ("fixed", "free"),
    "RAT-1.4: the English and German rulebooks leave the order of card and cubes free",
)
ABILITY_WINDOW = Option(
    "ability_window",
    ("reveal", "pawn"),
    "RAT-4.1: the sources differ on whether powers end when the pawn moves",
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
OPTIONS = (START_PLAYER, REMOVED_RATS_3P, TURN_ORDER, ABILITY_WINDOW, END_BY_CUBES, FINAL_PAWN, SECOND_MAJORITY)

STANDARD = {option.name: option.values[0] for option in OPTIONS}
PRESETS = {
    "standard": STANDARD,
    "free-order": {**STANDARD, "removed_rats_3p": "6", "turn_order": "free"},
}

# Values, as the rules ask for them.
FIRST_SEAT = START_PLAYER.place("first")
SIX_RATS = REMOVED_RATS_3P.place("6")
FREE_ORDER = TURN_ORDER.place("free")
UNTIL_PAWN = ABILITY_WINDOW.place("pawn")
DURING_TURN = END_BY_CUBES.place("during")
IF_OWNED = FINAL_PAWN.place("owned")
AS_AT_FIRST = SECOND_MAJORITY.place("first")
