"""What the tests of several doors share."""

import pytest

from tests.support import presets, thorough

one_of_each_game = pytest.mark.parametrize(
    "setting",
    [
        pytest.param(setting, marks=() if setting.seats == setting.game.seats[0] and is_default else thorough)
        for setting in presets()
        for is_default in [setting.label == setting.game.default_preset]
    ],
    ids=str,
)
