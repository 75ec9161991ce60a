"""Kuhn poker, the smallest game with a bluff: two seats, three cards, one coin to bet. Our template and test subject.

H. W. Kuhn, "A simplified two-person poker" (1950). Under optimal play the first seat loses 1/18 of a coin a game.
"""

from pathlib import Path

from turncoat.games.events import rule_of_kind
from turncoat.games.game import Game, points_decide
from turncoat.games.kuhn import actions, advice, hidden, rules, scene, sentences, tables, why
from turncoat.games.kuhn.events import What
from turncoat.games.kuhn.state import State

GAME = Game(
    name="kuhn",
    title="Kuhn poker",
    designer="Harold W. Kuhn",
    publisher="",
    year=1950,
    rules_version=1,
    seats=(2,),
    options=(),
    presets={"standard": {}},
    folder=Path(__file__).parent,
    components=tables.DIGEST,
    most_legal=3,
    most_steps=5,
    most_events=6,
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
