"""Kuhn poker, the smallest game with a bluff: two seats, three cards, one coin to bet. Our template and test subject.

H. W. Kuhn, "A simplified two-person poker" (1950). Under optimal play the first seat loses 1/18 of a coin a game.
"""

from pathlib import Path

from turncoat.games.game import Game, Pace
from turncoat.games.parts import parts_of

GAME = Game(
    name="kuhn",
    title="Kuhn poker",
    designer="Harold W. Kuhn",
    publisher="",
    year=1950,
    rules_version=1,
    seats=(2,),
    pace=Pace(minutes=(1, 1), heaviness=1),
    is_for_research=True,
    options=(),
    presets={"standard": {}},
    folder=Path(__file__).parent,
    most_legal=3,
    most_steps=5,
    most_events=6,
    **parts_of(__name__),
)
