"""The settings of a search: which of the table's numbers hold for a match, and which are refused."""

import pytest

from turncoat.bots import settings
from turncoat.bots.search import Search
from turncoat.bots.settings import Settings, names_of, settings_of, table
from turncoat.games import GAMES, Invalid


def every_name() -> set[str]:
    """The names that a part of the table may have."""
    matches = ((game.name, preset, seats) for game in GAMES.values() for preset in game.presets for seats in game.seats)
    return {name for match in matches for name in names_of(*match)}


def test_settings_of_a_game_are_the_common_ones_with_its_own_in_their_place() -> None:
    kinds = {type(settings_of(game.name, preset, 2)) for game in GAMES.values() for preset in game.presets}
    assert kinds == {Settings}


def test_the_table_speaks_only_of_games_presets_and_seats_that_there_are() -> None:
    known = every_name()
    assert {key.removeprefix("learned-") for key in table()} <= known | {"slips"}
    assert table()["slips"].keys() <= known
    assert {"rattus-2", "ontembare_stad-verraad", "ontembare_stad-strategic-3", "verraeter-1998"} <= known
    assert known.isdisjoint({"ratus", "rattus-5", "rattus-verraad", "ontembare_stad-3-strategic"})


def test_every_number_of_the_table_is_one_that_a_search_takes() -> None:
    for numbers in (numbers for key, numbers in table().items() if key != "slips"):
        settings_of("kuhn", "standard", 2).changed(numbers)  # refuses what it can't take


def test_a_number_of_seats_may_have_settings_of_its_own() -> None:
    two, three, four = (settings_of("rattus", "standard", seats, judge=0) for seats in (2, 3, 4))
    assert two != three == four


def write_table(monkeypatch: pytest.MonkeyPatch, **parts: dict[str, int]) -> None:
    """Another table of settings, for one test; what is not given is as usual."""
    usual = {"every": table()["every"], "slips": table()["slips"]}
    monkeypatch.setattr(settings, "table", lambda: {**usual, **parts})
    monkeypatch.setattr(settings, "settings_of", settings.settings_of.__wrapped__)


def test_settings_of_a_preset_go_before_those_of_a_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {"ontembare_stad": 1, "ontembare_stad-3": 2, "ontembare_stad-strategic": 3, "ontembare_stad-strategic-3": 4}
    write_table(monkeypatch, **{name: {"taste": taste} for name, taste in parts.items()}, slips={"every": 0, **parts})
    for preset, seats, expected in (("basic", 2, 1), ("basic", 3, 2), ("strategic", 2, 3), ("strategic", 3, 4)):
        assert settings.settings_of("ontembare_stad", preset, seats).taste == expected
        assert settings.slips_of("ontembare_stad", preset, seats) == expected


def test_a_preset_may_have_a_judge_of_its_own_and_settings_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = {"learned-ontembare_stad-verraad": {"flatten": 30}, "learned-ontembare_stad": {"flatten": 20}}
    write_table(monkeypatch, **{"ontembare_stad-verraad": {"judge": 1}}, **learned)
    basic, verraad = (settings.settings_of("ontembare_stad", preset, 4) for preset in ("basic", "verraad"))
    assert (basic.judge, basic.flatten, verraad.judge, verraad.flatten) == (0, 100, 1, 30)
    assert settings.settings_of("ontembare_stad", "basic", 4, judge=1).flatten == 20


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(Invalid, match="no setting 'luck'; it has bias, cutoff"):
        settings_of("kuhn", "standard", 2).changed({"luck": 3})


@pytest.mark.parametrize(
    ("name", "number"), [("growth", 0), ("scale", 0), ("taste", -1), ("cutoff", -2), ("doubt", 101)]
)
def test_a_setting_out_of_its_range_is_refused(name: str, number: int) -> None:
    with pytest.raises(Invalid, match=f"a search's {name} is from"):
        Search(GAMES["kuhn"], {name: number})
