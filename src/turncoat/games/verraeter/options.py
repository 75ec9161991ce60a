"""What the two rulebooks play differently."""

from turncoat.games.options import Option

START_HAND = Option(
    "start_hand",
    ("3-4-5", "random"),
    "VER-0.6: the older rulebook gives everyone a 3, a 4 and a 5, the newer three cards blind",
)
UNITED_DIPLOMAT_SWITCHES = Option(
    "united_diplomat_switches", ("off", "on"), "VER-4.3: only the newer rulebook has this rule"
)
TIE_PAYS_ROLES = Option(
    "tie_pays_roles",
    ("off", "on"),
    "VER-5.3: the older rulebook says never in a tie, though its phase 8 takes the points for granted; probably a slip of translation",
)
BUILDER_MAY_TURN_WHEN_MOVING = Option(
    "builder_may_turn_when_moving",
    ("off", "on"),
    "VER-7.3: the newer rulebook forbids it; the older turns a card that stays where it is, but its 'wished side up' can be read as covering a move",
)
OPTIONS = (START_HAND, UNITED_DIPLOMAT_SWITCHES, TIE_PAYS_ROLES, BUILDER_MAY_TURN_WHEN_MOVING)

PRESETS = {
    "later": {
        "start_hand": "random",
        "united_diplomat_switches": "on",
        "tie_pays_roles": "on",
        "builder_may_turn_when_moving": "off",
    },
    "1998": {
        "start_hand": "3-4-5",
        "united_diplomat_switches": "off",
        "tie_pays_roles": "off",
        "builder_may_turn_when_moving": "off",
    },
}

# Values, as the rules ask for them.
RANDOM_HAND = START_HAND.place("random")
