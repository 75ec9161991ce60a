"""Rattus: settle Europe where the rats are, for only there people thrive; then the plague comes.

By Åse and Henrik Berg (White Goblin Games, 2010), for two to four. The rules as implemented: docs/games/rattus.md.
"""

from pathlib import Path

from turncoat.games.events import rule_of_kind
from turncoat.games.game import Game
from turncoat.games.rattus import actions, advice, hidden, options, rules, scene, sentences, tables, why
from turncoat.games.rattus.events import What
from turncoat.games.rattus.state import State

GAME = Game(
    name="rattus",
    title="Rattus",
    designer="Åse Berg, Henrik Berg",
    publisher="White Goblin Games",
    year=2010,
    rules_version=2,
    seats=(2, 3, 4),
    options=options.OPTIONS,
    presets=options.PRESETS,
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
    events=What,
    because=rule_of_kind(What),
    say_action=sentences.say_action,
    say_field=sentences.SAY_FIELD,
    verdict=sentences.verdict,
    prompt=sentences.prompt,
    scene=scene.scene,
    pieces=scene.pieces,
)
