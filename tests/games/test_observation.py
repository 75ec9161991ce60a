"""What each number of an observation means: the names that a game declares, and the numbers that it writes."""

import pytest

from tests.support import Played, Setting, every_game, law, observed
from turncoat.games import Game
from turncoat.games.observation import FIELD, FLAG, Numbers, counts, each, field_writer, group, one_of, runs_of
from turncoat.games.rattus.tables import REGION_NAMES
from turncoat.games.verraeter.tables import LAND_NAMES, SUPPLY
from turncoat.kernel import AnyState


class Leg(Numbers):
    LENGTH = "how long it is"
    LAME = "whether it is lame", FLAG


class Table(Numbers):
    AGE = "years", FIELD
    WOOD = "which", one_of(("oak", "elm"))
    LEG = "its legs", each(2, Leg)
    SPARE = "a leg in the cellar", group(Leg)


def test_names_and_places_follow_from_the_declaration() -> None:
    assert [name for run in runs_of(Table) for name in run.names] == [
        *("age", "wood.oak", "wood.elm"),
        *("leg[0].length", "leg[0].lame", "leg[1].length", "leg[1].lame", "spare.length", "spare.lame"),
    ]
    assert [run.first for run in runs_of(Table)] == [0, 1, 3, 4, 5, 6, 7, 8]
    assert (Table.LEG, Table.SPARE, Leg.LAME) == (3, 7, 1)


def test_only_fields_are_written_from_the_record() -> None:
    class Bench:
        age = 7

    out = [0] * 9
    field_writer(Table)(Bench(), out)
    assert out == [7, *[0] * 8]


def test_a_member_that_hides_the_things_that_are_meant_is_noticed() -> None:
    with pytest.raises(TypeError, match="hides"):
        counts(("how many play", FIELD))


@every_game
def test_names_are_unique_and_as_many_as_the_numbers(game: Game) -> None:
    assert len(game.observed) == len(set(game.observed)) == game.observation


@law
def test_numbers_are_of_the_kinds_that_are_declared(setting: Setting, played: Played) -> None:
    """Fields are the record's; flags are 0 or 1; of a one-of at most one is set."""
    runs = list(runs_of(setting.game.numbers))
    for step in played.moments():
        for seat in range(setting.seats):
            numbers = observed(setting.game, step.state, seat)
            for run in runs:
                mine = numbers[run.first : run.first + len(run.labels)]
                if run.kind == "field":
                    assert mine == [getattr(step.state, run.name)]
                elif run.kind != "count":
                    assert set(mine) <= {0, 1}, run.name
                    assert run.kind == "flag" or sum(mine) <= 1, run.name


# Some named numbers of each game, as its record has them.

CITY, EIGHT, GALLIA = LAND_NAMES.index("city"), SUPPLY.index(8), REGION_NAMES.index("gallia")


def kuhn(s: AnyState, seat: int) -> dict[str, int]:
    return {f"stake[{other}]": s.stake[other] for other in range(2)} | {"card.king": int(s.card[seat] == 2)}


def verraeter(s: AnyState, seat: int) -> dict[str, int]:
    seats = {f"seat[{turn}].points": s.score[(seat + turn) % s.seats] for turn in range(s.seats)}
    lands = {f"place[{place}].land.city": int(s.land[place] == CITY) for place in range(len(s.land))}
    return {**seats, **lands, "hand.8": s.hand[seat][EIGHT], "seat[0].decides": int(s.mover == seat)}


def rattus(s: AnyState, seat: int) -> dict[str, int]:
    seats = {f"seat[{turn}].stock": s.stock[(seat + turn) % s.seats] for turn in range(s.seats)}
    cubes = {f"region.gallia.cubes[{turn}]": s.cubes[GALLIA][(seat + turn) % s.seats] for turn in range(s.seats)}
    rats = {f"region.gallia.rat[{rat}].lies_there": int(rat < s.rats[GALLIA]) for rat in range(3)}
    return {**seats, **cubes, **rats, "region.gallia.pawn": int(s.pawn == GALLIA)}


def ontembare_stad(s: AnyState, seat: int) -> dict[str, int]:
    if s.orders != s.seats:
        return {}
    orders = {f"order[{turn}].stones": s.stones[(seat + turn) % s.seats] for turn in range(s.seats)}
    points = {f"order[{turn}].owns.points": s.score[(seat + turn) % s.seats] for turn in range(s.seats)}
    return {**orders, **points, "black.points": s.score[5], "area.i0.tower": s.towers & 1}


NAMED = {"kuhn": kuhn, "verraeter": verraeter, "rattus": rattus, "ontembare_stad": ontembare_stad}


@law
def test_a_named_number_is_what_its_name_says(setting: Setting, played: Played) -> None:
    for step in played.moments():
        for seat in range(setting.seats):
            named = dict(zip(setting.game.observed, observed(setting.game, step.state, seat), strict=True))
            wanted = NAMED[setting.game.name](step.state, seat)  # a new game names a few of its numbers here
            assert {name: named[name] for name in wanted} == wanted
