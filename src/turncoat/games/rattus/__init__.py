"""Rattus: settle Europe where the rats are, because only there do people thrive; then the plague comes.

By Åse and Henrik Berg (White Goblin Games, 2010), for two to four. The rules as implemented: docs/games/rattus.md.
"""

from pathlib import Path

from turncoat.games.game import Game, Pace
from turncoat.games.parts import parts_of
from turncoat.games.rattus.options import OPTIONS, PRESETS, RULES

GAME = Game(
    name="rattus",
    title="Rattus",
    designer="Åse Berg, Henrik Berg",
    publisher="White Goblin Games",
    year=2010,
    rules_version=2,
    seats=(2, 3, 4),
    pace=Pace(minutes=(45, 45), heaviness=1),
    options=OPTIONS,
    presets=PRESETS,
    folder=Path(__file__).parent,
    rule_table=RULES,
    most_legal=128,
    most_steps=5000,
    most_events=256,
    **parts_of(__name__),
)
