"""Rattus: settle Europe where the rats are, for only there people thrive; then the plague comes.

By Åse and Henrik Berg (White Goblin Games, 2010), for two to four. The rules as implemented: docs/games/rattus.md.
"""

from pathlib import Path

from turncoat.games.game import Game, Option
from turncoat.games.rattus import actions, advice, hidden, rules, scene, sentences, tables, why
from turncoat.games.rattus.state import State

GAME = Game(
    name="rattus",
    title="Rattus",
    designer="Åse Berg, Henrik Berg",
    publisher="White Goblin Games",
    year=2010,
    rules_version=2,
    seats=(2, 3, 4),
    options=(
        Option("start_player", ("lot", "first"), "RAT-0.1: the rulebook lets the youngest begin"),
        Option(
            "removed_rats_3p",
            ("8", "6"),
            "RAT-0.4: the Dutch rulebook removes 8 with three seats, two reviewers of others 6",
        ),
        Option(
            "turn_order",
            ("fixed", "free"),
            "RAT-1.4: the English and German rulebooks leave the order of card and cubes free",
        ),
        Option(
            "ability_window",
            ("reveal", "pawn"),
            "RAT-4.1: the sources differ on whether powers end when the pawn moves",
        ),
        Option(
            "end_by_cubes",
            ("end", "during"),
            "RAT-5.1: the English rulebook looks at the end of the turn, the Dutch names the turn in which it happens",
        ),
        Option(
            "final_pawn",
            ("turn", "owned"),
            "RAT-5.6: the rulebook does not say whether the pawn counts for a knight without a last turn",
        ),
        Option(
            "second_majority",
            ("anew", "first"),
            "RAT-3.6: the Dutch rulebook says that M strikes who had the majority at first, of other symbols; of a second M it says nothing",
        ),
    ),
    presets={
        "standard": {
            "start_player": "lot",
            "removed_rats_3p": "8",
            "turn_order": "fixed",
            "ability_window": "reveal",
            "end_by_cubes": "end",
            "final_pawn": "turn",
            "second_majority": "anew",
        },
        "free-order": {
            "start_player": "lot",
            "removed_rats_3p": "6",
            "turn_order": "free",
            "ability_window": "reveal",
            "end_by_cubes": "end",
            "final_pawn": "turn",
            "second_majority": "anew",
        },
    },
    folder=Path(__file__).parent,
    components=tables.DIGEST,
    most_legal=128,
    most_steps=5000,
    most_events=256,
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
    prior=advice.prior,
    value=advice.value,
    space=actions.SPACE,
    why=why.why,
    because=why.because,
    redact=hidden.redact,
    say_action=sentences.say_action,
    say_event=sentences.say_event,
    verdict=sentences.verdict,
    prompt=sentences.prompt,
    scene=scene.scene,
    pieces=scene.pieces,
)
