"""De Ontembare Stad: five orders of knights build up a walled city, and one of their Grand Masters will be its king.

By Hans van Tol (The Game Master, 2003), for two to five; with its expansion Het Verraad (2008). The rules as implemented:
docs/games/ontembare_stad.md, docs/games/het_verraad.md.
"""

from pathlib import Path

from turncoat.games.game import Game
from turncoat.games.ontembare_stad import actions, hidden, rules, sentences, tables, why
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.scene import build
from turncoat.games.ontembare_stad.scene.printed import PRINTED
from turncoat.games.ontembare_stad.state import State
from turncoat.games.ontembare_stad.verraad import advice as advice_verraad
from turncoat.games.ontembare_stad.verraad import why as why_verraad
from turncoat.games.options import Option

BASIC = {
    "mode": "basic",
    "start_player": "lot",
    "pawn_rounding": "up",
    "demolish_cost": "5",
    "demolish_card": "discard",
    "equal_turns": "no",
    "red_card_same_turn": "no",
    "great_power_tie": "supply",
    "two_player_variant": "none",
    "gate_step": "1",
    "attack_own_area": "no",
    "swap_any_token": "no",
    "swap_moves_marker": "no",
    "master_triggers_end": "yes",
    "master_wins_ties": "no",
    "protection_stops_attack": "no",
    "blockade_stops_conquest": "no",
}
VERRAAD = {
    **BASIC,
    "mode": "verraad",
    "demolish_cost": "0",
    "demolish_card": "removed",
    "equal_turns": "yes",
    "red_card_same_turn": "yes",
}
WITH_POWERS = {"mode": ("strategic", "verraad")}
IN_VERRAAD = {"mode": ("verraad",)}

GAME = Game(
    name="ontembare_stad",
    title="De Ontembare Stad",
    designer="Hans van Tol",
    publisher="The Game Master",
    year=2003,
    rules_version=2,
    seats=(2, 3, 4, 5),
    options=(
        Option(
            "mode",
            ("basic", "strategic", "verraad"),
            "STAD-8: the rulebook has the basic game and a strategic variant; Het Verraad is an expansion of that",
        ),
        Option("start_player", ("lot", "first"), "STAD-0.1: the rulebook proposes a lot"),
        Option(
            "pawn_rounding",
            ("up", "down"),
            "STAD-3.1: the rule says down; the example of the same rulebook and the expansion say up",
        ),
        Option("demolish_cost", ("5", "0"), "STAD-5.8: the expansion demolishes for nothing"),
        Option("demolish_card", ("discard", "removed"), "STAD-5.8: in the expansion the card leaves the game"),
        Option(
            "equal_turns",
            ("no", "yes"),
            "STAD-9.3: the rulebook offers it, so that all have equal chances",
            {"mode": ("basic", "strategic")},
        ),
        Option(
            "red_card_same_turn",
            ("no", "yes"),
            "STAD-7.5: the rulebook's example forbids it, the expansion allows it in part",
        ),
        Option(
            "great_power_tie",
            ("supply", "first_to_reach"),
            "STAD-8.12: the rulebook does not say who gets a great power that was lost, when two others tie",
            WITH_POWERS,
            formerly="grootmacht_tie",
        ),
        Option(
            "two_player_variant",
            ("none", "five_areas", "two_orders"),
            "STAD-10: the rulebook offers both to two players",
        ),
        Option(
            "gate_step",
            ("1", "2"),
            "VERRAAD-7.3: the rulebook does not say how far it is from gate to gate",
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
    ),
    presets={"basic": BASIC, "strategic": {**BASIC, "mode": "strategic"}, "verraad": VERRAAD},
    folder=Path(__file__).parent,
    components=tables.DIGEST,
    most_legal=256,
    most_steps=20_000,
    most_events=48,
    observation=hidden.OBSERVATION,
    state=State,
    setup=rules.setup,
    legal=rules.legal,
    weight=rules.weight,
    apply=rules.apply,
    scores=rules.scores,
    hide=hidden.hide,
    resample=hidden.resample,
    observe=hidden.observe,
    prior=advice_verraad.prior,
    value=advice_verraad.value,
    space=actions.SPACE,
    why=why_verraad.why,
    events=What,
    because=why.because,
    say_action=sentences.say_action,
    say_field=sentences.SAY_FIELD,
    verdict=why_verraad.verdict,
    prompt=sentences.prompt,
    scene=build.scene,
    printed=PRINTED,
    pieces=build.pieces,
)
