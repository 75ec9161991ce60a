"""De Ontembare Stad: the rulebook's worked example, move by move: Mark, Marieke and Peter."""

import pytest

from tests.games.stad_table import Game
from turncoat.games.ontembare_stad.events import What
from turncoat.games.ontembare_stad.state import Phase
from turncoat.games.ontembare_stad.tables import BONUS, COST, ON_ROAD

MARK, MARIEKE, PETER = "ABC"


@pytest.fixture
def game() -> Game:
    """STAD-0.1, STAD-0.3: Mark begins; the hands are what the example has them play."""
    game = Game(3)
    hands = (
        "tolhuis",
        "kapel",
        "waterput",
        "graanmolen",
        "waterput",
        "smederij",
        "vestingstoren",
        "opera",
        "dienstverblijf",
    )
    game.do("lot:0", *(f"card:{kind}" for kind in hands))
    return game


def choose_areas(game: Game) -> None:
    """STAD-0.5: Peter first, then Marieke, then Mark, three times."""
    for name in ("o21", "o12", "m3", "m11", "m15", "o14", "m4", "o6", "o9"):
        game.do(f"start:{name}")


def test_the_starting_areas(game: Game) -> None:
    """STAD-0.5, STAD-0.7: five, three and two dots make ten; the first has a road and a bonus of 2"""
    choose_areas(game)
    s = game.state
    own = [i for i in range(len(COST)) if s.owned[0] >> i & 1]
    assert sorted(COST[i] for i in own) == [2, 3, 5]
    dear = next(i for i in own if COST[i] == 5)
    assert BONUS[dear] == 2
    assert ON_ROAD >> dear & 1
    assert game.stones == [5, 5, 5]
    assert game.scores == [0, 0, 0]


def test_the_first_four_turns(game: Game) -> None:
    """STAD-1.5, STAD-3.1, STAD-5.1, STAD-7.2, STAD-1.4"""
    choose_areas(game)

    game.do("card:burgerwoning")  # no income: nobody has a building
    assert not game.happened(What.INCOME)
    game.do("build:tolhuis", "site:m3", "build:kapel", "site:o9", "done")
    assert (game.stones, game.scores) == ([0, 5, 5], [5, 0, 0])
    assert "burgerwoning" in game.hand(MARK)
    assert not game.happened(What.DREW)

    game.do("card:paardenstal")
    assert not game.happened(What.INCOME)
    game.do("build:graanmolen", "site:o12", "build:paardenstal", "site:o6", "area:o13", "done")
    assert (game.stones, game.scores) == ([0, 2, 5], [5, 2, 0])
    assert game.told(What.RED) == [(1, 2)]
    game.do("draw:gift")  # and Marieke's turn is over: she may not play it
    assert game.influence(MARIEKE) == ["gift"]
    assert game.told(What.TURN) == [(2,)]

    game.do("card:goede_oogst")
    assert game.stones == [0, 5, 5]
    game.do("card:pakhuis")
    assert game.stones == [5, 5, 5]  # Mark's toll house: 3 and the bonus of 2
    game.do("pawn-sell:vestingstoren", "build:opera", "site:o21", "build:dienstverblijf", "site:m11", "done")
    assert (game.stones, game.scores) == ([5, 5, 0], [5, 2, 6])
    assert game.pawnshop == ["vestingstoren"]
    assert game.hand(PETER) == ["pakhuis"]
    assert not game.happened(What.DREW)

    game.do("card:vestingstoren")  # a city building: tax, but nobody has more than five
    assert not game.happened(What.TAXED)
    assert game.stones == [7, 5, 5]
    assert game.phase == Phase.ACTIONS
