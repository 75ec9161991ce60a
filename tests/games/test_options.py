"""An option that matters only in some modes is offered only there; so elsewhere it must make no difference."""

import pytest

from tests.support import every_game
from turncoat.games import GAMES, NOBODY, Game, Invalid, play_many

# game, preset, option, another value
IDLE = [
    (game.name, preset, option.name, value)
    for game in GAMES.values()
    for preset, chosen in game.presets.items()
    for option in game.options
    for value in option.values
    if not option.matters(chosen) and value != chosen[option.name]
]


@every_game
def test_an_option_matters_by_options_that_there_are(game: Game) -> None:
    values = {option.name: set(option.values) for option in game.options}
    values["seats"] = set(map(str, game.seats))
    for option in game.options:
        for other, needed in option.only.items():
            assert other != option.name
            assert set(needed) < values[other]


# Options that make fields of other names; all others have a field of their own.
DERIVED = {"ontembare_stad": {"mode", "two_player_variant"}}


@every_game
def test_each_option_is_in_the_record_by_its_name(game: Game) -> None:
    derived = DERIVED.get(game.name, set())
    for option in game.options:
        for place, value in enumerate(option.values):
            state = game.new(game.seats[0], game.choose_options(changes={option.name: value}))
            if option.name not in derived:
                assert getattr(state, option.name) == place == option.place(value)


@every_game
def test_every_view_tells_the_preset(game: Game) -> None:
    for preset in game.presets:
        for seats in game.seats:
            state = game.new(seats, game.choose_options(preset))
            assert {game.preset_at(game.view(state, seat)) for seat in (NOBODY, *range(seats))} == {preset}


def test_the_expansion_with_half_its_options_changed_is_still_the_expansion() -> None:
    """More of them are like those of the strategic variant, but it is the mode that makes an edition."""
    game = GAMES["ontembare_stad"]
    like_strategic = {"demolish_cost": "5", "demolish_card": "discard", "red_card_same_turn": "no"}
    assert game.nearest_preset(game.choose_options("verraad", like_strategic)) == "verraad"


def test_there_are_options_that_do_not_always_matter() -> None:
    assert ("ontembare_stad", "basic", "gate_step", "2") in IDLE
    assert ("ontembare_stad", "verraad", "equal_turns", "no") in IDLE
    assert not any(name == "verraad" and option == "gate_step" for _, name, option, _ in IDLE)


@pytest.mark.parametrize(("name", "preset", "option", "value"), IDLE)
def test_where_an_option_does_not_matter_it_makes_no_difference(
    name: str, preset: str, option: str, value: str
) -> None:
    """The same games, whichever way"""
    game = GAMES[name]
    chosen = game.choose_options(preset)
    for seats in (game.seats[0], game.seats[-1]):
        one, two = (play_many(game, 60, 5, seats=seats, options=o) for o in (chosen, {**chosen, option: value}))
        assert one.points.tolist() == two.points.tolist()
        assert one.ranks.tolist() == two.ranks.tolist()
        assert one.steps.tolist() == two.steps.tolist()


def test_an_option_under_its_former_and_its_present_name_is_refused() -> None:
    twice = {"grootmacht_tie": "first_to_reach", "great_power_tie": "supply"}
    with pytest.raises(Invalid, match="great_power_tie is given twice, also under its former name grootmacht_tie"):
        GAMES["ontembare_stad"].choose_options("strategic", twice)
