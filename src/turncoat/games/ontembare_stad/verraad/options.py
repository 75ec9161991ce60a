"""What the expansion plays differently, and what its rulebook leaves open."""

from turncoat.games.options import Option
from turncoat.games.rulebook import Rule

IN_VERRAAD = {"mode": ("verraad",)}
OPTIONS = (
    Option(
        "gate_step", ("1", "2"), "VERRAAD-7.3: the rulebook does not say how far it is from gate to gate", IN_VERRAAD
    ),
    Option(
        "raid_beside",
        ("master", "active"),
        "VERRAAD-5.6: the rulebook says that the card works in exactly the same way",
        IN_VERRAAD,
    ),
    Option(
        "tower_shields",
        ("building", "any"),
        "VERRAAD-3.7: the rulebook does not say whether Fire and Witchcraft need a building under a watchtower",
        IN_VERRAAD,
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

RULES = {
    **{f"VERRAAD-{chapter}": Rule(IN_VERRAAD) for chapter in range(12)},
    "VERRAAD-0.1": Rule(instead_of=("STAD-0.4",)),
    "VERRAAD-1.1": Rule(instead_of=("STAD-1.1",)),
    "VERRAAD-1.2": Rule(instead_of=("STAD-1.2", "STAD-1.3", "STAD-1.6")),
    "VERRAAD-1.7": Rule(is_ours=True),
    "VERRAAD-1.8": Rule(is_ours=True),
    "VERRAAD-2.2": Rule(instead_of=("STAD-5.8",)),
    "VERRAAD-5.1": Rule(instead_of=("STAD-6.3",)),
    "VERRAAD-5.2": Rule(instead_of=("STAD-6.5",)),
    "VERRAAD-6.1": Rule(instead_of=("STAD-7.2",)),
    "VERRAAD-6.2": Rule(instead_of=("STAD-7.5",)),
    "VERRAAD-9.3": Rule(instead_of=("STAD-8.7",)),
    "VERRAAD-11.1": Rule(instead_of=("STAD-9.1",)),
    "VERRAAD-11.2": Rule(instead_of=("STAD-9.2", "STAD-9.3")),
    "VERRAAD-11.5": Rule(instead_of=("STAD-9.6",)),
    "VERRAAD-11.10": Rule(instead_of=("STAD-9.7",)),
}
# Values, as the rules ask for them.
BESIDE_ACTIVE = next(option for option in OPTIONS if option.name == "raid_beside").place("active")
SHIELDS_ANY = next(option for option in OPTIONS if option.name == "tower_shields").place("any")
