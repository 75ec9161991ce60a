"""Verräter: two princely houses, twelve lands in a ring, and six roles, one of which changes sides.

By Marcel-André Casasola Merkle (Adlung-Spiele, 1998), for three or four. The rules as implemented: docs/games/verraeter.md.
"""

from pathlib import Path

from turncoat.games.events import rule_of_kind
from turncoat.games.game import Game, points_decide
from turncoat.games.verraeter import actions, advice, hidden, options, rules, scene, sentences, tables, why
from turncoat.games.verraeter.events import What
from turncoat.games.verraeter.state import State

GAME = Game(
    name="verraeter",
    title="Verräter",
    designer="Marcel-André Casasola Merkle",
    publisher="Adlung-Spiele",
    year=1998,
    rules_version=1,
    seats=(3, 4),
    options=options.OPTIONS,
    presets=options.PRESETS,
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
    events=What,
    because=rule_of_kind(What),
    say_action=sentences.say_action,
    say_field=sentences.SAY_FIELD,
    verdict=points_decide,
    prompt=sentences.prompt,
    scene=scene.scene,
    pieces=scene.pieces,
)
