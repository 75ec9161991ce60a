"""De Ontembare Stad: five orders of knights build up a walled city, and one of their Grand Masters will be its king.

By Hans van Tol (The Game Master, 2003), for two to five; with its expansion Het Verraad (2008). The rules as implemented:
docs/games/ontembare_stad.md, docs/games/het_verraad.md.
"""

from pathlib import Path

from turncoat.games.game import Game
from turncoat.games.ontembare_stad import actions, advice, hidden, options, rules, sentences, tables, why
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.scene import build
from turncoat.games.ontembare_stad.scene.printed import PRINTED
from turncoat.games.ontembare_stad.state import State

GAME = Game(
    name="ontembare_stad",
    title="De Ontembare Stad",
    designer="Hans van Tol",
    publisher="The Game Master",
    year=2003,
    rules_version=2,
    seats=(2, 3, 4, 5),
    options=options.OPTIONS,
    presets=options.PRESETS,
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
    prior=advice.prior,
    value=advice.value,
    space=actions.SPACE,
    why=why.why,
    events=What,
    because=why.because,
    say_action=sentences.say_action,
    say_field=sentences.SAY_FIELD,
    verdict=why.verdict,
    prompt=sentences.prompt,
    scene=build.scene,
    printed=PRINTED,
    pieces=build.pieces,
)
