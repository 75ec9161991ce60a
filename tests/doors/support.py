"""What the tests of several doors share."""

from collections.abc import Collection

import pytest

from tests.support import Setting, presets, thorough
from turncoat.games import GAMES


def one_of_each(games: Collection[str]) -> pytest.MarkDecorator:
    """Every preset with every number of seats; in `make test` one setting of each of these games."""

    def is_first(setting: Setting) -> bool:
        return setting.seats == setting.game.seats[0] and setting.label == setting.game.default_preset

    return pytest.mark.parametrize(
        "setting",
        [
            pytest.param(setting, marks=() if setting.game.name in games and is_first(setting) else thorough)
            for setting in presets()
        ],
        ids=str,
    )


one_of_each_game = one_of_each(GAMES)
