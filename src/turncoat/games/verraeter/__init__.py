"""Verräter: two princely houses, twelve lands in a ring, and six roles, one of which changes sides.

By Marcel-André Casasola Merkle (Adlung-Spiele, 1998), for three or four. The rules as implemented: docs/games/verraeter.md.
"""

from pathlib import Path

from turncoat.games.game import Game, Option, points_decide
from turncoat.games.verraeter import actions, advice, hidden, rules, scene, sentences, tables, why
from turncoat.games.verraeter.state import State

GAME = Game(
    name="verraeter",
    title="Verräter",
    designer="Marcel-André Casasola Merkle",
    publisher="Adlung-Spiele",
    year=1998,
    rules_version=1,
    seats=(3, 4),
    options=(
        Option(
            "start_hand",
            ("3-4-5", "random"),
            "VER-0.6: the older rulebook gives everyone a 3, a 4 and a 5, the newer three cards blind",
        ),
        Option("united_diplomat_switches", ("off", "on"), "VER-4.3: only the newer rulebook has this rule"),
        Option(
            "tie_pays_roles",
            ("off", "on"),
            "VER-5.3: the older rulebook, probably by a slip of translation, pays no role in a tie",
        ),
        Option("builder_may_turn_when_moving", ("off", "on"), "VER-7.3: only the newer rulebook forbids it"),
    ),
    presets={
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
            "builder_may_turn_when_moving": "on",
        },
    },
    folder=Path(__file__).parent,
    components=tables.DIGEST,
    most_legal=32,
    most_steps=500,
    most_events=64,
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
    verdict=points_decide,
    prompt=sentences.prompt,
    scene=scene.scene,
    pieces=scene.pieces,
)
