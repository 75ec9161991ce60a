"""De Ontembare Stad: five orders of knights build up a walled city, and one of their Grand Masters will be its king.

By Hans van Tol (The Game Master, 2003), for two to five; with its expansion Het Verraad (2008). The rules as implemented:
docs/games/ontembare_stad.md, docs/games/het_verraad.md.
"""

from pathlib import Path

from turncoat.games.game import Game, Pace
from turncoat.games.ontembare_stad import options
from turncoat.games.parts import parts_of

GAME = Game(
    name="ontembare_stad",
    title="De Ontembare Stad",
    designer="Hans van Tol",
    publisher="The Game Master",
    year=2003,
    rules_version=3,
    seats=(2, 3, 4, 5),
    pace=Pace(minutes=(75, 90), heaviness=3),
    paces={
        "strategic": Pace(minutes=(105, 120), heaviness=3),
        "verraad": Pace(minutes=(90, 120), heaviness=4),
    },
    options=options.OPTIONS,
    presets=options.PRESETS,
    folder=Path(__file__).parent,
    rule_table=options.RULES,
    most_legal=256,
    most_steps=20_000,
    most_events=48,
    **parts_of(__name__),
)
