"""What the expansion plays differently, and what its rulebook leaves open."""

from turncoat.games.options import Option

IN_VERRAAD = {"mode": ("verraad",)}
OPTIONS = (
    Option(
        "gate_step", ("1", "2"), "VERRAAD-7.3: the rulebook does not say how far it is from gate to gate", IN_VERRAAD
    ),
    Option("attack_own_area", ("no", "yes"), "VERRAAD-8.2: the rulebook can be read either way", IN_VERRAAD),
    Option("swap_any_token", ("no", "yes"), "VERRAAD-4.7: the rulebook can be read either way", IN_VERRAAD),
    Option(
        "swap_moves_marker", ("no", "yes"), "VERRAAD-4.8: the rulebook speaks of tokens that are bought", IN_VERRAAD
    ),
    Option(
        "master_triggers_end",
        ("no", "yes"),
        "VERRAAD-11.3: the rulebook speaks of one of the players",
        IN_VERRAAD,
        formerly="bm_triggers_end",
    ),
    Option(
        "master_wins_ties",
        ("no", "yes"),
        "VERRAAD-11.4: the rulebook wants his marker highest",
        IN_VERRAAD,
        formerly="bm_wins_ties",
    ),
    Option(
        "protection_stops_attack",
        ("no", "yes"),
        "VERRAAD-8.9: the card is not known",
        IN_VERRAAD,
        formerly="bescherming_stops_bm_attack",
    ),
    Option(
        "blockade_stops_conquest",
        ("no", "yes"),
        "VERRAAD-8.10: the card is not known",
        IN_VERRAAD,
        formerly="blokkade_stops_bm_conquest",
    ),
)

DEFAULTS = {"master_triggers_end": "yes"}  # where it is not the first value
PRESET = {
    "mode": "verraad",
    "demolish_cost": "0",
    "demolish_card": "removed",
    "equal_turns": "yes",
    "red_card_same_turn": "yes",
}
