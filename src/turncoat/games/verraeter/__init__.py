"""Verräter: two princely houses, twelve lands in a ring, and six roles, one of which changes sides.

By Marcel-André Casasola Merkle (Adlung-Spiele, 1998), for three or four. The rules as implemented: docs/games/verraeter.md.
"""

from pathlib import Path

from turncoat.games.game import Game, Pace
from turncoat.games.parts import parts_of
from turncoat.games.verraeter.options import OPTIONS, PRESETS

GAME = Game(
    name="verraeter",
    title="Verräter",
    designer="Marcel-André Casasola Merkle",
    publisher="Adlung-Spiele",
    year=1998,
    rules_version=1,
    seats=(3, 4),
    pace=Pace(minutes=(45, 60), heaviness=2),
    options=OPTIONS,
    presets=PRESETS,
    folder=Path(__file__).parent,
    most_legal=32,
    most_steps=500,
    most_events=64,
    **parts_of(__name__),
)
